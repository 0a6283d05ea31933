/// An element of a section's closure: a row, or a group of rows.
///
/// Adopt it for parts that several screens share:
///
/// ```swift
/// struct PersonRows: RowConvertible {
///   var person: Person
///   @RowBuilder var asRows: [AnyRow] {
///     Row(PersonView.self, person)
///     if person.isNew { Row(WelcomeView.self, person) }
///   }
/// }
/// ```
public protocol RowConvertible {
  /// The rows, top to bottom.
  var asRows: [AnyRow] { get }
}
