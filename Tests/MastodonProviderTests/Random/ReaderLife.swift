import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import TestSupport
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// A reader with random actions, an app that is restarted at random, and a server with random
/// faults.
///
/// It tracks the intended state, to compare it with the server's in the end.
final class ReaderLife {
  /// A post of the reader's in its intended state.
  struct Own {
    /// The app's identity of it, from its creation on.
    var name: String
    var text: String
    var warning = ""
    var photos: [Data] = []
    /// The parent, if it is a post of another person.
    var answersOther: String?
    /// The index of the parent, if it is the reader's own post.
    var answersOwn: Int?
    var isLiked = false
    var isDeleted = false
  }

  let server: TestMastodon
  let reader: SocialModel.Account
  private let clock = ManualClock()
  private let folder = TemporaryPlaces()
  private var random: SeededGenerator
  private var app: (provider: MastodonProvider, runner: OutboxRunner)?
  private var isAway = false

  private let people: [String]
  private let posts: [String]
  private(set) var liked: [String: Bool] = [:]
  private(set) var boosted: [String: Bool] = [:]
  private(set) var followed: [String: Bool] = [:]
  private(set) var own: [Own] = []
  /// The reader's actions as text, for debugging.
  private(set) var diary: [String] = []

  init(seed: UInt64, honoursKeys: Bool) async throws {
    random = SeededGenerator(seed: seed)
    let server = try TestMastodon(clock: clock, ids: seed % 2 == 0 ? .opaque : .snowflake)
    self.server = server
    let ana = server.addAccount("ana")
    reader = SocialModel.Account(id: ana, handle: "ana")
    people =
      ["bob", "cem", "dan"].map { server.addAccount($0) }
      + [server.addAccount("shy", isLocked: true)]
    server.follow(people[0], by: ana)
    let bob = people[0]
    posts = (0..<5).map { server.post("Bob's post \($0)", by: bob) }
    server.options.honoursIdempotencyKeys = honoursKeys
    // Other servers do not return a version of Mastodon's API.
    if !honoursKeys { server.options.apiVersion = nil }
    server.options.convertsImagesLater = seed % 3 == 0
    try open()
    // Like an account that is opened.
    try await store.save([reader])
    try await provider.refreshInstance()
    _ = try await provider.home.moments(after: nil)
    await (try runner).start()
  }

  // MARK: The app

  private var provider: MastodonProvider {
    get throws { try require(app).provider }
  }

  private var runner: OutboxRunner {
    get throws { try require(app).runner }
  }

  var store: SocialStore {
    get throws { try provider.store }
  }

  private func open() throws {
    let clock = clock
    let client = MastodonClient(
      server: try MastodonServer(server.url.absoluteString),
      token: AccessToken(server.token(for: reader.id)),
      transport: URLSessionTransport(timeout: 10),
      now: { clock.now }
    )
    let store = try SocialStore.open(folder: folder.places.folder(of: "ana@test"), now: .now).store
    // Waiting takes no time: the clock is set to the end of the wait.
    let sleep: @Sendable (Double) async throws -> Void = { seconds in
      await Task.yield()
      try Task.checkCancellation()
      if seconds < 1e7 { clock.advance(by: seconds) }
    }
    let provider = MastodonProvider(
      client: client,
      store: store,
      readerID: reader.id,
      images: URLSessionTransport(timeout: 10),
      dependencies: .init(
        now: { clock.now },
        clock: TestClock.inSeconds(elapsed: { clock.elapsed }, sleep)
      )
    )
    app = (provider, provider.makeOutboxRunner())
  }

  private func restart() async throws {
    await (try runner).stop()
    app = nil
    try open()
    await (try runner).start()
  }

  // MARK: What the reader does

