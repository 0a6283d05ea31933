import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel
import Synchronization

/// Asks the reader's server, with the errors of providers.
///
/// When the server said to wait, nothing is sent before: servers count refused requests too.
final class ServerAccess: Sendable {
  let client: MastodonClient
  private let now: @Sendable () -> Date
  private let pauseEnd = Mutex<Date?>(nil)
  /// Tells that the server does not know the token any more.
  let signInsNeeded = Broadcast<Void>()

  /// How long to wait where a server does not say: Mastodon's shortest window, in seconds.
  private static let usualPause: TimeInterval = 300

  init(client: MastodonClient, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.now = now
  }

  /// When the server may be asked again; nil for now.
  var pausedUntil: Date? {
    let now = now()
    return pauseEnd.withLock { end in
      if let time = end, time <= now { end = nil }
      return end
    }
  }

  /// Asks an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - postID: The post that is requested, if it is one: 404 says then that it is gone.
  /// - Returns: The answer.
  /// - Throws: `ProviderError` or `CancellationError`.
  func send<Value>(
    _ endpoint: Endpoint<Value>,
    postID: String? = nil
  ) async throws -> Answer<Value> {
    try await guarded("/" + endpoint.path.joined(separator: "/"), postID: postID) {
      try await client.send(endpoint)
    }
  }

  /// Asks for another page, at the address that the page before named; for the first one without.
  func page<Value>(at link: URL?, of endpoint: Endpoint<Value>) async throws -> Answer<Value> {
    guard let link else { return try await send(endpoint) }
    return try await guarded(link.path, postID: nil) {
      try await client.page(at: link, of: endpoint)
    }
  }

  /// Asks for the page that a cursor names, which is such an address; for the first one without.
  func page<Value>(
    after cursor: PageCursor?,
    of endpoint: Endpoint<Value>
  ) async throws -> Answer<Value> {
    try await page(at: cursor.flatMap { URL(string: $0.token) }, of: endpoint)
  }

  /// Asks for what happened to the reader, as the server can tell it.
  ///
  /// A server that does not know all kinds that are to be left out, and so refuses, tells of them.
  func notifications(
    _ request: NotificationRequest,
    apiVersion: Int?
  ) async throws -> Answer<GroupedNotifications> {
    func ask(_ request: NotificationRequest) async throws -> Answer<GroupedNotifications> {
      try await guarded("/api/v2/notifications", postID: nil) {
        try await client.notifications(request, apiVersion: apiVersion)
      }
    }
    do {
      return try await ask(request)
    } catch ProviderError.httpStatus(_, let code)
      where [400, 422].contains(code) && !request.excludedTypes.isEmpty
    {
      var request = request
      request.excludedTypes = []
      return try await ask(request)
    }
  }

  /// Asks for another page of what happened to the reader.
  func notifications(at link: URL) async throws -> Answer<GroupedNotifications> {
    try await guarded(link.path, postID: nil) { try await client.notifications(at: link) }
  }

  private func guarded<Value>(
    _ path: String,
    postID: String?,
    _ ask: () async throws -> Answer<Value>
  ) async throws -> Answer<Value> {
    if let end = pausedUntil { throw ProviderError.rateLimited(until: end) }
    do {
      return try await ask()
    } catch let error as APIError {
      switch error {
      case .rateLimited(let until):
        pauseEnd.withLock { $0 = until ?? now().addingTimeInterval(Self.usualPause) }
      case .http(let problem) where problem.status == 503 && problem.retryAt != nil:
        pauseEnd.withLock { $0 = problem.retryAt }
      case let error where error.needsSignIn: signInsNeeded.send(())
      default: break
      }
      let url = client.server.url.absoluteString + path
      throw ProviderError(error, url: url, postID: postID)
    }
  }
}
