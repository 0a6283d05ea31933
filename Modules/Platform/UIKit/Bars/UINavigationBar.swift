public import Foundation
import QuartzCore

/// The bar at the top of a navigation controller: title, back button, buttons at both ends.
///
/// It is 44 points high, or 32 with a compact height; large titles and search bars have additional
/// rows below.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let backgroundView = UIView()
  private(set) lazy var ground = BarGround(of: self, background: backgroundView, edge: .bottom)
  let titleLabel = UILabel()
  let backButton = UIButton(type: .system)
  private(set) var leadingViews: [UIView] = []
  /// The views of hidden items.
  private var concealedViews: [UIView] = []
  private(set) var trailingViews: [UIView] = []
  /// The center buttons of a wide bar.
  private(set) var centerViews: [UIView] = []
  /// The button with the menu of the center items if they are not shown in the bar.
  private lazy var overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
  private lazy var titleMenu = TitleMenuButton()
  private(set) var shownTitleView: UIView?
  /// The label of the prompt; nil until one was shown.
  private(set) var promptLabel: UILabel?
  /// Whether the previous item had an appearance of its own.
  private var showsItemAppearance = false
  /// Whether the back button has a custom appearance.
  var isBackStyled = false
  /// The back button's item for screens without one, so that appearance proxies apply to it.
  private lazy var ownBackItem = UIBarButtonItem()
  /// The item that the previous item supplies for going back, or else the bar's own.
  var shownBackItem: UIBarButtonItem { backItem?.backBarButtonItem ?? ownBackItem }
  /// The titles of the back button.
  var backWords = BackButtonWords()
  /// The row of the large title; nil until one was shown.
  var largeTitleRow: LargeTitleRow?
  /// The row of the search bar; nil until one was shown.
  var searchRow: UIView?

  /// Called when the back button is tapped.
  var onBack: (() -> Void)?
  /// Called when a property that affects the height of the bar changed.
  var onChange: (() -> Void)?

  /// A button of the system before those of the item.
  var systemItem: UIBarButtonItem? {
    didSet { if systemItem !== oldValue { showTopItem() } }
  }

  /// The heights of the rows in a bar managed by a navigation controller.
  var rows = NavigationBarRows() {
    didSet { if rows != oldValue { setNeedsLayout() } }
  }

  override func didInit() {
    super.didInit()
    makeControls()
  }

  /// The items of the stack; the last one is shown.
  open var items: [UINavigationItem]? {
    didSet { stackDidChange(from: oldValue) }
  }

  /// The item that is shown; nil if there is none.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top item, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The delegate, which can prevent pushes and pops, and is notified of them.
  ///
  /// For a bar managed by a navigation controller it is the controller, if its class adopts the
  /// protocol, and cannot be set.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        onBack == nil,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      )
      setNeedsLayout()
    }
  }

  /// The style of the bar without a background color; ignored with an appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\.barStyle, barStyle)
      guard barStyle != oldValue else { return }
      updateAppearance()
      window?.windowScene?.statusBarManager?.setNeedsUpdate()
    }
  }

  /// Whether content can be visible through the bar; ``true`` by default, unless there is an opaque
  /// image.
  ///
  /// Screens do not extend below an opaque bar of their container by default: see
  /// `edgesForExtendedLayout`. The background of such a bar is opaque. An appearance overrides
  /// this.
  open var isTranslucent: Bool {
    get {
      ownTranslucency ?? !(backgroundImages.image(at: barPosition, .default)?.isFilled ?? false)
    }
    set {
      noteAppearance(\.isTranslucent, newValue)
      ownTranslucency = newValue
      updateAppearance()
      superview?.setNeedsLayout()
    }
  }

  private(set) var ownTranslucency: Bool?

  /// The background color of the bar; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      updateAppearance()
    }
  }

  /// The attributes of the title; the system's font and color are used unless specified.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAppearance(\.titleTextAttributes, titleTextAttributes)
      updateAppearance()
    }
  }

  /// Whether titles are large ones in a separate row, which collapses while content scrolls.
  ///
  /// Items can override this, see `largeTitleDisplayMode`. Bars without a navigation controller
  /// have no such row.
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
    [weak self] kind in
    self?.noteAppearance(at: kind)
    self?.updateAppearance()
    self?.onChange?()
  }
  var backgroundImages = BarImages()
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// The image at the edge of the bar instead of the line; an empty one hides the line.
  ///
  /// Used only together with a background image.
  open var shadowImage: UIImage? {
    didSet {
      noteAppearance(\.shadowImage, shadowImage)
      updateAppearance()
    }
  }

  /// The image of back buttons; nil for a chevron.
  ///
  /// Used only together with a ``backIndicatorTransitionMaskImage``.
  open var backIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.backIndicatorImage, backIndicatorImage)
      updateAppearance()
    }
  }

  /// The mask of the back indicator; without effect on this platform, where no titles move behind
  /// it.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      noteAppearance(\.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
      updateAppearance()
    }
  }

  /// Whether the content is at its top, or does not scroll.
  var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { updateAppearance() } }
  }

  /// The offset of the title from its default position, in points.
  var titleOffset = UIOffset.zero

  /// The appearance of the bar; that of an item takes precedence.
  ///
  /// A bar with an appearance ignores its ``barTintColor`` and title attributes.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard { UINavigationBarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// The appearance while the content is at its top; by default, the bar then has no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The appearance with a compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// The appearance with a compact height while the content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  private func makeControls() {
    backgroundView.isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    backButton.accessibilityIdentifier = "navigation.back"
    backButton.addAction(
      UIAction { [weak self] _ in self?.backTapped() },
      for: .primaryActionTriggered
    )
    addSubview(backgroundView)
    // Includes the line.
    updateAppearance()
    addSubview(titleLabel)
  }

  private func stackDidChange(from old: [UINavigationItem]?) {
    for item in old?.suffix(2) ?? [] where item.bar === self { item.bar = nil }
    // The previous item provides the title of the back button.
    for item in items?.suffix(2) ?? [] { item.bar = self }
    showTopItem()
  }

  override var tapScrollsToTop: Bool { true }

  override var accessibilityContainerRole: AccessibilityRole? { .navigationBar }

  override var shownBarItems: [UIBarItem] {
    let item = topItem
    return (item?.leftBarButtonItems ?? []) + (item?.shownTrailingItems ?? []) + shownCenterItems
      + [systemItem, backItem == nil ? nil : shownBackItem].compactMap { $0 }
  }

  /// The values for which the groups were fitted; nil to fit them again.
  var fittedGroups: FittedGroups?
  /// Whether items are changing because their groups are being fitted.
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

  func hiddenItemsDidChange() { showTopItem() }

  /// Returns the views of the items that are not hidden.
  ///
  /// The others stay in the bar, because an item is in the bar that contains its view.
  private func views(of items: [UIBarButtonItem]) -> [UIView] {
    items.compactMap { item in
      guard let view = item.makeView() else { return nil }
      guard item.isHidden else { return view }
      concealedViews.append(view)
      view.isHidden = true
      addSubview(view)
      return nil
    }
  }

  private func showTopItem() {
    for view in leadingViews + trailingViews + centerViews { view.removeFromSuperview() }
    for view in concealedViews {
      view.isHidden = false
      view.removeFromSuperview()
    }
    concealedViews.removeAll()
    shownTitleView?.removeFromSuperview()
    let item = topItem
    if hasAppearance || showsItemAppearance { updateAppearance() }
    showsItemAppearance = item?.storedAppearances?.isEmpty == false
    shownTitleView = item?.titleView ?? (item?.titleMenuProvider == nil ? nil : titleMenu)
    titleMenu.provider = item?.titleMenuProvider
    titleLabel.isHidden = shownTitleView != nil
    showPrompt(item?.prompt)
    leadingViews = views(of: item?.leftBarButtonItems ?? [])
    if leadingViews.isEmpty || item?.leftItemsSupplementBackButton == true, let backItem,
      item?.hidesBackButton == false
    {
      show(backItem)
      leadingViews.insert(backButton, at: 0)
    }
    if let view = systemItem?.makeView() { leadingViews.insert(view, at: 0) }
    updateOverflowMenu()
    trailingViews = views(of: trailingItems)
    centerViews = views(of: shownCenterItems)
    for view in leadingViews + trailingViews + centerViews { addSubview(view) }
    shownTitleView.map(addSubview)
    shownBarItemsDidChange()
    updateText()
    showRows(of: item)
    setNeedsLayout()
  }

  /// Whether the title is at the leading end, so that buttons can be in the center.
  var isSpread: Bool {
    traitCollection.horizontalSizeClass == .regular && topItem?.style != .navigator
  }

  /// The buttons of the top item's center groups; none while the title is in the center.
  var shownCenterItems: [UIBarButtonItem] {
    isSpread ? topItem?.centerItemGroups.flatMap(\.shownItems) ?? [] : []
  }

  /// The trailing buttons, from the edge inwards.
  var trailingItems: [UIBarButtonItem] {
    guard let item = topItem else { return [] }
    let center = isSpread ? [] : item.centerItemGroups.flatMap(\.shownItems)
    return center.isEmpty ? item.shownTrailingItems : item.shownTrailingItems + [overflowItem]
  }

  private func updateOverflowMenu() {
    let center = isSpread ? [] : topItem?.centerItemGroups.flatMap(\.shownItems) ?? []
    guard !center.isEmpty else { return }
    overflowItem.menu = UIMenu(children: center.compactMap(\.menuRepresentation))
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

  /// Sets up the back button for an item.
  private func show(_ backItem: UINavigationItem) {
    let button = backItem.backBarButtonItem
    let title = button?.title ?? backItem.backButtonTitle ?? backItem.title ?? ""
    let label = button?.accessibilityLabel ?? title
    backButton.accessibilityLabel = label.isEmpty ? SystemWords(of: self).back : label
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

  /// Sets the background image for bar metrics; an empty one makes the bar transparent.
  ///
  /// Not used with an appearance.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the background image set for bar metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the background image for a position of the bar and metrics.
  ///
  /// An image for the bar's own position goes before one for any position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(
      "backgroundImage",
      [UInt(bitPattern: barPosition.rawValue), UInt(bitPattern: barMetrics.rawValue)]
    ) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    backgroundImages[barPosition, barMetrics] = backgroundImage
    updateAppearance()
    // The screen may extend below the bar now, or no longer.
    superview?.setNeedsLayout()
  }

  /// Returns the background image set for a position of the bar and metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barPosition, barMetrics] }

  /// Sets the downward offset of the title for bar metrics, in points; not used with an appearance.
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

  /// The downward offset of the title for bar metrics, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  // MARK: The stack

  /// Replaces the items; if animated, the new ones fade in.
  ///
  /// Must not be called on the bar of a navigation controller.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkNobodyManagesIt()
    show(items, animated: animated)
  }

  /// Pushes an item onto the stack, unless the delegate prevents it.
  ///
  /// Must not be called on the bar of a navigation controller.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkNobodyManagesIt()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show((items ?? []) + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Pops the top item, unless the delegate prevents it.
  ///
  /// Must not be called on the bar of a navigation controller.
  ///
  /// - Returns: The popped item; nil if there is none or the delegate prevented it.
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

  /// The position of the bar: attached to the top of the screen, unless its delegate returns
  /// another one.
  open var barPosition: UIBarPosition {
    let said = onBack == nil ? delegate?.position(for: self) ?? .any : .any
    return said == .any ? .topAttached : said
  }

  /// The height of the bar's content, with the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.barHeight + ownPromptHeight)
  }

  /// Lays out the buttons at the ends, and the title in the remaining space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Updates the appearance for compact heights, and the back button for the layout direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { updateText() }
    if traitCollection.hasLowBars != previousTraitCollection?.hasLowBars,
      hasOwnBackground || !titleAdjustments.isEmpty
    {
      updateAppearance()
    }
  }
}
