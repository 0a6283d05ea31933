import CoreGraphics
public import Foundation

/// A control that performs an action when it is tapped.
///
/// Set a ``Configuration`` (titles, image and background in one value), or titles and images by
/// state. A configuration without a title or an image uses those of the state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type that determines the default appearance.
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

  /// Returns the frame of the background image; nil for the bounds.
  var backgroundImageFrame: ((_ bounds: CGRect, _ image: UIImage) -> CGRect)? {
    didSet { setNeedsLayout() }
  }
  /// Called after the reader selected an element of the menu.
  package var onMenuChoice: (() -> Void)?
  private var storedMenu: UIMenu?
  /// The menu of a button that shows its selected element; nil for others.
  private(set) var choiceMenu: UIMenu?
  var storedPopUpSign: UIImageView?
  /// The pointer interaction; nil unless it is enabled.
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
    // Buttons that come with an image have its size, as accessory views of cells that nobody sizes.
    if buttonType != .custom, buttonType != .system { sizeToFit() }
  }

  /// Makes a button of a type with the title, the image and the deed of an action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a button with an action, and its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration and an action, and its title and image.
  ///
  /// Without a configuration its type is `system`.
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
    if !action.title.isEmpty {
      // The configuration's own title remains.
      if configuration?.titleText.isNone ?? true {
        setTitle(action.title, for: .normal)
      } else {
        titles[.normal] = action.title
      }
    }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Configuration

  /// The content and appearance; nil for a button with titles and images by state.
  open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }

  /// Called to update the configuration whenever the state changed.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state requests an update of the configuration.
  open var automaticallyUpdatesConfiguration = true

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Updates the configuration for the state, by calling the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Whether a tap toggles ``UIControl/isSelected``.
  ///
  /// If a tap opens the ``menu``, the button shows the selected element of the menu instead, one of
  /// which is always selected.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  /// The menu for a long press and a secondary click; also for a tap if
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

  /// The role of the button.
  ///
  /// In a button with a configuration, the title of the primary role is bold, and the destructive
  /// role uses red instead of the tint color.
  open var role = UIButton.Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  /// The preferred order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Returns the configuration of the button's ``menu``.
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

  /// Whether the button has a pointer effect.
  open var isPointerInteractionEnabled: Bool {
    get { pointer?.interaction.view === self }
    set { setPointerInteraction(newValue) }
  }

  /// Returns the pointer style of the button, if ``isPointerInteractionEnabled`` is set.
  open var pointerStyleProvider: UIButton.PointerStyleProvider? {
    get { pointer?.provider }
    set { setPointerStyleProvider(newValue) }
  }

  /// Whether the pointer is over the button, if ``isPointerInteractionEnabled`` is set.
  open var isHovered: Bool { pointer?.isHovered ?? false }

  // MARK: - Content by state

  /// The title set for a state, or else for the normal state; nil if there is neither.
  open func title(for state: UIControl.State) -> String? { titles.current(state) }

  /// Sets the title for a state; states without a title use that of the normal state.
  ///
  /// The title of the normal state replaces that of the ``configuration``, if it has one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal, let shown = configuration?.titleText, !shown.isNone,
      shown != ConfigurationText(title)
    {
      configuration?.title = title
    }
    guard titles[state] != title else { return }
    titles[state] = title
    contentDidChange()
  }

  /// The styled title set for a state, or else for the normal state; nil if there is neither.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.current(state)
  }

  /// Sets the attributed title for a state, which takes precedence over a plain title.
  ///
  /// The title of the normal state replaces that of the ``configuration``, if it has one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    if state == .normal, title != nil, configuration?.titleText.isNone == false {
      configuration?.title = nil
    }
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The color set for a state, or else for the normal state; the button's default if there is
  /// neither.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.current(state) ?? plainTitleColor
  }

  /// Colors the plain title in a state; nil uses the color of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    noteAppearance("titleColor", [state.rawValue]) { $0.setTitleColor(color, for: state) }
    guard titleColors[state] != color else { return }
    titleColors[state] = color
    lookDidChange()
  }

  /// The color set for a state, or else for the normal state; nil without a shadow.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors.current(state)
  }

  /// Sets the shadow color of the title for a state.
  ///
  /// The offset of the shadow is set on the ``titleLabel``. Not used with a configuration.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    noteAppearance("titleShadowColor", [state.rawValue]) {
      $0.setTitleShadowColor(color, for: state)
    }
    guard titleShadowColors[state] != color else { return }
    titleShadowColors[state] = color
    lookDidChange()
  }

  /// The image set for a state, or else for the normal state; nil if there is neither.
  open func image(for state: UIControl.State) -> UIImage? { images.current(state) }

  /// Sets the image for a state; states without an image use that of the normal state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard images[state] !== image else { return }
    images[state] = image
    contentDidChange()
  }

  /// The image set for a state, or else for the normal state; nil if there is neither.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.current(state)
  }

  /// Sets the background image for a state, stretched to the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("backgroundImage", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
    guard backgroundImages[state] !== image else { return }
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Sets the symbol configuration of the image for a state.
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

  /// The symbol configuration of the image for a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The insets of the content, in points.
  ///
  /// Not used with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteAppearance(\.contentEdgeInsets, contentEdgeInsets)
      if contentEdgeInsets != oldValue { contentDidChange() }
    }
  }

  /// The insets of the title, in points.
  ///
  /// Not used with a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The insets of the image, in points.
  ///
  /// Not used with a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether an image without one of its own for the state is fainter while the button is pressed.
  ///
  /// `true` by default. Not used with a configuration.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { lookDidChange() } }
  }

  /// Whether an image without one of its own for the state is fainter while the button is disabled.
  ///
  /// `true` by default. Not used with a configuration, nor for template images, which have a
  /// disabled color.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { lookDidChange() } }
  }

  // MARK: - Displayed content

  /// The displayed title.
  open var currentTitle: String? {
    shownChoice?.title ?? configuration?.title ?? titles.current(state)
  }
  /// The displayed attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.current(state) }
  /// The color in which the title is shown now.
  open var currentTitleColor: UIColor { resolvedTitleColor }
  /// The color of the shadow in the button's present state; nil without a shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColors.current(state) }
  /// The displayed image.
  open var currentImage: UIImage? {
    shownChoice?.image ?? configuration?.image ?? images.current(state)
  }
  /// The displayed background image.
  open var currentBackgroundImage: UIImage? { backgroundImages.current(state) }

  /// The label of the title, created on first access.
  ///
  /// Set its font here; set text and colors by state or in the configuration. Access performs the
  /// pending layout of a button without a configuration, so that the frame is current.
  open var titleLabel: UILabel? {
    bringStateTitleUpToDate()
    let label = makeTitleLabel()
    layOutPartsIfNeeded()
    return label
  }
  /// The label below the title; nil unless a configuration has a subtitle.
  open var subtitleLabel: UILabel? { storedSubtitleLabel }
  /// The view of the image, created on first access, which performs the layout as for
  /// ``titleLabel``.
  open var imageView: UIImageView? {
    bringStateImageUpToDate()
    let view = makeImageView()
    layOutPartsIfNeeded()
    return view
  }

  private func layOutPartsIfNeeded() {
    guard configuration == nil, framesOfPass == nil, !isUpdatingContent else { return }
    layOutItselfIfNeeded()
  }

  // MARK: - Changes

  func contentDidChange() {
    needsContentUpdate = true
    guard !isUpdatingContent else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The menu element that the button shows; nil for buttons that do not show a selection.
  var shownChoice: UIMenuElement? { choiceMenu?.selectedElements.first }

  private func menuDidChange() {
    let isChoice = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    let had = choiceMenu != nil
    choiceMenu = isChoice ? storedMenu?.asChoice : nil
    if had || choiceMenu != nil { contentDidChange() }
  }

  /// Called when the reader selected an element of the menu.
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

  /// Updates colors for the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    lookDidChange()
  }

  /// Updates fonts and colors for the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
    if traitCollection != previousTraitCollection { contentDidChange() }
  }

  /// Updates labels and images for configuration and state, if they changed.
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

  /// The size of the content including insets.
  open override var intrinsicContentSize: CGSize {
    updateContentIfNeeded()
    return fittingSize(width: nil)
  }

  /// The size of the content for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContentIfNeeded()
    let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
    return fittingSize(width: isBounded ? size.width : nil)
  }

  /// Whether the title wraps, so that the height depends on the width.
  override var autoLayoutHeightDependsOnWidth: Bool {
    [storedTitleLabel, storedSubtitleLabel].contains {
      $0.map { !$0.isHidden && $0.numberOfLines != 1 } ?? false
    }
  }

  override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
    // Subclasses may override the intrinsic height for one line; add the difference for wrapping.
    let natural = intrinsicContentSize.height
    return natural + fittingSize(width: width).height - fittingSize(width: nil).height
  }

  /// Returns the frame of the background image in the given bounds; `bounds` by default.
  ///
  /// Not called if the button has a configuration, as the three methods below.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the content rectangle in the given bounds: the bounds inset by ``contentEdgeInsets``,
  /// by default.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the frame of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame(in: contentRect) }

  /// Returns the frame of the image in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame(in: contentRect) }
  /// The frames in the layout pass in progress, and their content rectangle.
  var framesOfPass: (rect: CGRect, frames: ButtonContentLayout.Frames)?

  /// Lays out title, image and background.
  open override func layoutSubviews() {
    updateContentIfNeeded()
    super.layoutSubviews()
    placeContent()
  }

  /// The distances of the title's baselines from the top, in points.
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    updateContentIfNeeded()
    return titleBaselineOffsets(in: size)
  }

  /// The title, unless it is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  override var contentForFocusRing: CGRect? { contentWithoutBackground }

  override func touchDidEndInside() {
    if changesSelectionAsPrimaryAction, choiceMenu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Large content

  /// The title in the large content viewer; that of the button by default.
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? configuration?.title ?? currentTitle }
    set { super.largeContentTitle = newValue }
  }

  /// The image in the large content viewer; that of the button by default.
  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? configuration?.image ?? currentImage }
    set { super.largeContentImage = newValue }
  }
}
