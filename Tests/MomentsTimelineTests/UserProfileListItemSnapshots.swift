import DemoViewModels
import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsTimeline

/// Snapshots of the header of a timeline.
@Suite struct UserProfileListItemSnapshots {
  private func profile(
    _ person: PersonReference = Rows.person(),
    bio: String? = "Ferries, benches, birds. Photos are mine."
  ) -> UserProfileRow {
    UserProfileRow(
      person: person,
      background: Rows.image("landscape/2", width: 300, height: 240),
      bio: bio.map { RichText($0) },
      counts: [
        .init(value: "128", title: "moments", accessibilityText: "128 moments"),
        .init(value: "1.2K", title: "followers", accessibilityText: "1,204 followers"),
        .init(value: "56", title: "following", accessibilityText: "56 following"),
      ]
    )
  }

  private func check(
    _ name: String,
    _ row: UserProfileRow,
    _ traits: ScreenTraits = ScreenTraits(),
    line: Int = #line
  ) async {
    let screen = await ComponentScreen.make(row, traits: traits) {
      UserProfileListItemView(imageLoader: Rows.loader)
    }
    expectLook(screen, name, line: line)
  }

  @Test func ordinary() async {
    await check("profile", profile())
  }

  @Test func withoutBioAndCounts() async {
    var row = profile(bio: nil)
    row.counts = []
    await check("profile-bare", row)
  }

  @Test func withoutImages() async {
    var row = profile()
    row.background = nil
    row.person.avatar = nil
    await check("profile-no-pictures", row)
  }

  @Test func dark() async {
    await check("profile-dark", profile(), ScreenTraits(style: .dark))
  }

  @Test func aVeryLongNameTakesTwoLines() async {
    await check(
      "profile-long-name",
      profile(Rows.person("Maximiliane Wolkenstein-Rodenegg von und zu Trostburg"))
    )
  }

  @Test func arabicRunsFromRightToLeft() async {
    var row = profile(
      Rows.person("ليلى حداد", handle: "@layla", portrait: "portrait/scarf-6"),
      bio: "أصور البحر والطيور."
    )
    row.counts = [.init(value: "١٢٨", title: "لحظة", accessibilityText: "١٢٨ لحظة")]
    await check("profile-arabic", row, ScreenTraits(isRightToLeft: true))
  }

  /// The lines of a profile; the first one is verified.
  private func details(_ strings: Strings) throws -> ProfileDetails {
    let page = try require(URL(string: "https://ann.example/walks"))
    var link = RichText.Builder()
    link.append("ann.example/walks", .link(page))
    return ProfileDetails(
      address: "@ann@moments.example",
      isBot: true,
      isLocked: true,
      fields: [
        .init(name: "Website", value: link.build(), verifiedText: strings.verified(on: "1 May")),
        .init(name: "Tea", value: "Always after, and never with anything in it but more tea."),
      ],
      joinedText: strings.joined(on: "12 March 2019"),
      strings: strings
    )
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese, .arabic])
  func detailsAreShownInEachScript(language: AppLanguage) async throws {
    let strings = Strings(language)
    var row = profile()
    row.details = try details(strings)
    row.follow = FollowButtonState(kind: .follow, followsReader: true, strings: strings)
    row.note = ProfileNote(DemoRows.noteText(strings), strings: strings)
    let isArabic = language == .arabic
    await check(
      "profile-details-\(language.rawValue)",
      row,
      ScreenTraits(style: isArabic ? .dark : .light, isRightToLeft: isArabic)
    )
  }

  @Test func detailsFitANarrowScreenInTheLargestText() async throws {
    var row = profile()
    row.details = try details(Strings(.english))
    await check(
      "profile-details-largest-narrow",
      row,
      ScreenTraits.largest(height: 568)
    )
  }

  @Test func linksOfAProfileAreReported() throws {
    let view = ProfileDetailsView(imageLoader: Rows.loader)
    view.show(try details(Strings(.english)))
    var opened: [RichText.Style] = []
    view.onOpen = { opened.append($0) }
    let label = try require(view.label("profile.field.0"))
    label.onLink?(0)
    let page = try require(URL(string: "https://ann.example/walks"))
    expect(opened, equals: [.link(page)])
    expect(label.accessibilityLabel, equals: "ann.example/walks, Verified on 1 May")
  }

  @Test func theLargestTextStillFits() async {
    await check(
      "profile-largest-text",
      profile(),
      ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
  }

  @Test func aNarrowScreen() async {
    await check(
      "profile-narrow",
      profile(),
      ScreenTraits(size: CGSize(width: 320, height: 568))
    )
  }
}

extension UIView {
  /// The label with links of an identifier, in the view or below.
  fileprivate func label(_ identifier: String) -> LinkLabel? {
    if accessibilityIdentifier == identifier { return self as? LinkLabel }
    return subviews.lazy.compactMap { $0.label(identifier) }.first
  }
}
