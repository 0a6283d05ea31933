public import Foundation

/// A bar with a field to search in, and a button to cancel where it is shown.
///
/// It is 56 points high. It searches nothing itself: its delegate is notified of the text.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  static let height: CGFloat = 56
  /// How high the bar is as a row of a navigation bar: less room above the field.
  static let compactHeight: CGFloat = 52
  static let scopeHeight: CGFloat = 44
  /// The height of a line above the field.
  static let promptHeight: CGFloat = 19
  static let margin: CGFloat = 8

  /// The field.
  open var searchTextField: UISearchTextField { ownTextField }

  /// The view above the keyboard, or at the lower edge of the window, while the reader types into
  /// the bar.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private let ownTextField = UISearchTextField()
  private let editing = SearchBarEditing()
  let cancelButton = UIButton(type: .system)
  private(set) var isCancelShown = false
  private(set) var scopeControl: UISegmentedControl?
  private var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  private(set) var isScopeShown = false
  private var scope = 0
  /// The search that the bar belongs to.
  weak var searchController: UISearchController?

  /// Is notified of what the reader does.
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

  /// The text in the field; the delegate does not hear of it when it is set.
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

  /// Whether the field can be used.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancelButton.isEnabled = newValue
      fieldStateDidChange()
    }
  }

  // MARK: What is typed

  /// Which letters become capitals by themselves, where the input method does that.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether the input method may correct words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether the input method may check the spelling.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// What the Return key of a keyboard on the screen says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether a keyboard on the screen, and what is shown in its place, is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; nil for anything.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Whether straight quotation marks that are typed become those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether two hyphens that are typed become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether spaces come and go with words that are pasted and cut.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// Whether letters are shown as dots, and neither learned nor copied.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  // MARK: Buttons

  /// Whether the button to cancel is shown.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set {
      searchController?.automaticallyShowsCancelButton = false
      setShowsCancelButton(newValue, animated: false)
    }
  }

  /// Shows the button to cancel, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// Whether a bookmark button stands at the end of the field, while there is nothing to clear.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { sideButtonDidChange() } }
  }

  /// Whether a button for a list of results stands at the end of the field, while there is nothing
  /// to clear; it takes the place of the bookmark button.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { sideButtonDidChange() } }
  }

  /// Whether the button for a list of results is on.
  open var isSearchResultsButtonSelected = false {
    didSet { sideButtonDidChange() }
  }

  var icons: [Icon: StateValues<UIImage>] = [:]

  /// Sets the image of an icon in a state; states without one show that of the normal state, and
  /// `nil` there the system's.
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

  /// The image of an icon in a state, as it was set.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    icons[icon]?[state]
  }

  /// Moves an icon from where it stands otherwise, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    noteAppearance("positionAdjustment", [UInt(bitPattern: icon.rawValue)]) {
      $0.setPositionAdjustment(adjustment, for: icon)
    }
    searchTextField.iconOffsets[icon] = adjustment
  }

  /// How far an icon was moved, in points.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  /// How far the text is from where it stands otherwise, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set {
      noteAppearance(\.searchTextPositionAdjustment, newValue)
      searchTextField.textOffset = newValue
    }
  }

  /// How far the field is from where it stands otherwise, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet {
      noteAppearance(
        \.searchFieldBackgroundPositionAdjustment,
        searchFieldBackgroundPositionAdjustment
      )
      setNeedsLayout()
    }
  }

  // MARK: The ground

  private(set) var backgroundImages = BarImages()
  /// What is behind the field, once there was an image or the bar reached up.
  var groundView: UIImageView?

  /// How the bar stands out from what is behind it.
  open var searchBarStyle = Style.default {
    didSet {
      noteAppearance(\.searchBarStyle, searchBarStyle)
      groundDidChange()
    }
  }

  /// How the ground looks without a color of its own: black, or none.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\.barStyle, barStyle)
      groundDidChange()
    }
  }

  /// Whether what is behind the bar shows where it has no ground of its own.
  ///
  /// `true` by default. A bar that is not translucent has an opaque ground.
  open var isTranslucent = true {
    didSet {
      noteAppearance(\.isTranslucent, isTranslucent)
      groundDidChange()
    }
  }

  private var fieldImages = StateValues<UIImage>()

  /// Sets the image behind the text in a state, in place of the field's own ground; the field is as
  /// high as the image.
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

  /// The image behind the text in a state, as it was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldImages[state]
  }

  /// The color of the ground; nil lets what is behind show.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      groundDidChange()
    }
  }

  /// The image of the ground; nil for none.
  open var backgroundImage: UIImage? {
    get { backgroundImages[.any, .default] }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the image of the ground of a bar in a place and of some metrics.
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

  /// The image of the ground of a bar in a place and of some metrics, as it was set.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  /// Where the bar is: anywhere, unless its delegate says otherwise.
  ///
  /// The ground of a bar that is attached to the top reaches up behind the status bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: The line above

  private(set) var promptLabel: UILabel?

  /// A line above the field, which makes the bar higher; nil for none.
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

  /// The scopes of the search: a control below the field, while ``showsScopeBar`` is on.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopeControl?.removeFromSuperview()
      scopeControl = scopeButtonTitles.map(makeScopeControl)
      heightDidChange()
    }
  }

  /// The place of the scope that is selected, from 0.
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      scope = newValue
      scopeControl?.selectedSegmentIndex = newValue
    }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { isScopeShown }
    set {
      if searchController != nil { searchController?.scopeBarActivation = .manual }
      setShowsScope(newValue, animated: false)
    }
  }

  /// Shows the scopes, or hides them.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != isScopeShown else { return }
    isScopeShown = show
    guard animated, window != nil else { return heightDidChange() }
    UIView.animate(withDuration: 0.25) { self.heightDidChange() }
  }

  var takesScopeRoom: Bool { isScopeShown && scopeControl != nil }

  private static let scopeStates: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected,
  ]

  /// Sets the attributes of the titles of scopes in a state.
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

  /// The attributes of the titles of scopes in a state, as they were set.
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

  /// Puts the field beside the cancel button, and the scopes below.
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
