import Foundations
import ListModel
import MomentsContracts
import UIKit

extension PhotoPageView {
  /// How much of a poster shows below words.
  private static let dimmed: CGFloat = 0.2

  /// Plays what the page is for: it came on screen.
  ///
  /// - Parameters:
  ///   - player: Plays it.
  ///   - plays: Whether it begins at once; a loop does anyway, unless the reader wants less motion.
  ///   - onState: Called with how it is getting on, at once and whenever that changes.
  func begin(
    _ player: any MediaPlayer,
    plays: Bool,
    onState: @escaping (PlaybackState) -> Void
  ) {
    end()
    self.player = player
    player.view.isUserInteractionEnabled = false
    player.view.accessibilityElementsHidden = true
    player.view.frame = imageView.bounds
    imageView.addSubview(player.view)
    watch = player.state.observe { [weak self] state in
      self?.show(state)
      onState(state)
    }
    fit()
    player.load()
    if plays || (photo.playable?.kind == .loop && !UIAccessibility.isReduceMotionEnabled) {
      player.play()
    }
  }

  /// Stops what plays, and frees it: the page went off the screen.
  func end() {
    onMoving = nil
    guard let player else { return }
    watch?.dispose()
    watch = nil
    player.stop()
    player.view.removeFromSuperview()
    self.player = nil
    spinner.stopAnimating()
    hideMessage()
  }

  private func hideMessage() {
    messageView.isHidden = true
    imageView.alpha = 1
  }

  private func show(_ state: PlaybackState) {
    switch state.phase {
    case .idle, .ready:
      spinner.stopAnimating()
      hideMessage()
    case .loading:
      spinner.startAnimating()
      hideMessage()
    case .failed(let error):
      spinner.stopAnimating()
      show(error)
    }
  }

  /// A film that cannot be played is not kept from the reader: another program may play it.
  private func show(_ error: PlaybackError) {
    guard messageView.isHidden else { return }
    messageView.isHidden = false
    // Words are read over the poster.
    imageView.alpha = Self.dimmed
    messageView.show(
      ListFailure(
        title: strings.playbackFailedTitle,
        message: words(for: error),
        retryTitle: canTryAgain(after: error)
          ? strings.retry : opensOutside ? strings.openOutside : nil
      )
    )
  }

  /// Says that nothing plays here, and offers what does.
  func showThatNothingPlays() { show(PlaybackError.unsupported) }

  private func words(for error: PlaybackError) -> String {
    switch error {
    case .unsupported: strings.playbackUnsupported
    case .damaged: strings.playbackDamaged
    case .tooLarge: strings.playbackTooLarge
    case .missing: strings.playbackMissing
    case .unreachable: strings.checkConnection
    }
  }

  private func canTryAgain(after error: PlaybackError) -> Bool { error == .unreachable }

  /// Whether what plays is on the web, where others find it.
  private var opensOutside: Bool {
    ["http", "https"].contains(photo.playable?.url.scheme?.lowercased())
  }

  /// Does what the button below the message says.
  func retry() {
    guard photo.playable != nil else { return load() }
    if case .failed(let error) = player?.state.value.phase, canTryAgain(after: error) {
      player?.load()
    } else {
      onOpenOutside()
    }
  }
}
