public import Foundation
import QuartzCore

/// The bar at the top of a navigation controller: title, back button, buttons at both ends.
///
/// 44 points tall; large titles and search bars have rows of their own below.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the bar's content, in points.
  static let contentHeight: CGFloat = 44

  let backgroundView = UIView()
  let hairline = UIView()
  let titleLabel = UILabel()
  private let backButton = UIButton(type: .system)
  private var leadingViews: [UIView] = []
  private var trailingViews: [UIView] = []
  private var shownTitleView: UIView?
  /// Whether the item shown last had an appearance of its own.
  private var showsItemAppearance = false
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

  /// The color of the bar behind its content; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet { updateAppearance() }
  }

  /// The font and color of the title: the keys `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { updateAppearance() }
  }

  /// Whether titles are large ones in a row of their own, which gives way to content that scrolls.
  ///
  /// The items decide for themselves, see `largeTitleDisplayMode`. Bars without a navigation
  /// controller have no such row.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onChange?() } }
  }

  /// The font and color of large titles: the keys `.font` and `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      updateAppearance()
      onChange?()
    }
  }

  // MARK: Appearances

  var appearances = NavigationAppearances() {
    didSet {
      updateAppearance()
      onChange?()
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
    get { appearances.standard ?? UINavigationBarAppearance() }
    set { appearances.standard = UINavigationBarAppearance(barAppearance: newValue) }
  }

  /// What the bar looks like above content at its top; without it, it shows no background then.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) } }
  }

  /// What the bar looks like where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) } }
  }

  /// What the bar looks like above content at its top where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
    }
  }

  private func makeControls() {
    backgroundView.isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    updateAppearance()
    backButton.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    backButton.accessibilityIdentifier = "navigation.back"
    backButton.addAction(
      UIAction { [weak self] _ in self?.backTapped() },
      for: .primaryActionTriggered
    )
    for view in [backgroundView, hairline, titleLabel] { addSubview(view) }
  }

  private func stackDidChange(from old: [UINavigationItem]?) {
    old?.last?.bar = nil
    topItem?.bar = self
    showTopItem()
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem else { return }
    showTopItem()
    onChange?()
  }

  private func showTopItem() {
    for view in leadingViews + trailingViews { view.removeFromSuperview() }
    shownTitleView?.removeFromSuperview()
    let item = topItem
    if hasAppearance || showsItemAppearance { updateAppearance() }
    showsItemAppearance = item?.appearances.isEmpty == false
    titleLabel.text = item?.title
    shownTitleView = item?.titleView
    titleLabel.isHidden = shownTitleView != nil
    leadingViews = item?.leftBarButtonItems?.compactMap { $0.makeView() } ?? []
    if leadingViews.isEmpty || item?.leftItemsSupplementBackButton == true, let backItem,
      item?.hidesBackButton == false
    {
      show(backItem)
      leadingViews.insert(backButton, at: 0)
    }
    if let view = systemItem?.makeView() { leadingViews.insert(view, at: 0) }
    trailingViews = item?.rightBarButtonItems?.compactMap { $0.makeView() } ?? []
    for view in leadingViews + trailingViews { addSubview(view) }
    shownTitleView.map(addSubview)
    showRows(of: item)
    setNeedsLayout()
  }

  /// Makes the back button one that leads to an item.
  private func show(_ backItem: UINavigationItem) {
    let button = backItem.backBarButtonItem
    let title = button?.title ?? backItem.backButtonTitle ?? backItem.title ?? ""
    let label = button?.accessibilityLabel ?? title
    backButton.accessibilityLabel = label.isEmpty ? AccessibilityWords(of: self).back : label
    backButton.setImage(button?.image ?? UIImage(systemName: "chevron.left"), for: .normal)
    backButton.tintColor = button?.tintColor
  }

  private func backTapped() {
    if let action = topItem?.backAction {
      action.perform(from: backButton)
    } else {
      onBack?()
    }
  }

  /// The height of the bar's content, whatever width is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight)
  }

  /// Puts the buttons at the ends and the title in the middle of what they leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = self.bounds
    let scale = max(traitCollection.displayScale, 1)
    let top = frame.minY
    backgroundView.frame = CGRect(
      x: 0,
      y: -top,
      width: bounds.width,
      height: bounds.height + top
    )
    hairline.frame = CGRect(
      x: 0,
      y: bounds.height - 1 / scale,
      width: bounds.width,
      height: 1 / scale
    )

    layOutRows()
    let inset = max(8, safeAreaInsets.left, safeAreaInsets.right)
    let leadingEnd = place(leadingViews, from: inset, isTrailing: false)
    let trailingEnd = place(trailingViews, from: inset, isTrailing: true)
    placeTitle(leadingEnd: leadingEnd, trailingEnd: trailingEnd)
  }

  /// Places buttons from an edge inwards and returns how far they reach from that edge, in points.
  private func place(_ views: [UIView], from inset: CGFloat, isTrailing: Bool) -> CGFloat {
    var items = (isTrailing ? topItem?.rightBarButtonItems : topItem?.leftBarButtonItems) ?? []
    if !isTrailing, let systemItem { items.append(systemItem) }
    var distance = inset
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in views.enumerated() {
      if index > 0 { distance += BarItemLayout.gap(between: views[index - 1], and: view) }
      let width = BarItemLayout.width(
        of: view,
        item: items.first { $0.makeView() === view },
        in: CGSize(width: bounds.width / 2, height: inlineRow.height)
      )
      let isAtRight = isTrailing != isRightToLeft
      let height = view is UIButton ? inlineRow.height : min(view.bounds.height, inlineRow.height)
      view.frame = CGRect(
        x: isAtRight ? bounds.width - distance - width : distance,
        y: inlineRow.minY + ((inlineRow.height - height) / 2).rounded(),
        width: width,
        height: height
      )
      distance += width
    }
    return distance
  }

  /// Where title and buttons are; above the bar while a search hides them.
  private var inlineRow: CGRect {
    guard onBack != nil else { return bounds }
    return CGRect(
      x: 0,
      y: rows.inline - Self.contentHeight,
      width: bounds.width,
      height: Self.contentHeight
    )
  }

  /// What stands in the row of title and buttons.
  var inlineViews: [UIView] {
    leadingViews + trailingViews + [titleLabel] + (shownTitleView.map { [$0] } ?? [])
  }

  private func placeTitle(leadingEnd: CGFloat, trailingEnd: CGFloat) {
    let gap: CGFloat = 8
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = (isRightToLeft ? trailingEnd : leadingEnd) + gap
    let right = bounds.width - (isRightToLeft ? leadingEnd : trailingEnd) - gap
    let view = shownTitleView ?? titleLabel
    let fitting = view.sizeThatFits(CGSize(width: max(0, right - left), height: inlineRow.height))
    let width = min(fitting.width, max(0, right - left))
    // In the middle of the bar where there is room, else as near to it as the buttons let it.
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, left), max(left, right - width))
    view.frame = CGRect(
      x: x.rounded() + titleOffset.horizontal,
      y: inlineRow.minY + ((inlineRow.height - fitting.height) / 2).rounded()
        + titleOffset.vertical,
      width: width,
      height: fitting.height
    )
  }
}
