import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The classic interface of split views, which has no columns.
@MainActor @Suite struct ClassicSplitViewTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var collapses = false
    var shows = false
    var forCollapsing: UIViewController?
    var forExpanding: UIViewController?
    var separated: UIViewController?
    var target = UISplitViewController.DisplayMode.automatic

    func primaryViewController(forCollapsing svc: UISplitViewController) -> UIViewController? {
      log.append("primary for collapsing")
      return forCollapsing
    }
    func primaryViewController(forExpanding svc: UISplitViewController) -> UIViewController? {
      log.append("primary for expanding")
      return forExpanding
    }
    func splitViewController(
      _ svc: UISplitViewController,
      collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool {
      log.append("collapse \(secondary.title ?? "-") onto \(primary.title ?? "-")")
      return collapses
    }
    func splitViewController(
      _ svc: UISplitViewController,
      separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      log.append("separate from \(primary.title ?? "-")")
      return separated
    }
    func splitViewController(
      _ svc: UISplitViewController,
      show vc: UIViewController,
      sender: Any?
    ) -> Bool {
      log.append("show \(vc.title ?? "-") for \(sender ?? "none")")
      return shows
    }
    func splitViewController(
      _ svc: UISplitViewController,
      showDetail vc: UIViewController,
      sender: Any?
    ) -> Bool {
      log.append("show detail \(vc.title ?? "-") for \(sender ?? "none")")
      return shows
    }
    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }
    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("to \(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { log.append("column \(column)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
  }

  private final class Titled: UINavigationController {
    override var title: String? {
      get { "\(viewControllers.first?.title ?? "") bar" }
      set {}
    }
  }

  private final class Fixture {
    let split = UISplitViewController()
    let screen: Screen
    let listener = Listener()
    let log = PresentationLog()
    let list: LoggedController
    let detail: LoggedController
    let primary: UIViewController
    let secondary: UIViewController

    init(
      width: CGFloat = 1024,
      wraps: Bool = true,
      prepare: (UISplitViewController, Listener) -> Void = { _, _ in }
    ) async {
      list = LoggedController("list", log)
      detail = LoggedController("detail", log)
      (list.title, detail.title) = ("list", "detail")
      primary = wraps ? Titled(rootViewController: list) : list
      secondary = wraps ? Titled(rootViewController: detail) : detail
      let split = split
      split.viewControllers = [primary, secondary]
      split.delegate = listener
      prepare(split, listener)
      screen = Screen(traits: ScreenTraits(size: CGSize(width: width, height: 700))) { split }
      await screen.settle()
    }

    func resize(to width: CGFloat) async {
      screen.change { $0.size.width = width }
      await screen.settle()
    }

    func frame(_ controller: UIViewController) -> [CGFloat]? {
      guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
      let frame = view.convert(view.bounds, to: nil)
      return [frame.minX, frame.maxX]
    }

    var stack: [String] {
      (split.viewControllers.first as? UINavigationController)?.viewControllers
        .map { $0.title ?? "-" } ?? []
    }

    /// Performs the action of a bar button item, as a control would.
    func press(_ item: UIBarButtonItem) async {
      await act {
        let control = UIControl()
        if let action = item.primaryAction { control.addAction(action, for: .touchUpInside) }
        control.sendActions(for: .touchUpInside)
      }
    }

    func act(_ change: @escaping () -> Void) async {
      screen.perform(change)
      await screen.settle()
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  // MARK: Expanded

  @Test func bothControllersAreChildrenAsTheyAre() async {
    let fixture = await Fixture(wraps: false)
    expect(fixture.split.style, equals: .unspecified)
    expect(fixture.split.viewControllers, equals: [fixture.list, fixture.detail])
    expect(fixture.split.children, equals: [fixture.list, fixture.detail])
    expectNil(fixture.list.navigationController)
    expect(fixture.list.splitViewController, isSameAs: fixture.split)
    expect(fixture.frame(fixture.list), equals: [0, 320])
    expect(fixture.frame(fixture.detail), equals: [320, 1024])
    expect(fixture.list.traitCollection.horizontalSizeClass, equals: .compact)
    expect(fixture.detail.traitCollection.horizontalSizeClass, equals: .regular)
    expect(
      fixture.log.lines == [
        "list willAppear out", "detail willAppear out", "list isAppearing in",
        "detail isAppearing in", "list didAppear in", "detail didAppear in",
      ] || fixture.log.lines.filter { $0.contains("didAppear") }.count == 2
    )
    expect(fixture.listener.log.allSatisfy { !$0.hasPrefix("column") })
  }

  @Test func columnsAreNotAnswered() async {
    let fixture = await Fixture()
    expectNil(fixture.split.viewController(for: .primary))
    await fixture.act { fixture.split.hide(.primary) }
    expect(fixture.split.displayMode, equals: .oneBesideSecondary)
  }

  @Test func theModeFollowsTheWidthAndThePreference() async {
    let narrow = await Fixture(width: 700)
    expect(narrow.split.displayMode, equals: .secondaryOnly)
    expect(narrow.frame(narrow.detail), equals: [0, 700])
    await narrow.act { narrow.split.preferredDisplayMode = .oneOverSecondary }
    expect(narrow.split.displayMode, equals: .oneOverSecondary)
    expect(narrow.frame(narrow.list), equals: [0, 280])
    expect(narrow.frame(narrow.detail), equals: [0, 700])
    await narrow.act { narrow.split.preferredDisplayMode = .oneBesideSecondary }
    expect(narrow.frame(narrow.detail), equals: [280, 700])
    expect(narrow.listener.log.suffix(2), equals: ["to oneOverSecondary", "to oneBesideSecondary"])
  }

  @Test func theButtonShowsAndHidesThePrimaryController() async {
    let fixture = await Fixture(width: 700)
    let button = fixture.split.displayModeButtonItem
    fixture.detail.navigationItem.leftBarButtonItem = button
    await fixture.screen.settle()
    await fixture.press(button)
    expect(fixture.split.displayMode, equals: .oneOverSecondary)
    await fixture.press(button)
    expect(fixture.split.displayMode, equals: .secondaryOnly)
    fixture.listener.target = .oneBesideSecondary
    await fixture.press(button)
    expect(fixture.split.displayMode, equals: .oneBesideSecondary, "the delegate chose it")
    await fixture.resize(to: 720)
    expect(fixture.split.displayMode, equals: .oneBesideSecondary)
    await fixture.act { fixture.split.preferredDisplayMode = .secondaryOnly }
    expect(fixture.split.displayMode, equals: .secondaryOnly)
  }

  @Test func inAWideWindowTheButtonTiles() async {
    let fixture = await Fixture()
    let button = fixture.split.displayModeButtonItem
    await fixture.press(button)
    expect(fixture.split.displayMode, equals: .secondaryOnly)
    expect(fixture.frame(fixture.detail), equals: [0, 1024])
    await fixture.press(button)
    expect(fixture.split.displayMode, equals: .oneBesideSecondary)
  }

  @Test func aDetailReplacesTheSecondaryController() async {
    let fixture = await Fixture()
    let other = titled("other")
    await fixture.act { fixture.list.showDetailViewController(other, sender: "cell") }
    expect(fixture.listener.log.last, equals: "show detail other for cell")
    expect(fixture.split.viewControllers, equals: [fixture.primary, other])
    expectNil(fixture.secondary.parent)
    expect(fixture.frame(other), equals: [320, 1024])
    expect(fixture.log.lines.last, equals: "detail didDisappear out")
    fixture.listener.log.removeAll()
    await fixture.act { fixture.split.showDetailViewController(other, sender: nil) }
    expect(fixture.listener.log, satisfies: \.isEmpty, "it is shown already")
  }

  @Test func showingReplacesThePrimaryController() async {
    let fixture = await Fixture(wraps: false)
    let other = titled("other")
    await fixture.act { fixture.list.show(other, sender: nil) }
    expect(fixture.listener.log.last, equals: "show other for none")
    expect(fixture.split.viewControllers, equals: [other, fixture.detail])
    expect(fixture.frame(other), equals: [0, 320])
  }

  @Test func aDelegateThatShowsItselfIsAsked() async {
    let fixture = await Fixture()
    fixture.listener.shows = true
    await fixture.act {
      fixture.split.show(titled("one"), sender: nil)
      fixture.split.showDetailViewController(titled("two"), sender: nil)
    }
    expect(
      fixture.listener.log.suffix(2),
      equals: ["show one for none", "show detail two for none"]
    )
    expect(fixture.split.viewControllers, equals: [fixture.primary, fixture.secondary])
  }

  // MARK: Collapsed

  @Test func aNarrowWindowStacksTheDetail() async {
    let fixture = await Fixture(width: 400)
    expect(fixture.split.isCollapsed)
    expect(
      fixture.listener.log,
      equals: ["primary for collapsing", "collapse detail bar onto list bar"]
    )
    expect(fixture.split.viewControllers, equals: [fixture.primary])
    expect(fixture.stack, equals: ["list", "detail"])
    expect(fixture.frame(fixture.detail), equals: [0, 400])
    expect(fixture.log.lines.filter { $0.contains("didAppear") }, equals: ["detail didAppear in"])
  }

  @Test func aWideWindowIsNeverCollapsedOnTheWay() async {
    let fixture = await Fixture()
    expect(!fixture.split.isCollapsed)
    expect(fixture.listener.log.allSatisfy { !$0.contains("collaps") })
  }

  @Test func theDelegateCanLeaveTheDetailOut() async {
    let fixture = await Fixture(width: 400) { $1.collapses = true }
    expect(fixture.stack, equals: ["list"])
    expect(fixture.frame(fixture.list), equals: [0, 400])
    expectNil(fixture.secondary.parent)
    await fixture.resize(to: 1024)
    expect(
      fixture.listener.log.filter { !$0.hasPrefix("to") }.suffix(2),
      equals: [
        "primary for expanding", "separate from list bar",
      ]
    )
    expect(
      fixture.split.viewControllers,
      equals: [fixture.primary, fixture.secondary],
      "the detail was kept"
    )
    expect(fixture.frame(fixture.detail), equals: [320, 1024])
  }

  @Test func expandingSeparatesTheDetailWithItsStack() async {
    let fixture = await Fixture()
    await fixture.resize(to: 400)
    expect(fixture.stack, equals: ["list", "detail"])
    await fixture.act { fixture.detail.show(titled("more"), sender: nil) }
    expect(fixture.stack, equals: ["list", "detail", "more"])
    await fixture.resize(to: 1024)
    expect(fixture.split.viewControllers, equals: [fixture.primary, fixture.secondary])
    expect(fixture.stack, equals: ["list"])
    let titles = (fixture.secondary as? UINavigationController)?.viewControllers.map(\.title)
    expect(titles, equals: ["detail", "more"])
    expect(fixture.frame(fixture.list), equals: [0, 320])
  }

  @Test func aPoppedDetailIsShownAgain() async {
    let fixture = await Fixture(width: 400)
    let primary = fixture.primary as? UINavigationController
    await fixture.act { primary?.popViewController(animated: true) }
    expect(fixture.stack, equals: ["list"])
    await fixture.resize(to: 1024)
    expect(fixture.split.viewControllers, equals: [fixture.primary, fixture.secondary])
    expect(fixture.frame(fixture.detail), equals: [320, 1024])
  }

  @Test func theTopOfThePrimaryStackBecomesTheDetail() async {
    let fixture = await Fixture(width: 400) { $1.collapses = true }
    let next = titled("next")
    await fixture.act { fixture.list.show(next, sender: nil) }
    await fixture.resize(to: 1024)
    expect(fixture.split.viewControllers, equals: [fixture.primary, next])
    expect(fixture.stack, equals: ["list"])
  }

  @Test func aDetailIsPushedWithItsNavigationController() async {
    let fixture = await Fixture(width: 400) { $1.collapses = true }
    let other = UINavigationController(rootViewController: titled("other"))
    await fixture.act { fixture.list.showDetailViewController(other, sender: nil) }
    expect(fixture.stack, equals: ["list", "other"])
    await fixture.resize(to: 1024)
    expect(fixture.split.viewControllers, equals: [fixture.primary, other])
    expect(other.viewControllers.map(\.title), equals: ["other"])
  }

  @Test func withoutANavigationControllerADetailIsPresented() async {
    let fixture = await Fixture(width: 400, wraps: false)
    expect(fixture.split.viewControllers, equals: [fixture.list])
    let other = titled("other")
    await fixture.act { fixture.list.showDetailViewController(other, sender: nil) }
    expect(fixture.split.presentedViewController, isSameAs: other)
    await fixture.act { other.dismiss(animated: false) }
    await fixture.act { fixture.split.show(other, sender: nil) }
    expect(fixture.split.presentedViewController, isSameAs: other)
  }

  @Test func theDelegateChoosesThePrimaryControllers() async {
    let fixture = await Fixture()
    fixture.listener.collapses = true
    let collapsed = UINavigationController(rootViewController: titled("collapsed"))
    fixture.listener.forCollapsing = collapsed
    await fixture.resize(to: 400)
    expect(fixture.split.viewControllers, equals: [collapsed])
    expectNil(fixture.primary.parent)
    fixture.listener.forExpanding = fixture.primary
    let made = titled("made")
    fixture.listener.separated = made
    await fixture.resize(to: 1024)
    expect(fixture.split.viewControllers, equals: [fixture.primary, made])
    expectNil(collapsed.parent)
  }

  @Test func aCollapsedInterfaceCanShowTheDetail() async {
    let fixture = await Fixture(wraps: false) { $1.collapses = true }
    fixture.listener.forCollapsing = fixture.detail
    await fixture.resize(to: 400)
    expect(fixture.split.viewControllers, equals: [fixture.detail])
    expect(fixture.frame(fixture.detail), equals: [0, 400])
    expect(!fixture.listener.log.contains { $0.hasPrefix("collapse ") })
  }

  @Test func aSeparatedControllerThatIsStillInThePrimaryOneIsNotUsed() async {
    let fixture = await Fixture(width: 400)
    fixture.listener.separated = fixture.detail
    await fixture.resize(to: 1024)
    expect(fixture.split.viewControllers, equals: [fixture.primary, fixture.secondary])
  }

  @Test func theButtonIsHiddenWhileCollapsed() async {
    let fixture = await Fixture { split, _ in
      let detail = (split.viewControllers.last as? UINavigationController)?.topViewController
      detail?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    }
    expect(!fixture.split.displayModeButtonItem.isHidden)
    await fixture.resize(to: 400)
    expect(fixture.split.displayModeButtonItem.isHidden)
    await fixture.resize(to: 1024)
    expect(!fixture.split.displayModeButtonItem.isHidden)
  }
}
