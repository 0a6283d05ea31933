import Expectations
import Foundation
import ScreenTesting
import TestSupport
import Testing
import UIKit

/// Interactive presentations and dismissals: progress and outcome.
@MainActor @Suite struct InteractiveTransitionTests {
  private let log = PresentationLog()
  private let chooser: SlidingChooser
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let screen: Screen
  private let root: LoggedController
  private let card: LoggedController

  init() async {
    chooser = SlidingChooser(log)
    let root = LoggedController("root", log)
    self.root = root
    screen = Screen { root }
    card = LoggedController("card", log)
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = chooser
    await screen.settle()
    log.lines.removeAll()
  }

  private func present() async {
    chooser.interaction = nil
    screen.perform { root.present(card, animated: true) }
    await screen.settle()
    await screen.advance(by: 0.6)
    log.lines.removeAll()
  }

  private func begin(dismissal: Bool) async {
    if dismissal { await present() }
    chooser.interaction = interaction
    screen.perform { [log] in
      if dismissal {
        card.dismiss(animated: true) { log.lines.append("completion") }
      } else {
        root.present(card, animated: true) { log.lines.append("completion") }
      }
    }
  }

  private func end() async {
    await screen.settle()
    await screen.advance(by: 0.6)
  }

  @Test(arguments: [false, true])
  func interactiveTransitionsFollowTheFinger(usesPropertyAnimator: Bool) async {
    chooser.usesPropertyAnimator = usesPropertyAnimator
    await begin(dismissal: false)
    await screen.advance(by: 1)
    expect(screen.perform { card.view.shownShift }, equals: 100)
    for part in [0.25, 0.75, 0.5] {
      screen.perform { interaction.update(part) }
      await screen.advance(by: 0.3)
      let shift = screen.perform { card.view.shownShift }
      expect(abs(shift - 100 * (1 - part)), isBelow: 0.01, "\(part)")
    }
    expect(interaction.percentComplete, equals: 0.5)
    expect(interaction.duration, equals: 0.5)
    expect(card.isBeingPresented)
    screen.perform { interaction.finish() }
    await screen.advance(by: 0.1)
    let shift = screen.perform { card.view.shownShift }
    expect(shift > 1 && shift < 49, "it goes on from where it was")
    await end()
    expect(card.view.shownShift, equals: 0)
    expect(!card.isBeingPresented)
    expect(root.presentedViewController, isSameAs: card)
  }

  @Test func finishedPresentationsCallInUIKitsOrder() async {
    await begin(dismissal: false)
    screen.perform { interaction.update(0.4) }
    screen.perform { interaction.finish() }
    await end()
    expect(
      log.lines,
      equals: [
        "root willDisappear in", "card willAppear out", "card isAppearing in",
        "card didAppear in", "root didDisappear out", "completion", "animation ended true",
      ]
    )
  }

  @Test func cancelledPresentationsChangeNothing() async {
    await begin(dismissal: false)
    screen.perform { interaction.update(0.4) }
    screen.perform { interaction.cancel() }
    await screen.advance(by: 0.1)
    let shift = screen.perform { card.view.shownShift }
    expect(shift > 60 && shift < 100, "it goes back from where it was")
    await end()
    expect(
      log.lines,
      equals: [
        "root willDisappear in", "card willAppear out", "card isAppearing in",
        "card willDisappear in", "card didDisappear out", "root willAppear in",
        "root isAppearing in", "root didAppear in", "completion", "animation ended false",
      ]
    )
    expectNil(root.presentedViewController)
    expectNil(card.presentingViewController)
    expectNil(card.view.window)
    expect(root.view.window != nil)
    await present()
    expect(root.presentedViewController, isSameAs: card, "it can be presented again")
  }

  @Test func cancelledDismissalsRestoreViews() async {
    await begin(dismissal: true)
    screen.perform { interaction.update(0.8) }
    expect(card.isBeingDismissed)
    screen.perform { interaction.cancel() }
    await end()
    expect(
      log.lines,
      equals: [
        "card willDisappear in", "root willAppear out", "root willDisappear in",
        "root didDisappear out", "card willAppear in", "card isAppearing in",
        "card didAppear in", "completion", "animation ended false",
      ]
    )
    expect(card.view.transform, equals: .identity)
    expect(!card.isBeingDismissed)
    expect(card.presentingViewController, isSameAs: root)
    expect(card.view.window != nil)
    expectNil(root.view.window)
    screen.perform { card.dismiss(animated: false) }
    await end()
    expectNil(root.presentedViewController)
    expect(root.view.window != nil)
  }

