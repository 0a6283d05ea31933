import Foundation
import Glibc
import Locking

extension UITraitCollection {
  /// The traits that dynamic colors, fonts and images are resolved with on the current thread.
  ///
  /// UIKit sets it before it calls `draw(_:)`, `layoutSubviews()` and similar methods. Each thread
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

  /// The default traits of a thread, with the scale of the main screen.
  static var fallback: UITraitCollection { sharedFallback.withLock { $0 } }

  private static let sharedFallback = Mutex(UITraitCollection(values: .fallback))

  /// Called when the main screen was replaced or its scale changed.
  package static func mainScreenDidChange(scale: CGFloat) {
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
