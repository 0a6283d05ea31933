public import ListModel

/// A ready row for a line of text that the reader writes.
///
/// ```swift
/// Row(TextFieldRow(name, id: "name", placeholder: "Name")) { name = $0 }
/// ```
public nonisolated struct TextFieldRow: ListItemViewModel, Hashable {
  /// The identity of the row; it is the accessibility identifier of the field, too.
  public var itemID: ListItemID
  /// What is written.
  public var text: String
  /// What stands in the empty field.
  public var placeholder: String
  /// What assistive technologies call the field.
  public var label: String

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - id: The identity of the row.
  ///   - placeholder: What stands in the empty field.
  ///   - label: What assistive technologies call the field; the placeholder, unless said otherwise.
  public init(_ text: String, id: ListItemID, placeholder: String, label: String? = nil) {
    itemID = id
    self.text = text
    self.placeholder = placeholder
    self.label = label ?? placeholder
  }
}

extension Row where View == TextFieldRowView, Model == TextFieldRow {
  /// Makes a row of a line of text.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - onChange: Called with each change that the reader makes.
  public init(_ row: TextFieldRow, onChange: @escaping (String) -> Void) {
    self = Row(TextFieldRowView.self, row).onAction { text, _ in onChange(text) }
  }
}
