import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsThread

@Suite struct ThreadCommentViewTests {
  private func view(
    _ row: ThreadCommentRow,
    width: CGFloat = 390
  ) -> (view: ThreadCommentView, actions: Actions) {
    let view = ThreadCommentView(imageLoader: Rows.loader)
    let actions = Actions()
    view.onAction = { actions.all.append($0) }
    view.update(with: row)
    view.prepareForLayout(width: width)
    return (ThreadRows.laidOut(view, width: width), actions)
  }

  private final class Actions {
    var all: [ThreadCommentView.Action] = []
  }

  private func tapLine(of level: Int, in view: ThreadCommentView) {
    view.guidesView.onLine?(level)
  }

  @Test func tappingALineCollapsesItsComment() {
    let (view, actions) = view(ThreadRows.comment(depth: 3, replies: 2))
    for level in 0...3 { tapLine(of: level, in: view) }
    expect(
      actions.all,
      equals: [
        .toggleCollapse("a0"), .toggleCollapse("a1"), .toggleCollapse("a2"), .toggleCollapse("c"),
      ]
    )
  }

  @Test func eachLevelAndOpenRepliesHaveALine() {
    func lines(_ row: ThreadCommentRow) -> Int {
      view(row).view.guidesView.subviews.filter { !$0.isHidden }.count
    }
    expect(lines(ThreadRows.comment()), equals: 0)
    expect(lines(ThreadRows.comment(replies: 3)), equals: 1)
    expect(lines(ThreadRows.comment(replies: 3, isCollapsed: true)), equals: 0)
    expect(lines(ThreadRows.comment(depth: 2, replies: 3)), equals: 3)
    expect(lines(ThreadRows.comment(depth: 40, replies: 3)), equals: 5)
  }

  @Test func tapsBesideTheLinesGoToTheRow() throws {
    let (view, _) = view(ThreadRows.comment(depth: 2))
    let line = try require(view.guidesView.subviews.first { !$0.isHidden }).frame
    expect(view.guidesView.point(inside: CGPoint(x: line.midX + 6, y: 100), with: nil))
    expect(!view.guidesView.point(inside: CGPoint(x: 200, y: 100), with: nil))
  }

  @Test func rowsBeyondTheIndentationLimitShowTheirParent() {
    expect(view(ThreadRows.comment(depth: 2)).view.replyLabel.isHidden)
    expect(view(ThreadRows.comment(depth: 5)).view.replyLabel.isHidden)
    expect(!view(ThreadRows.comment(depth: 6)).view.replyLabel.isHidden)
    expect(!view(ThreadRows.comment(depth: 5), width: 320).view.replyLabel.isHidden)
    expect(view(ThreadRows.comment(depth: 0)).view.replyLabel.isHidden)
  }

  @Test func onlyOwnCommentsHaveADeleteButton() {
    expect(view(ThreadRows.comment()).view.deleteButton.isHidden)
    let (view, actions) = view(ThreadRows.comment(isOwn: true))
    expect(!view.deleteButton.isHidden)
    view.deleteButton.sendActions(for: .primaryActionTriggered)
    view.likeButton.sendActions(for: .primaryActionTriggered)
    view.repliesButton.sendActions(for: .primaryActionTriggered)
    expect(actions.all, equals: [.command(.delete), .command(.like), .toggleCollapse("c")])
  }

  @Test func aReusedViewShowsNoOldContent() {
    let (view, _) = view(ThreadRows.comment(depth: 3, replies: 4, isOwn: true, photos: 2))
    view.prepareForReuse()
    view.update(with: ThreadRows.comment())
    view.prepareForLayout(width: 390)
    view.layoutIfNeeded()
    expect(view.deleteButton.isHidden)
    expect(view.repliesButton.isHidden)
    expect(view.photoGrid.isHidden)
    expect(view.avatarView.frame.minX, equals: 16)
  }

  @Test func rightToLeftRowsAreIndentedFromTheRight() {
    let view = ThreadCommentView(imageLoader: Rows.loader)
    view.semanticContentAttribute = .forceRightToLeft
    view.update(with: ThreadRows.comment(depth: 1))
    view.prepareForLayout(width: 390)
    _ = ThreadRows.laidOut(view)
    expect(abs(view.avatarView.frame.maxX - 350), isBelow: 0.01)
  }
}
