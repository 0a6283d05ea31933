import UIKit

/// A view with an intrinsic size, or with an area like wrapping text.
final class ContentView: UIView {
  var content = CGSize(width: 40, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    super.init(frame: .zero)
    content = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize { content }
}

/// A container of a given size.
@MainActor func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a view that gets its frame from constraints.
  @discardableResult func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
