struct Letter {}

struct Glyph {}
