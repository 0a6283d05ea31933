import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

/// The button on the timeline of a hashtag that follows it; hidden while it is unknown whether the
/// reader does.
final class TagFollowButton: UIBarButtonItem {
  private var observation: Disposable?

  convenience init(_ viewModel: any TagFollowViewModel) {
    self.init(primaryAction: nil)
    accessibilityIdentifier = "hashtag.follow"
    observation = viewModel.isFollowed.observe { [weak self] in self?.show($0, viewModel) }
  }

  private func show(_ isFollowed: Bool?, _ viewModel: any TagFollowViewModel) {
    isHidden = isFollowed == nil
    guard let isFollowed else { return }
    let strings = viewModel.strings
    // The terms are those for people; the title names the action of a tap.
    let title = isFollowed ? strings.unfollow : strings.follow
    primaryAction = UIAction(title: title) { _ in viewModel.toggle() }
    self.title = title
    accessibilityLabel = isFollowed ? strings.unfollowHashtag : strings.followHashtag
    style = isFollowed ? .plain : .done
  }
}
