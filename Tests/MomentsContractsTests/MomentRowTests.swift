import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import Testing

struct MomentRowTests {
  private let strings = Strings(.english)

  @Test func longTextFoldsAndShortTextDoesNot() {
    let short = RichText("Six\nlines\nof\ntext\nare\nshort")
    let long = RichText(String(repeating: "words and ", count: 60))
    let chinese = RichText(String(repeating: "今天天气很好，", count: 30))
    expect(MomentRow.Folding(of: short, isFolded: true, strings: strings), equals: .unfoldable)
    expect(MomentRow.Folding(of: long, isFolded: true, strings: strings).isFolded)
    expect(MomentRow.Folding(of: chinese, isFolded: true, strings: strings).isFolded)
    let open = MomentRow.Folding(of: long, isFolded: false, strings: strings)
    expect(open.canFold && !open.isFolded && open.buttonTitle == "Collapse")
  }

  @Test(arguments: [(0, 0, 0), (1, 1, 0), (9, 9, 0), (14, 9, 5)])
  func atMostNinePhotosAreShown(count: Int, shown: Int, hidden: Int) throws {
    let url = try require(URL(string: "demo-art://sea/1"))
    var row = row()
    row.photos = (0..<count).map { _ in ImageReference(url: url) }
    expect(row.shownPhotos.count, equals: shown)
    expect(row.hiddenPhotoCount, equals: hidden)
  }

  @Test func aWarningConcealsUntilItIsOpened() {
    var row = row()
    expect(!row.isConcealed)
    row.contentWarning = .init(text: "food", isRevealed: false, strings: strings)
    expect(row.isConcealed && row.contentWarning?.buttonTitle == "Show")
    row.contentWarning = .init(text: "food", isRevealed: true, strings: strings)
    expect(!row.isConcealed && row.contentWarning?.buttonTitle == "Hide")
  }

  @Test func zeroLikesShowNoNumber() {
    let likes = MomentRow.Likes(count: 0, isLiked: false, people: [], strings: strings)
    expect(likes.countText.isEmpty && likes.accessibilityText == "0 likes")
    expect(MomentRow.Comments(count: 7, strings: strings).countText, equals: "7")
  }

  private func row() -> MomentRow {
    MomentRow(
      id: "m",
      author: PersonReference(id: "p", name: "Ann", handle: "@ann", avatar: nil),
      timeText: "1 min",
      timeAccessibilityText: "now",
      text: RichText("Hello"),
      likes: MomentRow.Likes(count: 0, isLiked: false, people: [], strings: strings),
      comments: MomentRow.Comments(count: 0, strings: strings)
    )
  }
}
