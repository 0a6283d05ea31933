/// Something whose text may follow the reader's text size by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the reader's text size; it must be a preferred or scaled font.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
