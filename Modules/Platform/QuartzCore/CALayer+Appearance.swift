public import CoreGraphics
public import Foundation

extension CALayer {
  final var storedBackgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      guard newValue != values.backgroundColor else { return }
      change(.backgroundColor, appearance: true) { values.backgroundColor = newValue }
    }
  }

  final var storedCornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard newValue != values.cornerRadius else { return }
      change(.cornerRadius, appearance: true) { values.cornerRadius = newValue }
    }
  }

  final var storedMaskedCorners: CACornerMask {
    get { values.maskedCorners }
    set {
      guard newValue != values.maskedCorners else { return }
      values.maskedCorners = newValue
      markAppearanceChanged()
    }
  }

  final var storedCornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != storedCornerCurve { rareForWriting.cornerCurve = newValue } }
  }

  final var storedBorderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard newValue != values.borderWidth else { return }
      change(.borderWidth, appearance: true) { values.borderWidth = newValue }
    }
  }

  final var storedBorderColor: CGColor? {
    get { values.borderColor ?? (values.borderWidth > 0 ? .black : nil) }
    set {
      guard newValue != values.borderColor else { return }
      change(.borderColor, appearance: true) { values.borderColor = newValue }
    }
  }

  final var storedOpacity: Float {
    get { values.opacity }
    set {
      guard newValue != values.opacity else { return }
      change(.opacity, placement: true) { values.opacity = newValue }
    }
  }

  final var storedMasksToBounds: Bool {
    get { values.masksToBounds }
    set {
      guard newValue != values.masksToBounds else { return }
      change(.masksToBounds, appearance: true) { values.masksToBounds = newValue }
    }
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

  final var storedIsOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { if newValue != storedIsOpaque { rareForWriting.isOpaque = newValue } }
  }

  final var storedAllowsGroupOpacity: Bool {
    get { rare?.allowsGroupOpacity ?? true }
    set {
      guard newValue != storedAllowsGroupOpacity else { return }
      rareForWriting.allowsGroupOpacity = newValue
      markAppearanceChanged()
    }
  }

  final var storedIsDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set {
      guard newValue != storedIsDoubleSided else { return }
      rareForWriting.isDoubleSided = newValue
      markAppearanceChanged()
    }
  }

  /// Whether a single-sided layer is hidden because it is seen from behind, as computed by
  /// `isReversed`.
  final func isTurnedAway(_ isReversed: @autoclosure () -> Bool) -> Bool {
    guard let rare, !rare.isDoubleSided else { return false }
    return isReversed()
  }

  final var storedShouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set {
      guard newValue != storedShouldRasterize else { return }
      rareForWriting.shouldRasterize = newValue
      markAppearanceChanged()
    }
  }

  final var storedRasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set {
      guard newValue != storedRasterizationScale else { return }
      rareForWriting.rasterizationScale = newValue
      markAppearanceChanged()
    }
  }

  final var storedAllowsEdgeAntialiasing: Bool {
    get { rare?.allowsEdgeAntialiasing ?? false }
    set {
      guard newValue != storedAllowsEdgeAntialiasing else { return }
      rareForWriting.allowsEdgeAntialiasing = newValue
    }
  }

  final var storedDrawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set {
      guard newValue != storedDrawsAsynchronously else { return }
      rareForWriting.drawsAsynchronously = newValue
    }
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

  final var storedName: String? {
    get { rare?.name }
    set { rareForWriting.name = newValue }
  }

  final var storedActions: [String: any CAAction]? {
    get { rare?.actions }
    set { rareForWriting.actions = newValue }
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
      guard newValue != storedContentsRect else { return }
      change(.contentsRect, appearance: true) { rareForWriting.contentsRect = newValue }
    }
  }

  final var storedContentsCenter: CGRect {
    get { rare?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      guard newValue != storedContentsCenter else { return }
      rareForWriting.contentsCenter = newValue
      markAppearanceChanged()
    }
  }

  final var storedContentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set {
      guard newValue != storedContentsGravity else { return }
      rareForWriting.contentsGravity = newValue
      markAppearanceChanged()
    }
  }

  final var storedContentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set {
      guard newValue != storedContentsScale else { return }
      rareForWriting.contentsScale = newValue
      markAppearanceChanged()
    }
  }

  final var storedMagnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set {
      guard newValue != storedMagnificationFilter else { return }
      rareForWriting.magnificationFilter = newValue
      markAppearanceChanged()
    }
  }

  final var storedMinificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set {
      guard newValue != storedMinificationFilter else { return }
      rareForWriting.minificationFilter = newValue
      markAppearanceChanged()
    }
  }

  final var storedNeedsDisplayOnBoundsChange: Bool {
    get { rare?.needsDisplayOnBoundsChange ?? false }
    set {
      if newValue != storedNeedsDisplayOnBoundsChange {
        rareForWriting.needsDisplayOnBoundsChange = newValue
      }
    }
  }

  // MARK: Shadow

  final var storedShadowColor: CGColor? {
    get { rare.map(\.shadowColor) ?? .black }
    set {
      guard newValue != storedShadowColor else { return }
      change(.shadowColor, appearance: true) { rareForWriting.shadowColor = newValue }
    }
  }

  final var storedShadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard newValue != values.shadowOpacity else { return }
      change(.shadowOpacity, appearance: true) { values.shadowOpacity = newValue }
    }
  }

  final var storedShadowOffset: CGSize {
    get { rare?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set {
      guard newValue != storedShadowOffset else { return }
      change(.shadowOffset, appearance: true) { rareForWriting.shadowOffset = newValue }
    }
  }

  final var storedShadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set {
      guard newValue != storedShadowRadius else { return }
      change(.shadowRadius, appearance: true) { rareForWriting.shadowRadius = newValue }
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
