import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsTimeline
import MomentsValues
import Testing
import UIKit
import _Testing_Rows

/// The buttons of a moment stay where the finger is.
@MainActor @Suite struct MomentButtonsTests {
  @Test func theFirstLikeMovesNoButton() throws {
    let view = MomentListItemView(imageLoader: Rows.loader)
    func height() -> CGFloat {
      view.prepareForLayout(width: 390)
      view.frame.size = view.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      view.layoutIfNeeded()
      return view.frame.height
    }
    func place(of identifier: String) -> CGRect? {
      func find(_ parent: UIView) -> UIView? {
        parent.accessibilityIdentifier == identifier
          ? parent : parent.subviews.lazy.compactMap(find).first
      }
      return find(view).map { $0.convert($0.bounds, to: view) }
    }
    var row = Rows.moment()
    view.update(with: row)
    let without = height()
    let button = try require(place(of: "like.\(row.id)"))
    row.likes.people = [Rows.person()]
    row.likes.peopleText = "You"
    row.likes.isLiked = true
    view.update(with: row)
    expect(height(), isAbove: without)
    expect(place(of: "like.\(row.id)"), equals: button)
  }
}
