/// The index of a glyph in its font; 0 for a missing glyph.
public typealias CGGlyph = UInt16
