/// A side of a row that can be swiped away from.
enum RowSide {
  case leading
  case trailing
}
