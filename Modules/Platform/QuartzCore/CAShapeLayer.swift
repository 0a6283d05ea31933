public import CoreGraphics
public import Foundation

/// A layer that draws a path: filled, then stroked, over its background.
open class CAShapeLayer: CALayer {
  /// The parameters of a shape.
  package struct Shape {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [NSNumber]?

    var strokeStyle: StrokeStyle {
      StrokeStyle(
        width: lineWidth,
        cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
        join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
        miterLimit: miterLimit,
        dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        dashPhase: lineDashPhase
      )
    }
  }

  package final var shape = Shape()

  override func copyOwnValues(of layer: CALayer) {
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// The path to draw, in the layer's coordinates.
  ///
  /// Setting it does not run an action, because paths of different structure cannot be
  /// interpolated.
  open var path: CGPath? {
    get { shape.path }
    set {
      shape.path = newValue?.copy()
      markAppearanceChanged()
    }
  }

  /// The fill color; nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { redraw(.fillColor, from: shape.fillColor, to: newValue) { shape.fillColor = $0 } }
  }

  /// The fill rule of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set {
      shape.fillRule = newValue
      markAppearanceChanged()
    }
  }

  /// The stroke color; nil for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { redraw(.strokeColor, from: shape.strokeColor, to: newValue) { shape.strokeColor = $0 } }
  }

  /// The start of the stroke along the path, from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { redraw(.strokeStart, from: shape.strokeStart, to: newValue) { shape.strokeStart = $0 } }
  }

  /// The end of the stroke along the path, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { redraw(.strokeEnd, from: shape.strokeEnd, to: newValue) { shape.strokeEnd = $0 } }
  }

  /// The line width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { redraw(.lineWidth, from: shape.lineWidth, to: newValue) { shape.lineWidth = $0 } }
  }

  /// The miter limit, in line widths.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { redraw(.miterLimit, from: shape.miterLimit, to: newValue) { shape.miterLimit = $0 } }
  }

  /// The style of line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set {
      shape.lineCap = newValue
      markAppearanceChanged()
    }
  }

  /// The style of line joins.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set {
      shape.lineJoin = newValue
      markAppearanceChanged()
    }
  }

  /// The offset into the dash pattern at the start of the line, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      redraw(.lineDashPhase, from: shape.lineDashPhase, to: newValue) { shape.lineDashPhase = $0 }
    }
  }

  /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      shape.lineDashPattern = newValue
      markAppearanceChanged()
    }
  }

  override var ownDrawingCost: Int { shape.path == nil ? 0 : 2 }

  override var ownDrawingRect: CGRect {
    guard let path = shape.path, !path.isEmpty else { return .null }
    guard shape.strokeColor != nil else { return path.boundingBox }
    let corner = shape.lineJoin == .miter ? max(shape.miterLimit, 1) : 1.5
    let reach = shape.lineWidth / 2 * corner + 1
    return path.boundingBox.insetBy(dx: -reach, dy: -reach)
  }

  /// The path, filled and stroked.
  override var ownDrawing: DisplayList? {
    guard let path = shape.path, !path.isEmpty else { return nil }
    var commands: [DrawCommand] = []
    if let color = shape.fillColor, color.alpha > 0 {
      commands.append(.fillPath(path, shape.fillRule == .evenOdd ? .evenOdd : .winding, color))
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      let start = min(max(shape.strokeStart, 0), 1)
      let end = min(max(shape.strokeEnd, 0), 1)
      if start < end {
        let line = start > 0 || end < 1 ? path.part(from: start, to: end) : path
        commands.append(.strokePath(line, shape.strokeStyle, color))
      }
    }
    return DisplayList(commands: commands, bounds: values.bounds)
  }

  override func makePresentation() -> CALayer { CAShapeLayer(layer: self) }

  override func ownValue(of key: LayerKey) -> AnimatableValue? {
    switch key {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor)
    case .strokeColor: .color(shape.strokeColor)
    case .strokeStart: .scalar(shape.strokeStart)
    case .strokeEnd: .scalar(shape.strokeEnd)
    case .lineWidth: .scalar(shape.lineWidth)
    case .miterLimit: .scalar(shape.miterLimit)
    case .lineDashPhase: .scalar(shape.lineDashPhase)
    default: nil
    }
  }

  override func presentOwn(_ value: AnimatableValue, of key: LayerKey) {
    switch (key, value) {
    case (.path, .path(let new)): shape.path = new
    case (.fillColor, .color(let new)): shape.fillColor = new
    case (.strokeColor, .color(let new)): shape.strokeColor = new
    case (.strokeStart, .scalar(let new)): shape.strokeStart = new
    case (.strokeEnd, .scalar(let new)): shape.strokeEnd = new
    case (.lineWidth, .scalar(let new)): shape.lineWidth = new
    case (.miterLimit, .scalar(let new)): shape.miterLimit = new
    case (.lineDashPhase, .scalar(let new)): shape.lineDashPhase = new
    default: break
    }
  }
}

/// Which areas of a path that crosses itself count as inside and are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding number rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of line ends of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String
  /// Creates a cap of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The style of line joins of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Creates a join of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner, within the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
