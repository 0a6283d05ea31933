import CoreGraphics
public import Foundation

/// The region in which a layout manager lays out text.
///
/// A rectangle with optional exclusion paths; subclasses can have any shape. Plain rectangles are
/// laid out fastest.
open class NSTextContainer: NSObject {
  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Called when the text or the geometry changed; the argument is `editedCharacters` or
  /// `editedAttributes`.
  package final var onChange: (@MainActor (NSTextStorage.EditActions) -> Void)?
  package final var onGeometry: (@MainActor () -> Void)?
  private var shapes: ExclusionShapes?

  /// The size of the container, in points.
  ///
  /// A width or height of 0 or less sets no limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      layoutManager?.containerDidChange(self, from: oldValue)
    }
  }

  /// The padding at the left and right edges of every line, in points; defaults to 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }

  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet {
      guard lineBreakMode != oldValue else { return }
      layoutManager?.flow.invalidate()
      geometryDidChange()
    }
  }

  /// The regions that text flows around, in the coordinates of the container.
  ///
  /// Text is laid out on both sides of them. Lines beside them take longer to lay out than others.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      shapes = exclusionPaths.isEmpty ? nil : ExclusionShapes(exclusionPaths)
      geometryDidChange()
    }
  }

  /// Whether the width is that of the text view that shows the container.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { geometryDidChange() } }
  }

  /// Whether the height is that of the text view that shows the container.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { geometryDidChange() } }
  }

  /// Makes a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a container without a size limit.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Makes a container without a size limit; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Moves the text and all containers of the current layout manager to another one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    let containers = old.textContainers
    for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    if let storage {
      storage.removeLayoutManager(old)
      storage.addLayoutManager(newLayoutManager)
    }
  }

  // MARK: - Lines

  /// Whether the container is a rectangle without exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the rectangle for a line: the available part of a proposed rectangle, or of one
  /// further down.
  ///
  /// Subclasses override it to have another shape: they trim the result of `super`.
  ///
  /// - Parameters:
  ///   - proposedRect: The proposed rectangle, in the coordinates of the container.
  ///   - characterIndex: The first character of the line.
  ///   - baseWritingDirection: The writing direction: if both sides of a path are available, the
  ///     line starts on the side that is read first.
  ///   - remainingRect: Receives the rest of the rectangle on the other side; empty if there is
  ///     none.
  /// - Returns: The rectangle; empty if the container is full.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect,
    at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var rect = proposedRect
    if hasWidth {
      let right = min(rect.maxX, size.width)
      rect.origin.x = max(rect.minX, 0)
      rect.size.width = right - rect.minX
    }
    guard rect.width > 0 else { return .zero }
    guard let shapes else { return fits(rect) ? rect : .zero }
    while fits(rect) {
      let free = shapes.free(in: rect)
      let ordered = baseWritingDirection == .rightToLeft ? free.reversed() : free
      if let first = ordered.first {
        if ordered.count > 1, let low = ordered.dropFirst().map(\.lowerBound).min(),
          let high = ordered.dropFirst().map(\.upperBound).max()
        {
          remainingRect?.pointee = CGRect(
            x: low,
            y: rect.minY,
            width: high - low,
            height: rect.height
          )
        }
        return CGRect(
          x: first.lowerBound,
          y: rect.minY,
          width: first.upperBound - first.lowerBound,
          height: rect.height
        )
      }
      rect.origin.y += 1
    }
    return .zero
  }

  /// Whether a line's rectangle ends above the bottom edge; the first line must only begin above
  /// it.
  private func fits(_ rect: CGRect) -> Bool {
    guard let heightLimit else { return true }
    return rect.minY == 0 || rect.maxY <= heightLimit + 0.5
  }

  // MARK: - For the layout manager

  /// Whether a subclass may change the rectangles of lines.
  var shapesLines: Bool { type(of: self) != NSTextContainer.self }

  /// The bounding box of all exclusion paths; nil if there are none.
  var exclusionBounds: CGRect? { shapes?.bounds }

  private func geometryDidChange() { layoutManager?.containerDidChange(self, from: size) }

  private var hasWidth: Bool {
    size.width > 0 && size.width < CGFloat(Float.greatestFiniteMagnitude)
  }

  /// The width in which lines wrap; nil for no limit.
  package final var wrappingWidth: CGFloat? {
    hasWidth ? max(size.width - 2 * lineFragmentPadding, 0) : nil
  }

  /// The maximum height of the lines; nil for no limit.
  var heightLimit: CGFloat? {
    size.height > 0 && size.height < CGFloat(Float.greatestFiniteMagnitude) ? size.height : nil
  }
}
