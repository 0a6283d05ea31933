extension Strings {
  /// The translator of a moment, and the original language; nil if unknown.
  public func translated(from language: String?, by provider: String?) -> String {
    let provider = provider.map { isolated($0) }
    switch (language, provider) {
    case (let language?, let provider?):
      return translatedTranslatedFromBy(language, provider)
    case (let language?, nil):
      return translatedTranslatedFrom(language)
    case (nil, let provider?):
      return translatedTranslatedBy(provider)
    case (nil, nil): return translatedPlain
    }
  }
}
