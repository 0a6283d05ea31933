import MomentsValues

/// Generates any number of comments, the same for the same seed: short remarks and replies in the
/// languages of their authors.
struct DemoCommentGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A tree of comments, depth first; O(count), with texts parsed once.
  ///
  /// - Parameters:
  ///   - count: the number of comments.
  ///   - minutes: the age of the first one in minutes.
  /// - Returns: the comments.
  func comments(_ count: Int, since minutes: Int) -> [DemoComment] {
    var generator = self
    var made: [DemoComment] = []
    made.reserveCapacity(count)
    var depth = 0
    for index in 0..<count {
      depth = index == 0 ? 0 : generator.depth(after: depth)
      let author = DemoPerson.allCases[generator.next(DemoPerson.allCases.count)]
      let texts = Self.texts(of: author, isAnswer: depth > 0)
      made.append(
        DemoComment(
          author,
          depth,
          max(0, minutes - minutes * (index + 1) / (count + 1)),
          texts[generator.next(texts.count)],
          likes: generator.next(3) == 0 ? generator.next(40) : 0
        )
      )
    }
    return made
  }

  /// The depth of the next comment: half of all begin a conversation, and few are deeper than five.
  private mutating func depth(after depth: Int) -> Int {
    switch next(10) {
    case 0...4: 0
    case 5...6: min(depth, 5)
    case 7...8: min(depth + 1, 6)
    default: depth + 1
    }
  }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  // MARK: - Texts

  private static func texts(of author: DemoPerson, isAnswer: Bool) -> [RichText] {
    switch author {
    case .linYue, .xiaoyu, .dawei, .lijing, .zhaochen: isAnswer ? chineseAnswers : chinese
    case .layla, .sami: isAnswer ? arabicAnswers : arabic
    case .sofia: isAnswer ? spanishAnswers : spanish
    default: isAnswer ? englishAnswers : english
    }
  }

  private static let english = [
    "This made my morning.", "More of this, please.", "Saving it for the next grey day.",
    "I read it twice, and then aloud to the cat, who left.",
    "There is a version of this story in which I come along. Tell me when.",
    "The colors! Is that how it really looked, or how it felt?",
    "We were there in spring, and it rained for six days out of seven. On the seventh day the hotel closed. I have wanted to go back ever since.",
    "Second one for me. The first is lovely too, but the second one stays.",
    "Somebody put this on a wall.", "Quietly the best thing that I saw today.",
  ].map(DemoRichText.read)

  private static let englishAnswers = [
    "Exactly this.", "I had to laugh.", "Not before coffee.", "Ask @ann, she knows.",
    "That is what I said, and nobody believed me.", "Thank you! It took three tries.",
    "Hm, I would have said the opposite. But go on.", "Next week?",
  ].map(DemoRichText.read)

  private static let chinese = [
    "太好看了！", "已收藏，周末就照着来。", "看完想立刻请假。", "这个角度我从来没见过，你是站在哪里拍的？",
    "每次看到你发的东西，都觉得生活还是挺有意思的。", "第二张是我的新壁纸了。", "羡慕，我这边已经下了一个星期的雨。",
    "字不多，但每个字都在点上。",
  ].map(DemoRichText.read)

  private static let chineseAnswers = [
    "哈哈哈哈同意", "下次叫上我。", "没有没有，是手机拍的。", "你这么一说还真是。", "先存一张票钱。", "笑出声了。",
  ].map(DemoRichText.read)

  private static let arabic = [
    "جميل جدًا، ما شاء الله.", "هذا ما كنت أحتاج إليه اليوم.", "من أين هذه الصورة؟",
    "قرأتها مرتين وابتسمت في المرتين.", "ليتني كنت معكم.", "الألوان وحدها حكاية.",
  ].map(DemoRichText.read)

  private static let arabicAnswers = [
    "صحيح تمامًا.", "في المرة القادمة إن شاء الله.", "شكرًا لك!", "ضحكت بصوت عالٍ.",
  ].map(DemoRichText.read)

  private static let spanish = [
    "Me encanta. ¿Hay más?", "Esto se merece un marco.", "Hoy no iba a sonreír, y mira.",
  ].map(DemoRichText.read)

  private static let spanishAnswers = ["Tal cual.", "Yo también quiero ir."].map(DemoRichText.read)
}
