public import Foundation
public import MastodonAPI
import MastodonMapping
public import MomentsValues
public import SocialModel

/// A timeline of JSON files on disk.
///
/// The path leads to a file or to a folder. Files may contain a list of Mastodon statuses, one
/// status, an object with `statuses`, or the `outbox.json` of an account archive with `actor.json`
/// and the images beside it. Of a folder, all `.json` files with posts are read; posts are sorted
/// newest first, without duplicates.
///
/// Images are beside the files or, with http and https, loaded from the network. Nothing is ever
/// read from outside of the folder, whatever the files or links in it contain.
///
/// Reading begins with the first call and is done once, off the main actor; `refresh()` reads
/// again. The reader's actions are in memory, as long as the provider exists.
///
/// ```swift
/// let archive = ArchiveProvider(path: "/home/ana/archive")
/// let page = try await archive.moments(after: nil)
/// ```
public actor ArchiveProvider {
  /// The number of moments on a page.
  public static let pageSize = 20

  let folder: ArchiveFolder
  private let transport: any HTTPTransport
  let limits: Limits

  /// The last reading, or the one in progress.
  private var reading: Task<ArchiveContent, any Error>?
  /// The number of readings, so that an older one never replaces a newer one.
  private var generation = 0
  /// The posts that the reader liked or unliked, and those that they deleted; `Moment.postID`.
  private var likes: [String: Bool] = [:]
  private var deleted: Set<String> = []
  private nonisolated let broadcast = Broadcast<SocialChange>()
  /// Posts that are only in files of comments, by identity.
  var fetched: [String: Moment] = [:]
  /// The comments that were last returned, by post.
  var threads: [String: [Moment]] = [:]
  /// The recent searches, newest first.
  var recents: [String] = []
  /// Values derived from a reading, until there is another one.
  private var derived: Derived?

  private struct Derived {
    var revision: UUID
    var explore: ArchiveExplore?
    var positions: [TimelineScope: [Int]] = [:]
  }

  /// The limits of reading.
  public struct Limits: Sendable, Hashable {
    /// Bytes of one JSON file.
    public var jsonBytes = 1 << 30
    /// Bytes of one image, and of a film from a server that sends no parts.
    public var imageBytes = 64 << 20

    /// Makes the default limits.
    public init() {}
  }

  /// Makes a provider; nothing is read yet.
  ///
  /// - Parameters:
  ///   - path: a file or folder, absolute or from the current directory.
  ///   - transport: loads images of the network.
  ///   - limits: the limits of reading.
  public init(
    path: String,
    transport: any HTTPTransport = URLSessionTransport(),
    limits: Limits = Limits()
  ) {
    folder = ArchiveFolder(path: path)
    self.transport = transport
    self.limits = limits
  }

  /// The content of the archive, read if it was not yet.
  func content() async throws -> ArchiveContent {
    try await value(of: reading ?? beginReading())
  }

  private func beginReading() -> Task<ArchiveContent, any Error> {
    generation += 1
    let reader = ArchiveReader(folder: folder, jsonBytes: limits.jsonBytes)
    let task = Task.detached(priority: .userInitiated) { try reader.read() }
    reading = task
    return task
  }

  private func value(of task: Task<ArchiveContent, any Error>) async throws -> ArchiveContent {
    let generation = generation
    let result = await task.result
    try Task.checkCancellation()
    if case .failure = result, generation == self.generation, reading == task {
      // The next call tries again: the file may exist by then.
      reading = nil
    }
    return try result.get()
  }

  /// The content to explore, derived when it is first requested.
  func explore() async throws -> ArchiveExplore {
    let content = try await content()
    var derived = derived(of: content)
    let explore = derived.explore ?? ArchiveExplore(of: content)
    derived.explore = explore
    self.derived = derived
    return explore
  }

  /// The indexes of the moments of a scope, derived when they are first requested.
  func positions(in scope: TimelineScope, of content: ArchiveContent) -> [Int] {
    var derived = derived(of: content)
    let positions = derived.positions[scope] ?? content.positions(in: scope)
    derived.positions[scope] = positions
    self.derived = derived
    return positions
  }

  private func derived(of content: ArchiveContent) -> Derived {
    if let derived, derived.revision == content.revision { return derived }
    return Derived(revision: content.revision)
  }

  /// A page of a timeline; the first one of the whole archive has the notes about its files.
  func page(
    of content: ArchiveContent,
    in scope: TimelineScope = .home,
    after cursor: PageCursor?
  ) -> Page<Moment> {
    let places = positions(in: scope, of: content)
    let page = Page(of: places, after: cursor, length: Self.pageSize)
    return Page(
      items: shown(page.items.map { content.moments[$0] }, in: content),
      next: page.next,
      skipped: scope == .home && cursor == nil ? content.skipped : []
    )
  }

  /// Moments with the reader's likes, without those that the reader deleted.
  func shown(_ moments: some Sequence<Moment>, in content: ArchiveContent) -> [Moment] {
    moments.filter { !deleted.contains($0.postID) }.map { moment in
      var moment = moment
      moment.isOwn = content.isOwn(moment)
      if let isLiked = likes[moment.postID] { moment.like = moment.like.settingLiked(isLiked) }
      return moment
    }
  }

  /// A post of the files, without a boost.
  func post(_ postID: String, in content: ArchiveContent) -> Moment? {
    guard var post = content.moment(ofPost: postID) ?? fetched[postID] else { return nil }
    post.id = post.postID
    return post
  }
}

