import CoreGraphics
import Expectations
import Testing
import _Testing_Canvas

struct CanvasTests {
  @Test func fillOnWholePixelsHasSharpEdges() throws {
    let sheet = try Sheet(10, 10)
    sheet.recorder.setFillColor(.red)
    sheet.recorder.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
    let image = try sheet.finish()
    expect(image.hex(2, 3), equals: "ffff0000")
    expect(image.hex(5, 7), equals: "ffff0000")
    expect(image.hex(1, 3), equals: "ffffffff")
    expect(image.inked, equals: 20)
  }

  @Test func halfPixelIsHalfColored() throws {
    let sheet = try Sheet(4, 4)
    sheet.recorder.setFillColor(.black)
    sheet.recorder.fill(CGRect(x: 1, y: 1, width: 1.5, height: 1))
    let image = try sheet.finish()
    expect(image.hex(1, 1), equals: "ff000000")
    expect((0x70...0x90).contains(image.pixel(x: 2, y: 1) & 0xFF))
  }

  @Test func scaleTwoDrawsFourPixelsPerPoint() throws {
    let sheet = try Sheet(4, 4, scale: 2)
    sheet.recorder.setFillColor(.blue)
    sheet.recorder.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    try expect(sheet.finish().inkBox, equals: PixelRect(x: 2, y: 2, width: 2, height: 2))
  }

  @Test func roundedCornersStayTransparent() throws {
    let sheet = try Sheet(40, 40)
    sheet.recorder.setFillColor(.red)
    sheet.recorder.addPath(
      CGPath(
        RoundedRect(
          CGRect(x: 0, y: 0, width: 40, height: 40),
          topLeft: 20,
          topRight: 0,
          bottomRight: 0,
          bottomLeft: 0
        )
      )
    )
    sheet.recorder.fillPath()
    let image = try sheet.finish()
    expect(image.hex(0, 0), equals: "ffffffff")
    expect(image.hex(39, 0), equals: "ffff0000")
    expect(image.hex(0, 39), equals: "ffff0000")
  }

  @Test func clipEndsWithRestore() throws {
    let sheet = try Sheet(10, 10)
    let context = sheet.recorder
    context.setFillColor(.red)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    try expect(sheet.finish().inked, equals: 26)
  }

  @Test func restoreWithoutSaveChangesNothing() throws {
    let sheet = try Sheet(4, 4)
    sheet.recorder.restoreGState()
    sheet.recorder.endTransparencyLayer()
    sheet.recorder.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    try expect(sheet.finish().hex(0, 0), equals: "ff000000")
  }

  @Test func aDisplayListClosesItsOpenStatesAndLayers() throws {
    let context = CGContext(recordingInto: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.saveGState()
    context.translateBy(x: 2, y: 0)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let list = context.takeDisplayList()
    let sheet = try Sheet(4, 4)
    sheet.canvas.draw(list)
    sheet.canvas.draw(.fillRect(CGRect(x: 0, y: 0, width: 1, height: 1), .black))
    try expect(sheet.finish().hex(0, 0), equals: "ff000000")
  }

  @Test func transformingTheContextKeepsTheCurrentPath() throws {
    let sheet = try Sheet(20, 20)
    let context = sheet.recorder
    context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    context.translateBy(x: 10, y: 10)
    context.fillPath()
    try expect(sheet.finish().inkBox, equals: PixelRect(x: 2, y: 2, width: 4, height: 4))
  }

  @Test func groupOpacityAppliesToTheComposite() throws {
    let sheet = try Sheet(10, 10)
    let context = sheet.recorder
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 3, y: 3, width: 6, height: 6))
    context.endTransparencyLayer()
    let image = try sheet.finish()
    // Where both overlap, only the upper one is visible, not a mix of both.
    expect(image.hex(4, 4), equals: image.hex(8, 8))
    expect(image.pixel(x: 4, y: 4) & 0xFF, equals: 0xFF)
  }

  @Test func blendModeEndsWithRestore() throws {
    let sheet = try Sheet(4, 4)
    let context = sheet.recorder
    context.saveGState()
    context.setBlendMode(.multiply)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    context.restoreGState()
    context.setFillColor(.green)
    context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    let image = try sheet.finish()
    expect(image.hex(0, 0), equals: "ff000000")
    expect(image.hex(2, 0), equals: "ffff0000")
    expect(image.hex(3, 0), equals: "ff00ff00")
  }

  @Test func clearMakesTransparent() throws {
    let sheet = try Sheet(4, 4, white: false)
    sheet.recorder.setFillColor(.red)
    sheet.recorder.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    sheet.recorder.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = try sheet.finish()
    expect(image.hex(0, 0), equals: "ffff0000")
    expect(image.hex(1, 1), equals: "00000000")
  }

  @Test func dashedLineHasGaps() throws {
    let sheet = try Sheet(20, 3)
    let context = sheet.recorder
    context.setLineDash(phase: 0, lengths: [4, 4])
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 20, y: 1.5)])
    let image = try sheet.finish()
    expect(image.hex(1, 1), equals: "ff000000")
    expect(image.hex(5, 1), equals: "ffffffff")
    expect(image.hex(9, 1), equals: "ff000000")
  }

  @Test func zeroLengthDashesAreASolidLine() throws {
    let sheet = try Sheet(10, 3)
    sheet.recorder.setLineDash(phase: 0, lengths: [0, 0])
    sheet.recorder.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 10, y: 1.5)])
    try expect(sheet.finish().inked, equals: 10)
  }

  @Test func linearGradientRunsFromColorToColor() throws {
    let sheet = try Sheet(100, 1)
    let gradient = CGGradient(
      stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)])
    sheet.recorder.drawLinearGradient(
      gradient,
      start: CGPoint(x: 20, y: 0),
      end: CGPoint(x: 80, y: 0),
      options: .drawsAfterEndLocation
    )
    let image = try sheet.finish()
    expect(image.hex(5, 0), equals: "ffffffff")
    expect(image.pixel(x: 22, y: 0) >> 16 & 0xFF, isAbove: 0xE0)
    expect(image.hex(95, 0), equals: "ff0000ff")
    let middle = image.pixel(x: 50, y: 0)
    expect((0x70...0x90).contains(middle & 0xFF))
  }

  @Test func deviceClipIsInPixels() throws {
    let sheet = try Sheet(10, 10, scale: 2)
    sheet.canvas.save()
    sheet.canvas.clipToDevice(PixelRect(x: 3, y: 3, width: 2, height: 2))
    sheet.canvas.draw(.fillRect(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
    sheet.canvas.restore()
    let image = try require(sheet.canvas.makeImage())
    expect(image.inkBox, equals: PixelRect(x: 3, y: 3, width: 2, height: 2))
  }

  @Test func blitCopiesPixelByPixelAtAnyScale() throws {
    let source = try Sheet(3, 3)
    source.canvas.clear(PixelRect(x: 1, y: 1, width: 1, height: 1), to: .blue)
    let sheet = try Sheet(10, 10, scale: 3)
    let all = PixelRect(x: 0, y: 0, width: 3, height: 3)
    sheet.canvas.blit(source.canvas, from: all, toPixelX: 7, y: 8)
    let image = try require(sheet.canvas.makeImage())
    expect(image.inkBox, equals: PixelRect(x: 8, y: 9, width: 1, height: 1))
  }
}
