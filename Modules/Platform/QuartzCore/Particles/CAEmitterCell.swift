public import CoreGraphics
public import Foundation

/// One kind of particle that a `CAEmitterLayer` emits: confetti, snow, sparks.
///
/// Each value is that of a particle when it is emitted, and what it grows by every second;
/// particles that are there keep theirs. Particles can emit others, by cells of the cell. Once the
/// layer shows its cells, change them through it, by key paths such as
/// `emitterCells.spark.birthRate`, with the cell's name; these can be animated too.
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

  /// Creates a cell that emits nothing: a birth rate and a lifetime are what it needs.
  public override init() {
    super.init()
  }

  // MARK: Content

  /// The image of a particle, a `CGImage`; one without is not seen, and may emit others.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// The part of the image to show, in fractions of its size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// Pixels of the image in a point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  /// How the image is enlarged: the name of a `CALayerContentsFilter`.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }

  /// How the image is made smaller: the name of a `CALayerContentsFilter`.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }

  /// What the image is multiplied by; a particle's color is also multiplied by that of the particle
  /// that emitted it.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// The cells of what the particles emit where they are.
  open var emitterCells: [CAEmitterCell]? {
    get { values.emitterCells }
    set { values.emitterCells = newValue }
  }

  /// Whether the cell emits.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The name in key paths of the layer.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  // MARK: Particles

  /// How many particles are emitted in a second.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  /// How long a particle lives, in seconds.
  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue }
  }

  /// By how much lifetimes differ from `lifetime`, to either side, in seconds.
  open var lifetimeRange: Float {
    get { values.lifetimeRange }
    set { values.lifetimeRange = newValue }
  }

  /// The angle between the plane and the direction that particles are emitted in, in radians: it
  /// takes speed from the plane.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// The direction in the plane that particles are emitted in, in radians from the x axis towards
  /// the y axis.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The angle of the cone around that direction, in radians; twice pi for all directions.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// How fast particles are emitted, in points a second.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  /// By how much they differ in this, to either side.
  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// What is added to the velocity along x, in points a second, every second.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// What is added to the velocity along y, in points a second, every second: weight is above 0.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  /// What is added to the velocity towards the eye, which orders particles only.
  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  /// How large particles are, as a factor of the size of their image.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  /// By how much they differ in this, to either side.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// What is added to the factor every second.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// How fast particles turn, in radians a second.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  /// By how much they differ in this, to either side.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  /// By how much particles differ in red, to either side, from 0 to 1.
  open var redRange: Float {
    get { values.redRange }
    set { values.redRange = newValue }
  }

  /// By how much particles differ in green, to either side, from 0 to 1.
  open var greenRange: Float {
    get { values.greenRange }
    set { values.greenRange = newValue }
  }

  /// By how much particles differ in blue, to either side, from 0 to 1.
  open var blueRange: Float {
    get { values.blueRange }
    set { values.blueRange = newValue }
  }

  /// By how much particles differ in alpha, to either side, from 0 to 1.
  open var alphaRange: Float {
    get { values.alphaRange }
    set { values.alphaRange = newValue }
  }

  /// What is added to red every second.
  open var redSpeed: Float {
    get { values.redSpeed }
    set { values.redSpeed = newValue }
  }

  /// What is added to green every second.
  open var greenSpeed: Float {
    get { values.greenSpeed }
    set { values.greenSpeed = newValue }
  }

  /// What is added to blue every second.
  open var blueSpeed: Float {
    get { values.blueSpeed }
    set { values.blueSpeed = newValue }
  }

  /// What is added to alpha every second; below 0 for particles that fade.
  open var alphaSpeed: Float {
    get { values.alphaSpeed }
    set { values.alphaSpeed = newValue }
  }

  // MARK: Time

  /// When the cell begins to emit, in seconds of the layer's time, or of the life of the particle
  /// that emits.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }

  /// How long it emits, in seconds.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }

  /// How fast the time passes in which `duration` is measured.
  open var speed: Float {
    get { values.timing.speed }
    set { values.timing.speed = newValue }
  }

  /// How much of that time has passed when it begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }

  /// How often the duration is repeated.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { values.timing.repeatCount = newValue }
  }

  /// How long the duration is repeated, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }

  /// Whether each duration is followed by one backwards, which doubles it.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }

  /// What animations show outside of their time; a cell emits nothing then.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }

  // MARK: Values by name

  /// The value of `key` in a cell that was given none.
  open class func defaultValue(forKey key: String) -> Any? {
    keyedProperties[key]?.get(CAEmitterCell())
  }
}
