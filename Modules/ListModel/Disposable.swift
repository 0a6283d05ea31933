/// A token that keeps one binding alive: while it exists and is not disposed, the binding delivers
/// values.
///
/// Store the token, usually in a ``DisposeBag``. Releasing it ends the binding, so a binding whose
/// token is discarded delivers only its first value.
///
/// ```swift
/// viewModel.snapshot.observe { show($0) }                    // wrong: ends immediately, with a warning
/// viewModel.snapshot.observe { show($0) }.disposed(by: bag)  // right: lives as long as the bag
/// ```
///
/// Disposing twice is allowed and has no effect.
@MainActor
public class Disposable {
  init() {}

  /// Ends the binding immediately: the handler is not called again, even during a delivery.
  ///
  /// The handler's captures are released before this returns, unless the handler is running.
  public func dispose() {}

  /// Adds the token to a bag, which keeps the binding alive until it is emptied.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
