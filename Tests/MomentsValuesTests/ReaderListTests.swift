import Expectations
import Foundation
import MomentsValues
import Testing

struct ReaderListTests {
  /// Links and stored places have the name alone, as version 1.0.0 stored it.
  @Test func aStoredListHasItsNameAlone() throws {
    let list = try JSONDecoder()
      .decode(ReaderList.self, from: Data(#"{"id":"1","title":"Sea"}"#.utf8))
    expect(list, equals: ReaderList(id: "1", title: "Sea"))
    let data = try JSONEncoder().encode(ReaderList(id: "1", title: "Sea", isPending: true))
    try expect(JSONDecoder().decode(ReaderList.self, from: data), equals: list)
  }
}
