extension Instance {
  /// The limits of profiles.
  ///
  /// The defaults are those of Mastodon.
  public struct ProfileLimits: LenientValue {
    /// The number of lines.
    public var lines = 4
    /// The letters of the name.
    public var nameCharacters = 30
    /// The letters of the description.
    public var noteCharacters = 500
    /// The letters of the label of a line.
    public var lineNameCharacters = 255
    /// The letters of the value of a line.
    public var lineValueCharacters = 255

    private enum CodingKeys: String, CodingKey {
      case lines = "max_profile_fields"
      case nameCharacters = "max_display_name_length"
      case noteCharacters = "max_note_length"
      case lineNameCharacters = "profile_field_name_limit"
      case lineValueCharacters = "profile_field_value_limit"
    }

    /// Makes the limits of Mastodon.
    public init() {}

    /// Reads limits; every value is optional.
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