  @Test func theCoordinatorReportsInteractionAndAnimatesAlongside() async throws {
    let bystander = UIView()
    screen.perform { screen.window.addSubview(bystander) }
    await begin(dismissal: true)
    let coordinator = try require(card.transitionCoordinator)
    expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    expect(coordinator.presentationStyle, equals: .fullScreen)
    var changes: [String] = []
    var ends: [Bool] = []
    screen.perform {
      coordinator.animate(
        alongsideTransition: { _ in bystander.alpha = 0 },
        completion: { ends.append($0.isCancelled) }
      )
      coordinator.notifyWhenInteractionChanges {
        changes.append("\($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
      }
      interaction.completionSpeed = 0.5
      interaction.update(0.25)
    }
    await screen.advance(by: 0.1)
    let alpha = screen.perform { bystander.layer.presentation()?.opacity ?? 0 }
    expect(abs(alpha - 0.75), isBelow: 0.01)
    expect(coordinator.completionVelocity, equals: 0.5)
    screen.perform { interaction.cancel() }
    // A quarter of half a second, at half the speed.
    await screen.advance(by: 0.2)
    expect(ends, satisfies: \.isEmpty)
    await screen.advance(by: 0.1)
    expect(ends, equals: [true])
    expect(changes, equals: ["false true 0.25"])
    expect(bystander.alpha, equals: 1)
    expectNil(card.transitionCoordinator)
  }

  @Test func runningTransitionsCanBeInterrupted() async {
    await present()
    interaction.wantsInteractiveStart = false
    chooser.interaction = interaction
    screen.perform { card.dismiss(animated: true) }
    await screen.advance(by: 0.25)
    expect(card.transitionCoordinator?.isInterruptible, equals: true)
    screen.perform { interaction.pause() }
    let held = screen.perform { card.view.shownShift }
    expect(held > 20 && held < 80)
    await screen.advance(by: 0.5)
    expect(abs(screen.perform { card.view.shownShift } - held), isBelow: 0.01)
    screen.perform { interaction.update(0.1) }
    screen.perform { interaction.cancel() }
    await end()
    expect(root.presentedViewController, isSameAs: card)
    expect(card.view.transform, equals: .identity)
  }

  @Test func dismissingWithoutAnimationEndsTheTransition() async {
    await begin(dismissal: false)
    screen.perform { interaction.update(0.3) }
    screen.perform { card.dismiss(animated: false) }
    await end()
    expectNil(root.presentedViewController)
    expectNil(card.view.window)
    screen.perform { interaction.finish() }
    await end()
    expect(root.view.window != nil)
  }

  @Test func aCustomInteractionControllerDrivesTheTransition() async throws {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
      }
    }
    let own = Own()
    chooser.interaction = own
    screen.perform { root.present(card, animated: true) }
    let context = try require(own.context)
    expect(context.isInteractive && context.isAnimated)
    screen.perform { context.updateInteractiveTransition(0.6) }
    expect(card.transitionCoordinator?.percentComplete, equals: 0.6)
    screen.perform {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
    await end()
    expectNil(root.presentedViewController)
  }

  /// Presents and dismisses with gestures that change direction, from printed seeds, compared with
  /// the expected controller.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomTransitionsEndAsExpected(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var isShown = false
    for step in 0..<10 {
      let interaction = UIPercentDrivenInteractiveTransition()
      let isMoved = Bool.random(using: &random)
      chooser.usesPropertyAnimator = Bool.random(using: &random)
      chooser.interaction = isMoved ? interaction : nil
      log.lines.removeAll()
      screen.perform {
        isShown ? card.dismiss(animated: true) : root.present(card, animated: true)
      }
      var finishes = true
      if isMoved {
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          screen.perform { interaction.update(.random(in: -0.2...1.2, using: &random)) }
          await screen.advance(by: 1.0 / 60)
        }
        finishes = Bool.random(using: &random)
        screen.perform { finishes ? interaction.finish() : interaction.cancel() }
      }
      if finishes { isShown.toggle() }
      await end()
      expect((root.presentedViewController === card), equals: isShown, "seed \(seed) step \(step)")
      expect((card.viewIfLoaded?.window != nil), equals: isShown, "seed \(seed) step \(step)")
      expect((root.view.window != nil), equals: !isShown, "seed \(seed) step \(step)")
      expect(!isShown || card.view.shownShift == 0, "seed \(seed) step \(step)")
      for name in ["root", "card"] {
        let last = log.lines.last { $0.hasPrefix("\(name) did") }
        let appears = (name == "card") == isShown
        expect(
          last == nil || last?.contains(appears ? "didAppear" : "didDisappear") == true,
          "seed \(seed) step \(step): \(log.lines)"
        )
      }
    }
  }
}
