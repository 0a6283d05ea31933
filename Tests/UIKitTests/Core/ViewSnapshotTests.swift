import Expectations
import Foundation
import Testing
import UIKit

/// Images of views.
@MainActor @Suite struct ViewSnapshotTests {
  private let host = HeadlessHost(size: CGSize(width: 40, height: 20), scale: 1)
  private let window: UIWindow
  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

  init() {
    window = host.makeWindow()
    let half = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    source.backgroundColor = .red
    half.backgroundColor = .blue
    source.addSubview(half)
    window.addSubview(source)
    host.frame()
  }

  @Test func aSnapshotViewShowsTheContentOfARemovedView() throws {
    let snapshot = try require(source.snapshotView(afterScreenUpdates: false))
    expect(snapshot.bounds, equals: source.bounds)
    host.run {
      source.removeFromSuperview()
      window.addSubview(snapshot)
    }
    host.frame()
    let image = try require(host.snapshot())
    expect(image.pixel(x: 5, y: 5), equals: 0xFFFF_0000)
    expect(image.pixel(x: 15, y: 5), equals: 0xFF00_00FF)
    expectNil(UIView().snapshotView(afterScreenUpdates: true))
  }

  @Test func resizableSnapshotsKeepTheirEdges() throws {
    let part = try require(
      source.resizableSnapshotView(
        from: CGRect(x: 8, y: 0, width: 4, height: 10),
        afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
      )
    )
    expect(part.bounds.size, equals: CGSize(width: 4, height: 10))
    host.run {
      part.frame = CGRect(x: 0, y: 10, width: 12, height: 10)
      window.addSubview(part)
    }
    host.frame()
    let image = try require(host.snapshot())
    expect((0..<2).allSatisfy { image.pixel(x: $0, y: 15) == 0xFFFF_0000 })
    // Next to the edge, rounding of the filter may leave two of 255.
    for pixel in (2..<12).map({ image.pixel(x: $0, y: 15) }) {
      expect(pixel >> 16 & 0xFF <= 2 && pixel & 0xFF >= 0xFD)
    }
  }

  @Test func aHierarchyIsDrawnIntoAContext() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var isWhole = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
      .image { _ in
        isWhole = source.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 40, height: 20),
          afterScreenUpdates: true
        )
      }
    expect(isWhole)
    expect(image.cgImage?.pixel(x: 10, y: 10), equals: 0xFFFF_0000)
    expect(image.cgImage?.pixel(x: 30, y: 10), equals: 0xFF00_00FF)
    expect(!source.drawHierarchy(in: .zero, afterScreenUpdates: false), "there is no context")
  }
}
