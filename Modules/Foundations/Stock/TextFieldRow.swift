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
  /// Whether the field takes what is typed as soon as it shows.
  public var takesFocus: Bool
  /// Whether somebody wants to know of Return, which ends the writing otherwise.
  var tellsReturn = false

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - id: The identity of the row.
  ///   - placeholder: What stands in the empty field.
  ///   - label: What assistive technologies call the field; the placeholder, unless said otherwise.
  ///   - takesFocus: Whether the field takes what is typed as soon as it shows: of one row at most.
  public init(
    _ text: String,
    id: ListItemID,
    placeholder: String,
    label: String? = nil,
    takesFocus: Bool = false
  ) {
    itemID = id
    self.text = text
    self.placeholder = placeholder
    self.label = label ?? placeholder
    self.takesFocus = takesFocus
  }
}

extension Row where View == TextFieldRowView, Model == TextFieldRow {
  /// Makes a row of a line of text.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - onReturn: Called when the reader presses Return; without it, Return ends the writing.
  ///   - onChange: Called with each change that the reader makes.
  public init(
    _ row: TextFieldRow,
    onReturn: (() -> Void)? = nil,
    onChange: @escaping (String) -> Void
  ) {
    var row = row
    row.tellsReturn = onReturn != nil
    self = Row(TextFieldRowView.self, row).onAction { action, _ in
      switch action {
      case .write(let text): onChange(text)
      case .finish: onReturn?()
      }
    }
  }
}
