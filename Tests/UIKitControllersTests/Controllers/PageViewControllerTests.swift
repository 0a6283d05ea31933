import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Screens that the reader and code turn like pages.
@MainActor @Suite struct PageViewControllerTests {
  /// Five pages, their delegate, and a log of everything.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = PresentationLog()
    let pages: [LoggedController]
    var dots = 0

    override init() {
      let log = log
      pages = ["0", "1", "2", "3", "4"].map { LoggedController($0, log) }
    }

    private func index(_ page: UIViewController) -> Int {
      pages.firstIndex { $0 === page } ?? -1
    }

    func names(_ controllers: [UIViewController]?) -> String {
      (controllers ?? []).map { "\(index($0))" }.joined(separator: ",")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController)
      log.lines.append("before \(index)?")
      return index > 0 ? pages[index - 1] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController)
      log.lines.append("after \(index)?")
      return index + 1 < pages.count ? pages[index + 1] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.map(index) ?? 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.lines.append("will \(names(pendingViewControllers))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      log.lines.append("did from \(names(previousViewControllers)) \(completed)")
    }
  }

  private struct Fixture {
    let book = Book()
    let controller: UIPageViewController
    let screen: Screen

    @MainActor init(
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      first: Int = 1,
      dots: Int = 0,
      spacing: CGFloat? = nil,
      isRightToLeft: Bool = false,
      hasDataSource: Bool = true
    ) async {
      let controller = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: orientation,
        options: spacing.map { [.interPageSpacing: $0] }
      )
      let book = book
      book.dots = dots
      if hasDataSource { controller.dataSource = book }
      controller.delegate = book
      screen = Screen(
        traits: ScreenTraits(size: CGSize(width: 300, height: 400), isRightToLeft: isRightToLeft)
      ) { controller }
      self.controller = controller
      screen.perform {
        controller.setViewControllers([book.pages[first]], direction: .forward, animated: false)
      }
      await screen.settle()
      book.log.lines.removeAll()
    }

    @MainActor var shown: String { book.names(controller.viewControllers) }
    @MainActor var lines: [String] {
      defer { book.log.lines.removeAll() }
      return book.log.lines
    }

    @MainActor func drag(_ way: CGVector, duration: TimeInterval = 0.3) async {
      let start = CGPoint(x: 150, y: 200)
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      await screen.drag(from: start, to: end, duration: duration)
      await screen.advance(by: 1.5)
    }

    /// The frame of the visible page.
    @MainActor func frame(_ page: Int) -> CGRect {
      let view = book.pages[page].view ?? UIView()
      return view.convert(view.bounds, to: screen.window)
    }
  }

  @Test func pagesThatScrollAreShownOneAtATimeEvenIfTheyHaveBacks() async {
    let fixture = await Fixture()
    expect(!fixture.controller.isDoubleSided)
    fixture.controller.isDoubleSided = true
    fixture.screen.perform {
      let page = fixture.book.pages[2]
      fixture.controller.setViewControllers([page], direction: .forward, animated: false)
    }
    await fixture.screen.settle()
    expect(fixture.shown, equals: "2")
  }

  @Test func theSetPageFillsTheView() async {
    let fixture = await Fixture()
    expect(fixture.shown, equals: "1")
    expect(fixture.frame(1), equals: CGRect(x: 0, y: 0, width: 300, height: 400))
    expect(fixture.controller.children, equals: [fixture.book.pages[1]])
    expect(fixture.controller.gestureRecognizers, equals: [])
    expect(fixture.controller.transitionStyle, equals: .scroll)
    expect(fixture.controller.navigationOrientation, equals: .horizontal)
  }

  @Test func swipingTurnsToTheNextPage() async {
    let fixture = await Fixture()
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(fixture.shown, equals: "2")
    expect(fixture.frame(2), equals: CGRect(x: 0, y: 0, width: 300, height: 400))
    expect(
      fixture.lines,
      equals: [
        "after 1?", "before 1?", "will 2",
        "2 willAppear out", "1 willDisappear in", "2 isAppearing in",
        "2 didAppear in", "1 didDisappear out", "did from 1 true", "after 2?",
      ]
    )
    expect(fixture.controller.children, equals: [fixture.book.pages[2]])
    // The page before is known.
    await fixture.drag(CGVector(dx: 200, dy: 0))
    expect(fixture.shown, equals: "1")
    expect(fixture.lines.contains("before 2?"), equals: false)
  }

  @Test func reversingASwipeKeepsThePage() async {
    let fixture = await Fixture()
    await fixture.drag(CGVector(dx: -60, dy: 0), duration: 1.5)
    expect(fixture.shown, equals: "1")
    expect(
      fixture.lines,
      equals: [
        "after 1?", "before 1?", "will 2",
        "2 willAppear out", "1 willDisappear in", "2 isAppearing in",
        "1 willAppear in", "1 isAppearing in", "1 didAppear in",
        "2 willDisappear in", "2 didDisappear out",
        "did from 1 false",
      ]
    )
    expect(fixture.controller.children, equals: [fixture.book.pages[1]])
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(fixture.shown, equals: "2")
    expect(fixture.lines.first, equals: "will 2")
  }

  @Test func swipingStopsAtTheLastPage() async {
    let fixture = await Fixture(first: 4)
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(fixture.shown, equals: "4")
    expect(fixture.lines, equals: ["after 4?", "before 4?"])
    expect(fixture.frame(4).minX, equals: 0)
    await fixture.drag(CGVector(dx: 200, dy: 0))
    expect(fixture.shown, equals: "3")
  }

  @Test func continuedDragsTurnSeveralPages() async {
    let fixture = await Fixture(first: 0)
    await fixture.screen.drag(
      through: [CGPoint(x: 290, y: 200), CGPoint(x: -340, y: 200)],
      duration: 0.8
    )
    await fixture.screen.advance(by: 1.5)
    // Two under the finger, and one by its speed.
    expect(fixture.shown, equals: "3")
    expect(
      fixture.lines.filter { $0.hasPrefix("did from") },
      equals: [
        "did from 0 true", "did from 1 true", "did from 2 true",
      ]
    )
    expect(fixture.frame(3).minX, equals: 0)
  }

  @Test func withoutADataSourceSwipesDoNothing() async {
    let fixture = await Fixture(hasDataSource: false)
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(fixture.shown, equals: "1")
    expect(fixture.lines, equals: [])
    expect(fixture.frame(1).minX, equals: 0)
  }

  @Test func rightToLeftPagingIsMirrored() async {
    let fixture = await Fixture(isRightToLeft: true)
    await fixture.drag(CGVector(dx: 200, dy: 0))
    expect(fixture.shown, equals: "2")
    expect(fixture.frame(2).minX, equals: 0)
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(fixture.shown, equals: "1")
  }

  @Test func verticalPagesTurnUpAndDown() async {
    let fixture = await Fixture(.vertical)
    await fixture.drag(CGVector(dx: 0, dy: -260))
    expect(fixture.shown, equals: "2")
    expect(fixture.frame(2), equals: CGRect(x: 0, y: 0, width: 300, height: 400))
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(fixture.shown, equals: "2")
  }

  @Test func interPageSpacingApplies() async {
    let fixture = await Fixture(spacing: 20)
    expect(fixture.frame(1), equals: CGRect(x: 0, y: 0, width: 300, height: 400))
    let start = CGPoint(x: 250, y: 200)
    await fixture.screen.drag(from: start, to: CGPoint(x: 150, y: 200)) {
      expect(fixture.frame(2).minX - fixture.frame(1).maxX, equals: 20)
    }
  }

  // MARK: Turns by code

  @Test func setViewControllersAnimates() async {
    let fixture = await Fixture()
    var results: [Bool] = []
    fixture.screen.perform {
      fixture.controller.setViewControllers(
        [fixture.book.pages[3]],
        direction: .forward,
        animated: true
      ) { results.append($0) }
    }
    expect(fixture.shown, equals: "3")
    await fixture.screen.advance(by: 0.1)
    expect(results, equals: [])
    expect(fixture.frame(3).minX > 0 && fixture.frame(3).minX < 300)
    await fixture.screen.advance(by: 1)
    expect(results, equals: [true])
    expect(fixture.frame(3).minX, equals: 0)
    expect(
      fixture.lines,
      equals: [
        "3 willAppear out", "1 willDisappear in", "3 isAppearing in",
        "3 didAppear in", "1 didDisappear out",
      ]
    )
    await fixture.drag(CGVector(dx: 200, dy: 0))
    expect(fixture.shown, equals: "2")
  }

  @Test func aSecondProgrammaticTurnEndsTheFirst() async {
    let fixture = await Fixture()
    var results: [String] = []
    fixture.screen.perform {
      for page in [2, 3] {
        fixture.controller.setViewControllers(
          [fixture.book.pages[page]],
          direction: .reverse,
          animated: true
        ) { results.append("\(page) \($0)") }
      }
    }
    await fixture.screen.advance(by: 1)
    expect(results, equals: ["2 false", "3 true"])
    expect(fixture.frame(3).minX, equals: 0)
    expect(fixture.controller.children, equals: [fixture.book.pages[3]])
  }

  @Test func pagesAppearAndDisappearWithTheirContainer() async {
    let fixture = await Fixture()
    fixture.screen.perform { fixture.screen.window.rootViewController = UIViewController() }
    await fixture.screen.settle()
    expect(
      fixture.lines.map { $0.split(separator: " ")[1] },
      equals: ["willDisappear", "didDisappear"]
    )
  }

  @Test func resizingTheWindowKeepsThePage() async {
    let fixture = await Fixture()
    fixture.screen.change { $0.size = CGSize(width: 500, height: 300) }
    await fixture.screen.settle()
    expect(fixture.frame(1), equals: CGRect(x: 0, y: 0, width: 500, height: 300))
    await fixture.drag(CGVector(dx: -140, dy: 0), duration: 0.1)
    expect(fixture.shown, equals: "2")
    expect(fixture.frame(2), equals: CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  // MARK: Dots, keys and wheels

  @Test func thePageControlFollowsThePages() async throws {
    let fixture = await Fixture(dots: 5)
    let control = try require(
      fixture.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    )
    expect((control.numberOfPages, control.currentPage) == (5, 1))
    expect(fixture.frame(1).height, equals: 363)
    await fixture.drag(CGVector(dx: -200, dy: 0))
    expect(control.currentPage, equals: 2)
    // A tap beside the dots turns a page forward.
    let dots = control.convert(control.bounds, to: fixture.screen.window)
    _ = fixture.lines
    await fixture.screen.tap(at: CGPoint(x: dots.midX + 40, y: dots.midY))
    await fixture.screen.advance(by: 1)
    expect((fixture.shown, control.currentPage) == ("3", 3))
    expect(
      fixture.lines.filter { $0.contains("will ") || $0.contains("did from") },
      equals: [
        "will 3", "did from 2 true",
      ]
    )
  }

  @Test func arrowKeysTurnPages() async {
    let fixture = await Fixture()
    await fixture.screen.press(.keyboardRightArrow)
    await fixture.screen.advance(by: 1)
    expect(fixture.shown, equals: "2")
    await fixture.screen.press(.keyboardLeftArrow)
    await fixture.screen.advance(by: 1)
    expect(fixture.shown, equals: "1")
  }

  @Test func aWheelTurnsPages() async {
    let fixture = await Fixture()
    await fixture.screen.turnWheel(by: 1, at: CGPoint(x: 150, y: 200))
    expect(fixture.shown, equals: "2")
    await fixture.screen.turnWheel(by: -1, at: CGPoint(x: 150, y: 200))
    expect(fixture.shown, equals: "1")
  }

  @Test func aControllerWithoutArgumentsShowsPagesBesideEachOther() {
    for pages in [UIPageViewController(), UIPageViewController(nibName: nil, bundle: nil)] {
      let page = UIViewController()
      pages.setViewControllers([page], direction: .forward, animated: false)
      expect(pages.viewControllers?.first, isSameAs: page)
      expect(pages.navigationOrientation, equals: .horizontal)
    }
  }
}
