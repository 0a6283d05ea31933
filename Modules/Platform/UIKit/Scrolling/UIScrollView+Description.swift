internal import CoreGraphics
import Foundation

extension UIScrollView {
  /// The object that the content comes from.
  static func described(_ dataSource: AnyObject?) -> String {
    "; dataSource: " + (dataSource.map { reference(to: $0) } ?? "(null)")
  }
}
