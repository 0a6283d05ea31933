public import Foundation

/// A search over a screen: a bar to type in, and the results, in the screen itself or in a
/// controller of their own.
///
/// Give it to `navigationItem.searchController` and its bar stands below the title. The search
/// begins as the reader taps into the field, and ends by the cancel button or by Escape. While it
/// is active it is presented by the screen.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes of the bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system thinks best: while the search is active.
    case automatic = 0
    /// Whenever the program says so, by the bar's `showsScopeBar`.
    case manual = 1
    /// While the field has text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  private let results: UIViewController?
  private let bar = UISearchBar()
  private let dimmingView = UIView()
  private var areResultsShown = false
  private(set) var isSearching = false
  /// The navigation item that the bar stands in.
  weak var item: UINavigationItem?

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: Shows the results; nil where the screen itself does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    didInit()
  }

  /// Makes a search whose results the screen itself shows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    didInit()
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    didInit()
  }

  private func didInit() {
    bar.searchController = self
    modalPresentationStyle = .custom
  }

  /// Shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is notified of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The bar to type in.
  open var searchBar: UISearchBar { bar }

  /// The controller that shows the results; nil where the screen itself does.
  open var searchResultsController: UIViewController? { results }

  /// Whether title and buttons of the navigation bar hide while the search is active; they do by
  /// default.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the screen is dimmed until there are results to show, so that a tap on it ends the
  /// search.
  ///
  /// `false` by default.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { showResults() }
  }

  /// Whether the bar shows its cancel button while the search is active.
  open var automaticallyShowsCancelButton = true

  /// Whether the results show as soon as there is text, and hide with it.
  open var automaticallyShowsSearchResultsController = true

  /// When the scopes of the bar are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// Whether the results are shown; setting it makes them stay so.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      areResultsShown = newValue
      showResults()
    }
  }

  /// Whether the search is going on.
  ///
  /// Setting it begins or ends the search, with animation; the field is not edited by that.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  // MARK: Beginning and ending

  /// The screen that is searched.
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

  // MARK: What the bar says

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
    // Both may say that nothing was found.
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

  /// Whether what lies below can't be seen or touched.
  var coversScreen: Bool { (areResultsShown && results != nil) || obscures }

  private var obscures: Bool { obscuresBackgroundDuringPresentation }

  /// Puts the results over a ground that dims the screen.
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
    showResults()
  }

  private func showResults() {
    guard isViewLoaded else { return }
    dimmingView.isHidden = !obscures
    results?.view.isHidden = !areResultsShown
    view.superview?.accessibilityViewIsModal = coversScreen
  }
}
