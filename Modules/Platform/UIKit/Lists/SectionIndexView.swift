import CoreGraphics
import Foundation

/// The section index at the trailing edge of a list: touching or dragging along the titles scrolls
/// to their sections.
///
/// If there is not enough space, dots replace some of the titles; the drag still reaches all of
/// them.
@MainActor final class SectionIndexView: UIView {
  /// The title that is shown as a magnifying glass.
  static let searchTitle = "{search}"
  /// The width of the index, in points.
  static let width: CGFloat = 16
  /// The distance of the titles, in points.
  private static let lineHeight: CGFloat = 14

  /// A line of the index: a title, or the dot for omitted ones.
  enum Line: Equatable {
    case title(Int)
    case dot
  }

  /// Called with the index of the title under the touch.
  var onChoose: ((Int) -> Void)?
  /// The color of the titles; nil for the tint color.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The background color; nil for clear.
  var plainBackground: UIColor? { didSet { updateBackground() } }
  /// The background color during touches; nil for the default.
  var trackingBackground: UIColor? { didSet { updateBackground() } }
  /// The index of the title that was selected last.
  private(set) var chosen: Int?
  private var isTracking = false { didSet { updateBackground() } }

  var titles: [String] {
    didSet {
      guard titles != oldValue else { return }
      chosen = nil
      setNeedsDisplay()
    }
  }

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Drawing

  private func updateBackground() {
    backgroundColor = isTracking ? trackingBackground ?? plainBackground : plainBackground
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Returns the lines that fit into a height.
  static func lines(of count: Int, in height: CGFloat) -> [Line] {
    let capacity = max(Int(height / lineHeight), 1)
    guard count > capacity else { return (0..<count).map(Line.title) }
    // Titles alternate with dots, and start and end with a title.
    let shown = max(capacity - (capacity + 1) % 2, 1)
    guard shown > 1 else { return [.title(0)] }
    return (0..<shown).map { place in
      guard place.isMultiple(of: 2) else { return .dot }
      return .title(Int((Double(place * (count - 1)) / Double(shown - 1)).rounded()))
    }
  }

  private var lines: [Line] { Self.lines(of: titles.count, in: bounds.height) }

  private func top(of lines: [Line]) -> CGFloat {
    ((bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2).rounded()
  }

  override func draw(_ rect: CGRect) {
    let lines = lines
    var place = CGRect(x: 0, y: top(of: lines), width: bounds.width, height: Self.lineHeight)
    for line in lines {
      switch line {
      case .dot: draw("•", in: place)
      case .title(let index) where titles[index] == Self.searchTitle: drawLens(in: place)
      case .title(let index): draw(titles[index], in: place)
      }
      place.origin.y += Self.lineHeight
    }
  }

  private func draw(_ text: String, in place: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
      .foregroundColor: color ?? tintColor ?? .link,
    ]
    let text = NSAttributedString(string: text, attributes: attributes)
    text.draw(at: origin(of: text.size(), in: place))
  }

  private func drawLens(in place: CGRect) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)
    let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    guard let image = image?.withTintColor(color ?? tintColor ?? .link) else { return }
    image.draw(at: origin(of: image.size, in: place))
  }

  /// Returns the origin that centers content in a line, aligned to pixels.
  private func origin(of size: CGSize, in line: CGRect) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(
      x: ((line.midX - size.width / 2) * scale).rounded() / scale,
      y: ((line.midY - size.height / 2) * scale).rounded() / scale
    )
  }

  // MARK: Touches

  /// Prevents the list from scrolling while the titles are touched.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    choose(under: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    choose(under: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }

  private func choose(under touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let lines = lines
    let height = CGFloat(lines.count) * Self.lineHeight
    let share = (touch.location(in: self).y - bounds.minY - top(of: lines)) / height
    choose(min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1))
  }

  private func choose(_ index: Int) {
    guard index != chosen, titles.indices.contains(index) else { return }
    chosen = index
    onChoose?(index)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SystemWords(of: self).sectionIndex }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? chosen.map { titles[$0] } }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { choose(chosen.map { $0 + 1 } ?? 0) }

  override func accessibilityDecrement() { choose((chosen ?? 0) - 1) }
}

extension UIScrollView {
  /// Positions the section index at the trailing edge of the visible area, in front of the rows.
  final func place(_ index: SectionIndexView) {
    let bounds = layer.bounds
    let inset = storedAdjustedInset
    let safe = safeAreaInsets
    let width = SectionIndexView.width
    let frame = CGRect(
      x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - width - safe.right,
      y: bounds.minY + inset.top,
      width: width,
      height: max(bounds.height - inset.top - inset.bottom, 0)
    )
    UIView.withoutInheritedAnimation {
      if index.superview !== self { addSubview(index) }
      if index.frame != frame { index.frame = frame }
    }
    let front = storedSubviews.last { !($0 is ScrollIndicatorView) }
    if front !== index { bringSubviewToFront(index) }
  }
}

extension CellList {
  /// Shows the titles in the section index, which exists as long as there are any.
  ///
  /// - Returns: Whether the index appeared or disappeared.
  @discardableResult func showSectionIndex(
    _ titles: [String],
    onChoose: @escaping (Self, Int) -> Void
  ) -> Bool {
    let index = sectionIndex
    guard !titles.isEmpty else {
      index?.removeFromSuperview()
      sectionIndex = nil
      return index != nil
    }
    if let index {
      index.titles = titles
      return false
    }
    let new = SectionIndexView(titles: titles)
    new.onChoose = { [weak self] in if let self { onChoose(self, $0) } }
    sectionIndex = new
    return true
  }
}
