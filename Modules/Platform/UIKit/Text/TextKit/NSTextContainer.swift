import CoreGraphics
public import Foundation

/// The rectangle that a layout manager lays text out in.
open class NSTextContainer: NSObject {
  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The room for text, in points.
  ///
  /// A width or height of 0 or less sets no limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// The distance of text from the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if lineFragmentPadding != oldValue { layoutManager?.textContainerChangedGeometry(self) }
    }
  }

  /// The most lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 {
    didSet {
      if maximumNumberOfLines != oldValue { layoutManager?.textContainerChangedGeometry(self) }
    }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// Makes a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// The width that lines are wrapped in; nil where there is no limit.
  var wrappingWidth: CGFloat? {
    guard size.width > 0, size.width < CGFloat(Float.greatestFiniteMagnitude) else { return nil }
    return max(size.width - 2 * lineFragmentPadding, 0)
  }

  /// The height that lines have to fit in; nil where there is no limit.
  var heightLimit: CGFloat? {
    size.height > 0 && size.height < CGFloat(Float.greatestFiniteMagnitude) ? size.height : nil
  }
}
