import CoreGraphics
import Foundation

/// The panel of a menu, over everything else of a window; a touch beside it dismisses it.
@MainActor final class MenuView: UIView {
  /// The point or rectangle that the menu is opened at.
  enum Anchor {
    /// The point of the request.
    case point(CGPoint)
    /// The source of the menu, such as a button: the panel is below it or above it.
    case rect(CGRect)

    var rect: CGRect {
      switch self {
      case .point(let point): CGRect(origin: point, size: .zero)
      case .rect(let rect): rect
      }
    }
  }

  private let panel = UIView()
  private let scrollView = UIScrollView()
  private let onClose: () -> Void
  private let anchor: Anchor
  private weak var sender: AnyObject?
  /// The menu and those opened from it, the one that is shown last.
  private var menus: [UIMenu]
  private var items: [MenuRow] = []
  private unowned let host: UIWindow
  /// What is lifted beside the panel; nil for a compact menu.
  let lift: MenuLift?
  private var placement = MenuLift.Placement()

  private static let groupGap: CGFloat = 9
  private static let margin: CGFloat = 8

  init(
    menu: UIMenu,
    at anchor: Anchor,
    lift: MenuLift? = nil,
    in window: UIWindow,
    sender: AnyObject,
    onClose: @escaping () -> Void
  ) {
    self.onClose = onClose
    self.anchor = anchor
    self.lift = lift
    self.sender = sender
    host = window
    menus = [menu]
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    panel.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.19, alpha: 1) : UIColor(white: 0.99, alpha: 1)
    }
    panel.layer.cornerRadius = 10
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.25
    panel.layer.shadowRadius = 12
    panel.layer.shadowOffset = CGSize(width: 0, height: 4)
    scrollView.layer.cornerRadius = 10
    scrollView.clipsToBounds = true
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(panel)
    scrollView.scrollsToTop = false
    panel.addSubview(scrollView)
    lift?.enter(self)
    fill()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another menu in place of the first one, and none that was opened from it.
  func show(_ menu: UIMenu) {
    menus = [menu]
    refill()
  }

  // MARK: Filling

  private func fill() {
    guard let menu = menus.last else { return }
    for view in scrollView.subviews { view.removeFromSuperview() }
    let font = UIFont.preferredFont(
      forTextStyle: .subheadline,
      compatibleWith: host.traitCollection
    )
    let groups = menu.groups
    items = groups.flatMap(\.rows).map { makeRow($0, font) }
    var first: [UIView] = []
    if menus.count > 1 {
      let back = MenuRow(menu, sign: .back, font: font) { [weak self] in self?.goBack() }
      items.insert(back, at: 0)
    } else if !menu.title.isEmpty {
      first = [makeTitle(menu.title, font)]
    }
    for item in items {
      item.hasMarks = items.contains(where: \.needsMark)
      item.hasImages = items.contains(where: \.needsImage)
    }
    let room = host.bounds.width - 2 * Self.margin
    let widest = items.reduce(0) { max($0, $1.naturalWidth) }
    let width = min(max(widest, 150), room)
    if let back = items.first, menus.count > 1 { first = [back] }
    let height = stack(first, groups, width, font)
    place(CGSize(width: width, height: height))
  }

  /// Puts titles, rows and the lines between groups below one another.
  ///
  /// - Returns: How high they are, in points.
  private func stack(
    _ first: [UIView],
    _ groups: [UIMenu.Group],
    _ width: CGFloat,
    _ font: UIFont
  ) -> CGFloat {
    var y: CGFloat = 4
    func add(_ view: UIView) {
      let least = max((font.lineHeight * 1.7).rounded(), 34)
      let height =
        (view as? MenuRow)?.height(for: width, least: least)
        ?? view.sizeThatFits(CGSize(width: width - 2 * MenuRow.inset, height: 0)).height + 10
      let inset = view is MenuRow ? 0 : MenuRow.inset
      view.frame = CGRect(x: inset, y: y, width: width - 2 * inset, height: height)
      scrollView.addSubview(view)
      y += height
    }
    for view in first { add(view) }
    var rest = items.dropFirst(menus.count > 1 ? 1 : 0)
    for (number, group) in groups.enumerated() {
      if number > 0 || !first.isEmpty { y = addLine(at: y, width) }
      if !group.title.isEmpty { add(makeTitle(group.title, font)) }
      for _ in group.rows { rest.popFirst().map(add) }
    }
    return y + 4
  }

  private func addLine(at y: CGFloat, _ width: CGFloat) -> CGFloat {
    let line = UIView()
    line.backgroundColor = .separator
    let scale = max(host.traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: y + 4, width: width, height: 1 / scale)
    scrollView.addSubview(line)
    return y + Self.groupGap
  }

  private func makeTitle(_ words: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = font.withSize((font.pointSize * 0.86).rounded())
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    return label
  }

  private func makeRow(_ element: UIMenuElement, _ font: UIFont) -> MenuRow {
    if let menu = element as? UIMenu {
      return MenuRow(menu, sign: .opens, font: font) { [weak self] in self?.open(menu) }
    }
    return MenuRow(element, sign: .none, font: font) { [weak self] in
      guard let self, let action = element as? UIAction else { return }
      let (sender, menus) = (sender, menus)
      onClose()
      for menu in menus { menu.didChoose(action) }
      (sender as? UIButton)?.onMenuChoice?()
      action.perform(from: sender)
    }
  }

  /// Below the anchor where there is room, else above it; in any case on the screen.
  private func place(_ size: CGSize) {
    let room = Self.room(of: host)
    if let lift { return place(size, beside: lift, in: room) }
    let height = min(size.height, room.height)
    let rect = anchor.rect
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isRightToLeft ? rect.maxX - size.width : rect.minX
    x = min(max(x, room.minX), max(room.maxX - size.width, room.minX))
    var y = rect.maxY + 2
    if y + height > room.maxY { y = rect.minY - height - 2 }
    y = min(max(y, room.minY), max(room.maxY - height, room.minY))
    panel.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: height)
    scrollView.frame = panel.bounds
    scrollView.contentSize = size
    scrollView.contentOffset = .zero
  }

  /// The part of a window that menus may cover.
  static func room(of window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  private func place(_ size: CGSize, beside lift: MenuLift, in room: CGRect) {
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    placement = lift.placement(menu: size, in: room, isRightToLeft: isRightToLeft)
    let frame = placement.menu
    panel.bounds = CGRect(x: 0, y: 0, width: frame.width.rounded(), height: frame.height.rounded())
    panel.center = CGPoint(
      x: frame.minX.rounded() + panel.bounds.width / 2,
      y: frame.minY.rounded() + panel.bounds.height / 2
    )
    scrollView.frame = panel.bounds
    scrollView.contentSize = size
    scrollView.contentOffset = .zero
    if superview != nil { lift.move(to: placement, animated: true) }
  }

  // MARK: Menus in menus

  private func open(_ menu: UIMenu) {
    menus.append(menu)
    refill()
  }

  private func goBack() {
    guard menus.count > 1 else { return }
    menus.removeLast()
    refill()
  }

  private func refill() {
    let hadFocus = host.storedFocus?.view?.isDescendant(of: self) ?? false
    fill()
    if hadFocus { focusFirst() }
  }

  // MARK: Keys

  /// Starts choosing by keys: focuses the first row.
  func focusFirst() {
    let first = items.first { $0.isEnabled }
    if let first { host.focus.move(into: first) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key { handle(key, press) }
    }
  }

  private func handle(_ key: UIKey, _ press: UIPress) {
    let focused = host.storedFocus?.view as? MenuRow
    let forwards: UIKeyboardHIDUsage = isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
    let backwards: UIKeyboardHIDUsage = isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
    let enabled = items.filter(\.isEnabled)
    switch key.keyCode {
    case .keyboardEscape:
      if menus.count > 1 { goBack() } else { onClose() }
    case .keyboardHome: enabled.first.map { host.focus.move(into: $0) }
    case .keyboardEnd: enabled.last.map { host.focus.move(into: $0) }
    case .keyboardUpArrow where focused == nil || focused === enabled.first:
      enabled.last.map { host.focus.move(into: $0) }
    case .keyboardDownArrow where focused == nil || focused === enabled.last: focusFirst()
    case forwards: if focused?.accessibilityExpandedStatus == .collapsed { focused?.activate() }
    case backwards: goBack()
    default:
      // Other keys move the focus among the rows, or do nothing.
      if focused == nil, key.keyCode == .keyboardTab { return focusFirst() }
      _ = host.focus.handle(press)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    onClose()
    return true
  }

  // MARK: Appearing and closing

  /// Puts the menu over a window, with what the interaction's delegate adds to that.
  func appear(in window: UIWindow, with animator: ContextMenuAnimator) {
    window.addSubview(self)
    window.shownMenu = self
    guard let lift else { return animator.run() }
    lift.appear(
      at: placement,
      panel: panel,
      alongside: animator.animate,
      completion: animator.complete
    )
  }

  /// Takes the menu away: at once, or, with what is lifted, to where that belongs.
  func disappear(_ end: MenuLift.End, with animator: ContextMenuAnimator) {
    if window?.shownMenu === self { window?.shownMenu = nil }
    guard let lift, window != nil else {
      lift?.drop()
      removeFromSuperview()
      return animator.run()
    }
    lift.disappear(
      end,
      self,
      panel: panel,
      isAbove: placement.isAbove,
      alongside: animator.animate,
      completion: animator.complete
    )
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onClose() }

  /// A scroll beside the menu dismisses it, and scrolls nothing.
  override func handleScroll(_ input: ScrollInput) -> Bool {
    onClose()
    return true
  }

  /// Closes the menu, as a touch beside it does.
  func close() { onClose() }
}

extension MenuRow {
  fileprivate func activate() { _ = accessibilityActivate() }
}
