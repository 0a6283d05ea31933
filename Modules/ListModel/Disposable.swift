/// The life of one binding: while the token lives and is not disposed, the binding delivers.
///
/// Keep the token, in a ``DisposeBag`` as a rule. Letting go of it ends the binding, so a binding
/// whose token is thrown away delivers its first value and no other.
///
/// ```swift
/// viewModel.state.observe { ... }                    // wrong: over at once, and the compiler warns
/// viewModel.state.observe { ... }.disposed(by: bag)  // right: lives as long as the bag
/// ```
///
/// Disposing twice is allowed and does nothing.
@MainActor
public class Disposable {
  init() {}

  /// Ends the binding now: the handler is not called again, even when a delivery is under way.
  ///
  /// What the handler captured is released before this returns, unless the handler is running.
  public func dispose() {}

  /// Hands the token to a bag, which keeps the binding alive until it is emptied.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
