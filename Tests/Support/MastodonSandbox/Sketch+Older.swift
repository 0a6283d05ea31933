extension Sketch {
  static let older: [Sketch] = [
    Sketch("tom", "It compiles. I do not know why. I am going for a walk."),
    Sketch(
      "bob",
      "How to true a wheel in ten minutes, or in a whole afternoon if you are me: https://wheels.example/true-a-wheel-at-home-with-two-zip-ties-and-some-patience #bikes",
      hasCard: true,
      comments: [("tom", "@bob Zip ties!"), ("ingrid", "@bob An afternoon well spent.")]
    ),
    Sketch("mei", "今天的面：雪菜肉丝。十分满意。 🍜", photos: [.square("noodles/2")], language: "zh"),
    Sketch(
      "quiet",
      "Only for those who asked: the garden is open on Sunday.",
      comments: [("priya", "@quiet I will bring ferns.")]
    ),
    Sketch(
      "ingrid",
      "First snow that stays. ❄️",
      photos: [.wide("landscape/20", "Snow on a ridge"), .wide("night/6", "Stars over snow")],
      comments: [("ana", "@ingrid Already!"), ("ingrid", "@ana Already? Finally!")]
    ),
    Sketch(
      "sofia",
      "Receta de hoy: pan con tomate. 1. Pan. 2. Tomate. 3. Aceite. 4. Silencio. #cocina",
      photos: [.square("fruit/2", "Rodajas de cítricos"), .square("fruit/3")],
      language: "es"
    ),
    Sketch(
      "lena",
      "Heute jemandem das Buch gegeben, das ich mit zwölf gesucht und nie gefunden habe. Es stand die ganze Zeit falsch einsortiert. #bibliothek",
      language: "de",
      comments: [("tom", "@lena This made my day."), ("mochi", "@lena I sit on books.")]
    ),
    Sketch(
      "sami",
      "أي الكاميرات تفضلون للسفر؟",
      poll: ["صغيرة في الجيب", "كبيرة مع عدسات", "الهاتف يكفي"],
      language: "ar"
    ),
    Sketch(
      "priya",
      "Ferns do not flower, and yet somebody will always have seen one in bloom at midnight. I collect these stories; send me yours! #ferns #folklore",
      comments: [
        ("lena", "@priya Meine Großmutter schwor darauf."),
        ("ingrid", "@priya Midsummer, of course."),
        ("priya", "@lena @ingrid Both written down."),
      ]
    ),
    Sketch(
      "dawei",
      "周一早上的代码评审：三个人，五杯咖啡，一个分号。",
      language: "zh",
      comments: [("tom", "@dawei The semicolon won?"), ("dawei", "@tom 分号赢了。")]
    ),
    Sketch(
      "mochi",
      "3:41. The corridor must be run through. At speed.",
      photos: [.tall("portrait/cat-2", "A cat, blurred with haste")]
    ),
    Sketch(
      "layla",
      "مسودة الواجهة الجديدة: ظلّ في الصيف، وشمس في الشتاء. ما رأيكم؟ #عمارة",
      photos: [
        .plain("ribbons/5"), .plain("city/8"), .plain("city/9"), .plain("ribbons/7"),
        .plain("city/11"),
      ],
      language: "ar",
      comments: [("sami", "@layla الثالثة هي الأجمل.")]
    ),
    Sketch("ana", "Reading old charts. Somebody wrote “here be good soup” next to a harbour."),
    Sketch(
      "bob",
      "A photo of my knee after the fall. It is fine. The bike is fine too, thank you for asking about the bike first.",
      photos: [.square("fruit/9")],
      isSensitive: true,
      comments: [("ana", "@bob How is the bike?")]
    ),
  ]
}
