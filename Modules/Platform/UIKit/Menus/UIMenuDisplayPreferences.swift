public import Foundation

/// How the elements of a menu are shown.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// Makes preferences that leave everything to the system.
  public override init() { super.init() }

  /// How many lines a title has at most; 0, the default, for as many as it needs.
  open var maximumNumberOfTitleLines = 0

  /// Preferences like these.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UIMenuDisplayPreferences {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
