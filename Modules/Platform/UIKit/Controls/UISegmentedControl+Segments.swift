import Foundation

extension UISegmentedControl {
  final func segment(_ index: Int) -> SegmentView {
    precondition(
      segments.indices.contains(index),
      "Segment index \(index) is out of bounds (\(segments.count))"
    )
    return segments[index]
  }

  // MARK: Inserting and removing

  final func insert(title: String?, image: UIImage?, action: UIAction?, at position: Int) {
    let index = min(max(position, 0), segments.count)
    let view = SegmentView()
    view.title = title
    view.image = image
    view.action = action
    view.onActivate = { [weak self, weak view] in
      guard let self, let view, let index = segments.firstIndex(of: view) else { return }
      choose(index)
    }
    segments.insert(view, at: index)
    addSubview(view)
    if segments.count > 1 {
      let divider = UIView()
      divider.backgroundColor = .separator
      divider.isUserInteractionEnabled = false
      dividers.append(divider)
      insertSubview(divider, belowSubview: indicator)
    }
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    sizeDidChange()
  }

  final func remove(at index: Int) {
    let selection = selectedSegmentIndex
    if selection == index { selectedSegmentIndex = Self.noSegment }
    segments.remove(at: index).removeFromSuperview()
    dividers.popLast()?.removeFromSuperview()
    pressedSegment = nil
    if selection > index { selectedSegmentIndex = selection - 1 }
    sizeDidChange()
  }

  final func layOut(animated: Bool) {
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }
}
