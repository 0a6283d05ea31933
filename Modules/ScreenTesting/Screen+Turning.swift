public import UIKit

extension Screen {
  /// Rotates the device, and waits until the screen is idle.
  ///
  /// The device posts its notification if notifications were enabled, and the interface rotates if
  /// the application and the view controller that fills the window support it: width and height are
  /// exchanged, the top insets become side insets, and a phone in landscape orientation is
  /// vertically compact.
  ///
  /// - Parameter orientation: The new orientation; initially it is portrait, or landscape left if
  ///   the screen is wider than high.
  public func turn(to orientation: UIDeviceOrientation) async {
    host.host.turn(to: orientation)
    await settle()
  }
}
