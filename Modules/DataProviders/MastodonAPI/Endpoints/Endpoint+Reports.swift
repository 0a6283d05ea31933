extension Endpoint where Value == Report {
  /// Reports a person; servers do not recognize a repeated report.
  public static func report(_ request: ReportRequest) -> Self {
    Self(.post, ["api", "v1", "reports"], body: .form(request.fields))
  }
}
