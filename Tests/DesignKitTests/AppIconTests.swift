import CoreGraphics
import DesignKit
import Expectations
import Foundation
import Testing
import UIKit

@Suite struct AppIconTests {
  /// The color of a pixel of an image, as alpha, red, green and blue up to 255.
  private func color(of image: UIImage, x: Int, y: Int) throws -> [UInt32] {
    let pixel = UInt32(try require(image.cgImage).pixel(x: x, y: y))
    return [24, 16, 8, 0].map { pixel >> $0 & 0xFF }
  }

  @Test(arguments: [16, 22, 48, 512])
  func theIconIsAWhiteBubbleOnABluePlate(_ side: Int) throws {
    let image = AppIcon.image(side: CGFloat(side))
    expect(image.cgImage?.width, equals: side)
    try expect(color(of: image, x: 0, y: 0)[0], isBelow: 128)
    let plate = try color(of: image, x: side / 2, y: side * 7 / 8)
    expect(plate[0] == 255 && plate[3] > plate[1])
    let bubble = try color(of: image, x: side * 15 / 64, y: side * 7 / 16)
    expect(bubble.allSatisfy { $0 > 240 })
  }

  @Test func theFilesForAllSizesAreWellFormed() {
    for text in [AppIcon.svg, AppIcon.symbolicSVG] {
      expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      expect(text.hasSuffix("</svg>\n"))
      expect(text.components(separatedBy: "<path ").count, isAbove: 1)
      expect(!text.contains("nan") && !text.contains("inf"))
    }
  }
}
