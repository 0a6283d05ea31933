/// Good inputs, as servers write them: made up, not recorded.
enum Seeds {
  static let emoji =
    #"{"shortcode":"pan","url":"https://s.example/p.png","static_url":"https://s.example/ps.png","visible_in_picker":true,"category":"Kitchen"}"#

  static let account = """
    {"id":"7","username":"ana","acct":"ana@s.example","display_name":"Ana :pan:","locked":false,"bot":false,
     "discoverable":null,"group":false,"created_at":"2024-05-01T00:00:00.000Z","note":"<p>Cooks. <a href=\\"https://ana.example\\" rel=\\"me\\">ana.example</a></p>","url":"https://s.example/@ana","uri":"https://s.example/users/ana",
     "avatar":"https://s.example/a.png","avatar_static":"https://s.example/as.png","header":"https://s.example/h.png",
     "header_static":"https://s.example/headers/original/missing.png","followers_count":5,"following_count":"6",
     "statuses_count":42,"last_status_at":"2026-08-01","hide_collections":null,"emojis":[\(emoji)],
     "fields":[{"name":"Web","value":"<a href=\\"https://ana.example\\">ana.example</a>","verified_at":"2026-01-01T10:00:00.591856Z"}],
     "source":{"privacy":"public","sensitive":false,"language":"de","note":"Cooks.","fields":[],"follow_requests_count":0},
     "moved":{"id":"8","acct":"ana@t.example"},"limited":false,"suspended":false,"memorial":null}
    """

  static let media = """
    {"id":"11","type":"image","url":"https://s.example/1.jpg","preview_url":"https://s.example/1s.jpg","remote_url":null,
     "meta":{"original":{"width":600,"height":400,"size":"600x400","aspect":1.5,"frame_rate":"30/1"},
     "small":{"width":588,"height":392},"focus":{"x":-0.5,"y":0.3}},"description":"A pan","blurhash":"UGF5]+Yk^6#M@-5c,1J5@[or[Q6."}
    """

  static let poll =
    #"{"id":"3","expires_at":"2026-08-02T13:53:10.000Z","expired":false,"multiple":true,"votes_count":6,"voters_count":null,"options":[{"title":"soup","votes_count":4},{"title":"salad","votes_count":null}],"emojis":[],"voted":true,"own_votes":[0,1]}"#

  static let card = """
    {"url":"https://x.example/a","title":"Soup","description":"How to","type":"link","provider_name":"X","html":"",
     "width":400,"height":200,"image":"https://s.example/c.jpg","blurhash":null,"history":[\(day)]}
    """

  static let day = #"{"day":"1785542400","uses":"12","accounts":"7"}"#

  static let tag =
    #"{"id":"3","name":"soup","url":"https://s.example/tags/soup","history":[\#(day)],"following":false}"#

  static let content =
    "<p>Hi <span class=\\\"h-card\\\" translate=\\\"no\\\"><a href=\\\"https://s.example/@bo\\\" class=\\\"u-url mention\\\">@<span>bo</span></a></span>, <a href=\\\"https://s.example/tags/soup\\\" class=\\\"mention hashtag\\\" rel=\\\"tag\\\">#<span>soup</span></a> :pan:</p><ul><li>1 &amp; 2</li></ul>"

  static func status(_ id: String = "42", reblog: String = "null") -> String {
    """
    {"id":"\(id)","uri":"https://s.example/users/ana/statuses/42","url":"https://s.example/@ana/42",
     "created_at":"2026-08-01T13:53:10.824Z","edited_at":null,"account":\(account),"content":"\(content)",
     "visibility":"public","sensitive":false,"spoiler_text":"","media_attachments":[\(media)],
     "mentions":[{"id":"9","username":"bo","acct":"bo","url":"https://s.example/@bo"}],"tags":[\(tag)],"emojis":[\(emoji)],
     "reblogs_count":1,"favourites_count":3,"replies_count":2,"in_reply_to_id":"41","in_reply_to_account_id":"7",
     "poll":\(poll),"card":\(card),"language":"de","favourited":true,"reblogged":false,"muted":false,"bookmarked":false,
     "filtered":[{"filter":{"id":"1","title":"Spoilers","context":["home"],"expires_at":null,"filter_action":"warn"},
       "keyword_matches":["soup"],"status_matches":[]}],"quote":{"state":"accepted","quoted_status":null},"reblog":\(reblog)}
    """
  }

  static let relationship =
    #"{"id":"7","following":true,"showing_reblogs":true,"notifying":false,"followed_by":true,"blocking":false,"blocked_by":false,"muting":false,"muting_notifications":false,"requested":false,"requested_by":false,"domain_blocking":false,"endorsed":false,"note":"met","muting_expires_at":null}"#

  static let notification =
    #"{"id":"34","type":"favourite","group_key":"favourite-42","created_at":"2026-08-01T13:53:10.824Z","account":\#(account),"status":\#(status())}"#

  static let group =
    #"{"group_key":"favourite-42","notifications_count":3,"type":"favourite","most_recent_notification_id":196014,"page_min_id":"1","page_max_id":"9","latest_page_notification_at":"2026-08-01T13:53:10.824Z","sample_account_ids":["7","8"],"status_id":"42"}"#

  static let filter =
    #"{"id":"1","title":"Spam","context":["home","public"],"expires_at":null,"filter_action":"warn","keywords":[{"id":"1","keyword":"spam","whole_word":true}],"statuses":[]}"#

  static let instance = """
    {"domain":"s.example","title":"S","version":"4.6.4","description":"d","api_versions":{"mastodon":11},
     "configuration":{"urls":{"streaming":"wss://s.example"},"statuses":{"max_characters":500,"max_media_attachments":4,
     "characters_reserved_per_url":23},"media_attachments":{"supported_mime_types":["image/png"],"image_size_limit":16777216,
     "image_matrix_limit":33177600,"video_size_limit":103809024,"description_limit":1500},"polls":{"max_options":4,
     "max_characters_per_option":50,"min_expiration":300,"max_expiration":2629746},"translation":{"enabled":true}}}
    """

  static let oldInstance =
    #"{"uri":"s.example","title":"S","version":"3.0","max_toot_chars":"1000","urls":{"streaming_api":"wss://s.example"}}"#

  static let error =
    #"{"error":"Validation failed","error_description":"Blank","details":{"text":[{"error":"ERR_BLANK","description":"is blank"}]}}"#

  /// As JSON in a string.
  static func quoted(_ json: String) -> String {
    let escaped = json.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  static let html = [
    content.replacing("\\\"", with: "\""),
    "<p>one</p><p>two<br />three</p><ol start=\"9\"><li>a<ul><li>b</li></ul></li></ol>",
    "<p><a href=\"https://x.example/a/long/path\" rel=\"nofollow\"><span class=\"invisible\">https://</span><span class=\"ellipsis\">x.example/a/long</span><span class=\"invisible\">/path</span></a></p>",
    "<pre><code>let a = 1 &lt; 2\n  b</code></pre><blockquote>汤 :pan: &#128512; &#x1F600; &amp;c.</blockquote>",
    "plain & bare > text<br><br>@ana #soup https://x.example",
  ]
}
