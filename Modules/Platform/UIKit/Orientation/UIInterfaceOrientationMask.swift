/// The ways in which an interface can be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation, at the place of its raw value.
  public let rawValue: UInt

  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way: the default of controllers on an iPad.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// Every way but upside down: the default of controllers on a phone.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

  /// What devices support by default.
  @MainActor static func standard(of traits: UITraitCollection) -> UIInterfaceOrientationMask {
    traits.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }
}
