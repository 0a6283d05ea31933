/// What the reader chose of how the app looks and speaks.
public struct AppSettings: Codable, Hashable, Sendable {
  /// Light or dark.
  public enum Appearance: String, Codable, CaseIterable, Sendable {
    /// As the desktop is.
    case system
    case light
    case dark
  }

  /// How large texts are.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    case small
    /// What the app is drawn for.
    case standard
    case large
    case larger
    case largest
  }

  /// Light or dark.
  public var appearance = Appearance.system
  /// The language, by its code; nil for that of the system.
  public var language: AppLanguage?
  /// How large texts are.
  public var textSize = TextSize.standard

  /// Settings of which nothing was chosen yet.
  public init() {}
}

extension AppLanguage: Codable {}
