import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@Suite struct LayerTreeTests {
  @Test func insertingMovesALayerFromItsSuperlayer() {
    let (a, b, child) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    b.addSublayer(child)
    expectNil(a.sublayers)
    expect(b.sublayers, equals: [child])
    expect(child.superlayer, isSameAs: b)
  }

  @Test func siblingsKeepTheOrderOfTheirInsertion() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    expect(root.sublayers, equals: [layers[1], layers[2], layers[3], layers[0]])
    root.insertSublayer(layers[1], above: layers[0])
    expect(root.sublayers, equals: [layers[2], layers[3], layers[0], layers[1]])
    root.addSublayer(layers[2])
    expect(root.sublayers, equals: [layers[3], layers[0], layers[1], layers[2]])
    root.replaceSublayer(layers[0], with: layers[2])
    expect(root.sublayers, equals: [layers[3], layers[2], layers[1]])
  }

  @Test func releasingASuperlayerKeepsItsSublayers() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      expect(child.superlayer != nil)
    }
    expectNil(child.superlayer)
  }

  @Test func sublayersDoNotKeepTheirSuperlayerAlive() {
    weak var weakLayer: CALayer?
    do {
      let parent = CALayer()
      weakLayer = parent
      parent.addSublayer(CALayer())
      parent.mask = CALayer()
    }
    expectNil(weakLayer)
  }

  @Test func aMaskBelongsToOneLayer() {
    let (a, b, mask) = (CALayer(), CALayer(), CALayer())
    a.mask = mask
    expect(mask.superlayer, isSameAs: a)
    b.mask = mask
    expectNil(a.mask)
    expect(b.mask, isSameAs: mask)
    mask.removeFromSuperlayer()
    expectNil(b.mask)
  }
}

@Suite struct LayerGeometryTests {
  @Test func frameIsDerivedFromPositionBoundsAndAnchorPoint() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(layer.position, equals: CGPoint(x: 25, y: 40))
    expect(layer.bounds, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    expect(layer.frame, equals: CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test func frameOfARotatedLayerIsItsBoundingBox() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    expect(abs(frame.minX - 90) < 1e-9 && abs(frame.minY - 80) < 1e-9)
    expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  @Test func settingTheFrameOfAScaledLayerSetsTheSizeBeforeScaling() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    expect(layer.bounds.size, equals: CGSize(width: 20, height: 10))
    expect(layer.frame, equals: CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func pointsConvertThroughBoundsOriginTransformAndAncestors() {
    let (root, scroll, row) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    scroll.bounds.origin = CGPoint(x: 0, y: 30)
    row.frame = CGRect(x: 5, y: 40, width: 20, height: 20)
    root.addSublayer(scroll)
    scroll.addSublayer(row)
    expect(row.convert(CGPoint(x: 1, y: 2), to: root), equals: CGPoint(x: 16, y: 22))
    expect(row.convert(CGPoint(x: 16, y: 22), from: root), equals: CGPoint(x: 1, y: 2))
    let other = CALayer()
    other.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    root.addSublayer(other)
    expect(
      row.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: other),
      equals: CGRect(x: -35, y: -30, width: 4, height: 4)
    )
  }

  @Test func hitTestFindsTheFrontmostLayerWithinClips() {
    let (root, clip, inner, front) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    clip.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    front.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    root.addSublayer(clip)
    clip.addSublayer(inner)
    root.addSublayer(front)
    expect(root.hitTest(CGPoint(x: 45, y: 45)), isSameAs: inner)
    expect(root.hitTest(CGPoint(x: 60, y: 60)), isSameAs: inner)
    clip.masksToBounds = true
    expect(root.hitTest(CGPoint(x: 60, y: 60)), isSameAs: root)
    expect(root.hitTest(CGPoint(x: 15, y: 15)), isSameAs: front)
    clip.zPosition = 1
    expect(root.hitTest(CGPoint(x: 15, y: 15)), isSameAs: clip)
    clip.isHidden = true
    expect(root.hitTest(CGPoint(x: 15, y: 15)), isSameAs: front)
    expectNil(root.hitTest(CGPoint(x: 100, y: 50)))
  }

  @Test func anInvertedTransformUndoesTheTransform() {
    var t = CATransform3DMakeRotation(0.7, 0.2, 1, 0.3)
    t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
    let unit = CATransform3DConcat(t, CATransform3DInvert(t))
    let expected: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    let found = [
      unit.m11, unit.m12, unit.m13, unit.m14, unit.m21, unit.m22, unit.m23, unit.m24,
      unit.m31, unit.m32, unit.m33, unit.m34, unit.m41, unit.m42, unit.m43, unit.m44,
    ]
    for (a, b) in zip(found, expected) { expect(abs(a - b), isBelow: 1e-9) }
    let flat = CATransform3D()
    expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func planarRotationsMatchAffineOnes() {
    let affine = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.4, 0, 0, 2))
    let expected = CGAffineTransform(rotationAngle: 0.4)
    expect(abs(affine.a - expected.a) < 1e-12 && abs(affine.b - expected.b) < 1e-12)
    expect(abs(affine.c - expected.c) < 1e-12 && abs(affine.d - expected.d) < 1e-12)
  }
}

/// Counts the calls of a layer.
final class RecordingDelegate: NSObject, CALayerDelegate {
  var layouts = 0
  var drawings = 0
  var keys: [String] = []
  var action: (any CAAction)?
  var onLayout: ((CALayer) -> Void)?

