import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit
import _Testing_Rows

/// Rows of a thread made by hand.
enum ThreadRows {
  static func comment(
    depth: Int = 0,
    text: String = "The second bench from the left is mine.",
    replies: Int = 0,
    isCollapsed: Bool = false,
    isLiked: Bool = false,
    isOwn: Bool = false,
    photos: Int = 0
  ) -> ThreadCommentRow {
    ThreadCommentRow(
      id: "c",
      branch: branch(depth),
      author: Rows.person(),
      replyText: depth > 0 ? "Replying to Ada Okafor" : nil,
      timeText: "2 h",
      timeAccessibilityText: "2 hours ago",
      text: RichText(text),
      photos: Rows.photos(photos),
      likes: .init(
        count: 12,
        isLiked: isLiked,
        countText: "12",
        accessibilityText: "12 likes"
      ),
      replies: ThreadReplies(
        count: replies,
        isCollapsed: isCollapsed,
        strings: Strings(.english)
      ),
      actions: MomentRow.Actions(
        canBoost: false,
        isBoosted: false,
        canReply: false,
        canEdit: false,
        canDelete: isOwn,
        strings: Strings(.english)
      )
    )
  }

  static func branch(_ depth: Int) -> ThreadBranch {
    ThreadBranch(depth: depth, ancestors: (0..<depth).map { ListItemID("a\($0)") })
  }

  /// A row view as a cell shows it.
  static func laidOut<View: UIView>(_ view: View, width: CGFloat = 390) -> View {
    view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
    view.layoutIfNeeded()
    return view
  }
}
