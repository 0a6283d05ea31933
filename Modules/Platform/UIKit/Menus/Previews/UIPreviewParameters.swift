public import Foundation

/// What a preview of a view looks like: which part of the view is seen, and on which ground.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The room around lines of text, and the radius of its corners, in points.
  private static let textOutset = CGSize(width: 8, height: 6)
  private static let textRadius: CGFloat = 8

  private var ground: UIColor = .systemBackground

  /// Describes a preview of the whole view.
  public override init() { super.init() }

  /// Describes a preview of lines of text: a ground with round corners behind each of them.
  ///
  /// - Parameter textLineRects: The rectangles of the lines as values, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      let line = value.cgRectValue.insetBy(
        dx: -Self.textOutset.width,
        dy: -Self.textOutset.height
      )
      path.append(UIBezierPath(roundedRect: line, cornerRadius: Self.textRadius))
    }
    visiblePath = textLineRects.isEmpty ? nil : path
  }

  /// The part of the view that is seen, in its coordinates; nil for all of it, with round corners.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline that casts the shadow, in the view's coordinates; nil for that of what is seen.
  @NSCopying open var shadowPath: UIBezierPath?

  /// The color behind the view; that of the system's backgrounds unless set, and again after nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ground }
    set { ground = newValue ?? .systemBackground }
  }

  /// Parameters like these.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
