/// Opens a route.
///
/// A screen specifies its destination with a route type, independent of how it is shown.
///
/// Coordinators adopt it; screens hold it weakly.
public protocol Routing<Route>: AnyObject {
  /// The destinations of the screen.
  associatedtype Route

  /// Opens a route. Called on the main actor; must return immediately.
  func go(to route: Route)
}
