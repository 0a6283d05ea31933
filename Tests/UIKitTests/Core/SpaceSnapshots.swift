import CoreGraphics
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// A view whose subviews keep their depth.
private final class SpaceView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

/// Snapshots of layers in space.
@Suite struct SpaceSnapshots {
  private let host: HeadlessHost
  private let window: UIWindow
  private let stage: UIView

  init() {
    host = HeadlessHost(size: CGSize(width: 320, height: 240), scale: 2)
    window = host.makeWindow()
    window.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.96, alpha: 1)
    stage = UIView(frame: window.bounds)
    window.addSubview(stage)
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// A card with a colored area, a title and a line.
  private func card(_ size: CGSize, _ color: UIColor, _ title: String) -> UIView {
    let card = UIView(frame: CGRect(origin: .zero, size: size))
    card.backgroundColor = .white
    card.layer.cornerRadius = 10
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 6
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    let area = UIView(
      frame: CGRect(x: 8, y: 8, width: size.width - 16, height: size.height - 44)
    )
    area.backgroundColor = color
    area.layer.cornerRadius = 6
    let label = UILabel(
      frame: CGRect(x: 8, y: size.height - 32, width: size.width - 16, height: 24)
    )
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    card.addSubview(area)
    card.addSubview(label)
    return card
  }

  @Test func aCube() {
    let box = SpaceView(frame: CGRect(x: 160, y: 120, width: 0, height: 0))
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemTeal,
    ]
    let turns: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0),
      (-.pi / 2, 1, 0),
    ]
    for (index, (angle, x, y)) in turns.enumerated() {
      let face = UILabel(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
      face.text = "\(index + 1)"
      face.font = .systemFont(ofSize: 56, weight: .bold)
      face.textAlignment = .center
      face.textColor = .white
      face.backgroundColor = colors[index]
      face.layer.borderWidth = 3
      face.layer.borderColor = UIColor.white.cgColor
      face.center = .zero
      face.transform3D = CATransform3DTranslate(
        CATransform3DMakeRotation(angle, x, y, 0),
        0,
        0,
        55
      )
      box.addSubview(face)
    }
    stage.layer.sublayerTransform = perspective(500)
    stage.addSubview(box)
    box.transform3D = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.65, 0, 1, 0)
    expectLook(window, on: host, "cube")
  }

  @Test func aRowOfCovers() {
    stage.layer.sublayerTransform = perspective(400)
    for index in 0..<7 {
      let offset = CGFloat(index - 3)
      let cover = card(
        CGSize(width: 100, height: 130),
        UIColor(hue: CGFloat(index) / 7, saturation: 0.6, brightness: 0.9, alpha: 1),
        "No. \(index + 1)"
      )
      let side = offset == 0 ? 0 : offset > 0 ? CGFloat(1) : -1
      cover.center = CGPoint(x: 160 + offset * 32 + side * 42, y: 115)
      cover.layer.zPosition = offset == 0 ? 0 : -60 - abs(offset)
      cover.transform3D = CATransform3DMakeRotation(-side * .pi / 3, 0, 1, 0)
      stage.addSubview(cover)
    }
    expectLook(window, on: host, "covers")
  }

  @Test func aCardOfTwoSides() {
    for (index, angle) in [0.5, 1.2, 2.0, 2.7].enumerated() {
      let space = SpaceView(
        frame: CGRect(x: 12 + CGFloat(index) * 76, y: 60, width: 68, height: 110)
      )
      let front = card(space.bounds.size, .systemTeal, "Front")
      let back = card(space.bounds.size, .systemPink, "Back")
      back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      for side in [front, back] {
        side.layer.isDoubleSided = false
        space.addSubview(side)
      }
      space.transform3D = CATransform3DRotate(perspective(300), CGFloat(angle), 0, 1, 0)
      stage.addSubview(space)
    }
    expectLook(window, on: host, "card")
  }

  @Test func aDoorThatFolds() {
    // Two leaves, the second hinged to the first: a rotated view in a rotated view.
    let room = UIView(frame: CGRect(x: 60, y: 40, width: 200, height: 160))
    room.backgroundColor = .darkGray
    stage.addSubview(room)
    stage.layer.sublayerTransform = perspective(450)
    let first = CATransformLayer()
    first.anchorPoint = CGPoint(x: 0, y: 0.5)
    first.bounds = CGRect(x: 0, y: 0, width: 100, height: 160)
    first.position = CGPoint(x: 60, y: 120)
    first.transform = CATransform3DMakeRotation(-0.9, 0, 1, 0)
    let second = CATransformLayer()
    second.anchorPoint = CGPoint(x: 0, y: 0.5)
    second.bounds = first.bounds
    second.position = CGPoint(x: 100, y: 80)
    second.transform = CATransform3DMakeRotation(1.6, 0, 1, 0)
    for (leaf, color) in [(first, UIColor.brown), (second, UIColor.systemOrange)] {
      let board = CALayer()
      board.frame = leaf.bounds
      board.backgroundColor = color.cgColor
      board.borderColor = UIColor.white.cgColor
      board.borderWidth = 4
      leaf.addSublayer(board)
    }
    first.addSublayer(second)
    stage.layer.addSublayer(first)
    expectLook(window, on: host, "door")
  }

  @Test func aFlip() {
    let view = card(CGSize(width: 200, height: 160), .systemIndigo, "Before")
    view.center = stage.center
    stage.addSubview(view)
    host.frame()
    _ = host.snapshot()
    host.run {
      UIView.transition(
        with: view,
        duration: 4,
        options: [.transitionFlipFromLeft, .curveLinear]
      ) {
        view.subviews[0].backgroundColor = .systemYellow
        (view.subviews[1] as? UILabel)?.text = "After"
      }
    }
    host.frame()
    host.advance(by: 1.3)
    expectLook(window, on: host, "flip-before")
    host.advance(by: 1.4)
    expectLook(window, on: host, "flip-after")
  }
}
