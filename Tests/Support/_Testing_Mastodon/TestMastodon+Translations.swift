extension TestMastodon {
  /// Says what a post says in another language; none is translated into `xx`, for which the
  /// translator cannot be reached.
  public func translate(
    _ status: String,
    into language: String,
    text: String,
    spoiler: String = "",
    pollOptions: [String] = [],
    descriptions: [String: String] = [:],
    from source: String = "de"
  ) {
    core.change { world in
      world.translations["\(status) \(language)"] = TranslationRecord(
        text: text,
        spoiler: spoiler,
        pollOptions: pollOptions,
        descriptions: descriptions,
        source: source
      )
    }
  }
}
