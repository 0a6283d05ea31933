import Foundation

extension UISegmentedControl {
  final func changeImages(_ change: (inout SegmentImages) -> Void) {
    let hadBackground = images?.hasBackground ?? false
    var changed = images ?? SegmentImages()
    change(&changed)
    images = changed
    // A color set by the program is kept.
    if changed.hasBackground, !hadBackground, backgroundColor == .tertiarySystemFill {
      backgroundColor = nil
      layer.cornerRadius = 0
    } else if !changed.hasBackground, hadBackground, backgroundColor == nil {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 9
    }
    sizeDidChange()
  }

  /// Shows the background image of a segment for a state.
  final func showBackground(of segment: SegmentView, _ state: UIControl.State) {
    guard let images else { return }
    segment.showBackground(
      images.hasBackground ? images.backgrounds[.default]?.current(state) : nil
    )
  }

  /// Shows the divider image for the states of both segments, or the line.
  final func showDivider(_ divider: UIView, _ left: UIControl.State, _ right: UIControl.State) {
    guard let images else { return }
    let image = images.shownDivider(left, right)
    divider.backgroundColor = image == nil ? .separator : nil
    var view = divider.subviews.first as? UIImageView
    if view == nil, image != nil {
      let new = UIImageView()
      divider.addSubview(new)
      view = new
      // The shadow of the selection indicator must not be drawn on the divider.
      insertSubview(divider, aboveSubview: indicator)
    }
    view?.image = image
    view?.isHidden = image == nil
    if image != nil { divider.alpha = 1 }
  }

  /// Lays out the images after the segments.
  final func placeImages() {
    guard let images else { return }
    for (index, segment) in segments.enumerated() {
      segment.placeBackground(in: bounds)
      let offset = images.offset(
        ofSegment: isRightToLeft ? segments.count - 1 - index : index,
        of: segments.count
      )
      segment.positionAdjustment = offset
    }
    for divider in dividers {
      guard let view = divider.subviews.first as? UIImageView, let image = view.image,
        !view.isHidden
      else { continue }
      let middle = divider.frame.midX
      divider.frame = CGRect(
        x: middle - image.size.width / 2,
        y: 0,
        width: image.size.width,
        height: bounds.height
      )
      view.frame = divider.bounds
    }
  }
}
