/// A view that takes its size from the views that it arranges: programs give it those, and no
/// frame.
@MainActor protocol ArrangingView: UIView {}
