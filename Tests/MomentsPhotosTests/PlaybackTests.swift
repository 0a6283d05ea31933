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

@testable import MomentsPhotos

/// Films and sounds as large as the screen, with players that play nothing.
@Suite struct PlaybackTests {
  private struct Shown {
    let screen: Screen
    let viewModel: DemoPhotosViewModel
    let controller: PhotosViewController
    let players: StillMediaPlayers

    var player: StillMediaPlayer {
      get throws { try require(players.made.last) }
    }
  }

  private static let playing = PlaybackState(
    phase: .ready,
    position: 12,
    duration: 65,
    hasSound: true
  )

  private func show(
    _ photos: [ImageReference],
    index: Int = 0,
    _ loaded: PlaybackState = playing,
    hasPlayers: Bool = true,
    traits: ScreenTraits = ScreenTraits(),
    language: AppLanguage = .english
  ) async -> Shown {
    let viewModel = DemoPhotosViewModel(photos, index: index, language: language)
    let players = StillMediaPlayers(loaded: loaded)
    let controller = PhotosViewController(
      viewModel: viewModel,
      imageLoader: Rows.loader,
      players: hasPlayers ? players : nil
    )
    let screen = Screen(traits: traits.reading(language)) {
      let root = UIViewController()
      root.view.backgroundColor = .white
      return root
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    screen.perform {
      screen.window.rootViewController?.present(controller, animated: false)
    }
    viewModel.onClose = { [weak controller] in
      controller?.presentingViewController?.dismiss(animated: false)
    }
    await screen.settle()
    return Shown(screen: screen, viewModel: viewModel, controller: controller, players: players)
  }

  private func media(
    _ kind: ImageReference.Media.Kind,
    hasPoster: Bool = true,
    _ language: AppLanguage = .english
  ) throws -> ImageReference {
    try require(DemoRows.media(kind, hasPoster: hasPoster, Strings(language)))
  }

  // MARK: What it looks like

  @Test func aFilm() async throws { expectLook(await show([try media(.film)]).screen, "film") }

  @Test func aFilmThatEnded() async throws {
    let shown = await show([try media(.film)])
    let player = try shown.player
    shown.screen.perform {
      player.update {
        $0.isPlaying = false
        $0.hasEnded = true
        $0.position = 65
        $0.isMuted = true
      }
    }
    await shown.screen.settle()
    expectLook(shown.screen, "ended")
  }

  @Test func aSound() async throws { expectLook(await show([try media(.sound)]).screen, "sound") }

  @Test func aSoundWithoutArtwork() async throws {
    expectLook(await show([try media(.sound, hasPoster: false)]).screen, "sound-without-artwork")
  }

  @Test func aFilmThatCannotBePlayed() async throws {
    expectLook(
      await show([try media(.film)], PlaybackState(phase: .failed(.unsupported))).screen,
      "failed",
      showing: ["list.message.title", "list.retry"]
    )
  }

  @Test(arguments: [AppLanguage.simplifiedChinese, .arabic])
  func otherLanguages(language: AppLanguage) async throws {
    expectLook(await show([try media(.film, language)], language: language).screen, "\(language)")
  }

  @Test func largestText() async throws {
    let traits = ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    expectLook(
      await show([try media(.film)], traits: traits).screen,
      "largest-text",
      showing: ["photos.caption", "playback.position"]
    )
  }

  @Test func landscape() async throws {
    let traits = ScreenTraits(size: CGSize(width: 844, height: 390))
    expectLook(await show([try media(.film)], traits: traits).screen, "landscape")
  }

  // MARK: What it does

  @Test func theOpenedFilmPlaysImmediately() async throws {
    let shown = await show([try media(.film)])
    expect(shown.players.made.count, equals: 1)
    try expect(shown.player.url.lastPathComponent, equals: "ferry.mp4")
    try expect(shown.player.state.value.isPlaying)
    try expect(!shown.player.repeats)
  }

  @Test func animatedPhotosPlayWhileOnScreen() async throws {
    let moving = "demo-art://emoji/cat-2?w=160&h=160"
    let photo = ImageReference(
      url: try require(URL(string: moving + "&moves=1")),
      previewURL: URL(string: moving)
    )
    let shown = await show([photo, try require(Rows.image("sea/1"))])
    let pager = shown.controller.pager
    let player = try require(pager.page?.player)
    expect(player is FramePlayer && player.state.value.isPlaying)
    await shown.screen.advance(by: 0.1)
    await shown.screen.advance(by: 0.1)
    expect(player.state.value.position, isAbove: 0)
    expect(shown.players.made, satisfies: \.isEmpty)
    await shown.screen.press(UIKey(keyCode: .keyboardSpacebar))
    expect(!player.state.value.isPlaying)
    shown.screen.perform { player.seek(to: 0.5) }
    await shown.screen.settle()
    expectLook(shown.screen, "moving-photo")
    await shown.screen.press(UIKey(keyCode: .keyboardRightArrow))
    await shown.screen.advance(by: 1)
    expect(pager.page?.player == nil && shown.controller.playbackView.isHidden)
    await shown.screen.press(UIKey(keyCode: .keyboardLeftArrow))
    await shown.screen.advance(by: 1)
    let again = try require(pager.page?.player)
    expect(again !== player && again.state.value.isPlaying)
  }

  @Test func onlyTheFilmOnScreenHasAPlayer() async throws {
    let photos = [try media(.film), try require(Rows.image("sea/1")), try media(.film)]
    let shown = await show(photos)
    let first = try shown.player
    await shown.screen.press(UIKey(keyCode: .keyboardRightArrow))
    await shown.screen.advance(by: 1)
    expect(first.isStopped)
    expect(shown.players.made.count, equals: 1)
    expectNil((try? shown.screen.view("playback.play")))
    await shown.screen.press(UIKey(keyCode: .keyboardRightArrow))
    await shown.screen.advance(by: 1)
    expect(shown.players.made.count, equals: 2)
    // A page that the reader turns to does not start playing.
    try expect(!shown.player.state.value.isPlaying)
    try expect(shown.player.state.value.phase, equals: .ready)
  }

  @Test func loopsRepeatSilently() async throws {
    let shown = await show([try require(Rows.image("sea/1")), try media(.loop)])
    await shown.screen.press(UIKey(keyCode: .keyboardRightArrow))
    await shown.screen.advance(by: 1)
    try expect(shown.player.repeats)
    try expect(shown.player.state.value.isPlaying)
  }

  @Test func buttonsAndKeysPlayPauseMuteAndSeek() async throws {
    let shown = await show([try media(.film)])
    try await shown.screen.tap("playback.play")
    try expect(!shown.player.state.value.isPlaying)
    await shown.screen.press(UIKey(keyCode: .keyboardSpacebar, characters: " "))
    try expect(shown.player.state.value.isPlaying)
    try await shown.screen.tap("playback.mute")
    try expect(shown.player.state.value.isMuted)
    await shown.screen.press(UIKey(keyCode: .keyboardErrorUndefined, characters: "m"))
    try expect(!shown.player.state.value.isMuted)
    await shown.screen.press(UIKey(keyCode: .keyboardErrorUndefined, characters: "l"))
    try expect(shown.player.state.value.position, equals: 22)
    await shown.screen.press(UIKey(keyCode: .keyboardErrorUndefined, characters: "j"))
    try expect(shown.player.state.value.position, equals: 12)
    let slider = try require(try shown.screen.view("playback.position") as? UISlider)
    shown.screen.perform { slider.accessibilityIncrement() }
    expect(abs(try shown.player.state.value.position - 18.5), isBelow: 0.1)
    expect(slider.accessibilityValue, equals: "18 seconds of 1 minute 5 seconds")
  }

  @Test func playbackRestartsAfterItsEnd() async throws {
    let shown = await show([try media(.film)])
    let player = try shown.player
    shown.screen.perform {
      player.update {
        $0.isPlaying = false
        $0.hasEnded = true
        $0.position = 65
      }
    }
    try expect(shown.screen.view("playback.play").accessibilityLabel, equals: "Play again")
    try await shown.screen.tap("playback.play")
    expect(player.state.value.isPlaying)
    expect(player.state.value.position, equals: 0)
  }

  @Test func theDisplayStaysOnWhileAFilmPlays() async throws {
    let application = UIApplication.shared
    let shown = await show([try media(.film), try media(.sound), try media(.loop)])
    // Without a suspension: other tests play films in the same application.
    let player = try shown.player
    player.pause()
    expect(!application.isIdleTimerDisabled)
    player.play()
    expect(application.isIdleTimerDisabled)
    player.update { ($0.isPlaying, $0.hasEnded) = (false, true) }
    expect(!application.isIdleTimerDisabled)

    player.play()
    for kind in [ImageReference.Media.Kind.sound, .loop] {
      await shown.screen.press(UIKey(keyCode: .keyboardRightArrow))
      await shown.screen.advance(by: 1)
      expect(!shown.controller.holdsScreenOn)
      try shown.player.play()
      try expect(shown.player.state.value.isPlaying, "\(kind)")
      expect(!shown.controller.holdsScreenOn, "\(kind)")
    }
  }

  @Test func leavingAFilmAllowsTheDisplayToTurnOff() async throws {
    let shown = await show([try media(.film)])
    expect(shown.controller.holdsScreenOn)
    try await shown.screen.tap("photos.close")
    await shown.screen.settle()
    expect(!shown.controller.holdsScreenOn)
  }

  @Test func leavingTheScreenStopsThePlayer() async throws {
    let shown = await show([try media(.film)])
    try await shown.screen.tap("photos.close")
    await shown.screen.settle()
    try expect(shown.player.isStopped)
  }

  @Test func unplayableFilmsOpenInTheBrowser() async throws {
    let shown = await show([try media(.film)], PlaybackState(phase: .failed(.unsupported)))
    try await shown.screen.tap("list.retry")
    // It might have been the first of two taps.
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.intents, equals: ["browser"])
  }

