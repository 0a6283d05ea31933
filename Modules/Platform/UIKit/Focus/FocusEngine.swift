import Foundation
import QuartzCore

/// The keyboard focus of a window: its position, its movement with keys, and its display.
///
/// The rules are the same for all kinds of views: items are found in the view hierarchy when a key
/// is pressed, and lists are scrolled until they have created the next one.
@MainActor final class FocusEngine {
  private unowned let window: UIWindow
  private let ring = FocusRing()
  /// The view with the focus.
  private(set) weak var view: UIView?
  /// Previously focused views, newest last: the focus returns to them when a view that covered them
  /// is removed.
  private var history: [Weak<UIView>] = []
  /// The frame of the focus at the end of the last frame, in the window, and the list or page that
  /// contains it; used if the view is removed.
  private var trace: Trace?
  /// Whether the focused view was removed.
  private var isLost = false
  /// The environment that requested a focus update.
  private weak var asking: (any UIFocusEnvironment)?
  /// Whether the reader navigates with keys; otherwise no focus effect is shown.
  private var isInUse = false

  private static let rememberedViews = 16
  /// The maximum number of scroll steps in a list to find the next item.
  private static let searchSteps = 40

  private struct Trace {
    var frame: CGRect
    weak var home: UIView?
  }

  init(window: UIWindow) {
    self.window = window
  }

  // MARK: Keys

  /// Whether a key would move the focus or activate the focused view, and therefore must not
  /// scroll.
  func wants(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    return key.movesFocus || (current != nil && (key.heading != nil || key.activates))
  }

  /// Moves the focus with an unhandled key, or activates the focused view.
  ///
  /// Returns false if the key is not for the focus.
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

  /// The view that navigation starts from: the focused one, or the first responder.
  private var current: UIView? {
    if let view, isReachable(view) { return view }
    return (window.firstResponder as? UIView).flatMap { isReachable($0) ? $0 : nil }
  }

  private func isReachable(_ view: UIView) -> Bool {
    view.window === window && FocusSearch.isShown(view) && view.isDescendant(of: scope)
  }

  /// Called when the reader clicked or tapped: hides the focus until the next key.
  func pointerTookOver() {
    isInUse = false
    trace = nil
    guard view != nil else { return }
    focus(nil, heading: [])
  }

  // MARK: Moving

  /// The part of the window that the focus moves in: the frontmost presentation, if there is one.
  private var scope: UIView { FocusSearch.scope(of: window) }

  private func move(_ heading: UIFocusHeading) -> Bool {
    guard let start = current else { return enter(heading) }
    if scrollsWithin(start, heading) { return true }
    guard let target = nextItem(from: start, heading) else { return true }
    let list = target.superview as? any SelectableList
    return focus(list?.focusCell(comingFrom: start) ?? target, heading: heading)
  }

  /// Sets the initial focus for the first key: at the lost focus, or at the first visible item.
  private func enter(_ heading: UIFocusHeading) -> Bool {
    let items = FocusSearch.items(in: scope)
    guard let target = inPlaceOfLost(among: items) ?? known(among: items) ?? first(of: items) else {
      return false
    }
    let list = target.superview as? any SelectableList
    return focus(list?.delegatesFocusCell ?? target, heading: heading)
  }

  /// The item at the position of the lost focus, if that is still visible.
  private func inPlaceOfLost(among items: [UIView]) -> UIView? {
    guard isLost, let trace, let home = trace.home, isReachable(home) else { return nil }
    return FocusSearch.nearest(
      to: trace.frame,
      of: items.filter { $0.isDescendant(of: home) && isOnScreen($0) }
    )
  }

  private func known(among items: [UIView]) -> UIView? {
    history.reversed().lazy.compactMap(\.object).first { items.contains($0) && isOnScreen($0) }
  }

  /// The first visible item of the page, ignoring items scrolled out of view at the top.
  private func first(of items: [UIView]) -> UIView? {
    let area = preferredArea
    let inside = items.filter { $0.isDescendant(of: area) }
    return inside.first(where: isOnScreen) ?? inside.first ?? items.first
  }

  private func isOnScreen(_ item: UIView) -> Bool {
    guard let list = item.enclosingScrollView else { return true }
    return item.convert(item.bounds, to: list).meets(list.unobscuredBounds)
  }

