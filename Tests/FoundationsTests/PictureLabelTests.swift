import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct PictureLabelTests {
  private let source = GatedImageSource()
  private let label = PictureLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  private let font = UIFont.systemFont(ofSize: 16)

  private func place(_ name: String) throws -> PictureAttachment {
    PictureAttachment(url: try TestPicture.request(name).url, words: name, font: font, scale: 2)
  }

  private func text(_ names: String...) throws -> NSAttributedString {
    let text = NSMutableAttributedString(string: "Ann ", attributes: [.font: font])
    for name in names { text.append(NSAttributedString(attachment: try place(name))) }
    return text
  }

  private func pictures() -> [UIImage?] { (label.attributedText?.pictures ?? []).map(\.image) }

  @Test func aPlaceIsAsHighAsTheLineFromTheStart() throws {
    label.text = "Ann "
    label.font = font
    let plain = label.intrinsicContentSize
    label.attributedText = try text("a")
    let reserved = label.intrinsicContentSize
    #expect(reserved.height == plain.height)
    #expect(reserved.width > plain.width + 15)
  }

  @Test func thePictureComesWithoutMovingAnything() async throws {
    let loader = ImageLoader(source: source)
    label.imageLoader = loader
    label.attributedText = try text("a", "a")
    let reserved = label.intrinsicContentSize
    #expect(pictures().allSatisfy { $0 == nil })
    await source.waitUntilAsked(1)
    source.answer(try TestPicture.request("a").url, with: .success(try TestPicture.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    #expect(pictures().allSatisfy { $0 != nil })
    #expect(label.intrinsicContentSize == reserved)
  }

  @Test func aPictureInMemoryIsThereAtOnce() async throws {
    let place = try place("a")
    let loader = ImageLoader(
      source: FixedImageSource([place.request.url: try TestPicture.data()])
    )
    let picture = try await loader.image(for: place.request)
    label.imageLoader = loader
    label.attributedText = try text("a")
    #expect(pictures().first??.cgImage === picture.cgImage)
  }

  @Test func aReusedLabelNeverShowsThePictureOfTheRowBefore() async throws {
    let loader = ImageLoader(source: source)
    label.imageLoader = loader
    let old = try text("old")
    label.attributedText = old
    await source.waitUntilAsked(1)
    label.attributedText = try text("new")
    await source.waitUntilCancelled(1)
    await source.waitUntilAsked(2)
    source.answer(try TestPicture.request("new").url, with: .success(try TestPicture.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    #expect(pictures().count == 1 && pictures().allSatisfy { $0 != nil })
    #expect(old.pictures.allSatisfy { $0.image == nil })
    label.text = "Bo"
    #expect(label.attributedText?.pictures.isEmpty == true)
  }

  @Test func plainTextStopsLoading() async throws {
    label.imageLoader = ImageLoader(source: source)
    label.attributedText = try text("old")
    await source.waitUntilAsked(1)
    label.text = "Bo"
    await source.waitUntilCancelled(1)
  }

  @Test func theSameTextAgainKeepsWhatWasLoaded() async throws {
    let loader = ImageLoader(source: source)
    label.imageLoader = loader
    label.attributedText = try text("a")
    await source.waitUntilAsked(1)
    source.answer(try TestPicture.request("a").url, with: .success(try TestPicture.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    let shown = pictures()
    label.attributedText = try text("a")
    #expect(pictures() == shown && shown.allSatisfy { $0 != nil })
  }

  @Test func aPictureThatCannotBeHadShowsASign() async throws {
    let loader = ImageLoader(source: FixedImageSource([:]))
    label.imageLoader = loader
    label.attributedText = try text("a")
    await yieldMainActor()
    await loader.waitUntilIdle()
    await yieldMainActor()
    #expect(pictures().first??.isSymbolImage == true)
  }

  @Test func picturesAreReadByTheirWords() throws {
    label.attributedText = try text("cat", "owl")
    #expect(label.accessibilityLabel == "Ann cat owl")
    label.accessibilityLabel = "Ann"
    #expect(label.accessibilityLabel == "Ann")
  }

  @Test func aPictureOfAnotherShapeIsSquare() async throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let wide = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let place = try place("wide")
    let data = try #require(wide.pngData())
    let loader = ImageLoader(source: FixedImageSource([place.request.url: data]))
    let picture = try await loader.image(for: place.request)
    #expect(picture.size.width == picture.size.height)
  }
}
