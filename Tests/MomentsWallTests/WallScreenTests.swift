import DemoViewModels
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import TestSupport
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsWall

/// The wall on fixed rows, on a headless screen.
@Suite("The wall")
struct WallScreenTests {
  private func makeScreen(
    _ viewModel: DemoWallViewModel? = nil,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Screen {
    let strings = Strings(language)
    let viewModel =
      viewModel ?? DemoWallViewModel(days: DemoRows.wall(strings), language: language)
    let screen = Screen(traits: traits.reading(language), clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: WallViewController(
          viewModel: viewModel,
          cells: .standard(imageLoader: Rows.loader)
        )
      )
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    return screen
  }

  @Test("each look", arguments: [ScreenLook.light, .dark, .chinese, .arabic])
  func looks(look: ScreenLook) async {
    let shown = await makeScreen(traits: look.traits, language: look.language)
    expectLook(shown, "\(look)")
  }

  @Test("narrow, with the largest text") func largest() async {
    expectLook(
      await makeScreen(traits: .largest(height: 1600)),
      "narrow-largest",
      showing: ["wall.member ann", "wall.follow.ann", "wall.picture.photo 1"]
    )
  }

  @Test("wide") func wide() async {
    expectLook(
      await makeScreen(traits: ScreenTraits(size: CGSize(width: 1024, height: 900))),
      "wide"
    )
  }

  // MARK: States

  /// Images that never load, or fail.
  nonisolated struct NoImages: ImageDataSource {
    let isLoading: Bool

    func data(for url: URL) async throws -> Data {
      if isLoading { try await untilCancelled() }
      throw CocoaError(.fileReadUnknown)
    }
  }

  private func makeScreen(
    _ state: ListState? = nil,
    paging: PagingState = .end,
    images: NoImages? = nil,
    style: UIUserInterfaceStyle = .light
  ) async -> Screen {
    let strings = Strings(.english)
    let loader = images.map { ImageLoader(source: $0) } ?? Rows.loader
    let viewModel = DemoWallViewModel(
      days: state == nil ? DemoRows.wall(strings) : [],
      state: state,
      paging: paging,
      language: .english
    )
    let screen = Screen(traits: ScreenTraits(style: style), clock: HeadlessClock()) {
      UINavigationController(
        rootViewController: WallViewController(
          viewModel: viewModel,
          cells: .standard(imageLoader: loader)
        )
      )
    }
    if images?.isLoading != true { screen.work = [{ await loader.waitUntilIdle() }] }
    await screen.settle()
    return screen
  }

  @Test("failed photos", arguments: ["light", "dark"])
  func failedPhotos(name: String) async {
    let screen = await makeScreen(
      images: NoImages(isLoading: false),
      style: name == "dark" ? .dark : .light
    )
    expectLook(screen, "failed-photos-\(name)", showing: ["wall.retry.photo 1"])
  }

  @Test("loading photos") func loadingPhotos() async {
    expectLook(await makeScreen(images: NoImages(isLoading: true)), "loading-photos")
  }

  @Test("empty") func empty() async {
    let viewModel = DemoWallViewModel(days: [], language: .english)
    expectLook(await makeScreen(viewModel), "empty")
  }

  @Test("failed") func failed() async {
    let strings = Strings(.english)
    let failure = ListFailure(
      title: strings.wallFailedTitle,
      message: strings.checkConnection,
      retryTitle: strings.retry
    )
    expectLook(
      await makeScreen(.failed(failure)),
      "failed",
      showing: ["list.message.title", "list.retry"]
    )
  }

  @Test("a failed page, and the pinned header of the day") func pageFailed()
    async throws
  {
    let strings = Strings(.english)
    let failure = ListFailure(
      title: strings.pageFailedTitle,
      message: strings.checkConnection,
      retryTitle: strings.retry
    )
    let screen = await makeScreen(paging: .failed(failure))
    try await screen.scroll(by: 10_000)
    await screen.settle()
    expectLook(screen, "page-failed", showing: ["list.message.title", "list.retry"])
  }

  @Test("a pressed row") func pressed() async throws {
    let screen = await makeScreen()
    try await screen.press("wall.member ann") { expectLook(screen, "pressed") }
  }
}
