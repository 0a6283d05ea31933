/// Publishes short messages to the reader, one after the other: the source of
/// ``ListViewModel/message``.
///
/// ```swift
/// let messages = UserMessages()
/// var message: Observable<UserMessage?> { messages.current }
/// messages.show("Could not refresh", .failure)
/// ```
@MainActor
public final class UserMessages {
  /// The newest message; `nil` before the first.
  public var current: Observable<UserMessage?> { source }

  private let source = MutableObservable<UserMessage?>(nil)
  private var count = 0

  /// Makes a source without a message.
  public init() {}

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - text: The text, localised.
  ///   - kind: The kind of the message.
  ///   - undoTitle: The title of the undo button, if the action can be undone.
  /// - Returns: The message's identity, as ``ListViewModel/undo(_:)`` receives it.
  @discardableResult
  public func show(
    _ text: String,
    _ kind: UserMessage.Kind = .information,
    undoTitle: String? = nil
  ) -> UserMessage.ID {
    count += 1
    source.value = UserMessage(id: count, text: text, kind: kind, undoTitle: undoTitle)
    return count
  }
}
