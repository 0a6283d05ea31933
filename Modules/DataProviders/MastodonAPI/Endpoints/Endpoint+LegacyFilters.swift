extension Endpoint where Value == LossyArray<LegacyFilter> {
  /// The reader's filters on servers before Mastodon 4.0, and on those of other kinds.
  public static var legacyFilters: Self { Self(.get, ["api", "v1", "filters"]) }
}

extension Endpoint where Value == LegacyFilter {
  /// Makes a filter.
  public static func createLegacyFilter(_ draft: LegacyFilterRequest) -> Self {
    Self(.post, ["api", "v1", "filters"], body: .form(draft.fields))
  }

  /// Changes a filter.
  public static func updateLegacyFilter(_ id: String, _ draft: LegacyFilterRequest) -> Self {
    Self(.put, ["api", "v1", "filters", id], body: .form(draft.fields))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a filter.
  public static func deleteLegacyFilter(_ id: String) -> Self {
    Self(.delete, ["api", "v1", "filters", id])
  }
}
