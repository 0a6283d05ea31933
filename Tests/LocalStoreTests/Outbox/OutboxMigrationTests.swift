import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Items that wait since a version that stored them in a column for each part.
@Suite struct OutboxMigrationTests {
  private let connection: SQLConnection
  private let folder = MediaFolder(url: URL(fileURLWithPath: "/media"))

  /// A database of version 14.
  init() throws {
    connection = try SQLConnection(path: ":memory:", isReadOnly: false)
    try Schema.migrator.migrate(connection, upTo: 14)
    try connection.run(
      """
      INSERT INTO media (id, owner, file, type, bytes, width, height, created_at)
      VALUES ('photo', 'outbox:post', 'photo.jpg', 'image/jpeg', 9, 4, 3, 1)
      """
    )
  }

  /// Inserts an item as version 14 did.
  private func insert(
    _ kind: String,
    _ lane: String,
    _ columns: [(name: String, value: String)] = [],
    isOn: Bool = true,
    status: Int = 0
  ) throws {
    let names = columns.map { ", \($0.name)" }.joined()
    let marks = columns.map { _ in ", ?" }.joined()
    let fixed: [any SQLConvertible] = [
      UUID().uuidString, kind, lane, isOn, status, "key of \(kind)", "#Sea", 5.0,
    ]
    let statement = try connection.statement(
      """
      INSERT INTO outbox (id, kind, lane, wish, status, key, subject, created_at\(names))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?\(marks))
      """
    )
    try statement.run(fixed + columns.map { $0.value as any SQLConvertible })
  }

  private func migrated() throws -> [OutboxRecord] {
    try Schema.migrator.migrate(connection)
    return try OutboxTable.all(in: connection)
  }

  private func draft(_ text: String) -> String {
    """
    {"text":"\(text)","contentWarning":"","isSensitive":false,"visibility":"followers",\
    "media":[{"id":"photo","altText":"boats","x":0.5,"y":0},\
    {"id":"gone","altText":"","x":0,"y":0}],\
    "quotedPostID":"9","scheduledAt":700,"updatedAt":600}
    """
  }

  private static let filter = """
    {"id":"f","title":"rain","action":"hide","places":["home"],"keywords":[{"words":"rain",\
    "isWhole":true}],"posts":[],"isOurs":false}
    """