  func layoutSublayers(of layer: CALayer) {
    layouts += 1
    onLayout?(layer)
  }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    drawings += 1
    ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(layer.bounds)
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    keys.append(event)
    return action
  }
}

@Suite struct LayerPassTests {
  @Test func layoutRunsOnceForManyChanges() {
    let delegate = RecordingDelegate()
    let layer = CALayer()
    layer.delegate = delegate
    layer.setNeedsLayout()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.addSublayer(CALayer())
    layer.layoutIfNeeded()
    expect(delegate.layouts, equals: 1)
    layer.layoutIfNeeded()
    expect(delegate.layouts, equals: 1)
    layer.bounds.origin.y = 5
    layer.layoutIfNeeded()
    expect(delegate.layouts, equals: 2)
  }

  @Test func layoutRunsFromTheTopmostDirtyLayerDown() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    let delegates = (0..<3).map { _ in RecordingDelegate() }
    for (layer, delegate) in zip([root, middle, leaf], delegates) { layer.delegate = delegate }
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.layoutIfNeeded()
    expect(delegates.map(\.layouts), equals: [1, 1, 1])
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    expect(delegates.map(\.layouts), equals: [1, 1, 2])
  }

  @Test func aLayerMarkedDuringLayoutIsLaidOutInTheSamePass() {
    let (root, child) = (CALayer(), CALayer())
    let (outer, inner) = (RecordingDelegate(), RecordingDelegate())
    root.delegate = outer
    child.delegate = inner
    root.addSublayer(child)
    root.layoutIfNeeded()
    inner.onLayout = { _ in if inner.layouts < 4 { root.setNeedsLayout() } }
    outer.onLayout = { _ in child.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expect(inner.layouts, equals: 4)
    expect(!root.needsLayout() && !child.needsLayout())
  }

  @Test func resizingALayerInvalidatesItsSuperlayer() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    root.layoutIfNeeded()
    child.position = CGPoint(x: 3, y: 3)
    expect(!root.needsLayout())
    child.bounds.size.width = 9
    expect(root.needsLayout())
  }

  @Test func drawingIsRecordedOnceOnRequest() throws {
    let delegate = RecordingDelegate()
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 10, height: 10)
    root.displaySubtreeIfNeeded()
    expect(delegate.drawings, equals: 0)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    root.displaySubtreeIfNeeded()
    root.displaySubtreeIfNeeded()
    expect(delegate.drawings, equals: 1)
    let list = try require(layer.displayList)
    expect(!list.isEmpty)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 20
    expect(layer.needsDisplay())
  }

  @Test func theBorderColorIsBlackUntilItIsSet() {
    let layer = CALayer()
    expect(layer.borderColor, equals: .black)
    layer.borderColor = nil
    layer.borderWidth = 2
    expect(layer.borderColor, equals: nil)
  }
}
