/// Lists rows for each element of a sequence.
///
/// ```swift
/// Rows(people) { person in
///   Row(PersonView.self, person)
/// }
/// ```
public struct Rows: RowConvertible {
  /// The rows, top to bottom.
  public let asRows: [AnyRow]

  /// Lists the rows of each element, in the order of the sequence.
  public init<Data: Sequence>(_ data: Data, @RowBuilder row: (Data.Element) -> [AnyRow]) {
    asRows = data.flatMap { row($0) }
  }
}
