import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Layout of layers without a view in each frame, and of views through their layers.
@MainActor @Suite struct LayerLayoutTests {
  private nonisolated final class Counted: CALayer {
    var count = 0
    var onLayout: ((CALayer) -> Void)?
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
      onLayout?(self)
    }
  }

  private final class Container: UIView {
    override class var layerClass: AnyClass { Counted.self }
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Arranger: NSObject, CALayerDelegate {
    var laidOut: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow

  init() {
    window = host.makeWindow()
    host.frame()
  }

  @Test func aLayerInAViewIsLaidOutWithTheNextFrame() {
    let layer = Counted()
    window.layer.addSublayer(layer)
    expect(layer.count, equals: 0)
    host.frame()
    expect(layer.count, equals: 1)
    expect(!layer.needsLayout())
    host.frame()
    expect(layer.count, equals: 1)
  }

  @Test func setNeedsLayoutOfALayerLaysItOutAgainAndRequestsTheFrame() {
    let layer = Counted()
    window.layer.addSublayer(layer)
    host.frame()
    layer.setNeedsLayout()
    expect(layer.needsLayout())
    expect(host.host.needsFrame)
    host.frame()
    expect(layer.count, equals: 2)
    expect(!host.host.needsFrame)
  }

  @Test func aLayerThatChangesItsSizeIsLaidOut() {
    let outer = Counted()
    let inner = Counted()
    outer.addSublayer(inner)
    window.layer.addSublayer(outer)
    host.frame()
    outer.onLayout = { inner.frame = $0.bounds.insetBy(dx: 5, dy: 5) }
    outer.bounds.size = CGSize(width: 50, height: 40)
    host.frame()
    expect(outer.count, equals: 2)
    expect(inner.bounds.size, equals: CGSize(width: 40, height: 30))
    expect(inner.count, equals: 2)
  }

  @Test func theDelegateOfALayerLaysItOut() {
    let arranger = Arranger()
    let layer = CALayer()
    layer.delegate = arranger
    window.layer.addSublayer(layer)
    host.frame()
    expect(arranger.laidOut, equals: [layer])
  }

  @Test func layersDeepInAViewTreeAreFound() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    window.addSubview(view)
    host.frame()
    let layer = Counted()
    let deep = Counted()
    layer.addSublayer(deep)
    inner.layer.addSublayer(layer)
    host.frame()
    expect(layer.count, equals: 1)
    expect(deep.count, equals: 1)
    deep.setNeedsLayout()
    host.frame()
    expect(layer.count, equals: 1)
    expect(deep.count, equals: 2)
  }

  @Test func aMaskIsLaidOut() {
    let mask = Counted()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.mask = mask
    window.addSubview(view)
    host.frame()
    expect(mask.count, equals: 1)
  }

  @Test func aViewIsLaidOutThroughItsLayer() {
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    host.frame()
    expect((container.layer as? Counted)?.count, equals: 1)
    expect(container.layouts, equals: 1)
    container.setNeedsLayout()
    host.frame()
    expect((container.layer as? Counted)?.count, equals: 2)
    expect(container.layouts, equals: 2)
  }

  @Test func layoutIfNeededOfAViewLaysOutItsLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = Counted()
    view.layer.addSublayer(layer)
    view.layoutIfNeeded()
    expect(layer.count, equals: 1)
  }

  @Test func layoutIfNeededOfALayerBeginsAtTheViewThatWaits() {
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = Counted()
    container.layer.addSublayer(layer)
    expect(container.layer.needsLayout())
    layer.layoutIfNeeded()
    expect(container.layouts, equals: 1)
    expect(layer.count, equals: 1)
    expect(!container.layer.needsLayout())
  }

  @Test func aLayersLayoutMayMarkAView() {
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    host.frame()
    let layer = Counted()
    layer.onLayout = { _ in container.setNeedsLayout() }
    window.layer.addSublayer(layer)
    host.frame()
    expect(container.layouts, equals: 2)
  }

  @Test func sublayersThatALayoutAddsDoNotRequestAnother() {
    let layer = Counted()
    layer.onLayout = { $0.addSublayer(CALayer()) }
    window.layer.addSublayer(layer)
    host.frame()
    expect(layer.count, equals: 1)
    expect(layer.sublayers?.count, equals: 1)
  }

  @Test func aLayoutThatRequestsItselfIsContinuedInTheNextFrame() {
    let layer = Counted()
    layer.onLayout = { $0.setNeedsLayout() }
    window.layer.addSublayer(layer)
    host.frame()
    expect(layer.count, isAbove: 1)
    layer.onLayout = nil
    host.frame()
    expect(!layer.needsLayout())
  }
}
