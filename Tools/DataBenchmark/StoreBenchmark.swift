import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

/// Reads pages of posts and stores them, as a provider does: decoded, mapped and put into the home
/// timeline, page by page.
///
/// Beside it, in the same run and in turn: `JSONDecoder` alone over the same bytes, into the
/// plainest structs that hold what is shown; and bare inserts of the same bytes into SQLite with
/// the store's own settings, in as many transactions.
struct StoreBenchmark {
  private let feed: DataFeed

  init(count: Int) { feed = DataFeed(count: count) }

  /// Fills a new store.
  func fill(_ folder: URL) async throws {
    let (store, _) = try SocialStore.open(folder: folder, now: .now)
    try await fill(store)
    try await store.setEnd(true, of: .home)
  }

  private func fill(_ store: SocialStore) async throws {
    let mapper = StatusMapper()
    var last: Moment.ID?
    for page in feed.pages {
      let statuses = try JSONDecoder().decode(LossyArray<Status>.self, from: page)
      let moments = statuses.elements.compactMap { try? mapper.moment(from: $0) }
      try await store.insert(
        moments,
        into: .home,
        at: last.map { .older(than: $0, isEnd: false) } ?? .newest
      )
      last = moments.last?.id ?? last
    }
  }

  /// Measures so many rounds after one to warm up, and prints one line of JSON.
  func run(rounds: Int) async throws {
    var ours: [Stopwatch.Time] = []
    var decoding: [Stopwatch.Time] = []
    var entities: [Stopwatch.Time] = []
    var mapping: [Stopwatch.Time] = []
    var inserting: [Stopwatch.Time] = []
    let posts = feed.pages.map(DataFeed.split)
    for round in 0...rounds {
      let plain = try Stopwatch.measure {
        for page in feed.pages { _ = try JSONDecoder().decode([PlainStatus].self, from: page) }
      }
      var stored: [LossyArray<Status>] = []
      let lenient = try Stopwatch.measure {
        for page in feed.pages {
          stored.append(try JSONDecoder().decode(LossyArray<Status>.self, from: page))
        }
      }
      let mapper = StatusMapper()
      let mapped = Stopwatch.measure {
        for page in stored { for status in page.elements { _ = try? mapper.moment(from: status) } }
      }
      stored = []
      let bare = try await inFolder { folder in
        try Stopwatch.measure {
          try BareStore.fill(folder.appendingPathComponent("bare.sqlite"), posts)
        }
      }
      let whole = try await inFolder { folder in
        let (store, _) = try SocialStore.open(folder: folder, now: .now)
        let watch = Stopwatch()
        try await fill(store)
        return watch.time
      }
      guard round > 0 else { continue }
      decoding.append(plain)
      entities.append(lenient)
      mapping.append(mapped)
      inserting.append(bare)
      ours.append(whole)
    }
    report(ours, decoding, entities, mapping, inserting)
  }

  private func report(
    _ ours: [Stopwatch.Time],
    _ decoding: [Stopwatch.Time],
    _ entities: [Stopwatch.Time],
    _ mapping: [Stopwatch.Time],
    _ inserting: [Stopwatch.Time]
  ) {
    func text(_ value: Double) -> String { String(format: "%.3f", value) }
    func milliseconds(_ times: [Stopwatch.Time]) -> String {
      String(format: "%.1f", Stopwatch.median(times.map(\.processor)) * 1_000)
    }
    // Processor time of the whole process: what else the machine does counts for nobody. Waiting
    // for the disk is told beside.
    let sums = zip(decoding, inserting).map { ($0.processor + $1.processor, $0.wall + $1.wall) }
    let ratio = Stopwatch.median(zip(ours, sums).map { $0.processor / $1.0 })
    let wallRatio = Stopwatch.median(zip(ours, sums).map { $0.wall / $1.1 })
    let rate = Double(feed.count) / Stopwatch.median(ours.map(\.wall))
    print(
      "{\"bench\":\"data\",\"workload\":\"store-\(feed.count / 1_000)k\",\"ratio\":\(text(ratio)),"
        + "\"ratio_wall\":\(text(wallRatio)),\"rows_per_second\":\(Int(rate)),"
        + "\"cpu_ms\":\(milliseconds(ours)),\"cpu_ms_jsondecoder\":\(milliseconds(decoding)),"
        + "\"cpu_ms_sqlite\":\(milliseconds(inserting)),\"cpu_ms_entities\":\(milliseconds(entities)),"
        + "\"cpu_ms_mapping\":\(milliseconds(mapping)),\"megabytes\":\(text(Double(feed.bytes) / 1e6)),"
        + "\"rounds\":\(ours.count),\"peak_mb\":\(text(Stopwatch.peakMegabytes))}"
    )
  }

  private func inFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
