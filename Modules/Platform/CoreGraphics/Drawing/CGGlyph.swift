/// The number of a glyph in its font; 0 for none.
public typealias CGGlyph = UInt16
