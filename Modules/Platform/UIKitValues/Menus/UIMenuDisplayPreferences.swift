public import Foundation

/// How the elements of a menu are shown.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// Makes preferences with the system's defaults.
  public override init() { super.init() }

  /// The maximum number of lines of a title; defaults to 0, no limit.
  open var maximumNumberOfTitleLines = 0

  /// Returns a copy of the preferences.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UIMenuDisplayPreferences {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
