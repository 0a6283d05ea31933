extension DemoFeed {
  static var thisWeek: [DemoMoment] {
    [
      DemoMoment(
        .marco,
        minutesAgo: 1_500,
        "The last ten minutes of the film, in case you have not seen it: the ferryman is the brother. The whole town knew. That is why nobody takes the boat.",
        likes: 17,
        by: [.sofia, .tom],
        comments: 28,
        warning: "Spoilers: The Ferryman, season 2"
      ),
      DemoMoment(
        .xiaoyu,
        minutesAgo: 1_620,
        "凌晨四点的菜市场比任何闹钟都管用。卖豆腐的阿姨一边切一边唱歌，旁边的大叔给她打拍子。我只是来买一把葱，却站在那里听完了整首。城市醒来之前，有一些人已经把一天里最好的部分用完了。他们不拍照，也不发朋友圈，收摊的时候天刚好亮。我一直觉得生活是从早上九点开始的，今天才知道九点已经是别人的下午。回来的路上买了豆浆，还是烫的，走到楼下正好能喝。把葱插在水杯里，它又长了一厘米。希望我们都能像这把葱一样，随便给点水就能好好活着。 #城市清晨",
        photos: [DemoImage("forest/3", "清晨的雾")],
        likes: 529,
        isLiked: true,
        by: [.lijing, .zhaochen, .dawei],
        comments: 73
      ),
      DemoMoment(
        .tom,
        minutesAgo: 1_740,
        "> Simplicity is a great virtue, but it requires hard work to achieve it and education to appreciate it.\nPinned above my desk since Monday. Still waiting for it to work.",
        likes: 58,
        by: [.ingrid, .priya],
        comments: 4
      ),
      DemoMoment(
        .layla,
        minutesAgo: 2_100,
        "وصفة الكشري التي طلبتموها: أرز، عدس، مكرونة، حمص، وصلصة طماطم بالثوم والخل. السر كله في البصل المقلي ببطء حتى يصير ذهبيًا. لا تستعجلوا البصل أبدًا! شكرًا @sami على الصور. #وصفات",
        photos: [.square("fruit/7"), .square("fruit/9")],
        likes: 164,
        by: [.sami, .priya, .marco],
        comments: 38
      ),
      DemoMoment(
        .ingrid,
        minutesAgo: 2_400,
        "Crossing on foot. Six hours, one thermos, zero cars. If you go: `58°N`, stay left of the big rock, ~turn right~ really, stay left. #hiking",
        photos: [
          .wide("landscape/13", "Snowy mountains in blue light"), DemoImage("landscape/12"),
          DemoImage("night/2", "Stars above a dark hill"),
        ],
        likes: 274,
        by: [.ann, .tom, .linYue],
        comments: 19
      ),
      DemoMoment(
        .dawei,
        minutesAgo: 2_700,
        "加班。",
        likes: 88,
        by: [.zhaochen, .xiaoyu, .lijing],
        comments: 31,
        poll: DemoPoll(options: [("我也在", 132), ("已下班", 27), ("明天再说", 9)], hoursLeft: -20)
      ),
      DemoMoment(
        .priya,
        minutesAgo: 3_000,
        "Small win: the bug that only happened on Tuesdays was a time zone. It is _always_ a time zone. #til",
        likes: 1204,
        isLiked: true,
        by: [.tom, .ingrid, .dawei, .marco],
        comments: 96,
        poll: DemoPoll(
          options: [
            ("A time zone", 214), ("Off by one", 163), ("A cache that knew better", 98),
            ("It works on my machine, so it cannot be a bug at all", 41),
          ],
          hoursLeft: 20
        )
      ),
      DemoMoment(
        .sofia,
        minutesAgo: 3_300,
        "Three days in the dunes, and sand in places I did not know I had. Would go again tomorrow. 🐪 #desert",
        photos: [
          DemoImage("dunes/5", "Dunes at sunset"), DemoImage("dunes/4"),
          DemoImage("night/8"), DemoImage("dunes/7"), DemoImage("dunes/9"),
        ],
        likes: 345,
        by: [.marco, .layla, .ann],
        comments: 26
      ),
      DemoMoment(
        .mochi,
        minutesAgo: 3_600,
        "03:00. Time to run. No reason. 🏃💨 #caturday",
        likes: 3907,
        by: [.tom, .ann, .lijing],
        comments: 311
      ),
      DemoMoment(
        .lijing,
        minutesAgo: 4_200,
        "推荐一家藏在巷子里的书店，二楼有猫，三楼有露台。地址在这里：https://books.example/lane27 ，老板说报我的名字不打折，但是会多给一块饼干。@linyue 下次一起去！",
        photos: [.tall("forest/7", "巷子尽头的树"), .tall("city/15", "傍晚的窗户")],
        likes: 97,
        by: [.xiaoyu, .linYue],
        comments: 14
      ),
      DemoMoment(
        .sami,
        minutesAgo: 4_800,
        "مباراة اليوم كانت درسًا في الصبر ⚽️ تأخرنا بهدفين ثم فزنا في الدقيقة الأخيرة. صوتي ذهب ولن يعود قبل الخميس.",
        likes: 256,
        by: [.layla],
        comments: 64
      ),
      DemoMoment(
        .ann,
        minutesAgo: 5_400,
        "Found my grandmother's recipe cards. Half of the measurements are \"enough\". One says \"bake until it is right\". I miss her a lot today. ❤️ #recipes",
        photos: [.square("rosette/14", "Pressed flowers")],
        likes: 688,
        isLiked: true,
        by: [.priya, .sofia, .layla, .xiaoyu, .lijing],
        comments: 82
      ),
      DemoMoment(
        .zhaochen,
        minutesAgo: 6_300,
        "黑白的树，没有风。 #胶片",
        photos: [.tall("forest/12", "雾中的树林")],
        likes: 41,
        by: [.lijing],
        comments: 2
      ),
    ]
  }
}
