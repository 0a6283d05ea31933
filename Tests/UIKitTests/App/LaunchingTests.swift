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
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
        let name = notice.name.rawValue
        let isOfScene = notice.object is UIScene
        MainActor.assumeIsolated { Self.calls.append("\(name) \(isOfScene)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    application.launch(AppDelegate.self)
    #expect(application.openSessions == [try #require(application.connectedScenes.first).session])
    #expect(!application.supportsMultipleScenes)
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.delegate is AppDelegate)
    #expect(scene.windows.count == 1)
    #expect(scene.windows.first?.bounds == UIScreen.main.bounds)
    #expect(scene.activationState == .foregroundInactive)
    application.setActive(true)
    #expect(scene.activationState == .foregroundActive)
    application.terminate()
    #expect(
      Self.calls == [
        "did finish launching, made", "connects Default", "UISceneWillConnectNotification true",
        "app active", "scene active", "UISceneDidActivateNotification true",
        "app resigns", "scene resigns", "UISceneWillDeactivateNotification true",
        "disconnects", "UISceneDidDisconnectNotification true", "terminates",
      ]
    )
    #expect(application.connectedScenes.isEmpty)
    #expect(application.delegate == nil)
  }

  @Test func withoutASceneDelegateThereIsNoScene() {
    let application = UIApplication.shared
    application.launch(WindowDelegate.self)
    #expect(application.delegate is WindowDelegate)
    #expect(application.connectedScenes.isEmpty)
    application.terminate()
  }
}
