// The names are the server's keys, so that synthesized decoding works without coding keys.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A post with synthesized decoding: the values that the app shows, every key as the server
/// documents it.
final class PlainStatus: Decodable {
  var id: String
  var created_at: String
  var edited_at: String?
  var in_reply_to_id: String?
  var in_reply_to_account_id: String?
  var sensitive: Bool
  var spoiler_text: String
  var visibility: String
  var language: String?
  var uri: String
  var url: String?
  var replies_count: Int
  var reblogs_count: Int
  var favourites_count: Int
  var favourited: Bool?
  var reblogged: Bool?
  var muted: Bool?
  var bookmarked: Bool?
  var pinned: Bool?
  var content: String
  var account: Account
  var media_attachments: [Media]
  var mentions: [Mention]
  var tags: [Tag]
  var emojis: [Emoji]
  var filtered: [Filtered]?
  var card: Card?
  var reblog: PlainStatus?

  struct Account: Decodable {
    var id: String
    var username: String
    var acct: String
    var display_name: String
    var locked: Bool
    var bot: Bool
    var group: Bool
    var discoverable: Bool?
    var created_at: String
    var note: String
    var url: String
    var uri: String?
    var avatar: String
    var avatar_static: String
    var header: String
    var header_static: String
    var followers_count: Int
    var following_count: Int
    var statuses_count: Int
    var last_status_at: String?
    var hide_collections: Bool?
    var emojis: [Emoji]
    var fields: [Field]
  }

  struct Field: Decodable {
    var name: String
    var value: String
    var verified_at: String?
  }

  struct Emoji: Decodable {
    var shortcode: String
    var url: String
    var static_url: String
    var visible_in_picker: Bool
  }

  struct Mention: Decodable {
    var id: String
    var username: String
    var url: String
    var acct: String
  }

  struct Tag: Decodable {
    var name: String
    var url: String
  }

  struct Filtered: Decodable {
    var keyword_matches: [String]?
  }

  struct Size: Decodable {
    var width: Int?
    var height: Int?
  }

  struct Focus: Decodable {
    var x: Double
    var y: Double
  }

  struct Meta: Decodable {
    var original: Size?
    var small: Size?
    var focus: Focus?
  }

  struct Media: Decodable {
    var id: String
    var type: String
    var url: String?
    var preview_url: String?
    var remote_url: String?
    var meta: Meta?
    var description: String?
    var blurhash: String?
  }

  struct Card: Decodable {
    var url: String
    var title: String
    var description: String
    var image: String?
    var provider_name: String
    var width: Int
    var height: Int
    var blurhash: String?
  }
}
