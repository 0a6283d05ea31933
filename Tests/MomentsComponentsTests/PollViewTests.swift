import Expectations
import Foundation
import MomentsContracts
import MomentsValues
import Testing
import UIKit

@testable import MomentsComponents

@MainActor @Suite struct PollViewTests {
  private func poll(of count: Int) -> PollRow {
    PollRow(
      options: (0..<count).map { number in
        PollRow.Option(title: RichText("Answer \(number)"), accessibilityText: "Answer \(number)")
      },
      isVoting: true,
      voteTitle: "Vote",
      detail: "12 people"
    )
  }

  private func height(of view: PollView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: 300, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func unusedOptionViewsTakeNoSpace() {
    let reused = PollView()
    reused.update(with: poll(of: 4), identifier: "a")
    let tall = height(of: reused)
    reused.update(with: poll(of: 2), identifier: "b")
    let new = PollView()
    new.update(with: poll(of: 2), identifier: "b")
    expect(height(of: reused), equals: height(of: new))
    expect(height(of: reused), isBelow: tall)
  }
}
