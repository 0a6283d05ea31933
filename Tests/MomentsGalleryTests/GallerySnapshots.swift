import CoreGraphics
import DemoArtwork
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
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
    let component = try require(GalleryIndex.component(named: name))
    guard let kind = look.kind(of: component) else { return }
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
      let half = try require(
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
/// Parts are drawn in both appearances in English. What other environments may break is drawn for
/// those parts that show it: wrapping with the largest text, mirrored drawing in Arabic. All else
/// is compared as text, which takes far less room, and so are screens, which their own
/// tests draw.
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

  /// Parts of text and frames, which larger text wraps and grows.
  private static let growing: Set = [
    "BannerView", "Buttons", "ContentWarningView", "FollowButton", "LikersView", "NewRowsPill",
    "PollView", "TextFieldRowView", "TitleRowView", "ToastView", "Typography",
  ]

  /// Parts that draw other shapes from right to left.
  private static let mirrored: Set = [
    "ContentWarningView", "LinkPreviewView", "PollView", "ThreadCommentView", "TitleRowView",
    "ToastView",
  ]

  /// What is compared of a component; nil for nothing.
  @MainActor func kind(of component: GalleryComponent) -> Kind? {
    // A sheet of all icons would change with each of them: see `IconSnapshots`.
    if component.name == "Icon" { return nil }
    return switch (component.kind, self) {
    case (.part, .english): .image([.light, .dark])
    case (.part, .englishLargest) where Self.growing.contains(component.name): .image([.light])
    case (.part, .arabic) where Self.mirrored.contains(component.name): .image([.light])
    case (.part, _), (.screen, .english), (.screen, .chinese), (.screen, .arabicLargest): .layout
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
