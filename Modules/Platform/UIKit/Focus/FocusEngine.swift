import Foundation
import QuartzCore

/// The focus of the keyboard in one window: where it is, where keys move it, how it is shown.
///
/// There is one rule for all kinds of views, and none of them knows of it: items are found in the
/// tree of views when a key is pressed, and lists are scrolled until they have made the next one.
@MainActor final class FocusEngine {
  private unowned let window: UIWindow
  private let ring = FocusRing()
  /// The view with the focus.
  private(set) weak var view: UIView?
  /// Views that were focused, newest last: the focus returns to them when a view that covered them
  /// is removed.
  private var history: [WeakView] = []
  /// The frame of the focus at the end of the last frame, in the window, and the list or page
  /// around it: used when its view is removed.
  private var trace: Trace?
  /// Whether the focused view was removed.
  private var isLost = false
  /// The environment that requested a focus update.
  private weak var asking: (any UIFocusEnvironment)?
  /// Whether the reader moves by keys: the ring is for them alone.
  private var isInUse = false

  private static let rememberedViews = 16
  /// How often a list is scrolled further to find the next item in it.
  private static let searchSteps = 40

  private struct WeakView {
    weak var view: UIView?
  }

  private struct Trace {
    var frame: CGRect
    weak var home: UIView?
  }

  init(window: UIWindow) {
    self.window = window
  }

  // MARK: Keys

  /// Whether a key would move the focus or act on it: then it does not scroll.
  func wants(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    return key.movesFocus || (current != nil && (key.heading != nil || key.activates))
  }

