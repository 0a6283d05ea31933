import Expectations
import Foundation
import Testing
import UIKit

/// The focus of the keyboard among controls.
@Suite struct FocusTests {
  let headless = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2)
  let window: UIWindow
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window = headless.makeWindow()
    window.makeKeyAndVisible()
    window.addSubview(page)
    headless.frame()
  }

  private func button(_ name: String, _ frame: CGRect, action: @escaping () -> Void = {})
    -> UIButton
  {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    page.addSubview(button)
    return button
  }

  /// The identifier of the focused view.
  private var focused: String? {
    (UIFocusSystem(for: window)?.focusedItem as? UIView)?.accessibilityIdentifier
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    headless.press(key, modifiers: modifiers)
  }

  /// A grid of two by two, made in no order.
  private func makeGrid() {
    _ = button("d", CGRect(x: 170, y: 100, width: 100, height: 40))
    _ = button("a", CGRect(x: 20, y: 22, width: 100, height: 40))
    _ = button("c", CGRect(x: 20, y: 100, width: 100, height: 40))
    _ = button("b", CGRect(x: 170, y: 20, width: 100, height: 40))
  }

  @Test func nothingHasTheFocusBeforeAKey() {
    makeGrid()
    expectNil(focused)
  }

  @Test func selectingATabFocusesItsLoadedPage() {
    let pages = ["first", "second"].map { name in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return page
    }
    func add(_ name: String, to page: UIViewController) {
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      button.accessibilityIdentifier = name
      page.view.addSubview(button)
      headless.frame()
    }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    window.rootViewController = tabs
    add("a", to: pages[0])
    press(.keyboardTab)
    expect(focused, equals: "a")
    tabs.selectedIndex = 1
    headless.frame()
    headless.frame()
    expectNil(focused)
    add("b", to: pages[1])
    expect(focused, equals: "b")
    tabs.selectedIndex = 0
    headless.frame()
    expect(focused, equals: "a")
  }

  @Test func tabFollowsTheReadingOrder() {
    makeGrid()
    let order = (0..<5).map { _ in
      press(.keyboardTab)
      return focused ?? "-"
    }
    expect(order, equals: ["a", "b", "c", "d", "a"])
    press(.keyboardTab, .shift)
    expect(focused, equals: "d")
  }

  @Test func tabFollowsRightToLeftReading() {
    makeGrid()
    page.semanticContentAttribute = .forceRightToLeft
    let order = (0..<4).map { _ in
      press(.keyboardTab)
      return focused ?? "-"
    }
    expect(order, equals: ["b", "a", "d", "c"])
  }

  @Test func aHaloWithoutAShapeIsTheRingOfTheSystem() throws {
    func ring(_ effect: UIFocusEffect?) throws -> CGRect {
      for view in page.subviews { view.removeFromSuperview() }
      let one = button("one", CGRect(x: 20, y: 20, width: 100, height: 40))
      one.focusEffect = effect
      press(.keyboardTab)
      expect(one.isFocused)
      let ring = window.layer.sublayers?.first { $0.name == "focus ring" }
      return try require(ring).frame
    }
    let usual = try ring(nil)
    try expect(ring(UIFocusHaloEffect()), equals: usual)
    try expect(ring(UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 9, height: 9))) != usual)
  }

  @Test func arrowsFocusTheNearestControl() {
    makeGrid()
    press(.keyboardTab)
    press(.keyboardRightArrow)
    expect(focused, equals: "b")
    press(.keyboardDownArrow)
    expect(focused, equals: "d")
    press(.keyboardLeftArrow)
    expect(focused, equals: "c")
    press(.keyboardUpArrow)
    expect(focused, equals: "a")
    press(.keyboardUpArrow)
    expect(focused, equals: "a")
  }

  @Test func returnAndSpacePressTheFocusedButton() {
    var count = 0
    let one = button("one", CGRect(x: 20, y: 20, width: 100, height: 40)) { count += 1 }
    press(.keyboardTab)
    expect(one.isFocused)
    press(.keyboardReturnOrEnter)
    press(.keyboardSpacebar)
    expect(count, equals: 2)
  }

  @Test func disabledHiddenAndTransparentViewsAreNotFocusable() {
    let disabled = button("disabled", CGRect(x: 20, y: 20, width: 100, height: 40))
    disabled.isEnabled = false
    let hidden = button("hidden", CGRect(x: 20, y: 70, width: 100, height: 40))
    hidden.isHidden = true
    let clear = button("clear", CGRect(x: 20, y: 120, width: 100, height: 40))
    clear.alpha = 0
    _ = button("usable", CGRect(x: 20, y: 170, width: 100, height: 40))
    for _ in 0..<2 {
      press(.keyboardTab)
      expect(focused, equals: "usable")
    }
  }

  @Test func tappableButtonElementsAreFocusable() {
    var count = 0
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    view.accessibilityIdentifier = "portrait"
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in count += 1 }
    view.addGestureRecognizer(tap)
    page.addSubview(view)
    press(.keyboardTab)
    expect(focused, equals: "portrait")
    press(.keyboardReturnOrEnter)
    expect(count, equals: 1)
  }

  @Test func focusingATextFieldEditsItAndTabLeaves() {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.accessibilityIdentifier = "field"
    page.addSubview(field)
    _ = button("after", CGRect(x: 20, y: 80, width: 100, height: 40))
    press(.keyboardTab)
    expect(field.isFirstResponder)
    headless.type("hi")
    expect(field.text, equals: "hi")
    press(.keyboardTab)
    expect(focused, equals: "after")
    expect(!field.isFirstResponder)
    expect(field.text, equals: "hi")
  }

  @Test func textViewsInsertTabsAndControlTabLeaves() {
    let text = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    page.addSubview(text)
    _ = button("after", CGRect(x: 20, y: 140, width: 100, height: 40))
    press(.keyboardTab)
    expect(text.isFirstResponder)
    press(.keyboardTab)
    expect(text.text, equals: "\t")
    press(.keyboardTab, .control)
    expect(focused, equals: "after")
  }

  @Test func clickingHidesTheFocusRing() {
    makeGrid()
    press(.keyboardTab)
    expect(ring != nil)
    headless.tap(at: CGPoint(x: 300, y: 400))
    headless.settle()
    expectNil(focused)
    expectNil(ring)
    press(.keyboardTab)
    expect(focused, equals: "a")
  }

  private var ring: CALayer? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.name == "focus ring" { return layer }
      return layer.sublayers?.lazy.compactMap(find).first
    }
    return find(window.layer)
  }

  @Test func theRingFollowsItsControl() {
    let one = button("one", CGRect(x: 20, y: 20, width: 100, height: 40))
    press(.keyboardTab)
    expect(ring?.frame, equals: CGRect(x: 16, y: 16, width: 108, height: 48))
    one.frame.origin = CGPoint(x: 60, y: 90)
    headless.frame()
    expect(ring?.frame, equals: CGRect(x: 56, y: 86, width: 108, height: 48))
    one.focusEffect = UIFocusEffect()
    headless.frame()
    window.setNeedsLayout()
    headless.frame()
    expectNil(ring)
  }

  @Test func theRingFollowsAControlThatTheWindowResizes() {
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let one = button("one", CGRect(x: 20, y: 20, width: 100, height: 40))
    one.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    press(.keyboardTab)
    headless.host.resize(to: CGSize(width: 480, height: 580))
    headless.frame()
    expect(one.frame, equals: CGRect(x: 20, y: 120, width: 260, height: 40))
    expect(ring?.frame, equals: CGRect(x: 16, y: 116, width: 268, height: 48))
  }

  /// The space of a button that only takes touches may be directly below a text.
  @Test func theRingIsInsideOfTheSpaceAroundATitle() {
    let one = button("one", CGRect(x: 20, y: 20, width: 100, height: 44))
    one.setTitle("Hi", for: .normal)
    press(.keyboardTab)
    headless.frame()
    expect(ring?.frame, equals: one.frame)
    // The color is the shape of the button.
    one.backgroundColor = .systemBlue
    window.setNeedsLayout()
    headless.frame()
    expect(ring?.frame, equals: one.frame.insetBy(dx: -4, dy: -4))
  }

  @Test func theRingIsAroundATitleAtTheEdgeOfItsButton() throws {
    let one = button("one", CGRect(x: 20, y: 20, width: 100, height: 44))
    one.setTitle("Hi", for: .normal)
    one.contentHorizontalAlignment = .left
    press(.keyboardTab)
    headless.frame()
    let ring = try require(ring).frame
    expect(ring, equals: CGRect(x: 16, y: 20, width: 104, height: 44))
  }

  @Test func theFocusStaysInModalViewsAndReturns() {
    makeGrid()
    press(.keyboardTab)
    press(.keyboardTab)
    let sheet = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 200))
    sheet.accessibilityViewIsModal = true
    let inside = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    inside.accessibilityIdentifier = "inside"
    sheet.addSubview(inside)
    window.addSubview(sheet)
    headless.frame()
    expect(focused, equals: "inside")
    press(.keyboardTab)
    expect(focused, equals: "inside")
    sheet.removeFromSuperview()
    headless.frame()
    expect(focused, equals: "b")
  }

  @Test func removingTheFocusedViewMovesTheFocus() {
    makeGrid()
    press(.keyboardTab)
    page.subviews.first { $0.accessibilityIdentifier == "a" }?.removeFromSuperview()
    headless.frame()
    expect(focused, equals: "b")
  }

  @Test func environmentsAreNotifiedAndCanRefuse() {
    let box = FocusRecorder(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    page.addSubview(box)
    let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    inner.accessibilityIdentifier = "inner"
    box.addSubview(inner)
    _ = button("outer", CGRect(x: 10, y: 300, width: 100, height: 40))
    press(.keyboardTab)
    expect(box.calls, equals: ["nil -> inner"])
    press(.keyboardDownArrow)
    expect(box.calls, equals: ["nil -> inner", "inner -> outer"])
    box.refuses = true
    press(.keyboardUpArrow)
    expect(focused, equals: "outer")
  }

  @Test func codeMovesTheFocusIntoAnEnvironment() {
    makeGrid()
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    page.addSubview(box)
    let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    inner.accessibilityIdentifier = "inner"
    box.addSubview(inner)
    UIFocusSystem(for: page)?.requestFocusUpdate(to: box)
    expect(focused, equals: "inner")
    expect(UIFocusSystem.environment(page, contains: inner))
    expect(!UIFocusSystem.environment(inner, contains: page))
  }

  @Test func aFocusUpdateMovesTheFocusToThePreferredView() {
    makeGrid()
    let box = FocusRecorder(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    page.addSubview(box)
    for (name, x) in [("left", 10.0), ("right", 150.0)] {
      let inner = UIButton(frame: CGRect(x: x, y: 10, width: 100, height: 40))
      inner.accessibilityIdentifier = name
      box.addSubview(inner)
      box.preferred = inner
    }
    box.setNeedsFocusUpdate()
    headless.frame()
    expectNil(focused)
    UIFocusSystem(for: page)?.requestFocusUpdate(to: box.subviews[0])
    expect(focused, equals: "left")
    box.setNeedsFocusUpdate()
    headless.frame()
    expect(focused, equals: "right")
  }

  @Test func allScrollViewsAroundTheFocusShowIt() {
    _ = button("first", CGRect(x: 20, y: 20, width: 100, height: 40))
    let outer = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
    outer.contentSize = CGSize(width: 320, height: 2000)
    page.addSubview(outer)
    // A section of a collection view that scrolls by itself is directly in it, too.
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 320, height: 100))
    inner.contentSize = CGSize(width: 1000, height: 100)
    outer.addSubview(inner)
    inner.addSubview(button("second", CGRect(x: 600, y: 20, width: 100, height: 40)))
    press(.keyboardTab)
    press(.keyboardTab)
    headless.settle()
    expect(focused, equals: "second")
    expect(inner.contentOffset.x, isAbove: 380)
    expect(outer.contentOffset.y, isAbove: 660)
  }
}

/// Records focus updates, and refuses them if configured to.
private final class FocusRecorder: UIView {
  var calls: [String] = []
  var refuses = false
  var preferred: UIView?

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? [] }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let names = [context.previouslyFocusedView, context.nextFocusedView]
      .map { $0?.accessibilityIdentifier ?? "nil" }
    calls.append(names.joined(separator: " -> "))
  }
}
