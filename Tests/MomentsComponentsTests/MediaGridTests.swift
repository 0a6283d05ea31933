import DemoViewModels
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsComponents

/// Films on tiles, sounds and files in rows below them.
@Suite struct MediaGridTests {
  private struct Shown {
    let screen: Screen
    let grid: PhotoGridView
  }

  private func show(
    _ photos: [ImageReference],
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 520)),
    isConcealed: Bool = false,
    onPhoto: @escaping (Int) -> Void = { _ in }
  ) async -> Shown {
    let grid = PhotoGridView(imageLoader: Rows.loader)
    let screen = Screen(traits: traits) {
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      root.view.addSubview(grid)
      grid.constrain(.top.sides.inset(16))
      return root
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    screen.perform {
      grid.onPhoto = onPhoto
      grid.update(with: photos, of: "m", isConcealed: isConcealed, identifier: "m")
    }
    await screen.settle()
    return Shown(screen: screen, grid: grid)
  }

  private func all(_ language: AppLanguage = .english) throws -> [ImageReference] {
    let strings = Strings(language)
    return try [
      DemoRows.media(.film, strings), DemoRows.media(.sound, seconds: 205, strings),
      DemoRows.media(.loop, hasPoster: false, strings),
      DemoRows.media(.file, hasPoster: false, strings),
    ].map { try require($0) }
  }

  @Test func everything() async throws { expectLook(await show(try all()).screen, "everything") }

  @Test func dark() async throws {
    let traits = ScreenTraits(size: CGSize(width: 390, height: 520), style: .dark)
    expectLook(await show(try all(), traits: traits).screen, "dark")
  }

  @Test func arabic() async throws {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 520))
    traits.isRightToLeft = true
    expectLook(await show(try all(.arabic), traits: traits).screen, "arabic")
  }

  @Test func chinese() async throws {
    expectLook(await show(try all(.simplifiedChinese)).screen, "chinese")
  }

  @Test func largestText() async throws {
    let traits = ScreenTraits(
      size: CGSize(width: 390, height: 760),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    expectLook(
      await show(try all(), traits: traits).screen,
      "largest-text",
      showing: ["media.1.m", "media.3.m"]
    )
  }

  /// A tap reports the index among all media of the moment.
  @Test func aTapReportsTheIndexAmongAllMedia() async throws {
    var tapped: [Int] = []
    let shown = await show(try all()) { tapped.append($0) }
    for name in ["photo.0.m", "photo.2.m", "media.1.m", "media.3.m"] {
      try await shown.screen.tap(name)
    }
    expect(tapped, equals: [0, 2, 1, 3])
  }

  @Test func tilesAndRowsAreReadAloud() async throws {
    let shown = await show(try all())
    let film = try shown.screen.view("photo.0.m")
    expect(
      film.accessibilityLabel,
      equals: "Video, 1 minute 5 seconds, The ferry turns in the evening light"
    )
    expect(film.accessibilityTraits, equals: [.button, .startsMediaSession])
    try expect(
      shown.screen.view("media.1.m").accessibilityLabel,
      equals: "Audio, 3 minutes 25 seconds, Bells over the harbour, and a ferry that answers them"
    )
    try expect(shown.screen.view("media.3.m").accessibilityTraits, equals: .link)
  }

  @Test func theGridIsAsHighAsTilesAndRows() async throws {
    let sound = try all()[1]
    let shown = await show([sound])
    expect(shown.grid.bounds.height, equals: MediaRowView.height(in: shown.grid.traitCollection))
    let two = await show([sound, sound])
    expect(two.grid.bounds.height, equals: 2 * shown.grid.bounds.height + Spacing.gapOfRows)
  }

  @Test func aWarningConcealsMedia() async throws {
    let shown = await show(try all(), isConcealed: true)
    expect(shown.grid.isHidden)
  }

  @Test func onlyImagesArePrefetched() throws {
    let requests = PhotoGridView.requests(for: try all(), traits: UITraitCollection())
    expect(requests.map(\.url.scheme), equals: ["demo-art"])
  }
}

private enum Spacing {
  /// The spacing between two rows of a grid, in points.
  static let gapOfRows: CGFloat = 4
}
