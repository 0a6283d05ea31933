import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Geometry requests of scenes.
///
/// Nothing here waits: the main screen of the process is rotated, and rotated back.
@MainActor @Suite struct SceneGeometryTests {
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    static var updates: [(CGSize, UIInterfaceOrientation, UIUserInterfaceSizeClass)] = []
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = PortraitOrLeftController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      Self.updates.append(
        (
          previousCoordinateSpace.bounds.size, previousInterfaceOrientation,
          previousTraitCollection.verticalSizeClass
        )
      )
    }
  }

  private final class PortraitOrLeftController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      [.portrait, .landscapeLeft]
    }
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil,
        sessionRole: connectingSceneSession.role
      )
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  /// Requests orientations, and returns the error.
  private func request(
    _ orientations: UIInterfaceOrientationMask,
    of scene: UIWindowScene
  ) -> UISceneError.Code? {
    var code: UISceneError.Code?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { error in
      code = (error as? UISceneError)?.code
    }
    return code
  }

  @Test func sceneGeometryFollowsControllersAndTheScreen() throws {
    SceneDelegate.updates = []
    let application = UIApplication.shared
    application.launch(AppDelegate.self)
    defer { application.terminate() }
    let scene = try require(application.connectedScenes.first as? UIWindowScene)
    let screen = UIScreen.main
    let (size, traits, upright) = (
      screen.bounds.size, screen.traitCollection, scene.interfaceOrientation
    )
    expect(request(.landscape, of: scene), equals: .geometryRequestUnsupported)
    expect(screen.bounds.size, equals: size)

    screen.allowRotation()
    defer {
      screen.orientation = nil
      screen.setTraits(traits)
      screen.resize(to: size, safeAreaInsets: screen.safeAreaInsets)
    }
    let before = scene.effectiveGeometry
    expect(request(.landscapeRight, of: scene), equals: .geometryRequestDenied)
    expect(SceneDelegate.updates, satisfies: \.isEmpty)
    expectNil(request(.landscape, of: scene))
    expect(scene.interfaceOrientation, equals: .landscapeLeft)
    expect(scene.windows.first?.bounds.size, equals: CGSize(width: size.height, height: size.width))
    expect(before.interfaceOrientation == upright && scene.effectiveGeometry != before)
    // The previous geometry is passed, not the current one.
    let update = try require(SceneDelegate.updates.first)
    expect(update == (size, upright, traits.verticalSizeClass))
    // It is so already.
    expectNil(request(.landscapeLeft, of: scene))
    expect(SceneDelegate.updates.count, equals: 1)
  }
}
