import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Columns next to each other, and the single stack in a narrow window.
@MainActor @Suite struct SplitViewControllerTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("to \(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { log.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      willHide column: UISplitViewController.Column
    ) { log.append("hide \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("proposed \(proposed)")
      return top ?? proposed
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
  }

  private final class Fixture {
    let split: UISplitViewController
    let screen: Screen
    let listener: Listener
    let log: PresentationLog
    let controllers: [UISplitViewController.Column: UIViewController]

    init(
      _ style: UISplitViewController.Style = .doubleColumn,
      width: CGFloat = 1024,
      isRightToLeft: Bool = false,
      prepare: (UISplitViewController) -> Void = { _ in }
    ) async {
      let split = UISplitViewController(style: style)
      let (listener, log) = (Listener(), PresentationLog())
      var controllers: [UISplitViewController.Column: UIViewController] = [:]
      let columns: [UISplitViewController.Column] =
        style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in columns {
        let controller = LoggedController("\(column)", log)
        controller.title = "\(column)"
        controllers[column] = controller
        split.setViewController(controller, for: column)
      }
      split.delegate = listener
      split.delegate = listener
      prepare(split)
      let traits = ScreenTraits(
        size: CGSize(width: width, height: 700),
        isRightToLeft: isRightToLeft
      )
      screen = Screen(traits: traits) { split }
      (self.split, self.listener, self.log, self.controllers) = (split, listener, log, controllers)
      await screen.settle()
    }

    /// The visible frame of a column's view.
    func frame(_ column: UISplitViewController.Column) -> CGRect? {
      guard let view = controllers[column]?.viewIfLoaded, view.window != nil else { return nil }
      return view.convert(view.bounds, to: nil)
    }

    func resize(to width: CGFloat) async {
      screen.change { $0.size.width = width }
      await screen.settle()
    }

    func stack() -> [String] {
      (split.viewControllers.first as? UINavigationController)?.viewControllers
        .map { $0.title ?? "-" } ?? []
    }
  }

  private func span(_ frame: CGRect?) -> [CGFloat]? { frame.map { [$0.minX, $0.maxX] } }

  // MARK: Columns

  @Test func twoColumnsAreSideBySide() async {
    let fixture = await Fixture()
    expect(fixture.split.displayMode, equals: .oneBesideSecondary)
    expect(fixture.split.splitBehavior, equals: .tile)
    expect(!fixture.split.isCollapsed)
    expect(span(fixture.frame(.primary)), equals: [0, 320])
    expect(span(fixture.frame(.secondary)), equals: [320, 1024])
    let primary = fixture.controllers[.primary]
    expect(primary?.navigationController != nil, "it got a navigation controller")
    expect(fixture.split.viewController(for: .primary), isSameAs: primary)
    expect(primary?.splitViewController, isSameAs: fixture.split)
    expect(primary?.traitCollection.horizontalSizeClass, equals: .compact)
    expect(fixture.controllers[.secondary]?.traitCollection.horizontalSizeClass, equals: .regular)
    expect(fixture.split.viewControllers.count, equals: 2)
  }

  @Test func rightToLeftPrimaryColumnsAreAtTheRight() async {
    let fixture = await Fixture(isRightToLeft: true)
    expect(span(fixture.frame(.primary)), equals: [704, 1024])
    expect(span(fixture.frame(.secondary)), equals: [0, 704])
    fixture.screen.perform { fixture.split.primaryEdge = .trailing }
    await fixture.screen.settle()
    expect(span(fixture.frame(.primary)), equals: [0, 320])
  }

  @Test func threeColumnsTileOrDisplace() async {
    let wide = await Fixture(.tripleColumn, width: 1366)
    expect(wide.split.displayMode, equals: .twoBesideSecondary)
    expect(span(wide.frame(.supplementary)), equals: [320, 640])
    expect(span(wide.frame(.secondary)), equals: [640, 1366])
    let middle = await Fixture(.tripleColumn, width: 1024)
    expect(middle.split.displayMode, equals: .oneBesideSecondary)
    expect(middle.split.splitBehavior, equals: .displace)
    expectNil(middle.frame(.primary))
    expect(span(middle.frame(.supplementary)), equals: [0, 320])
    middle.screen.perform { middle.split.show(.primary) }
    await middle.screen.settle()
    expect(middle.split.displayMode, equals: .twoDisplaceSecondary)
    expect(span(middle.frame(.secondary)), equals: [640, 1344], "pushed aside, not squeezed")
  }

  @Test func preferredWidthsAreClamped() async {
    let fixture = await Fixture {
      $0.preferredPrimaryColumnWidthFraction = 0.5
      $0.maximumPrimaryColumnWidth = 400
    }
    expect(fixture.split.primaryColumnWidth, equals: 400)
    fixture.screen.perform { fixture.split.preferredPrimaryColumnWidth = 250 }
    await fixture.screen.settle()
    expect(span(fixture.frame(.secondary)), equals: [250, 1024])
    fixture.screen.perform { fixture.split.minimumPrimaryColumnWidth = 280 }
    expect(fixture.split.primaryColumnWidth, equals: 280)
    expect(fixture.split.supplementaryColumnWidth, equals: 0)
  }

  // MARK: Modes

  @Test func columnsHideAndShowAndNotifyTheDelegate() async {
    let fixture = await Fixture()
    fixture.listener.log.removeAll()
    fixture.log.lines.removeAll()
    fixture.screen.perform { fixture.split.hide(.primary) }
    expect(fixture.split.displayMode, equals: .secondaryOnly)
    await fixture.screen.settle()
    expect(fixture.listener.log, equals: ["to secondaryOnly", "hide primary"])
    expectNil(fixture.frame(.primary))
    expect(span(fixture.frame(.secondary)), equals: [0, 1024])
    expect(fixture.log.lines, equals: ["primary willDisappear in", "primary didDisappear out"])
    fixture.screen.perform { fixture.split.show(.primary) }
    await fixture.screen.settle()
    expect(span(fixture.frame(.primary)), equals: [0, 320])
    expect(fixture.log.lines.last, equals: "primary didAppear in")
  }

  @Test func columnsOverlayTheSecondaryOneIfNeeded() async throws {
    let fixture = await Fixture(width: 700)
    expect(fixture.split.splitBehavior, equals: .overlay)
    expect(fixture.split.displayMode, equals: .secondaryOnly)
    try await fixture.screen.tap("split.columns")
    await fixture.screen.settle()
    expect(fixture.split.displayMode, equals: .oneOverSecondary)
    expect(span(fixture.frame(.secondary)), equals: [0, 700])
    expect(fixture.frame(.primary)?.minX, equals: 0)
    await fixture.screen.tap(at: CGPoint(x: 600, y: 400))
    await fixture.screen.settle()
    expect(fixture.split.displayMode, equals: .secondaryOnly)
    expectNil(fixture.frame(.primary))
    await fixture.screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400))
    await fixture.screen.settle()
    expect(
      fixture.split.displayMode,
      equals: .oneOverSecondary,
      "a finger from the edge brings it in"
    )
  }

  @Test func preferredModesFollowTheSplitBehavior() async {
    let fixture = await Fixture(.tripleColumn, width: 1366) {
      $0.preferredDisplayMode = .twoOverSecondary
    }
    expect(fixture.split.splitBehavior, equals: .overlay)
    expect(span(fixture.frame(.secondary)), equals: [0, 1366])
    fixture.screen.perform { fixture.split.preferredSplitBehavior = .tile }
    expect(fixture.split.displayMode, equals: .twoBesideSecondary)
    fixture.screen.perform { fixture.split.preferredDisplayMode = .oneBesideSecondary }
    await fixture.screen.settle()
    expectNil(fixture.frame(.primary))
    expect(span(fixture.frame(.secondary)), equals: [320, 1366])
    let double = await Fixture(width: 700) { $0.preferredDisplayMode = .oneBesideSecondary }
    expect(double.split.displayMode, equals: .oneBesideSecondary, "also where it gets tight")
  }

  @Test func theDisplayModeButtonIsInTheFirstBarAndOptional() async throws {
    let fixture = await Fixture()
    let button = try fixture.screen.view("split.columns")
    expect(
      button.isDescendant(
        of: try require(fixture.controllers[.primary]?.navigationController).view
      )
    )
    try await fixture.screen.tap("split.columns")
    await fixture.screen.settle()
    expect(fixture.split.displayMode, equals: .secondaryOnly)
    _ = try fixture.screen.view("split.columns")
    fixture.screen.perform { fixture.split.displayModeButtonVisibility = .never }
    #expect(throws: ScreenTestingError.self) { try fixture.screen.view("split.columns") }
  }

  // MARK: Details

  @Test func showDetailReplacesTheSecondaryColumn() async {
    let fixture = await Fixture()
    let detail = UIViewController()
    fixture.screen.perform {
      fixture.controllers[.primary]?.showDetailViewController(detail, sender: nil)
    }
    await fixture.screen.settle()
    expect(fixture.split.viewController(for: .secondary), isSameAs: detail)
    expect(detail.view.window != nil)
    expectNil(fixture.controllers[.secondary]?.view.window)
    expectNil(fixture.controllers[.secondary]?.splitViewController)
  }

  @Test func showDetailWithoutASplitViewPresents() async {
    let root = UIViewController()
    let screen = Screen { root }
    await screen.settle()
    let detail = UIViewController()
    screen.perform { root.showDetailViewController(detail, sender: nil) }
    await screen.settle()
    expect(root.presentedViewController, isSameAs: detail)
  }

  // MARK: Narrow windows

  @Test func collapsingShowsTheColumnOfTheDelegate() async {
    let all = await Fixture(.tripleColumn, width: 390)
    expect(all.split.isCollapsed)
    expect(all.listener.log.first, equals: "proposed secondary")
    expect(all.stack(), equals: ["primary", "supplementary", "secondary"])
    let first = await Fixture(width: 390) { ($0.delegate as? Listener)?.top = .primary }
    expect(first.stack(), equals: ["primary"])
    expect(first.controllers[.primary]?.view.window != nil)
    first.screen.perform { first.split.show(.secondary) }
    await first.screen.settle()
    expect(first.stack(), equals: ["primary", "secondary"])
    expect(first.controllers[.secondary]?.view.window != nil)
    first.screen.perform { first.split.hide(.secondary) }
    await first.screen.settle()
    expect(first.stack(), equals: ["primary"])
    first.screen.perform { first.split.show(.secondary) }
    await first.screen.settle()
    expect(first.stack(), equals: ["primary", "secondary"], "it comes again after it was popped")
  }

  @Test func columnsCollapseAndExpandWithTheirScreens() async {
    let fixture = await Fixture()
    let deeper = UIViewController()
    deeper.title = "deeper"
    fixture.screen.perform {
      fixture.controllers[.secondary]?.navigationController?
        .pushViewController(deeper, animated: false)
    }
    await fixture.screen.settle()
    fixture.listener.log.removeAll()
    await fixture.resize(to: 390)
    expect(fixture.split.isCollapsed)
    expect(fixture.stack(), equals: ["primary", "secondary", "deeper"])
    expect(deeper.view.window != nil)
    expect(fixture.listener.log.last, equals: "collapsed")
    await fixture.resize(to: 1024)
    expect(!fixture.split.isCollapsed)
    expect(fixture.listener.log.contains("expanded"))
    expect(span(fixture.frame(.primary)), equals: [0, 320])
    expect(
      deeper.navigationController?.viewControllers.map(\.title),
      equals: ["secondary", "deeper"]
    )
    expect(deeper.view.window != nil)
  }

  @Test func aPoppedScreenReturnsToItsColumnWhenExpanded() async {
    let fixture = await Fixture(width: 390)
    fixture.screen.perform {
      _ = (fixture.split.viewControllers.first as? UINavigationController)?
        .popViewController(animated: true)
    }
    await fixture.screen.settle()
    expect(fixture.stack(), equals: ["primary"])
    await fixture.resize(to: 1024)
    expect(span(fixture.frame(.secondary)), equals: [320, 1024])
    expect(span(fixture.frame(.primary)), equals: [0, 320])
  }

  @Test func theCompactColumnReplacesAllWhenCollapsed() async {
    let compact = UIViewController()
    let fixture = await Fixture(width: 390) { $0.setViewController(compact, for: .compact) }
    expect(compact.view.window != nil)
    expectNil(compact.navigationController)
    expectNil(fixture.controllers[.primary]?.viewIfLoaded?.window)
    await fixture.resize(to: 1024)
    expectNil(compact.view.window)
    expect(fixture.frame(.primary) != nil)
    await fixture.resize(to: 390)
    expect(compact.view.window != nil)
  }
}
