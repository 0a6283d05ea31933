public import Foundation

/// A menu element that provides other elements asynchronously, for example from a server.
///
/// The menu shows a loading row until the elements are provided. The provider is called on the main
/// actor, and must call its completion handler there once; an empty array removes the row.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  /// The provided elements, if they are cached.
  private(set) final var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []
  private var isLoading = false

  /// Makes an element whose provider is called when it is first shown; the result is cached.
  ///
  /// - Parameter elementProvider: Passes the elements to the closure that it receives.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Makes an element whose provider is called each time that its menu is shown.
  ///
  /// - Parameter elementProvider: Passes the elements to the closure that it receives.
  /// - Returns: The element.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// Calls the completion with the elements: immediately if they are cached, otherwise when they
  /// are provided.
  package final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return completion(elements) }
    guard isCached else {
      var isProvided = false
      return provider { elements in
        guard !isProvided else { return }
        isProvided = true
        completion(elements)
      }
    }
    waiting.append(completion)
    guard !isLoading else { return }
    isLoading = true
    provider { [self] provided in
      guard elements == nil else { return }
      elements = provided
      let calls = waiting
      waiting = []
      for call in calls { call(provided) }
    }
  }
}
