public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The base of list screens over providers: their texts, routes and tracking.
@MainActor
public class LiveListScreen<Row: ListItemViewModel, Cursor: Hashable & Sendable>:
  PagedListViewModel<Row, Cursor>
{
  /// The language of the screen's texts.
  public let strings: Strings

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  let context: ScreenContext
  let failures: FailureText
  private let screenName: String

  /// Makes a list without requesting anything.
  ///
  /// - Parameters:
  ///   - screenName: The name under which its views and actions are tracked.
  ///   - context: The surroundings of the screen.
  ///   - texts: The texts of an empty or failed list.
  ///   - sections: Groups the rows; one section of this name by default.
  ///   - source: Requests a page.
  init(
    named screenName: String,
    in context: ScreenContext,
    texts: ListTexts,
    sections: (@MainActor ([Row]) -> [ListSection])? = nil,
    source: @escaping @MainActor (_ cursor: Cursor?) async throws -> Page
  ) {
    self.screenName = screenName
    self.context = context
    strings = context.strings
    failures = context.failures
    super.init(
      texts: texts,
      screenName: screenName,
      tracker: context.tracker,
      sections: sections ?? { [ListSection(id: ListItemID(screenName), rows: $0)] },
      source: source
    )
  }

  func track(_ action: String, _ target: String? = nil) {
    context.tracker?.track(.action(name: action, screen: screenName, target: target))
  }

  func row(_ id: ListItemID) -> Row? { rows.first { $0.itemID == id } }

  /// Calls a provider; on failure, unless it is only a cancellation, shows a message.
  ///
  /// - Parameters:
  ///   - what: What was rejected, in a sentence; nil where the reason says all.
  ///   - work: Calls the provider.
  /// - Returns: The task of the call.
  func attempt(
    failing what: String? = nil,
    _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    Task { [messages, failures] in
      do {
        try await work()
      } catch {
        guard !isCancellation(error) else { return }
        let text = what.map { failures.refusal(error, $0) } ?? failures.message(error)
        messages.show(text, .failure)
      }
    }
  }
}
