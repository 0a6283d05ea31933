/// Ways in which a device may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, its upper edge to the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On its side, its upper edge to the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// How a device is turned; a window on a desktop counts as upright.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, its upper edge to the right.
  case landscapeRight = 3
  /// On its side, its upper edge to the left.
  case landscapeLeft = 4

  /// Whether it stands on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
