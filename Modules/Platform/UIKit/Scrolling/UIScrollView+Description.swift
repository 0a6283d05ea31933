internal import CoreGraphics
import Foundation

extension UIScrollView {
  /// Where the content is.
  final var describedScrolling: String {
    let offset = NSCoder.string(for: contentOffset)
    let inset = NSCoder.string(for: adjustedContentInset)
    return "; contentOffset: \(offset); contentSize: \(NSCoder.string(for: contentSize))"
      + "; adjustedContentInset: \(inset)"
  }

  /// The object that the content comes from.
  static func described(_ dataSource: AnyObject?) -> String {
    "; dataSource: " + (dataSource.map { reference(to: $0) } ?? "(null)")
  }
}
