public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// A screen of fixed values, and the intents of the reader.
///
/// Nothing changes by itself: the owner of the screen sets other values.
@MainActor
public class DemoScreen {
  /// The language of the screen's texts.
  public let strings: Strings

  /// A message to show to the reader for a few seconds; nil before the first one.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// The intents of the reader, in order, such as "like moment-1".
  public private(set) var intents: [String] = []

  private let messages = UserMessages()

  init(language: AppLanguage) {
    strings = Strings(language)
  }

  /// Shows a message to the reader.
  public func showMessage(
    _ text: String,
    _ kind: UserMessage.Kind = .failure,
    undoTitle: String? = nil
  ) {
    messages.show(text, kind, undoTitle: undoTitle)
  }

  /// Records an intent, which has no effect.
  @discardableResult
  func note(_ intent: String, _ target: ListItemID? = nil) -> Task<Void, Never> {
    intents.append(target.map { "\(intent) \($0)" } ?? intent)
    return Task {}
  }

  /// Does nothing, because the content is fixed.
  public func load() async {}

  /// Does nothing.
  public func screenDidAppear() {}
}
