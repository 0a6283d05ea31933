public import Foundation
import QuartzCore

/// The bar at the top of a navigation controller: title, back button, buttons at both ends.
///
/// 44 points tall; large titles and search bars have rows of their own below.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of the bar's content, in points.
  static let contentHeight: CGFloat = 44

  let backgroundView = UIView()
  private(set) lazy var ground = BarGround(of: self, background: backgroundView, edge: .bottom)
  let titleLabel = UILabel()
  let backButton = UIButton(type: .system)
  private(set) var leadingViews: [UIView] = []
  private(set) var trailingViews: [UIView] = []
  /// The buttons in the middle, of a wide bar.
  private(set) var centerViews: [UIView] = []
  /// The button with the menu of the buttons that have no place.
  private lazy var overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
  private lazy var titleMenu = TitleMenuButton()
  private(set) var shownTitleView: UIView?
  /// The line above the title, once there was one.
  private(set) var promptLabel: UILabel?
  /// Whether the item shown last had an appearance of its own.
  private var showsItemAppearance = false
  /// Whether the back button looks as somebody said, not as the system has it.
  var isBackStyled = false
  /// Stands for the back button where a screen has no item of its own for it, so that proxies say
  /// what it looks like.
  private lazy var ownBackItem = UIBarButtonItem()
  /// The item of the back button.
  var shownBackItem: UIBarButtonItem { backItem?.backBarButtonItem ?? ownBackItem }
  /// The words of the back button.
  var backWords = BackButtonWords()
  /// The row of the large title, once there was one.
  var largeTitleRow: LargeTitleRow?
  /// The row of the search bar, once there was one.
  var searchRow: UIView?

  /// Called when the back button is tapped.
  var onBack: (() -> Void)?
  /// Called when something changed that the height of the bar depends on.
  var onChange: (() -> Void)?

  /// A button of the system's own before those of the item.
  var systemItem: UIBarButtonItem? {
    didSet { if systemItem !== oldValue { showTopItem() } }
  }

  /// How high the rows of a bar are that a navigation controller manages.
  var rows = NavigationBarRows() {
    didSet { if rows != oldValue { setNeedsLayout() } }
  }

  override func didInit() {
    super.didInit()
    makeControls()
  }

  /// The items of the stack, the one shown last.
  open var items: [UINavigationItem]? {
    didSet { stackDidChange(from: oldValue) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Decides on the items that are pushed and popped, and is notified of them.
  ///
  /// That of a bar that a navigation controller manages is the controller, where its class adopts
  /// the protocol; it cannot be set.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        onBack == nil,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      )
      setNeedsLayout()
    }
  }

  /// How the bar looks without a color of its own; not used with an appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\.barStyle, barStyle)
      guard barStyle != oldValue else { return }
      updateAppearance()
      window?.windowScene?.statusBarManager?.setNeedsUpdate()
    }
  }

  /// Whether content may show through the bar; ``true`` by default, without an opaque image.
  ///
  /// Screens end at a bar of their container that is not, unless they say otherwise: see
  /// `edgesForExtendedLayout`. What is behind the content of such a bar is opaque. An appearance
  /// says by itself what is behind it.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? !(backgroundImages[.default]?.isFilled ?? false) }
    set {
      noteAppearance(\.isTranslucent, newValue)
      ownTranslucency = newValue
      updateAppearance()
      superview?.setNeedsLayout()
    }
  }

  private(set) var ownTranslucency: Bool?

  /// The color of the bar behind its content; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      updateAppearance()
    }
  }

  /// The attributes of the title; without a font or color in them, those of the system count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAppearance(\.titleTextAttributes, titleTextAttributes)
      updateAppearance()
    }
  }

  /// Whether titles are large ones in a row of their own, which gives way to content that scrolls.
  ///
  /// The items decide for themselves, see `largeTitleDisplayMode`. Bars without a navigation
  /// controller have no such row.
  open var prefersLargeTitles = false {
    didSet {
      noteAppearance(\.prefersLargeTitles, prefersLargeTitles)
      if prefersLargeTitles != oldValue { onChange?() }
    }
  }

  /// The font and color of large titles: the keys `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAppearance(\.largeTitleTextAttributes, largeTitleTextAttributes)
      updateAppearance()
      onChange?()
    }
  }

  // MARK: Appearances

  private(set) lazy var appearances = BarAppearances<UINavigationBarAppearance> {
    [weak self] place in
    self?.noteAppearance(at: place)
    self?.updateAppearance()
    self?.onChange?()
  }
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// The image at the edge of the bar in place of the line; an empty one takes the line away.
  ///
  /// It shows only in a bar that has an image behind its content.
  open var shadowImage: UIImage? {
    didSet {
      noteAppearance(\.shadowImage, shadowImage)
      updateAppearance()
    }
  }

  /// The image of back buttons; nil for an arrowhead.
  ///
  /// It counts where there is a ``backIndicatorTransitionMaskImage`` too.
  open var backIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.backIndicatorImage, backIndicatorImage)
      updateAppearance()
    }
  }

  /// The mask that goes with the image; back buttons on this platform move no words behind it.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      noteAppearance(\.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
      updateAppearance()
    }
  }

  /// Whether the content below is at its top, or there is none that scrolls.
  var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { updateAppearance() } }
  }

  /// How far the title is from where it stands otherwise, in points.
  var titleOffset = UIOffset.zero

  /// What the bar looks like; that of an item counts.
  ///
  /// A bar that is given one no longer follows its ``barTintColor`` and title attributes.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard { UINavigationBarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// What the bar looks like above content at its top; without it, it shows no background then.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// What the bar looks like where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// What the bar looks like above content at its top where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  private func makeControls() {
    backgroundView.isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    backButton.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    backButton.accessibilityIdentifier = "navigation.back"
    backButton.addAction(
      UIAction { [weak self] _ in self?.backTapped() },
      for: .primaryActionTriggered
    )
    addSubview(backgroundView)
    // The line comes with the ground.
    updateAppearance()
    addSubview(titleLabel)
  }

  private func stackDidChange(from old: [UINavigationItem]?) {
    for item in old?.suffix(2) ?? [] where item.bar === self { item.bar = nil }
    // The item below gives the back button its words.
    for item in items?.suffix(2) ?? [] { item.bar = self }
    showTopItem()
  }

  override var shownBarItems: [UIBarItem] {
    let item = topItem
    return (item?.leftBarButtonItems ?? []) + (item?.shownTrailingItems ?? []) + shownCenterItems
      + [systemItem, backItem == nil ? nil : shownBackItem].compactMap { $0 }
  }

  /// What the groups of buttons were fitted to; nil to fit them anew.
  var fittedGroups: FittedGroups?
  /// Whether items change because their groups are being fitted.
  var isFittingGroups = false

  func itemDidChange(_ item: UINavigationItem) {
    guard !isFittingGroups else { return showTopItem() }
    fittedGroups = nil
    guard item === topItem else {
      if item === backItem, leadingViews.contains(backButton) {
        show(item)
        showBackButton()
      }
      return
    }
    showTopItem()
    onChange?()
  }

  private func showTopItem() {
    for view in leadingViews + trailingViews + centerViews { view.removeFromSuperview() }
    shownTitleView?.removeFromSuperview()
    let item = topItem
    if hasAppearance || showsItemAppearance { updateAppearance() }
    showsItemAppearance = item?.storedAppearances?.isEmpty == false
    shownTitleView = item?.titleView ?? (item?.titleMenuProvider == nil ? nil : titleMenu)
    titleMenu.provider = item?.titleMenuProvider
    titleLabel.isHidden = shownTitleView != nil
    showPrompt(item?.prompt)
    leadingViews = item?.leftBarButtonItems?.compactMap { $0.makeView() } ?? []
    if leadingViews.isEmpty || item?.leftItemsSupplementBackButton == true, let backItem,
      item?.hidesBackButton == false
    {
      show(backItem)
      leadingViews.insert(backButton, at: 0)
    }
    if let view = systemItem?.makeView() { leadingViews.insert(view, at: 0) }
    trailingViews = trailingItems.compactMap { $0.makeView() }
    centerViews = shownCenterItems.compactMap { $0.makeView() }
    for view in leadingViews + trailingViews + centerViews { addSubview(view) }
    shownTitleView.map(addSubview)
    shownBarItemsDidChange()
    updateText()
    showRows(of: item)
    setNeedsLayout()
  }

  /// Whether the title is at the leading end, and buttons may be in the middle.
  var isSpread: Bool {
    traitCollection.horizontalSizeClass == .regular && topItem?.style != .navigator
  }

  /// The buttons in the middle.
  var shownCenterItems: [UIBarButtonItem] {
    isSpread ? topItem?.centerItemGroups.flatMap(\.shownItems) ?? [] : []
  }

  /// The buttons at the trailing end, from the end inwards.
  var trailingItems: [UIBarButtonItem] {
    guard let item = topItem else { return [] }
    let center = isSpread ? [] : item.centerItemGroups.flatMap(\.shownItems)
    guard !center.isEmpty else { return item.shownTrailingItems }
    overflowItem.menu = UIMenu(children: center.compactMap(\.menuRepresentation))
    return item.shownTrailingItems + [overflowItem]
  }

  private func showPrompt(_ prompt: String?) {
    guard prompt != nil || promptLabel != nil else { return }
    let label = promptLabel ?? UILabel()
    if promptLabel == nil {
      label.font = .systemFont(ofSize: 14)
      label.textAlignment = .center
      addSubview(label)
      promptLabel = label
    }
    label.text = prompt
    label.isHidden = prompt == nil
  }

  /// Makes the back button one that leads to an item.
  private func show(_ backItem: UINavigationItem) {
    let button = backItem.backBarButtonItem
    let title = button?.title ?? backItem.backButtonTitle ?? backItem.title ?? ""
    let label = button?.accessibilityLabel ?? title
    backButton.accessibilityLabel = label.isEmpty ? AccessibilityWords(of: self).back : label
    backButton.tintColor = shownBackItem.tintColor
    shownBackItem.onChange = { [weak self, weak backItem] in
      guard let self, let backItem, backItem === self.backItem else { return }
      backButton.tintColor = shownBackItem.tintColor
      showBackButton()
    }
  }

  private func backTapped() {
    if let action = topItem?.backAction { return action.perform(from: backButton) }
    guard let item = topItem,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return }
    if let onBack { onBack() } else { pop(animated: true) }
  }

  // MARK: Images and titles by metrics

  /// Sets the image behind the content of a bar of some metrics; an empty one makes the bar
  /// transparent.
  ///
  /// Not used with an appearance.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteAppearance("backgroundImage", [UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
    updateAppearance()
    // The screen below may end at the bar now.
    superview?.setNeedsLayout()
  }

  /// The image behind the content of a bar of some metrics, as it was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Moves the title of a bar of some metrics down, in points; not used with an appearance.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance("titleVerticalPositionAdjustment", [UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    titleAdjustments[barMetrics] = adjustment
    updateAppearance()
  }

  /// How far the title of a bar of some metrics was moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  // MARK: The stack

  /// Replaces the items; with animation the new ones fade in.
  ///
  /// Not to be called on the bar of a navigation controller.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkNobodyManagesIt()
    show(items, animated: animated)
  }

  /// Puts an item on top of the stack, unless the delegate refuses it.
  ///
  /// Not to be called on the bar of a navigation controller.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkNobodyManagesIt()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show((items ?? []) + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Takes the top item off the stack, unless the delegate refuses it.
  ///
  /// Not to be called on the bar of a navigation controller.
  ///
  /// - Returns: The item; nil where there is none or it stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkNobodyManagesIt()
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    pop(animated: animated)
    return item
  }

  // MARK: Layout

  /// Where the bar is: at the top of the screen, behind the status bar too, unless its delegate
  /// says otherwise.
  open var barPosition: UIBarPosition {
    let said = onBack == nil ? delegate?.position(for: self) ?? .any : .any
    return said == .any ? .topAttached : said
  }

  /// The height of the bar's content, whatever width is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight + ownPromptHeight)
  }

  /// Puts the buttons at the ends and the title in the middle of what they leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Bars of little height may look different, and words are at the other side of the back button
  /// where the interface reads from right to left.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { updateText() }
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass,
      hasOwnBackground || !titleAdjustments.isEmpty
    {
      updateAppearance()
    }
  }
}
