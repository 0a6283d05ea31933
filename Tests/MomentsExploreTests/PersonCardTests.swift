import DesignKit
import Expectations
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsExplore

/// The cards of people to follow.
@Suite struct PersonCardTests {
  @Test func aLongCountOfFollowersHasASecondLine() async throws {
    let card = PersonCardView(imageLoader: Rows.loader)
    let screen = Screen {
      let controller = UIViewController()
      controller.view.addSubview(card)
      card.constrain(.top, .leading, .width(ExploreMetrics.cardWidth))
      return controller
    }
    let row = PersonRow(
      person: PersonReference(id: "1", name: "Ann", handle: "@ann", avatar: nil),
      bio: "Tea",
      followers: 18_400,
      strings: Strings(.polish)
    )
    screen.perform { card.update(with: row) }
    await screen.settle()
    let labels = card.subviews.compactMap { $0 as? UILabel }
    let followers = try require(labels.first { $0.text == row.followersText })
    expect(followers.bounds.height, isAbove: 1.5 * Typography.captionStrong().lineHeight)
  }
}
