extension TestMastodon {
  /// Sets the translation of a post into a language; into `xx`, translations fail, because the
  /// translator is unavailable.
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
