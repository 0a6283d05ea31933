import CoreGraphics
import Expectations
import Foundation
import Testing
import _Testing_Canvas

/// Outlines of lines.
struct StrokedPathTests {
  private func corner() -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 40))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    return path
  }

  private func outline(
    _ path: CGPath,
    _ cap: CGLineCap,
    _ join: CGLineJoin,
    width: CGFloat = 8
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func fillingAStrokedPathCoversThePixelsOfTheStroke(cap: CGLineCap, join: CGLineJoin) throws {
    let curve = CGMutablePath()
    curve.addPath(corner())
    curve.addCurve(
      to: CGPoint(x: 30, y: 45),
      control1: CGPoint(x: 50, y: 20),
      control2: CGPoint(x: 20, y: 20)
    )
    curve.addEllipse(in: CGRect(x: 25, y: 25, width: 20, height: 16))
    let drawn = try Sheet(60, 60)
    drawn.recorder.setLineWidth(8)
    drawn.recorder.setLineCap(cap)
    drawn.recorder.setLineJoin(join)
    drawn.recorder.addPath(curve)
    drawn.recorder.strokePath()
    let filled = try Sheet(60, 60)
    filled.recorder.addPath(outline(curve, cap, join))
    filled.recorder.fillPath()
    let (one, two) = (try drawn.finish(), try filled.finish())
    var different = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let (a, b) = (one.pixel(x: x, y: y) & 0xFF, two.pixel(x: x, y: y) & 0xFF)
        if abs(Int(a) - Int(b)) > 40 { different += 1 }
      }
    }
    expect(different, equals: 0)
  }

  @Test func aClosedLineHasAHole() {
    let ring = outline(
      CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil),
      .butt,
      .miter,
      width: 4
    )
    expect(ring.boundingBoxOfPath, equals: CGRect(x: -2, y: -2, width: 24, height: 24))
    expect(ring.contains(CGPoint(x: 0, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func aPointIsVisibleOnlyByItsLineCaps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    expect(outline(path, .butt, .miter), satisfies: \.isEmpty)
    expect(outline(path, .square, .miter).contains(CGPoint(x: 8, y: 8)))
    let round = outline(path, .round, .miter)
    expect(round.contains(CGPoint(x: 8, y: 5)) && !round.contains(CGPoint(x: 8.5, y: 8.5)))
  }

  @Test func replacePathWithStrokedPathIncludesDashes() throws {
    let sheet = try Sheet(40, 10)
    let context = sheet.recorder
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [10, 10])
    context.move(to: CGPoint(x: 0, y: 5))
    context.addLine(to: CGPoint(x: 40, y: 5))
    context.replacePathWithStrokedPath()
    expect(context.pathContains(CGPoint(x: 5, y: 6), mode: .fill))
    expect(!context.pathContains(CGPoint(x: 15, y: 6), mode: .fill))
    let box = context.boundingBoxOfPath
    expect(abs(box.minX) < 1e-9 && abs(box.maxX - 30) < 1e-9)
    expect(abs(box.minY - 3) < 1e-9 && abs(box.maxY - 7) < 1e-9)
  }

  @Test func aTransformIsDecomposedAndRecomposed() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3),
      horizontalShear: 0.25,
      rotation: 0.5,
      translation: CGVector(dx: 7, dy: -4)
    )
    let found = CGAffineTransform(parts).decomposed()
    expect(abs(found.scale.width - 2) < 1e-9 && abs(found.scale.height - 3) < 1e-9)
    expect(abs(found.horizontalShear - 0.25) < 1e-9 && abs(found.rotation - 0.5) < 1e-9)
    expect(found.translation, equals: CGVector(dx: 7, dy: -4))
    let mirrored = CGAffineTransform(scaleX: -1, y: 1).decomposed()
    expect(mirrored.scale == CGSize(width: -1, height: 1) && mirrored.rotation == 0)
  }
}
