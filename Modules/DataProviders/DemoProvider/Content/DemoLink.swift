struct DemoLink {
  var address: String
  var title: String
  var publisher: String?
  var summary: String
  var image: String?
  var people: Int

  static let all: [DemoLink] = [
    DemoLink(
      address: "https://harbour.example/2025/night-ferries",
      title: "The quiet return of the night ferry",
      publisher: "Harbour Times",
      summary:
        "Slow, cheap and full of strangers: why three towns are bringing back a boat that nobody had missed.",
      image: "sea/6",
      people: 214
    ),
    DemoLink(
      address: "https://tom.example/2025/lists-that-do-not-jump",
      title: "Lists that do not jump",
      publisher: nil,
      summary: "Measure what is seen, guess the rest, and never let the guess show.",
      image: "ribbons/9",
      people: 132
    ),
    DemoLink(
      address: "https://wenhua.example/sheying/guoqi-jiaojuan",
      title: "过期胶卷的颜色从哪里来",
      publisher: "文化周刊",
      summary: "三位摄影师谈八年前的胶卷、偏色，以及不知道会得到什么的乐趣。",
      image: "city/8",
      people: 98
    ),
    DemoLink(
      address: "https://matbakh.example/koshari",
      title: "الكشري كما يجب أن يكون",
      publisher: "مطبخ البلد",
      summary: "ست طبقات وبصلة واحدة لا تستعجلها أبدًا.",
      image: "fruit/9",
      people: 57
    ),
    DemoLink(
      address: "https://sky.example/aurora/forecast",
      title: "Aurora forecast: three clear nights in a row",
      publisher: "Northern Sky",
      summary: "Bring a hat.",
      image: "aurora/5",
      people: 41
    ),
    DemoLink(
      address: "https://market.example/depot/how-to-get-there?from=centre",
      title:
        "How to get to the market in the old tram depot, by tram, by bicycle and on foot, with a map of the ramps",
      publisher: nil,
      summary: "",
      image: nil,
      people: 12
    ),
    DemoLink(
      address: "https://books.example/lane27",
      title: "巷子里的书店",
      publisher: "二十七弄",
      summary: "二楼有猫，三楼有露台。",
      image: "forest/7",
      people: 8
    ),
    DemoLink(
      address: "https://garden.example/spring-early",
      title: "Spring, two weeks early",
      publisher: "The Allotment",
      summary: "What to sow now, what to leave alone, and what the bees think of it.",
      image: "rosette/11",
      people: 3
    ),
    DemoLink(
      address: "https://dunes.example/walks",
      title: "Five walks in the dunes",
      publisher: "Trail Notes",
      summary: "With water, without shade.",
      image: "dunes/7",
      people: 1
    ),
  ]
}
