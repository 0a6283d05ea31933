public import UIKit

/// A screen of the examples: what the index opens, and an image shows.
public struct Example {
  /// What its image is called.
  public let name: String
  /// Its title in the index.
  public let title: String
  /// The heading in the index under which it stands.
  public let article: String
  private let makeScreen: () -> UIViewController

  init(
    _ name: String,
    _ title: String,
    in article: String,
    _ makeScreen: @escaping () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.article = article
    self.makeScreen = makeScreen
  }

  /// Makes the screen, with its title.
  public func screen() -> UIViewController {
    let screen = makeScreen()
    screen.title = title
    return screen
  }
}
