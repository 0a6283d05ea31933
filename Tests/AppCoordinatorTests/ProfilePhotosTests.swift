import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsPhotos
import MomentsTimeline
import ScreenTesting
import SocialModel
import Testing
import UIKit
import _Testing_Snapshots

/// Profiles: the moments and photos of a person, and their counts.
@Suite struct ProfilePhotosTests {
  private static let ann = PersonReference(
    id: "ann",
    name: "Ann Walker",
    handle: "@ann",
    avatar: nil
  )

  private func arrive(_ app: DemoApp) async {
    await app.screen.advance(by: 1)
    await app.screen.settle()
  }

  private func openPhotos(
    of person: PersonReference = ann,
    _ story: DemoStory = .timeline,
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 390, height: 1_100)),
    language: AppLanguage = .english
  ) async throws -> DemoApp {
    let app = await DemoApp(story, traits: traits, language: language)
    app.screen.perform { app.coordinator.go(to: .profile(person)) }
    await arrive(app)
    try await app.screen.tap("profile.part.photos")
    await arrive(app)
    return app
  }

  @Test func photosOfAPerson() async throws { expectLook(try await openPhotos().screen, "photos") }

  @Test func inOtherLanguages() async throws {
    let narrow = CGSize(width: 320, height: 900)
    expectLook(
      try await openPhotos(
        traits: ScreenTraits(size: narrow, style: .dark),
        language: .simplifiedChinese
      ).screen,
      "photos-dark-zh"
    )
    expectLook(
      try await openPhotos(
        traits: ScreenTraits.largest(height: 2_000),
        language: .arabic
      ).screen,
      "photos-ar-largest"
    )
  }

  @Test func aPhotoOpensAndAnimatesBack() async throws {
    let app = try await openPhotos()
    try await app.screen.tap("profile.photo.0.moment-1")
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    try await app.screen.tap("photos.close")
    expect((try? app.screen.view("photos.flight")) != nil)
    await arrive(app)
    expect((try? app.screen.view("profile.photo.0.moment-1")) != nil)
  }

  @Test func switchingPartsKeepsTheirRows() async throws {
    // High enough for the pinned moments and the newest moment below.
    let app = try await openPhotos(
      traits: ScreenTraits(size: CGSize(width: 390, height: 1_800))
    )
    expectNil((try? app.screen.view("like.moment-1")))
    try await app.screen.tap("profile.part.moments")
    await arrive(app)
    expect((try? app.screen.view("like.moment-1")) != nil)
    expectNil((try? app.screen.view("profile.photo.0.moment-1")))
  }

  @Test func aPersonWithoutPhotosShowsAMessage() async throws {
    let person = PersonReference(id: "tom", name: "Tom", handle: "@tom", avatar: nil)
    let app = try await openPhotos(of: person)
    let title = try app.screen.view("list.message.title") as? UILabel
    expect(title?.text, equals: Strings(.english).emptyPhotosTitle)
    _ = try app.screen.view("profile.part.moments")
    expectLook(app.screen, "photos-empty")
  }

  @Test func theReadersProfileHasAsManyMomentsAsItsCount() async throws {
    let app = await DemoApp(first: .tab(.profile))
    let count = try require(app.reader?.postsCount)
    expect(count, isAbove: 0)
    let timeline = try require(app.coordinator.topViewController as? TimelineViewController)
    expect(timeline.listView.rows(of: MomentRow.self).count, equals: count)
  }
}
