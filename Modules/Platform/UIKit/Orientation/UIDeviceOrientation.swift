/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known: that of a desktop.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left: the home button is at the right.
  case landscapeLeft = 3
  /// Turned to the right: the home button is at the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned this way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