  @Test func failedFilmsCanBeRetried() async throws {
    let shown = await show([try media(.film)], PlaybackState(phase: .failed(.unreachable)))
    shown.players.made.last?.loaded = Self.playing
    try await shown.screen.tap("list.retry")
    // It might have been the first of two taps.
    await shown.screen.advance(by: 1)
    try expect(shown.player.state.value.phase, equals: .ready)
    expect(shown.viewModel.intents, satisfies: \.isEmpty)
  }

  @Test func withoutPlayersMediaOpensInTheBrowser() async throws {
    let shown = await show([try media(.sound)], hasPlayers: false)
    try await shown.screen.tap("list.retry")
    // It might have been the first of two taps.
    await shown.screen.advance(by: 1)
    expect(shown.viewModel.intents, equals: ["browser"])
  }

  @Test func filmsCanBeSavedButNotCopied() async throws {
    let shown = await show([try media(.film)])
    expectNil((try? shown.screen.view("photos.copy")))
    try expect(shown.screen.view("photos.save").accessibilityLabel, equals: "Save file")
  }

  @Test func theScreenIsReleased() async throws {
    weak var gone: PhotosViewController?
    do {
      let shown = await show([try media(.film)])
      gone = shown.controller
      try await shown.screen.tap("photos.close")
      await shown.screen.settle()
    }
    expectNil(gone)
  }
}
