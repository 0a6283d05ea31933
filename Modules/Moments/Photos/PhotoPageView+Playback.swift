import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

extension PhotoPageView {
  /// The opacity of a poster behind text.
  private static let dimmed: CGFloat = 0.2

  /// Starts playing the page's media, which came on screen.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - plays: Whether it starts immediately; a loop always does, unless Reduce Motion is on.
  ///   - onState: Called with the playback state, immediately and whenever it changes.
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

  /// Stops the player and releases it: the page went off screen.
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

  /// A film that cannot be played can still be opened in another program.
  private func show(_ error: PlaybackError) {
    guard messageView.isHidden else { return }
    messageView.isHidden = false
    // The text is shown over the poster.
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

  /// Shows that nothing can be played here, and offers another program.
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

  /// Whether the media has a web URL, which other programs can open.
  private var opensOutside: Bool {
    ["http", "https"].contains(photo.playable?.url.scheme?.lowercased())
  }

  /// Performs the action of the button below the message.
  func retry() {
    guard photo.playable != nil else { return load() }
    if case .failed(let error) = player?.state.value.phase, canTryAgain(after: error) {
      player?.load()
    } else {
      onOpenOutside()
    }
  }
}
