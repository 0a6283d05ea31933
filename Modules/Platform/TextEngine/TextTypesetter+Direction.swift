internal import CPango

extension TextTypesetter.Piece {
  /// The direction of a paragraph that begins with isolated text; nil lets Pango decide.
  ///
  /// Pango uses the direction of the first letter, even of one that is isolated from the paragraph;
  /// Unicode's rule P2 skips those. If there is no other letter, or more than one paragraph, Pango
  /// decides.
  var direction: PangoDirection? {
    guard startsIsolated else { return nil }
    var depth = 0
    var found: PangoDirection?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      case 0x0A, 0x0D, 0x2029: return nil
      default:
        guard found == nil, depth == 0 else { continue }
        let kind = fribidi_get_bidi_type(scalar.value).rawValue
        guard kind & UInt32(FRIBIDI_MASK_LETTER) != 0 else { continue }
        let isRightToLeft = kind & UInt32(FRIBIDI_MASK_RTL) != 0
        found = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      }
    }
    return found
  }

  /// Whether an isolate begins before the first ASCII letter.
  private var startsIsolated: Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x81,
        (0xA6...0xA8).contains(bytes[index + 2])
      {
        return true
      }
      if (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) { return false }
    }
    return false
  }
}
