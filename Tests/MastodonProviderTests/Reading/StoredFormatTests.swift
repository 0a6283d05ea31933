import Expectations
import Foundation
import Testing

@testable import MastodonProvider

/// Values stored by earlier versions are read, with the names that the store's migrations gave
/// them.
struct StoredFormatTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func storedFetchedListsAreReadable() throws {
    let shelf = try decode(StoredShelf<String>.self, #"{"fetchedAt":7,"items":["1"]}"#)
    expect(shelf.items, equals: ["1"])
    let instance = try decode(StoredInstance.self, #"{"fetchedAt":8,"json":"e30="}"#)
    expect(instance.fetchedAt, equals: Date(timeIntervalSinceReferenceDate: 8))
    expect(instance.json, equals: Data("{}".utf8))
  }

  @Test func storedPositionsAreReadable() throws {
    let state = try decode(
      NotificationReading.StoredState.self,
      #"{"position":"5","confirmed":"4","count":2}"#
    )
    expect(state, equals: NotificationReading.StoredState(position: "5", confirmed: "4", count: 2))
    let marker = try decode(
      HomeMarker.StoredState.self,
      #"{"row":"9","movedAt":1,"confirmed":"3"}"#
    )
    expect(marker.row, equals: "9")
    expect(marker.confirmed, equals: "3")
  }
}
