import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Custom presentation controllers: presentation contexts and trait overrides.
@MainActor @Suite struct CustomContextTests {
  private final class Panel: UIPresentationController {
    var coversAll = true
    var changes: [UIUserInterfaceSizeClass] = []
    override var shouldPresentInFullscreen: Bool { coversAll }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      changes.append(newCollection.verticalSizeClass)
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    var coversAll = true
    var made: [Panel] = []
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let panel = Panel(presentedViewController: presented, presenting: presenting)
      panel.coversAll = coversAll
      made.append(panel)
      return panel
    }
  }

  private let presenter = Presenter()

  private func present(_ card: UIViewController, in fixture: TabBarFixture) async throws {
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    let navigation = try fixture.navigation(0)
    fixture.screen.perform { navigation.topViewController?.present(card, animated: true) }
    await fixture.screen.settle()
  }

  @Test func aPresentationCoversTheWindowUnlessItSaysOtherwise() async throws {
    let fixture = await TabBarFixture(["one", "two"], navigates: ["one"])
    let card = UIViewController()
    try await present(card, in: fixture)
    expect(card.presentingViewController, isSameAs: fixture.tabs)
    expect(presenter.made.count, equals: 1)
  }

  @Test func itCoversTheContextAlone() async throws {
    let fixture = await TabBarFixture(["one", "two"], navigates: ["one"])
    presenter.coversAll = false
    let card = UIViewController()
    try await present(card, in: fixture)
    expect(card.presentingViewController, isSameAs: (try fixture.navigation(0)))
    expect(presenter.made.count, equals: 1)
    // The tab bar is outside of the context and receives touches.
    await fixture.screen.tap(at: CGPoint(x: 300, y: 790))
    expect(fixture.tabs.selectedIndex, equals: 1)
  }

  @Test func itGivesItsControllerOtherTraits() async throws {
    let fixture = await TabBarFixture(["one", "two"], navigates: ["one"])
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    let arranger = try require(card.presentationController)
    arranger.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    try await present(card, in: fixture)
    expect(card.traitCollection.userInterfaceStyle, equals: .dark)
    expect(fixture.tabs.traitCollection.userInterfaceStyle, equals: .light)
    arranger.traitOverrides.userInterfaceStyle = .light
    expect(card.traitCollection.userInterfaceStyle, equals: .light)
  }

  @Test func theContextChoosesHowControllersComeAndGo() async throws {
    let fixture = await TabBarFixture(["one", "two"], navigates: ["one"])
    let navigation = try fixture.navigation(0)
    navigation.modalTransitionStyle = .crossDissolve
    for provides in [false, true] {
      navigation.providesPresentationContextTransitionStyle = provides
      let card = UIViewController()
      card.modalPresentationStyle = .overCurrentContext
      fixture.screen.perform { navigation.topViewController?.present(card, animated: true) }
      await fixture.screen.advance(by: 0.1)
      let opacity = fixture.screen.perform { card.view.layer.presentation()?.opacity ?? 1 }
      expect((opacity < 1), equals: provides)
      await fixture.screen.settle()
      fixture.screen.perform { card.dismiss(animated: false) }
      await fixture.screen.settle()
    }
  }

  @Test func sizeClassesAreAnnouncedBeforeTheyChange() async {
    final class Content: UIViewController {
      var announced: [UIUserInterfaceSizeClass] = []
      var along: [UIUserInterfaceSizeClass] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        guard traitCollection.verticalSizeClass != newCollection.verticalSizeClass else { return }
        announced.append(newCollection.verticalSizeClass)
        coordinator.animate(alongsideTransition: { [weak self] _ in
          guard let self else { return }
          along.append(traitCollection.verticalSizeClass)
        })
      }
    }
    let content = Content()
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 390, height: 844))) {
      UINavigationController(rootViewController: content)
    }
    await screen.settle()
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    screen.perform { content.present(card, animated: false) }
    await screen.settle()
    await screen.turn(to: .landscapeLeft)
    expect(content.announced, equals: [.compact])
    expect(content.along, equals: [.compact])
    expect(presenter.made.first?.changes.first, equals: .compact)
    screen.change { $0.style = .dark }
    expect(content.announced, equals: [.compact])
  }
}
