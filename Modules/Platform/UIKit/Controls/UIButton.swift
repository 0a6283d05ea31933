import CoreGraphics
public import Foundation

/// A control that does something when it is tapped.
///
/// Give it a ``Configuration`` (titles, image, ground and their appearance in one value), or set
/// titles and images for each state. With a configuration, the latter are its title and image where
/// it has none itself.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What the button looks like by default.
  open private(set) var buttonType = ButtonType.custom

  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  var storedTitleLabel: UILabel?
  var storedSubtitleLabel: UILabel?
  var storedImageView: UIImageView?
  var storedIndicator: UIActivityIndicatorView?
  var ground: ShownBackground?
  var backgroundImageView: UIImageView?

  /// Where the image behind the content is; nil for the whole of the bounds.
  var backgroundImageFrame: ((_ bounds: CGRect, _ image: UIImage) -> CGRect)? {
    didSet { setNeedsLayout() }
  }
  /// Called after the reader chose something in the menu.
  var onMenuChoice: (() -> Void)?
  private var storedMenu: UIMenu?
  /// The menu of a button that shows which of its elements is on; nil for others.
  private(set) var choiceMenu: UIMenu?
  var storedPopUpSign: UIImageView?
  /// Shows that the pointer is over the button, where it does.
  var pointer: ButtonPointer?

  private var needsConfigurationUpdate = true
  private(set) var needsContentUpdate = true
  private(set) var isUpdatingContent = false

  // MARK: - Making a button

  override func didInit() {
    super.didInit()
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .close { configuration = .close }
    if let image = buttonType.image {
      images[.normal] = image
      symbolConfigurations[.normal] = UIImage.SymbolConfiguration(scale: .large)
    }
  }

  /// Makes a button of a type with the title, the image and the deed of an action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a button with the title, the image and the deed of an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration, and with the title, the image and the deed of an action.
  ///
  /// Without a configuration it is of the system type.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Configuration

  /// The content and appearance in one value; nil for a button made of titles and images by state.
  open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }

  /// Changes the configuration to the state, each time the state changed.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of state asks for an update of the configuration.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Changes the configuration to the state: calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Whether a tap turns ``UIControl/isSelected`` on and off; whether the button shows the element
  /// that is on in its ``menu``, one of which always is, where a tap opens that.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// The menu of the button, for a long press and the pointer's other button; for a tap too, where
  /// ``UIControl/showsMenuAsPrimaryAction`` is set.
  open var menu: UIMenu? {
    get { storedMenu }
    set {
      storedMenu = newValue
      isContextMenuInteractionEnabled = newValue != nil
      menuDidChange()
    }
  }

  /// Whether a tap opens the menu.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// What the button is for, beside others.
  ///
  /// The title of a primary one is bold where the button has a configuration, and red takes the
  /// place of the tint in a destructive one.
  open var role = UIButton.Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  /// The end of the menu that its first element is at.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The button's ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = choiceMenu ?? menu, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: - Pointer

  /// Whether the button shows that the pointer is over it.
  open var isPointerInteractionEnabled: Bool {
    get { pointer?.interaction.view === self }
    set { setPointerInteraction(newValue) }
  }

  /// Chooses the look of the button under the pointer, where ``isPointerInteractionEnabled``.
  open var pointerStyleProvider: UIButton.PointerStyleProvider? {
    get { pointer?.provider }
    set { setPointerStyleProvider(newValue) }
  }

  /// Whether the pointer is over the button, where ``isPointerInteractionEnabled``.
  open var isHovered: Bool { pointer?.isHovered ?? false }

  // MARK: - Content by state

  /// The words in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] }

  /// Sets the words of a state; states without words show those of the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard titles[state] != title else { return }
    titles[state] = title
    contentDidChange()
  }

  /// The words with attributes of their own in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
  }

  /// Sets words with attributes of their own, which win over plain words.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The color of the words in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }

  /// Sets the color of the words of a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    noteAppearance("titleColor", [state.rawValue]) { $0.setTitleColor(color, for: state) }
    guard titleColors[state] != color else { return }
    titleColors[state] = color
    lookDidChange()
  }

  /// The color of the shadow of the words in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors[state] }

  /// Sets the color of the shadow of the words of a state.
  ///
  /// How far the shadow lies from the words is set on the ``titleLabel``. Not used with a
  /// configuration.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    noteAppearance("titleShadowColor", [state.rawValue]) {
      $0.setTitleShadowColor(color, for: state)
    }
    guard titleShadowColors[state] != color else { return }
    titleShadowColors[state] = color
    lookDidChange()
  }

  /// The image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the image of a state; states without an image show that of the normal one.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard images[state] !== image else { return }
    images[state] = image
    contentDidChange()
  }

  /// The image behind the content in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// Sets the image behind the content of a state, stretched to the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("backgroundImage", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
    guard backgroundImages[state] !== image else { return }
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Sets the size and weight of symbols of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    noteAppearance("preferredSymbolConfiguration", [state.rawValue]) {
      $0.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// The size and weight of symbols in a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The distance of the content from the edges, in points.
  ///
  /// Not used with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteAppearance(\.contentEdgeInsets, contentEdgeInsets)
      if contentEdgeInsets != oldValue { contentDidChange() }
    }
  }

  /// How far the edges of the title move inwards, in points.
  ///
  /// Not used with a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// How far the edges of the image move inwards, in points.
  ///
  /// Not used with a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: - What is shown

  /// The words shown at present.
  open var currentTitle: String? {
    shownChoice?.title ?? configuration?.title ?? titles.current(state)
  }
  /// The words with attributes of their own shown at present.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.current(state) }
  /// The color of the words at present.
  open var currentTitleColor: UIColor { resolvedTitleColor }
  /// The color of the shadow of the words at present.
  open var currentTitleShadowColor: UIColor? { titleShadowColors.current(state) }
  /// The image shown at present.
  open var currentImage: UIImage? {
    shownChoice?.image ?? configuration?.image ?? images.current(state)
  }
  /// The image behind the content at present.
  open var currentBackgroundImage: UIImage? { backgroundImages.current(state) }

  /// The label of the title, made on first use.
  ///
  /// Set its font here; set its words and colors by state or by configuration.
  open var titleLabel: UILabel? {
    bringStateTitleUpToDate()
    return makeTitleLabel()
  }
  /// The label below the title; nil unless a configuration has a subtitle.
  open var subtitleLabel: UILabel? { storedSubtitleLabel }
  /// The view of the image, made on first use.
  open var imageView: UIImageView? {
    bringStateImageUpToDate()
    return makeImageView()
  }

  // MARK: - Changes

  func contentDidChange() {
    needsContentUpdate = true
    guard !isUpdatingContent else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The element of the menu that the button shows; nil for buttons that show no choice.
  var shownChoice: UIMenuElement? { choiceMenu?.selectedElements.first }

  private func menuDidChange() {
    let isChoice = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    let had = choiceMenu != nil
    choiceMenu = isChoice ? storedMenu?.asChoice : nil
    if had || choiceMenu != nil { contentDidChange() }
  }

  /// The reader chose an element of the menu.
  func menuChoiceWasMade() {
    if choiceMenu != nil { contentDidChange() }
    onMenuChoice?()
  }

  private func lookDidChange() {
    needsContentUpdate = true
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    needsContentUpdate = true
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    if !titles.isEmpty || !images.isEmpty, configuration == nil {
      invalidateIntrinsicContentSize()
    }
  }

  /// Colors follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    lookDidChange()
  }

  /// Fonts and colors follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    if traitCollection != previousTraitCollection { contentDidChange() }
  }

  /// Brings labels and images up to date with configuration and state.
  func updateContentIfNeeded() {
    guard needsConfigurationUpdate || needsContentUpdate, !isUpdatingContent else { return }
    isUpdatingContent = true
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    needsContentUpdate = false
    updateContent()
    isUpdatingContent = false
  }

  // MARK: - Layout

  /// The size of the content with its distances from the edges.
  open override var intrinsicContentSize: CGSize {
    updateContentIfNeeded()
    return fittingSize(width: nil)
  }

  /// The size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContentIfNeeded()
    let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
    return fittingSize(width: isBounded ? size.width : nil)
  }

  /// A title that wraps makes the button higher where it is narrower.
  override var autoLayoutHeightDependsOnWidth: Bool { hasWrappingTitle }

  override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
    // Subclasses say how high they are in one line; what wrapping adds comes on top.
    let natural = intrinsicContentSize.height
    return natural + fittingSize(width: width).height - fittingSize(width: nil).height
  }

  /// Places title, image and ground.
  open override func layoutSubviews() {
    updateContentIfNeeded()
    super.layoutSubviews()
    placeContent()
  }

  /// How far the baselines of the title lie below the top, in points.
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    updateContentIfNeeded()
    return titleBaselineOffsets(in: size)
  }

  /// The title, unless other words are set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  override func touchDidEndInside() {
    if changesSelectionAsPrimaryAction, choiceMenu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }
}
