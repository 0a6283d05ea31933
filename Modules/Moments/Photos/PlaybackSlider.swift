import UIKit

/// The slider of a film: its accessibility value is a time, not a percentage.
final class PlaybackSlider: UISlider {
  /// The time of the film, for reading aloud.
  var spokenValue = ""

  override var accessibilityValue: String? {
    get { spokenValue }
    set { spokenValue = newValue ?? "" }
  }
}
