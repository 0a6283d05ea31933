public import ListModel

/// Shows an object as one row made by a closure.
///
/// As a child of a ``ListStackedSectionController``; an object of one row alone needs no
/// controller: register its row (``ListRegistering/register(_:_:)``).
///
/// ```swift
/// ListSingleSectionController<Post> { Row({ AuthorView() }, AuthorRow(name: $0.author)) }
/// ```
public final class ListSingleSectionController<Object: ListItemViewModel>:
  ListSectionController<Object>
{
  private let makeRow: (Object) -> any ListRow

  /// Makes a controller of one row.
  public init(_ makeRow: @escaping (Object) -> some ListRow) {
    self.makeRow = makeRow
    super.init()
  }

  /// Returns the row.
  public override func rows(for object: Object) -> [AnyRow] { [makeRow(object).asRow] }
}
