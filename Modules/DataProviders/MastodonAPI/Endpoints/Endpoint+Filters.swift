extension Endpoint where Value == LossyArray<Filter> {
  /// The reader's filters; 404 on servers before Mastodon 4.0.
  public static var filters: Self { Self(.get, ["api", "v2", "filters"]) }
}

extension Endpoint where Value == Filter {
  /// A filter of the reader's.
  public static func filter(_ id: String) -> Self { Self(.get, ["api", "v2", "filters", id]) }

  /// Makes a filter; a title and a context are needed.
  public static func createFilter(_ draft: FilterRequest) -> Self {
    Self(.post, ["api", "v2", "filters"], body: .form(draft.fields))
  }

  /// Changes the fields that the draft has.
  public static func updateFilter(_ id: String, _ draft: FilterRequest) -> Self {
    Self(.put, ["api", "v2", "filters", id], body: .form(draft.fields))
  }
}

extension Endpoint where Value == LossyArray<Filter.Keyword> {
  /// The words of a filter.
  public static func keywords(ofFilter id: String) -> Self {
    Self(.get, ["api", "v2", "filters", id, "keywords"])
  }
}

extension Endpoint where Value == Filter.Keyword {
  /// Adds a keyword to a filter.
  public static func addKeyword(
    _ word: String,
    wholeWord: Bool,
    toFilter id: String
  ) -> Self {
    Self(
      .post,
      ["api", "v2", "filters", id, "keywords"],
      body: .form(fields(word, wholeWord))
    )
  }

  /// Changes a keyword.
  public static func updateKeyword(_ id: String, _ word: String, wholeWord: Bool) -> Self {
    Self(
      .put,
      ["api", "v2", "filters", "keywords", id],
      body: .form(fields(word, wholeWord))
    )
  }

  private static func fields(_ word: String, _ wholeWord: Bool) -> FormFields {
    var fields = FormFields()
    fields.add("keyword", word)
    fields.add("whole_word", wholeWord)
    return fields
  }
}

extension Endpoint where Value == Void {
  /// Deletes a filter with its words.
  public static func deleteFilter(_ id: String) -> Self {
    Self(.delete, ["api", "v2", "filters", id])
  }

  /// Removes a keyword from its filter.
  public static func deleteKeyword(_ id: String) -> Self {
    Self(.delete, ["api", "v2", "filters", "keywords", id])
  }
}
