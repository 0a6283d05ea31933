import Expectations
import Foundation
import Testing
import UIKit

/// Menus of views, of rows and of buttons.
@MainActor @Suite struct ContextMenuTests {
  final class Fixture: NSObject, UIContextMenuInteractionDelegate {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
    let window: UIWindow
    let view: UIView
    var chosen: [String] = []
    var events: [String] = []
    var makeMenu: (Fixture) -> UIMenu? = { fixture in
      UIMenu(children: ["Copy", "Share"].map { fixture.action($0) })
    }
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    override init() {
      let window = headless.makeWindow()
      self.window = window
      view = headless.run {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
        window.addSubview(view)
        return view
      }
      super.init()
      headless.run { view.addInteraction(interaction) }
      headless.settle()
    }

    func action(
      _ name: String,
      _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: name,
        identifier: UIAction.Identifier(name),
        attributes: attributes,
        state: state
      ) { [weak self] _ in self?.chosen.append(name) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      events.append("ask \(Int(location.x)),\(Int(location.y))")
      guard let menu = makeMenu(self) else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("show") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("end")
      animator?.addCompletion { [weak self] in self?.events.append("ended") }
    }

    func row(_ name: String) -> UIView? { Self.find("menu.\(name)", in: window) }

    static func find(_ identifier: String, in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == identifier { return view }
      return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
    }

    func tap(_ name: String) throws {
      let view = try require(row(name))
      headless.tap(at: view.convert(CGPoint(x: 20, y: 10), to: nil))
    }

    func open() {
      headless.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
      headless.settle()
    }

    var focused: String? {
      (UIFocusSystem(for: window)?.focusedItem as? UIView)?.accessibilityIdentifier
    }
  }

  @Test func rowsWithoutAnIdentifierAreFoundByTheirTitle() throws {
    let fixture = Fixture()
    fixture.makeMenu = { fixture in
      let copy = UIAction(title: "Copy") { [weak fixture] _ in fixture?.chosen.append("Copy") }
      return UIMenu(children: [copy, UIMenu(title: "More", children: [fixture.action("Share")])])
    }
    fixture.open()
    expect(fixture.row("More") != nil)
    try fixture.tap("Copy")
    expect(fixture.chosen, equals: ["Copy"])
  }

  @Test func theSecondaryButtonOpensTheMenuAndChoosingEndsIt() throws {
    let fixture = Fixture()
    fixture.open()
    expect(fixture.events, equals: ["ask 40,20", "show"])
    expect(fixture.interaction.menuAppearance, equals: .compact)
    try fixture.tap("Share")
    fixture.headless.settle()
    expect(fixture.chosen, equals: ["Share"])
    expect(fixture.events, equals: ["ask 40,20", "show", "end", "ended"])
    expect(fixture.interaction.menuAppearance, equals: .unknown)
    expectNil(fixture.row("Copy"))
  }

  @Test func aLongPressOpensTheMenuAndNothingElse() {
    let fixture = Fixture()
    var taps = 0
    let button = fixture.headless.run {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      fixture.view.addSubview(button)
      return button
    }
    let point = CGPoint(x: 60, y: 120)
    fixture.headless.touch(.began, at: point)
    fixture.headless.advance(by: 0.7)
    fixture.headless.touch(.ended, at: point)
    fixture.headless.settle()
    expect(fixture.row("Copy") != nil)
    expect(taps, equals: 0)
    expect(!button.isHighlighted)
  }

  @Test func withoutAMenuLongPressesTakeNoTouch() {
    let fixture = Fixture()
    fixture.makeMenu = { _ in nil }
    var taps = 0
    fixture.headless.run {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      fixture.view.addSubview(button)
    }
    fixture.headless.tap(at: CGPoint(x: 60, y: 120), duration: 0.8)
    expect(taps, equals: 1)
    expect(fixture.events, equals: ["ask 40,20"])
  }

  @Test func tappingOutsideOrEscapeDismissesIt() {
    let fixture = Fixture()
    fixture.open()
    fixture.headless.tap(at: CGPoint(x: 300, y: 460))
    expectNil(fixture.row("Copy"))
    fixture.open()
    fixture.headless.press(.keyboardEscape)
    expectNil(fixture.row("Copy"))
    fixture.open()
    fixture.headless.run { fixture.interaction.dismissMenu() }
    expectNil(fixture.row("Copy"))
    expect(fixture.chosen, equals: [])
  }

  @Test func arrowsAndReturnChoose() {
    let fixture = Fixture()
    fixture.makeMenu = {
      UIMenu(children: [$0.action("One"), $0.action("Two", .disabled), $0.action("Three")])
    }
    fixture.open()
    fixture.headless.press(.keyboardDownArrow)
    expect(fixture.focused, equals: "menu.One")
    // Disabled elements are skipped, and the selection wraps around at the end.
    fixture.headless.press(.keyboardDownArrow)
    expect(fixture.focused, equals: "menu.Three")
    fixture.headless.press(.keyboardDownArrow)
    expect(fixture.focused, equals: "menu.One")
    fixture.headless.press(.keyboardUpArrow)
    expect(fixture.focused, equals: "menu.Three")
    fixture.headless.press(.keyboardReturnOrEnter)
    expect(fixture.chosen, equals: ["Three"])
    expectNil(fixture.row("One"))
  }

