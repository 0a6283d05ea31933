/// The category of a report about a person.
public enum ReportCategory: String, Hashable, Sendable, Codable, CaseIterable {
  /// Advertising, fraud, repeated posts.
  case spam
  /// It breaks a law.
  case legal
  /// It breaks rules of the reader's server.
  case rules
  /// Something else.
  case other
}
