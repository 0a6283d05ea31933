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
