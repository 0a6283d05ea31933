import Expectations
import Foundation
import Testing
import UIKitValues

/// PDF documents of several pages, and the behaviour that renderers share.
@MainActor @Suite struct PDFRendererTests {
  private let paper = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func count(_ text: String, in data: Data) -> Int {
    String(decoding: data, as: UTF8.self).components(separatedBy: text).count - 1
  }

  @Test func aDocumentHasPagesOfTheirSizes() {
    let data = UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
      context.beginPage()
      expect(UIGraphicsGetCurrentContext(), isSameAs: context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
      expect(context.pdfContextBounds.size, equals: CGSize(width: 300, height: 400))
      context.beginPage(withBounds: .zero, pageInfo: [:])
      expect(context.pdfContextBounds, equals: paper)
    }
    expect(data.starts(with: Data("%PDF-".utf8)))
    expectNil(UIGraphicsGetCurrentContext())
    expect(count("/Count 3", in: data), equals: 1)
    expect(count("300 400 ]", in: data), equals: 1)
    expect(count("200 100 ]", in: data), equals: 2)
  }

  @Test func textStaysTextAndLinksAreLinks() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "A title", kCGPDFContextKeywords as String: ["one", "two"],
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: paper, format: format)
    let link = try require(URL(string: "https://example.org/a"))
    let data = renderer.pdfData { context in
      context.beginPage()
      NSAttributedString(string: "Hello").draw(at: CGPoint(x: 10, y: 10))
      context.setURL(link, for: CGRect(x: 10, y: 10, width: 60, height: 20))
      context.setDestinationWithName("end", for: CGRect(x: 10, y: 40, width: 60, height: 20))
      context.beginPage()
      context.addDestination(withName: "end", at: CGPoint(x: 0, y: 20))
    }
    expect(count("/Type /Font", in: data) + count("/Type/Font", in: data), isAbove: 0)
    expect(count("/Image", in: data), equals: 0)
    expect(count("https://example.org/a", in: data), equals: 1)
    expect(count("A title", in: data), equals: 1)
    expect(count("one, two", in: data), equals: 1)
    expect(renderer.format.bounds, equals: paper)
  }

  @Test func aDocumentIsWrittenToAFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("document-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try UIGraphicsPDFRenderer(bounds: paper).writePDF(to: file) { $0.beginPage() }
    try expect(Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: paper)
        .writePDF(to: URL(fileURLWithPath: "/proc/none/a.pdf")) { $0.beginPage() }
    }
  }

  @Test func imagesKeepTheirPixelsInADocument() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    let data = UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
      context.beginPage()
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expect(count("/Width 80", in: data), isAbove: 0)
  }

  @Test func theDefaultFormatIsThatOfTheScreen() {
    let format = UIGraphicsImageRendererFormat.default()
    expect(format.scale, equals: UIGraphicsImageRendererFormat.preferred().scale)
    expect(!format.opaque)
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    expect(renderer.image { _ in }.scale, equals: 3)
  }

  @Test func anImageRendererShowsTheDrawingSoFar() {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let bounds = CGRect(x: 5, y: 5, width: 4, height: 4)
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    expect(renderer.allowsImageOutput)
    expect(renderer.format.bounds, equals: bounds)
    expect(format.bounds, satisfies: \.isEmpty)
    var early: UIImage?
    let image = (renderer as? UIGraphicsImageRenderer)?.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 2, height: 4))
      early = context.currentImage
      UIColor.blue.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 4, height: 4), blendMode: .destinationOver)
    }
    expect(early?.cgImage?.pixel(x: 0, y: 0), equals: 0xFFFF_0000)
    expect(early?.cgImage?.pixel(x: 3, y: 0), equals: 0)
    expect(image?.cgImage?.pixel(x: 0, y: 0), equals: 0xFFFF_0000)
    expect(image?.cgImage?.pixel(x: 3, y: 0), equals: 0xFF00_00FF)
  }
}
