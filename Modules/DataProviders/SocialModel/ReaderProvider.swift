/// A provider that knows its reader without a request.
public protocol ReaderProvider: Sendable {
  /// The reader, as they are stored.
  var knownReader: Account { get }
}
