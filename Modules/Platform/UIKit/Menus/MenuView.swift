import CoreGraphics
import Foundation

/// The panel of a menu, in front of all other views of a window; a touch outside dismisses it.
@MainActor final class MenuView: UIView {
  /// The point or rectangle that the menu is attached to.
  enum Anchor {
    /// The location of the request.
    case point(CGPoint)
    /// The frame of the menu's source, such as a button: the panel is below or above it.
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
  /// The menu and its opened submenus; the last one is visible.
  private var menus: [UIMenu]
  private var items: [MenuRow] = []
  private let order: UIContextMenuConfiguration.ElementOrder
  /// The elements of the deferred elements shown so far; nil for those that are loading.
  private var provided: [ObjectIdentifier: (UIDeferredMenuElement, [UIMenuElement]?)] = [:]
  private var isFilling = false
  private var isGoing = false
  private unowned let host: UIWindow
  /// The lifted preview beside the panel; nil for a compact menu.
  let lift: MenuLift?
  private var placement = MenuLift.Placement()

  private static let margin: CGFloat = 8

  init(
    menu: UIMenu,
    at anchor: Anchor,
    order: UIContextMenuConfiguration.ElementOrder = .automatic,
    lift: MenuLift? = nil,
    in window: UIWindow,
    sender: AnyObject,
    onClose: @escaping () -> Void
  ) {
    self.onClose = onClose
    self.anchor = anchor
    self.order = order
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

  /// Replaces the root menu and closes its submenus.
  func show(_ menu: UIMenu) {
    menus = [menu]
    refill()
  }

  // MARK: Filling

  private func fill() {
    guard let menu = menus.last else { return }
    isFilling = true
    defer { isFilling = false }
    let font = UIFont.preferredFont(
      forTextStyle: .subheadline,
      compatibleWith: host.traitCollection
    )
    var content = MenuContent(
      font: font,
      scale: max(host.traitCollection.displayScale, 1),
      isRightToLeft: host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    if menus.count > 1 {
      content.first = [
        MenuRow(menu, sign: .back, font: font) { [weak self] in self?.goBack() }
      ]
    } else if !menu.title.isEmpty {
      content.first = [content.makeTitle(menu.title)]
    }
    content.groups = menu.groups(resolving: { elements(of: $0) }).map { group in
      let tile = tile(of: group)
      return MenuContent.Group(
        title: group.title.isEmpty ? nil : content.makeTitle(group.title),
        rows: group.rows.map { makeRow($0, font, group.lines, tile) },
        columns: tile?.columns
      )
    }
    let space = host.bounds.width - 2 * Self.margin
    let size = content.fit(space: space)
    let isAbove = place(size)
    if isAbove, order == .priority { content.reverse() }
    for view in scrollView.subviews { view.removeFromSuperview() }
    items = content.rows
    content.put(into: scrollView, width: size.width)
    scrollView.contentSize = size
    let end = max(size.height - scrollView.bounds.height, 0)
    scrollView.contentOffset = CGPoint(x: 0, y: isAbove && order == .priority ? end : 0)
  }

  /// Returns the tile size of a group; nil for rows.
  private func tile(of group: UIMenu.Group) -> UIMenu.ElementSize? {
    guard group.size.columns != nil else { return nil }
    let isAccessibility =
      host.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return group.size == .medium && isAccessibility ? nil : group.size
  }

  private func makeRow(
    _ element: UIMenuElement,
    _ font: UIFont,
    _ lines: Int,
    _ tile: UIMenu.ElementSize?
  ) -> UIView {
    if element is UIDeferredMenuElement { return MenuLoadingRow() }
    if let menu = element as? UIMenu {
      return MenuRow(menu, sign: .opens, font: font, lines: lines, tile: tile) { [weak self] in
        self?.open(menu)
      }
    }
    return MenuRow(element, sign: .none, font: font, lines: lines, tile: tile) { [weak self] in
      guard let action = element as? UIAction else { return }
      self?.choose(action)
    }
  }

  private func choose(_ action: UIAction) {
    // A menu that is being dismissed can still be focused.
    guard !isGoing else { return }
    let (sender, menus, keeps) = (sender, menus, action.attributes.contains(.keepsMenuPresented))
    if !keeps { onClose() }
    for menu in menus { menu.didChoose(action, resolving: { provided[ObjectIdentifier($0)]?.1 }) }
    (sender as? UIButton)?.menuChoiceWasMade()
    action.perform(from: sender)
    if keeps, superview != nil { refill() }
  }

  // MARK: Deferred elements

  /// Returns the elements of a deferred element; nil while it is loading.
  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(deferred)
    if provided[id] == nil {
      provided[id] = (deferred, nil)
      deferred.load { [weak self] elements in
        guard let self else { return }
        provided[id] = (deferred, elements)
        didLoad()
      }
    }
    return provided[id]?.1
  }

  private func didLoad() {
    guard !isFilling, superview != nil else { return }
    if menus[0].groups(resolving: { self.provided[ObjectIdentifier($0)]?.1 }).isEmpty {
      return onClose()
    }
    refill()
  }

  // MARK: Places

  /// Positions the panel below the anchor if there is enough space, otherwise above it, and always
  /// on the screen.
  ///
  /// - Returns: Whether the panel is above the anchor.
  private func place(_ size: CGSize) -> Bool {
    let space = Self.space(of: host)
    if let lift { return place(size, beside: lift, in: space) }
    let height = min(size.height, space.height)
    let rect = anchor.rect
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isRightToLeft ? rect.maxX - size.width : rect.minX
    x = min(max(x, space.minX), max(space.maxX - size.width, space.minX))
    var y = rect.maxY + 2
    let isAbove = y + height > space.maxY
    if isAbove { y = rect.minY - height - 2 }
    y = min(max(y, space.minY), max(space.maxY - height, space.minY))
    panel.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: height)
    scrollView.frame = panel.bounds
    return isAbove
  }

