/// The reader's settings of appearance and language.
public struct AppSettings: Codable, Hashable, Sendable {
  /// Light or dark appearance.
  public enum Appearance: String, Codable, CaseIterable, Sendable {
    /// That of the desktop.
    case system
    case light
    case dark
  }

  /// The text size.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    /// That of the desktop.
    case system
    case small
    case standard
    case large
    case larger
    case largest
  }

  /// The appearance.
  public var appearance = Appearance.system
  /// The language, by its code; nil for that of the system.
  public var language: AppLanguage?
  /// The text size.
  public var textSize = TextSize.system

  /// The default settings.
  public init() {}
}

extension AppLanguage: Codable {}
