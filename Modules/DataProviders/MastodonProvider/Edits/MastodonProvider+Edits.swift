import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider {
  /// All versions of a post at the server, the newest first.
  public func versions(ofPost postID: String) async throws -> [MomentVersion] {
    let moment = try await shown(postID)
    guard !moment.postID.hasPrefix(Self.localPrefix) else { return [] }
    let edits = try await value(.history(moment.postID), about: moment.postID).elements
    return edits.map { mapper.version(from: $0, of: moment) }.reversed()
  }

  /// The current version of a post in the store, including an edit that waits to be sent.
  public func knownVersion(ofPost postID: String) async throws -> MomentVersion? {
    guard let moment = try await store.momentByAnyName(postID) else { return nil }
    let isPending = try await store.waitingDraft(of: postID) != nil
    return MomentVersion(of: moment, isPending: isPending)
  }

  /// Sends a request about a post to an endpoint that not every server has.
  ///
  /// Servers return the same error for a deleted post and for a missing endpoint, so the post
  /// itself is requested then.
  ///
  /// - Returns: The response.
  /// - Throws: `ProviderError.unknownMoment` if the post was deleted, `.httpStatus` with 404 if
  ///   only the endpoint is missing, other errors, or `CancellationError`.
  func value<Value>(_ endpoint: Endpoint<Value>, about postID: String) async throws -> Value {
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
      // It was deleted at the server, so it must not be shown here any longer.
      try await store.remove(postID: id)
      throw ProviderError.unknownMoment(id: id)
    }
  }
}

extension ProviderError {
  /// Whether the server responded that nothing exists at this address.
  fileprivate var saysMissing: Bool {
    if case .httpStatus(_, let code) = self { [404, 410].contains(code) } else { false }
  }
}
