import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

/// The changes of an edit.
@Suite struct MomentVersionTests {
  private let author = Account(id: "a", handle: "ana")
  private var version: MomentVersion {
    MomentVersion(
      createdAt: nil,
      author: author,
      text: RichText("text"),
      attachments: [MediaAttachment(id: "1", kind: .image, altText: "a bench")],
      pollOptions: ["Tea", "Coffee"]
    )
  }

  @Test func eachPartIsDistinguished() {
    let changes: [(MomentVersion.Change, (inout MomentVersion) -> Void)] = [
      (.text, { $0.text = RichText("other") }),
      (.warning, { $0.contentWarning = "Spoilers" }),
      (.sensitivity, { $0.isSensitive = true }),
      (.media, { $0.attachments.append(MediaAttachment(id: "2", kind: .image)) }),
      (.media, { $0.attachments = [] }),
      (.descriptions, { $0.attachments[0].altText = "a green bench" }),
      (.poll, { $0.pollOptions.append("Soup") }),
    ]
    for (change, make) in changes {
      var edited = version
      make(&edited)
      expect(edited.changes(since: version), equals: [change])
      expect(version.changes(since: edited), equals: [change])
    }
    expect(version.changes(since: version), satisfies: \.isEmpty)
  }

  @Test func severalChangesAreInOrder() {
    var edited = version
    (edited.pollOptions, edited.text) = ([], RichText("other"))
    expect(edited.changes(since: version), equals: [.text, .poll])
  }

  /// Servers cover images of posts with a warning.
  @Test func aWarningAndItsSensitivityAreOneChange() {
    var edited = version
    (edited.contentWarning, edited.isSensitive) = ("Spoilers", true)
    expect(edited.changes(since: version), equals: [.warning])
  }

  @Test func anEmptyWarningIsNone() {
    expectNil(MomentVersion(createdAt: nil, author: author, contentWarning: "").contentWarning)
  }

  /// A pending text has no links yet.
  @Test func textsWithAndWithoutLinksAreEqual() throws {
    let url = try require(URL(string: "https://example.org/a/very/long/path"))
    var sent = version
    sent.text = RichText(
      "see example.org/a/very…",
      runs: [.init(4..<23, .link(url))]
    )
    var waiting = version
    waiting.text = RichText("see https://example.org/a/very/long/path")
    expect(waiting.changes(since: sent), satisfies: \.isEmpty)
  }

  @Test func theCurrentContentOfAMomentIsAVersion() {
    let edited = Date(timeIntervalSince1970: 100)
    let moment = Moment(
      id: "1",
      author: author,
      createdAt: Date(timeIntervalSince1970: 1),
      editedAt: edited,
      text: RichText("text"),
      contentWarning: "Spoilers",
      poll: Poll(id: "p", options: [.init(title: "Tea", votes: 3)])
    )
    let version = MomentVersion(of: moment, isPending: true)
    expect(version.createdAt == edited && version.isPending)
    expect(version.contentWarning == "Spoilers" && version.pollOptions == ["Tea"])
    var unedited = moment
    unedited.editedAt = nil
    expect(MomentVersion(of: unedited).createdAt, equals: moment.createdAt)
  }
}
