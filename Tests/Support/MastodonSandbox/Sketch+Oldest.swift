extension Sketch {
  static let oldest: [Sketch] = [
    Sketch(
      "tom",
      "Saturn through the small telescope tonight. My phone sees a smudge; my eye saw rings. #astronomy",
      photos: [.wide("night/3", "A night sky"), .square("night/4")],
      comments: [("priya", "@tom The first time is unforgettable."), ("mei", "@tom 羡慕！")]
    ),
    Sketch(
      "mei",
      "翻到三年前的底片，里面有一整卷是同一棵树。那年春天我每天路过它。",
      photos: [
        .tall("forest/4"), .tall("forest/5"), .tall("forest/6"), .tall("forest/7"),
        .tall("forest/9"), .tall("forest/10"), .tall("forest/11"),
      ],
      language: "zh",
      comments: [("lena", "@mei Sieben Tage, ein Baum."), ("mei", "@lena 对，七天。")]
    ),
    Sketch(
      "sofia",
      "El mercado un martes por la mañana: nadie tiene prisa y todos opinan de todo.",
      language: "es"
    ),
    Sketch("ingrid", "Moose on the ski track. I let it pass."),
    Sketch(
      "lena",
      "Neun Bahnhöfe in neun Tagen, und der schönste war der, an dem ich nicht umsteigen musste.",
      photos: [.wide("city/2"), .wide("city/3"), .wide("city/4")],
      language: "de"
    ),
    Sketch("dawei", "新键盘到了。同事说像下雨。我说那是好雨。", language: "zh"),
    Sketch(
      "priya",
      "Repotting day. I have soil in places where soil should not be.",
      photos: [.tall("forest/12"), .tall("forest/13")]
    ),
    Sketch(
      "sami",
      "الضباب فوق عمّان هذا الصباح. لم أحتج إلى أي مرشح.",
      photos: [.wide("city/12")],
      language: "ar"
    ),
    Sketch(
      "bob",
      "If you hear a bell at five in the morning, that is the bread, not the end of the world. #bread"
    ),
    Sketch("mochi", "I have seen the inside of the printer. It is warm."),
    Sketch(
      "ana",
      "Which walk this weekend?",
      poll: ["The cliffs", "The estuary", "The pub, slowly", "Rain: none"],
      comments: [
        ("bob", "@ana The third, obviously."), ("priya", "@ana Estuary!"),
        ("tom", "@ana Rain is not a walk."),
      ]
    ),
    Sketch(
      "layla",
      "كل بيت قديم فيه نافذة لا يعرف أحد لماذا فُتحت هناك. أنا أجمع هذه النوافذ.",
      photos: [.square("rosette/5"), .square("rosette/6")],
      language: "ar"
    ),
    Sketch("quiet", "I watered the plants. They did not thank me. We understand each other."),
    Sketch(
      "tom",
      "Today's bug: an hour that happened twice. Yesterday's bug: an hour that did not happen. https://tom.example/2026/two-hours #swift",
      hasCard: true
    ),
    Sketch(
      "ingrid",
      "Kaffe, kanelboller, og ingen planer før mørket kommer klokka to.",
      photos: [.square("fruit/11")],
      language: "no"
    ),
    Sketch(
      "sofia",
      "He quemado el arroz. Que conste en acta.",
      language: "es",
      comments: [("bob", "@sofia It happens to the best."), ("mochi", "@sofia I will eat it.")]
    ),
  ]
}
