public import CoreGraphics
public import Foundation

/// A kind of particle emitted by a `CAEmitterLayer`, such as confetti, snow or sparks.
///
/// Values apply to a particle at its emission, together with their change per second; existing
/// particles keep theirs. Particles can emit others, with the cell's own cells. Once the layer
/// shows its cells, change them through the layer, with key paths that contain the cell's name,
/// such as `emitterCells.spark.birthRate`; these can be animated too.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The values of a cell.
  struct Values {
    var birthRate: Float = 0
    var lifetime: Float = 0
    var lifetimeRange: Float = 0
    var emissionLatitude: CGFloat = 0
    var emissionLongitude: CGFloat = 0
    var emissionRange: CGFloat = 0
    var velocity: CGFloat = 0
    var velocityRange: CGFloat = 0
    var xAcceleration: CGFloat = 0
    var yAcceleration: CGFloat = 0
    var zAcceleration: CGFloat = 0
    var scale: CGFloat = 1
    var scaleRange: CGFloat = 0
    var scaleSpeed: CGFloat = 0
    var spin: CGFloat = 0
    var spinRange: CGFloat = 0
    var redRange: Float = 0
    var greenRange: Float = 0
    var blueRange: Float = 0
    var alphaRange: Float = 0
    var redSpeed: Float = 0
    var greenSpeed: Float = 0
    var blueSpeed: Float = 0
    var alphaSpeed: Float = 0
    var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var magnificationFilter = CALayerContentsFilter.linear.rawValue
    var minificationFilter = CALayerContentsFilter.linear.rawValue
    var isEnabled = true
    var name: String?
    var emitterCells: [CAEmitterCell]?
    var timing = TimingValues(duration: .infinity)
  }

  final var values = Values()

  /// Creates a cell that emits nothing until it has a birth rate and a lifetime.
  public override init() {
    super.init()
  }

  // MARK: Content

  /// The image of a particle, a `CGImage`; without one it is invisible, but can emit others.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// The part of the image to show, in fractions of its size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// The pixels per point of the image.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  /// The filter for enlarging the image: the raw value of a `CALayerContentsFilter`.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }

  /// The filter for downscaling the image: the raw value of a `CALayerContentsFilter`.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }

  /// The color that the image is multiplied by, in addition to the color of the emitting particle.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// The cells that the particles emit at their positions.
  open var emitterCells: [CAEmitterCell]? {
    get { values.emitterCells }
    set { values.emitterCells = newValue }
  }

  /// Whether the cell emits.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The name of the cell in key paths of the layer.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  // MARK: Particles

  /// The number of particles emitted per second.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  /// The lifetime of a particle, in seconds.
  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue }
  }

  /// The maximum deviation from `lifetime`, in seconds.
  open var lifetimeRange: Float {
    get { values.lifetimeRange }
    set { values.lifetimeRange = newValue }
  }

  /// The angle between the plane and the emission direction, in radians; it reduces the velocity
  /// within the plane.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// The emission direction within the plane, in radians from the x axis towards the y axis.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The angle of the emission cone, in radians; two pi for all directions.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// The initial velocity, in points per second.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  /// The maximum deviation from `velocity`, in points per second.
  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// The acceleration along y, in points per second squared; positive for gravity.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  /// The acceleration towards the eye, which only affects the drawing order.
  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  /// The scale factor of the image.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  /// The maximum deviation from `scale`.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// The change of the scale factor per second.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// The rotation speed, in radians per second.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  /// The maximum deviation from `spin`, in radians per second.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  /// The maximum deviation of the red component, from 0 to 1.
  open var redRange: Float {
    get { values.redRange }
    set { values.redRange = newValue }
  }

  /// The maximum deviation of the green component, from 0 to 1.
  open var greenRange: Float {
    get { values.greenRange }
    set { values.greenRange = newValue }
  }

  /// The maximum deviation of the blue component, from 0 to 1.
  open var blueRange: Float {
    get { values.blueRange }
    set { values.blueRange = newValue }
  }

  /// The maximum deviation of the alpha component, from 0 to 1.
  open var alphaRange: Float {
    get { values.alphaRange }
    set { values.alphaRange = newValue }
  }

  /// The change of the red component per second.
  open var redSpeed: Float {
    get { values.redSpeed }
    set { values.redSpeed = newValue }
  }

  /// The change of the green component per second.
  open var greenSpeed: Float {
    get { values.greenSpeed }
    set { values.greenSpeed = newValue }
  }

  /// The change of the blue component per second.
  open var blueSpeed: Float {
    get { values.blueSpeed }
    set { values.blueSpeed = newValue }
  }

  /// The change of the alpha component per second; negative to fade out.
  open var alphaSpeed: Float {
    get { values.alphaSpeed }
    set { values.alphaSpeed = newValue }
  }

  // MARK: Time

  /// The start of the emission, in seconds of the layer's time, or since the birth of the emitting
  /// particle.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }

  /// The duration of the emission, in seconds.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }

  /// The rate of the time that `duration` is measured in.
  open var speed: Float {
    get { values.timing.speed }
    set { values.timing.speed = newValue }
  }

  /// The offset into that time at the start, in seconds.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }

  /// The number of repetitions of the duration.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { values.timing.repeatCount = newValue }
  }

  /// The total time of repetitions of the duration, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }

  /// Whether each run is followed by one in reverse, which doubles the duration.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }

  /// Without effect for cells, which emit nothing outside of their duration.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }

  // MARK: Values by name

  /// The value that a new cell has for `key`; nil for an unknown key.
  open class func defaultValue(forKey key: String) -> Any? {
    keyedProperties[key]?.get(CAEmitterCell())
  }
}
