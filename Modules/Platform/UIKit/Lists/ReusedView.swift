/// A view that lists use again and again.
@MainActor protocol ReusedView: UIView {
  var reuseIdentifier: String? { get }
  func prepareToBeReused()
}
