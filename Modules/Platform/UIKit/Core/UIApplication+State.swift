public import Foundation

extension UIApplication {
  /// Whether the program is the one that the reader works in.
  public enum State: Int, Sendable {
    /// Events go to it.
    case active = 0
    /// It is on screen, and events go elsewhere; so it is before a host says otherwise.
    case inactive = 1
    /// It is not on screen and about to be suspended, which no desktop does.
    case background = 2
  }

  /// Posted when the program has become the one that the reader works in; the object is the
  /// application.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// Posted when the reader is about to work in another program; the object is the application.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// Takes from the host whether its window is the one that the reader works in.
  package func setActive(_ isActive: Bool) {
    guard isActive != (storedState == .active) else { return }
    let center = NotificationCenter.default
    if !isActive {
      delegate?.applicationWillResignActive(self)
      if let scene {
        scene.delegate?.sceneWillResignActive(scene)
        scene.post(UIScene.willDeactivateNotification)
      }
      center.post(name: Self.willResignActiveNotification, object: self)
    }
    storedState = isActive ? .active : .inactive
    if isActive {
      delegate?.applicationDidBecomeActive(self)
      if let scene {
        scene.delegate?.sceneDidBecomeActive(scene)
        scene.post(UIScene.didActivateNotification)
      }
      center.post(name: Self.didBecomeActiveNotification, object: self)
    }
  }
}
