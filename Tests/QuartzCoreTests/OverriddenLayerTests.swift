import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Members of `CALayer` are open: subclasses observe writes and override reads.
@Suite struct OverriddenLayerTests {
  /// Records writes, and passes them on.
  private final class Recorder: CALayer {
    var calls: [String] = []

    override var backgroundColor: CGColor? { didSet { calls.append("backgroundColor") } }
    override var cornerRadius: CGFloat { didSet { calls.append("cornerRadius") } }
    override var maskedCorners: CACornerMask { didSet { calls.append("maskedCorners") } }
    override var cornerCurve: CALayerCornerCurve { didSet { calls.append("cornerCurve") } }
    override var borderWidth: CGFloat { didSet { calls.append("borderWidth") } }
    override var borderColor: CGColor? { didSet { calls.append("borderColor") } }
    override var opacity: Float { didSet { calls.append("opacity") } }
    override var masksToBounds: Bool { didSet { calls.append("masksToBounds") } }
    override var mask: CALayer? { didSet { calls.append("mask") } }
    override var isOpaque: Bool { didSet { calls.append("isOpaque") } }
    override var allowsGroupOpacity: Bool { didSet { calls.append("allowsGroupOpacity") } }
    override var shouldRasterize: Bool { didSet { calls.append("shouldRasterize") } }
    override var name: String? { didSet { calls.append("name") } }
    override var contents: Any? { didSet { calls.append("contents") } }
    override var contentsRect: CGRect { didSet { calls.append("contentsRect") } }
    override var contentsGravity: CALayerContentsGravity {
      didSet { calls.append("contentsGravity") }
    }
    override var contentsScale: CGFloat { didSet { calls.append("contentsScale") } }
    override var magnificationFilter: CALayerContentsFilter {
      didSet { calls.append("magnificationFilter") }
    }
    override var minificationFilter: CALayerContentsFilter {
      didSet { calls.append("minificationFilter") }
    }
    override var needsDisplayOnBoundsChange: Bool {
      didSet { calls.append("needsDisplayOnBoundsChange") }
    }
    override var shadowColor: CGColor? { didSet { calls.append("shadowColor") } }
    override var shadowOpacity: Float { didSet { calls.append("shadowOpacity") } }
    override var shadowOffset: CGSize { didSet { calls.append("shadowOffset") } }
    override var shadowRadius: CGFloat { didSet { calls.append("shadowRadius") } }
    override var shadowPath: CGPath? { didSet { calls.append("shadowPath") } }
    override var zPosition: CGFloat { didSet { calls.append("zPosition") } }
    override var anchorPointZ: CGFloat { didSet { calls.append("anchorPointZ") } }
    override var sublayerTransform: CATransform3D { didSet { calls.append("sublayerTransform") } }
    override var transform: CATransform3D { didSet { calls.append("transform") } }
    override var beginTime: CFTimeInterval { didSet { calls.append("beginTime") } }
    override var duration: CFTimeInterval { didSet { calls.append("duration") } }
    override var speed: Float { didSet { calls.append("speed") } }
    override var timeOffset: CFTimeInterval { didSet { calls.append("timeOffset") } }
    override var repeatCount: Float { didSet { calls.append("repeatCount") } }
    override var repeatDuration: CFTimeInterval { didSet { calls.append("repeatDuration") } }
    override var autoreverses: Bool { didSet { calls.append("autoreverses") } }
    override var fillMode: CAMediaTimingFillMode { didSet { calls.append("fillMode") } }
  }

