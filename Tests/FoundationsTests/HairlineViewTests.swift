import DesignKit
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct HairlineViewTests {
  /// A line at the bottom of a clipping view whose edge is between two pixels.
  private func screen(bottom: CGFloat, scale: CGFloat) -> Screen {
    Screen(traits: ScreenTraits(size: CGSize(width: 40, height: 40), scale: scale)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: bottom))
      row.clipsToBounds = true
      let line = HairlineView()
      line.accessibilityIdentifier = "line"
      row.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
      controller.view.addSubview(row)
      return controller
    }
  }

  @Test(arguments: [20, 20.2, 20.3, 20.5, 20.7, 20.9], [1, 2, 3])
  func theLineIsOnePixelAtAnyEdge(bottom: CGFloat, scale: CGFloat) async throws {
    let screen = screen(bottom: bottom, scale: scale)
    await screen.settle()
    expect(abs(try screen.view("line").bounds.height * scale - 1), isBelow: 0.01)
    let image = try screen.snapshot()
    let dark = (0..<image.height).filter { image.pixel(x: 5, y: $0) != image.pixel(x: 5, y: 0) }
    expect(dark.count, equals: 1)
  }
}
