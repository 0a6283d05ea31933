extension Strings {
  // MARK: How the app looks and speaks

  /// A choice of appearance.
  public func appearance(_ appearance: AppSettings.Appearance) -> String {
    switch appearance {
    case .system: appearanceSystem
    case .light: appearanceLight
    case .dark: appearanceDark
    }
  }

  /// A choice of language, each in its own; nil for that of the system.
  public func language(_ language: AppLanguage?) -> String {
    switch language {
    case nil: languageAsTheSystem
    case let language?: Strings(language).ownLanguage
    }
  }

  /// A choice of text size.
  public func textSize(_ size: AppSettings.TextSize) -> String {
    switch size {
    case .system: textSizeSystem
    case .small: textSizeSmall
    case .standard: textSizeStandard
    case .large: textSizeLarge
    case .larger: textSizeLarger
    case .largest: textSizeLargest
    }
  }

  // MARK: Storage

  /// The title of a row of the settings, beside the bytes in use.
  public func storage(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments: storageMoments
    case .images: storageImages
    }
  }

  /// The command that erases something.
  public func eraseCommand(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments: eraseCommandMoments
    case .images: eraseCommandImages
    }
  }

  /// The question before something is erased.
  public func eraseQuestion(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments: eraseQuestionMoments
    case .images: eraseQuestionImages
    }
  }

  /// The explanation of erasing.
  public func eraseExplanation(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments:
      eraseExplanationMoments
    case .images:
      eraseExplanationImages
    }
  }

  /// A size on disk.
  public func bytes(_ count: Int) -> String {
    let units: [(size: Int, name: String)] = [
      (1_000_000_000, bytesGb),
      (1_000_000, bytesMb),
      (1_000, bytesKb),
    ]
    guard let unit = units.first(where: { count >= $0.size }) else {
      return "\(number(count)) \(bytesFew)"
    }
    let whole = count / unit.size
    let tenth = count % unit.size / (unit.size / 10)
    let text = whole >= 100 || tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
    return "\(digits(text)) \(unit.name)"
  }
}
