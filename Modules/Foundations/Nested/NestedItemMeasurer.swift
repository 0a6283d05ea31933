internal import ListModel
internal import UIKit

/// Measures the height of items with an offscreen view.
final class NestedItemMeasurer<View: ListItemView> {
  private var prototype: View?

  /// The height of an item at a width, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - width: Its width, in points.
  ///   - host: The view that shows the items: the measuring view gets its traits, such as the text
  ///     size.
  ///   - makeView: Makes the measuring view; called once.
  /// - Returns: The height, in points; 0 for an item of another type.
  func height(
    of item: AnyListItem,
    width: CGFloat,
    in host: UIView,
    makeView: () -> View?
  ) -> CGFloat {
    guard let viewModel = item.as(View.ViewModel.self),
      let view = prototype ?? makePrototype(in: host, makeView)
    else { return 0 }
    view.update(with: viewModel)
    view.prepareForLayout(width: width)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // Cancels work started for the item, such as loading its image; the view that shows it starts
    // it again.
    view.prepareForReuse()
    let scale = max(host.traitCollection.displayScale, 1)
    return (size.height * scale - 0.001).rounded(.up) / scale
  }

  private func makePrototype(in host: UIView, _ makeView: () -> View?) -> View? {
    guard let view = makeView() else { return nil }
    view.isHidden = true
    view.translatesAutoresizingMaskIntoConstraints = false
    host.insertSubview(view, at: 0)
    prototype = view
    return view
  }
}
