import UIKit

/// The slider of a film: what it is read as is a time, and no share.
final class PlaybackSlider: UISlider {
  /// How far the film has come, read aloud.
  var spokenValue = ""

  override var accessibilityValue: String? {
    get { spokenValue }
    set { spokenValue = newValue ?? "" }
  }
}
