import Foundation
import QuartzCore

extension UISegmentedControl {
  private static var margin: CGFloat { 2 }
  private static var dividerHeight: CGFloat { 16 }

  // MARK: Widths

  final func sizeDidChange() {
    invalidateIntrinsicContentSize()
    showState()
    setNeedsLayout()
  }

  /// The title attributes for a state.
  private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    let normal = titleAttributes[.normal] ?? [:]
    let own = state == .normal ? [:] : titleAttributes[state] ?? [:]
    return usual.merging(normal) { $1 }.merging(own) { $1 }
  }

  /// The fitting widths of the segments.
  final var fittingWidths: [CGFloat] {
    let states = [attributes(for: .normal), attributes(for: .selected)]
    let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth(states) }
    guard !apportionsSegmentWidthsByContent else { return widths }
    let widest = zip(segments, widths).filter { $0.0.fixedWidth == 0 }.map(\.1).max() ?? 0
    return zip(segments, widths).map { $0.0.fixedWidth > 0 ? $0.1 : widest }
  }

  /// The widths within the bounds: segments without a fixed width share the remaining or missing
  /// width.
  private var widths: [CGFloat] {
    let fitting = fittingWidths
    let open = zip(segments, fitting).filter { $0.0.fixedWidth == 0 }.map(\.1)
    let fixed = fitting.reduce(0, +) - open.reduce(0, +)
    let space = max(bounds.width - fixed, 0)
    let sum = open.reduce(0, +)
    return zip(segments, fitting).map { segment, width in
      if segment.fixedWidth > 0 { return width }
      return apportionsSegmentWidthsByContent && sum > 0
        ? width * space / sum : space / CGFloat(max(open.count, 1))
    }
  }

  final func placeParts() {
    var x: CGFloat = 0
    for (segment, width) in zip(segments, widths) {
      segment.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: 0,
        width: width,
        height: bounds.height
      )
      x += width
    }
    for (divider, segment) in zip(dividers, segments) {
      divider.frame = CGRect(
        x: (isRightToLeft ? segment.frame.minX : segment.frame.maxX) - 0.5,
        y: (bounds.height - Self.dividerHeight) / 2,
        width: 1,
        height: Self.dividerHeight
      )
    }
    placeImages()
    placeIndicator()
  }

  private func placeIndicator() {
    guard let index = indicatedSegment else { return }
    let frame = segments[index].frame.insetBy(dx: Self.margin, dy: Self.margin)
    indicator.bounds.size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
    indicator.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The segment displayed as selected: the one under a touch that moves the selection.
  private var indicatedSegment: Int? {
    let index = movesSelection ? pressedSegment ?? selectedSegmentIndex : selectedSegmentIndex
    return segments.indices.contains(index) && !isMomentary ? index : nil
  }

  // MARK: State

  final func showState() {
    let indicated = indicatedSegment
    // An indicator that appears must not move from its previous position.
    if indicator.isHidden { UIView.performWithoutAnimation { placeIndicator() } }
    indicator.isHidden = indicated == nil || images?.hasBackground == true
    indicator.backgroundColor = selectedSegmentTintColor ?? Self.indicatorColor
    indicator.transform =
      movesSelection ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    placeIndicator()
    for (index, segment) in segments.enumerated() {
      let isUsable = isEnabled && segment.isEnabled
      let state = self.state(ofSegment: index, indicated)
      showBackground(of: segment, state)
      let isPressed = index == pressedSegment && !movesSelection
      let own = attributes(for: state)
      segment.show(
        own,
        color: own[.foregroundColor] as? UIColor ?? .label,
        alpha: isPressed ? 0.3 : 1
      )
      var traits: UIAccessibilityTraits = .button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isUsable { traits.insert(.notEnabled) }
      segment.accessibilityTraits = traits
    }
    for (index, divider) in dividers.enumerated() {
      divider.alpha = index == indicated || index + 1 == indicated ? 0 : 1
      let (first, second) = (
        state(ofSegment: index, indicated), state(ofSegment: index + 1, indicated)
      )
      showDivider(divider, isRightToLeft ? second : first, isRightToLeft ? first : second)
    }
  }

  private func state(ofSegment index: Int, _ indicated: Int?) -> UIControl.State {
    var state: UIControl.State = index == indicated ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  final func showStateAnimated() {
    guard window != nil else { return showState() }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.showState() }
    )
  }

  /// The background color of the selected segment.
  private static let indicatorColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }
}
