internal import ListModel

/// The text above or below a section.
nonisolated struct SectionTitle: ListItemViewModel, Hashable {
  var text: String
  var isFooter: Bool

  /// A section has one header and one footer, independent of their content.
  var itemID: ListItemID { isFooter ? "footer" : "header" }

  @MainActor static func row(
    _ text: String,
    isFooter: Bool = false
  ) -> AnyRow {
    Row(SectionTitleView.self, SectionTitle(text: text, isFooter: isFooter)).separator(.hidden)
      .asRow
  }
}
