public import CoreGraphics
public import Foundation

extension CALayer {
  /// The color behind the layer's content.
  public final var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      guard newValue != values.backgroundColor else { return }
      change(.backgroundColor, appearance: true) { values.backgroundColor = newValue }
    }
  }

  /// The radius of the corners of background, border and mask, in points.
  public final var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard newValue != values.cornerRadius else { return }
      change(.cornerRadius, appearance: true) { values.cornerRadius = newValue }
    }
  }

  /// The corners that `cornerRadius` rounds.
  public final var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set {
      guard newValue != values.maskedCorners else { return }
      values.maskedCorners = newValue
      markAppearanceChanged()
    }
  }

  /// The shape of the rounded corners.
  ///
  /// Both kinds are drawn as circles.
  public final var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { rareForWriting.cornerCurve = newValue } }
  }

  /// The width of the border, drawn inside the bounds, in points.
  public final var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard newValue != values.borderWidth else { return }
      change(.borderWidth, appearance: true) { values.borderWidth = newValue }
    }
  }

  /// What the border is stroked with; opaque black unless set.
  public final var borderColor: CGColor? {
    get { values.borderColor ?? (values.borderWidth > 0 ? .black : nil) }
    set {
      guard newValue != values.borderColor else { return }
      change(.borderColor, appearance: true) { values.borderColor = newValue }
    }
  }

  /// How opaque the layer and all inside it are, as one picture, from 0 to 1.
  public final var opacity: Float {
    get { values.opacity }
    set {
      guard newValue != values.opacity else { return }
      change(.opacity, placement: true) { values.opacity = newValue }
    }
  }

  /// Whether sublayers are cut at the bounds and the rounded corners.
  public final var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      guard newValue != values.masksToBounds else { return }
      change(.masksToBounds, appearance: true) { values.masksToBounds = newValue }
    }
  }

  /// A layer whose opacity the layer and all inside it are multiplied by; it must not be in a tree
  /// itself.
  public final var mask: CALayer? {
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

  /// Whether the layer has no see-through part: a hint, which drawing does not need.
  public final var isOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { if newValue != isOpaque { rareForWriting.isOpaque = newValue } }
  }

  /// Whether `opacity` fades the subtree as one picture, rather than each layer on its own.
  public final var allowsGroupOpacity: Bool {
    get { rare?.allowsGroupOpacity ?? true }
    set {
      guard newValue != allowsGroupOpacity else { return }
      rareForWriting.allowsGroupOpacity = newValue
      markAppearanceChanged()
    }
  }

  /// Whether the subtree is kept as one picture, whatever the renderer would choose.
  public final var shouldRasterize: Bool {
    get { rare?.shouldRasterize ?? false }
    set {
      guard newValue != shouldRasterize else { return }
      rareForWriting.shouldRasterize = newValue
      markAppearanceChanged()
    }
  }

  /// Whether the subtree is worth keeping as one picture while it only moves, as a row of a list
  /// is.
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

  /// A name for the layer, free for use.
  public final var name: String? {
    get { rare?.name }
    set { rareForWriting.name = newValue }
  }

  /// Actions by event, used where the delegate has none.
  public final var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { rareForWriting.actions = newValue }
  }

  // MARK: Contents

  /// The picture of the layer: a `CGImage`.
  public final var contents: Any? {
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

  /// The part of the contents to show, in fractions of their size.
  public final var contentsRect: CGRect {
    get { rare?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      guard newValue != contentsRect else { return }
      change(.contentsRect, appearance: true) { rareForWriting.contentsRect = newValue }
    }
  }

  /// How contents are fitted to the bounds.
  public final var contentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set {
      guard newValue != contentsGravity else { return }
      rareForWriting.contentsGravity = newValue
      markAppearanceChanged()
    }
  }

  /// Pixels of the contents in a point.
  public final var contentsScale: CGFloat {
    get { rare?.contentsScale ?? 1 }
    set {
      guard newValue != contentsScale else { return }
      rareForWriting.contentsScale = newValue
      markAppearanceChanged()
    }
  }

  /// How contents are enlarged.
  public final var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set {
      guard newValue != magnificationFilter else { return }
      rareForWriting.magnificationFilter = newValue
      markAppearanceChanged()
    }
  }

  /// How contents are made smaller.
  public final var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set {
      guard newValue != minificationFilter else { return }
      rareForWriting.minificationFilter = newValue
      markAppearanceChanged()
    }
  }

  /// Whether a change of size asks for the layer to be redrawn.
  public final var needsDisplayOnBoundsChange: Bool {
    get { rare?.needsDisplayOnBoundsChange ?? false }
    set {
      if newValue != needsDisplayOnBoundsChange {
        rareForWriting.needsDisplayOnBoundsChange = newValue
      }
    }
  }

  // MARK: Shadow

  /// What the shadow is drawn with; opaque black unless set.
  public final var shadowColor: CGColor? {
    get { rare.map(\.shadowColor) ?? .black }
    set {
      guard newValue != shadowColor else { return }
      change(.shadowColor, appearance: true) { rareForWriting.shadowColor = newValue }
    }
  }

  /// How opaque the shadow is, from 0, which is none, to 1.
  public final var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard newValue != values.shadowOpacity else { return }
      change(.shadowOpacity, appearance: true) { values.shadowOpacity = newValue }
    }
  }

  /// How far the shadow is from the layer, in points.
  public final var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set {
      guard newValue != shadowOffset else { return }
      change(.shadowOffset, appearance: true) { rareForWriting.shadowOffset = newValue }
    }
  }

  /// How blurred the shadow is: the standard deviation of the blur, in points.
  public final var shadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set {
      guard newValue != shadowRadius else { return }
      change(.shadowRadius, appearance: true) { rareForWriting.shadowRadius = newValue }
    }
  }

  /// The outline that casts the shadow, in the layer's coordinates; nil for that of what the layer
  /// shows.
  public final var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set {
      guard newValue !== shadowPath else { return }
      change(.shadowPath, appearance: true) { rareForWriting.shadowPath = newValue }
    }
  }
}
