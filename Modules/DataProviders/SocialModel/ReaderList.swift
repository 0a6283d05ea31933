/// A list of people that the reader made, whose posts are a timeline of their own:
/// ``TimelineScope/list(id:)``.
public struct ReaderList: Sendable, Hashable, Identifiable {
  /// The identity at the server; a local one for a list that waits to be sent.
  public var id: String
  /// The reader's name of the list.
  public var title: String
  /// Whether it waits to be sent, so that it has no timeline yet.
  public var isPending: Bool

  /// Makes a list.
  public init(id: String, title: String, isPending: Bool = false) {
    self.id = id
    self.title = title
    self.isPending = isPending
  }
}
