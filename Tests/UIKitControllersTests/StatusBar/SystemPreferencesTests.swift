import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Preferences of view controllers for the system around the screen.
@MainActor @Suite(.serialized) struct SystemPreferencesTests {
  private class Preferring: UIViewController {
    var hidesIndicator = false
    var edges: UIRectEdge = []
    var animation = UIStatusBarAnimation.fade
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  }

  /// A container whose panel specifies all preferences.
  private final class PanelContainer: UIViewController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
    override var childForStatusBarHidden: UIViewController? { children.last }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
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
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  private func withScene(
    _ root: UIViewController,
    _ body: (UIWindow, UIWindowScene) throws -> Void
  ) throws {
    let application = UIApplication.shared
    application.launch(AppDelegate.self)
    defer { application.terminate() }
    let scene = try require(application.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try body(window, scene)
  }

  @Test func aScreenAsksForNothingUnlessItSaysSo() throws {
    try withScene(UIViewController()) { _, scene in
      expect(!scene.prefersHomeIndicatorAutoHidden)
      expect(scene.screenEdgesDeferringSystemGestures, equals: [])
      expect(scene.statusBarManager?.updateAnimation, equals: .fade)
    }
  }

  @Test func theChildThatAContainerNamesDecides() throws {
    let (container, panel) = (PanelContainer(), Preferring())
    panel.hidesIndicator = true
    panel.edges = [.top, .bottom]
    panel.animation = .slide
    container.addChild(panel)
    try withScene(container) { _, scene in
      expect(scene.prefersHomeIndicatorAutoHidden)
      expect(scene.screenEdgesDeferringSystemGestures, equals: [.top, .bottom])
      expect(scene.statusBarManager?.updateAnimation, equals: .slide)
    }
  }

  @Test func theHostAsksAsAControllerSaysThatItPrefersAnother() throws {
    let root = Preferring()
    try withScene(root) { window, scene in
      var answers: [Bool] = []
      window.screen.onSystemPreferencesChange = {
        answers.append(scene.prefersHomeIndicatorAutoHidden)
      }
      defer { window.screen.onSystemPreferencesChange = nil }
      root.hidesIndicator = true
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      root.hidesIndicator = false
      root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      expect(answers, equals: [true, false])
    }
  }

  @Test func theApplicationSaysTheSameAsItsScene() throws {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    try withScene(Dark()) { _, _ in
      expect(UIApplication.shared.statusBarStyle, equals: .lightContent)
      expect(UIApplication.shared.statusBarFrame, equals: .zero)
      expect(!UIApplication.shared.isStatusBarHidden)
    }
    expect(UIApplication.shared.isStatusBarHidden)
  }
}
