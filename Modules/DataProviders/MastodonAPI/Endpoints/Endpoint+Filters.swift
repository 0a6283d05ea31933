extension Endpoint where Value == LossyArray<Filter> {
  /// The reader's filters; 404 on servers before Mastodon 4.0.
  public static var filters: Self { Self(.get, ["api", "v2", "filters"]) }
}

extension Endpoint where Value == Filter {
  /// Makes a filter; a title and a context are needed.
  public static func createFilter(_ draft: FilterRequest) -> Self {
    Self(.post, ["api", "v2", "filters"], body: .form(draft.fields))
  }

  /// Changes the fields that the draft has.
  public static func updateFilter(_ id: String, _ draft: FilterRequest) -> Self {
    Self(.put, ["api", "v2", "filters", id], body: .form(draft.fields))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a filter with its words.
  public static func deleteFilter(_ id: String) -> Self {
    Self(.delete, ["api", "v2", "filters", id])
  }
}
