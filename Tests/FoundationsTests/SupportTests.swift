import Expectations
import Foundation
import Testing
import UIKit

@testable import Foundations

@Suite struct SupportTests {
  @Test func configureReturnsTheObject() {
    let label = UILabel()
    expect(configure(label) { $0.text = "text" }, isSameAs: label)
    expect(label.text, equals: "text")
  }

  @Test func requestsOfNearlyEqualBoxesAreEqual() throws {
    let url = try require(URL(string: "https://pictures.example/a"))
    func pixels(_ side: CGFloat, scale: CGFloat) -> Int {
      ImageRequest(url: url, size: CGSize(width: side, height: 10), scale: scale).maximumPixelSize
    }
    expect(pixels(100, scale: 2), equals: 256)
    expect(pixels(101, scale: 2), equals: 256)
    expect(pixels(128, scale: 2), equals: 256)
    expect(pixels(129, scale: 2), equals: 320)
    expect(pixels(1, scale: 1), equals: 64)
    expect(pixels(100, scale: 0), equals: 128)
  }
}
