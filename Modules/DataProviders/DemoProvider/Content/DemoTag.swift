/// A hashtag of the demo and its usage.
struct DemoTag {
  var name: String
  /// The number of people who used it in two days.
  var people: Int
  /// The number of uses, the oldest day first.
  var history: [Int]

  init(_ name: String, people: Int, _ history: [Int]) {
    self.name = name
    self.people = people
    self.history = history
  }

  /// The hashtags, the most used first; each is in the feed.
  static let all: [DemoTag] = [
    DemoTag("caturday", people: 1_204, [210, 180, 240, 190, 260, 720, 1_310]),
    DemoTag("hiking", people: 486, [140, 122, 130, 168, 214, 301, 288]),
    DemoTag("胶片", people: 318, [90, 96, 88, 130, 122, 150, 196]),
    DemoTag("swift", people: 251, [310, 280, 190, 60, 48, 220, 264]),
    DemoTag("إسكندرية", people: 174, [20, 26, 22, 41, 66, 90, 102]),
    DemoTag("til", people: 162, [80, 84, 79, 88, 76, 82, 91]),
    DemoTag("摄影", people: 143, [110, 120, 96, 92, 81, 78, 66]),
    DemoTag("recipes", people: 97, [12, 14, 9, 11, 40, 62, 70]),
    DemoTag("performance", people: 64, [0, 0, 4, 18, 30, 42, 38]),
    DemoTag("وصفات", people: 41, [8, 12, 10, 16, 12, 20, 27]),
    DemoTag("desert", people: 23, [2, 0, 6, 4, 9, 14, 11]),
    DemoTag("爬山", people: 12, [5, 3, 8, 2, 6, 7, 5]),
    DemoTag("城市清晨", people: 2, [0, 0, 0, 0, 0, 1, 1]),
    DemoTag("mountains", people: 1, [0, 0, 0, 0, 0, 0, 1]),
  ]
}
