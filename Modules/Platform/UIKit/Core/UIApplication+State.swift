public import Foundation

extension UIApplication {
  /// The activation state of the program.
  public enum State: Int, Sendable {
    /// The program receives events.
    case active = 0
    /// The program is on screen, but does not receive events; also the initial state.
    case inactive = 1
    /// The program is not on screen: its window is minimized or closed. It continues to run.
    case background = 2

    /// The order of the states: a program passes through each of them.
    fileprivate var step: Int { 2 - rawValue }
  }

  /// Posted when the program became active; the object is the application.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// Posted when the program is about to become inactive; the object is the application.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// Posted when the window was minimized or closed; the object is the application.
  ///
  /// A program that does not use other callbacks should save its data here.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted when a minimized window is about to be shown again, and at launch if the program has a
  /// scene; the object is the application.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// Called by the host when its window becomes active or inactive.
  package func setActive(_ isActive: Bool) {
    if isActive {
      move(to: .active)
    } else if storedState == .active {
      move(to: .inactive)
    }
  }

  /// Called by the host when its window is shown, minimized or closed.
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

  // If there is a scene, its delegate is notified instead of the application's.

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

  /// Called before the window is shown again, or before a scene's window is first shown.
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
