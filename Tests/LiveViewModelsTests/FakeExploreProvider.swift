import Foundation
import SocialModel

/// An explore provider with scripted responses.
actor FakeExploreProvider: ExploreProvider {
  /// The pages by cursor; "" is the first.
  var moments: [String: Result<Page<Moment>, any Error>] = [:]
  var tags: [String: Result<Page<TagUsage>, any Error>] = [:]
  var people: [String: Result<Page<Account>, any Error>] = [:]
  var links: [String: Result<Page<TrendLink>, any Error>] = [:]
  var refreshed: Result<Void, any Error> = .success(())

  /// The lists that are substitutes.
  nonisolated let standIns: Set<ExploreList>

  private(set) var asked: [String] = []
  private var gates: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var closed: Set<String> = []

  init(standIns: Set<ExploreList> = []) { self.standIns = standIns }

  nonisolated func standsIn(for list: ExploreList) -> Bool { standIns.contains(list) }

  func set(_ change: @Sendable (isolated FakeExploreProvider) -> Void) {
    change(self)
  }

  /// From now on, requests of these kinds wait until `open`.
  func close(_ kinds: String...) { closed.formUnion(kinds) }

  func open(_ kind: String) {
    closed.remove(kind)
    for gate in gates.removeValue(forKey: kind) ?? [] { gate.resume() }
  }

  /// Returns after a number of requests.
  func questions(_ count: Int) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { arrivals.append((count, $0)) }
  }

  private func answer<Element>(
    _ kind: String,
    _ cursor: PageCursor?,
    from pages: [String: Result<Page<Element>, any Error>]
  ) async throws -> Page<Element> {
    let key = cursor?.token ?? ""
    asked.append(key.isEmpty ? kind : "\(kind) \(key)")
    for arrival in arrivals where arrival.count <= asked.count { arrival.continuation.resume() }
    arrivals.removeAll { $0.count <= asked.count }
    if closed.contains(kind) {
      await withCheckedContinuation { gates[kind, default: []].append($0) }
    }
    return try (pages[key] ?? .success(Page(items: []))).get()
  }

  func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await answer("moments", cursor, from: moments)
  }

  func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    try await answer("tags", cursor, from: tags)
  }

  func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
    try await answer("people", cursor, from: people)
  }

  func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    try await answer("links", cursor, from: links)
  }

  func refreshExplore() async throws {
    asked.append("refresh")
    try refreshed.get()
  }
}

extension Sample {
  static func tags(_ names: String..., next: String? = nil) -> Page<TagUsage> {
    Page(items: names.map { TagUsage(name: $0) }, next: next.map(PageCursor.init(token:)))
  }

  static func people(_ ids: String...) -> Page<Account> {
    Page(items: ids.map { Account(id: $0, handle: $0) })
  }

  static func links(_ hosts: String...) -> Page<TrendLink> {
    Page(
      items: hosts.compactMap { host in
        URL(string: "https://\(host).example/").map {
          TrendLink(card: LinkCard(url: $0, title: host), people: 3)
        }
      }
    )
  }

  /// Moments with an image each.
  static func photos(_ ids: ClosedRange<Int>, next: String? = nil) -> Page<Moment> {
    Page(
      items: ids.map { id in
        var moment = moment("\(id)")
        moment.attachments = [
          MediaAttachment(id: "1", kind: .image, url: URL(string: "https://s.example/\(id).png"))
        ]
        return moment
      },
      next: next.map(PageCursor.init(token:))
    )
  }
}
