import Expectations
import Foundation
import MomentsValues
import Testing

struct RichTextTests {
  @Test func theBuilderCountsInUTF16() throws {
    var builder = RichText.Builder()
    builder.append("👋🏽 ")
    builder.append("#swift", .hashtag("swift"), .strong)
    let text = builder.build()
    expect(text.string, equals: "👋🏽 #swift")
    expect(text.runs.map(\.range), equals: [5..<11, 5..<11])
  }

  @Test func runsOutsideTheTextAreClampedOrRemoved() {
    let text = RichText(
      "abc",
      runs: [.init(2..<9, .strong), .init(5..<7, .code), .init(-3..<1, .emphasis)]
    )
    expect(text.runs, equals: [.init(0..<1, .emphasis), .init(2..<3, .strong)])
  }

  @Test func offsetsFindTheirTarget() {
    let text = RichText(
      "go there now",
      runs: [.init(3..<8, .hashtag("there")), .init(0..<12, .strong)]
    )
    expect(text.target(atUTF16Offset: 3), equals: .hashtag("there"))
    expectNil(text.target(atUTF16Offset: 8))
    expectNil(text.target(atUTF16Offset: 0))
  }
}
