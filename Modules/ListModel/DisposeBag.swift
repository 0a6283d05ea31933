/// The bindings of one owner, dropped together.
///
/// A cell disposes its bag when it goes back to the pool, before it is given its next row; a view
/// controller simply owns one and lets it die with itself.
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

  /// Whether no binding is held.
  public var isEmpty: Bool { tokens.isEmpty }

  /// Ends every binding and empties the bag, which can then be filled again.
  ///
  /// Safe in the middle of a delivery and from inside the handler of one of its own bindings.
  public func dispose() {
    let ended = tokens
    tokens = []
    for token in ended {
      token.dispose()
    }
  }
}
