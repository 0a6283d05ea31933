import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider: EditHistoryProvider {
  /// Everything that a post said at the server, the newest version first.
  public func versions(ofPost postID: String) async throws -> [MomentVersion] {
    let moment = try await shown(postID)
    guard !moment.postID.hasPrefix(Self.localPrefix) else { return [] }
    let edits = try await answer(.history(moment.postID), about: moment.postID).elements
    return edits.map { mapper.version(from: $0, of: moment) }.reversed()
  }

  /// What a post says as it is kept, with what waits to be sent.
  public func knownVersion(ofPost postID: String) async throws -> MomentVersion? {
    guard let moment = try await store.momentByAnyName(postID) else { return nil }
    let isPending = try await store.waitingDraft(of: postID) != nil
    return MomentVersion(of: moment, isPending: isPending)
  }

  /// Asks an endpoint that not every server has about a post.
  ///
  /// Servers answer the same where a post is gone and where they do not have it: the post is
  /// requested then.
  ///
  /// - Returns: The answer.
  /// - Throws: `ProviderError.unknownMoment` where the post is gone, `.httpStatus` with 404 where
  ///   it is there, other errors, or `CancellationError`.
  func answer<Value>(_ endpoint: Endpoint<Value>, about postID: String) async throws -> Value {
    do {
      return try await access.send(endpoint).value
    } catch let error as ProviderError where error.saysMissing {
      try await askWhetherIsThere(postID)
      throw error
    }
  }

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
