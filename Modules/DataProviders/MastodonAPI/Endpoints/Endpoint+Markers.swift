extension Endpoint where Value == [String: Marker] {
  /// The reader's reading positions, by the names of ``MarkedTimeline``.
  public static func markers(_ timelines: [MarkedTimeline]) -> Self {
    Self(.get, ["api", "v1", "markers"], query: ["timeline": timelines.map(\.rawValue)])
  }

  /// Sets the reader's reading position.
  ///
  /// The status 409 requires a retry.
  public static func setMarker(_ timeline: MarkedTimeline, lastReadID: String) -> Self {
    let fields: FormFields = ["\(timeline.rawValue)[last_read_id]": lastReadID]
    return Self(.post, ["api", "v1", "markers"], body: .form(fields))
  }
}
