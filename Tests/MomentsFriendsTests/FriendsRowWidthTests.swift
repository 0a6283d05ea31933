import DemoViewModels
import Expectations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsFriends

/// Rows use the available width, at every text size.
@Suite struct FriendsRowWidthTests {
  /// A popup at a width of 320 points leaves its rows less.
  @Test(arguments: AppLanguage.allCases, [CGFloat(320), 272])
  func theLargestTextFitsANarrowRow(language: AppLanguage, width: CGFloat) {
    let strings = Strings(language)
    for kind in [FollowButtonState.Kind.follow, .requested, .following, .loading] {
      let row = FriendRow(
        person: DemoRows.owner,
        follow: FollowButtonState(kind: kind, followsReader: true, strings: strings),
        strings: strings
      )
      let view = Self.shown(row, width: width)
      expect(view.frame.width, equals: width)
      for part in view.allSubviews where !part.isHidden && part.frame.width > 0 {
        let frame = part.convert(part.bounds, to: view)
        expect(frame.minX >= 16 - 0.5 && frame.maxX <= width - 16 + 0.5, "\(kind) \(part)")
      }
    }
  }

  private static func shown(_ row: FriendRow, width: CGFloat) -> FriendsListItemView {
    let traits = ScreenTraits(
      size: CGSize(width: width, height: 1_200),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    var shown: FriendsListItemView?
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      let view = FriendsListItemView(imageLoader: Rows.loader)
      shown = view
      view.prepareForLayout(width: width)
      view.update(with: row)
      return ComponentController { view }
    }
    screen.window.layoutIfNeeded()
    return shown ?? FriendsListItemView(imageLoader: Rows.loader)
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }
}
