public import MomentsLanguage

/// The reader's settings of appearance and language.
public struct AppSettings: Codable, Hashable, Sendable {
  /// Light or dark appearance.
  public enum Appearance: String, Codable, CaseIterable, Sendable {
    /// That of the desktop.
    case system
    case light
    case dark
  }

  /// The size of all text in the app.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    /// That of the desktop.
    case system
    case small
    case standard
    case large
    case larger
    case largest
  }

  /// Light, dark or, by default, as the desktop.
  public var appearance = Appearance.system
  /// The language, by its code; nil for that of the system.
  public var language: AppLanguage?
  /// How large text is; by default as the desktop says.
  public var textSize = TextSize.system

  /// The default settings.
  public init() {}
}

extension AppLanguage: Codable {}
