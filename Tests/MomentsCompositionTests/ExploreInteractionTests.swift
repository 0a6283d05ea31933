import DemoProvider
import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import MomentsExplore

@Suite struct ExploreInteractionTests {
  @Test func aShelfScrolls() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 240)
    let tags = try explore.collection(with: "tag.caturday")
    let before = tags.contentOffset.x
    try await explore.slide("tag.caturday", by: 180)
    expect(tags.contentOffset.x, isAbove: before + 100)
    // It comes to rest with a card at the margin.
    let step = ExploreMetrics.cardWidth + 8
    expect(abs(tags.contentOffset.x.truncatingRemainder(dividingBy: step)), isBelow: 1)
  }

  @Test func photoPagingContinuesWhilePagesLoad() async throws {
    let explore = await ExploreFixture()
    let photos = try explore.collection(with: "photo.moment-1")
    let before = try explore.shelf("photos").items.count
    try await explore.slide("photo.moment-1", by: 300)
    try expect(explore.shelf("photos").items.count, isAbove: before)
    expect(photos.contentOffset.x, equals: photos.bounds.width)
  }

  @Test func aShelfKeepsItsOffsetAfterScrollingAway() async throws {
    let explore = await ExploreFixture(
      traits: ScreenTraits(size: CGSize(width: 390, height: 560))
    )
    try await explore.screen.scroll(by: 240)
    try await explore.slide("tag.caturday", by: 180)
    let offset = try explore.collection(with: "tag.hiking").contentOffset.x
    expect(offset, isAbove: 0)
    try await explore.scrollToEnd()
    await explore.rest()
    expect(!explore.has("tag.hiking"))
    try await explore.screen.scroll(by: -4_000)
    try await explore.screen.scroll(by: 240)
    await explore.rest()
    try expect(explore.collection(with: "tag.hiking").contentOffset.x, equals: offset)
  }

  @Test func aShelfKeepsItsOffsetDuringReloads() async throws {
    let explore = await ExploreFixture(.shelfFailure)
    try await explore.screen.scroll(by: 240)
    try await explore.screen.tap("retry.hashtags")
    await explore.rest()
    try await explore.slide("tag.caturday", by: 180)
    let tags = try explore.collection(with: "tag.hiking")
    let offset = tags.contentOffset.x
    expect(offset, isAbove: 0)
    let reload = Task { await explore.viewModel.reload() }
    await explore.screen.advance(by: 2)
    await reload.value
    await explore.rest()
    try expect(explore.collection(with: "tag.hiking").contentOffset.x, equals: offset)
  }

  @Test func retryLoadsOnlyTheFailedShelf() async throws {
    let explore = await ExploreFixture(.shelfFailure)
    try await explore.screen.scroll(by: 240)
    let photos = try explore.shelf("photos")
    try await explore.screen.tap("retry.hashtags")
    try expect(explore.shelf("hashtags").state, equals: .loading)
    await explore.screen.advance(by: 0.1)
    expect(explore.has("loading.hashtags"))
    await explore.rest()
    expect(explore.has("tag.caturday"))
    expect(!explore.has("retry.hashtags"))
    try expect(explore.shelf("photos"), equals: photos)
  }

  @Test func tapsOpenScreens() async throws {
    let explore = await ExploreFixture()
    guard case .photos(let photos) = try explore.shelf("photos").items,
      case .people(let people) = try explore.shelf("people").items,
      case .links(let links) = try explore.shelf("links").items
    else {
      Issue.record("shelves of other kinds")
      return
    }
    try await explore.screen.tap("photo.\(photos[4].itemID)")
    try await explore.screen.scroll(by: 300)
    try await explore.screen.tap("tag.hiking")
    try await explore.screen.tap("person.\(people[1].itemID)")
    try await explore.screen.scroll(by: 500)
    try await explore.screen.tap("link.\(links[0].itemID)")
    expect(
      explore.routes,
      equals: [
        photos[4].route, .hashtag("hiking"), .profile(people[1].person),
        .link(links[0].preview.url),
      ]
    )
  }

  @Test func pressedCardsAndLinksAreHighlighted() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 240)
    let card = try explore.screen.view("tag.caturday")
    try await explore.screen.press("tag.caturday") { expect(card.superview?.alpha != 1) }
    expect(card.superview?.alpha, equals: 1)
    try await explore.screen.scroll(by: 600)
    guard case .links(let links) = try explore.shelf("links").items else { return }
    let identifier = "link.\(links[0].itemID)"
    let link = try explore.screen.view(identifier)
    expectNil(link.backgroundColor)
    try await explore.screen.press(identifier) { expect(link.backgroundColor != nil) }
    expectNil(link.backgroundColor)
  }

  @Test func scrollingToTheEndLoadsMore() async throws {
    let explore = await ExploreFixture()
    try await explore.screen.scroll(by: 240)
    let before = try explore.shelf("hashtags").items.count
    let tags = try explore.collection(with: "tag.caturday")
    explore.screen.perform {
      tags.contentOffset.x = tags.contentSize.width - tags.bounds.width
    }
    await explore.rest()
    try expect(explore.shelf("hashtags").items.count, isAbove: before)
    try expect(explore.shelf("hashtags").paging, equals: .end)
  }

  @Test func moreLinksLoadOnRequest() async throws {
    let explore = await ExploreFixture()
    try await explore.scrollToEnd()
    try expect(explore.shelf("links").items.count, equals: 4)
    try await explore.screen.tap("more.links")
    await explore.rest()
    try expect(explore.shelf("links").items.count, equals: 8)
    try await explore.scrollToEnd()
    try await explore.screen.tap("more.links")
    await explore.rest()
    try expect(explore.shelf("links").items.count, equals: 9)
    expect(!explore.has("more.links"))
  }

  @Test func aFailedPageCanBeRetried() async throws {
    let explore = await ExploreFixture(.pageFailure)
    try await explore.scrollToEnd()
    try await explore.screen.tap("more.links")
    await explore.rest()
    guard case .failed = try explore.shelf("links").paging else {
      Issue.record("did not fail")
      return
    }
    try await explore.scrollToEnd()
    try await explore.screen.tap("more.links")
    await explore.rest()
    try expect(explore.shelf("links").items.count, equals: 8)
  }

  @Test func pullingDownReloadsAllShelves() async throws {
    let explore = await ExploreFixture()
    await explore.screen.drag(
      from: CGPoint(x: 200, y: 200),
      to: CGPoint(x: 200, y: 600),
      duration: 0.6
    )
    let table = try explore.table
    expect(table.refreshControl?.isRefreshing, equals: true)
    await explore.screen.advance(by: 2)
    // The answers come from other threads, which other tests may occupy.
    try await eventually {
      await explore.rest()
      return table.refreshControl?.isRefreshing == false
    }
    expect(explore.viewModel.shelves.value.allSatisfy { $0.state == .content })
  }

  @Test func theScreenFollowsChangesOfTheTextSize() async throws {
    let changed = await ExploreFixture()
    changed.screen.change { $0.contentSize = .accessibilityExtraExtraExtraLarge }
    await changed.rest()
    let fresh = await ExploreFixture(
      traits: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    )
    for identifier in ["shelf.photos", "shelf.hashtags", "tag.caturday"] {
      let one = try changed.screen.view(identifier)
      let other = try fresh.screen.view(identifier)
      expect(one.bounds.size, equals: other.bounds.size, "\(identifier)")
    }
  }

  @Test func theScreenIsReleased() async {
    weak var controller: ExploreViewController?
    do {
      let explore = await ExploreFixture(.slow)
      controller =
        (explore.screen.window.rootViewController as? UINavigationController)?
        .topViewController as? ExploreViewController
      expect(controller != nil)
      explore.screen.perform { explore.screen.window.rootViewController = nil }
      await explore.rest()
    }
    expectNil(controller)
  }
}
