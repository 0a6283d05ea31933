import Expectations
import Locking
import SocialModel
import Testing

@testable import LocalStore

/// Failures without a caller are logged once each.
@Suite struct TroubleLogTests {
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let lines = Lines()
  private let log: TroubleLog
  private let full = ProviderError.notSaved(path: "/store", reason: "disk full")

  init() { log = TroubleLog { [lines] in lines.add($0) } }

  @Test func aRepeatedErrorIsLoggedOnce() {
    log.note(full, "read the outbox")
    log.note(full, "read the outbox")
    expect(lines.all.count, equals: 1)
    expect(lines.all.first?.hasPrefix("could not read the outbox: "), equals: true)
    log.note(full, "settle an item")
    log.note(full, "read the outbox")
    expect(lines.all.count, equals: 3)
  }

  @Test func aCancellationIsNotAFailure() {
    log.note(CancellationError(), "read the outbox")
    expect(lines.all, satisfies: \.isEmpty)
  }

  @Test func unreachableServersAreNotLogged() {
    log.note(ofStore: ProviderError.rateLimited(until: nil), "save the filters")
    expect(lines.all, satisfies: \.isEmpty)
    log.note(ofStore: full, "save the filters")
    expect(lines.all.count, equals: 1)
  }
}
