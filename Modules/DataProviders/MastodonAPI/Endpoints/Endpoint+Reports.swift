extension Endpoint where Value == Report {
  /// Reports somebody to those who run the server; no server knows a report that is sent again for
  /// the same.
  public static func report(_ request: ReportRequest) -> Self {
    Self(.post, ["api", "v1", "reports"], body: .form(request.fields))
  }
}
