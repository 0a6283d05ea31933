import Expectations
import Foundation
import Testing
import UIKit

/// Two screens, each with a host: what belongs to one is unaffected by frames and code of the
/// other.
@MainActor @Suite struct ScreenIndependenceTests {
  private let one = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
  private let other = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
  private let window: UIWindow
  private let otherWindow: UIWindow

  init() {
    window = one.makeWindow()
    otherWindow = other.makeWindow()
    settle()
  }

  /// Makes the frames that are due, so that none is due on either screen.
  private func settle() {
    one.settle()
    other.settle()
  }

  // MARK: Closures of the next frame

  @Test func aBlockWithoutChangesCompletesWithAFrameOfItsOwnScreen() {
    var ends: [Bool] = []
    settle()
    one.run { UIView.animate(withDuration: 1, animations: {}, completion: { ends.append($0) }) }
    expect(one.host.needsFrame)
    expect(!other.host.needsFrame)
    other.frame()
    expect(ends, equals: [])
    one.frame()
    expect(ends, equals: [true])
  }

  @Test func aTaskOfAScreensCodeCompletesWithAFrameOfThatScreen() async {
    final class Log {
      var ends: [Bool] = []
    }
    let log = Log()
    let task = one.run {
      Task { @MainActor in
        UIView.animate(withDuration: 1, animations: {}, completion: { log.ends.append($0) })
      }
    }
    await task.value
    other.frame()
    expect(log.ends, equals: [])
    one.frame()
    expect(log.ends, equals: [true])
  }

  @Test func anAnimationInNoWindowEndsWithAFrameOfTheScreenWhoseCodeStartedIt() {
    var ends: [String] = []
    func fade(_ name: String) {
      let view = UIView()
      UIView.animate(
        withDuration: 5,
        animations: { view.alpha = 0 },
        completion: { _ in ends.append(name) }
      )
    }
    one.run { fade("one") }
    other.run { fade("other") }
    other.frame()
    expect(ends, equals: ["other"])
    one.frame()
    expect(ends, equals: ["other", "one"])
  }

  @Test func aPresentationWithoutAnimationCompletesWithAFrameOfItsWindowsScreen() {
    let root = UIViewController()
    window.rootViewController = root
    one.settle()
    var isShown = false
    root.present(UIViewController(), animated: false) { isShown = true }
    other.frame()
    expect(!isShown)
    one.frame()
    expect(isShown)
  }

  @Test func anActionOfARecognizerIsSentWithAFrameOfItsWindowsScreen() {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    let view = UIView(frame: window.bounds)
    view.addGestureRecognizer(tap)
    window.addSubview(view)
    one.settle()
    tap.state = .ended
    other.frame()
    expect(taps, equals: 0)
    one.frame()
    expect(taps, equals: 1)
  }

  // MARK: Display links

  @Test func aDisplayLinkRequestsAndReceivesFramesOfItsOwnScreen() {
    var calls = 0
    settle()
    let link = one.run { UIScreen.displayLink { _ in calls += 1 } }
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    expect(one.host.needsFrame)
    expect(!other.host.needsFrame)
    other.frame()
    expect(calls, equals: 0)
    one.frame()
    expect(calls, equals: 1)
  }

  @Test func screensWithOneClockHaveDisplayLinksOfTheirOwn() {
    let clock = ManualTimeSource(time: 10)
    let hosts = (0..<2).map { _ in
      ScreenHost(size: CGSize(width: 10, height: 10), scale: 1, clock: clock)
    }
    var calls = 0
    let link = hosts[0].run { UIScreen.displayLink { _ in calls += 1 } }
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    hosts[1].frame()
    expect(calls, equals: 0)
    hosts[0].frame()
    expect(calls, equals: 1)
  }

  // MARK: Animations

  @Test func animationsAreDisabledForOneScreenOnly() {
    one.run { UIView.setAnimationsEnabled(false) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    otherWindow.addSubview(view)
    other.run {
      expect(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    expect(view.layer.animationKeys(), equals: ["opacity"])
    one.run {
      expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
  }

  @Test func aFrameInsideAnAnimationBlockOfAnotherScreenAnimatesNothing() {
    final class Filling: UIView {
      let part = UIView()
      override func layoutSubviews() { part.frame = bounds }
    }
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    filling.addSubview(filling.part)
    otherWindow.addSubview(filling)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    one.run {
      UIView.animate(withDuration: 1) {
        other.frame()
        view.alpha = 0
        expect(UIView.inheritedAnimationDuration, equals: 1)
      }
    }
    expect(filling.part.frame.width, equals: 10)
    expectNil(filling.part.layer.animationKeys())
    expect(view.layer.animationKeys(), equals: ["opacity"])
  }

  // MARK: Key windows

  @Test func eachScreenHasAKeyWindow() {
    expect(window.isKeyWindow)
    expect(otherWindow.isKeyWindow)
    expect(one.run { UIApplication.shared.keyWindow }, isSameAs: window)
    expect(other.run { UIApplication.shared.keyWindow }, isSameAs: otherWindow)
    otherWindow.isHidden = true
    expect(!otherWindow.isKeyWindow)
    expect(window.isKeyWindow)
  }

  @Test func aKeyWindowThatMovesToAnotherScreenIsKeyThere() {
    window.screen = other.screen
    expect(window.isKeyWindow)
    expect(!otherWindow.isKeyWindow)
    expectNil(one.run { UIApplication.shared.keyWindow })
  }

  @Test func layingOutInAnAnimationReachesTheWindowsOfItsScreen() {
    final class Filling: UIView {
      let part = UIView()
      override func layoutSubviews() { part.frame = bounds }
    }
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    filling.addSubview(filling.part)
    window.addSubview(filling)
    one.settle()
    one.run {
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        filling.frame.size.width = 20
      }
    }
    expect(filling.part.frame.width, equals: 20)
    expect(filling.part.layer.animation(forKey: "bounds") != nil)
  }
}