  /// The view in which the focus begins: the page rather than the bar above it.
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

  /// The next item in a direction; lists are scrolled until they have created it.
  private func nextItem(from start: UIView, _ heading: UIFocusHeading) -> UIView? {
    for scrollView in UIScrollView.containing(start.superview) {
      for step in 0..<Self.searchSteps {
        let items = FocusSearch.items(in: scrollView)
        if let item = FocusSearch.item(heading, from: start, among: items) {
          return item
        }
        guard start.window != nil,
          scrollView.scrollForFocus(heading, by: step == 0 ? 1 : 60)
        else { break }
      }
    }
    let all = FocusSearch.items(in: scope)
    if let item = FocusSearch.item(heading, from: start, among: all) { return item }
    switch heading {
    case .next: return all.first
    case .previous: return all.last
    default: return nil
    }
  }

  /// Scrolls within a row that is higher than the screen before moving on.
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

  /// Moves the focus into an environment, according to its preferences.
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
    for case let view? in [previous, target] { view.invalidateConfiguration() }
    coordinator.run()
    UIAccessibility.focusDidMove(from: previous, to: target)
    placeRing()
    if let target { (target.superview as? any SelectableList)?.followFocus(to: target) }
    return true
  }

  private func remember(_ target: UIView) {
    history.removeAll { $0.object == nil || $0.object === target }
    history.append(Weak(object: target))
    if history.count > Self.rememberedViews { history.removeFirst() }
  }

  /// The environments of both views without duplicates, from the inside out.
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

  /// Scrolls the focused view into view, with a margin.
  private func show(_ target: UIView) {
    for scrollView in UIScrollView.containing(target.superview) {
      scrollView.scrollToShowFocus(target.convert(target.bounds, to: scrollView))
    }
  }

  // MARK: Following what happens

  /// Requests a focus update to the preferred target of an environment that contains the focus, in
  /// this frame.
  func setNeedsUpdate(of environment: any UIFocusEnvironment) {
    asking = environment
    window.setNeedsLayout()
  }

  func updateIfNeeded() {
    guard let environment = asking else { return }
    asking = nil
    if view != nil { move(into: environment) }
  }

  /// Called when a cell returns to the reuse pool: its next content is not the focused item.
  func viewWillBeReused(_ cell: UIView) {
    guard let focused = view, focused.isDescendant(of: cell) else { return }
    // The last position of the cell, if it was scrolled out of view.
    trace?.frame = focused.convert(focused.bounds, to: nil)
    history.removeAll { $0.object === focused }
    lose()
  }

  private func lose() {
    view = nil
    isLost = true
    ring.hide()
  }

  /// Called after the layout of a frame: updates the focus ring, and moves the focus if its view
  /// was removed.
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

  /// Whether the last focused frame is still visible.
  ///
  /// If so, focus continues from it, otherwise from the visible content.
  private func isSeen(_ trace: Trace) -> Bool {
    guard let list = trace.home as? UIScrollView, isReachable(list) else { return true }
    return list.convert(list.unobscuredBounds, to: nil).meets(trace.frame)
  }

  /// Focuses the row that replaced the removed one, or the first item of the current page.
  ///
  /// While a page is loading, the focus waits for it: only keys move it to the surrounding bars.
  private func focusAgain() {
    let items = FocusSearch.items(in: scope)
    let page = preferredArea
    let target =
      inPlaceOfLost(among: items) ?? known(among: items)
      ?? items.first { $0.isDescendant(of: page) && isOnScreen($0) }
      // A presentation without other items can be left through its bar.
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

  /// The direction in which the key moves the focus; nil for other keys.
  var heading: UIFocusHeading? {
    let isTab = keyCode == .keyboardTab
    // Control and Tab leave a text view that accepts tabs.
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

  /// Whether the key also moves the focus if there is none.
  var movesFocus: Bool { keyCode == .keyboardTab && heading != nil }

  /// Whether the key activates the focused view.
  var activates: Bool {
    guard modifierFlags.isDisjoint(with: Self.others.union(.shift)) else { return false }
    return keyCode == .keyboardReturnOrEnter || keyCode == .keyboardSpacebar
  }
}
