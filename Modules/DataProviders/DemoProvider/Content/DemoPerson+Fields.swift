import Foundation
import SocialModel

extension DemoPerson {
  /// The lines of the profile; the first line of some is verified.
  var fields: [ProfileField] {
    switch self {
    case .linYue:
      [
        line("Code", "https://code.example/linyue", verifiedOn: 19_800),
        line("Lives in", "Hangzhou 杭州"),
      ]
    case .ann:
      [
        line("Website", "https://ann.example/walks", verifiedOn: 20_100),
        line("Walks with", "@marco"),
        line("Tea", "Always after. #tea"),
      ]
    case .xiaoyu: [line("博客", "https://xiaoyu.example/晚霞", verifiedOn: 19_500)]
    case .layla: [line("مطبخي", "https://layla.example", verifiedOn: 20_010)]
    case .tom: [line("Pronouns", "he/him")]
    default: []
    }
  }

  /// When the account was created.
  var joinedAt: Date {
    Date(timeIntervalSince1970: Double(17_600 + rawValue * 97) * 86_400)
  }

  private func line(_ name: String, _ value: String, verifiedOn day: Int? = nil) -> ProfileField {
    ProfileField(
      name: name,
      value: DemoRichText.read(value),
      verifiedAt: day.map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    )
  }
}
