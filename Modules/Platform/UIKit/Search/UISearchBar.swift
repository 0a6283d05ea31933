public import Foundation

/// A bar with a search field and an optional cancel button.
///
/// It is 56 points high. It performs no search: the delegate is notified of changes of the text.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  static let height: CGFloat = 56
  /// The height of the bar as a row of a navigation bar, with less padding above the field, in
  /// points.
  static let compactHeight: CGFloat = 52
  static let scopeHeight: CGFloat = 44
  /// The height of the prompt, in points.
  static let promptHeight: CGFloat = 19
  static let margin: CGFloat = 8

  /// The text field of the bar.
  open private(set) var searchTextField = UISearchTextField()

  /// The view above the keyboard, or at the bottom of the window, while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private let editing = SearchBarEditing()
  let cancelButton = UIButton(type: .system)
  private(set) var isCancelShown = false
  private(set) var scopeControl: UISegmentedControl?
  private var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  private(set) var isScopeShown = false
  private var scope = 0
  /// The search controller that owns the bar.
  weak var searchController: UISearchController?

  /// Receives the events of the bar.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { groundDidChange() }
  }

  override func didInit() {
    super.didInit()
    editing.bar = self
    searchTextField.delegate = editing
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        fieldStateDidChange()
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
      },
      for: .editingChanged
    )
    addSubview(searchTextField)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
      },
      for: .primaryActionTriggered
    )
    addSubview(cancelButton)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The text in the field; setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      fieldStateDidChange()
      searchController?.textDidChange()
    }
  }

  /// The placeholder of the field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the field is enabled.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancelButton.isEnabled = newValue
      fieldStateDidChange()
    }
  }

  // MARK: Text

  /// The automatic capitalization, if the input method supports it.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether the input method autocorrects words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether the input method checks the spelling.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The keys for the search text, passed on to the text field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// Whether the Return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The label of the Return key on an on-screen keyboard.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// The light or dark appearance of an on-screen keyboard and of input views.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The semantic meaning of the text; nil if unspecified.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Whether typed straight quotation marks are replaced by those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether two typed hyphens are replaced by a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether spaces are inserted and deleted around pasted and cut words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// Whether the text is shown as dots, and neither learned nor copied.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  // MARK: Buttons

  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set {
      searchController?.automaticallyShowsCancelButton = false
      setShowsCancelButton(newValue, animated: false)
    }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// Whether the field has a bookmark button at its end while the clear button is hidden.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { sideButtonDidChange() } }
  }

  /// Whether the field has a results list button at its end while the clear button is hidden; it
  /// replaces the bookmark button.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { sideButtonDidChange() } }
  }

  /// Whether the results list button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { sideButtonDidChange() }
  }

  var icons: [Icon: StateValues<UIImage>] = [:]

  /// Sets the image of an icon for a state; a state without an image uses that of the normal state,
  /// and nil for that state restores the system's.
  open func setImage(
    _ iconImage: UIImage?,
    for icon: UISearchBar.Icon,
    state: UIControl.State
  ) {
    noteAppearance("image", [UInt(bitPattern: icon.rawValue), state.rawValue]) {
      $0.setImage(iconImage, for: icon, state: state)
    }
    icons[icon, default: StateValues()][state] = iconImage
    showIcon(icon)
  }

  /// Returns the image that was set for an icon and a state.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    icons[icon]?[state]
  }

  /// Moves an icon from its default position, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    noteAppearance("positionAdjustment", [UInt(bitPattern: icon.rawValue)]) {
      $0.setPositionAdjustment(adjustment, for: icon)
    }
    searchTextField.iconOffsets[icon] = adjustment
  }

  /// Returns the offset of an icon from its default position, in points.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  /// The offset of the text from its default position, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set {
      noteAppearance(\.searchTextPositionAdjustment, newValue)
      searchTextField.textOffset = newValue
    }
  }

  /// The offset of the field from its default position, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet {
      noteAppearance(
        \.searchFieldBackgroundPositionAdjustment,
        searchFieldBackgroundPositionAdjustment
      )
      setNeedsLayout()
    }
  }

  // MARK: Background

  private(set) var backgroundImages = BarImages()
  /// The background view, made when an image is set or the bar extends behind the status bar.
  var groundView: UIImageView?

  /// The style of the background.
  open var searchBarStyle = Style.default {
    didSet {
      noteAppearance(\.searchBarStyle, searchBarStyle)
      groundDidChange()
    }
  }

  /// The background style without a background image: black or none.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\.barStyle, barStyle)
      groundDidChange()
    }
  }

  /// Whether the bar is translucent if it has no background image.
  ///
  /// `true` by default. A bar that is not translucent has an opaque background.
  open var isTranslucent = true {
    didSet {
      noteAppearance(\.isTranslucent, isTranslucent)
      groundDidChange()
    }
  }

  private var fieldImages = StateValues<UIImage>()

  /// Sets the background image of the search field for a state; the field has the height of the
  /// image.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    noteAppearance("searchFieldBackgroundImage", [state.rawValue]) {
      $0.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
    fieldImages[state] = backgroundImage
    searchTextField.show(grounds: fieldImages)
    setNeedsLayout()
  }

  /// Returns the background image of the search field set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldImages[state]
  }

  /// The background color; nil for a transparent background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      groundDidChange()
    }
  }

  /// The background image; nil for none.
  open var backgroundImage: UIImage? {
    get { backgroundImages[.any, .default] }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the background image for a position and metrics of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(
      "backgroundImage",
      [UInt(bitPattern: barPosition.rawValue), UInt(bitPattern: barMetrics.rawValue)]
    ) { $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
    backgroundImages[barPosition, barMetrics] = backgroundImage
    groundDidChange()
  }

  /// Returns the background image that was set for a position and metrics of the bar.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  /// The position of the bar from its delegate; defaults to any.
  ///
  /// The background of a bar with the position `topAttached` extends behind the status bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: The line above

  private(set) var promptLabel: UILabel?

  /// A line of text above the field, which increases the height of the bar; nil for none.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      let label = promptLabel ?? UILabel()
      if promptLabel == nil {
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        addSubview(label)
        promptLabel = label
      }
      label.text = prompt
      label.isHidden = prompt == nil
      groundDidChange()
      heightDidChange()
    }
  }

  // MARK: Scopes

  /// The titles of the scope control below the field, which is visible if ``showsScopeBar`` is
  /// `true`.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopeControl?.removeFromSuperview()
      scopeControl = scopeButtonTitles.map(makeScopeControl)
      heightDidChange()
    }
  }

  /// Which of `scopeButtonTitles` is chosen, from 0.
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      scope = newValue
      scopeControl?.selectedSegmentIndex = newValue
    }
  }

  /// Whether the scope control is shown.
  open var showsScopeBar: Bool {
    get { isScopeShown }
    set {
      if searchController != nil { searchController?.scopeBarActivation = .manual }
      setShowsScope(newValue, animated: false)
    }
  }

  /// Shows or hides the scope control.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != isScopeShown else { return }
    isScopeShown = show
    guard animated, window != nil else { return heightDidChange() }
    UIView.animate(withDuration: 0.25) { self.heightDidChange() }
  }

  var reservesScopeSpace: Bool { isScopeShown && scopeControl != nil }

  private static let scopeStates: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected,
  ]

  /// Sets the attributes of the scope titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance("scopeBarButtonTitleTextAttributes", [state.rawValue]) {
      $0.setScopeBarButtonTitleTextAttributes(attributes, for: state)
    }
    scopeAttributes[state] = attributes
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes that were set for the scope titles and a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state]
  }

  private func makeScopeControl(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    scope = 0
    control.selectedSegmentIndex = 0
    control.isHidden = true
    for state in Self.scopeStates {
      control.setTitleTextAttributes(scopeAttributes[state], for: state)
    }
    control.addAction(
      UIAction { [weak self] in
        guard let self, let control = $0.sender as? UISegmentedControl else { return }
        scope = control.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
        searchController?.update()
      },
      for: .valueChanged
    )
    addSubview(control)
    return control
  }

  private func heightDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    searchController?.item?.bar?.onChange?()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Layout

  /// Lays out the field beside the cancel button, and the scope control below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }
}
