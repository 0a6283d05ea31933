extension Instance {
  /// What profiles may have.
  ///
  /// Where a server does not say, what Mastodon takes.
  public struct ProfileLimits: Decodable, Sendable, Hashable {
    /// Lines about a person.
    public var lines = 4
    /// Letters of the name.
    public var nameCharacters = 30
    /// Letters of what a person says of themselves.
    public var noteCharacters = 500
    /// Letters of what a line is about.
    public var lineNameCharacters = 255
    /// Letters of what a line says.
    public var lineValueCharacters = 255

    private enum CodingKeys: String, CodingKey {
      case lines = "max_profile_fields"
      case nameCharacters = "max_display_name_length"
      case noteCharacters = "max_note_length"
      case lineNameCharacters = "profile_field_name_limit"
      case lineValueCharacters = "profile_field_value_limit"
    }

    /// What Mastodon takes.
    public init() {}

    /// Reads limits; nothing in them is certain.
    ///
    /// - Throws: `DecodingError` only where there is no object.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      lines = values.lenientCount(.lines) ?? lines
      nameCharacters = values.lenientCount(.nameCharacters) ?? nameCharacters
      noteCharacters = values.lenientCount(.noteCharacters) ?? noteCharacters
      lineNameCharacters = values.lenientCount(.lineNameCharacters) ?? lineNameCharacters
      lineValueCharacters = values.lenientCount(.lineValueCharacters) ?? lineValueCharacters
    }
  }
}
