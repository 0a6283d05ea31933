public import CoreGraphics
public import Foundation

/// A kind of particle emitted by a `CAEmitterLayer`, such as confetti, snow or sparks.
///
/// Values apply to a particle at its emission, together with their change per second; existing
/// particles keep theirs. Particles can emit others, with the cell's own cells. Once the layer
/// shows its cells, change them through the layer, with key paths that contain the cell's name,
/// such as `emitterCells.spark.birthRate`; these can be animated too.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Creates a cell that emits nothing until it has a birth rate and a lifetime.
  public override init() {
    super.init()
  }

  // MARK: Content

  /// The image of a particle, a `CGImage`; without one it is invisible, but can emit others.
  open var contents: Any?

  /// The part of the image to show, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The pixels per point of the image.
  open var contentsScale: CGFloat = 1

  /// The filter for enlarging the image: the raw value of a `CALayerContentsFilter`.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue

  /// The filter for downscaling the image: the raw value of a `CALayerContentsFilter`.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue

  /// The color that the image is multiplied by, in addition to the color of the emitting particle.
  open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  /// The cells that the particles emit at their positions.
  open var emitterCells: [CAEmitterCell]?

  /// Whether the cell emits.
  open var isEnabled = true

  /// The name of the cell in key paths of the layer.
  open var name: String?

  // MARK: Particles

  /// The number of particles emitted per second.
  open var birthRate: Float = 0

  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0

  /// The maximum deviation from `lifetime`, in seconds.
  open var lifetimeRange: Float = 0

  /// The angle between the plane and the emission direction, in radians; it reduces the velocity
  /// within the plane.
  open var emissionLatitude: CGFloat = 0

  /// The emission direction within the plane, in radians from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0

  /// The angle of the emission cone, in radians; two pi for all directions.
  open var emissionRange: CGFloat = 0

  /// The initial velocity, in points per second.
  open var velocity: CGFloat = 0

  /// The maximum deviation from `velocity`, in points per second.
  open var velocityRange: CGFloat = 0

  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat = 0

  /// The acceleration along y, in points per second squared; positive for gravity.
  open var yAcceleration: CGFloat = 0

  /// The acceleration towards the eye, which only affects the drawing order.
  open var zAcceleration: CGFloat = 0

  /// The scale factor of the image.
  open var scale: CGFloat = 1

  /// The maximum deviation from `scale`.
  open var scaleRange: CGFloat = 0

  /// The change of the scale factor per second.
  open var scaleSpeed: CGFloat = 0

  /// The rotation speed, in radians per second.
  open var spin: CGFloat = 0

  /// The maximum deviation from `spin`, in radians per second.
  open var spinRange: CGFloat = 0

  /// The maximum deviation of the red component, from 0 to 1.
  open var redRange: Float = 0

  /// The maximum deviation of the green component, from 0 to 1.
  open var greenRange: Float = 0

  /// The maximum deviation of the blue component, from 0 to 1.
  open var blueRange: Float = 0

  /// The maximum deviation of the alpha component, from 0 to 1.
  open var alphaRange: Float = 0

  /// The change of the red component per second.
  open var redSpeed: Float = 0

  /// The change of the green component per second.
  open var greenSpeed: Float = 0

  /// The change of the blue component per second.
  open var blueSpeed: Float = 0

  /// The change of the alpha component per second; negative to fade out.
  open var alphaSpeed: Float = 0

  // MARK: Time

  /// The start of the emission, in seconds of the layer's time, or since the birth of the emitting
  /// particle.
  open var beginTime: CFTimeInterval = 0

  /// The duration of the emission, in seconds.
  open var duration: CFTimeInterval = .infinity

  /// The rate of the time that `duration` is measured in.
  open var speed: Float = 1

  /// The offset into that time at the start, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// The number of repetitions of the duration.
  open var repeatCount: Float = 0

  /// The total time of repetitions of the duration, in seconds.
  open var repeatDuration: CFTimeInterval = 0

  /// Whether each run is followed by one in reverse, which doubles the duration.
  open var autoreverses = false

  /// Without effect for cells, which emit nothing outside of their duration.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Values by name

  /// The value that a new cell has for `key`; nil for an unknown key.
  open class func defaultValue(forKey key: String) -> Any? {
    keyedProperties[key]?.get(CAEmitterCell())
  }
}
