/// A person as a row shows them.
public struct PersonReference: Hashable, Sendable, Identifiable {
  /// The provider's id of the person; opaque.
  public var id: String

  /// The name the person chose.
  public var name: String

  /// The unique name, with the leading "@".
  public var handle: String

  /// The portrait, if there is one.
  public var avatar: ImageReference?

  /// Makes a person.
  public init(id: String, name: String, handle: String, avatar: ImageReference?) {
    self.id = id
    self.name = name
    self.handle = handle
    self.avatar = avatar
  }
}
