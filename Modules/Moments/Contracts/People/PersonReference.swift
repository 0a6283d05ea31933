public import MomentsValues

/// A person as a row shows them.
public struct PersonReference: Hashable, Sendable, Identifiable {
  /// The provider's id of the person; opaque.
  public var id: String

  /// The name that the person chose, as shown: plain, or with custom emoji.
  public var displayName: RichText

  /// The unique name, with the leading "@".
  public var handle: String

  /// The portrait, if there is one.
  public var avatar: ImageReference?

  /// Makes a person.
  public init(id: String, displayName: RichText, handle: String, avatar: ImageReference?) {
    self.id = id
    self.displayName = displayName
    self.handle = handle
    self.avatar = avatar
  }

  /// Makes a person whose name has no custom emoji.
  public init(id: String, name: String, handle: String, avatar: ImageReference?) {
    self.init(id: id, displayName: RichText(name), handle: handle, avatar: avatar)
  }

  /// The name as text for reading aloud: custom emoji by their names, without colons.
  ///
  /// O(1) without emoji, else O(length).
  public var name: String {
    get { displayName.words }
    set { displayName = RichText(newValue) }
  }
}

extension PersonReference: Codable {
  private enum CodingKeys: CodingKey {
    case id, name, handle
  }

  /// Reads a reference without a portrait.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      name: try container.decode(String.self, forKey: .name),
      handle: try container.decode(String.self, forKey: .handle),
      avatar: nil
    )
  }

  /// Writes what names the person; their portrait and the emoji of their name are loaded with their
  /// profile.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(handle, forKey: .handle)
  }
}
