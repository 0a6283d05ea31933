import CoreGraphics
public import Foundation

/// A layer that draws a gradient over its background, within its bounds and rounded corners.
open class CAGradientLayer: CALayer {
  /// What a gradient looks like.
  package struct Ramp {
    package var colors: [CGColor]?
    package var locations: [CGFloat]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
  }

  package final var ramp = Ramp()

  /// Creates a layer without colors.
  public override init() {
    super.init()
  }

  /// Creates a copy of `layer` to present animated values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { ramp = layer.ramp }
  }

  /// Creates a layer without colors.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colors of the stops, each a `CGColor`.
  open var colors: [Any]? {
    get { ramp.colors }
    set {
      let new = newValue?.compactMap { $0 as? CGColor }
      guard new != ramp.colors else { return }
      change(.colors, look: true) { ramp.colors = new }
    }
  }

  /// Where the stops are, from 0 to 1; nil for equal steps.
  open var locations: [NSNumber]? {
    get { ramp.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let new = newValue?.map { CGFloat($0.doubleValue) }
      guard new != ramp.locations else { return }
      change(.locations, look: true) { ramp.locations = new }
    }
  }

  /// Where the gradient starts, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { ramp.startPoint }
    set {
      guard newValue != ramp.startPoint else { return }
      change(.startPoint, look: true) { ramp.startPoint = newValue }
    }
  }

  /// Where the gradient ends, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { ramp.endPoint }
    set {
      guard newValue != ramp.endPoint else { return }
      change(.endPoint, look: true) { ramp.endPoint = newValue }
    }
  }

  /// The kind of gradient.
  open var type: CAGradientLayerType {
    get { ramp.type }
    set {
      ramp.type = newValue
      markLookChanged()
    }
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
  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start, the end at the corner of the ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
