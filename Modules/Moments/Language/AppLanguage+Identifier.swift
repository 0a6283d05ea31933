extension AppLanguage {
  /// The language of an identifier such as "zh-CN", "en_GB" or "ar-EG"; `nil` if it is not
  /// supported.
  ///
  /// Countries, scripts and encodings are ignored.
  public init?(identifier: String) {
    let code = Self.code(of: identifier)
    guard let language = Self.allCases.first(where: { Self.code(of: $0.rawValue) == code }) else {
      return nil
    }
    self = language
  }

  /// What an identifier begins with: "zh" of "zh-Hans".
  private static func code(of identifier: String) -> Substring? {
    identifier.lowercased().split { "-_.@".contains($0) }.first
  }
}
