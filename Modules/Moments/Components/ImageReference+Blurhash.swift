import MomentsContracts

extension ImageReference {
  /// The mean color of the image's BlurHash, as `0xRRGGBB`; nil without one, or if it is invalid.
  ///
  /// A hash begins with the number of its components and their maximum, one character each; the
  /// next four characters are the mean.
  var blurhashColor: UInt32? {
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