  @Test func everyKindOfItemIsKept() throws {
    for kind in ["like", "boost", "bookmark", "pin", "muteConversation", "delete"] {
      try insert(kind, "10", isOn: kind != "boost")
    }
    for kind in ["follow", "followRequest", "mute", "block"] { try insert(kind, "account:7") }
    try insert("note", "account:7", [("note", "from the ferry")])
    try insert("vote", "10", [("choices", "0,2")])
    try insert(
      "report",
      "report:1",
      [
        (
          "report",
          """
          {"account":"7","posts":["10"],"category":"rules","rules":["2"],"comment":"rude",\
          "isForwarded":true}
          """
        )
      ]
    )
    try insert(
      "dismiss",
      "notification:n",
      [
        ("notification", #"{"id":"n","kind":"like","count":3,"newest":"e","happenedAt":8}"#)
      ]
    )
    try insert("filter", "filter:local:f", [("filter", Self.filter)])
    try insert("filter", "filter:2", isOn: false)
    try insert("createList", "lists", [("title", "Sea")])
    try insert("renameList", "list:3", [("title", "Hills")])
    try insert("deleteList", "list:4")
    try insert("listMember", "list:3", [("account", "7")], isOn: false)
    try insert("followTag", "tag:#sea")
    try insert("post", "10", [("draft", draft("a reply")), ("draft_id", "d1")])
    try insert("schedule", "schedules", [("draft", draft("later")), ("draft_id", "d2")])
    try insert("edit", "20", [("draft", draft("edited")), ("draft_id", "d3")], status: 2)
    try insert("profile", "profile:me", [("profile", #"{"displayName":"Ana","note":"hills"}"#)])
    try insert("look", "20")

    let records = try migrated()
    func postDraft(_ id: String, _ text: String, _ edited: String? = nil) -> PostDraft {
      PostDraft(
        id: id,
        text: text,
        visibility: .followers,
        media: [
          DraftMedia(
            id: "photo",
            url: folder.url.appendingPathComponent("photo.jpg"),
            type: "image/jpeg",
            byteCount: 9,
            pixelSize: PixelSize(width: 4, height: 3),
            altText: "boats",
            focalPoint: FocalPoint(x: 0.5, y: 0)
          )
        ],
        quotedPostID: "9",
        editedPostID: edited,
        scheduledAt: Date(timeIntervalSince1970: 700),
        updatedAt: Date(timeIntervalSince1970: 600)
      )
    }
    var reply = postDraft("d1", "a reply")
    reply.replyTo = "10"
    let expected: [ReaderAction?] = [
      .like(true, postID: "10"), .boost(false, postID: "10"), .bookmark(true, postID: "10"),
      .pin(true, postID: "10"), .muteConversation(true, postID: "10"), .delete(postID: "10"),
      .follow(true, accountID: "7"), .followRequest(accepted: true, accountID: "7"),
      .mute(true, accountID: "7"), .block(true, accountID: "7"),
      .note("from the ferry", accountID: "7"), .vote([0, 2], postID: "10"),
      .report(
        PersonReport(
          accountID: "7",
          postIDs: ["10"],
          category: .rules,
          ruleIDs: ["2"],
          comment: "rude",
          isForwarded: true
        )
      ),
      .dismissNotification(
        DismissedNotification(
          id: "n",
          kind: .like,
          count: 3,
          newestEventID: "e",
          happenedAt: Date(timeIntervalSinceReferenceDate: 8)
        )
      ),
      .filter(
        WordFilter(
          id: "local:f",
          title: "rain",
          action: .hide,
          places: [.home],
          keywords: [WordFilter.Keyword("rain")]
        )
      ),
      .deleteFilter("2"), .createList(title: "Sea"), .renameList(title: "Hills", listID: "3"),
      .deleteList(listID: "4"), .listMember(false, accountID: "7", listID: "3"),
      .followTag(true, name: "#Sea"), .post(reply), .schedule(true, postDraft("d2", "later")),
      .edit(postDraft("d3", "edited", "20")),
      .profile(ProfileChanges(displayName: "Ana", note: "hills")), nil,
    ]
    let actions = try records.map { try $0.withPhotos(in: folder, connection).action }
    expect(actions, equals: expected)
    // Every kind is among them, and what was one of its own for discarded changes.
    expect(Set(records.map(\.kind)), equals: Set(ActionKind.allCases))
    expect(records.map(\.isDiscarded), equals: records.map { $0.key == "key of look" })
    expect(
      records.map(\.key),
      equals: records.map { $0.isDiscarded ? "key of look" : "key of \($0.kind.rawValue)" }
    )
    expect(records.filter { $0.status == .refused }.map(\.kind), equals: [.edit])
  }

  @Test func theOverlayOfTheProfileIsKept() throws {
    try AccountTable.save([Account(id: "me", handle: "me")], from: .itself, in: connection)
    let photo = #""avatar":{"id":"photo","file":"file:///media/photo.jpg"}"#
    try insert("profile", "profile:me", [("profile", #"{"displayName":"Ana",\#(photo)}"#)])
    try insert("profile", "profile:me", [("profile", #"{"note":"refused"}"#)], status: 2)
    try connection.run(
      "UPDATE account SET wanted_profile = ?",
      Data(#"{"displayName":"Ana",\#(photo)}"#.utf8)
    )
    _ = try migrated()
    let reader = try AccountTable.account(id: "me", in: connection)
    expect(reader?.displayName, equals: "Ana")
    expect(reader?.avatarURL?.path, equals: "/media/photo.jpg")
  }

  @Test func anUnreadableItemIsKeptAndCounted() throws {
    try insert("report", "report:1", [("report", "{")])
    let records = try migrated()
    expect(records.map(\.action), equals: [nil])
    try expect(OutboxTable.count(in: connection), equals: 1)
  }
}
