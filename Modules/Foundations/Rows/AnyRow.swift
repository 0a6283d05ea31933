/// A row of a closure without its type.
public struct AnyRow {
  let content: any RowContent
  /// The position of its section controller in its stack, part of the row's identity.
  var position = ""

  init(_ content: any RowContent) {
    self.content = content
  }
}
