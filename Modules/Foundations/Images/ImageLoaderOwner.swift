public import UIKit

/// A view, a controller or an app delegate whose image views load with its loader.
///
/// An ``AsyncImageView`` or ``ImageLabel`` without a loader uses that of the nearest owner in its
/// responder chain. A row view then depends on no loader, and can be named by its class:
///
/// ```swift
/// let screen = ListViewController(people) {
///   $0.imageLoader = loader
///   $0.register(Person.self) { Row(PersonView.self, $0) }
/// }
/// ```
public protocol ImageLoaderOwner: UIResponder {
  /// The loader; `nil` to leave it to the next owner.
  var imageLoader: ImageLoader? { get }
}

extension UIResponder {
  /// The loader of the nearest owner around the responder; O(responders).
  var inheritedImageLoader: ImageLoader? {
    var responder: UIResponder? = self
    while let current = responder {
      if let loader = (current as? any ImageLoaderOwner)?.imageLoader { return loader }
      responder = current.next
    }
    return nil
  }
}

extension ListView: ImageLoaderOwner {}
