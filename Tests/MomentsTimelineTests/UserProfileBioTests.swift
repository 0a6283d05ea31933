import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsTimeline

/// The bio of a header: links work with and without the details of a profile.
@Suite struct UserProfileBioTests {
  private let strings = Strings(.english)

  private func bio(in view: UIView) -> LinkLabel? {
    if view.accessibilityIdentifier == "profile.bio" { return view as? LinkLabel }
    return view.subviews.lazy.compactMap(bio).first
  }

  @Test(arguments: [true, false])
  func linksCanBeOpened(hasDetails: Bool) throws {
    let page = try require(URL(string: "https://ferries.example"))
    let link = RichText.Style.link(page)
    let view = UserProfileListItemView(imageLoader: Rows.loader)
    var opened: [UserProfileListItemView.Action] = []
    view.onAction = { opened.append($0) }
    view.update(
      with: UserProfileRow(
        person: PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil),
        background: nil,
        bio: RichText("ferries.example", runs: [RichText.Run(0..<15, link)]),
        details: hasDetails ? ProfileDetails(address: "@ana@example.org", strings: strings) : nil
      )
    )
    let label = try require(bio(in: view))
    expect(!label.isHidden)
    label.onLink?(0)
    expect(opened, equals: [.open(link)])
  }
}
