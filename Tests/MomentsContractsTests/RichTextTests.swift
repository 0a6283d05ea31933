import Expectations
import Foundation
import MomentsContracts
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
      runs: [
        .init(range: 2..<9, kind: .strong), .init(range: 5..<7, kind: .code),
        .init(range: -3..<1, kind: .emphasis),
      ]
    )
    expect(
      text.runs,
      equals: [.init(range: 0..<1, kind: .emphasis), .init(range: 2..<3, kind: .strong)]
    )
  }

  @Test func offsetsFindTheirTarget() {
    let text = RichText(
      "go there now",
      runs: [.init(range: 3..<8, kind: .hashtag("there")), .init(range: 0..<12, kind: .strong)]
    )
    expect(text.target(atUTF16Offset: 3), equals: .hashtag("there"))
    expectNil(text.target(atUTF16Offset: 8))
    expectNil(text.target(atUTF16Offset: 0))
  }
}
