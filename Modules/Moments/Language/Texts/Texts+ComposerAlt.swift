// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The mark on a photo with or without a description.
  public var composerAltMark: String { choose("ALT", "描述", "وصف", "ALT") }

  /// The placeholder of the empty description.
  public var composerAltPlaceholder: String {
    choose(
      "What is to be seen, for those who cannot see it",
      "为看不见照片的人描述内容",
      "ما الذي يظهر في الصورة، لمن لا يراها",
      "Opisz to dla osób, które tego nie widzą"
    )
  }

  /// The title of the page with the description of a photo.
  public var composerAltTitle: String { choose("Description", "照片描述", "وصف الصورة", "Opis") }
}
