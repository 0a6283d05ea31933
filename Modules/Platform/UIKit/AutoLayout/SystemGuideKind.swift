/// Which of the layout guides that every view has a guide is.
enum SystemGuideKind: CaseIterable {
  case margins
  case safeArea
  case readableContent
  /// The content of a scroll view, in the coordinates that scroll.
  case scrollContent
  /// The visible part of a scroll view, in the coordinates that scroll.
  case scrollFrame
}
