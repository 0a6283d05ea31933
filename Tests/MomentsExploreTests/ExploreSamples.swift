import Foundation
import MomentsContracts
import _Testing_Rows

/// Things to explore, made by hand: ordinary ones, long ones and bare ones.
struct ExploreSamples {
  let strings: Strings

  var tags: [TagRow] {
    [
      tag("hiking", people: 486, [140, 122, 130, 168, 214, 301, 288]),
      tag("AVeryLongHashtagThatNobodyCanRead", people: 12_345, [0, 0, 0, 3, 0, 90, 410]),
      tag("胶片", people: 2, [0, 0, 0, 0, 0, 1, 1]),
      tag("quiet", people: 0, []),
    ]
  }

  private func tag(_ name: String, people: Int, _ history: [Int]) -> TagRow {
    TagRow(
      name: name,
      usage: .init(recentPeople: people, weekPeople: people),
      history: history,
      strings: strings
    )
  }

  var people: [PersonRow] {
    [
      PersonRow(
        person: Rows.person(),
        bio: "Ferries, piers and the weather in between. Also: bread.",
        followers: 2_304,
        strings: strings
      ),
      PersonRow(
        person: Rows.person(
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

  var links: [LinkRow] {
    [
      link(
        "https://harbour.example/night-ferries",
        "The quiet return of the night ferry",
        "Harbour Times",
        "Slow, cheap and full of strangers: why three towns are bringing back a boat that nobody had missed.",
        picture: "sea/6",
        people: 214
      ),
      link(
        "https://wenhua.example/jiaojuan",
        "过期胶卷的颜色从哪里来",
        "文化周刊",
        "三位摄影师谈八年前的胶卷、偏色，以及不知道会得到什么的乐趣。",
        picture: "city/8",
        people: 1
      ),
      link("https://www.plain.example/a/b", "plain.example/a/b", nil, "", picture: nil, people: 0),
    ].compactMap { $0 }
  }

  private func link(
    _ address: String,
    _ title: String,
    _ publisher: String?,
    _ summary: String,
    picture: String?,
    people: Int
  ) -> LinkRow? {
    URL(string: address).map {
      LinkRow(
        url: $0,
        title: title,
        publisher: publisher,
        summary: summary,
        picture: picture.flatMap { Rows.picture($0) },
        people: people,
        strings: strings
      )
    }
  }
}
