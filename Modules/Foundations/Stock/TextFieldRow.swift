public import ListModel

/// A ready-made row with an editable line of text.
///
/// ```swift
/// Row(TextFieldRow(name, id: "name", placeholder: "Name")) { name = $0 }
/// ```
public nonisolated struct TextFieldRow: ListItemViewModel, Hashable {
  /// The identity of the row, which is also the accessibility identifier of the field.
  public var itemID: ListItemID
  /// What the field shows; what the reader types goes to the callback of the row.
  public var text: String
  /// The placeholder of the field.
  public var placeholder: String
  /// The accessibility label of the field.
  public var label: String
  /// Whether the field becomes first responder as soon as it is shown.
  public var takesFocus: Bool
  /// Whether Return calls a handler; otherwise it ends editing.
  var tellsReturn = false

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - id: The identity of the row.
  ///   - placeholder: The placeholder of the field.
  ///   - label: The accessibility label of the field; the placeholder by default.
  ///   - takesFocus: Whether the field becomes first responder as soon as it is shown; for one row
  ///     at most.
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

extension Row where View == TextFieldRowView {
  /// Makes a row with an editable line of text.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - onReturn: Called when the reader presses Return; without it, Return ends editing.
  ///   - onChange: Called with each change by the reader.
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
