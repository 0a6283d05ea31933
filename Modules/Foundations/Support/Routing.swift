/// Takes the user somewhere else.
///
/// A screen names where it wants to go with its own route type and never knows how.
///
/// Coordinators adopt it; screens hold it weakly.
public protocol Routing<Route>: AnyObject {
  /// The places the screen can lead to.
  associatedtype Route

  /// Goes to a place. Called on the main actor; must return at once.
  func go(to route: Route)
}
