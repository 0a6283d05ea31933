import CoreGraphics
import Expectations
import Testing
import UIKit

@testable import ScreenTesting

/// What looks the same on two platforms, and what does not.
@Suite struct LooksDifferenceTests {
  /// A line of text on a white background.
  private func drawing(
    _ text: String,
    x: CGFloat = 8,
    y: CGFloat = 8,
    color: UIColor = .black,
    size: CGSize = CGSize(width: 160, height: 40)
  ) throws -> CGImage {
    let screen = Screen(traits: ScreenTraits(size: size)) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: x, y: y, width: 140, height: 24))
      label.text = text
      label.textColor = color
      controller.view.addSubview(label)
      return controller
    }
    return try screen.snapshot()
  }

  @Test func equalImagesLookTheSame() throws {
    expectNil(LooksDifference(of: try drawing("Moments"), from: try drawing("Moments")))
  }

  @Test("edges that are rounded differently look the same")
  func rounding() throws {
    let moved = try drawing("Moments", x: 8.1)
    expectNil(LooksDifference(of: moved, from: try drawing("Moments")))
  }

  @Test(
    "a missing letter, a comma and a line that is two pixels lower do not",
    arguments: [
      ("Moment", 8.0), ("Moments,", 8.0), ("Moments", 10.0),
    ]
  )
  func content(text: String, y: Double) throws {
    let changed = try drawing(text, y: y)
    let found = try require(LooksDifference(of: changed, from: try drawing("Moments")))
    expect(found.description.contains("look different"))
    expect(found.image != nil)
  }

  @Test func anotherColorDoesNot() throws {
    let gray = try drawing("Moments", color: .gray)
    expect(LooksDifference(of: gray, from: try drawing("Moments")) != nil)
  }

  @Test func anotherSizeDoesNot() throws {
    let wide = try drawing("Moments", size: CGSize(width: 161, height: 40))
    let found = LooksDifference(of: wide, from: try drawing("Moments"))
    expect(found?.description, equals: "the picture is 161x40 pixels, the reference 160x40")
  }
}