  @Test func overriddenSettersOfSubclassesAreCalled() {
    let recorder = Recorder()
    let layer: CALayer = recorder
    layer.backgroundColor = .white
    layer.cornerRadius = 4
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.cornerCurve = .continuous
    layer.borderWidth = 1
    layer.borderColor = .white
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.mask = CALayer()
    layer.isOpaque = true
    layer.allowsGroupOpacity = false
    layer.shouldRasterize = true
    layer.name = "name"
    layer.contents = nil
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    layer.contentsGravity = .center
    layer.contentsScale = 2
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .nearest
    layer.needsDisplayOnBoundsChange = true
    layer.shadowColor = .white
    layer.shadowOpacity = 0.5
    layer.shadowOffset = .zero
    layer.shadowRadius = 1
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.zPosition = 1
    layer.anchorPointZ = 1
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.beginTime = 1
    layer.duration = 1
    layer.speed = 0
    layer.timeOffset = 1
    layer.repeatCount = 1
    layer.repeatDuration = 1
    layer.autoreverses = true
    layer.fillMode = .both
    expect(
      recorder.calls,
      equals: [
        "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth",
        "borderColor", "opacity", "masksToBounds", "mask", "isOpaque", "allowsGroupOpacity",
        "shouldRasterize", "name", "contents", "contentsRect", "contentsGravity", "contentsScale",
        "magnificationFilter", "minificationFilter", "needsDisplayOnBoundsChange", "shadowColor",
        "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "zPosition", "anchorPointZ",
        "sublayerTransform", "transform", "beginTime", "duration", "speed", "timeOffset",
        "repeatCount", "repeatDuration", "autoreverses", "fillMode",
      ]
    )
    expect(layer.cornerRadius, equals: 4)
    expect(layer.shadowRadius, equals: 1)
    expect(layer.affineTransform().a, equals: 2)
  }

  @Test func presentationCopiesDoNotCallSetters() {
    let recorder = Recorder()
    recorder.opacity = 0.5
    let copy = recorder.presentation()
    expect(copy?.opacity, equals: 0.5)
    expect(copy?.calls.isEmpty, equals: true)
  }

  /// Redraws whenever its size changes.
  private final class Redrawn: CALayer {
    override var needsDisplayOnBoundsChange: Bool {
      get { true }
      set {}
    }
  }

  @Test func resizingCallsNeedsDisplayOnBoundsChange() {
    let layer = Redrawn()
    layer.displayIfNeeded()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(layer.needsDisplay())
  }

  /// Has coordinates and answers of its own.
  private final class Odd: CALayer {
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(x: 9, y: 9) }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CGPoint(x: 8, y: 8) }
    override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { 7 }
    override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { 6 }
    override func affineTransform() -> CGAffineTransform { CGAffineTransform(scaleX: 5, y: 5) }
    override func preferredFrameSize() -> CGSize { CGSize(width: 4, height: 4) }
    override var visibleRect: CGRect { CGRect(x: 0, y: 0, width: 3, height: 3) }
    override func animationKeys() -> [String]? { ["odd"] }
    override func animation(forKey key: String) -> CAAnimation? { CABasicAnimation(keyPath: key) }
    override func value(forKeyPath keyPath: String) -> Any? { keyPath }
    override func render(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
  }

  @Test func overriddenGettersAreUsed() throws {
    let layer: CALayer = Odd()
    expect(layer.convert(CGPoint.zero, to: nil).x, equals: 9)
    expect(layer.convert(CGPoint.zero, from: nil).x, equals: 8)
    expect(layer.convertTime(0, from: nil), equals: 7)
    expect(layer.convertTime(0, to: nil), equals: 6)
    expect(layer.affineTransform().a, equals: 5)
    expect(layer.preferredFrameSize().width, equals: 4)
    expect(layer.visibleRect.width, equals: 3)
    expect(layer.animationKeys(), equals: ["odd"])
    let animation = try require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    expect(animation.keyPath, equals: "opacity")
    expect(layer.value(forKeyPath: "a") as? String, equals: "a")
    // The layer tree does not use the overrides.
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(layer.frame.width, equals: 10)
  }

  private final class Slow: CABasicAnimation {
    override init() {
      super.init()
      duration = 50
    }
  }

  @Test func keyPathAnimationsCallTheDesignatedInitializer() {
    let slow = Slow(keyPath: "opacity")
    expect(slow.duration, equals: 50)
    expect(slow.keyPath, equals: "opacity")
  }
}
