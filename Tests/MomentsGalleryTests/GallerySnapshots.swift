import CoreGraphics
import DemoArtwork
import Foundation
import Foundations
import MomentsContracts
import ScreenTesting
import SnapshotAssertions
import Testing
import UIKit

@testable import MomentsGallery

/// Every state of every component in the index.
@Suite struct GallerySnapshots {
  private static let loader = ImageLoader(source: FlatImages())
  static let names = GalleryIndex.components.map(\.name)

  @Test(arguments: GalleryLook.allCases, await names)
  func looks(look: GalleryLook, name: String) async throws {
    let component = try #require(GalleryIndex.component(named: name))
    guard let kind = look.kind(of: component.kind) else { return }
    let environment = GalleryEnvironment(language: look.language, imageLoader: Self.loader)
    var sheet = ContactSheet(component, in: environment)
    sheet.contentSize = look.contentSize
    sheet.screenHeight = 700
    let name = "\(name).\(look.rawValue)"
    switch kind {
    case .image(let styles):
      sheet.styles = styles
      let image = try await sheet.image()
      // Half as wide and high as it was laid out: a fourth of the room.
      let half = try #require(
        image.scaled(toWidth: image.width / 2, height: image.height / 2)
      )
      assertSnapshot(
        of: half,
        as: .image(perceptualPrecision: 0.98),
        named: name,
        testName: "sheet"
      )
    case .layout:
      sheet.styles = [.light]
      let lines = Snapshotting<String, String>(
        pathExtension: "txt",
        diffing: Snapshotting<Screen, String>.layout.diffing
      ) { $0 }
      let text = try await sheet.layout()
      assertSnapshot(of: text, as: lines, named: name, testName: "layout")
    }
  }
}

/// The environments of component snapshots.
///
/// Images of all in both appearances; of parts, in each language and the largest text too. Text
/// takes less room: the layout of parts in the remaining environments, and of screens, which take
/// much more time and have tests of their own too, in one environment of each language and text
/// size.
nonisolated enum GalleryLook: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh"
  case arabic = "ar"
  case englishLargest = "en-largest"
  case chineseLargest = "zh-largest"
  case arabicLargest = "ar-largest"

  /// The compared output.
  enum Kind {
    case image([UIUserInterfaceStyle])
    case layout
  }

  var language: AppLanguage {
    switch self {
    case .english, .englishLargest: .english
    case .chinese, .chineseLargest: .simplifiedChinese
    case .arabic, .arabicLargest: .arabic
    }
  }

  var contentSize: UIContentSizeCategory {
    switch self {
    case .english, .chinese, .arabic: .large
    case .englishLargest, .chineseLargest, .arabicLargest: .accessibilityExtraExtraExtraLarge
    }
  }

  func kind(of component: GalleryComponent.Kind) -> Kind? {
    switch (component, self) {
    case (_, .english): .image([.light, .dark])
    case (.part, .chinese): .image([.dark])
    case (.part, .arabic), (.part, .englishLargest): .image([.light])
    case (.part, .chineseLargest), (.part, .arabicLargest): .layout
    case (.screen, .chinese), (.screen, .arabicLargest): .layout
    case (.screen, .arabic), (.screen, .englishLargest), (.screen, .chineseLargest): nil
    }
  }
}

/// Images of a single color, which take little space in references; painted images are not tested
/// here.
nonisolated struct FlatImages: ImageDataSource {
  func data(for url: URL) async throws -> Data {
    guard let color = DemoPainter.placeholderColor(for: url) else {
      throw CocoaError(.fileReadUnknown)
    }
    return await MainActor.run { Self.png(color, Self.size(url)) }
  }

  private static func size(_ url: URL) -> CGSize {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    func side(_ name: String) -> CGFloat {
      CGFloat(items.first { $0.name == name }?.value.flatMap(Double.init) ?? 100)
    }
    return CGSize(width: side("w"), height: side("h"))
  }

  @MainActor private static func png(_ color: UInt32, _ size: CGSize) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor(
        red: CGFloat(color >> 16 & 255) / 255,
        green: CGFloat(color >> 8 & 255) / 255,
        blue: CGFloat(color & 255) / 255,
        alpha: 1
      ).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
