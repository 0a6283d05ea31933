import Foundation
import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// What made-up people say: in the reader's language if they speak it, else in English.
  static func said(
    _ english: String,
    _ chinese: String,
    _ arabic: String,
    _ strings: Strings
  ) -> String {
    switch strings.language {
    case .simplifiedChinese: chinese
    case .arabic: arabic
    default: english
    }
  }

  /// A short text of a moment.
  public static func shortText(_ strings: Strings) -> String {
    said(
      "The ferry was late, so we had the whole pier to ourselves.",
      "渡轮晚点了，整个码头只有我们两个人。",
      "تأخرت العبّارة، فكان الرصيف كله لنا.",
      strings
    )
  }

  /// A text of a moment that is longer than a row shows.
  public static func longText(_ strings: Strings) -> String {
    said(
      """
      We walked the whole length of the old sea wall today, from the lighthouse to the boatyard, \
      and stopped at every bench on the way. Nils counted forty-one of them. At number seventeen \
      an old man told us that he had painted all of them green in the summer of 1974, and that he \
      had been paid in herring. The bench he liked best is the one without a view.
      """,
      String(repeating: "今天我们走完了整条旧海堤，从灯塔一直走到船坞，路上每张长椅都坐了一会儿。尼尔斯数了数，一共四十一张。", count: 4),
      String(
        repeating:
          "مشينا اليوم على طول الجدار البحري القديم من المنارة إلى الميناء وتوقفنا عند كل مقعد. ",
        count: 4
      ),
      strings
    )
  }

  /// Likes, in the reader's language.
  public static func likes(_ count: Int, isLiked: Bool, _ strings: Strings) -> MomentRow.Likes {
    let names = [ann.name, marco.name, layla.name]
    return MomentRow.Likes(
      count: count,
      isLiked: isLiked,
      countText: count > 0 ? strings.compactNumber(count) : "",
      accessibilityText: strings.likes(count),
      people: count > 0 ? [ann, marco, layla] : [],
      peopleText: count > 0
        ? RichText(strings.likedBy(names, isLikedByReader: isLiked, count: count)) : ""
    )
  }

  /// Nine photos and five more.
  public static func photos(_ count: Int) -> [ImageReference] {
    let scenes = [
      "sea/1", "landscape/2", "night/3", "city/4", "forest/5", "dunes/6", "aurora/7", "ribbons/8",
      "rosette/9", "fruit/10", "sea/11", "landscape/12", "night/13", "city/14",
    ]
    return scenes.prefix(count).compactMap { image($0, width: 480, height: 360) }
  }

  /// Moments of every kind: short with photos, folded, behind a warning, boosted, one's own that is
  /// being sent.
  public static func moments(_ strings: Strings) -> [MomentRow] {
    func row(
      _ id: ListItemID,
      _ author: PersonReference,
      _ text: String,
      boosts: Int = 3
    ) -> MomentRow {
      var row = moment(
        id: id,
        author: author,
        text: RichText(text),
        likes: likes(12, isLiked: false, strings)
      )
      row.timeText = strings.clock(hour: 14, minute: 5)
      row.timeAccessibilityText = row.timeText
      row.comments = MomentRow.Comments(
        count: 4,
        countText: strings.compactNumber(4),
        accessibilityText: strings.comments(4)
      )
      row.actions = actions(boosts: boosts, strings)
      return row
    }
    var withPhotos = row("photos", ann, shortText(strings))
    withPhotos.photos = photos(3)
    withPhotos.likes = likes(1_204, isLiked: true, strings)
    withPhotos.actions = actions(boosts: 12_860, isBoosted: true, isBookmarked: true, strings)
    var folded = row("folded", marco, longText(strings))
    folded.folding = .folded(buttonTitle: strings.fullText)
    folded.boostedBy = RichText(strings.boosted(by: layla.name))
    var warned = row("warned", layla, shortText(strings))
    warned.contentWarning = MomentRow.ContentWarning(
      text: RichText(said("Spoilers", "剧透", "حرق للأحداث", strings)),
      isRevealed: false,
      buttonTitle: strings.showContent
    )
    var own = row("own", owner, shortText(strings))
    own.isOwn = true
    own.isPending = true
    own.timeText = strings.sending
    own.likes = likes(0, isLiked: false, strings)
    own.comments = MomentRow.Comments(count: 0, countText: "", accessibilityText: "")
    own.actions = MomentRow.Actions(
      canBoost: false,
      isBoosted: false,
      canReply: false,
      canEdit: true,
      canDelete: true,
      strings: strings
    )
    var linked = row("linked", marco, shortText(strings))
    linked.link = links(strings).first?.preview
    linked.link?.detail = ""
    var asking = row("asking", layla, shortText(strings))
    asking.poll = poll(.voting, strings)
    var answered = row("answered", ann, shortText(strings))
    answered.poll = poll(.voted, strings)
    return [withPhotos, folded, warned, own, linked, asking, answered]
  }

  /// The reader's actions on another person's moment.
  public static func actions(
    boosts: Int,
    isBoosted: Bool = false,
    isBookmarked: Bool = false,
    _ strings: Strings
  ) -> MomentRow.Actions {
    MomentRow.Actions(
      canBoost: true,
      isBoosted: isBoosted,
      boostCount: boosts,
      isBookmarked: isBookmarked,
      page: URL(string: "https://moments.example/@ann/1"),
      canReply: true,
      canEdit: false,
      canDelete: false,
      strings: strings
    )
  }

  /// Moments with marks: one that its author pinned, an edited reply by a program, one for
  /// followers, and one for mentioned people.
  public static func markedMoments(_ strings: Strings) -> [MomentRow] {
    func row(_ id: ListItemID, _ author: PersonReference, _ marks: MomentRow.Marks) -> MomentRow {
      var row = moment(id: id, author: author, text: RichText(shortText(strings)))
      row.timeText = strings.clock(hour: 14, minute: 5)
      row.timeAccessibilityText = row.timeText
      row.likes = likes(0, isLiked: false, strings)
      row.comments = MomentRow.Comments(count: 0, strings: strings)
      row.actions = actions(boosts: 0, strings)
      row.marks = marks
      return row
    }
    var reply = row(
      "reply",
      ann,
      MomentRow.Marks(
        audience: .unlisted,
        isEdited: true,
        isByBot: true,
        answered: marco.name,
        strings: strings
      )
    )
    reply.actions.isBookmarked = true
    func narrow(_ id: ListItemID, _ author: PersonReference, _ audience: Visibility)
      -> MomentRow
    {
      let marks = MomentRow.Marks(
        audience: audience,
        isEdited: false,
        isByBot: false,
        answered: nil,
        strings: strings
      )
      var row = row(id, author, marks)
      row.actions.boostTitle = nil
      return row
    }
    var pinned = row("pinned", ann, MomentRow.Marks(context: .pinned(strings.pinned)))
    pinned.actions.isPinned = true
    return [
      pinned, reply, narrow("followers", marco, .followers), narrow("mention", layla, .direct),
    ]
  }

  /// The grid of a person's photos.
  public static func profilePhotos(_ count: Int, _ strings: Strings) -> [ProfilePhotosRow] {
    ProfilePhotosRow.rows(
      of: photos(count).enumerated().map { index, photo in
        ProfilePhotosRow.Tile(
          photo: photo,
          moment: ListItemID("photos-of-a-profile"),
          index: index,
          accessibilityText: photo.accessibilityDescription ?? strings.photoWithoutDescription
        )
      }
    )
  }

  /// The reader's profile above their timeline.
  public static func profile(_ follow: FollowButtonState? = nil, _ strings: Strings)
    -> UserProfileRow
  {
    func count(_ value: Int, _ title: String, _ list: FriendsListRoute? = nil)
      -> UserProfileRow.Count
    {
      UserProfileRow.Count(
        value: strings.compactNumber(value),
        title: title,
        accessibilityText: "\(strings.number(value)) \(title)",
        list: list
      )
    }
    return UserProfileRow(
      person: owner,
      background: image("landscape/2", width: 780, height: 480),
      bio: RichText(
        said("Ferries, benches, birds.", "渡轮、长椅和鸟。", "عبّارات ومقاعد وطيور.", strings)
      ),
      counts: [
        count(128, strings.momentsTitle(128)),
        count(86, strings.followingTitle(86), .following(of: owner)),
        count(
          12_860,
          strings.followersTitle(strings.compactNumberForm(12_860)),
          .followers(of: owner)
        ),
      ],
      follow: follow,
      details: follow == nil ? nil : profileDetails(strings)
    )
  }

  /// A gap between moments.
  public static func gap(_ state: TimelineGapRow.State, _ strings: Strings) -> TimelineGapRow {
    TimelineGapRow(id: "gap", state: state, strings: strings)
  }
}
