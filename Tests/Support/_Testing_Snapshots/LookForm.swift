/// What of a screen is compared with references.
public enum LookForm: Sendable {
  /// The image, and the layout as text.
  case image
  /// The layout as text alone, which takes far less room.
  case layout

  /// The form for a name: the layout alone for variants of a state in Chinese, on a narrow or on a
  /// wide screen, whose text says the same as their image.
  ///
  /// The largest text on a narrow screen is drawn, since letters are cut off there first. A test
  /// whose subject is how Chinese letters or columns are drawn asks for an image itself.
  public init(ofLookNamed name: String) {
    let words = Set(name.split { "-._ ".contains($0) })
    let isChinese = !words.isDisjoint(with: ["chinese", "simplifiedChinese", "zh"])
    let isSized = !words.isDisjoint(with: ["narrow", "wide"]) && !words.contains("largest")
    self = isChinese || isSized ? .layout : .image
  }
}