  /// Returns the area of a window that menus can cover.
  static func space(of window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  private func place(_ size: CGSize, beside lift: MenuLift, in space: CGRect) -> Bool {
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    placement = lift.placement(menu: size, in: space, isRightToLeft: isRightToLeft)
    let frame = placement.menu
    panel.bounds = CGRect(x: 0, y: 0, width: frame.width.rounded(), height: frame.height.rounded())
    panel.center = CGPoint(
      x: frame.minX.rounded() + panel.bounds.width / 2,
      y: frame.minY.rounded() + panel.bounds.height / 2
    )
    scrollView.frame = panel.bounds
    if superview != nil { lift.move(to: placement, animated: true) }
    return placement.isAbove
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
    let focused = host.storedFocus?.view
    let hadFocus = focused?.isDescendant(of: self) ?? false
    fill()
    guard hadFocus else { return }
    let element = (focused as? MenuRow)?.element
    if let same = items.first(where: { $0.element === element && $0.isEnabled }) {
      host.focus.move(into: same)
    } else {
      focusFirst()
    }
  }

  // MARK: Keys

  /// Focuses the first row, for keyboard navigation.
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
    case forwards, backwards:
      // Tiles are in a row, so the arrow keys move in two dimensions.
      if focused?.tile != nil {
        _ = host.focus.handle(press)
        return
      }
      if key.keyCode == backwards { return goBack() }
      if focused?.accessibilityExpandedStatus == .collapsed { focused?.activate() }
    default:
      // Other keys move the focus between rows, or have no effect.
      if focused == nil, key.keyCode == .keyboardTab { return focusFirst() }
      _ = host.focus.handle(press)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    onClose()
    return true
  }

  // MARK: Appearing and closing

  /// Adds the menu to a window, with the animations of the interaction's delegate.
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

  /// Removes the menu: immediately, or animated together with its preview.
  func disappear(_ end: MenuLift.End, with animator: ContextMenuAnimator) {
    isGoing = true
    accessibilityViewIsModal = false
    accessibilityElementsHidden = true
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

  /// Dismisses the menu; scrolling outside of it has no other effect.
  override func handleScroll(_ input: ScrollInput) -> Bool {
    onClose()
    return true
  }

  /// Dismisses the menu, like a touch outside.
  func close() { onClose() }
}

extension MenuRow {
  fileprivate func activate() { _ = accessibilityActivate() }
}
