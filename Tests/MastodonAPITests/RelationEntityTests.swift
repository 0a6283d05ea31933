import Expectations
import Foundation
import Testing

@testable import MastodonAPI

/// Entities with few required keys, and the responses that contain them.
@Suite struct RelationEntityTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func aRelationshipRequiresOnlyItsIdentifier() throws {
    let bare = try read(Relationship.self, #"{"id": 7}"#)
    expect(bare.id, equals: "7")
    expect(!bare.following && !bare.requested && bare.note == nil)
    let full = try read(
      Relationship.self,
      #"{"id": "7", "requested": true, "following": false, "note": "met"}"#
    )
    expect(full.requested && full.note == "met")
    let empty = try read(Relationship.self, #"{"id": "3", "note": ""}"#)
    expect(empty.note, equals: "", "nothing is noted, which is more than not to know")
    #expect(throws: DecodingError.self) { try read(Relationship.self, "{}") }
  }

  @Test func notificationGroupsAcceptNumericIdentifiers() throws {
    let page = try read(
      GroupedNotifications.self,
      """
      {"accounts": [{"id": "1"}], "statuses": [], "notification_groups": [
        {"group_key": "favourite-1", "type": "favourite", "notifications_count": 3,
         "most_recent_notification_id": 196014, "sample_account_ids": ["1", "2"], "status_id": "9"},
        {"type": "no key"}]}
      """
    )
    expect(page.groups.elements.map(\.mostRecentID), equals: ["196014"])
    expect(page.groups.elements.first?.sampleAccountIDs, equals: ["1", "2"])
    expect(page.groups.skipped.count, equals: 1)
  }

  @Test func eventsWithTheSameKeyAreOneGroup() throws {
    let events = try read(
      LossyArray<MastodonNotification>.self,
      """
      [{"id": "5", "type": "follow", "group_key": "follow-1", "account": {"id": "7"}},
       {"id": "4", "type": "mention", "account": {"id": "9"}},
       {"id": "3", "type": "follow", "group_key": "follow-1", "account": {"id": "8"}}]
      """
    )
    let groups = GroupedNotifications(events).groups.elements
    expect(groups.map(\.groupKey), equals: ["follow-1", "ungrouped-4"])
    expect(groups.map(\.count), equals: [2, 1])
    expect(groups[0].sampleAccountIDs, equals: ["7", "8"])
    expect([groups[0].mostRecentID, groups[0].pageMinID], equals: ["5", "3"])
  }

  @Test func unknownNotificationTypesArePreserved() throws {
    let list = try read(
      LossyArray<MastodonNotification>.self,
      #"[{"id": "1", "type": "moon_landing"}, {"id": "2"}, {"id": "3", "type": "follow", "account": {"id": "5"}}]"#
    )
    expect(list.elements.map(\.type), equals: ["moon_landing", "follow"])
    expect(list.elements.last?.account?.id, equals: "5")
  }

  @Test func markersAreDecodedByTimeline() throws {
    let markers = try read(
      [String: Marker].self,
      #"{"home": {"last_read_id": "10", "version": 4, "updated_at": "2026-08-01T13:51:07.594Z"}}"#
    )
    expect(markers["home"]?.lastReadID, equals: "10")
    expect(markers["home"]?.updatedAt, equals: MastodonDate.parse("2026-08-01T13:51:07.594Z"))
  }

  @Test func aContextKeepsItsReadableParts() throws {
    let context = try read(
      Context.self,
      #"{"ancestors": [{"id": "1"}], "descendants": [{"id": "3"}, null, {"id": "4"}]}"#
    )
    expect(context.ancestors.elements.map(\.id), equals: ["1"])
    expect(context.descendants.elements.map(\.id), equals: ["3", "4"])
  }
}
