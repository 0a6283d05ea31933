import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct ImageLabelTests {
  private let source = GatedImageSource()
  private let label = ImageLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  private let font = UIFont.systemFont(ofSize: 16)

  private func place(_ name: String) throws -> ImageAttachment {
    ImageAttachment(url: try TestImage.request(name).url, words: name, font: font, scale: 2)
  }

  private func text(_ names: String...) throws -> NSAttributedString {
    let text = NSMutableAttributedString(string: "Ann ", attributes: [.font: font])
    for name in names { text.append(NSAttributedString(attachment: try place(name))) }
    return text
  }

  private func images() -> [UIImage?] { (label.attributedText?.images ?? []).map(\.image) }

  @Test func attachmentsReserveTheLineHeight() throws {
    label.text = "Ann "
    label.font = font
    let plain = label.intrinsicContentSize
    label.attributedText = try text("a")
    let reserved = label.intrinsicContentSize
    expect(reserved.height, equals: plain.height)
    expect(reserved.width, isAbove: plain.width + 15)
  }

  @Test func loadingTheImageDoesNotChangeTheLayout() async throws {
    let loader = ImageLoader(source: source)
    label.imageLoader = loader
    label.attributedText = try text("a", "a")
    let reserved = label.intrinsicContentSize
    expect(images().allSatisfy { $0 == nil })
    await source.waitUntilAsked(1)
    source.answer(try TestImage.request("a").url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(images().allSatisfy { $0 != nil })
    expect(label.intrinsicContentSize, equals: reserved)
  }

  @Test func anImageInMemoryIsShownImmediately() async throws {
    let place = try place("a")
    let loader = ImageLoader(
      source: FixedImageSource([place.request.url: try TestImage.data()])
    )
    let image = try await loader.image(for: place.request)
    label.imageLoader = loader
    label.attributedText = try text("a")
    expect(images().first??.cgImage, isSameAs: image.cgImage)
  }

  @Test func aReusedLabelNeverShowsTheOldImage() async throws {
    let loader = ImageLoader(source: source)
    label.imageLoader = loader
    let old = try text("old")
    label.attributedText = old
    await source.waitUntilAsked(1)
    label.attributedText = try text("new")
    await source.waitUntilCancelled(1)
    await source.waitUntilAsked(2)
    source.answer(try TestImage.request("new").url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(images().count == 1 && images().allSatisfy { $0 != nil })
    expect(old.images.allSatisfy { $0.image == nil })
    label.text = "Bo"
    expect(label.attributedText?.images.isEmpty, equals: true)
  }

  @Test func plainTextStopsLoading() async throws {
    label.imageLoader = ImageLoader(source: source)
    label.attributedText = try text("old")
    await source.waitUntilAsked(1)
    label.text = "Bo"
    await source.waitUntilCancelled(1)
  }

  @Test func settingTheSameTextKeepsItsLoadedImages() async throws {
    let loader = ImageLoader(source: source)
    label.imageLoader = loader
    label.attributedText = try text("a")
    await source.waitUntilAsked(1)
    source.answer(try TestImage.request("a").url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    let shown = images()
    label.attributedText = try text("a")
    expect(images() == shown && shown.allSatisfy { $0 != nil })
  }

  @Test func aFailedImageShowsASymbol() async throws {
    let loader = ImageLoader(source: FixedImageSource([:]))
    label.imageLoader = loader
    label.attributedText = try text("a")
    await yieldMainActor()
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(images().first??.isSymbolImage, equals: true)
  }

  @Test func imagesAreReadByTheirAlternativeTexts() throws {
    label.attributedText = try text("cat", "owl")
    expect(label.accessibilityLabel, equals: "Ann cat owl")
    label.accessibilityLabel = "Ann"
    expect(label.accessibilityLabel, equals: "Ann")
  }

  @Test func anImageOfAnotherShapeIsSquare() async throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let wide = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let place = try place("wide")
    let data = try require(wide.pngData())
    let loader = ImageLoader(source: FixedImageSource([place.request.url: data]))
    let image = try await loader.image(for: place.request)
    expect(image.size.width, equals: image.size.height)
  }
}
