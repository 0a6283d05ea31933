public import Foundation

/// The visible part and the background of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The padding around lines of text, and the corner radius, in points.
  private static let textOutset = CGSize(width: 8, height: 6)
  private static let textRadius: CGFloat = 8

  private var ground: UIColor = .systemBackground

  /// Makes parameters for a preview of the whole view.
  public override init() { super.init() }

  /// Makes parameters for a preview of lines of text, each on a background with rounded corners.
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

  /// The visible part of the view, in its coordinates; nil for the whole view with rounded corners.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in the view's coordinates; nil for the outline of the visible part.
  @NSCopying open var shadowPath: UIBezierPath?

  /// The background color; the default, also after setting nil, is the system background.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ground }
    set { ground = newValue ?? .systemBackground }
  }

  /// Returns a copy of the parameters.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  package final func duplicate() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