  /// Moves the focus by an unhandled key, or acts on the focused view.
  ///
  /// False when the key is not for the focus.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    if key.keyCode == .keyboardEscape, view != nil {
      pointerTookOver()
      return true
    }
    guard wants(press) else { return false }
    isInUse = true
    if let heading = key.heading {
      return current?.adjustByKey(heading) == true || move(heading)
    }
    return current?.activateByKey() ?? false
  }

  /// The view that keys start from: the focused one, else the first responder.
  private var current: UIView? {
    if let view, isReachable(view) { return view }
    return (window.firstResponder as? UIView).flatMap { isReachable($0) ? $0 : nil }
  }

  private func isReachable(_ view: UIView) -> Bool {
    view.window === window && FocusSearch.isShown(view) && view.isDescendant(of: scope)
  }

  /// The reader clicked or tapped: the focus is not shown until the next key.
  func pointerTookOver() {
    isInUse = false
    trace = nil
    guard view != nil else { return }
    focus(nil, heading: [])
  }

  // MARK: Moving

  /// The part of the window that the focus moves in: what is shown over the rest, if anything is.
  private var scope: UIView { FocusSearch.scope(of: window) }

  private func move(_ heading: UIFocusHeading) -> Bool {
    guard let start = current else { return enter(heading) }
    if scrollsWithin(start, heading) { return true }
    guard let target = nextItem(from: start, heading) else { return true }
    let list = target.superview as? any CellList
    return focus(list?.focusCell(comingFrom: start) ?? target, heading: heading)
  }

  /// The first key: where the focus was lost, or at the first item of what is shown.
  private func enter(_ heading: UIFocusHeading) -> Bool {
    let items = FocusSearch.items(in: scope)
    guard let target = inPlaceOfLost(among: items) ?? known(among: items) ?? first(of: items) else {
      return false
    }
    let list = target.superview as? any CellList
    return focus(list?.delegatesFocusCell ?? target, heading: heading)
  }

  /// The item at the position of the lost focus, if its surroundings are still visible.
  private func inPlaceOfLost(among items: [UIView]) -> UIView? {
    guard isLost, let trace, let home = trace.home, isReachable(home) else { return nil }
    return FocusSearch.nearest(
      to: trace.frame,
      of: items.filter { $0.isDescendant(of: home) && isOnScreen($0) }
    )
  }

  private func known(among items: [UIView]) -> UIView? {
    history.reversed().lazy.compactMap(\.view).first { items.contains($0) && isOnScreen($0) }
  }

  /// The first item of the page, of what a list shows of it and not of what it has above.
  private func first(of items: [UIView]) -> UIView? {
    let area = preferredArea
    let inside = items.filter { $0.isDescendant(of: area) }
    return inside.first(where: isOnScreen) ?? inside.first ?? items.first
  }

  private func isOnScreen(_ item: UIView) -> Bool {
    guard let list = item.enclosingScrollView else { return true }
    return item.convert(item.bounds, to: list).meets(list.unobscuredBounds)
  }

  /// Where the focus begins: on the page rather than on the bar above it.
  private var preferredArea: UIView {
    var area = scope
    var environment: any UIFocusEnvironment = window.frontmostController ?? area
    for _ in 0..<Self.rememberedViews {
      if let view = environment as? UIView, view.isDescendant(of: scope) { area = view }
      guard let next = environment.preferredFocusEnvironments.first, next !== environment else {
        break
      }
      environment = next
    }
    return area
  }

  /// The item that a heading leads to; lists on the way are scrolled until they have made it.
  private func nextItem(from start: UIView, _ heading: UIFocusHeading) -> UIView? {
    var list = start.enclosingScrollView
    while let scrollView = list {
      for step in 0..<Self.searchSteps {
        let items = FocusSearch.items(in: scrollView)
        if let item = FocusSearch.item(heading, from: start, among: items) {
          return item
        }
        guard start.window != nil,
          scrollView.scrollForFocus(heading, by: step == 0 ? 1 : 60)
        else { break }
      }
      list = scrollView.superview?.enclosingScrollView
    }
    let all = FocusSearch.items(in: scope)
    if let item = FocusSearch.item(heading, from: start, among: all) { return item }
    switch heading {
    case .next: return all.first
    case .previous: return all.last
    default: return nil
    }
  }

  /// A row that is higher than the screen is read before it is left.
  private func scrollsWithin(_ start: UIView, _ heading: UIFocusHeading) -> Bool {
    guard heading == .down || heading == .up, let list = start.enclosingScrollView else {
      return false
    }
    let frame = start.convert(start.bounds, to: list)
    let area = list.unobscuredBounds
    let hidden = heading == .down ? frame.maxY - area.maxY : area.minY - frame.minY
    guard frame.height > area.height, hidden > 1 else { return false }
    let step = min(hidden, area.height * 0.8)
    return list.step(by: CGPoint(x: 0, y: heading == .down ? step : -step))
  }

  // MARK: Changing

  /// Moves the focus into an environment, as it prefers.
  func move(into environment: any UIFocusEnvironment) {
    var target = environment
    for _ in 0..<Self.rememberedViews {
      if let view = target as? UIView, FocusSearch.canFocus(view) { break }
      guard let next = target.preferredFocusEnvironments.first, next !== target else { break }
      target = next
    }
    let area = target as? UIView ?? (target as? UIViewController)?.viewIfLoaded
    guard let area, area.window === window else { return }
    let item = FocusSearch.canFocus(area) ? area : FocusSearch.items(in: area).first
    guard let item else { return }
    isInUse = true
    focus(item, heading: [])
  }

  @discardableResult
  private func focus(_ target: UIView?, heading: UIFocusHeading) -> Bool {
    let previous = view
    guard previous !== target else { return true }
    let context = UIFocusUpdateContext(from: previous, to: target, heading: heading)
    let environments = Self.environments(of: previous, and: target)
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    if let responder = window.firstResponder, responder !== target, target != nil {
      guard responder.resignFirstResponder() else { return false }
    }
    view = target
    isLost = false
    if let target { remember(target) }
    if let target, target is any UITextInput { target.becomeFirstResponder() }
    if let target { show(target) }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    for case let view? in [previous, target] { view.focusDidChange() }
    coordinator.run()
    placeRing()
    if let target, let list = target.superview as? any CellList { list.followFocus(to: target) }
    return true
  }

  private func remember(_ target: UIView) {
    history.removeAll { $0.view == nil || $0.view === target }
    history.append(WeakView(view: target))
    if history.count > Self.rememberedViews { history.removeFirst() }
  }

  /// Everything around the two views, once, from the inside out.
  private static func environments(
    of first: UIView?,
    and second: UIView?
  ) -> [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    var known: Set<ObjectIdentifier> = []
    for start in [first, second] {
      var candidate: (any UIFocusEnvironment)? = start
      while let current = candidate, known.insert(ObjectIdentifier(current)).inserted {
        found.append(current)
        candidate = current.parentFocusEnvironment
      }
    }
    return found
  }

  /// Scrolls what has the focus into view, with a little of what comes around it.
  private func show(_ target: UIView) {
    var list = target.enclosingScrollView
    while let scrollView = list {
      scrollView.scrollToShowFocus(target.convert(target.bounds, to: scrollView))
      list = scrollView.superview?.enclosingScrollView
    }
  }

  // MARK: Following what happens

  /// Requests that the focus moves to where an environment around it prefers it, in this frame.
  func setNeedsUpdate(of environment: any UIFocusEnvironment) {
    asking = environment
    window.setNeedsLayout()
  }

  func updateIfNeeded() {
    guard let environment = asking else { return }
    asking = nil
    if view != nil { move(into: environment) }
  }

  /// A cell returns to its pool: its next content is not what was focused.
  func viewWillBeReused(_ cell: UIView) {
    guard let focused = view, focused.isDescendant(of: cell) else { return }
    // Where the cell went, if it was scrolled away.
    trace?.frame = focused.convert(focused.bounds, to: nil)
    history.removeAll { $0.view === focused }
    lose()
  }

  private func lose() {
    view = nil
    isLost = true
    ring.hide()
  }

  /// After the layout of a frame: moves the ring with its view, and the focus to another view if
  /// its view was removed.
  func layoutDidEnd() {
    updateIfNeeded()
    if let focused = view {
      if !isReachable(focused) || !FocusSearch.canFocus(focused) {
        if focused.window == nil || focused.isDescendant(of: scope) { lose() }
        view = nil
      }
    } else if trace != nil {
      isLost = true
    }
    if view == nil, isInUse, trace.map(isSeen) ?? false { focusAgain() }
    if let view {
      trace = Trace(
        frame: view.convert(view.bounds, to: nil),
        home: view.enclosingScrollView ?? view.enclosingControllerView
      )
    }
    placeRing()
  }

  /// Whether the frame was not scrolled away: then the reader continues there, else where they
  /// scrolled to.
  private func isSeen(_ trace: Trace) -> Bool {
    guard let list = trace.home as? UIScrollView, isReachable(list) else { return true }
    return list.convert(list.unobscuredBounds, to: nil).meets(trace.frame)
  }

  /// Focuses the row that replaced the removed one, or the first item of the current page.
  ///
  /// While a page loads, the focus waits for it: only keys move it to the bars around it.
  private func focusAgain() {
    let items = FocusSearch.items(in: scope)
    let page = preferredArea
    let target =
      inPlaceOfLost(among: items) ?? known(among: items)
      ?? items.first { $0.isDescendant(of: page) && isOnScreen($0) }
      // What covers the window is left by its bar, if by nothing else.
      ?? (scope === window ? nil : items.first)
    if let target { focus(target, heading: []) }
  }

  private func placeRing() {
    guard isInUse, let view, view.window != nil, !view.hidesFocusRing else { return ring.hide() }
    ring.show(around: view)
  }
}

extension UIKey {
  private static let others: UIKeyModifierFlags = [.control, .alternate, .command]

  /// Where the key moves the focus; nil for keys that do not.
  var heading: UIFocusHeading? {
    let isTab = keyCode == .keyboardTab
    // Control and Tab leave a text that takes tabs.
    guard modifierFlags.isDisjoint(with: isTab ? [.alternate, .command] : Self.others) else {
      return nil
    }
    switch keyCode {
    case .keyboardTab: return modifierFlags.contains(.shift) ? .previous : .next
    case .keyboardUpArrow: return .up
    case .keyboardDownArrow: return .down
    case .keyboardLeftArrow: return .left
    case .keyboardRightArrow: return .right
    default: return nil
    }
  }

  /// Whether the key moves the focus also where nothing has it.
  var movesFocus: Bool { keyCode == .keyboardTab && heading != nil }

  /// Whether the key acts on what has the focus.
  var activates: Bool {
    guard modifierFlags.isDisjoint(with: Self.others.union(.shift)) else { return false }
    return keyCode == .keyboardReturnOrEnter || keyCode == .keyboardSpacebar
  }
}
