import Expectations
import Foundation
import Testing
import UIKit

/// The calls of a program's delegates, and their order.
@MainActor @Suite(.serialized) struct LaunchingTests {
  private static var calls: [String] = []

  /// As iOS developers write it: no `required`, not final.
  private class AppDelegate: UIResponder, UIApplicationDelegate {
    let made = "made"

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did finish launching, \(made)")
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Default",
        sessionRole: connectingSceneSession.role
      )
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("app resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("app leaves") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      calls.append("app returns")
    }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminates") }
  }

  private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      calls.append("connects \(session.configuration.name ?? "-")")
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("scene comes") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("scene leaves") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("scene resigns") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnects") }
  }

  private final class WindowDelegate: NSObject, UIApplicationDelegate {}

  @Test func delegatesAreMadeAndCalledInOrder() throws {
    Self.calls = []
    let application = UIApplication.shared
    application.setActive(false)
    let observers = [
      UIScene.willConnectNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didDisconnectNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
        let name = notice.name.rawValue
        let isOfScene = notice.object is UIScene
        MainActor.assumeIsolated { Self.calls.append("\(name) \(isOfScene)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.launch(AppDelegate.self)
    expect(
      application.openSessions,
      equals: [try require(application.connectedScenes.first).session]
    )
    expect(!application.supportsMultipleScenes)
    let scene = try require(application.connectedScenes.first as? UIWindowScene)
    expect(application.delegate is AppDelegate)
    expect(scene.windows.count, equals: 1)
    expect(scene.windows.first?.bounds, equals: UIScreen.main.bounds)
    expect(scene.activationState, equals: .foregroundInactive)
    application.setActive(true)
    expect(scene.activationState, equals: .foregroundActive)
    application.terminate()
    expect(
      Self.calls,
      equals: [
        "did finish launching, made", "connects Default", "UISceneWillConnectNotification true",
        "scene comes", "UISceneWillEnterForegroundNotification true",
        "scene active", "UISceneDidActivateNotification true",
        "scene resigns", "UISceneWillDeactivateNotification true",
        "scene leaves", "UISceneDidEnterBackgroundNotification true",
        "disconnects", "UISceneDidDisconnectNotification true", "terminates",
      ]
    )
    expect(application.connectedScenes, satisfies: \.isEmpty)
    expectNil(application.delegate)
    expect(scene.activationState, equals: .unattached)
  }

  /// The program without scenes: its own delegate is notified.
  private final class LifeDelegate: NSObject, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("leaves") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("returns") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminates") }
  }

  @Test func aMinimizedWindowIsInTheBackground() {
    Self.calls = []
    let application = UIApplication.shared
    application.setActive(false)
    application.launch(LifeDelegate.self)
    application.setActive(true)
    // Minimized, with and without losing the key status first; keys may return before the window is
    // on screen.
    application.setOnScreen(false)
    expect(application.applicationState, equals: .background)
    application.setActive(false)
    expect(application.applicationState, equals: .background)
    application.setOnScreen(true)
    expect(application.applicationState, equals: .inactive)
    application.setActive(true)
    application.setActive(false)
    application.setOnScreen(false)
    application.setActive(true)
    expect(application.applicationState, equals: .active)
    application.terminate()
    expect(
      Self.calls,
      equals: [
        "active", "resigns", "leaves", "returns", "active", "resigns", "leaves", "returns",
        "active", "resigns", "leaves", "terminates",
      ]
    )
  }

  @Test func backgroundTasksDelayTheEndUntilTheyExpire() {
    let clock = ManualTimeSource(time: 10)
    MediaTime.$source.withValue(clock) {
      let application = UIApplication()
      var expired: [String] = []
      let first = application.beginBackgroundTask { expired.append("first") }
      let second = application.beginBackgroundTask(withName: "upload") { expired.append("second") }
      expect(first != second && first != .invalid)
      expect(application.backgroundTimeRemaining, equals: .greatestFiniteMagnitude)
      expect(!application.isReadyToEnd)
      application.beginEnding()
      expect(application.backgroundTimeRemaining, equals: 30)
      application.endBackgroundTask(first)
      expect(!application.isReadyToEnd)
      clock.advance(by: 31)
      expect(application.isReadyToEnd)
      application.terminate()
      expect(expired, equals: ["second"])

      let other = UIApplication()
      let task = other.beginBackgroundTask()
      other.beginEnding()
      other.endBackgroundTask(task)
      expect(other.isReadyToEnd)
    }
  }

  @Test func withoutASceneDelegateThereIsNoScene() {
    let application = UIApplication.shared
    application.launch(WindowDelegate.self)
    expect(application.delegate is WindowDelegate)
    expect(application.connectedScenes, satisfies: \.isEmpty)
    application.terminate()
  }
}
