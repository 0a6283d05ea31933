import CoreGraphics
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of emitted particles.
@Suite struct EmitterSnapshots {
  private let host = HeadlessHost(size: CGSize(width: 320, height: 240), scale: 2)

  /// An image of a shape, white.
  private func image(_ size: CGSize, _ draw: (CGContext, CGRect) -> Void) -> CGImage? {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      draw(context.cgContext, CGRect(origin: .zero, size: size))
    }.cgImage
  }

  @Test func confetti() {
    let window = host.makeWindow()
    window.backgroundColor = .white
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 160, y: -10)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 320, height: 1)
    emitter.seed = 3
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPurple]
    emitter.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.contents = image(CGSize(width: 10, height: 6)) { $0.fill($1) }
      cell.contentsScale = 2
      cell.color = color.cgColor
      cell.birthRate = 12
      cell.lifetime = 5
      cell.velocity = 60
      cell.velocityRange = 25
      cell.emissionLongitude = .pi / 2
      cell.emissionRange = .pi / 4
      cell.yAcceleration = 20
      cell.spin = 3
      cell.spinRange = 3
      cell.scale = 0.8
      cell.scaleRange = 0.4
      return cell
    }
    emitter.beginTime = host.clock.now()
    window.layer.addSublayer(emitter)
    host.frame()
    host.advance(by: 3)
    expectLook(window, on: host, "confetti")
  }

  @Test func fireworks() {
    let window = host.makeWindow()
    window.backgroundColor = UIColor(red: 0.05, green: 0.05, blue: 0.12, alpha: 1)
    let spark = CAEmitterCell()
    spark.contents = image(CGSize(width: 6, height: 6)) { $0.fillEllipse(in: $1) }
    spark.contentsScale = 2
    spark.birthRate = 3000
    spark.beginTime = 1
    spark.duration = 0.05
    spark.lifetime = 1.5
    spark.velocity = 60
    spark.velocityRange = 20
    spark.emissionRange = 2 * .pi
    spark.yAcceleration = 20
    spark.scale = 0.7
    spark.alphaSpeed = -0.5
    let rocket = CAEmitterCell()
    rocket.birthRate = 2
    rocket.lifetime = 1.1
    rocket.velocity = 150
    rocket.velocityRange = 30
    rocket.yAcceleration = 30
    rocket.emissionLongitude = -.pi / 2
    rocket.emissionRange = .pi / 3
    rocket.color = CGColor(srgbRed: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    rocket.redRange = 0.4
    rocket.greenRange = 0.4
    rocket.blueRange = 0.4
    rocket.emitterCells = [spark]
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 160, y: 230)
    emitter.renderMode = .additive
    emitter.emitterCells = [rocket]
    emitter.seed = 5
    emitter.beginTime = host.clock.now()
    window.layer.addSublayer(emitter)
    host.frame()
    host.advance(by: 2.6)
    expectLook(window, on: host, "fireworks")
  }
}
