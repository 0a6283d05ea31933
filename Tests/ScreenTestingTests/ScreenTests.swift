import Expectations
import Foundation
import Testing
import UIKit

@testable import ScreenTesting

@Suite struct ScreenTests {
  private let traits = ScreenTraits(size: CGSize(width: 200, height: 300))

  /// A screen with a list of 20 buttons of 60 points each, in a scroll view.
  private func makeScreen() -> (Screen, ButtonsController) {
    let controller = ButtonsController()
    return (Screen(traits: traits) { controller }, controller)
  }

  @Test func theControllerIsCreatedWithTheScreensTraits() {
    var made: UITraitCollection?
    let traits = ScreenTraits(
      size: CGSize(width: 700, height: 400),
      scale: 3,
      style: .dark,
      contentSize: .accessibilityLarge,
      isRightToLeft: true,
      safeAreaInsets: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    )
    let controller = UIViewController()
    let screen = Screen(traits: traits) {
      made = UITraitCollection.current
      return controller
    }
    expect(screen.window.bounds.size, equals: traits.size)
    expect(controller.view.bounds.size, equals: traits.size)
    expect(controller.view.safeAreaInsets, equals: traits.safeAreaInsets)
    for traits in [made, controller.traitCollection, controller.view.traitCollection] {
      expect(traits?.userInterfaceStyle, equals: .dark)
      expect(traits?.displayScale, equals: 3)
      expect(traits?.preferredContentSizeCategory, equals: .accessibilityLarge)
      expect(traits?.layoutDirection, equals: .rightToLeft)
    }
  }

