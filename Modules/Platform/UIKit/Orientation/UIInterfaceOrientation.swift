/// Which way an interface is turned on its screen.
///
/// A window of the desktop is resized and never turned: it is `portrait` where it is higher than
/// wide, and `landscapeLeft` else. A screen of a test is turned as a phone is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The device is turned to the left: the home button is at the right.
  case landscapeRight = 3
  /// The device is turned to the right: the home button is at the left.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The set of this orientation alone.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << rawValue) }

  /// The interface that is upright for the reader of a device; nil for one that lies flat.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: return nil
    }
  }
}
