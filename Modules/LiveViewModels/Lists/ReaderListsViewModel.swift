import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The rows of a screen of lists, which observes their changes, and the actions on lists.
@MainActor
public class ReaderListsViewModel: LiveListScreen<ListsRow, Never> {
  let pages: ListsPages
  private lazy var reads = ChangeReads { [weak self] _ in await self?.readKnown() }

  init(
    pages: ListsPages,
    named name: String,
    in context: ScreenContext
  ) {
    let failures = context.failures
    self.pages = pages
    super.init(
      named: name,
      in: context,
      texts: failures.texts(
        empty: (\.emptyListsTitle, \.emptyListsMessage),
        failed: \.listsFailedTitle
      ),
      source: { _ in try await pages.page() }
    )
    reads.follow(context.changes) { reads, change in
      guard change.areListsChanged || change.areTagsChanged else { return }
      reads.read(ChangedContent(isStructural: true))
    }
  }

  /// Loads what is stored, then what the server returns.
  public override func load() async {
    await super.load()
    if pages.isKnown { await reload() }
  }

  private func readKnown() async {
    switch state {
    case .loading, .failed: return
    case .content, .empty: break
    }
    if let rows = try? await pages.rows(from: .store) { replaceRows(rows) }
  }

  /// Makes a list; a title of spaces alone makes none.
  public func makeList(_ title: String) {
    let title = title.trimmed
    guard let lists = pages.lists, !title.isEmpty else { return }
    change("make-list", title) { try await self.make(title, lists) }
  }

  /// Makes a list, and handles it as the screen requires.
  func make(_ title: String, _ lists: any ReaderListProvider) async throws {
    try await lists.perform(.createList(title: title))
  }

  /// Requests a change of a provider, which notifies of it; shows why if it was rejected.
  @discardableResult
  func change(
    _ action: String,
    _ target: String,
    _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    track(action, target)
    return attempt(failing: strings.listNotChanged, work)
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
