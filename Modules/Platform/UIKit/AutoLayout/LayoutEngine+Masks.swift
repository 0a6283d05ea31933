import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Translates changed frames and autoresizing masks into constraints.
  func updateMasks() {
    guard !itemsWaitingForFrame.isEmpty else { return }
    let waiting = itemsWaitingForFrame
    itemsWaitingForFrame = []
    for item in waiting {
      item.isWaitingForFrame = false
      guard let view = item.view, let parent = item.parent else { continue }
      let mask = view.storedAutoresizingMask
      let frame = view.untransformedFrame
      let space = view.storedSuperview?.bounds.size ?? .zero
      item.horizontalMask = update(
        item.horizontalMask,
        position: (item.x, parent.x),
        length: (item.width, parent.width),
        origin: frame.minX,
        size: frame.width,
        space: space.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      item.verticalMask = update(
        item.verticalMask,
        position: (item.y, parent.y),
        length: (item.height, parent.height),
        origin: frame.minY,
        size: frame.height,
        space: space.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
    }
  }

  private func update(
    _ old: MaskConstraints?,
    position: (own: Variable?, parent: Variable?),
    length: (own: Variable, parent: Variable),
    origin: CGFloat,
    size: CGFloat,
    space: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> MaskConstraints {
    let parts = [
      flexible.before ? origin : nil, flexible.length ? size : nil,
      flexible.after ? space - origin - size : nil,
    ]
    let count = CGFloat(parts.count { $0 != nil })
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return count > 1 && sum != 0 ? part / sum : 1 / count
    }
    let positionShare = share(parts[0])
    let lengthShare = share(parts[1])
    let positionConstant = Double(positionShare * space - origin)
    let lengthConstant = Double(lengthShare * space - max(0, size))
    if let old, old.positionShare == positionShare, old.lengthShare == lengthShare {
      solver.setConstant(positionConstant, of: old.position)
      solver.setConstant(lengthConstant, of: old.length)
      return old
    }
    if let old {
      solver.remove(old.position)
      solver.remove(old.length)
    }
    structureDidChange()
    var terms: [Term] = []
    if let own = position.own { terms.append(Term(own, 1)) }
    if let parent = position.parent { terms.append(Term(parent, -1)) }
    terms.append(Term(length.parent, -Double(positionShare)))
    return MaskConstraints(
      position: solver.add(terms: terms, constant: positionConstant, .equal),
      length: solver.add(
        terms: [Term(length.own, 1), Term(length.parent, -Double(lengthShare))],
        constant: lengthConstant,
        .equal
      ),
      positionShare: positionShare,
      lengthShare: lengthShare
    )
  }
}

extension UIView {
  /// The frame of the view without its transform.
  final var untransformedFrame: CGRect {
    let size = backingLayer.bounds.size
    let anchor = backingLayer.anchorPoint
    let position = backingLayer.position
    return CGRect(
      x: position.x - size.width * anchor.x,
      y: position.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
