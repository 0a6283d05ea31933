import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@Suite struct ContentFilterTests {
  private let now = Date(timeIntervalSince1970: 1_000)

  private func verdict(_ filters: [ContentFilter]) -> FilterVerdict {
    Moment(id: "1", author: Account(id: "a", handle: "a"), filters: filters)
      .verdict(in: .thread, at: now)
  }

  @Test func withoutFiltersEverythingIsShown() {
    expect(verdict([]), equals: .show)
  }

  @Test func theFirstWarningFilterProvidesTheTitle() {
    expect(verdict([.init(title: "one"), .init(title: "two")]), equals: .warn(title: "one"))
  }

  @Test func hidingOutweighsWarning() {
    expect(verdict([.init(title: "one"), .init(title: "two", action: .hide)]), equals: .hide)
  }

  @Test func warningOutweighsBlurring() {
    let blur = ContentFilter(title: "one", action: .blur)
    expect(verdict([blur]), equals: .blur(title: "one"))
    expect(verdict([blur, .init(title: "two")]), equals: .warn(title: "two"))
    expect(verdict([blur, .init(title: "two", action: .hide)]), equals: .hide)
  }

  @Test func filtersApplyOnlyInTheirPlaces() {
    expect(verdict([.init(title: "one", places: [.home, .public])]), equals: .show)
    expect(verdict([.init(title: "one", places: [.thread])]), equals: .warn(title: "one"))
    expect(verdict([.init(title: "one", places: [])]), equals: .show)
  }

  @Test func expiredFiltersDoNotApply() {
    expect(verdict([.init(title: "one", expiresAt: now)]), equals: .show)
    expect(verdict([.init(title: "one", expiresAt: now + 1)]), equals: .warn(title: "one"))
  }
}
