public import CoreGraphics
public import Foundation

extension CALayer {
  final var storedBorderColor: CGColor? {
    get { values.borderColor }
    set { redraw(.borderColor, from: values.borderColor, to: newValue) { values.borderColor = $0 } }
  }

  final var storedMask: CALayer? {
    get { rare?.mask }
    set {
      guard newValue !== rare?.mask else { return }
      newValue?.removeFromSuperlayer()
      rare?.mask?.detachMask()
      rareForWriting.mask = newValue
      if let newValue { attach(mask: newValue) }
      markAppearanceChanged()
    }
  }

  final var storedIsDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set { redraw(from: storedIsDoubleSided, to: newValue) { rareForWriting.isDoubleSided = $0 } }
  }

  /// Whether a single-sided layer is hidden because it is seen from behind, as computed by
  /// `isReversed`.
  final func isTurnedAway(_ isReversed: @autoclosure () -> Bool) -> Bool {
    guard let rare, !rare.isDoubleSided else { return false }
    return isReversed()
  }

  /// Whether the subtree is worth caching as an image while it only moves, like a row of a list.
  package final var isRasterCandidate: Bool {
    get { marks.contains(.isRasterCandidate) }
    set {
      if newValue {
        marks.insert(.isRasterCandidate)
      } else {
        marks.remove(.isRasterCandidate)
      }
    }
  }

  // MARK: Contents

  final var storedContents: Any? {
    get { values.contents ?? rare?.otherContents }
    set {
      let image = newValue as? CGImage
      if image != nil, image === values.contents { return }
      change(.contents, appearance: true) {
        values.contents = image
        if image == nil && newValue != nil {
          rareForWriting.otherContents = newValue
        } else {
          rare?.otherContents = nil
        }
      }
    }
  }

  final var storedContentsRect: CGRect {
    get { rare?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      redraw(.contentsRect, from: storedContentsRect, to: newValue) {
        rareForWriting.contentsRect = $0
      }
    }
  }

  final var storedContentsCenter: CGRect {
    get { rare?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { redraw(from: storedContentsCenter, to: newValue) { rareForWriting.contentsCenter = $0 } }
  }

  final var storedContentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set {
      redraw(from: storedContentsGravity, to: newValue) { rareForWriting.contentsGravity = $0 }
    }
  }

  final var storedContentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set { redraw(from: storedContentsScale, to: newValue) { rareForWriting.contentsScale = $0 } }
  }

  final var storedMagnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set {
      redraw(from: storedMagnificationFilter, to: newValue) {
        rareForWriting.magnificationFilter = $0
      }
    }
  }

  final var storedMinificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set {
      redraw(from: storedMinificationFilter, to: newValue) {
        rareForWriting.minificationFilter = $0
      }
    }
  }

  // MARK: Shadow

  final var storedShadowColor: CGColor? {
    get { rare.map(\.shadowColor) ?? .black }
    set {
      redraw(.shadowColor, from: storedShadowColor, to: newValue) {
        rareForWriting.shadowColor = $0
      }
    }
  }

  final var storedShadowOffset: CGSize {
    get { rare?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set {
      redraw(.shadowOffset, from: storedShadowOffset, to: newValue) {
        rareForWriting.shadowOffset = $0
      }
    }
  }

  final var storedShadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set {
      redraw(.shadowRadius, from: storedShadowRadius, to: newValue) {
        rareForWriting.shadowRadius = $0
      }
    }
  }

  final var storedShadowPath: CGPath? {
    get { rare?.shadowPath }
    set {
      guard newValue !== storedShadowPath else { return }
      change(.shadowPath, appearance: true) { rareForWriting.shadowPath = newValue }
    }
  }
}
