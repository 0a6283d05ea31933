/// The orientation of an interface on its screen.
///
/// A desktop window is resized and never rotated: it is `portrait` if it is higher than wide,
/// otherwise `landscapeLeft`. The screen of a test rotates like a phone's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// Rotated for a device with the home button at the right.
  case landscapeRight = 3
  /// Rotated for a device with the home button at the left.
  case landscapeLeft = 4

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is one of the two landscape ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask that contains only this orientation.
  package var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << rawValue)
  }

  /// Makes the interface orientation that is upright in a device orientation; nil if the device
  /// lies flat.
  package init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: return nil
    }
  }
}
