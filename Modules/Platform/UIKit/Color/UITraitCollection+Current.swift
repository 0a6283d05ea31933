import Foundation
import Glibc

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

  /// Runs a closure while these traits are ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    Self.current = self
    actions()
    Self.current = previous
  }

  /// What a thread sees that set nothing else.
  static let fallback = UITraitCollection(values: .fallback)

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      guard let stored else { return }
      Unmanaged<UITraitCollection>.fromOpaque(stored).release()
    }
    return key
  }()
}
