extension Sketch {
  static let recent: [Sketch] = [
    Sketch(
      "bob",
      "The first loaf from the new oven. The crust sings when it cools, listen closely. #bread",
      photos: [.square("fruit/5", "Slices, arranged in a ring")],
      comments: [
        ("ana", "@bob I can smell it from here."),
        ("sofia", "@bob ¿Masa madre? ¡Qué pinta!"),
        ("bob", "@sofia Yes, the starter is six years old and called Gerald."),
        ("lena", "@bob Gerald!"),
      ]
    ),
    Sketch(
      "mei",
      "下班路上遇到的晚霞，整条江都是粉色的。站在桥上看了二十分钟，忘了回家。 #晚霞",
      photos: [
        .square("sea/1", "晚霞映在江面上"), .square("city/5", "黄昏的城市天际线"),
        .square("sea/11", "落日与小船"),
      ],
      language: "zh",
      comments: [
        ("dawei", "@mei 今天的天真的绝了"), ("ana", "@mei What a colour."),
        ("mei", "@ana 明天还想去看 🌇"),
      ]
    ),
    Sketch(
      "layla",
      "صباح الخير من الإسكندرية ☀️ البحر هادئ اليوم، والمقهى المطل على الكورنيش فتح أبوابه من جديد بعد الترميم. #إسكندرية",
      photos: [.wide("sea/12", "بحر هادئ في الصباح")],
      language: "ar",
      comments: [("sami", "@layla صباح النور! سأمر غدًا."), ("layla", "@sami القهوة على حسابي ☕️")]
    ),
    Sketch(
      "tom",
      """
      Notes on why our list engine starts in half the time now.

      First, we stopped measuring rows that nobody sees. The index keeps an estimate for each of them and corrects it, quietly, when the row comes near the screen.

      Second, text. We keep every layout we made, and make the next ones while the reader is still reading.

      Details: https://tom.example/2026/lists-that-do-not-jump #performance #swift
      """,
      hasCard: true,
      comments: [
        ("priya", "@tom The graph in the middle is lovely."),
        ("ingrid", "@tom How large are the pages?"), ("tom", "@ingrid Twenty rows, mostly."),
        ("dawei", "@tom 学到了，谢谢！"),
      ]
    ),
    Sketch(
      "mochi",
      "The box is mine now. 📦🐾",
      photos: [.square("portrait/cat-4", "A cat that looks pleased with itself")],
      comments: [
        ("ana", "@mochi All boxes are yours."), ("bob", "@mochi But my parcel!"),
        ("mochi", "@bob What parcel?"),
      ]
    ),
    Sketch(
      "ingrid",
      "Nine nights, nine skies. None of them the same. #aurora",
      photos: [
        .square("aurora/2", "Green bands over a fjord"), .square("aurora/3"),
        .square("aurora/4"), .square("aurora/5"), .square("aurora/6"), .square("aurora/7"),
        .square("aurora/8"), .square("aurora/9"), .square("aurora/10"),
      ],
      comments: [("tom", "@ingrid The fifth!"), ("lena", "@ingrid Wunderschön.")]
    ),
    Sketch(
      "sofia",
      "Pregunta seria: ¿la tortilla, con cebolla o sin cebolla?",
      poll: ["Con cebolla", "Sin cebolla", "Hoy no cocino"],
      language: "es",
      comments: [("bob", "@sofia There is a version without?"), ("sofia", "@bob Por desgracia.")]
    ),
    Sketch(
      "priya",
      "Found in the greenhouse this morning: a frond that cannot decide which way to unroll. #ferns",
      photos: [.tall("forest/3", "A dark forest, light from above"), .plain("rosette/3")],
      comments: [("lena", "@priya Ein Philosoph unter den Farnen.")]
    ),
    Sketch(
      "lena",
      "Wie das neue Buch endet, und warum ich trotzdem weinen musste: Der Zug kommt an, aber niemand steigt aus. #lesen",
      warning: "Ende eines Romans",
      language: "de",
      comments: [("ana", "@lena I was warned, and read on anyway.")]
    ),
    Sketch(
      "dawei",
      "周末爬山：凌晨四点出发，六点半到山顶，云海刚好铺满山谷。下山吃了两碗面。 #爬山",
      photos: [
        .wide("landscape/35", "日出前的山脊"), .wide("landscape/8", "云海"),
        .tall("forest/8", "林间小路"), .plain("landscape/12"),
      ],
      language: "zh",
      comments: [("mei", "@dawei 下次带上我！"), ("dawei", "@mei 四点集合，起得来吗？")]
    ),
    Sketch(
      "sami",
      "من مشروعي الجديد: الكثبان في آخر ساعة من الضوء. كل صورة تفصلها دقيقتان فقط عن التي تليها. #تصوير",
      photos: [.wide("dunes/4", "كثبان عند الغروب"), .wide("dunes/9", "ظل طويل على الرمال")],
      language: "ar",
      comments: [
        ("layla", "@sami الضوء مذهل."), ("ana", "@sami Two minutes! It looks like hours."),
      ]
    ),
    Sketch(
      "ana",
      "Low tide at six, a whole beach to ourselves, and the map was wrong in the best way. Thanks @priya for the company. #tides",
      photos: [.wide("sea/4", "A wide beach at low tide"), .tall("sea/7", "Footprints")],
      comments: [
        ("priya", "@ana Same time next month?"), ("bob", "@ana I would bring bread."),
        ("ana", "@bob @priya It is decided."),
      ]
    ),
  ]
}
