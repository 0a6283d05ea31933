internal import Foundation
internal import QuartzCore

extension UIScrollView {
  /// Takes the size that constraints give the content, if any do.
  final func takeConstrainedContentSize() {
    guard let guide = autoLayoutState?.systemGuides[.scrollContent], guide.state.item != nil
    else { return }
    let size = guide.layoutFrame.size
    if size != storedContentSize { contentSize = size }
  }
}
