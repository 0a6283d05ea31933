import Foundation
import LocalStore
import Locking
import MomentsValues
import SocialModel

/// What the reader's server does not have, as its answers showed.
///
/// It is learnt once: what is missing is not offered and not requested again, until the server has
/// another version.
final class MissingFeatures: Sendable {
  private struct Stored: Codable {
    var version: String?
    var names: Set<String>

    /// What the reader can do without them.
    var supported: Set<ActionKind> {
      Set(
        ActionKind.allCases.filter { kind in
          kind.sending.feature.map { !names.contains($0.rawValue) } ?? true
        }
      )
    }
  }

  private struct Known {
    var stored: Stored?
    var supported = Set(ActionKind.allCases)
  }

  private static let list = "missing-features"

  private let store: SocialStore
  private let known = Mutex(Known())

  init(store: SocialStore) { self.store = store }

  /// Reads what is stored, so that ``supported`` knows it.
  func load() async { _ = await stored() }

  /// What the reader can do, as far as what is stored was read.
  ///
  /// O(1), because rows ask it.
  var supported: Set<ActionKind> { known.withLock { $0.supported } }

  /// Whether the server is known not to have a feature; reads what is stored first.
  func loaded(_ feature: ServerFeature) async -> Bool {
    await stored().names.contains(feature.rawValue)
  }

  /// Notes that the server does not have a feature.
  func note(_ feature: ServerFeature) async {
    var next = await stored()
    guard next.names.insert(feature.rawValue).inserted else { return }
    await keep(next)
  }

  /// Notes the version of the server; another one may have everything.
  func note(version: String?) async {
    let before = await stored()
    guard before.version != version else { return }
    await keep(Stored(version: version, names: before.version == nil ? before.names : []))
  }

  /// Whether an error says that the server does not have the address of a request that names
  /// nothing that could be gone.
  static func isNamed(by error: any Error) -> Bool {
    guard case ProviderError.httpStatus(_, let code) = error else { return false }
    return isNamed(by: code)
  }

  /// Whether an HTTP status says that.
  static func isNamed(by status: Int) -> Bool { [404, 405, 410, 501].contains(status) }

  private func stored() async -> Stored {
    if let known = known.withLock({ $0.stored }) { return known }
    var read: Stored?
    do {
      read = try await store.value(Self.list)
    } catch {
      store.log.note(error, "read what the server does not have")
    }
    let found = read ?? Stored(names: [])
    return known.withLock { known in
      if let stored = known.stored { return stored }
      known = Known(stored: found, supported: found.supported)
      return found
    }
  }

  private func keep(_ next: Stored) async {
    known.withLock { $0 = Known(stored: next, supported: next.supported) }
    do {
      try await store.save(next, as: Self.list)
    } catch {
      // The next process learns it again.
      store.log.note(error, "save what the server does not have")
    }
  }
}