  /// Performs one action.
  func step() async throws {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<16: try await like()
    case ..<28: try await boost()
    case ..<38: try await follow()
    case ..<54: try await write()
    case ..<66: try await answer()
    case ..<74: try await edit()
    case ..<80: try await delete()
    case ..<84:
      note("restart")
      try await restart()
    case ..<87:
      isAway.toggle()
      note(isAway ? "the server goes" : "the server comes")
      if isAway { server.stopListening() } else { try server.listen() }
    case ..<91:
      note("refresh")
      // Its success is not tested here.
      _ = try? await provider.home.refresh()
    default: try await linger()
    }
  }

  private func note(_ words: String) { diary.append(words) }

  private func pick<Value>(_ values: [Value]) throws -> Value {
    try require(values.randomElement(using: &random))
  }

  private func like() async throws {
    let isOn = Bool.random(using: &random)
    let alive = own.indices.filter { !own[$0].isDeleted }
    if let index = alive.randomElement(using: &random), Bool.random(using: &random) {
      note("like \(isOn) own \(index)")
      own[index].isLiked = isOn
      let shown = try await provider.moment(after: .like(isOn, postID: own[index].name)).like
      expect(shown.isLiked, equals: isOn)
    } else {
      let id = try pick(posts)
      note("like \(isOn) \(id)")
      liked[id] = isOn
      try await expect(provider.moment(after: .like(isOn, postID: id)).like.isLiked, equals: isOn)
    }
  }

  private func boost() async throws {
    let (id, isOn) = (try pick(posts), Bool.random(using: &random))
    note("boost \(isOn) \(id)")
    boosted[id] = isOn
    try await expect(provider.moment(after: .boost(isOn, postID: id)).isBoosted, equals: isOn)
  }

  private func follow() async throws {
    // Bob is never hidden, because his posts are read.
    let (id, isOn) = (try pick(Array(people.dropFirst())), Bool.random(using: &random))
    note("follow \(isOn) \(id)")
    followed[id] = isOn
    try await provider.perform(.follow(isOn, accountID: id))
    let shown = try await provider.knownRelationship(with: id)
    expect(((shown?.following ?? .no) != .no), equals: isOn)
  }

  private func words() throws -> String {
    let number = diary.count
    return try pick([
      "Post \(number)", "again", "@bob hi \(number) #birds",
      "Look: https://example.org/a?b=\(number)",
      "Two\n\nparagraphs, \(number)\nand a line", "汤 \(number) 🎉", "a < b & \"c\" \(number)",
    ])
  }

  private func write() async throws {
    var new = Own(name: "", text: try words())
    if Int.random(in: 0..<5, using: &random) == 0 { new.warning = "careful \(diary.count)" }
    let count = try pick([0, 0, 0, 1, 2])
    new.photos = (0..<count).map { Data("photo \(diary.count).\($0)".utf8) }
    note("write \(own.count): \(new.text), \(count) photos")
    try await send(new, replyTo: nil)
  }

  private func answer() async throws {
    var new = Own(name: "", text: try words())
    let alive = own.indices.filter { !own[$0].isDeleted }
    if let index = alive.randomElement(using: &random), Bool.random(using: &random) {
      new.answersOwn = index
      note("answer \(own.count) to own \(index): \(new.text)")
      try await send(new, replyTo: own[index].name)
    } else {
      let id = try pick(posts)
      new.answersOther = id
      note("answer \(own.count) to \(id): \(new.text)")
      try await send(new, replyTo: id)
    }
  }

  private func send(_ new: Own, replyTo: String?) async throws {
    var draft = PostDraft(id: UUID().uuidString, text: new.text, updatedAt: clock.now)
    draft.contentWarning = new.warning
    draft.replyTo = replyTo
    for photo in new.photos {
      draft.media.append(
        try await provider.addMedia(photo, type: "image/png", pixelSize: nil)
      )
    }
    let shown = try await provider.submit(draft)
    expect(shown.isPending)
    var new = new
    new.name = shown.postID
    own.append(new)
  }

  private func edit() async throws {
    let alive = own.indices.filter { !own[$0].isDeleted }
    guard let index = alive.randomElement(using: &random) else { return }
    let text = try words()
    // The typed text is requested from the server for posts that were sent, which may fail.
    guard var draft = try? await provider.draft(editing: own[index].name) else {
      return note("no edit of own \(index)")
    }
    note("edit own \(index): \(text)")
    expect(draft.text, equals: own[index].text)
    expect(draft.media.count, equals: own[index].photos.count)
    draft.text = text
    draft.contentWarning = ""
    own[index].text = text
    own[index].warning = ""
    _ = try await provider.submit(draft)
  }

  private func delete() async throws {
    // Posts with replies are not deleted, because the server decides about replies to deleted
    // posts.
    let answered = Set(own.filter { !$0.isDeleted }.compactMap(\.answersOwn))
    let candidates = own.indices.filter { !own[$0].isDeleted && !answered.contains($0) }
    guard let index = candidates.randomElement(using: &random) else { return }
    note("delete own \(index)")
    own[index].isDeleted = true
    try await provider.perform(.delete(postID: own[index].name))
  }

  // MARK: Waiting

  /// Runs the app until the outbox has changed a few times.
  private func linger() async throws {
    note("linger")
    var changes = Int.random(in: 1...6, using: &random)
    try await wait { store in
      changes -= 1
      if changes < 0 { return true }
      return try await store.outbox().isEmpty
    }
  }

  /// Turns off all faults, and waits until nothing waits to be sent.
  func drain() async throws {
    note("drain")
    server.faults.off()
    server.options.rateLimits = [:]
    if isAway { try server.listen() }
    try await wait { store in
      try await store.outbox().allSatisfy {
        if case .refused = $0.state { true } else { false }
      }
    }
  }

  private func wait(until isSo: (SocialStore) async throws -> Bool) async throws {
    let store = try store
    let (changes, change) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observation = store.observeOutbox { change.yield() }
    var iterator = changes.makeAsyncIterator()
    while try await !isSo(store) { _ = await iterator.next() }
    withExtendedLifetime(observation) {}
  }

  func end() async throws {
    await (try runner).stop()
    app = nil
  }

  /// The rows of the home timeline after a refresh.
  func home() async throws -> [Moment] {
    // The app knows until when the server requires a wait.
    clock.advance(by: 3_600)
    _ = try await provider.home.refresh()
    return try await provider.home.storedPage(downTo: nil, atLeast: 1_000).items
  }
}
