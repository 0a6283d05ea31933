extension DemoFeed {
  static var earlier: [DemoMoment] {
    [
      DemoMoment(
        .tom,
        minutesAgo: 10_500,
        "Talk slides are up, with every mistake left in: https://tom.example/talks/one-frame-in-order #swift #performance",
        likes: 73,
        by: [.ingrid, .priya, .dawei],
        comments: 8,
        edits: DemoEdits(before: [
          .init(until: 10_470, "Talk slides are up: https://tom.example/talks/one-frame"),
          .init(
            until: 10_380,
            "Talk slides are up, with every mistake left in: https://tom.example/talks/one-frame #swift"
          ),
        ])
      ),
      DemoMoment(
        .layla,
        minutesAgo: 12_000,
        "رحلة سريعة إلى الصحراء البيضاء. الصمت هناك له صوت. #desert",
        photos: [
          .wide("dunes/9", "كثبان تحت شمس الغروب"), DemoImage("night/9"),
          DemoImage("dunes/13"),
          DemoImage("dunes/14"), DemoImage("night/12"), DemoImage("dunes/16"),
        ],
        likes: 437,
        by: [.sami, .sofia, .ingrid],
        comments: 45
      ),
      DemoMoment(
        .marco,
        minutesAgo: 13_800,
        "Photos of dinner below. It is octopus, and it looks at you.",
        photos: [DemoImage("fruit/12", "A plate")],
        likes: 22,
        by: [.sofia],
        comments: 17,
        warning: "Food, eye contact"
      ),
      DemoMoment(
        .xiaoyu,
        minutesAgo: 15_500,
        "今天学会了骑自行车，二十九岁，不算晚吧？🚲",
        likes: 935,
        isLiked: true,
        by: [.lijing, .dawei, .zhaochen, .ann, .linYue],
        comments: 120,
        quotes: .moment(of: .dawei, minutesAgo: 19_000)
      ),
      DemoMoment(
        .ingrid,
        minutesAgo: 17_000,
        "Ferry day. Somebody brought a harp.",
        photos: [DemoImage("sea/13", "Waves under a grey sky"), DemoImage("sea/6")],
        likes: 129,
        by: [.tom, .ann],
        comments: 7
      ),
      DemoMoment(
        .dawei,
        minutesAgo: 19_000,
        "爬了三个小时，云海没看到，看到了云。里面的那种。 #爬山 #hiking",
        photos: [
          DemoImage("landscape/15", "云雾中的山"), DemoImage("landscape/18"),
          DemoImage("forest/9"), DemoImage("landscape/21"), DemoImage("landscape/24"),
          DemoImage("forest/15"), DemoImage("landscape/27"),
        ],
        likes: 183,
        by: [.zhaochen, .lijing],
        comments: 24
      ),
      DemoMoment(
        .priya,
        minutesAgo: 22_000,
        "Does anybody have a spare ticket for the concert on the 14th? 🎻 Asking for a friend who is me.",
        likes: 5,
        by: [.sofia],
        comments: 13,
        quotes: .deleted
      ),
      DemoMoment(
        .sofia,
        minutesAgo: 26_000,
        "Pinté la cocina de amarillo. El perro :dog: no me habla. 💛",
        photos: [.square("portrait/dog-3", "Un perro ofendido")],
        likes: 612,
        by: [.marco, .layla, .priya],
        comments: 55,
        boosts: 38
      ),
      DemoMoment(
        .sami,
        minutesAgo: 31_000,
        "جربت الرسم لأول مرة منذ المدرسة. لا تضحكوا :owl: 🎨",
        photos: [.square("ribbons/16", "خطوط ملونة")],
        likes: 149,
        by: [.layla, .lijing],
        comments: 33
      ),
      DemoMoment(
        .lijing,
        minutesAgo: 36_000,
        "把去年的照片整理了一遍，删掉了两千张，留下了八张。 #摄影",
        photos: [
          .square("sea/18"), .square("landscape/30"), .square("rosette/17"), .square("night/15"),
          .square("city/18"), .square("forest/18"), .square("dunes/18"), .square("aurora/8"),
        ],
        likes: 267,
        by: [.xiaoyu, .zhaochen, .linYue],
        comments: 29
      ),
      DemoMoment(
        .tom,
        minutesAgo: 44_000,
        "Week one at the new job. I know where the coffee is, and eleven people called David.",
        likes: 402,
        by: [.ingrid, .ann, .priya],
        comments: 39
      ),
      DemoMoment(
        .ann,
        minutesAgo: 58_000,
        "Moved in. The view was not in the advertisement. 🏔️ #mountains",
        photos: [.wide("landscape/33", "Mountains behind a lake")],
        likes: 521,
        isLiked: true,
        by: [.marco, .ingrid, .sofia, .linYue],
        comments: 44,
        isPinned: true
      ),
      DemoMoment(
        .zhaochen,
        minutesAgo: 90_000,
        "开张。第一条。",
        likes: 0,
        comments: 0
      ),
    ]
  }
}
