import Expectations
import Foundation
import ScreenTesting
import TestSupport
import Testing
import UIKit

/// Cards with several detents: position, the content below, and dragging.
@MainActor @Suite struct SheetDetentTests {
  final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var selected: [String] = []
    var attempts = 0

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      selected.append(sheet.selectedDetentIdentifier?.rawValue ?? "-")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      attempts += 1
    }
  }

  final class Fixture {
    let screen: Screen
    let root = UIViewController()
    let content = UIViewController()
    let listener = Listener()
    let scroll = UIScrollView()

    init(
      traits: ScreenTraits = ScreenTraits(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      ),
      style: UIModalPresentationStyle = .automatic,
      hasList: Bool = false,
      prepare: (UISheetPresentationController) -> Void
    ) async throws {
      let root = root
      screen = Screen(traits: traits) { root }
      await screen.settle()
      try screen.perform {
        content.modalPresentationStyle = style
        let sheet = try require(content.sheetPresentationController)
        sheet.delegate = listener
        prepare(sheet)
        if hasList {
          scroll.frame = content.view.bounds
          scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          scroll.contentSize = CGSize(width: 300, height: 4000)
          content.view.addSubview(scroll)
        }
        root.present(content, animated: true)
      }
      await screen.settle()
    }

    var sheet: UISheetPresentationController? { content.sheetPresentationController }
    /// The top edge of the card as it is displayed.
    var top: CGFloat { content.view.convert(CGPoint.zero, to: nil).y }
    var bottom: CGFloat {
      content.view.convert(CGPoint(x: 0, y: content.view.bounds.height), to: nil).y
    }

    func drag(from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5) async {
      await screen.drag(
        from: CGPoint(x: 200, y: start),
        to: CGPoint(x: 202, y: end),
        duration: duration
      ) { [screen] in await screen.advance(by: 0.2) }
      await screen.settle()
    }

    func flick(from start: CGFloat, to end: CGFloat) async {
      await screen.drag(
        from: CGPoint(x: 200, y: start),
        to: CGPoint(x: 202, y: end),
        duration: 0.06
      )
      await screen.settle()
    }
  }

  func isAbout(_ value: CGFloat, _ expected: CGFloat) -> Bool {
    abs(value - expected) < 1
  }

  // MARK: Where

  @Test func aMediumCardIsAboutHalfAsHighAsTheScreenAndKeepsTheSafeAreaBelow() async throws {
    let fixture = try await Fixture { $0.detents = [.large(), .medium()] }
    // (844 - 47 - 10 - 34) / 2, rounded, and the safe area.
    expect(fixture.top, equals: 433)
    expect(fixture.bottom, equals: 844)
    expect(fixture.content.view.safeAreaInsets.bottom, equals: 34)
    expectNil(fixture.sheet?.selectedDetentIdentifier)
    expect(fixture.listener.selected, satisfies: \.isEmpty)
  }

  @Test func customDetentsReceiveMaximumHeightAndTraits() async throws {
    var room: (CGFloat, UIUserInterfaceSizeClass)?
    let fixture = try await Fixture {
      $0.detents = [
        .custom(identifier: .init("third")) { context in
          room = (
            context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass
          )
          return context.maximumDetentValue / 3
        },
        .custom { _ in nil }, .custom(identifier: .init("sky")) { _ in 10_000 },
      ]
    }
    expect(room?.0, equals: 753)
    expect(room?.1, equals: .compact)
    expect(isAbout(fixture.top, 844 - 251 - 34))
    fixture.screen.perform { fixture.sheet?.selectedDetentIdentifier = .init("sky") }
    await fixture.screen.settle()
    expect(fixture.top, equals: 57, "a detent is never higher than the large one")
  }

  @Test func customDetentsAreResolvedAgainOnlyWhenInvalidated() async throws {
    var height: CGFloat = 200
    var calls = 0
    let fixture = try await Fixture {
      $0.detents = [
        .custom { _ in
          calls += 1
          return height
        }
      ]
    }
    let before = calls
    height = 320
    fixture.screen.perform { fixture.content.view.setNeedsLayout() }
    await fixture.screen.settle()
    expect(calls, equals: before)
    expect(fixture.top, equals: 610)
    fixture.screen.perform {
      fixture.sheet?.animateChanges { fixture.sheet?.invalidateDetents() }
    }
    await fixture.screen.settle()
    expect(fixture.top, equals: 490)
  }

  @Test func aSelectedDetentJumpsUnlessChangesAreAnimated() async throws {
    let fixture = try await Fixture { $0.detents = [.medium(), .large()] }
    fixture.screen.perform { fixture.sheet?.selectedDetentIdentifier = .large }
    await fixture.screen.advance(by: 0.02)
    expect(fixture.top, equals: 57)
    fixture.screen.perform {
      fixture.sheet?.animateChanges { fixture.sheet?.selectedDetentIdentifier = .medium }
    }
    await fixture.screen.advance(by: 0.1)
    let card = try require(fixture.sheet?.presentedView)
    let shown = fixture.screen.perform { card.layer.presentation()?.frame.minY ?? 0 }
    expect(shown > 60 && shown < 430)
    await fixture.screen.settle()
    expect(fixture.top, equals: 433)
    expect(fixture.listener.selected, satisfies: \.isEmpty, "what the program selects is not told")
  }

  @Test func formSheetsOnWideScreensIgnoreDetents() async throws {
    let fixture = try await Fixture(
      traits: ScreenTraits(size: CGSize(width: 1024, height: 768)),
      style: .formSheet
    ) {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .large
    }
    expect(fixture.top, equals: 74)
    expect(fixture.content.view.bounds.size, equals: CGSize(width: 540, height: 620))
    expect(fixture.screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) !== fixture.root.view)
  }

  @Test(arguments: [false, true])
  func lowScreensAreCoveredUnlessEdgeAttached(atEdge: Bool) async throws {
    let fixture = try await Fixture(
      traits: ScreenTraits(
        size: CGSize(width: 560, height: 375),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
      )
    ) {
      $0.detents = [.medium(), .large()]
      $0.prefersEdgeAttachedInCompactHeight = atEdge
    }
    // There is no medium detent on a low screen.
    expect(fixture.top, equals: (atEdge ? 10 : 0))
    expect(fixture.content.view.bounds.width, equals: (atEdge ? 472 : 560))
    guard atEdge else { return }
    fixture.screen.perform {
      fixture.content.preferredContentSize.width = 300
      fixture.sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    await fixture.screen.settle()
    expect(fixture.content.view.bounds.width, equals: 300)
    expect(fixture.content.view.convert(CGPoint.zero, to: nil).x, equals: 130)
  }

  // MARK: Drags

  @Test func aDragMovesFromDetentToDetentAndNotifiesTheDelegate() async throws {
    let fixture = try await Fixture { $0.detents = [.medium(), .large()] }
    await fixture.drag(from: 470, to: 200)
    expect(fixture.top, equals: 57)
    expect(fixture.listener.selected, equals: ["com.apple.UIKit.large"])
    await fixture.drag(from: 100, to: 300)
    expect(fixture.top, equals: 433)
    expect(fixture.sheet?.selectedDetentIdentifier, equals: .medium)
    await fixture.drag(from: 470, to: 440)
    expect(fixture.top, equals: 433)
    expect(fixture.listener.selected.count, equals: 2, "the same detent is no change")
    await fixture.drag(from: 470, to: 800)
    expectNil(fixture.root.presentedViewController)
  }

  @Test func cardsResizeBetweenDetentsAndMoveBelowTheLowest() async throws {
    let fixture = try await Fixture { $0.detents = [.medium(), .large()] }
    var seen: [(top: CGFloat, height: CGFloat)] = []
    await fixture.screen.drag(
      from: CGPoint(x: 200, y: 470),
      to: CGPoint(x: 200, y: 260),
      duration: 0.4
    ) { seen.append((fixture.top, fixture.content.view.bounds.height)) }
    await fixture.screen.settle()
    expect(isAbout(seen[0].top, 433 - 200))
    expect(isAbout(seen[0].height, 611))
    fixture.screen.perform { fixture.sheet?.selectedDetentIdentifier = .medium }
    await fixture.screen.settle()
    await fixture.screen.drag(
      from: CGPoint(x: 200, y: 470),
      to: CGPoint(x: 200, y: 580),
      duration: 0.4
    ) {
      await fixture.screen.advance(by: 0.2)
      seen.append((fixture.top, fixture.content.view.bounds.height))
    }
    await fixture.screen.settle()
    expect(isAbout(seen[1].top, 533))
    expect(seen[1].height, equals: 411)
    expect(fixture.top, equals: 433)
  }

  @Test func flicksSelectTheNextDetent() async throws {
    let fixture = try await Fixture {
      $0.detents = [.custom(identifier: .init("low")) { _ in 150 }, .medium(), .large()]
    }
    await fixture.flick(from: 690, to: 620)
    expect(fixture.sheet?.selectedDetentIdentifier, equals: .medium)
    await fixture.flick(from: 470, to: 400)
    expect(fixture.sheet?.selectedDetentIdentifier, equals: .large)
    await fixture.flick(from: 90, to: 160)
    expect(fixture.sheet?.selectedDetentIdentifier, equals: .medium)
    await fixture.flick(from: 470, to: 540)
    expect(fixture.sheet?.selectedDetentIdentifier?.rawValue, equals: "low")
    expect(fixture.root.presentedViewController, isSameAs: fixture.content)
    await fixture.flick(from: 690, to: 760)
    expectNil(fixture.root.presentedViewController)
  }

  @Test func modalCardsMoveBetweenDetentsButAreNotDismissed() async throws {
    let fixture = try await Fixture {
      $0.detents = [.medium(), .large()]
      $0.presentedViewController.isModalInPresentation = true
    }
    await fixture.drag(from: 470, to: 200)
    expect(fixture.top, equals: 57)
    await fixture.drag(from: 100, to: 350)
    expect(fixture.top, equals: 433)
    expect(fixture.listener.attempts, equals: 0)
    await fixture.drag(from: 470, to: 800)
    expect(fixture.top, equals: 433)
    expect(fixture.listener.attempts, equals: 1)
  }

  @Test func cardsCaughtDuringAnimationContinueFromTheirFrame() async throws {
    let fixture = try await Fixture { $0.detents = [.medium(), .large()] }
    fixture.screen.perform {
      fixture.sheet?.animateChanges { fixture.sheet?.selectedDetentIdentifier = .large }
    }
    await fixture.screen.advance(by: 0.08)
    let card = try require(fixture.sheet?.presentedView)
    var seen: (before: CGFloat, after: CGFloat) = (0, 0)
    await fixture.screen.drag(
      from: CGPoint(x: 200, y: 470),
      to: CGPoint(x: 200, y: 484),
      duration: 0.03
    ) {
      seen.after = fixture.screen.perform { card.layer.presentation()?.frame.minY ?? 0 }
    }
    expect(seen.after, isAbove: 62, "the card stays under the finger and does not jump to its end")
    await fixture.screen.settle()
    expect(fixture.top == 57 || fixture.top == 433)
  }

  @Test func tappingTheGrabberSelectsTheNextDetent() async throws {
    let fixture = try await Fixture {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    await fixture.screen.tap(at: CGPoint(x: 195, y: 440))
    await fixture.screen.settle()
    expect(fixture.top, equals: 57)
    await fixture.screen.tap(at: CGPoint(x: 195, y: 64))
    await fixture.screen.settle()
    expect(fixture.top, equals: 433)
    expect(fixture.listener.selected.count, equals: 2)
  }
}
