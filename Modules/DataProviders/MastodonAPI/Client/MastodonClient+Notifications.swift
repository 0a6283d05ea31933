public import Foundation

extension MastodonClient {
  /// The reader's notifications, newest first, from servers of all versions.
  ///
  /// Servers since Mastodon 4.3 return groups. From others, single events are requested, and each
  /// event makes a group.
  ///
  /// - Parameters:
  ///   - request: The part to request.
  ///   - apiVersion: ``Instance/apiVersion`` where it is known: below 2, grouping is not requested.
  ///     Otherwise it is tried, which costs a request that fails with 404.
  /// - Returns: The groups. Older ones are at the links, for ``notifications(at:)``.
  /// - Throws: ``APIError``, or `CancellationError`.
  public func notifications(
    _ request: NotificationRequest = NotificationRequest(),
    apiVersion: Int? = nil
  ) async throws -> Response<GroupedNotifications> {
    if let apiVersion, apiVersion < 2 { return try await events(request) }
    do {
      return try await send(.groupedNotifications(request))
    } catch APIError.http(let problem) where [404, 405, 501].contains(problem.status) {
      return try await events(request)
    }
  }

  /// Another page of notifications.
  ///
  /// - Parameter link: A link of a response of ``notifications(_:apiVersion:)`` or of this
  ///   function, unchanged.
  /// - Returns: The groups.
  /// - Throws: ``APIError``, or `CancellationError`.
  public func notifications(at link: URL) async throws -> Response<GroupedNotifications> {
    if link.path.contains("/v2/") { return try await page(at: link, of: .groupedNotifications()) }
    return Self.grouped(try await page(at: link, of: .notifications()))
  }

  private func events(
    _ request: NotificationRequest
  ) async throws -> Response<GroupedNotifications> {
    Self.grouped(try await send(.notifications(request)))
  }

  private static func grouped(
    _ response: Response<LossyArray<MastodonNotification>>
  ) -> Response<GroupedNotifications> {
    Response(
      value: GroupedNotifications(response.value),
      status: response.status,
      links: response.links
    )
  }
}
