import CoreGraphics
public import Foundation

/// The region that a layout manager lays text out in.
///
/// A rectangle, out of which paths may be cut; subclasses have any shape, line by line. Text in a
/// plain rectangle is laid out fastest.
open class NSTextContainer: NSObject {
  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The view that shows the container is notified by these; the arguments say whether letters, or
  /// attributes only, changed.
  var onChange: (@MainActor (NSTextStorage.EditActions) -> Void)?
  var onGeometry: (@MainActor () -> Void)?
  private var shapes: ExclusionShapes?

  /// The room for text, in points.
  ///
  /// A width or height of 0 or less sets no limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      layoutManager?.containerDidChange(self, from: oldValue)
    }
  }

  /// The distance of text from the left and right edges of every line's room, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }

  /// The most lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet {
      guard lineBreakMode != oldValue else { return }
      layoutManager?.flow.invalidate()
      geometryDidChange()
    }
  }

  /// Regions in which there is no text, in the container's points.
  ///
  /// Text flows around them on both sides. Lines beside them take longer to lay out than others.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      shapes = exclusionPaths.isEmpty ? nil : ExclusionShapes(exclusionPaths)
      geometryDidChange()
    }
  }

  /// Whether the container is as wide as the text view that shows it.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { geometryDidChange() } }
  }

  /// Whether the container is as tall as the text view that shows it.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { geometryDidChange() } }
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

  /// A container from an archive; it is not made.
  public required init?(coder: NSCoder) { nil }

  /// Has another layout manager lay out the text and all containers of the present one.
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

  /// Whether the container is a rectangle with nothing cut out of it.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The room for a line: as much of a proposed rectangle, or of one further down, as text may
  /// take.
  ///
  /// Subclasses override it to have a shape of their own: they trim what `super` answers.
  ///
  /// - Parameters:
  ///   - proposedRect: The room that is asked for, in the container's points.
  ///   - characterIndex: The character that the line starts with.
  ///   - baseWritingDirection: Which way the text runs: where there is room on both sides of a
  ///     path, the line starts on the side that is read first.
  ///   - remainingRect: Is set to what is left of the rectangle on the other side; empty for
  ///     nothing.
  /// - Returns: The room; empty where the container is full.
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

  /// Whether a line's room ends above the lower edge; the first line may begin anywhere above it.
  private func fits(_ rect: CGRect) -> Bool {
    guard let heightLimit else { return true }
    return rect.minY == 0 || rect.maxY <= heightLimit + 0.5
  }

  // MARK: - For the layout manager

  /// Whether a subclass may shape lines.
  var shapesLines: Bool { type(of: self) != NSTextContainer.self }

  /// The box around all paths; nil where there are none.
  var exclusionBounds: CGRect? { shapes?.bounds }

  private func geometryDidChange() { layoutManager?.containerDidChange(self, from: size) }

  private var hasWidth: Bool {
    size.width > 0 && size.width < CGFloat(Float.greatestFiniteMagnitude)
  }

  /// The width that lines are wrapped in; nil where there is no limit.
  var wrappingWidth: CGFloat? {
    hasWidth ? max(size.width - 2 * lineFragmentPadding, 0) : nil
  }

  /// The height that lines have to fit in; nil where there is no limit.
  var heightLimit: CGFloat? {
    size.height > 0 && size.height < CGFloat(Float.greatestFiniteMagnitude) ? size.height : nil
  }
}
