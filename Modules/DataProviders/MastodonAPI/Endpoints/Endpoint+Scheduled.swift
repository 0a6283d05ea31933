public import Foundation

extension Endpoint where Value == SchedulingResponse {
  /// Schedules a post.
  ///
  /// - Parameters:
  ///   - draft: The post, with its time.
  ///   - idempotencyKey: As that of ``Endpoint/post(_:idempotencyKey:)``.
  /// - Returns: The endpoint.
  public static func schedule(_ draft: StatusRequest, idempotencyKey: String) -> Self {
    Self(
      .post,
      ["api", "v1", "statuses"],
      body: .form(draft.fields),
      headers: ["Idempotency-Key": idempotencyKey]
    )
  }
}

extension Endpoint where Value == LossyArray<ScheduledStatus> {
  /// The scheduled posts; 404 on servers without scheduling.
  public static func scheduledStatuses(_ page: PageRequest = PageRequest()) -> Self {
    Self(.get, ["api", "v1", "scheduled_statuses"], query: page.query)
  }
}

extension Endpoint where Value == ScheduledStatus {
  /// Reschedules a post.
  ///
  /// - Parameters:
  ///   - id: `ScheduledStatus.id`.
  ///   - time: The new time, at least five minutes ahead; 422 where it is nearer.
  /// - Returns: The endpoint.
  public static func reschedule(_ id: String, to time: Date) -> Self {
    let fields: FormFields = ["scheduled_at": time.formatted(.iso8601)]
    return Self(.put, ["api", "v1", "scheduled_statuses", id], body: .form(fields))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a scheduled post; 404 where it was posted or deleted.
  public static func deleteScheduled(_ id: String) -> Self {
    Self(.delete, ["api", "v1", "scheduled_statuses", id])
  }
}
