import CoreGraphics
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Symbols in several colors.
@MainActor @Suite struct SymbolColorTests {
  private func pixel(_ image: UIImage?, _ x: CGFloat, _ y: CGFloat) throws -> UIColor {
    let pixels = try require(image?.cgImage)
    let place = CGRect(
      x: (CGFloat(pixels.width) * x).rounded(.down),
      y: (CGFloat(pixels.height) * y).rounded(.down),
      width: 1,
      height: 1
    )
    let part = try require(pixels.cropping(to: place))
    let data = try require(part.dataProvider?.data) as Data
    let value = data.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: channel(24))
  }

  private func symbol(
    _ name: String,
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 60).applying(configuration)
    )
  }

  @Test func aPaletteColorsTheMarkAndTheShapeBehindIt() throws {
    let image = symbol("xmark.circle.fill", .init(paletteColors: [.green, .red]))
    try expect(pixel(image, 0.5, 0.5), equals: .green)
    try expect(pixel(image, 0.5, 0.2), equals: .red)
    let single = symbol("xmark.circle.fill", .init(paletteColors: [.blue]))
    try expect(pixel(single, 0.5, 0.5) == .blue && pixel(single, 0.5, 0.2) == .blue)
    let heart = symbol("heart.fill", .init(paletteColors: [.green, .red]))
    try expect(pixel(heart, 0.5, 0.5), equals: .green)
  }

  @Test func aHierarchyIsFainterBehindTheMark() throws {
    let image = symbol("checkmark.circle.fill", .init(hierarchicalColor: .red))
    let behind = try pixel(image, 0.5, 0.15).cgColor
    expect(abs(behind.alpha - 0.5), isBelow: 0.02)
    try expect(pixel(image, 0.435, 0.63).cgColor.alpha, isAbove: 0.95)
  }

  @Test func monochromeOverridesColors() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.green, .red])
    let plain = palette.applying(UIImage.SymbolConfiguration.preferringMonochrome())
    try expect(
      pixel(symbol("plus.circle.fill", plain), 0.5, 0.15).cgColor.components?.first,
      equals: 0
    )
    expect(palette != UIImage.SymbolConfiguration(paletteColors: [.green]))
    expect(palette.applying(UIImage.SymbolConfiguration(scale: .large)) != plain)
  }

  @Test func symbolsInColors() {
    let names = [
      "xmark.circle.fill", "checkmark.circle", "exclamationmark.triangle", "info.circle",
      "eye.slash", "wifi.slash", "speaker.wave.2.fill", "person.crop.circle", "clock", "heart.fill",
    ]
    for style in [UIUserInterfaceStyle.light, .dark] {
      let host = HeadlessHost(
        size: CGSize(width: 440, height: 150),
        traits: UITraitCollection {
          $0.userInterfaceStyle = style
          $0.displayScale = 2
        }
      )
      let window = host.makeWindow()
      host.run {
        window.backgroundColor = .systemBackground
        let looks: [UIImage.SymbolConfiguration] = [
          .unspecified, .init(hierarchicalColor: .systemBlue),
          .init(paletteColors: [.systemRed, .systemTeal]),
        ]
        for (row, look) in looks.enumerated() {
          for (column, name) in names.enumerated() {
            let view = UIImageView(
              image: symbol(name, look)?.withConfiguration(
                UIImage.SymbolConfiguration(pointSize: 24)
              )
            )
            view.center = CGPoint(x: 30 + 42 * CGFloat(column), y: 30 + 45 * CGFloat(row))
            window.addSubview(view)
          }
        }
      }
      host.settle()
      expectLook(window, on: host, "symbols-\(style == .dark ? "dark" : "light")")
    }
  }
}
