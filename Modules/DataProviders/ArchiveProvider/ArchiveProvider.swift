public import Foundation
public import MastodonAPI
import MastodonMapping
public import SocialModel

/// A timeline of JSON files on disk.
///
/// The path leads to a file or to a folder. Files may hold a list of Mastodon statuses, one status,
/// an object with `statuses`, or the `outbox.json` of an account archive with `actor.json` and the
/// images beside it. Of a folder all its `.json` files are read that hold posts; posts are sorted
/// newest first, and those that come twice are shown once.
///
/// Images come from beside the files or, by http and https, from the network. Nothing is ever
/// read from outside of the folder, whatever the files or links in it say.
///
/// Reading begins with the first question and is done once, off the main actor; `refresh()` reads
/// again. What the reader does is kept in memory, for as long as the provider lives.
///
/// ```
/// let archive = ArchiveProvider(path: "/home/ana/archive")
/// let page = try await archive.moments(after: nil)
/// ```
public actor ArchiveProvider {
  /// How many moments a page has.
  public static let pageSize = 20

  let folder: ArchiveFolder
  private let transport: any HTTPTransport
  let limits: Limits

  /// What was read last, or is being read.
  private var reading: Task<ArchiveContent, any Error>?
  /// Counts how often the archive was read, so that an older reading never replaces a newer one.
  private var generation = 0
  /// What the reader liked and deleted here.
  let overlay = MemoryOverlay()
  /// Posts that are in files of comments only, by identity.
  var heard: [String: Moment] = [:]
  /// The comments last handed out, by the post they belong to.
  var threads: [String: [Moment]] = [:]
  /// What the reader searched for, newest first.
  var recents: [String] = []
  /// What was worked out from a reading, until another one is asked about.
  private var derived: Derived?

  private struct Derived {
    var revision: UUID
    var explore: ArchiveExplore?
    var positions: [TimelineScope: [Int]] = [:]
  }

  /// How much is read at most.
  public struct Limits: Sendable, Hashable {
    /// Bytes of one JSON file.
    public var jsonBytes = 1 << 30
    /// Bytes of one image.
    public var imageBytes = 64 << 20

    /// The usual limits.
    public init() {}
  }

  /// Makes a provider; nothing is read yet.
  ///
  /// - Parameters:
  ///   - path: a file or folder, absolute or from the current directory.
  ///   - transport: the network for images that are elsewhere.
  ///   - limits: how much is read at most.
  public init(
    path: String,
    transport: any HTTPTransport = URLSessionTransport(),
    limits: Limits = Limits()
  ) {
    folder = ArchiveFolder(path: path)
    self.transport = transport
    self.limits = limits
  }

  /// What the archive holds, read if it was not yet.
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
      // The next question tries again: the file may have come meanwhile.
      reading = nil
    }
    return try result.get()
  }

  /// What there is to find, worked out when first requested.
  func explore() async throws -> ArchiveExplore {
    let content = try await content()
    var derived = derived(of: content)
    let explore = derived.explore ?? ArchiveExplore(of: content)
    derived.explore = explore
    self.derived = derived
    return explore
  }

  /// Where the moments of a scope stand, searched for when first requested.
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

  private func page(of content: ArchiveContent, from start: Int) -> Page<Moment> {
    let moments = content.moments
    let start = min(max(0, start), moments.count)
    let end = min(start + Self.pageSize, moments.count)
    return Page(
      items: shown(moments[start..<end], in: content),
      next: end < moments.count ? PageCursor(token: "\(end)") : nil,
      skipped: start == 0 ? content.skipped : []
    )
  }

  /// Moments as the reader should see them, without those that they deleted.
  func shown(_ moments: some Sequence<Moment>, in content: ArchiveContent) -> [Moment] {
    overlay.applied(
      to: moments.lazy.map { moment in
        var moment = moment
        moment.isOwn = content.isOwn(moment)
        return moment
      }
    )
  }

  /// A post as the files have it, as itself and not as a sharing.
  func post(_ postID: String, in content: ArchiveContent) -> Moment? {
    guard var post = content.moment(ofPost: postID) ?? heard[postID] else { return nil }
    post.id = post.postID
    return post
  }
}

extension ArchiveProvider: TimelineProvider {
  /// A page of twenty moments.
  public func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    let content = try await content()
    return page(of: content, from: cursor.flatMap { Int($0.token) } ?? 0)
  }

  /// Reads the files again.
  public func refresh() async throws -> Page<Moment> {
    let before = reading
    let task = beginReading()
    do {
      return page(of: try await value(of: task), from: 0)
    } catch {
      if reading == nil || reading == task { reading = before }
      throw error
    }
  }

  /// Some rows as they are now.
  public func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    let content = try await content()
    return shown(content.moments.lazy.filter { ids.contains($0.id) }, in: content)
  }
}

extension ArchiveProvider: ChangeSource {
  /// What the reader does from now on.
  public nonisolated func changes() -> AsyncStream<SocialChange> { overlay.changes() }
}

extension ArchiveProvider: ProfileProvider {
  /// The person of `actor.json`; without one, the author of all posts if it is only one.
  public func profile() async throws -> SocialModel.Account? {
    try await content().owner
  }
}

extension ArchiveProvider: LikeProvider {
  /// Keeps a like in memory.
  public func setLiked(_ liked: Bool, postID: String) async throws -> LikeState {
    guard let post = post(postID, in: try await content()) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return try await overlay.setLiked(liked, post) { post.like.settingLiked(liked) }
  }
}

extension ArchiveProvider: MediaProvider {
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
}
