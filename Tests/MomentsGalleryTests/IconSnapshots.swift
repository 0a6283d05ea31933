import CoreGraphics
import DesignKit
import Expectations
import ScreenTesting
import SnapshotAssertions
import Testing
import UIKit

/// Every icon alone, so that a new one does not change the image of another.
@Suite struct IconSnapshots {
  @Test(arguments: Icon.allCases)
  func icon(_ icon: Icon) throws {
    let image = try require(icon.image)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 32, height: 32)
    let drawn = UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      let size = image.size
      image.withTintColor(.black).draw(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      )
    }
    let pixels = try require(drawn.cgImage)
    assertSnapshot(of: pixels, as: .image, named: "\(icon)")
  }
}
