import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider: EditHistoryProvider {
  /// Everything that a post said at the server, the newest version first.
  public func versions(ofPost postID: String) async throws -> [MomentVersion] {
    let moment = try await shown(postID)
    guard !moment.postID.hasPrefix(Self.localPrefix) else { return [] }
    do {
      let edits = try await access.send(.history(moment.postID)).value.elements
      return edits.map { mapper.version(from: $0, of: moment) }.reversed()
    } catch let error as ProviderError where error.saysMissing {
      try await askWhetherIsThere(moment.postID)
      throw error
    }
  }

  /// What a post says as it is kept, with what waits to be sent.
  public func knownVersion(ofPost postID: String) async throws -> MomentVersion? {
    guard let moment = try await store.momentByAnyName(postID) else { return nil }
    let isPending = try await store.waitingDraft(of: postID) != nil
    return MomentVersion(of: moment, isPending: isPending)
  }

  /// Servers answer the same where a post is gone and where they keep no versions.
  private func askWhetherIsThere(_ postID: String) async throws {
    do {
      _ = try await access.send(.status(postID), postID: postID)
    } catch ProviderError.unknownMoment(let id) {
      // Gone at the server: nobody should come across it here again.
      try await store.remove(postID: id)
      throw ProviderError.unknownMoment(id: id)
    }
  }
}

extension ProviderError {
  /// Whether a server has nothing at an address.
  fileprivate var saysMissing: Bool {
    if case .httpStatus(_, let code) = self { [404, 410].contains(code) } else { false }
  }
}
