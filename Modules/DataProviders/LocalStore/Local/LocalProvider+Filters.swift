/// Matches posts here, because there is no server.
extension LocalProvider {
  /// Does nothing, because filters are changed only here.
  public func refreshWordFilters() async throws {}
}
