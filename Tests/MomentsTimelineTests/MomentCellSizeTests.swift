import DemoViewModels
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsTimeline
import MomentsValues
import Testing
import UIKit
import _Testing_Rows

@testable import UIKitCore

/// The number of constraints of a moment, which must stay low enough for the fast path of the
/// solver.
///
/// Above 256 unknowns, which is 64 views, a solver has no table and starts over when a part is
/// hidden or shown (decision 0044): a frame with a new row took twice the time when cells kept the
/// views of polls and links for rows that have none.
@MainActor @Suite struct MomentCellSizeTests {
  private let strings = Strings(.english)

  private var rows: [MomentRow] {
    let plain = Rows.moment()
    var photos = Rows.moment(photos: Rows.photos(9))
    photos.contentWarning = .init(text: "Spiders", isRevealed: true, buttonTitle: "Hide")
    photos.boostedBy = "Ada boosted"
    var poll = Rows.moment()
    var question = DemoRows.poll(.fresh, strings)
    question.options += question.options.prefix(1)
    poll.poll = question
    var link = Rows.moment()
    if let url = URL(string: "https://books.example/outrun") {
      link.link = LinkPreview(url: url, title: "The Outrun", strings: strings)
    }
    let quotes = DemoRows.QuotedKind.allCases.map { DemoRows.quoting($0, strings) }
    return [plain, photos, poll, link] + quotes
  }

  @Test func reusedCellsStayWithinTheSolverTableLimit() throws {
    var cells: [String: MomentListItemView] = [:]
    for row in rows + rows.reversed() {
      let view = cells[row.reuseIdentifier] ?? MomentListItemView(imageLoader: Rows.loader)
      cells[row.reuseIdentifier] = view
      view.update(with: row)
    }
    expect(cells.count, equals: 4)
    for (kind, view) in cells {
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
      holder.addSubview(view)
      view.constrain(.top.sides)
      holder.layoutIfNeeded()
      let engine = try require(holder.autoLayoutState?.engine)
      expect(engine.items.count, isAbove: 20)
      expect(engine.items.count, isAtMost: 64, "cells for \"\(kind)\"")
    }
  }
}
