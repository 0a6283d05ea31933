/// The bindings of one owner, disposed together.
///
/// A cell disposes its bag when it returns to the reuse pool; a view controller owns one that is
/// released with it.
///
/// All operations are O(1), except ``dispose()``, which is O(number of bindings).
@MainActor
public final class DisposeBag {
  private var tokens: [Disposable] = []

  /// Makes an empty bag.
  public init() {}

  /// Keeps a binding alive until the bag is disposed or released.
  public func insert(_ token: Disposable) {
    tokens.append(token)
  }

  /// Whether the bag is empty.
  public var isEmpty: Bool { tokens.isEmpty }

  /// Ends every binding and empties the bag, which can then be filled again.
  ///
  /// Safe during a delivery and inside the handler of one of its own bindings.
  public func dispose() {
    let ended = tokens
    tokens = []
    for token in ended {
      token.dispose()
    }
  }
}
