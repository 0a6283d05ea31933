import CoreGraphics
import Foundation

/// The titles at the trailing edge of a list: a finger on one, or along them, shows their sections.
///
/// If there is not enough space, dots replace those between; a finger on them still reaches all
/// titles.
@MainActor final class SectionIndexView: UIView {
  /// The room that the titles take at the trailing edge, in points.
  static let width: CGFloat = 16
  /// From one title to the next, in points.
  private static let lineHeight: CGFloat = 14

  /// A line: one of the titles, or the dot for those left out.
  enum Line: Equatable {
    case title(Int)
    case dot
  }

  /// Notified of the place of the title that the reader is on.
  var onChoose: ((Int) -> Void)?
  /// The color of the titles; the tint color where there is none.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The color behind the titles; clear where there is none.
  var plainBackground: UIColor? { didSet { updateBackground() } }
  /// The color behind the titles while a finger is on them; the usual one where there is none.
  var trackingBackground: UIColor? { didSet { updateBackground() } }
  /// The place of the title that was chosen last.
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

  /// The lines that are shown in a height.
  static func lines(of count: Int, in height: CGFloat) -> [Line] {
    let room = max(Int(height / lineHeight), 1)
    guard count > room else { return (0..<count).map(Line.title) }
    // Titles and dots in turn, with a title at both ends.
    let shown = max(room - (room + 1) % 2, 1)
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
      case .title(let index) where titles[index] == UITableView.indexSearch: drawLens(in: place)
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

  /// The origin of something centered in a line, on whole pixels.
  private func origin(of size: CGSize, in line: CGRect) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(
      x: ((line.midX - size.width / 2) * scale).rounded() / scale,
      y: ((line.midY - size.height / 2) * scale).rounded() / scale
    )
  }

  // MARK: Touches

  /// The list does not scroll by a finger that is on the titles.
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
    get { super.accessibilityLabel ?? AccessibilityWords(of: self).sectionIndex }
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
  /// Puts the titles of the index to the trailing edge of what is visible, in front of the rows.
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
