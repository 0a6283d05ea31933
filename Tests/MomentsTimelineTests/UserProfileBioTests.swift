import DesignKit
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

  /// Shows a bio that is one link, with the details of a profile or without.
  private func show(
    _ link: RichText.Style,
    in view: UserProfileListItemView,
    hasDetails: Bool
  ) throws -> LinkLabel {
    view.update(
      with: UserProfileRow(
        person: PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil),
        background: nil,
        bio: RichText("ferries.example", runs: [RichText.Run(0..<15, link)]),
        details: hasDetails ? ProfileDetails(address: "@ana@example.org", strings: strings) : nil
      )
    )
    return try require(bio(in: view))
  }

  private func link() throws -> RichText.Style {
    .link(try require(URL(string: "https://ferries.example")))
  }

  @Test(arguments: [true, false])
  func linksCanBeOpened(hasDetails: Bool) throws {
    let link = try link()
    let view = UserProfileListItemView(imageLoader: Rows.loader)
    var opened: [UserProfileListItemView.Action] = []
    view.onAction = { opened.append($0) }
    let label = try show(link, in: view, hasDetails: hasDetails)
    expect(!label.isHidden)
    label.onLink?(0)
    expect(opened, equals: [.open(link)])
  }

  /// The header of a timeline has no details.
  @Test func linksLookAlikeInAHeaderAndInAProfile() throws {
    let link = try link()
    let looks = try [false, true].map { hasDetails in
      let view = UserProfileListItemView(imageLoader: Rows.loader)
      let text = try show(link, in: view, hasDetails: hasDetails).attributedText
      return try require(text).attributes(at: 0, effectiveRange: nil)
    }
    for look in looks { expect(look[.foregroundColor] as? UIColor, equals: Palette.accent) }
    expect(looks[0][.font] as? UIFont, equals: looks[1][.font] as? UIFont)
    expect(looks[0].keys, equals: looks[1].keys)
  }
}
