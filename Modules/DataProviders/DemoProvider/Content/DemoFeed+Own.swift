extension DemoFeed {
  /// The reader's own posts and boosts, newest first: their profile, which is not part of the feed.
  static var own: [DemoMoment] {
    [
      DemoMoment(
        .owner,
        minutesAgo: 190,
        "Noodles at the station, because the train was late and the broth was not. 🍜",
        photos: [.square("noodles/1", "A bowl seen from above, with a swirl of noodles")],
        likes: 41,
        by: [.xiaoyu, .dawei, .ann],
        comments: 4
      ),
      DemoMoment(
        .owner,
        minutesAgo: 1_700,
        "周末走了一条没有名字的山路。下来的时候才发现，上去的那条也没有。 #hiking",
        photos: [
          .wide("landscape/14", "山脊与远处的湖"), .tall("forest/12", "松林里的小路"),
          .square("landscape/15", "雾里的山谷"),
        ],
        likes: 96,
        by: [.ann, .xiaoyu, .zhaochen],
        comments: 11
      ),
      DemoMoment(
        .owner,
        minutesAgo: 4_600,
        "Small software, week nine: deleted the settings screen. Nobody has noticed. #swift",
        likes: 73,
        by: [.tom, .ingrid, .priya],
        comments: 15
      ),
      DemoMoment(
        .owner,
        minutesAgo: 9_300,
        "The same lake, twice, with a year in between.",
        photos: [
          .square("sea/11", "A lake at sunset with a small boat"),
          .square("sea/18", "The lake under a grey sky"),
        ],
        likes: 128,
        by: [.lijing, .layla, .ann, .marco],
        comments: 9
      ),
      DemoMoment(
        .owner,
        minutesAgo: 15_800,
        "Somebody asked for the noodle recipe. It is: patience, and then more ginger than you think.",
        likes: 58,
        by: [.layla, .marco],
        comments: 22,
        edits: DemoEdits(before: [
          .init(
            until: 15_790,
            "Somebody asked for the noodle recipe. It is: patience, and then ginger.",
            photos: [.square("noodles/1", "A bowl seen from above, with a swirl of noodles")]
          )
        ])
      ),
      DemoMoment(
        .owner,
        minutesAgo: 24_500,
        "夜里的城市像一块还没写完的电路板。",
        photos: [
          .tall("city/18", "高楼的窗户亮着灯"), .square("night/15", "桥上的灯火"),
        ],
        likes: 84,
        by: [.dawei, .zhaochen, .lijing],
        comments: 6
      ),
      DemoMoment(
        .owner,
        minutesAgo: 52_000,
        "First snow. The whole valley went quiet, and so did I. 🏔️",
        photos: [.wide("landscape/30", "Snow on the slopes above the valley")],
        likes: 203,
        by: [.ingrid, .ann, .xiaoyu, .sofia],
        comments: 17
      ),
      DemoMoment(
        .owner,
        minutesAgo: 96_000,
        "Hello. I walk, I cook, I write small programs. Let us see who is here.",
        likes: 19,
        by: [.mochi],
        comments: 3,
        isPinned: true
      ),
    ]
  }
}
