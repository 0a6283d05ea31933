extension DemoFeed {
  static var today: [DemoMoment] {
    [
      DemoMoment(
        .ann,
        minutesAgo: 0,
        "First light on the ridge. We left the hut at four, and it was worth every cold finger. #hiking",
        photos: [DemoImage("landscape/35", "Layered ridges under a pale sunrise")],
        likes: 24,
        by: [.marco, .xiaoyu, .priya, .tom, .ingrid],
        comments: 6,
        language: "en",
        translations: [
          "zh-Hans": "山脊上的第一缕光。我们四点离开小屋，冻僵的每根手指都值得。 #hiking",
          "ar": "أول ضوء على الحافة. غادرنا الكوخ في الرابعة، واستحق الأمر كل إصبع بارد. #hiking",
        ]
      ),
      DemoMoment(
        .xiaoyu,
        minutesAgo: 5,
        "下班路上遇到的晚霞，整条江都是粉色的。站在桥上看了二十分钟，忘了回家。",
        photos: [
          .square("sea/1", "晚霞映在江面上"), .square("city/5", "黄昏的城市天际线"),
          .square("sea/11", "落日与小船"),
        ],
        likes: 132,
        isLiked: true,
        by: [.lijing, .dawei, .zhaochen, .ann],
        comments: 18,
        language: "zh",
        translations: [
          "en":
            "A sunset on the way home from work: the whole river was pink. I stood on the bridge for twenty minutes and forgot to go home.",
          "ar":
            "غروب في طريق العودة من العمل: كان النهر كله ورديًا. وقفت على الجسر عشرين دقيقة ونسيت العودة إلى البيت.",
        ]
      ),
      DemoMoment(
        .marco,
        minutesAgo: 12,
        "Reminder that the **Sunday market** moved to the old tram depot this week. I will bring the lemon cake. Directions: https://market.example/depot/how-to-get-there?from=centre",
        photos: [
          .square("fruit/2", "Slices of citrus"), .square("fruit/5", "More citrus"),
        ],
        likes: 9,
        by: [.sofia, .ann],
        comments: 3
      ),
      DemoMoment(
        .layla,
        minutesAgo: 26,
        "صباح الخير من الإسكندرية ☀️ البحر هادئ اليوم، والمقهى المطل على الكورنيش فتح أبوابه من جديد بعد الترميم. من يشاركني فنجان قهوة؟ #إسكندرية",
        photos: [.wide("sea/12", "بحر هادئ في الصباح")],
        likes: 87,
        by: [.sami, .priya, .sofia],
        comments: 21,
        language: "ar",
        translations: [
          "en":
            "Good morning from Alexandria ☀️ The sea is calm today, and the café on the corniche has opened again after the repairs. Who will have a coffee with me? #إسكندرية",
          "zh-Hans": "亚历山大的早晨好 ☀️ 今天海面平静，滨海大道上的咖啡馆修缮后重新开门了。谁来和我喝杯咖啡？ #إسكندرية",
        ]
      ),
      DemoMoment(
        .mochi,
        minutesAgo: 41,
        "The box is mine now. 📦🐾",
        photos: [.square("portrait/cat-4", "A cat that looks pleased with itself")],
        likes: 2481,
        isLiked: true,
        by: [.ann, .xiaoyu, .tom, .lijing, .sofia, .marco],
        comments: 204
      ),
      DemoMoment(
        .tom,
        minutesAgo: 58,
        """
        I have been asked how we cut the start-up time of our little list engine by half, so here it is, in order of what it gave us.

        First, we stopped measuring rows that nobody sees. The index keeps an estimate for each of them and corrects it, quietly, when the row comes near the screen. What is on screen never moves; only the scroll bar changes its mind a little.

        Second, text. Shaping a paragraph costs a fifth of a millisecond, which sounds like nothing until there are forty of them in the first frame. We keep every layout we made, keyed by string, attributes and width, and we make the next ones off the main thread while the reader is still reading.

        Third, we deleted code. A cache in front of a cache is a place for bugs to live. `git diff --stat` said minus eleven hundred lines and I have never been so happy.

        Numbers and the awkward graphs are in the write-up: https://tom.example/2025/lists-that-do-not-jump

        Thanks to @ingrid and @priya, who read the first draft and asked the right questions. #performance #swift
        """,
        likes: 318,
        by: [.ingrid, .priya, .dawei, .zhaochen],
        comments: 47
      ),
      DemoMoment(
        .lijing,
        minutesAgo: 75,
        "周末做了一组小插画，主题是「风吹过的样子」。每一张都是同一阵风，只是颜色不同。你最喜欢哪一张？",
        photos: [
          .square("ribbons/1"), .square("ribbons/7"), .square("ribbons/3"), .square("ribbons/12"),
          .square("ribbons/5"), .square("ribbons/9"), .square("ribbons/14"), .square("ribbons/8"),
          .square("ribbons/11"),
        ],
        likes: 406,
        by: [.xiaoyu, .zhaochen, .linYue, .layla],
        comments: 52
      ),
      DemoMoment(
        .sami,
        minutesAgo: 110,
        "انتهيت أخيرًا من قراءة الرواية. لن أقول شيئًا عن الفصل الأخير، لكن لا تقرؤوه في المواصلات العامة.",
        likes: 14,
        by: [.layla],
        comments: 9
      ),
      DemoMoment(
        .ingrid,
        minutesAgo: 150,
        "Twenty-six below and the sky did _this_. No filter, no words, very few toes.",
        photos: [
          .tall("aurora/2", "Green northern lights above snowy hills"),
          .tall("aurora/5", "Violet and green curtains of light"),
        ],
        likes: 1893,
        isLiked: true,
        by: [.ann, .tom, .marco, .sofia, .linYue],
        comments: 133
      ),
      DemoMoment(
        .dawei,
        minutesAgo: 190,
        "新买的电饭煲说明书一共 84 页，其中 80 页在教我怎么注意安全。米饭倒是真的好吃 🍚",
        likes: 63,
        by: [.xiaoyu, .lijing],
        comments: 15
      ),
      DemoMoment(
        .priya,
        minutesAgo: 235,
        "The garden decided that it is spring now, whatever the calendar says. 🌸🌼🌷",
        photos: [
          .square("rosette/2", "A pink flower"), .square("rosette/5", "A yellow flower"),
          .square("rosette/8", "A violet flower"), .square("rosette/11", "A red flower"),
        ],
        likes: 211,
        by: [.layla, .sofia, .ann, .lijing],
        comments: 12,
        boostedBy: .ann
      ),
      DemoMoment(
        .sofia,
        minutesAgo: 290,
        "¿Alguien más escucha el mismo disco catorce veces seguidas, o soy yo?",
        likes: 31,
        by: [.marco],
        comments: 22
      ),
      DemoMoment(
        .zhaochen,
        minutesAgo: 340,
        "一卷胶片，十四张城市的夜。过期八年的 #胶片 ，颗粒大得像下雪。按快门的时候完全不知道会得到什么，这就是它的好处。",
        photos: [
          .square("city/1"), .square("city/2"), .square("night/3"), .square("city/4"),
          .square("city/5"), .square("night/6"), .square("city/7"), .square("city/8"),
          .square("city/9"), .square("city/10"), .square("night/11"), .square("city/12"),
          .square("city/13"), .square("night/14"),
        ],
        likes: 742,
        by: [.xiaoyu, .lijing, .dawei, .linYue],
        comments: 61
      ),
      DemoMoment(
        .ann,
        minutesAgo: 395,
        "Tea first. Then everything else.",
        likes: 12,
        by: [.priya],
        comments: 1,
        quotes: .moment(of: .tom, minutesAgo: 44_000)
      ),
    ]
  }
}
