// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The mark on a photo with or without a description.
  public var composerAltMark: String {
    switch self.language {
    case .english: "ALT"
    case .simplifiedChinese: "描述"
    case .arabic: "وصف"
    }
  }

  /// The placeholder of the empty description.
  public var composerAltPlaceholder: String {
    switch self.language {
    case .english: "What is to be seen, for those who cannot see it"
    case .simplifiedChinese: "为看不见照片的人描述内容"
    case .arabic: "ما الذي يظهر في الصورة، لمن لا يراها"
    }
  }

  /// The title of the page with the description of a photo.
  public var composerAltTitle: String {
    switch self.language {
    case .english: "Description"
    case .simplifiedChinese: "照片描述"
    case .arabic: "وصف الصورة"
    }
  }
}
