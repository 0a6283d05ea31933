public import ListModel
public import MomentsContracts
import SocialModel

/// The rows of a screen of lists, which observes their changes, and the actions on lists.
@MainActor
public class ReaderListsViewModel: PagedListViewModel<ListsRow, NoCursor> {
  /// The language of the screen's texts.
  public let strings: Strings

  let reader: ListsReader
  let failures: FailureText
  private let name: String
  private let tracker: (any Tracker)?
  private let reads = ChangeReads()

  init(
    reader: ListsReader,
    changes: (any ChangeSource)?,
    name: String,
    strings: Strings,
    tracker: (any Tracker)?
  ) {
    let failures = FailureText(strings: strings)
    self.reader = reader
    self.failures = failures
    self.strings = strings
    self.name = name
    self.tracker = tracker
    super.init(
      texts: ListTexts(
        empty: ListEmptyMessage(
          title: strings.emptyListsTitle,
          message: strings.emptyListsMessage
        ),
        failure: { failures.lists($0) },
        reloadFailure: { failures.message($0) }
      ),
      screenName: name,
      tracker: tracker,
      source: { _ in try await reader.page() }
    )
    reads.perform = { [weak self] _ in await self?.readKnown() }
    reads.follow(changes) { [reads] change in
      guard change.areListsChanged || change.areTagsChanged else { return }
      reads.read(ChangedContent(isStructural: true))
    }
  }

  /// Loads what is stored, then what the server returns.
  public override func load() async {
    await super.load()
    if reader.isKnown { await reload() }
  }

  private func readKnown() async {
    switch state.value {
    case .loading, .failed: return
    case .content, .empty: break
    }
    if let rows = try? await reader.known() { replaceRows(rows) }
  }

  func row(_ id: ListItemID) -> ListsRow? { rows.first { $0.itemID == id } }

  /// Makes a list; a title of spaces alone makes none.
  public func makeList(_ title: String) {
    let title = title.trimmed
    guard let lists = reader.lists, !title.isEmpty else { return }
    change("make-list", title) { try await self.make(title, lists) }
  }

  /// Makes a list, and handles it as the screen requires.
  func make(_ title: String, _ lists: any ReaderListProvider) async throws {
    try await lists.createList(title)
  }

  /// Requests a change of a provider, which notifies of it; shows why if it was rejected.
  @discardableResult
  func change(
    _ action: String,
    _ target: String,
    _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    tracker?.track(.action(name: action, screen: name, target: target))
    return Task { [messages, failures] in
      do {
        try await work()
      } catch {
        if !isCancellation(error) { messages.show(failures.listChange(error), .failure) }
      }
    }
  }
}

extension String {
  /// The text without surrounding spaces.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
