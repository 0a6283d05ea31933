public import Foundation

/// An element whose title and image the large content viewer shows.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the element.
  var showsLargeContentViewer: Bool { get }
  /// The title; nil for none.
  var largeContentTitle: String? { get }
  /// The image; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets that center the visible part of the image, in points of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  final var largeContent: LargeContent {
    get { rare?.largeContent ?? LargeContent() }
    set { rareForWriting.largeContent = newValue }
  }
}

/// What a program set of a view's large content.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
