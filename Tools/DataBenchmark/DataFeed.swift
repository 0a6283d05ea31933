import Foundation

/// Pages of posts as a server writes them: made up, the same in every run.
///
/// 500 people; every fifth post shares another, two in five have an image, one in ten a card.
struct DataFeed {
  let pages: [Data]
  let count: Int

  var bytes: Int { pages.reduce(0) { $0 + $1.count } }

  init(count: Int, pageSize: Int = 40) {
    self.count = count
    pages = stride(from: 0, to: count, by: pageSize).map { start in
      // The newest first.
      let posts = (start..<min(start + pageSize, count)).map { Self.post(count - $0) }
      return Data("[\(posts.joined(separator: ","))]".utf8)
    }
  }

  /// The posts of a page, each as its own bytes.
  static func split(_ page: Data) -> [Data] {
    guard let list = try? JSONSerialization.jsonObject(with: page) as? [Any] else { return [] }
    return list.compactMap { try? JSONSerialization.data(withJSONObject: $0) }
  }

  private static func id(_ number: Int) -> String { String(117_020_000_000_000_000 + number) }

  private static func time(_ number: Int) -> String {
    let text = { (value: Int, digits: Int) in
      String(repeating: "0", count: max(0, digits - "\(value)".count)) + "\(value)"
    }
    let (day, minute) = (number / 1_440, number % 1_440)
    return "2026-\(text(day / 28 % 12 + 1, 2))-\(text(day % 28 + 1, 2))T"
      + "\(text(minute / 60, 2)):\(text(minute % 60, 2)):10.824Z"
  }

  private static func account(_ number: Int) -> String {
    let name = "cook\(number)"
    return """
      {"id":"\(number)","username":"\(name)","acct":"\(name)@s\(number % 40).example","display_name":"Cook \(number) :pan:",
      "locked":false,"bot":false,"discoverable":true,"indexable":true,"group":false,"created_at":"2024-05-01T00:00:00.000Z",
      "note":"<p>Cooks soup number \(number). <a href=\\"https://c\(number).example\\" rel=\\"nofollow\\">c\(number).example</a></p>",
      "url":"https://s\(number % 40).example/@\(name)","uri":"https://s\(number % 40).example/users/\(name)",
      "avatar":"https://files.example/a/\(number)/original.png","avatar_static":"https://files.example/a/\(number)/static.png",
      "header":"https://files.example/h/\(number)/original.png","header_static":"https://files.example/h/\(number)/static.png",
      "followers_count":\(number * 7),"following_count":\(number * 3),"statuses_count":\(number * 11),"last_status_at":"2026-08-01",
      "hide_collections":null,"noindex":false,"emojis":[\(emoji)],"roles":[],
      "fields":[{"name":"Web","value":"<a href=\\"https://c\(number).example\\">c\(number).example</a>","verified_at":null}]}
      """
  }

  private static let emoji =
    #"{"shortcode":"pan","url":"https://files.example/e/pan.png","static_url":"https://files.example/e/pan_s.png","visible_in_picker":true}"#

  private static func post(_ number: Int) -> String {
    number % 5 == 0
      ? post(number, by: (number * 7) % 500, sharing: post(number + 900_000, by: number % 500))
      : post(number, by: (number * 13) % 500)
  }

  private static func post(_ number: Int, by author: Int, sharing reblog: String? = nil) -> String {
    """
    {"id":"\(id(number))","created_at":"\(time(number))","in_reply_to_id":null,"in_reply_to_account_id":null,"sensitive":false,
    "spoiler_text":"\(number % 20 == 3 ? "Food" : "")","visibility":"public","language":"en",
    "uri":"https://s\(author % 40).example/users/cook\(author)/statuses/\(id(number))",
    "url":"https://s\(author % 40).example/@cook\(author)/\(id(number))","replies_count":\(number % 9),"reblogs_count":\(number % 30),
    "favourites_count":\(number % 70),"quotes_count":0,"edited_at":null,"favourited":\(number % 6 == 0),"reblogged":false,"muted":false,
    "bookmarked":false,"pinned":false,"content":"\(reblog == nil ? content(number) : "")","filtered":[],"reblog":\(reblog ?? "null"),
    "application":{"name":"Web","website":null},"account":\(account(author)),
    "media_attachments":[\(number % 5 < 2 ? media(number) : "")],
    "mentions":[{"id":"\(number % 500)","username":"cook\(number % 500)","url":"https://s\(number % 40).example/@cook\(number % 500)",
    "acct":"cook\(number % 500)@s\(number % 40).example"}],"tags":[{"name":"soup","url":"https://s.example/tags/soup"}],
    "emojis":[\(emoji)],"quote":null,"card":\(number % 10 == 7 ? card(number) : "null"),"poll":null}
    """
  }

  private static func content(_ number: Int) -> String {
    let other = number % 500
    return "<p>Soup number \(number) is on the stove, with carrots, leek &amp; a little ginger; it"
      + " simmers until the evening"
      + " and feeds \(number % 12 + 1) guests. :pan:</p><p><span class=\\\"h-card\\\" translate=\\\"no\\\"><a"
      + " href=\\\"https://s\(number % 40).example/@cook\(other)\\\" class=\\\"u-url mention\\\">@<span>cook\(other)</span></a></span>"
      + " brings bread. <a href=\\\"https://s.example/tags/soup\\\" class=\\\"mention hashtag\\\""
      + " rel=\\\"tag\\\">#<span>soup</span></a> <a href=\\\"https://kitchen.example/recipes/\(number)\\\" rel=\\\"nofollow\\\">"
      + "<span class=\\\"invisible\\\">https://</span><span class=\\\"ellipsis\\\">kitchen.example/recipes/</span>"
      + "<span class=\\\"invisible\\\">\(number)</span></a></p>"
  }

  private static func media(_ number: Int) -> String {
    """
    {"id":"\(number)9","type":"image","url":"https://files.example/m/\(number)/original.jpg",
    "preview_url":"https://files.example/m/\(number)/small.jpg","remote_url":null,"preview_remote_url":null,"text_url":null,
    "meta":{"original":{"width":1600,"height":1200,"size":"1600x1200","aspect":1.3333},"small":{"width":554,"height":416,
    "size":"554x416","aspect":1.3317},"focus":{"x":0.1,"y":-0.2}},"description":"A pot of soup, number \(number)",
    "blurhash":"UGF5]+Yk^6#M@-5c,1J5@[or[Q6."}
    """
  }

  private static func card(_ number: Int) -> String {
    """
    {"url":"https://kitchen.example/recipes/\(number)","title":"Recipe \(number)","description":"How to make soup","language":"en",
    "type":"link","author_name":"","author_url":"","provider_name":"Kitchen","provider_url":"","html":"","width":1200,"height":630,
    "image":"https://files.example/c/\(number).jpg","image_description":"","embed_url":"","blurhash":"UGF5]+Yk^6#M@-5c,1J5@[or[Q6.",
    "published_at":null,"authors":[]}
    """
  }
}
