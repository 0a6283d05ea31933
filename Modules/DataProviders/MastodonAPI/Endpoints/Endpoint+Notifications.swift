extension Endpoint where Value == LossyArray<MastodonNotification> {
  /// What happened to the reader, event by event, newest first.
  public static func notifications(_ page: PageRequest = PageRequest()) -> Self {
    Self(.get, ["api", "v1", "notifications"], query: page.query)
  }
}

extension Endpoint where Value == GroupedNotifications {
  /// What happened to the reader, in groups, newest first; 404 on servers before Mastodon 4.3.
  public static func groupedNotifications(_ page: PageRequest = PageRequest()) -> Self {
    Self(.get, ["api", "v2", "notifications"], query: page.query)
  }
}

/// A timeline whose reading position servers keep.
public enum MarkedTimeline: String, Sendable, Hashable, CaseIterable {
  /// Posts of those the reader follows.
  case home
  /// What happened to the reader.
  case notifications
}

extension Endpoint where Value == [String: Marker] {
  /// How far the reader has read, by the names of ``MarkedTimeline``.
  public static func markers(_ timelines: [MarkedTimeline]) -> Self {
    var query = FormFields()
    query.add("timeline", timelines.map(\.rawValue))
    return Self(.get, ["api", "v1", "markers"], query: query)
  }

  /// Says how far the reader has read.
  ///
  /// 409 asks to try once more.
  public static func setMarker(_ timeline: MarkedTimeline, lastReadID: String) -> Self {
    var fields = FormFields()
    fields.add("\(timeline.rawValue)[last_read_id]", lastReadID)
    return Self(.post, ["api", "v1", "markers"], body: .form(fields))
  }
}
