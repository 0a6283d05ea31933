import Foundation
import Glibc
import Synchronization

extension UITraitCollection {
  /// The traits that dynamic colors, fonts and images resolve with on this thread.
  ///
  /// The system sets it before it calls `draw(_:)`, `layoutSubviews()` and the like. Each thread
  /// has its own.
  public static var current: UITraitCollection {
    get {
      guard let stored = pthread_getspecific(threadKey) else { return fallback }
      return Unmanaged<UITraitCollection>.fromOpaque(stored).takeUnretainedValue()
    }
    set {
      let old = pthread_getspecific(threadKey)
      pthread_setspecific(threadKey, Unmanaged.passRetained(newValue).toOpaque())
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  final func runAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    Self.current = self
    actions()
    Self.current = previous
  }

  /// The traits of a thread without any set: the scale is the main screen's.
  static var fallback: UITraitCollection { sharedFallback.withLock { $0 } }

  private static let sharedFallback = Mutex(UITraitCollection(values: .fallback))

  /// The main screen is another one, or changed.
  static func mainScreenDidChange(scale: CGFloat) {
    sharedFallback.withLock { traits in
      guard traits.displayScale != scale else { return }
      traits = traits.modifyingTraits { $0.displayScale = scale }
    }
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      guard let stored else { return }
      Unmanaged<UITraitCollection>.fromOpaque(stored).release()
    }
    return key
  }()
}