  @Test func pixelsAreSizeTimesScale() throws {
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 50, height: 40), scale: 2)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      return controller
    }
    let image = try screen.snapshot()
    expect(image.width, equals: 100)
    expect(image.height, equals: 80)
    expect(
      image.pixel(x: 99, y: 79) == 0xFFFF_3B30 || image.pixel(x: 99, y: 79) == 0xFFFF_0000
    )
    try expect(screen.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func tapsReachTheViewWithTheIdentifier() async throws {
    let (screen, controller) = makeScreen()
    try await screen.tap("button.2")
    expect(controller.taps, equals: [2])
  }

  @Test func anUnknownIdentifierListsThoseOnScreen() async throws {
    let (screen, _) = makeScreen()
    let error = await #expect(throws: ScreenTestingError.self) { try await screen.tap("botton.2") }
    guard case .noView(let identifier, let known) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    expect(identifier, equals: "botton.2")
    expect(known.contains("button.2"))
    expect(known, equals: known.sorted())
    let words = String(describing: try require(error))
    expect(words.hasPrefix("no view with the identifier \"botton.2\" is on screen; on screen: "))
    expect(words.contains("button.2"))
  }

  @Test func hiddenViewsAreNotOnScreen() throws {
    let (screen, controller) = makeScreen()
    controller.buttons[2].isHidden = true
    controller.buttons[3].alpha = 0
    #expect(throws: ScreenTestingError.self) { try screen.view("button.2") }
    #expect(throws: ScreenTestingError.self) { try screen.view("button.3") }
    _ = try screen.view("button.4")
  }

  @Test func withoutIdentifiersTheErrorStatesThat() throws {
    let screen = Screen(traits: traits) { UIViewController() }
    let error = #expect(throws: ScreenTestingError.self) { try screen.view("a") }
    expect(
      error.map { "\($0)" },
      equals: "no view with the identifier \"a\" is on screen; on screen: there are none"
    )
  }

  @Test func theFrontmostViewWithAnIdentifierIsUsed() throws {
    let (screen, controller) = makeScreen()
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    front.accessibilityIdentifier = "button.2"
    controller.view.addSubview(front)
    try expect(screen.view("button.2"), isSameAs: front)
  }

  @Test func aViewOutsideOfTheScreenCannotBeTapped() async throws {
    let (screen, controller) = makeScreen()
    await #expect(throws: ScreenTestingError.self) { try await screen.tap("button.15") }
    expect(controller.taps, satisfies: \.isEmpty)
    try await screen.scroll(by: 800)
    try await screen.tap("button.15")
    expect(controller.taps, equals: [15])
  }

  @Test func aSlowDragMovesTheContentByAsMuchAsTheFinger() async {
    let (screen, controller) = makeScreen()
    await screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 2)
    await screen.advance(by: 2)
    // A recognizer's slack is lost at the start, and a slow finger leaves hardly any speed behind.
    expect(controller.scrollView.contentOffset.y, isAbove: 170)
    expect(controller.scrollView.contentOffset.y, isBelow: 260)
    expect(controller.taps, satisfies: \.isEmpty)
  }

  @Test func flingsDecelerateToRest() async {
    let (screen, controller) = makeScreen()
    await screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 0.1)
    let lifted = controller.scrollView.contentOffset.y
    await screen.advance(by: 3)
    let rest = controller.scrollView.contentOffset.y
    expect(rest, isAbove: lifted + 100)
    await screen.advance(by: 0.5)
    expect(controller.scrollView.contentOffset.y, equals: rest)
  }

  @Test func scrollingEndsWithTheContent() async throws {
    let (screen, controller) = makeScreen()
    try await screen.scroll(by: 333)
    expect(controller.scrollView.contentOffset.y, equals: 333)
    try await screen.scroll(by: 100_000)
    expect(controller.scrollView.contentOffset.y, equals: 900)
    try await screen.scroll(by: -100_000)
    expect(controller.scrollView.contentOffset.y, equals: 0)
  }

  /// A window with two columns, of which a sidebar beside the list has nothing to scroll.
  private func columns(_ heights: [CGFloat]) -> (screen: Screen, columns: [UIScrollView]) {
    let columns = heights.enumerated().map { index, height in
      let column = UIScrollView(frame: CGRect(x: CGFloat(index) * 30, y: 0, width: 30, height: 100))
      column.contentSize = CGSize(width: 30, height: height)
      return column
    }
    let screen = Screen(traits: traits) {
      let controller = UIViewController()
      for column in columns.reversed() { controller.view.addSubview(column) }
      return controller
    }
    return (screen, columns)
  }

  @Test func theFirstColumnWithSomethingToScrollIsScrolled() async throws {
    let (screen, columns) = columns([50, 500, 500])
    try await screen.scroll(by: 40)
    expect(columns.map(\.contentOffset.y), equals: [0, 40, 0])
  }

  @Test func aListUnderASheetIsNotScrolled() async throws {
    let (screen, columns) = columns([500])
    let sheet = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    sheet.contentSize.height = 500
    screen.perform { screen.window.addSubview(sheet) }
    try await screen.scroll(by: 40)
    expect(columns[0].contentOffset.y, equals: 0)
    expect(sheet.contentOffset.y, equals: 40)
  }

  @Test func scrollingRequiresAScrollView() async {
    let screen = Screen(traits: traits) { UIViewController() }
    await #expect(throws: ScreenTestingError.nothingScrolls) { try await screen.scroll(by: 10) }
    expect(
      String(describing: ScreenTestingError.nothingScrolls),
      equals: "nothing on the screen scrolls"
    )
  }

  @Test func advancingTheScreenWakesSleepersOfItsClock() async {
    let clock = HeadlessClock()
    let screen = Screen(traits: traits, clock: clock) { UIViewController() }
    var isAwake = false
    let sleeper = Task {
      try? await clock.sleep(for: .milliseconds(500))
      isAwake = true
    }
    await screen.advance(by: 0.4)
    expect(!isAwake)
    await screen.advance(by: 0.2)
    expect(isAwake)
    await sleeper.value
  }

  @Test func animationsFollowTheScreensTime() async {
    let (screen, controller) = makeScreen()
    let view = controller.buttons[0]
    var isDone = false
    UIView.animate(
      withDuration: 1,
      animations: { view.alpha = 0.5 },
      completion: { _ in isDone = true }
    )
    await screen.advance(by: 0.9)
    expect(!isDone)
    await screen.advance(by: 0.2)
    expect(isDone)
  }

  @Test func settleWaitsForBackgroundWork() async {
    let (screen, _) = makeScreen()
    var worked = 0
    screen.work = [
      {
        await Task.yield()
        worked += 1
      }
    ]
    await screen.settle()
    expect(worked, isAbove: 0)
  }

  /// Work that takes a while on another thread, however many of them there are.
  @concurrent private nonisolated func sum(_ count: Int) async -> Int {
    (0..<count).reduce(0) { ($0 &* 31) &+ $1 }
  }

  @Test func framesWaitForBackgroundWork() async {
    let (screen, _) = makeScreen()
    var stops = 0
    let task = Task {
      for _ in 0..<4 {
        _ = await sum(200_000)
        stops += 1
      }
    }
    await screen.advance(by: 1.0 / 60)
    expect(stops, equals: 4)
    await task.value
  }

  @Test func framesDoNotWaitForEndlessTasks() async {
    let (screen, _) = makeScreen()
    var turns = 0
    let task = Task {
      while !Task.isCancelled {
        turns += 1
        screen.window.setNeedsLayout()
        try? await screen.clock.sleep(for: .zero)
        await Task.yield()
      }
    }
    await screen.advance(by: 1.0 / 60)
    let turnsInFrame = turns
    expect(turnsInFrame, isAbove: 0)
    task.cancel()
    await task.value
  }

  @Test func theLayoutDescriptionListsViewsOnScreenOnly() {
    let (screen, _) = makeScreen()
    let text = screen.layoutDescription()
    let lines = text.split(separator: "\n")
    expect(lines.first, equals: "UIWindow (0 0; 200 300)")
    expect(text.contains("UIButton (0 120; 200 60) #button.2"))
    expect(text.contains("\"Button 2\""))
    expect(!text.contains("button.15"))
    expect(text, equals: screen.layoutDescription())
  }

  @Test func twoScreensOfOneSceneRenderEqually() throws {
    let (first, _) = makeScreen()
    let (second, _) = makeScreen()
    try expect(first.pngData(), equals: second.pngData())
    expect(first.layoutDescription(), equals: second.layoutDescription())
  }
}

/// Twenty buttons of 60 points in a scroll view of 200 by 300.
final class ButtonsController: UIViewController {
  let scrollView = UIScrollView()
  private(set) var buttons: [UIButton] = []
  private(set) var taps: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    scrollView.contentSize = CGSize(width: 200, height: 1_200)
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for index in 0..<20 {
      let button = UIButton(frame: CGRect(x: 0, y: index * 60, width: 200, height: 60))
      button.setTitle("Button \(index)", for: .normal)
      button.setTitleColor(.black, for: .normal)
      button.accessibilityIdentifier = "button.\(index)"
      button.addAction(
        UIAction { [weak self] _ in self?.taps.append(index) },
        for: .touchUpInside
      )
      scrollView.addSubview(button)
      buttons.append(button)
    }
  }
}
