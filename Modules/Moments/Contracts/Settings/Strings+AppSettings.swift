public import MomentsLanguage

extension Strings {
  /// A choice of appearance.
  public func appearance(_ appearance: AppSettings.Appearance) -> String {
    switch appearance {
    case .system: appearanceSystem
    case .light: appearanceLight
    case .dark: appearanceDark
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
}
