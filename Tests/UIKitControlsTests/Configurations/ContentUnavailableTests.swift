import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Unavailable content of a screen.
@MainActor @Suite struct ContentUnavailableTests {
  private static let traits = ScreenTraits(
    size: CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )

  private func labels(in view: UIView) -> [UILabel] {
    let own = (view as? UILabel).map { $0.isHidden ? [] : [$0] } ?? []
    return view.isHidden ? [] : own + view.subviews.flatMap { labels(in: $0) }
  }

  private func words(in view: UIView) -> [String] { labels(in: view).compactMap(\.text) }

  private func screen(
    _ controller: UIViewController,
    _ traits: ScreenTraits = Self.traits
  ) async -> Screen {
    let screen = Screen(traits: traits) { controller }
    await screen.settle()
    return screen
  }

  private func star() -> UIContentUnavailableConfiguration {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.text = "No Favorites"
    empty.secondaryText = "What you mark with a star is shown here."
    return empty
  }

  @Test func theMetricsAreThoseOfTheSystem() {
    let empty = UIContentUnavailableConfiguration.empty()
    expectNil(empty.text)
    expect(empty.textProperties.font.pointSize, equals: 22)
    expect(empty.textProperties.color, equals: .label)
    expect(empty.secondaryTextProperties.font.pointSize, equals: 15)
    expect(empty.secondaryTextProperties.color, equals: .secondaryLabel)
    expect(empty.imageToTextPadding, equals: 15)
    expect(empty.textToSecondaryTextPadding, equals: 3)
    expect(empty.textToButtonPadding, equals: 20)
    expect(empty.buttonToSecondaryButtonPadding, equals: 15)
    expect(empty.directionalLayoutMargins.leading, equals: 32)
    expect(empty.alignment, equals: .center)
    let loading = UIContentUnavailableConfiguration.loading()
    expect(loading.text, equals: "Loading…")
    expect(loading.textProperties.color, equals: .secondaryLabel)
    expect(loading.imageToTextPadding, equals: 8)
    let search = UIContentUnavailableConfiguration.search()
    expect(search.text, equals: "No Results")
    expect(search.image != nil)
    expect(UIContentUnavailableConfiguration.empty(), equals: empty)
    expect(search != empty)
  }

  @Test func contentIsCenteredInTheSafeArea() async throws {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = star()
    let screen = await screen(controller)
    let shown = labels(in: controller.view)
    expect(shown.map(\.text), equals: ["No Favorites", "What you mark with a star is shown here."])
    let frames = shown.map { $0.convert($0.bounds, to: screen.window) }
    expect(frames.allSatisfy { abs($0.midX - 195) <= 0.5 })
    expect(frames[1].minY - frames[0].maxY, equals: 3)
    let image = try require(findImage(in: controller.view))
    let top = image.convert(image.bounds, to: screen.window).minY
    // As far from the top of the safe area as from its bottom.
    expect(abs((top - 47) - (844 - 34 - frames[1].maxY)), isAtMost: 1)
  }

  private func findImage(in view: UIView) -> UIImageView? {
    if let image = view as? UIImageView, image.image != nil, !image.isHidden { return image }
    return view.subviews.lazy.compactMap { findImage(in: $0) }.first
  }

  @Test func removingTheConfigurationRemovesThePlaceholder() async {
    let controller = UIViewController()
    let screen = await screen(controller)
    screen.perform { controller.contentUnavailableConfiguration = star() }
    await screen.settle()
    expect(words(in: controller.view).count, equals: 2)
    screen.perform { controller.contentUnavailableConfiguration = nil }
    await screen.settle()
    expect(words(in: controller.view), equals: [])
    expect(controller.view.subviews, satisfies: \.isEmpty)
    expectNil(controller.contentUnavailableConfiguration)
  }

