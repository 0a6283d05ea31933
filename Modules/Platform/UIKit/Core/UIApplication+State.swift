public import Foundation

extension UIApplication {
  /// Whether the program is the one that the reader works in.
  public enum State: Int, Sendable {
    /// Events go to it.
    case active = 0
    /// It is on screen, and events go elsewhere; so it is before a host says otherwise.
    case inactive = 1
    /// It is not on screen: its window is minimized, or was closed. The program keeps running.
    case background = 2

    /// Background, inactive, active: a program passes through each on its way to another.
    fileprivate var step: Int { 2 - rawValue }
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

  /// Posted when the window was minimized or closed; the object is the application.
  ///
  /// The last moment to save for a program that has nothing else to say when it ends.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted when a window that was minimized is about to be shown again, and at launch where the
  /// program has a scene; the object is the application.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// Takes from the host whether its window is the one that the reader works in.
  package func setActive(_ isActive: Bool) {
    if isActive {
      move(to: .active)
    } else if storedState == .active {
      move(to: .inactive)
    }
  }

  /// Takes from the host whether its window is shown, and not minimized or closed.
  package func setOnScreen(_ isOnScreen: Bool) {
    if !isOnScreen {
      move(to: .background)
    } else if storedState == .background {
      move(to: .inactive)
    }
  }

  private func move(to state: State) {
    while storedState.step < state.step {
      if storedState == .background { enterForeground() } else { becomeActive() }
    }
    while storedState.step > state.step {
      if storedState == .active { resignActive() } else { enterBackground() }
    }
  }

  // A program with a scene has its delegate notified, and not that of the application.

  private func becomeActive() {
    storedState = .active
    if knownTime != nil { noteTime() }
    if let scene {
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
  }

  private func resignActive() {
    if let scene {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    post(Self.willResignActiveNotification)
    storedState = .inactive
  }

  private func enterBackground() {
    storedState = .background
    if let scene {
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    post(Self.didEnterBackgroundNotification)
  }

  /// Before the window is shown again, and before that of a scene is shown for the first time.
  final func enterForeground() {
    if let scene {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    post(Self.willEnterForegroundNotification)
    storedState = .inactive
  }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
