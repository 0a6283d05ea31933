import Foundations
import UIKit

extension Example {
  /// The examples, in the order of the articles.
  public static let all = table + feed + closures + friends + wall

  private static let table = [
    Example("table", "A table in four steps", in: "Tables") { HomeViewController() }
  ]

  private static let feed: [Example] = {
    let article = "Feeds of section controllers"
    return [
      Example("feed-text", "One: a text that unfolds", in: article) {
        feedScreen { _ in feedOne() }
      },
      Example("feed-likes", "Two: likes", in: article) { feedScreen { feedTwo($0) } },
      Example("feed-photos", "Three: photos", in: article) { feedScreen { feedThree($0) } },
      Example("feed-comments", "Four: comments", in: article) { feedScreen { feedFour($0) } },
      Example("feed-binding", "One binding controller", in: article) { bindingFeedScreen() },
      Example("feed-ad", "An advertisement among posts", in: article) { advertisedFeedScreen() },
      Example("feed-arrow", "The arrow and its sheet", in: article) { ArrowFeedViewController() },
      Example("feed-levels", "Several levels", in: article) { outlineScreen() },
      Example("feed-selection", "Selecting several", in: article) { SelectionViewController() },
    ]
  }()

  private static let closures = [
    Example("closures", "Shelves and buttons", in: "Tables built of closures") {
      ShelvesViewController()
    }
  ]

  private static let friends = [
    Example("friends-demo", "On demo values", in: "A popup of components") {
      FriendsPopupViewController(demoFriends)
    },
    Example("friends-live", "Over a provider", in: "A popup of components") {
      FriendsPopupViewController(liveFriends)
    },
  ]

  private static let wall = [
    Example("wall", "People and photos", in: "A wall with a controller") { peopleWallScreen() }
  ]
}
