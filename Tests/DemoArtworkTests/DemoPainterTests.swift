import DemoArtwork
import Expectations
import Foundation
import Testing

struct DemoPainterTests {
  static let subjects = [
    "landscape/3", "sea/2", "night/5", "city/1", "forest/4", "dunes/2", "aurora/1", "ribbons/6",
    "rosette/2", "fruit/3", "noodles/1", "portrait/long-1", "portrait/bob-2", "portrait/bun-3",
    "portrait/curls-4", "portrait/short-5", "portrait/beard-6", "portrait/scarf-7",
    "portrait/hat-8", "portrait/cat-1", "portrait/dog-2", "portrait/fox-3", "portrait/bear-4",
    "portrait/owl-5",
  ]

  private func url(_ text: String) throws -> URL {
    try require(URL(string: text))
  }

  @Test(arguments: subjects)
  func everySubjectHasTheRequestedSize(subject: String) throws {
    let url = try url("demo-art://\(subject)?w=64&h=48")
    let file = try DemoPainter.pngData(for: url)
    let image = try DecodedPNG(file)
    expect(image.width == 64 && image.height == 48)
    // An image, not a flat area.
    expect(Set(image.rgb).count, isAbove: 24)
    try expect(DemoPainter.pngData(for: url), equals: file)
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (7, 5)])
  func oddSizesAreDrawn(width: Int, height: Int) throws {
    for subject in Self.subjects {
      let image = try DecodedPNG(
        DemoPainter.pngData(for: url("demo-art://\(subject)?w=\(width)&h=\(height)"))
      )
      expect(image.width == width && image.height == height)
    }
  }

  @Test(arguments: ["landscape/2", "portrait/curls-3", "dunes/1"])
  func thePlaceholderColorMatchesTheImage(subject: String) throws {
    let url = try url("demo-art://\(subject)?w=40&h=30")
    let color = try require(DemoPainter.placeholderColor(for: url))
    let rgb = try DecodedPNG(DemoPainter.pngData(for: url)).rgb
    for channel in 0..<3 {
      let values = stride(from: channel, to: rgb.count, by: 3).map { Int(rgb[$0]) }
      let mean = values.reduce(0, +) / values.count
      let shown = Int(color >> UInt32(16 - 8 * channel) & 255)
      expect(abs(mean - shown), isBelow: 80)
    }
  }

  @Test func previewsShowTheSameScene() throws {
    let small = try DecodedPNG(DemoPainter.pngData(for: url("demo-art://sea/4?w=40&h=30")))
    let large = try DecodedPNG(DemoPainter.pngData(for: url("demo-art://sea/4?w=160&h=120")))
    var difference = 0
    for y in 0..<30 {
      for x in 0..<40 {
        // The mean of the 4 by 4 pixels of the large image at the same position.
        let mean =
          (0..<16).reduce(0) { sum, cell in
            sum + Int(large.rgb[((y * 4 + cell / 4) * 160 + x * 4 + cell % 4) * 3])
          } / 16
        difference += abs(mean - Int(small.rgb[(y * 40 + x) * 3]))
      }
    }
    expect(difference / 1200, isBelow: 8)
  }

  @Test(arguments: [
    ("https://sea/4?w=8&h=8", DemoArtworkError.notDemoArt),
    ("demo-art://sea/four?w=8&h=8", .unknownSubject("sea/four")),
    ("demo-art://spaceship/4?w=8&h=8", .unknownSubject("spaceship/4")),
    ("demo-art://portrait/alien-4?w=8&h=8", .unknownSubject("portrait/alien-4")),
    ("demo-art://sea/4", .badSize),
    ("demo-art://sea/4?w=0&h=8", .badSize),
    ("demo-art://sea/4?w=60000&h=60000", .badSize),
  ])
  func otherURLsAreRejected(text: String, error: DemoArtworkError) throws {
    let url = try url(text)
    #expect(throws: error) { try DemoPainter.pngData(for: url) }
    expectNil(DemoPainter.placeholderColor(for: url))
  }
}