/// What it provides, in one place, with the members in files of their own: screens are offered what
/// a cast finds, and of a static archive a linker leaves out files that nothing names.
extension ArchiveProvider: ActionProvider, ChangeSource, ExploreProvider, MediaProvider,
  ProfileProvider, SearchProvider, ThreadProvider, TimelineProvider, TimelineSource
{}

extension ArchiveProvider {
  /// A page of twenty moments.
  public func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    page(of: try await content(), after: cursor)
  }

  /// Reads the files again.
  public func refresh() async throws -> Page<Moment> {
    let before = reading
    let task = beginReading()
    do {
      return page(of: try await value(of: task), after: nil)
    } catch {
      if reading == nil || reading == task { reading = before }
      throw error
    }
  }

  /// The current state of some rows.
  public func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    let content = try await content()
    return shown(content.moments.lazy.filter { ids.contains($0.id) }, in: content)
  }
}

extension ArchiveProvider {
  /// The reader's actions from now on.
  public nonisolated func changes() -> AsyncStream<SocialChange> { broadcast.stream() }
}

extension ArchiveProvider {
  /// The person of `actor.json`; without one, the author of all posts if it is only one.
  public func profile() async throws -> SocialModel.Account? {
    try await content().owner
  }
}

/// Likes, and deletions of the owner's posts, in memory; no file is changed.
extension ArchiveProvider {
  /// Likes and deletions.
  public nonisolated var supported: Set<ActionKind> { [.like, .delete] }

  /// Likes or deletes a post.
  @discardableResult
  public func perform(_ action: ReaderAction) async throws -> String? {
    let content = try await content()
    switch action {
    case .like(let liked, let postID):
      guard post(postID, in: content) != nil else {
        throw ProviderError.unknownMoment(id: postID)
      }
      likes[postID] = liked
      broadcast.send(SocialChange(posts: [postID]))
    case .delete(let postID):
      guard let post = post(postID, in: content) else { return nil }
      guard content.isOwn(post) else { throw ProviderError.refused(reason: nil) }
      deleted.insert(postID)
      broadcast.send(SocialChange(posts: [postID]))
    default: throw ProviderError.refused(reason: nil)
    }
    return nil
  }
}

extension ArchiveProvider {
  /// The bytes of an image in the folder or on the web.
  public nonisolated func data(for url: URL) async throws -> Data {
    let data =
      if url.isFileURL {
        try folder.image(at: url, limit: limits.imageBytes)
      } else {
        try await transport.body(of: url, limit: limits.imageBytes)
      }
    try Task.checkCancellation()
    guard ImageSignature.begins(data) else {
      throw ProviderError.notAnImage(url: url.absoluteString)
    }
    return data
  }

  /// Bytes of a film or sound in the folder or on the web.
  public nonisolated func response(
    for url: URL,
    in range: Range<Int>
  ) async throws -> MediaResponse {
    if url.isFileURL { return .part(try folder.part(of: url, in: range)) }
    return try await transport.media(at: url, in: range, limit: limits.imageBytes)
  }
}
