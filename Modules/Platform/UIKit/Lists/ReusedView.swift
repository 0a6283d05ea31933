/// A view that lists reuse.
@MainActor protocol ReusedView: UIView {
  var reuseIdentifier: String? { get }
  func prepareToBeReused()
}
