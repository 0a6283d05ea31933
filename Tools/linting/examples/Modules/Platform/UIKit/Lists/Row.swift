final class Row: Base {
  var kind: Kind.Letter?
  var letter: Letter?  // expect: new-arrow
  var other: Letter?
  enum Kind { struct Letter {} }
}
