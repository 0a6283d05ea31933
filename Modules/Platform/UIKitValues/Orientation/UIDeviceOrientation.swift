/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown, as on a desktop.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// On its left side: the home button is at the right.
  case landscapeLeft = 3
  /// On its right side: the home button is at the left.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its left or right side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat, with the screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation has a corresponding interface orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
