public import Foundation

/// A place of a menu whose elements are not known before it is shown, such as those that a server
/// says.
///
/// The menu shows that it is waiting until the elements are provided. The provider is called on the
/// main actor, and has to call what it is handed there, once; an empty list takes the place away.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  /// What was provided, where it is kept.
  private(set) final var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []
  private var isLoading = false

  /// Makes an element whose provider is called once, when it is shown first; what it provides is
  /// shown from then on.
  ///
  /// - Parameter elementProvider: Hands over the elements by the closure that it gets.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Makes an element whose provider is called each time that its menu is shown.
  ///
  /// - Parameter elementProvider: Hands over the elements by the closure that it gets.
  /// - Returns: The element.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// Hands the elements over: at once if they are known, else when they are provided.
  final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
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
