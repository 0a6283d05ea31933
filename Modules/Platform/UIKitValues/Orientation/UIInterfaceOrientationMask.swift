/// The orientations into which a screen may be rotated.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits; the bit of an orientation is at the index of its raw value.
  public let rawValue: UInt

  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Rotated by half a turn from portrait, with the home button at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations; the default of view controllers on an iPad.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations but upside down; the default of view controllers on a phone.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

  /// Returns the default orientations of a device.
  @MainActor package static func standard(of traits: UITraitCollection)
    -> UIInterfaceOrientationMask
  {
    traits.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }
}
