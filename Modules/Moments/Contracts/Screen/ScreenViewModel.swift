public import MomentsLanguage

/// A screen in the reader's language, which leads to other screens.
@MainActor
public protocol ScreenViewModel: AnyObject {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// Called with the route of each screen that the reader opens.
  var onRoute: (@MainActor (Route) -> Void)? { get set }
}
