/// The kind of a layout guide that every view has.
enum SystemGuideKind: CaseIterable {
  case margins
  case safeArea
  case readableContent
  /// The content of a scroll view, in content coordinates.
  case scrollContent
  /// The visible part of a scroll view, in content coordinates.
  case scrollFrame
}
