/// A list of people that the reader made, whose posts are a timeline of their own:
/// ``TimelineScope/list(id:)``.
public struct ReaderList: Sendable, Hashable, Identifiable {
  /// The identity at the server; of a list that waits to be sent one of this machine's.
  public var id: String
  /// What the reader calls it.
  public var title: String
  /// Whether it waits to be sent: there is nothing to read in it yet.
  public var isPending: Bool

  /// Makes a list.
  public init(id: String, title: String, isPending: Bool = false) {
    self.id = id
    self.title = title
    self.isPending = isPending
  }
}
