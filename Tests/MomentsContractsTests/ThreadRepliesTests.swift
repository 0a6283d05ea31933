import Expectations
import MomentsContracts
import MomentsLanguage
import Testing

struct ThreadRepliesTests {
  @Test(arguments: AppLanguage.allCases)
  func aButtonHidesAndShows(language: AppLanguage) {
    let strings = Strings(language)
    let hidden = ThreadReplies(count: 3, isCollapsed: true, strings: strings)
    expect(hidden.title, equals: strings.hiddenReplies(3))
    expect(hidden.accessibilityText, equals: strings.showReplies(3))
    let shown = ThreadReplies(count: 3, isCollapsed: false, strings: strings)
    expect(shown.title, equals: strings.replies(3))
    expect(shown.accessibilityText, equals: strings.hideReplies(3))
  }

  @Test func commentsWithoutRepliesHaveNoButton() {
    let none = ThreadReplies(count: 0, isCollapsed: true, strings: Strings(.english))
    expect(none.title, equals: "")
    expect(!none.isCollapsed)
  }
}
