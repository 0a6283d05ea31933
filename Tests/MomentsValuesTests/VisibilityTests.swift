import Expectations
import MomentsValues
import Testing

@Suite struct VisibilityTests {
  @Test func choicesAreWidestFirst() {
    for (wide, narrow) in zip(Visibility.choices, Visibility.choices.dropFirst()) {
      expect(wide.isWider(than: narrow) && !narrow.isWider(than: wide))
      expect(wide.narrowed(to: narrow), equals: narrow)
      expect(narrow.narrowed(to: wide), equals: narrow)
    }
  }

  @Test func anUnknownOneCountsAsTheNarrowest() {
    let unknown = Visibility.other("circle")
    expect(unknown.choice, equals: .direct)
    expect(Visibility.followers.isWider(than: unknown))
    expect(Visibility.followers.choice, equals: .followers)
  }
}