  @Test(arguments: [true, false])
  func theMenuKeyOpensTheMenuOfTheFocusedView(isMenuKey: Bool) {
    let fixture = Fixture()
    let button = fixture.headless.run {
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
      fixture.view.addSubview(button)
      return button
    }
    fixture.headless.press(.keyboardTab)
    expect(button.isFocused)
    if isMenuKey {
      fixture.headless.press(.keyboardApplication)
    } else {
      fixture.headless.press(.keyboardF10, modifiers: .shift)
    }
    expect(fixture.events, equals: ["ask 60,32", "show"])
    expect(fixture.focused, equals: "menu.Copy")
    fixture.headless.press(.keyboardEscape)
    fixture.headless.settle()
    expect(button.isFocused)
  }

  @Test func hiddenActionsAndEmptyMenusAreOmitted() throws {
    let fixture = Fixture()
    fixture.makeMenu = {
      UIMenu(children: [
        $0.action("Shown"), $0.action("Hidden", .hidden), UIMenu(title: "Empty"),
        UIMenu(options: .displayInline, children: [$0.action("Inline", .destructive)]),
      ])
    }
    fixture.open()
    expectNil(fixture.row("Hidden"))
    try expect(
      require(fixture.row("Shown")).frame.maxY,
      isBelow: fixture.row("Inline")?.frame.minY ?? 0
    )
    fixture.headless.press(.keyboardEscape)
    fixture.makeMenu = { _ in UIMenu(children: [UIMenu(title: "Empty")]) }
    fixture.open()
    expect(fixture.interaction.menuAppearance, equals: .unknown)
  }

  @Test func submenusReplaceTheirMenu() throws {
    let fixture = Fixture()
    fixture.makeMenu = {
      let inner = UIMenu(
        title: "More",
        identifier: UIMenu.Identifier("more"),
        children: [$0.action("Inner")]
      )
      return UIMenu(children: [$0.action("Outer"), inner])
    }
    fixture.open()
    try fixture.tap("more")
    fixture.headless.settle()
    expectNil(fixture.row("Outer"))
    // The first row leads back.
    try fixture.tap("more")
    expect(fixture.row("Outer") != nil)
    fixture.headless.press(.keyboardEnd)
    fixture.headless.press(.keyboardRightArrow)
    expect(fixture.row("Inner") != nil)
    fixture.headless.press(.keyboardLeftArrow)
    expect(fixture.row("Outer") != nil)
    try fixture.tap("more")
    try fixture.tap("Inner")
    expect(fixture.chosen, equals: ["Inner"])
  }

  @Test func singleSelectionMenusHaveOneSelectedElement() throws {
    let fixture = Fixture()
    let menu = UIMenu(
      options: .singleSelection,
      children: [fixture.action("A", state: .on), fixture.action("B")]
    )
    fixture.makeMenu = { _ in menu }
    fixture.open()
    expect(fixture.row("A")?.accessibilityTraits.contains(.selected), equals: true)
    try fixture.tap("B")
    expect(menu.selectedElements.map(\.title), equals: ["B"])
  }

  @Test func theVisibleMenuCanBeReplaced() {
    let fixture = Fixture()
    fixture.open()
    fixture.headless.run {
      fixture.interaction.updateVisibleMenu {
        $0.replacingChildren($0.children + [fixture.action("New")])
      }
    }
    expect(fixture.row("New") != nil)
  }

  @Test(arguments: [CGPoint(x: 318, y: 478), CGPoint(x: 1, y: 1)])
  func theMenuStaysOnTheScreen(point: CGPoint) throws {
    let fixture = Fixture()
    fixture.headless.run { fixture.view.frame = fixture.window.bounds }
    fixture.headless.click(at: point, buttons: .secondary)
    let row = try require(fixture.row("Share"))
    let frame = row.convert(row.bounds, to: nil)
    expect(fixture.window.bounds.insetBy(dx: 8, dy: 8).contains(frame))
  }

  @Test func aLongMenuScrolls() throws {
    let fixture = Fixture()
    fixture.makeMenu = { fixture in
      UIMenu(children: (0..<40).map { fixture.action("\($0)") })
    }
    fixture.open()
    fixture.headless.press(.keyboardEnd)
    fixture.headless.settle()
    let row = try require(fixture.row("39"))
    expect(fixture.window.bounds.contains(row.convert(row.bounds, to: nil)))
    fixture.headless.press(.keyboardReturnOrEnter)
    expect(fixture.chosen, equals: ["39"])
  }

  // MARK: Buttons

  @Test func aButtonShowsItsMenuOnTapOnlyAsPrimaryAction() throws {
    let fixture = Fixture()
    var events: [String] = []
    let button = fixture.headless.run {
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
      button.menu = UIMenu(children: [fixture.action("Sort")])
      button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
      fixture.window.addSubview(button)
      return button
    }
    fixture.headless.tap(at: CGPoint(x: 40, y: 40))
    expect(events, equals: ["tap"])
    expectNil(fixture.row("Sort"))
    button.showsMenuAsPrimaryAction = true
    fixture.headless.tap(at: CGPoint(x: 40, y: 40))
    expect(events, equals: ["tap", "menu"])
    let row = try require(fixture.row("Sort"))
    expect(row.convert(CGPoint.zero, to: nil).y, isAtLeast: 64)
    try fixture.tap("Sort")
    expect(fixture.chosen, equals: ["Sort"])
  }

  @Test func aBarButtonWithoutAnActionOpensItsMenu() throws {
    let fixture = Fixture()
    let controller = fixture.headless.run {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More",
        menu: UIMenu(children: [fixture.action("Sort")])
      )
      controller.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "more"
      fixture.window.rootViewController = UINavigationController(rootViewController: controller)
      return controller
    }
    fixture.headless.settle()
    let button = try require(Fixture.find("more", in: fixture.window))
    fixture.headless.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    try fixture.tap("Sort")
    expect(fixture.chosen, equals: ["Sort"])
    withExtendedLifetime(controller) {}
  }
}
