internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextTypesetter {
  /// Pango's attributes for the runs: a `PangoAttrList *` for a layout of a piece of the text.
  ///
  /// Text appended to the piece's own has the attributes of the last one. No attribute may end
  /// inside of it: Pango writes out of bounds if one begins or ends within a letter. The parts
  /// `unbroken` of the piece, as ranges of its bytes, have no line breaks.
  func attributeList(
    for piece: Piece,
    _ runs: [Range<Int>],
    unbroken: [Range<Int>]
  ) -> OpaquePointer? {
    let bytes = piece.offset..<(piece.offset + piece.ownCount)
    let isPlain = attributes.count == 1
    let words = unbroken + (request.paragraph.keepsHangulWords ? hangulWords(in: piece) : [])
    if isPlain, words.isEmpty, !hasCombiningMarks, !hasSoftHyphens,
      !needsAttributes(attributes[0])
    {
      return pango_attr_list_ref(context.defaultAttributes)
    }
    let list = pango_attr_list_new()
    if !hasSoftHyphens { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
    if hasCombiningMarks { pango_attr_list_insert(list, pango_attr_font_features_new("ccmp=1")) }
    for word in words {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = UInt32(word.lowerBound)
      attribute.pointee.end_index = UInt32(word.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    var reachedEnd = false
    for (index, style) in attributes.enumerated() where index < runs.count && !reachedEnd {
      let isLast =
        index == attributes.count - 1
        || (runs[index].upperBound >= bytes.upperBound && runs[index].upperBound > bytes.lowerBound)
      let start = max(0, runs[index].lowerBound - bytes.lowerBound)
      // An image is not repeated for appended text.
      let ownEnd = min(runs[index].upperBound, bytes.upperBound) - bytes.lowerBound
      let end = isLast && style.attachment == nil ? Int(Int32.max) : ownEnd
      guard end > start else { continue }
      defer { reachedEnd = isLast }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      if !isPlain {
        // The index of the run, encoded as a color: Pango then keeps glyphs of different runs
        // separate.
        add(pango_attr_foreground_new(UInt16(index >> 16), UInt16(index & 0xFFFF), 0))
      }
      let font = style.shapedFont
      if font != attributes[0].font {
        add(pango_attr_font_desc_new(context.description(of: font)))
      }
      if style.font.monospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
      if !style.font.features.isEmpty {
        add(pango_attr_font_features_new(style.font.features.settings))
      }
      if style.effects?.hasLigatures == false {
        add(pango_attr_font_features_new("liga=0, clig=0"))
      }
      if style.kern != 0 {
        add(pango_attr_letter_spacing_new(Int32((style.kern * 1024).rounded())))
      }
      if style.baselineOffset != 0 {
        add(pango_attr_rise_new(Int32((style.baselineOffset * 1024).rounded())))
      }
      if let attachment = style.attachment {
        let bounds = attachment.bounds
        var space = PangoRectangle(
          x: 0,
          y: Int32(-bounds.maxY * 1024),
          width: Int32((bounds.minX + bounds.width + 2 * attachment.padding) * 1024),
          height: Int32(bounds.height * 1024)
        )
        add(pango_attr_shape_new(&space, &space))
      }
    }
    return list
  }

  /// The Korean words of a piece that fit in a line, as ranges of its bytes.
  private func hangulWords(in piece: Piece) -> [Range<Int>] {
    // Most texts contain none of the bytes that Korean letters begin with.
    guard request.width >= 0,
      piece.bytes.contains(where: { $0 == 0xE1 || (0xEA...0xED).contains($0) })
    else { return [] }
    // No letter is wider than it is high.
    let size = attributes.reduce(1) { max($0, $1.font.size) }
    let most = Int(CGFloat(request.width) / 1024 / size)
    var words: [Range<Int>] = []
    var (start, end, count) = (0, 0, 0)
    func close() {
      if count > 1, count <= most { words.append(start..<end) }
      count = 0
    }
    let text = String(decoding: piece.bytes.prefix(piece.ownCount), as: UTF8.self)
    for scalar in text.unicodeScalars {
      if (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value) {
        if count == 0 { start = end }
        count += 1
      } else {
        close()
      }
      end += UTF8.width(scalar)
    }
    close()
    return words
  }

  private func needsAttributes(_ style: TextAttributes) -> Bool {
    style.font.monospacedDigits || !style.font.features.isEmpty || style.kern != 0
      || style.baselineOffset != 0
      || style.attachment != nil || style.effects?.hasLigatures == false
      || (style.effects?.expansion ?? 0) != 0
  }
}

extension TextAttributes {
  /// The font that letters are shaped in: larger where they are widened, so that their advances are
  /// those of wide letters; drawing reduces their height to that of ``font``.
  fileprivate var shapedFont: FontSpec {
    guard let effects, effects.expansion != 0 else { return font }
    var wide = font
    wide.size *= effects.widthFactor
    return wide
  }
}
