/// Knows at once whose provider it is.
public protocol ReaderProvider: Sendable {
  /// The reader, as they are known without asking anybody.
  var knownReader: Account { get }
}
