/// Something that a section's closure may list: a row, or several that come as one.
///
/// Adopt it for parts that several screens share:
///
///     struct PersonRows: RowConvertible {
///       var person: Person
///       @RowBuilder var asRows: [AnyRow] {
///         Row(PersonView.self, person)
///         if person.isNew { Row(WelcomeView.self, person) }
///       }
///     }
public protocol RowConvertible {
  /// The rows, top to bottom.
  var asRows: [AnyRow] { get }
}
