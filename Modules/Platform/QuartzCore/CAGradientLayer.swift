import CoreGraphics
public import Foundation

/// A layer that draws a gradient over its background, within its bounds and rounded corners.
open class CAGradientLayer: CALayer {
  /// The parameters of a gradient.
  package struct Ramp {
    package var colors: [CGColor]?
    package var locations: [CGFloat]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
  }

  package final var ramp = Ramp()

  override func copyOwnValues(of layer: CALayer) {
    if let layer = layer as? CAGradientLayer { ramp = layer.ramp }
  }

  /// The colors of the stops, each a `CGColor`.
  open var colors: [Any]? {
    get { ramp.colors }
    set {
      let new = newValue?.compactMap { $0 as? CGColor }
      guard new != ramp.colors else { return }
      change(.colors, appearance: true) { ramp.colors = new }
    }
  }

  /// The locations of the stops, from 0 to 1; nil for equal intervals.
  open var locations: [NSNumber]? {
    get { ramp.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let new = newValue?.map { CGFloat($0.doubleValue) }
      guard new != ramp.locations else { return }
      change(.locations, appearance: true) { ramp.locations = new }
    }
  }

  /// The start point of the gradient, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { ramp.startPoint }
    set { redraw(.startPoint, from: ramp.startPoint, to: newValue) { ramp.startPoint = $0 } }
  }

  /// The end point of the gradient, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { ramp.endPoint }
    set { redraw(.endPoint, from: ramp.endPoint, to: newValue) { ramp.endPoint = $0 } }
  }

  /// The kind of gradient.
  open var type: CAGradientLayerType {
    get { ramp.type }
    set {
      ramp.type = newValue
      markAppearanceChanged()
    }
  }

  override var ownDrawingCost: Int { (ramp.colors?.isEmpty ?? true) ? 0 : 1 }

  override var ownDrawingRect: CGRect { ownDrawingCost == 0 ? .null : values.bounds }

  /// The gradient, clipped to the bounds with their rounded corners.
  override var ownDrawing: DisplayList? {
    guard let colors = ramp.colors, !colors.isEmpty else { return nil }
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0,
      let gradient = CGGradient(
        colorsSpace: CGColorSpace(name: CGColorSpace.sRGB),
        colors: colors as CFArray,
        // Fewer locations than colors have no meaning.
        locations: ramp.locations.flatMap { $0.count < colors.count ? nil : $0 }
      )
    else { return nil }
    let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let outline = roundedBounds
    var commands: [DrawCommand] = [.save]
    commands.append(outline.isRect ? .clipRect(bounds) : .clipRoundedRect(outline))
    switch ramp.type {
    case .radial:
      // A circle of radius 1 around the start, scaled until the end point is the corner of its
      // bounding box.
      let center = place(ramp.startPoint)
      let corner = place(ramp.endPoint)
      let x = abs(corner.x - center.x)
      let y = abs(corner.y - center.y)
      guard x > 0, y > 0 else { return nil }
      commands.append(
        .concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x, ty: center.y))
      )
      commands.append(
        .radialGradient(
          gradient,
          from: .zero,
          startRadius: 0,
          to: .zero,
          endRadius: 1,
          ends
        )
      )
    case .conic:
      let center = place(ramp.startPoint)
      let end = place(ramp.endPoint)
      let angle = atan2(end.y - center.y, end.x - center.x)
      commands.append(.conicGradient(gradient, center: center, angle: angle))
    default:
      commands.append(
        .linearGradient(gradient, from: place(ramp.startPoint), to: place(ramp.endPoint), ends)
      )
    }
    commands.append(.restore)
    return DisplayList(commands: commands, bounds: bounds)
  }

  override func makePresentation() -> CALayer { CAGradientLayer(layer: self) }

  override func ownValue(of key: LayerKey) -> AnimatableValue? {
    switch key {
    case .colors: .colors(ramp.colors ?? [])
    case .locations: .scalars(ramp.locations ?? [])
    case .startPoint: .point(ramp.startPoint)
    case .endPoint: .point(ramp.endPoint)
    default: nil
    }
  }

  override func presentOwn(_ value: AnimatableValue, of key: LayerKey) {
    switch (key, value) {
    case (.colors, .colors(let new)): ramp.colors = new
    case (.locations, .scalars(let new)): ramp.locations = new
    case (.startPoint, .point(let new)): ramp.startPoint = new
    case (.endPoint, .point(let new)): ramp.endPoint = new
    default: break
    }
  }
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An ellipse around the start point; the end point is the corner of its bounding box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
