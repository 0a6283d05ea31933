import Foundation
public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// Hashtags: an ordinary one, a long one, a rare one and an unused one.
  public static func tags(_ strings: Strings) -> [TagRow] {
    [
      tag("hiking", people: 486, [140, 122, 130, 168, 214, 301, 288], strings),
      tag("AVeryLongHashtagThatNobodyCanRead", people: 12_345, [0, 0, 0, 3, 0, 90, 410], strings),
      tag("胶片", people: 2, [0, 0, 0, 0, 0, 1, 1], strings),
      tag("quiet", people: 0, [], strings),
    ]
  }

  private static func tag(
    _ name: String,
    people: Int,
    _ history: [Int],
    _ strings: Strings
  ) -> TagRow {
    TagRow(
      name: name,
      usage: .init(recentPeople: people, weekPeople: people),
      history: history,
      strings: strings
    )
  }

  /// People to follow: an ordinary one, a long one and a bare one.
  public static func people(_ strings: Strings) -> [PersonRow] {
    [
      PersonRow(
        person: person(),
        bio: "Ferries, piers and the weather in between. Also: bread.",
        followers: 2_304,
        strings: strings
      ),
      PersonRow(
        person: person(
          "Maximiliane von Hohenlohe-Langenburg",
          handle: "@maximiliane@a.very.long.server.example",
          portrait: "portrait/bun-4"
        ),
        bio: "الطبخ والبحر",
        followers: 204_516,
        strings: strings
      ),
      PersonRow(
        person: PersonReference(id: "3", name: "陈小雨", handle: "@xiaoyu", avatar: nil),
        bio: "",
        followers: nil,
        strings: strings
      ),
    ]
  }

  /// Links: an ordinary one, one in Chinese and a bare one.
  public static func links(_ strings: Strings) -> [LinkRow] {
    [
      link(
        "https://harbour.example/night-ferries",
        "The quiet return of the night ferry",
        "Harbour Times",
        "Slow, cheap and full of strangers: why three towns are bringing back a boat that nobody had missed.",
        image: "sea/6",
        people: 214,
        strings
      ),
      link(
        "https://wenhua.example/jiaojuan",
        "过期胶卷的颜色从哪里来",
        "文化周刊",
        "三位摄影师谈八年前的胶卷、偏色，以及不知道会得到什么的乐趣。",
        image: "city/8",
        people: 1,
        strings
      ),
      link(
        "https://www.plain.example/a/b",
        "plain.example/a/b",
        nil,
        "",
        image: nil,
        people: 0,
        strings
      ),
    ].compactMap { $0 }
  }

  private static func link(
    _ address: String,
    _ title: String,
    _ publisher: String?,
    _ summary: String,
    image: String?,
    people: Int,
    _ strings: Strings
  ) -> LinkRow? {
    URL(string: address).map {
      LinkRow(
        LinkPreview(
          url: $0,
          title: title,
          publisher: publisher,
          summary: summary,
          detail: people > 0 ? strings.sharedBy(people) : "",
          image: image.flatMap { DemoRows.image($0) },
          strings: strings
        )
      )
    }
  }

  /// Photos, nine and one more than fit.
  public static func tiles(_ count: Int, _ strings: Strings) -> [PhotoTile] {
    let subjects = ["sea", "forest", "dunes", "city", "night", "aurora", "fruit", "landscape"]
    return (0..<count).compactMap { number in
      image("\(subjects[number % subjects.count])/\(number + 1)", width: 240, height: 240).map {
        PhotoTile(
          moment: ListItemID("photo-\(number)"),
          image: $0,
          accessibilityText: strings.photo(by: ann.name)
        )
      }
    }
  }

  /// All shelves with items, of which there are no more.
  public static func shelves(_ strings: Strings) -> [ExploreShelf] {
    let items: [ExploreShelf.Items] = [
      .photos(tiles(10, strings)), .hashtags(tags(strings)), .people(people(strings)),
      .links(links(strings)),
    ]
    return items.map { items in
      var shelf = ExploreShelf(items.kind, id: ListItemID("\(items.kind)"), strings: strings)
      shelf.show(items, isEnd: items.kind != .links, strings: strings)
      return shelf
    }
  }

  /// All shelves without items, in a state.
  public static func shelves(in state: ListState, _ strings: Strings) -> [ExploreShelf] {
    ExploreShelf.Kind.allCases.map { kind in
      var shelf = ExploreShelf(kind, id: ListItemID("\(kind)"), strings: strings)
      shelf.state = state
      return shelf
    }
  }

  /// All shelves, empty.
  public static func emptyShelves(_ strings: Strings) -> [ExploreShelf] {
    ExploreShelf.Kind.allCases.map { kind in
      var shelf = ExploreShelf(kind, id: ListItemID("\(kind)"), strings: strings)
      shelf.show(shelf.items, isEnd: true, strings: strings)
      return shelf
    }
  }
}
