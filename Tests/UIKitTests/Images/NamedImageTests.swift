import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Images by name: files of a bundle, and image sets in folders of asset catalogs.
@MainActor @Suite final class NamedImageTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("NamedImageTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ color: UIColor, pixels: Int) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: pixels, height: pixels)
    let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func image(_ name: String, scale: CGFloat = 1, dark: Bool = false) -> UIImage? {
    UIImage(
      named: name,
      in: bundle,
      compatibleWith: UITraitCollection.current.modifyingTraits {
        $0.displayScale = scale
        $0.userInterfaceStyle = dark ? .dark : .light
      }
    )
  }

  private func makeSet(_ folder: String = "Media.xcassets") throws {
    let set = folder + "/mark.imageset/"
    try write(set + "mark.png", .red, pixels: 10)
    try write(set + "mark@2x.png", .red, pixels: 20)
    try write(set + "dark.png", .blue, pixels: 14)
    try write(
      """
      {"images": [
        {"idiom": "universal", "filename": "mark.png", "scale": "1x"},
        {"idiom": "universal", "filename": "mark@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
       ],
       "info": {"author": "xcode", "version": 1},
       "properties": {"template-rendering-intent": "template"}}
      """,
      to: set + "Contents.json"
    )
  }

  @Test func aFileIsFoundByItsNameWithAndWithoutItsExtension() throws {
    try write("sun.png", .red, pixels: 8)
    expect(image("sun")?.size, equals: CGSize(width: 8, height: 8))
    expect(image("sun.png")?.size.width, equals: 8)
    expectNil(image("moon"))
  }

  @Test func theFileOfTheScreensScaleComesFirst() throws {
    try write("sun.png", .red, pixels: 8)
    try write("sun@2x.png", .red, pixels: 16)
    expect(image("sun", scale: 2)?.scale, equals: 2)
    expect(image("sun", scale: 2)?.size.width, equals: 8)
    expect(image("sun", scale: 1)?.scale, equals: 1)
  }

  @Test func anImageSetHasAFileForEachScale() throws {
    try makeSet()
    expect(image("mark", scale: 1)?.scale, equals: 1)
    expect(image("mark", scale: 2)?.scale, equals: 2)
    expect(image("mark", scale: 3)?.scale, equals: 2)
    expect(image("mark", scale: 2)?.size, equals: CGSize(width: 10, height: 10))
  }

  @Test func imageSetsCanHaveDarkVariants() throws {
    try makeSet()
    expect(image("mark", dark: true)?.size.width, equals: 14)
    expect(image("mark", dark: false)?.size.width, equals: 10)
  }

  @Test func imageSetsSpecifyTheRenderingMode() throws {
    try makeSet()
    expect(image("mark")?.renderingMode, equals: .alwaysTemplate)
  }

  @Test func setsInFoldersOfTheCatalogAreFound() throws {
    try makeSet("Media.xcassets/Marks")
    expect(image("mark") != nil)
    expect(image("Marks/mark") != nil)
  }

  @Test func invalidImageSetsReturnNil() throws {
    try makeSet()
    try write("nonsense", to: "Media.xcassets/mark.imageset/Contents.json")
    expectNil(image("mark"))
  }

  @Test func anImageViewShowsTheFileOfItsTraits() async throws {
    try makeSet()
    let view = UIImageView(image: image("mark"))
    let screen = Screen(traits: ScreenTraits(scale: 1)) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    await screen.settle()
    expect(view.intrinsicContentSize.width, equals: 10)
    screen.change { $0.style = .dark }
    expect(view.intrinsicContentSize.width, equals: 14)
  }
}
