public import UIKit

extension Screen {
  /// Holds the screen another way, as whoever turns a phone does, and waits until it comes to rest.
  ///
  /// The device posts its notification where somebody asked for it, and the interface turns if the
  /// program and the controller that fills the window support that: width and height change places,
  /// the insets of the top become those of the sides, and a phone on its side is vertically
  /// compact.
  ///
  /// - Parameter orientation: Which way the screen is held from now on; at first it is upright, or
  ///   to the left where it is wider than high.
  public func turn(to orientation: UIDeviceOrientation) async {
    host.host.turn(to: orientation)
    await settle()
  }
}
