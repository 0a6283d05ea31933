package import Foundation
package import UIKitValues

/// The size classes of a screen, which follow from its size.
package struct ScreenSizeClasses: Equatable {
  package var horizontal: UIUserInterfaceSizeClass
  package var vertical: UIUserInterfaceSizeClass

  /// The width, in points, below which a screen is horizontally compact: narrow windows are, as on
  /// iPad.
  private static let compactWidth: CGFloat = 600
  /// The height, in points, below which a screen is vertically compact: every phone in landscape,
  /// the widest of which are 440 points.
  private static let compactHeight: CGFloat = 480
  /// The phones that are horizontally compact in landscape too: all but the large ones, which are
  /// 414 points wide or wider.
  private static let compactPhone = CGSize(width: 900, height: 414)

  /// The classes of a screen of a size in points.
  package init(_ size: CGSize) {
    let isCompactPhone =
      size.width < Self.compactPhone.width && size.height < Self.compactPhone.height
    horizontal = size.width < Self.compactWidth || isCompactPhone ? .compact : .regular
    vertical = size.height < Self.compactHeight ? .compact : .regular
  }
}
