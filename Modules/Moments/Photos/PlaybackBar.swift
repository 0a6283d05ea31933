import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The controls of a film or a sound: play and pause, time and duration, sound.
///
///     [>]  0:12 ---o------------------ 1:05  [sound]
///
/// Times run from left to right in every language, as in Apple's apps.
final class PlaybackBar: BaseView {
  /// An action of the bar.
  enum Action: Hashable {
    case togglePlaying
    case seek(TimeInterval)
    case toggleMuted
  }

  /// Called with each action.
  var onAction: (Action) -> Void = { _ in }

  private let strings: Strings
  private let playButton = UIButton(type: .system)
  private let positionLabel = UILabel()
  private let slider = PlaybackSlider()
  private let durationLabel = UILabel()
  private let muteButton = UIButton(type: .system)
  private lazy var line = UIStackView(
    arrangedSubviews: [playButton, positionLabel, slider, durationLabel, muteButton]
  )
  private var shown = PlaybackState()

  init(strings: Strings) {
    self.strings = strings
    super.init(frame: .zero)
  }

  override func makeControls() {
    addSubview(line)
    playButton.onPrimaryAction { [weak self] in self?.onAction(.togglePlaying) }
    muteButton.onPrimaryAction { [weak self] in self?.onAction(.toggleMuted) }
    let seek = UIAction { [weak self] _ in
      guard let self else { return }
      onAction(.seek(TimeInterval(slider.value) * (shown.duration ?? 0)))
    }
    slider.addAction(seek, for: .valueChanged)
  }

  override func styleControls() {
    line.alignment = .center
    line.spacing = Spacing.small
    line.semanticContentAttribute = .forceLeftToRight
    slider.semanticContentAttribute = .forceLeftToRight
    slider.minimumTrackTintColor = Palette.onImage
    slider.accessibilityLabel = strings.playbackPosition
    slider.accessibilityIdentifier = "playback.position"
    for button in [playButton, muteButton] { button.tintColor = Palette.onImage }
    playButton.accessibilityIdentifier = "playback.play"
    muteButton.accessibilityIdentifier = "playback.mute"
    for label in [positionLabel, durationLabel] {
      // As high as the buttons beside it at every text size, like the titles of bars.
      label.font = Typography.captionStrong(UITraitCollection(preferredContentSizeCategory: .large))
      label.textColor = Palette.onImage
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
      // The slider's accessibility value contains both.
      label.isAccessibilityElement = false
    }
    positionLabel.accessibilityIdentifier = "playback.elapsed"
    durationLabel.accessibilityIdentifier = "playback.duration"
  }

  override func constrainControls() {
    line.constrain(.edges)
    slider.constrain(.height(Metrics.tapTarget))
    for button in [playButton, muteButton] {
      button.constrain(.width(Metrics.tapTarget).yielding, .height(Metrics.tapTarget))
    }
  }

  /// Shows the playback state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - known: The duration if the player does not know it yet, in seconds.
  func show(_ state: PlaybackState, duration known: TimeInterval?) {
    shown = state
    if shown.duration == nil { shown.duration = known }
    let duration = shown.duration ?? 0
    let isReady = state.phase == .ready
    playButton.isEnabled = isReady
    playButton.setImage(
      (state.isPlaying ? Icon.pause : state.hasEnded ? .retry : .play).image,
      for: .normal
    )
    playButton.accessibilityLabel =
      state.isPlaying ? strings.pause : state.hasEnded ? strings.playAgain : strings.play
    muteButton.isHidden = !state.hasSound
    muteButton.setImage((state.isMuted ? Icon.muted : .sound).image, for: .normal)
    muteButton.accessibilityLabel = state.isMuted ? strings.unmute : strings.mute
    show(strings.playingTime(state.position), on: positionLabel)
    show(strings.playingTime(duration), on: durationLabel)
    // For a very short film "0:00" is meaningless.
    let isShort = duration > 0 && duration < 1
    positionLabel.isHidden = isShort
    durationLabel.isHidden = duration <= 0 || isShort
    slider.isEnabled = isReady && duration > 0
    slider.spokenValue = strings.playbackPosition(state.position, of: duration)
    // The finger on it has precedence.
    guard !slider.isTracking else { return }
    slider.value = duration > 0 ? Float(min(state.position / duration, 1)) : 0
  }

  /// Sets the text only if it changed: this runs sixty times per second.
  private func show(_ text: String, on label: UILabel) {
    if label.text != text { label.text = text }
  }
}
