/// The comments of the demo, depth first.
enum DemoComments {
  /// The number of comments on a page.
  static let pageSize = 40

  /// The comments of a moment of the feed in a story.
  static func comments(
    of moment: DemoMoment,
    number: Int,
    in story: DemoStory
  ) -> [DemoComment] {
    switch story {
    case .noComments: []
    case .manyComments: DemoCommentGenerator(seed: 5).comments(5_000, since: 3_000)
    case .conversation: conversation
    case .newComments, .refused, .likeRefused: Array(conversation.prefix(9))
    case .pendingComment: [pending] + conversation.prefix(9)
    case .slow, .slowThread, .commentsFailure, .pageFailure:
      generated(story == .commentsFailure ? max(60, moment.commentCount) : nil, moment, number)
    // The first moment has comments of its own; their number is that of the feed.
    default:
      number == 0
        ? conversation.prefix(moment.commentCount).map { $0.notOlder(than: moment) }
        : generated(nil, moment, number)
    }
  }

  private static func generated(
    _ count: Int?,
    _ moment: DemoMoment,
    _ number: Int
  ) -> [DemoComment] {
    DemoCommentGenerator(seed: UInt64(number + 1))
      .comments(count ?? moment.commentCount, since: moment.minutesAgo)
  }

  /// The comments that arrive in the story of new comments.
  static var arriving: [DemoComment] {
    [
      DemoComment(.sofia, 0, 0, "¡Qué luz! Guardo la foto para los días de oficina. 🧡", likes: 1),
      DemoComment(.dawei, 0, 0, "请问这条路线冬天也能走吗？"),
      DemoComment(.sami, 0, 0, "صورة تستحق الاستيقاظ في الرابعة."),
    ]
  }

  /// The reader's latest comment.
  static var pending: DemoComment {
    var comment = DemoComment(.owner, 0, 0, "Which path did you take down?")
    comment.isPending = true
    return comment
  }

  /// A conversation below the first moment of the feed.
  static var conversation: [DemoComment] {
    [
      DemoComment(.xiaoyu, 0, 52, "太美了！是哪个山屋？我们下个月想带爸妈去。", likes: 12, isLiked: true),
      DemoComment(
        .ann,
        1,
        49,
        "Lauter hut, the one with the blue shutters. Book the eastern room, @xiaoyu: the sun comes to your pillow.",
        likes: 9
      ),
      DemoComment(.xiaoyu, 2, 47, "蓝色百叶窗，记下了！谢谢你 🙏", likes: 2),
      DemoComment(
        .linYue,
        0,
        44,
        "Walked past it in the fog last autumn and never knew that there was a view at all. Next time I wait for the clouds.",
        likes: 6
      ),
      DemoComment(.ann, 1, 40, "You had the better soup, though.", likes: 3),
      DemoComment(
        .tom,
        0,
        38,
        "Four in the morning. Every cold finger. I believe the second part.",
        likes: 17
      ),
      DemoComment(
        .marco,
        0,
        36,
        "How is the last hour? The map says **ladder**, the guidebook says _stairs with ambition_.",
        likes: 4
      ),
      DemoComment(
        .ingrid,
        1,
        34,
        "Stairs. Iron ones, twenty-two of them. Here they are in June:",
        photos: [.wide("landscape/18", "Iron steps on a rock face")],
        likes: 8
      ),
      DemoComment(.marco, 2, 33, "Twenty-two I can count to.", likes: 5),
      DemoComment(.ingrid, 3, 32, "Twenty-three if you miss one.", likes: 21, isLiked: true),
      DemoComment(.marco, 4, 31, "I liked this mountain better a minute ago.", likes: 2),
      DemoComment(
        .priya,
        5,
        30,
        "Go with a group! There is one that meets on Saturdays, #ridgewalkers, and nobody has missed a step since May.",
        likes: 7
      ),
      DemoComment(.linYue, 6, 28, "Count me in for Saturday.", likes: 3),
      DemoComment(.priya, 7, 27, "Done. Seven at the tram stop, bring a hat.", likes: 1),
      DemoComment(.marco, 8, 26, "Is there cake at the top?"),
      DemoComment(.ann, 9, 25, "There is cake at the top.", likes: 11),
      DemoComment(
        .zhaochen,
        0,
        22,
        "如果带胶片机上去，ISO 200 够不够？日出那二十分钟光线变化太快了。",
        likes: 3
      ),
      DemoComment(.ann, 1, 20, "一开始不够，二十分钟以后就太够了 😄", likes: 5),
      DemoComment(
        .tom,
        0,
        18,
        "The last bend before the summit is where the film was shot, the scene with the goat.",
        likes: 2,
        warning: "Spoilers: The Ferryman, season 2"
      ),
      DemoComment(
        .sofia,
        0,
        15,
        "Win a weekend on the ridge!! Follow the link in my profile",
        likes: 0,
        cover: .filtered("Giveaways")
      ),
      DemoComment(.layla, 1, 14, "أظن أن حسابك سُرق يا صوفيا.", likes: 9),
      DemoComment(.sami, 0, 12, "هل الطريق مناسب للأطفال؟", cover: .muted),
      DemoComment(.dawei, 0, 10, "", cover: .deleted),
      DemoComment(.lijing, 1, 9, "说得好，可惜你删掉了。", likes: 4),
      DemoComment(.mochi, 0, 4, "No boxes. Two stars. 🐾", likes: 88),
    ]
  }
}
