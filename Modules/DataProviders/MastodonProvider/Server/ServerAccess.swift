import Foundation
import Locking
import MastodonAPI
import MastodonMapping
import SocialModel

/// Sends requests to the reader's server, and throws the errors of providers.
///
/// When the server required a wait, nothing is sent before it ends, because servers count refused
/// requests, too.
final class ServerAccess: Sendable {
  let client: MastodonClient
  private let now: @Sendable () -> Date
  private let time: SteadyTime
  /// When the required wait ends, by ``time``: setting the clock back must not prolong it.
  private let pauseEnd = Mutex<Double?>(nil)
  /// Notifies that the server no longer accepts the token.
  let signInsNeeded = Broadcast<Void>()

  /// The number of seconds to wait if a server does not say: Mastodon's shortest window.
  private static let usualPause: TimeInterval = 300
  private static let markerTries = 3

  init(
    client: MastodonClient,
    now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration>
  ) {
    self.client = client
    self.now = now
    time = SteadyTime(clock)
  }

  /// When requests may be sent again; nil for now.
  var pausedUntil: Date? {
    let left = pauseEnd.withLock { end -> Double? in
      guard let left = end.map({ $0 - time.elapsed }), left > 0 else {
        end = nil
        return nil
      }
      return left
    }
    return left.map { now().addingTimeInterval($0) }
  }

  /// Sends nothing before a time; nil for the usual wait.
  private func pause(until end: Date?) {
    let wait = end.map { $0.timeIntervalSince(now()) } ?? Self.usualPause
    let time = time.elapsed + wait
    pauseEnd.withLock { $0 = time }
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - postID: The requested post, if it is one: 404 then means that it was deleted.
  /// - Returns: The response.
  /// - Throws: `ProviderError` or `CancellationError`.
  func send<Value>(
    _ endpoint: Endpoint<Value>,
    postID: String? = nil
  ) async throws -> Response<Value> {
    try await guarded("/" + endpoint.path.joined(separator: "/"), postID: postID) {
      try await client.send(endpoint)
    }
  }

  /// Requests the page at the link of the page before; the first page if there is none.
  func page<Value>(at link: URL?, of endpoint: Endpoint<Value>) async throws -> Response<Value> {
    guard let link else { return try await send(endpoint) }
    return try await guarded(link.path, postID: nil) {
      try await client.page(at: link, of: endpoint)
    }
  }

  /// Requests the page of a cursor, which contains such a link; the first page if there is none.
  func page<Value>(
    after cursor: PageCursor?,
    of endpoint: Endpoint<Value>
  ) async throws -> Response<Value> {
    try await page(at: cursor.flatMap { URL(string: $0.token) }, of: endpoint)
  }

  /// Sets the reader's position in a timeline.
  func setMarker(
    _ timeline: MarkedTimeline,
    to row: String,
    clock: any Clock<Duration>
  ) async throws {
    for attempt in 1... {
      do {
        _ = try await send(.setMarker(timeline, lastReadID: row))
        return
      } catch ProviderError.httpStatus(_, 409) where attempt < Self.markerTries {
        // Another device writes at the same time.
        try await clock.sleep(for: .seconds(1))
      }
    }
  }

  /// Requests notifications, in groups if the server supports them.
  ///
  /// A server that does not know all of the excluded types, and so refuses, returns them, too.
  func notifications(
    _ request: NotificationRequest,
    apiVersion: Int?,
    missing: MissingFeatures
  ) async throws -> Response<GroupedNotifications> {
    func send(_ request: NotificationRequest) async throws -> Response<GroupedNotifications> {
      // As servers whose version says it.
      let version = await missing.loaded(.groupedNotifications) ? 0 : apiVersion
      let response = try await guarded("/api/v2/notifications", postID: nil) {
        try await client.notifications(request, apiVersion: version)
      }
      if version == nil, response.value.areMadeOfEvents {
        await missing.note(.groupedNotifications)
      }
      return response
    }
    do {
      return try await send(request)
    } catch ProviderError.httpStatus(_, let code)
      where [400, 422].contains(code) && !request.excludedTypes.isEmpty
    {
      var request = request
      request.excludedTypes = []
      return try await send(request)
    }
  }

  /// Requests another page of notifications.
  func notifications(at link: URL) async throws -> Response<GroupedNotifications> {
    try await guarded(link.path, postID: nil) { try await client.notifications(at: link) }
  }

  private func guarded<Value>(
    _ path: String,
    postID: String?,
    _ send: () async throws -> Response<Value>
  ) async throws -> Response<Value> {
    if let end = pausedUntil { throw ProviderError.rateLimited(until: end) }
    do {
      return try await send()
    } catch let error as APIError {
      switch error {
      case .rateLimited(let until):
        pause(until: until)
      case .http(let problem) where problem.status == 503 && problem.retryAt != nil:
        pause(until: problem.retryAt)
      case let error where error.needsSignIn: signInsNeeded.send(())
      default: break
      }
      let url = client.server.url.absoluteString + path
      throw ProviderError(error, url: url, postID: postID)
    }
  }
}
