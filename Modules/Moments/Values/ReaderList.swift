/// A list of people that the reader made, whose posts are a timeline of their own.
public struct ReaderList: Sendable, Hashable, Codable, Identifiable {
  // Links and stored places name the list; whether it was sent meanwhile is read.
  private enum CodingKeys: CodingKey { case id, title }

  /// The identity at the server; a local one for a list that waits to be sent.
  public var id: String
  /// The reader's name of the list.
  public var title: String
  /// Whether it waits to be sent, so that it has no timeline yet.
  public var isPending = false

  /// Makes a list.
  public init(id: String, title: String, isPending: Bool = false) {
    self.id = id
    self.title = title
    self.isPending = isPending
  }
}
