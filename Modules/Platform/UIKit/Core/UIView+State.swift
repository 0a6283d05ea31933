public import Foundation
import QuartzCore

extension UIView {
  /// The value of `intrinsicContentSize` for an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  final var rareForWriting: ViewRareState {
    if let rare { return rare }
    let state = ViewRareState()
    rare = state
    return state
  }

  final func didMakeLayer(frame: CGRect) {
    backingLayer.setOwner(self)
    if frame != .zero {
      backingLayer.bounds = CGRect(origin: .zero, size: frame.size)
      backingLayer.position = CGPoint(x: frame.midX, y: frame.midY)
    }
    didInit()
    if AppearanceRegistry.isInUse { forgetOwnAppearance() }
  }

  final func setHidden(_ hidden: Bool) {
    // Not the property, which subclasses may override.
    guard hidden != (backingLayer.isHidden || flags.contains(.isVanishing)) else { return }
    let isVanishing =
      storedSuperview?.arrangedSubviewVisibilityWillChange(self, isHidden: hidden) ?? false
    flags.set(.isVanishing, isVanishing)
    if !isVanishing { backingLayer.isHidden = hidden }
  }

  final func setContentMode(_ mode: ContentMode) {
    guard mode != storedContentMode else { return }
    storedContentMode = mode
    backingLayer.contentsGravity = mode.gravity
  }

  final func setMask(_ view: UIView?) {
    guard view !== rare?.mask else { return }
    view?.removeFromSuperview()
    rareForWriting.mask = view
    backingLayer.mask = view?.backingLayer
  }

  final var storedContentScaleFactor: CGFloat {
    let own = backingLayer.contentsScale
    return own != 1 ? own : max(storedTraits.displayScale, 1)
  }
}

extension UIView {
  /// The distances of the first baseline from the top and of the last one from the bottom, at the
  /// natural height of the content.
  final var naturalBaselineOffsets: (first: CGFloat, last: CGFloat) {
    let natural = intrinsicContentSize
    let width = backingLayer.bounds.width
    var size = CGSize(width: width > 0 ? width : natural.width, height: natural.height)
    if autoLayoutHeightDependsOnWidth { size.height = autoLayoutHeight(forWidth: size.width) }
    guard let offsets = baselineOffsets(in: size) else { return (0, 0) }
    return (offsets.first, size.height - offsets.last)
  }
}

extension ViewFlags {
  mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
