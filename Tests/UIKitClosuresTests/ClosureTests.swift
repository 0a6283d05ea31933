import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitClosures

/// Closures of recognizers, bar buttons, timers and notifications.
@Suite struct ClosureTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300))

  @Test func aRecognizerCallsItsClosuresWithItsOwnType() {
    let window = headless.makeWindow()
    var points: [CGPoint] = []
    var count = 0
    let pan = UIPanGestureRecognizer()
    pan.onAction { points.append($0.translation(in: nil)) }
    pan.onAction { _ in count += 1 }
    window.addGestureRecognizer(pan)
    headless.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    expect(points.count, isAbove: 2)
    expect((points.last?.x ?? 0), isAbove: 50)
    expect(count, equals: points.count)
  }

  @Test func cancelledActionsAreNotCalled() {
    let window = headless.makeWindow()
    var calls: [String] = []
    let tap = UITapGestureRecognizer()
    let first = tap.onAction { _ in calls.append("first") }
    tap.onAction { _ in calls.append("second") }
    window.addGestureRecognizer(tap)
    headless.tap(at: CGPoint(x: 50, y: 50))
    first.cancel()
    first.cancel()
    headless.tap(at: CGPoint(x: 50, y: 50))
    expect(calls, equals: ["first", "second", "second"])
  }

  @Test func cancelledClosuresAndRecognizersAreReleased() {
    final class Owner {}
    weak var owner: Owner?
    weak var recognizer: UITapGestureRecognizer?
    do {
      let tap = UITapGestureRecognizer()
      let object = Owner()
      owner = object
      recognizer = tap
      tap.onAction { _ in _ = object }.cancel()
      tap.onAction { $0.isEnabled = true }
    }
    expectNil(owner)
    expectNil(recognizer)
  }

  @Test func aBarButtonCallsItsClosureAndKeepsItsTitle() {
    var titles: [String?] = []
    let item = UIBarButtonItem(title: "Done")
    item.onTap { titles.append($0.title) }
    let window = headless.makeWindow()
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    headless.run {
      window.rootViewController = UINavigationController(rootViewController: controller)
    }
    headless.settle()
    headless.tap(at: CGPoint(x: 270, y: 22))
    expect(titles, equals: ["Done"])
    expect(item.title, equals: "Done")
  }

  @Test func aTimerCallsItsClosureOnTheMainActor() {
    var count = 0
    let timer = Timer.scheduled(every: 1000) { timer in
      MainActor.assertIsolated()
      count += 1
      if count == 2 { timer.invalidate() }
    }
    timer.fire()
    expect(count, equals: 1)
    expect(timer.isValid)
    timer.fire()
    timer.fire()
    expect(count, equals: 2)
    expect(!timer.isValid)
  }

  @Test func observationsEndWhenReleased() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    var objects: [String] = []
    var observation: NotificationObservation? = center.observe(name) {
      objects.append($0.object as? String ?? "-")
    }
    center.post(name: name, object: "one")
    center.post(name: Notification.Name("other"), object: "two")
    expect(objects, equals: ["one"])
    observation?.cancel()
    center.post(name: name, object: "three")
    observation = center.observe(name) { _ in objects.append("again") }
    center.post(name: name, object: "four")
    observation = nil
    center.post(name: name, object: "five")
    expect(objects, equals: ["one", "again"])
    expectNil(observation)
  }

  @Test func backgroundNotificationsArriveOnTheMainActor() async {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let observation = center.observe(name) { _ in
      MainActor.assertIsolated()
      continuation.yield()
    }
    await Task.detached { center.post(name: name, object: nil) }.value
    for await _ in stream { break }
    observation.cancel()
  }
}
