internal import Foundation

/// What a list makes views from: the classes registered for names, and views to be used again.
@MainActor final class ReusePool<Name: Hashable, View: ReusedView> {
  private var types: [Name: AnyClass] = [:]
  private var views: [Name: [View]] = [:]

  /// Registers a class, or takes it back.
  ///
  /// `refusal` is what a class that is none of such views is refused with.
  func register(_ type: AnyClass?, _ name: Name, refusal: @autoclosure () -> String) {
    guard type == nil || type is View.Type else { fatalError(refusal()) }
    types[name] = type
  }

  func hasType(_ name: Name) -> Bool { types[name] != nil }

  func put(_ view: View, _ name: Name) {
    view.window?.storedFocus?.viewWillBeReused(view)
    views[name, default: []].append(view)
  }

  /// A view that was used before, made ready.
  func take(_ name: Name) -> View? {
    guard let view = views[name]?.popLast() else { return nil }
    view.prepareToBeReused()
    return view
  }

  /// A view that was used before or a new one, with the traits of the list that it is for; nil
  /// where no class is registered.
  ///
  /// The traits count before the data source fills the view, which may ask for images of its
  /// scale and is not always called in a layout pass.
  func take(_ name: Name, for list: UIView, orMake make: (AnyClass) -> View?) -> View? {
    let traits = list.traitCollection
    var view: View?
    traits.performAsCurrent { view = take(name) ?? types[name].flatMap(make) }
    view?.updateTraits(inheriting: traits)
    return view
  }
}
