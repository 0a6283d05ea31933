/// A row that can also stand above or below a section.
protocol HeadingContent: RowContent {
  func show(in heading: TableHeadingView, as context: RowContext)
}
