import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CoreDisplayTests {
  final class Disc: UIView {
    var color = UIColor.red
    var drawings: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawings.append(rect)
      color.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
  let window: UIWindow

  init() {
    window = host.makeWindow()
    window.backgroundColor = .white
  }

  @Test func contentDrawnByAViewIsShown() throws {
    let disc = Disc(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    window.addSubview(disc)
    let image = try require(host.snapshot())
    expect(image.pixel(x: 30, y: 30), equals: 0xFFFF_0000)
    expect(image.pixel(x: 11, y: 11), equals: 0xFFFF_FFFF)
    expect(disc.drawings, equals: [CGRect(x: 0, y: 0, width: 40, height: 40)])
  }

  @Test func viewsSizedLaterAreDrawn() throws {
    let disc = Disc()
    window.addSubview(disc)
    host.frame()
    disc.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    try expect(require(host.snapshot()).pixel(x: 50, y: 50), equals: 0xFFFF_0000)
  }

  @Test func drawingsAreCachedUntilInvalidated() {
    let disc = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(disc)
    host.frame()
    disc.frame.origin.x = 50
    disc.alpha = 0.5
    host.frame()
    expect(disc.drawings.count, equals: 1)
    disc.setNeedsDisplay()
    host.frame()
    expect(disc.drawings.count, equals: 2)
  }

  @Test func dynamicColorsInDrawingsFollowTheTraits() throws {
    let disc = Disc(frame: window.bounds)
    disc.color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    window.addSubview(disc)
    try expect(require(host.snapshot()).pixel(x: 50, y: 50), equals: 0xFFFF_0000)
    host.host.updateTraits { $0.userInterfaceStyle = .dark }
    try expect(require(host.snapshot()).pixel(x: 50, y: 50), equals: 0xFF00_FF00)
  }

  @Test func subviewsAreClippedOnRequest() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.backgroundColor = .red
    outer.addSubview(inner)
    window.addSubview(outer)
    try expect(require(host.snapshot()).pixel(x: 80, y: 80), equals: 0xFFFF_0000)
    outer.clipsToBounds = true
    try expect(require(host.snapshot()).pixel(x: 80, y: 80), equals: 0xFFFF_FFFF)
  }

  @Test func aMaskShowsPartOfAView() throws {
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    mask.backgroundColor = .black
    view.mask = mask
    window.addSubview(view)
    let image = try require(host.snapshot())
    expect(image.pixel(x: 20, y: 50), equals: 0xFFFF_0000)
    expect(image.pixel(x: 80, y: 50), equals: 0xFFFF_FFFF)
  }
}
