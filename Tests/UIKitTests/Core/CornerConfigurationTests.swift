import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

/// Corners with radii of their own, that follow the size or the container.
@MainActor @Suite struct CornerConfigurationTests {
  private final class Reader: UIView {
    var radii: [CGFloat] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      radii.append(effectiveRadius(corner: .topLeft))
    }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func radii(_ view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
  }

  /// A view of 100 by 100 points with fixed corners of 20, and one inside of it.
  private func nested(_ frame: CGRect, _ configuration: UICornerConfiguration) -> [UIView] {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.cornerConfiguration = .corners(radius: 20)
    let between = UIView(frame: container.bounds)
    let inner = UIView(frame: frame)
    inner.cornerConfiguration = configuration
    between.addSubview(inner)
    container.addSubview(between)
    return [container, between, inner]
  }

  // MARK: Radii

  @Test func fixedRadiiAreLimitedToHalfOfTheShorterSide() {
    view.cornerConfiguration = .corners(radius: .fixed(8))
    expect(radii(view), equals: [8, 8, 8, 8])
    view.cornerConfiguration = .uniformCorners(radius: 60.5)
    expect(radii(view), equals: [20, 20, 20, 20])
  }

  @Test func everyCornerHasItsRadius() {
    view.cornerConfiguration = .corners(
      topLeftRadius: 1,
      topRightRadius: nil,
      bottomLeftRadius: 3,
      bottomRightRadius: 4
    )
    expect(radii(view), equals: [1, 0, 4, 3])
    expect(view.effectiveRadius(corner: .allCorners), equals: 4)
    expect(view.effectiveRadius(corner: [.topLeft, .topRight]), equals: 1)
    view.cornerConfiguration = .uniformTopRadius(5)
    expect(radii(view), equals: [5, 5, 0, 0])
    view.cornerConfiguration = .uniformBottomRadius(5, topLeftRadius: 2)
    expect(radii(view), equals: [2, 0, 5, 5])
    view.cornerConfiguration = .uniformLeftRadius(5, bottomRightRadius: 2)
    expect(radii(view), equals: [5, 0, 2, 5])
    view.cornerConfiguration = .uniformRightRadius(5, topLeftRadius: 2)
    expect(radii(view), equals: [2, 5, 5, 0])
    view.cornerConfiguration = .uniformEdges(topRadius: 1, bottomRadius: 2)
    expect(radii(view), equals: [1, 1, 2, 2])
    view.cornerConfiguration = .uniformEdges(leftRadius: 1, rightRadius: 2)
    expect(radii(view), equals: [1, 2, 2, 1])
  }

  @Test func capsulesFollowTheSize() {
    view.cornerConfiguration = .capsule()
    expect(view.effectiveRadius(corner: .topLeft), equals: 20)
    view.frame.size = CGSize(width: 30, height: 100)
    expect(view.effectiveRadius(corner: .topLeft), equals: 15)
    view.cornerConfiguration = .capsule(maximumRadius: 10)
    expect(view.effectiveRadius(corner: .topLeft), equals: 10)
    view.bounds.size.width = 12
    expect(view.effectiveRadius(corner: .topLeft), equals: 6)
  }

  @Test func theLayersRadiusIsAnotherOne() {
    view.layer.cornerRadius = 7
    expect(view.effectiveRadius(corner: .allCorners), equals: 0)
    view.cornerConfiguration = .corners(radius: 9)
    expect(view.layer.cornerRadius, equals: 7)
    expect(view.effectiveRadius(corner: .allCorners), equals: 9)
  }

  @Test func configurationsAreComparedAndDescribed() {
    let initial = view.cornerConfiguration
    expect(UICornerConfiguration.corners(radius: 8), equals: .corners(radius: .fixed(8)))
    expect(initial != .corners(radius: 0))
    view.cornerConfiguration = .capsule()
    expect(view.cornerConfiguration, equals: .capsule())
    view.cornerConfiguration = initial
    expect(view.cornerConfiguration, equals: initial)
    expect(view.effectiveRadius(corner: .allCorners), equals: 0)
    expect(
      "\(UICornerConfiguration.uniformTopRadius(.containerConcentric(minimum: 8)))",
      equals: "UICornerConfiguration(topLeftRadius: .containerConcentric(minimumRadius: 8.0), "
        + "topRightRadius: .containerConcentric(minimumRadius: 8.0), "
        + "bottomLeftRadius: .unspecified, bottomRightRadius: .unspecified)"
    )
    expect("\(UICornerRadius.fixed(8))", equals: ".fixed(radius: 8.0)")
  }

