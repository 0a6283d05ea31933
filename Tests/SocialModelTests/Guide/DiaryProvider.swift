import Foundation
import MomentsValues
import SocialModel

/// A diary in one text file, a line an entry: the example of `docs/guides/writing-a-provider.md`.
actor DiaryProvider {
  private let file: URL
  private let writer = Account(id: "me", handle: "me", displayName: "My diary")
  private var entries: [Moment]?
  private var liked: Set<String> = []
  private let changed = Broadcast<SocialChange>()

  init(file: URL) { self.file = file }

  private func read() throws(ProviderError) -> [Moment] {
    if let entries { return entries }
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw .fileNotReadable(path: file.path, reason: error.localizedDescription)
    }
    let lines = text.split(separator: "\n")
    let read = lines.enumerated().map { number, line in
      Moment(id: "\(number)", author: writer, text: RichText(String(line)), isOwn: true)
    }
    // The newest entry is the last line; timelines begin with the newest.
    entries = read.reversed()
    return read.reversed()
  }

  /// The entries with the reader's likes.
  private func shown() throws(ProviderError) -> [Moment] {
    try read().map { entry in
      var entry = entry
      entry.like = entry.like.settingLiked(liked.contains(entry.postID))
      return entry
    }
  }
}

extension DiaryProvider: TimelineProvider {
  private static let pageLength = 20

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    let all = try shown()
    // A cursor is ours to read: here, the identity of the last row of the page before.
    let last = cursor.flatMap { cursor in all.firstIndex { $0.id == cursor.token } }
    let rest = all.dropFirst(last.map { $0 + 1 } ?? 0)
    let page = Array(rest.prefix(Self.pageLength))
    let hasMore = rest.count > Self.pageLength
    return Page(items: page, next: hasMore ? page.last.map { PageCursor(token: $0.id) } : nil)
  }

  func refresh() async throws -> Page<Moment> {
    let before = entries
    entries = nil
    do {
      return try await moments(after: nil)
    } catch {
      // The previous entries stay.
      entries = before
      throw error
    }
  }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    try shown().filter { ids.contains($0.id) }
  }
}

extension DiaryProvider: ProfileProvider {
  func profile() async throws -> Account? { writer }
}

extension DiaryProvider: TimelineSource {
  nonisolated func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider {
    self
  }
}

extension DiaryProvider: ActionProvider, ChangeSource {
  nonisolated var supported: Set<ActionKind> { [.like] }

  func perform(_ action: ReaderAction) async throws -> String? {
    guard case .like(let isOn, let postID) = action else {
      throw ProviderError.refused(reason: nil)
    }
    guard try read().contains(where: { $0.postID == postID }) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    if isOn { liked.insert(postID) } else { liked.remove(postID) }
    changed.send(SocialChange(posts: [postID]))
    return nil
  }

  nonisolated func changes() -> AsyncStream<SocialChange> { changed.stream() }
}

extension DiaryProvider: ThreadProvider {
  func thread(of postID: String) async throws -> MomentThread {
    guard let entry = try shown().first(where: { $0.postID == postID }) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return MomentThread(moment: entry)
  }

  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }

  func posts(_ ids: Set<String>) async throws -> [Moment] { try await rows(ids) }
}
