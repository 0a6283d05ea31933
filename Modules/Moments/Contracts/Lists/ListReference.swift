/// One of the reader's lists of people, as screens name it.
public struct ListReference: Codable, Hashable, Sendable {
  /// The provider's identity.
  public var id: String

  /// The title of the list.
  public var title: String

  /// Names a list.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
