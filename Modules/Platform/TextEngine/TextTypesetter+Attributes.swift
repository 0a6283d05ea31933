internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextTypesetter {
  /// Pango's attributes for the runs: a `PangoAttrList *` for a layout of some bytes of the text.
  ///
  /// Text appended to those has the attributes of the last one. No attribute may end inside of it:
  /// Pango writes out of bounds if one begins or ends within a letter.
  func attributeList(for bytes: Range<Int>, _ runs: [Range<Int>]) -> OpaquePointer? {
    let isPlain = attributes.count == 1
    if isPlain, !hasCombiningMarks, !hasSoftHyphens, !needsAttributes(attributes[0]) {
      return pango_attr_list_ref(context.defaultAttributes)
    }
    let list = pango_attr_list_new()
    if !hasSoftHyphens { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
    if hasCombiningMarks { pango_attr_list_insert(list, pango_attr_font_features_new("ccmp=1")) }
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
