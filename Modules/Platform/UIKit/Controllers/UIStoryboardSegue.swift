import Foundation

/// A transition from one view controller to another, performed by code.
///
/// There are no storyboards on this platform; subclasses that programs make themselves work:
///
/// ```swift
/// CardSegue(identifier: nil, source: self, destination: card).perform()
/// ```
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  open private(set) var identifier: String?

  /// The view controller that the segue starts from.
  open private(set) var source: UIViewController

  /// The view controller that the segue leads to.
  open private(set) var destination: UIViewController

  private var performHandler: (() -> Void)?

  /// Makes a segue.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - source: The view controller that it starts from.
  ///   - destination: The view controller that it leads to.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Makes a segue that calls a closure.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - source: The view controller that it starts from.
  ///   - destination: The view controller that it leads to.
  ///   - performHandler: Performs the transition.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition: calls the closure that the segue was made with.
  ///
  /// Subclasses override it.
  open func perform() { performHandler?() }
}