  // MARK: Containers

  @Test func concentricCornersHaveTheContainersCenters() {
    let views = nested(
      CGRect(x: 4, y: 4, width: 92, height: 60),
      .corners(radius: .containerConcentric())
    )
    expect(radii(views[2]), equals: [16, 16, 0, 0], "square away from the container's corners")
    views[2].cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    expect(radii(views[2]), equals: [16, 16, 16, 16])
    views[2].cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    expect(radii(views[2]), equals: [16, 16, 5, 5])
  }

  @Test func concentricCornersFollowTheContainer() {
    let views = nested(
      CGRect(x: 4, y: 4, width: 92, height: 92),
      .corners(radius: .containerConcentric())
    )
    let inner = views[2]
    expect(radii(inner), equals: [16, 16, 16, 16])
    views[0].cornerConfiguration = .uniformTopRadius(10)
    expect(radii(inner), equals: [6, 6, 0, 0])
    views[1].frame.origin = CGPoint(x: 1, y: 1)
    expect(radii(inner), equals: [5, 5, 0, 0])
    views[1].frame.origin = .zero
    inner.frame = views[0].bounds
    expect(radii(inner), equals: [10, 10, 0, 0])
    inner.removeFromSuperview()
    expect(radii(inner), equals: [0, 0, 0, 0])
    views[0].addSubview(inner)
    expect(radii(inner), equals: [10, 10, 0, 0])
  }

  @Test func layoutsThatReadARadiusRunAgainWhenItChanges() {
    let views = nested(.zero, .capsule())
    let reader = Reader(frame: CGRect(x: 4, y: 4, width: 92, height: 92))
    reader.cornerConfiguration = .corners(radius: .containerConcentric())
    views[0].addSubview(reader)
    views[0].layoutIfNeeded()
    expect(reader.radii, equals: [16])
    views[0].cornerConfiguration = .corners(radius: 30)
    views[0].layoutIfNeeded()
    expect(reader.radii, equals: [16, 26])
  }

  // MARK: Drawing

  @Test func cornersOfSeveralRadiiAreDrawnAndClip() throws {
    let host = HeadlessHost(size: CGSize(width: 60, height: 60), scale: 1)
    let window = host.makeWindow()
    window.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    box.clipsToBounds = true
    box.cornerConfiguration = .corners(
      topLeftRadius: 20,
      topRightRadius: 6,
      bottomLeftRadius: nil,
      bottomRightRadius: 20
    )
    let fill = UIView(frame: box.bounds)
    fill.backgroundColor = .red
    box.addSubview(fill)
    window.addSubview(box)
    host.settle()
    let image = try require(host.snapshot())
    let white: UInt32 = 0xFFFF_FFFF
    let red: UInt32 = 0xFFFF_0000
    expect(image.pixel(x: 14, y: 14), equals: white, "of 20 points")
    expect(image.pixel(x: 49, y: 10), equals: white, "of 6 points")
    expect(image.pixel(x: 46, y: 13), equals: red)
    expect(image.pixel(x: 10, y: 49), equals: red, "square")
    expect(image.pixel(x: 45, y: 45), equals: white)
  }

  @Test func animationsChangeRadiiStepByStep() throws {
    let host = HeadlessHost(size: CGSize(width: 60, height: 60), scale: 1)
    let window = host.makeWindow()
    window.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    box.backgroundColor = .red
    window.addSubview(box)
    host.settle()
    host.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.cornerConfiguration = .uniformTopRadius(20)
      }
    }
    host.frame()
    host.advance(by: 0.5)
    let image = try require(host.snapshot())
    // A radius of 10: the corner is empty, and the pixel that one of 20 would leave empty is not.
    expect(image.pixel(x: 10, y: 10), equals: 0xFFFF_FFFF)
    expect(image.pixel(x: 14, y: 14), equals: 0xFFFF_0000)
    host.settle()
    expect(try require(host.snapshot()).pixel(x: 14, y: 14), equals: 0xFFFF_FFFF)
  }
}
