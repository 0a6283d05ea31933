public import Foundation

/// An object whose text can adapt to the content size category automatically.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font adapts to the content size category; it must be a preferred or scaled font.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
