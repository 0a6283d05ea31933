public import Foundation

/// A search of a view controller's content: a search bar, and results in the same view controller
/// or in a separate one.
///
/// Set it as `navigationItem.searchController` to show its bar below the title. The search begins
/// when the field is tapped, and ends with the cancel button or the Escape key. While it is active,
/// the searched view controller presents it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scope control of the bar is shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The default: while the search is active.
    case automatic = 0
    /// Controlled by the bar's `showsScopeBar`.
    case manual = 1
    /// While the field contains text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  private let results: UIViewController?
  private let bar = UISearchBar()
  private let dimmingView = UIView()
  private var suggestionList: SearchSuggestionList?
  private var areResultsShown = false
  private(set) var isSearching = false
  /// The navigation item that contains the bar.
  weak var item: UINavigationItem?

  /// Makes a search controller.
  ///
  /// - Parameter searchResultsController: The view controller for the results; nil to show them in
  ///   the searched view controller.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    didInit()
  }

  /// Makes a search controller that shows results in the searched view controller; the arguments
  /// are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    didInit()
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    didInit()
  }

  private func didInit() {
    bar.searchController = self
    bar.placeholder = UIBarButtonItem.SystemItem.search.meaning(language: UIScreen.main.language)
    modalPresentationStyle = .custom
    presentationForWriting.coversOnlyItsPresenter = true
  }

  /// Updates the results when the search changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Receives the beginning and end of the search.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Where the reader types the search; the program or a navigation item shows it.
  open var searchBar: UISearchBar { bar }

  /// The view controller for the results; nil to show them in the searched view controller.
  open var searchResultsController: UIViewController? { results }

  /// Whether the navigation bar's title and buttons are hidden during the search; defaults to
  /// `true`.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the content is dimmed until results are shown; a tap on it then ends the search.
  ///
  /// Defaults to `false`.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { showResults() }
  }

  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the bar shows its cancel button during the search; defaults to `true`.
  open var automaticallyShowsCancelButton = true

  /// Whether the results are shown and hidden depending on whether the field contains text;
  /// defaults to `true`.
  open var automaticallyShowsSearchResultsController = true

  /// When the scope control of the bar is shown; defaults to `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// Whether the results are shown; setting it disables the automatic behavior.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      areResultsShown = newValue
      showResults()
    }
  }

  /// The search suggestions, shown in a list below the field while the search is active; nil or
  /// empty for no list.
  ///
  /// Update them when the text changes, and after a suggestion was selected.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showSuggestions() }
  }

  /// Whether the search is active.
  ///
  /// Setting it begins or ends the search with animation; it does not make the field first
  /// responder.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  // MARK: Beginning and ending

  /// The view controller that is searched.
  private var host: UIViewController? {
    var responder: UIResponder? = bar.superview
    while let current = responder {
      if let controller = current as? UIViewController {
        return (controller as? UINavigationController)?.shown ?? controller
      }
      responder = current.next
    }
    return nil
  }

  private func begin() {
    guard !isSearching, presentingViewController == nil else { return }
    host?.present(self, animated: true)
  }

  private func end() {
    guard isSearching, !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true)
  }

  override func makePresentationController() -> UIPresentationController {
    SearchPresentation(presentedViewController: self)
  }

  func searchWillBegin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    showScopes()
    showResults()
  }

  func searchWillEnd() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    bar.resignFirstResponder()
    bar.text = nil
    showScopes()
    update()
  }

  // MARK: Events of the search bar

  func editingDidBegin() {
    begin()
    update()
  }

  func textDidChange() {
    guard isSearching else { return }
    if automaticallyShowsSearchResultsController { areResultsShown = bar.text?.isEmpty == false }
    showResults()
    showScopes()
    update()
  }

  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    // Both may show that nothing was found.
    results?.setNeedsUpdateContentUnavailableConfiguration()
    host?.setNeedsUpdateContentUnavailableConfiguration()
  }

  private func showScopes() {
    guard scopeBarActivation != .manual, bar.scopeButtonTitles != nil else { return }
    let hasText = bar.text?.isEmpty == false
    bar.setShowsScope(
      isSearching && (scopeBarActivation != .onTextEntry || hasText),
      animated: false
    )
  }

  // MARK: The view

  /// Whether the content below is obscured and receives no touches.
  var coversScreen: Bool {
    (areResultsShown && results != nil) || obscures || searchSuggestions?.isEmpty == false
  }

  private var obscures: Bool { obscuresBackgroundDuringPresentation }

  /// Adds the results over the dimming view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.isActive = false }
    dimmingView.addGestureRecognizer(tap)
    view.addSubview(dimmingView)
    if let results {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    showSuggestions()
  }

  /// Shows the suggestions over the results, or hides them.
  private func showSuggestions() {
    guard isViewLoaded else { return }
    let suggestions = searchSuggestions ?? []
    if !suggestions.isEmpty || suggestionList != nil {
      let list = suggestionList ?? makeSuggestionList()
      list.suggestions = suggestions
      list.isHidden = suggestions.isEmpty
    }
    showResults()
  }

  private func makeSuggestionList() -> SearchSuggestionList {
    let list = SearchSuggestionList(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.onSelect = { [weak self] suggestion in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    view.addSubview(list)
    suggestionList = list
    return list
  }

  private func showResults() {
    guard isViewLoaded else { return }
    dimmingView.isHidden = !obscures
    results?.view.isHidden = !areResultsShown
    view.superview?.accessibilityViewIsModal = coversScreen
  }
}
