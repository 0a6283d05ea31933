extension ImageReference {
  /// The mean color of the image as its BlurHash has it, as `0xRRGGBB`; nil without one, and for
  /// what is none.
  ///
  /// A hash begins with how many colors it has and how strong they are, one letter each; the four
  /// letters after that are the mean.
  public var blurhashColor: UInt32? {
    guard let blurhash, blurhash.utf8.count >= 6 else { return nil }
    var value: UInt32 = 0
    for letter in blurhash.utf8.dropFirst(2).prefix(4) {
      guard let digit = Self.digits[letter] else { return nil }
      value = value * 83 + digit
    }
    return value <= 0xFF_FFFF ? value : nil
  }

  private static let digits: [UInt8: UInt32] = {
    let letters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"
    return Dictionary(
      uniqueKeysWithValues: zip(letters.utf8, UInt32(0)..<83)
    )
  }()
}
