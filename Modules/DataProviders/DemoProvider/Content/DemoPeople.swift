import Foundation
import SocialModel

/// The people of the demo.
enum DemoPerson: Int, CaseIterable {
  case linYue
  case ann
  case xiaoyu
  case layla
  case marco
  case dawei
  case priya
  case sami
  case ingrid
  case mochi
  case lijing
  case tom
  case sofia
  case zhaochen

  /// The reader.
  static let owner = DemoPerson.linYue

  var name: String {
    switch self {
    case .linYue: "Lin Yue 林月"
    case .ann: "Ann Walker"
    case .xiaoyu: "陈小雨"
    case .layla: "ليلى حسن"
    case .marco: "Marco Bianchi"
    case .dawei: "王大伟"
    case .priya: "Priya Nair"
    case .sami: "سامي العلي"
    case .ingrid: "Ingrid Solberg"
    case .mochi: "Mochi 🐈"
    case .lijing: "李静"
    case .tom: "Tom Okafor"
    case .sofia: "Sofía Reyes"
    case .zhaochen: "赵晨的胶片机"
    }
  }

  /// The seed of the avatar, chosen by eye to match the person.
  private var portrait: String {
    switch self {
    case .linYue: "portrait/bun-5"
    case .ann: "portrait/bob-4"
    case .xiaoyu: "portrait/bun-4"
    case .layla: "portrait/scarf-3"
    case .marco: "portrait/beard-7"
    case .dawei: "portrait/short-11"
    case .priya: "portrait/long-9"
    case .sami: "portrait/beard-9"
    case .ingrid: "portrait/hat-7"
    case .mochi: "portrait/cat-1"
    case .lijing: "portrait/bob-11"
    case .tom: "portrait/curls-3"
    case .sofia: "portrait/curls-10"
    case .zhaochen: "portrait/fox-2"
    }
  }

  /// The handle of the person, which is also the identity.
  var handle: String { String(describing: self).lowercased() }

  /// The account, as providers return it.
  var account: Account { Self.accounts[rawValue] }

  private static let accounts: [Account] = allCases.map { person in
    Account(
      id: person.handle,
      handle: person.handle,
      displayName: person.name,
      avatarURL: DemoImage(person.portrait, width: 240, height: 240).url,
      headerURL: DemoImage(person.background, width: 1250, height: 1000).url,
      note: DemoRichText.read(person.bio),
      url: URL(string: "https://moments.example/@\(person.handle)"),
      isLocked: person == .ingrid || person == .zhaochen,
      followersCount: person.followerCount,
      followingCount: person.followingCount,
      postsCount: DemoFeed.count(of: person),
      fields: person.fields,
      joinedAt: person.joinedAt
    )
  }
}
