/// The reason why a list, or its next page, could not be loaded, as texts for the reader.
public struct ListFailure: Error, Hashable, Sendable {
  /// The problem, in a few words.
  public var title: String

  /// What the reader can do about it, in a sentence; may be empty.
  public var message: String

  /// The title of the retry button; `nil` if retrying cannot help.
  public var retryTitle: String?

  /// Makes a failure from localised texts.
  public init(title: String, message: String, retryTitle: String?) {
    self.title = title
    self.message = message
    self.retryTitle = retryTitle
  }
}
