import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@testable import GTKHost

/// Particles in a window equal those of an image.
@Suite struct NodeEmitterTests {
  @Test(arguments: [CAEmitterLayerRenderMode.oldestFirst, .additive])
  func particlesMatchTheImageRenderer(mode: CAEmitterLayerRenderMode) throws {
    NodeRecorder.prepare()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = CGColor(srgbRed: 0.2, green: 0.2, blue: 0.4, alpha: 1)
    let dot = try require(CairoCanvas(width: 8, height: 8, scale: 1))
    dot.draw(
      .fillRoundedRect(RoundedRect(CGRect(x: 0, y: 0, width: 8, height: 8), radius: 4), .white)
    )
    dot.flush()
    let cell = CAEmitterCell()
    cell.contents = dot.makeImage()
    cell.birthRate = 40
    cell.lifetime = 1
    cell.velocity = 20
    cell.emissionRange = 2 * .pi
    cell.color = CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.8)
    cell.greenRange = 0.5
    cell.alphaSpeed = -0.5
    let emitter = CAEmitterLayer()
    emitter.frame = root.bounds
    emitter.emitterPosition = CGPoint(x: 32, y: 32)
    emitter.renderMode = mode
    emitter.emitterCells = [cell]
    root.addSublayer(emitter)
    let recorder = NodeRecorder(root: root)
    var drawn = 0
    for step in 1...4 {
      recorder.time = Double(step) / 2
      root.advanceAnimations(at: recorder.time)
      let nodes = try require(CairoCanvas(width: 64, height: 64, scale: 1))
      recorder.draw(on: nodes)
      let image = try require(CairoCanvas(width: 64, height: 64, scale: 1))
      LayerRenderer(scale: 1).render(root, into: image, at: recorder.time)
      for offset in stride(from: 0, to: 64 * 64 * 4, by: 4) {
        func pixel(_ canvas: CairoCanvas) -> UInt32 {
          canvas.pixels.bytes.load(fromByteOffset: offset, as: UInt32.self)
        }
        let (a, b) = (pixel(nodes), pixel(image))
        let isNear = [0, 8, 16].allSatisfy {
          abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 4
        }
        expect(isNear, "step \(step)")
        if b >> 16 & 255 > 60 { drawn += 1 }
      }
    }
    expect(drawn, isAbove: 200)
  }
}
