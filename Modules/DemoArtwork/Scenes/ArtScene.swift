/// A scene that is painted in variations.
protocol ArtScene: SendableMetatype {
  /// The color the image has as a whole.
  static func mainColor(_ random: ArtRandom) -> Ink

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom)
}