  @Test func aTapOnTheButtonPerformsItsAction() async throws {
    let controller = UIViewController()
    var taps = 0
    var empty = star()
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    empty.secondaryButtonProperties.primaryAction = UIAction(title: "Later") { _ in taps += 10 }
    controller.contentUnavailableConfiguration = empty
    let screen = await screen(controller)
    expect(words(in: controller.view).suffix(2), equals: ["Add", "Later"])
    for word in ["Add", "Later"] {
      let label = try require(labels(in: controller.view).first { $0.text == word })
      let frame = label.convert(label.bounds, to: screen.window)
      await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    expect(taps, equals: 11)
    empty.buttonProperties.isEnabled = false
    screen.perform { controller.contentUnavailableConfiguration = empty }
    await screen.settle()
    let label = try require(labels(in: controller.view).first { $0.text == "Add" })
    let frame = label.convert(label.bounds, to: screen.window)
    await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(taps, equals: 11)
  }

  // MARK: Updates

  private final class Counting: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var isEmpty = true

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test func updatesRunBeforeTheFirstLayoutAndOnRequest() async {
    let controller = Counting()
    let screen = await screen(controller)
    expect(controller.states.count, equals: 1)
    expect(words(in: controller.view).first, equals: "No Results")
    screen.perform {
      controller.isEmpty = false
      controller.setNeedsUpdateContentUnavailableConfiguration()
      controller.setNeedsUpdateContentUnavailableConfiguration()
    }
    await screen.settle()
    expect(controller.states.count, equals: 2)
    expect(words(in: controller.view), equals: [])
  }

  @Test func searchConfigurationsContainTheQuery() async throws {
    let controller = Counting()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.searchTextField.accessibilityIdentifier = "field"
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    let screen = await screen(navigation)
    expectNil(controller.states.last?.searchText)
    try await screen.tap("field")
    await screen.settle()
    try await screen.type("owls")
    await screen.settle()
    expect(controller.states.last?.searchText, equals: "owls")
    expect(words(in: controller.view).first, equals: "No Results for \u{201C}owls\u{201D}")
    screen.perform { search.isActive = false }
    await screen.settle()
    expectNil(controller.states.last?.searchText)
    expect(words(in: controller.view).first, equals: "No Results")
  }

  @Test func customTextsRemainInSearchConfigurations() {
    var state = UIContentUnavailableConfigurationState(
      traitCollection: UITraitCollection(userInterfaceStyle: .light)
    )
    state.searchText = "owls"
    var search = UIContentUnavailableConfiguration.search()
    expect(search.updated(for: state).text, equals: "No Results for \u{201C}owls\u{201D}")
    search.text = "Nobody"
    expect(search.updated(for: state).text, equals: "Nobody")
  }

  // MARK: Lists

  private final class EmptyTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      0
    }
  }

  @Test func thePlaceholderOfATableDoesNotScroll() async throws {
    let controller = EmptyTable(style: .plain)
    controller.contentUnavailableConfiguration = star()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = await screen(navigation)
    func middle() throws -> CGFloat {
      let label = try require(labels(in: controller.view).first)
      return label.convert(label.bounds, to: screen.window).midY
    }
    let before = try middle()
    // Below the bar of 44 points.
    expect(before > 47 + 44 + 200 && before < 560)
    screen.perform { controller.tableView.contentOffset.y -= 40 }
    await screen.advance(by: 0.02)
    expect(abs(try middle() - before), isBelow: 1)
  }

  @Test func customConfigurationsFillTheView() async throws {
    struct Plain: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { PlainView(self) }
      func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    final class PlainView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Plain) {
        self.configuration = configuration
        super.init(frame: .zero)
        accessibilityIdentifier = "plain"
      }
      required init?(coder: NSCoder) { nil }
    }
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = Plain()
    let screen = await screen(controller)
    try expect(screen.view("plain").frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func contentThatDoesNotFitScrolls() async {
    var long = star()
    long.secondaryText = String(repeating: "A long story. ", count: 200)
    let view = UIContentUnavailableView(configuration: long)
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    _ = await screen(controller)
    let scroll = view.subviews.compactMap { $0 as? UIScrollView }.first
    expect((scroll?.contentSize.height ?? 0), isAbove: 400)
    expect(view.isScrollEnabled)
    view.isScrollEnabled = false
    expect(scroll?.isScrollEnabled, equals: false)
  }

  @Test func itsFittingHeightIsThatOfItsContent() {
    let view = UIContentUnavailableView(configuration: star())
    let height = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    expect(height > 120 && height < 240)
  }
}
