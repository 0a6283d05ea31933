import MomentsValues
import SocialModel

extension DemoPerson {
  /// The description, in the markup of ``DemoRichText``.
  var bio: String {
    switch self {
    case .linYue: "Walks, noodles, small software. 一半时间在山里，一半时间在 #swift 里。"
    case .ann: "Mountains before breakfast. Tea after."
    case .xiaoyu: "住在江边，写字，散步，看晚霞。"
    case .layla: "طبّاخة من الإسكندرية. البحر أولًا ثم القهوة."
    case .marco: "Baker, film nerd, reluctant cyclist. Ask me about lemons."
    case .dawei: "程序员，电饭煲说明书爱好者。"
    case .priya: "Gardens and time zones. It is always a time zone."
    case .sami: "قارئ، مشجع، ورسّام مبتدئ."
    case .ingrid: "Far north, long nights, warm socks."
    case .mochi: "Cat. I do not read messages."
    case .lijing: "插画师。给风画像。"
    case .tom: "I make lists scroll. Previously: made them jump."
    case .sofia: "Ingeniera de sonido. El mismo disco, otra vez."
    case .zhaochen: "过期胶片和没有风的树。"
    }
  }

  /// The image behind the profile.
  var background: String {
    switch self {
    case .linYue: "landscape/14"
    case .ann: "landscape/33"
    case .xiaoyu: "sea/1"
    case .layla: "sea/12"
    case .marco: "fruit/2"
    case .dawei: "landscape/15"
    case .priya: "rosette/8"
    case .sami: "ribbons/16"
    case .ingrid: "aurora/2"
    case .mochi: "ribbons/7"
    case .lijing: "ribbons/3"
    case .tom: "city/5"
    case .sofia: "dunes/5"
    case .zhaochen: "forest/12"
    }
  }

  /// The number of followers.
  var followerCount: Int {
    switch self {
    case .linYue: 12_860
    case .ann: 2_304
    case .xiaoyu: 18_450
    case .layla: 7_912
    case .marco: 641
    case .dawei: 1_088
    case .priya: 5_230
    case .sami: 894
    case .ingrid: 31_770
    case .mochi: 204_516
    case .lijing: 9_645
    case .tom: 4_117
    case .sofia: 1_502
    case .zhaochen: 26_030
    }
  }

  /// The number of people whom the person follows.
  var followingCount: Int { self == .linYue ? 248 : self == .mochi ? 1 : 90 + rawValue * 37 }

  /// The reader's initial relationship with the person; nil for the reader.
  var relationship: Relationship? {
    guard self != .owner else { return nil }
    let following: Following =
      switch self {
      case .ann, .layla: .yes
      case .zhaochen: .requested
      default: .no
      }
    return Relationship(
      id: handle,
      following: following,
      followsReader: self == .ann || self == .xiaoyu
    )
  }
}
