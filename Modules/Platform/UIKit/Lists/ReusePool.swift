internal import Foundation

/// Makes the views of a list: stores the classes and nibs registered for identifiers, and the views
/// that wait to be reused.
@MainActor final class ReusePool<Name: Hashable, View: ReusedView> {
  /// What makes the views of an identifier.
  private enum Maker {
    case type(AnyClass)
    case nib(UINib)
  }

  private var makers: [Name: Maker] = [:]
  private var views: [Name: [View]] = [:]

  /// Registers a class for an identifier; nil unregisters it.
  ///
  /// `refusal` is the error message for a class of the wrong type.
  func register(_ type: AnyClass?, _ name: Name, refusal: @autoclosure () -> String) {
    guard type == nil || type is View.Type else { fatalError(refusal()) }
    makers[name] = type.map(Maker.type)
  }

  /// Registers a nib for an identifier; nil unregisters it.
  func register(_ nib: UINib?, _ name: Name) { makers[name] = nib.map(Maker.nib) }

  func hasType(_ name: Name) -> Bool { makers[name] != nil }

  func put(_ view: View, _ name: Name) {
    view.window?.storedFocus?.viewWillBeReused(view)
    views[name, default: []].append(view)
  }

  /// Returns a reused view, prepared for reuse; nil if none is waiting.
  func dequeue(_ name: Name) -> View? {
    guard let view = views[name]?.popLast() else { return nil }
    view.prepareToBeReused()
    return view
  }

  /// Returns a reused or new view with the traits of its list; nil if nothing is registered.
  ///
  /// The traits are set before the data source configures the view, which may depend on them for
  /// images of its scale, and may run outside a layout pass.
  func dequeue(_ name: Name, for list: UIView, orMake make: (AnyClass) -> View?) -> View? {
    let traits = list.traitCollection
    var view: View?
    traits.performAsCurrent {
      view =
        dequeue(name)
        ?? makers[name].flatMap {
          switch $0 {
          case .type(let type): make(type)
          case .nib(let nib): nib.instantiate(withOwner: nil).first as? View
          }
        }
    }
    view?.updateTraits(inheriting: traits)
    return view
  }
}
