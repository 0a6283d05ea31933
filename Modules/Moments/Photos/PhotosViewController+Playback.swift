import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

extension PhotosViewController {
  /// The step of the seek keys, in seconds.
  private static let step: TimeInterval = 10

  /// The player of the current page.
  private var player: (any MediaPlayer)? { pager.page?.player }

  /// A page came on screen: its media is played, immediately for the one that the reader opened.
  func beginPlaying(on page: PhotoPageView) {
    let isChosen = !wasPageShown
    wasPageShown = true
    holdsScreenOn = false
    page.onOpenOutside = { [viewModel] in viewModel.openInBrowser() }
    guard let media = page.photo.playable else {
      setPlaybackBar(shown: false)
      page.onMoving = { [weak self, weak page] player in
        page?.begin(player, plays: isChosen || !UIAccessibility.isReduceMotionEnabled) {
          self?.show($0, duration: nil)
        }
      }
      return
    }
    guard let players else {
      setPlaybackBar(shown: false)
      return page.showThatNothingPlays()
    }
    let player = players.makePlayer(for: media.url, repeats: media.kind == .loop)
    page.begin(player, plays: isChosen) { [weak self] state in
      // Sounds do not need the screen, and loops would keep it on forever.
      self?.holdsScreenOn = media.kind == .film && state.isPlaying
      self?.show(state, duration: media.duration)
    }
  }

  private func show(_ state: PlaybackState, duration: TimeInterval?) {
    var isPlayable = true
    if case .failed = state.phase { isPlayable = false }
    if playbackView.isHidden == isPlayable { setPlaybackBar(shown: isPlayable) }
    playbackBar.show(state, duration: duration)
  }

  func perform(_ action: PlaybackBar.Action) {
    guard let player else { return }
    switch action {
    case .togglePlaying:
      if player.state.value.isPlaying { player.pause() } else { player.play() }
    case .seek(let position): player.seek(to: position)
    case .toggleMuted: player.setMuted(!player.state.value.isMuted)
    }
  }

  /// The action of the space bar: plays or pauses a film, toggles the bars of a photo.
  func playOrToggleBars() {
    if player != nil { perform(.togglePlaying) } else { toggleBars() }
  }

  /// The shortcuts of films and sounds.
  var playbackShortcuts: [KeyboardShortcut] {
    guard viewModel.photo.playable != nil else { return [] }
    let strings = viewModel.strings
    return [
      KeyboardShortcut(strings.shortcutSeekBack, "j") { [weak self] in self?.skip(-Self.step) },
      KeyboardShortcut(strings.shortcutSeekForward, "l") { [weak self] in self?.skip(Self.step) },
      KeyboardShortcut(strings.shortcutMute, "m") { [weak self] in self?.perform(.toggleMuted) },
    ]
  }

  private func skip(_ seconds: TimeInterval) {
    guard let player else { return }
    perform(.seek(player.state.value.position + seconds))
  }
}
