import Expectations
import Foundation
import Testing
import UIKit

/// Images with variants for light and dark.
@MainActor @Suite struct ImageAssetTests {
  private func image(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func color(_ image: UIImage?) throws -> UInt32 {
    try require(image?.cgImage).pixel(x: 1, y: 1)
  }

  @Test func anAssetHasTheFormThatTraitsAskFor() throws {
    let asset = UIImageAsset()
    expect(asset.image(with: light).size, equals: .zero)
    asset.register(image(.red), with: light)
    asset.register(image(.blue), with: dark)
    try expect(color(asset.image(with: light)), equals: 0xFFFF_0000)
    try expect(color(asset.image(with: dark)), equals: 0xFF00_00FF)
    try expect(color(asset.image(with: UITraitCollection())), equals: 0xFFFF_0000)
    expect(asset.image(with: light).imageAsset, isSameAs: asset)
    asset.unregisterImage(with: dark)
    try expect(color(asset.image(with: dark)), equals: 0xFFFF_0000)
    asset.register(image(.green), with: UIImage.Configuration(traitCollection: dark))
    try expect(color(asset.image(with: dark)), equals: 0xFF00_FF00)
  }

  @Test func anyImageTakesOtherForms() throws {
    let day = image(.red)
    let asset = try require(day.imageAsset)
    expect(day.imageAsset, isSameAs: asset)
    asset.register(image(.blue), with: dark)
    try expect(color(asset.image(with: light)), equals: 0xFFFF_0000)
    try expect(color(asset.image(with: dark)), equals: 0xFF00_00FF)
  }

  @Test func aConfigurationChoosesTheFormOfAnImage() throws {
    let asset = UIImageAsset()
    asset.register(image(.red), with: light)
    asset.register(image(.blue), with: dark)
    let day = asset.image(with: light)
    try expect(color(day.withConfiguration(dark.imageConfiguration)), equals: 0xFF00_00FF)
    try expect(color(day.withConfiguration(light.imageConfiguration)), equals: 0xFFFF_0000)
    expect(dark.imageConfiguration.traitCollection, equals: dark)
    let plain = image(.green)
    expect(plain.withConfiguration(dark.imageConfiguration), isSameAs: plain)
  }

  @Test func anImageViewShowsTheFormOfItsTraits() throws {
    let headless = HeadlessHost(size: CGSize(width: 20, height: 20))
    let window = headless.makeWindow()
    let view = UIImageView()
    headless.run {
      let day = image(.red, side: 20)
      day.imageAsset?.register(image(.blue, side: 20), with: dark)
      view.image = day
      view.frame = window.bounds
      window.addSubview(view)
    }
    headless.frame()
    try expect(require(headless.snapshot()).pixel(x: 5, y: 5), equals: 0xFFFF_0000)
    headless.run { window.overrideUserInterfaceStyle = .dark }
    headless.frame()
    try expect(require(headless.snapshot()).pixel(x: 5, y: 5), equals: 0xFF00_00FF)
    headless.run { window.overrideUserInterfaceStyle = .light }
    headless.frame()
    try expect(require(headless.snapshot()).pixel(x: 5, y: 5), equals: 0xFFFF_0000)
  }

  @Test func configurationsHaveTraits() {
    let configuration = UIImage.Configuration(traitCollection: dark)
    expect(configuration.traitCollection, equals: dark)
    expectNil(configuration.withTraitCollection(nil).traitCollection)
    let symbol = UIImage.SymbolConfiguration(pointSize: 20).withTraitCollection(dark)
    expect(symbol.traitCollection, equals: dark)
    expect(symbol != UIImage.SymbolConfiguration(pointSize: 20))
    expect(
      symbol.applying(UIImage.SymbolConfiguration(weight: .bold)).traitCollection,
      equals: dark
    )
  }
}
