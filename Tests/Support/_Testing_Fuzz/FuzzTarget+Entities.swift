import Foundation
import MastodonAPI
import MastodonMapping

extension FuzzTarget {
  private static func entity<Value: Decodable & Sendable>(
    _ name: String,
    _ type: Value.Type,
    _ seeds: String...
  ) -> FuzzTarget {
    FuzzTarget(name, .json, seeds: seeds) { data in
      _ = try? JSONDecoder().decode(type, from: data)
    }
  }

  /// Entities of servers, each alone and most in lists.
  static var entities: [FuzzTarget] {
    let status = Seeds.status()
    return [
      entity("account", Account.self, Seeds.account),
      entity("accounts", LossyArray<Account>.self, "[\(Seeds.account),\(Seeds.account)]"),
      entity("status", Status.self, status, Seeds.status("43", reblog: status)),
      entity("statuses", LossyArray<Status>.self, "[\(status),\(Seeds.status("43"))]", "[]"),
      entity("context", Context.self, #"{"ancestors":[\#(status)],"descendants":[]}"#),
      entity(
        "status-edits",
        LossyArray<StatusEdit>.self,
        #"[{"content":"<p>a</p>","spoiler_text":"","sensitive":false,"created_at":"2026-08-01T13:53:10.824Z","account":\#(Seeds.account),"media_attachments":[\#(Seeds.media)],"emojis":[]}]"#
      ),
      entity("status-source", StatusSource.self, #"{"id":"1","text":"a","spoiler_text":""}"#),
      entity("media", MediaAttachment.self, Seeds.media),
      entity("poll", Poll.self, Seeds.poll),
      entity("cards", LossyArray<PreviewCard>.self, "[\(Seeds.card)]"),
      entity("tags", LossyArray<Tag>.self, "[\(Seeds.tag),\(Seeds.tag)]"),
      entity("emojis", LossyArray<CustomEmoji>.self, "[\(Seeds.emoji)]"),
      entity("relationships", LossyArray<Relationship>.self, "[\(Seeds.relationship)]"),
      entity(
        "suggestions",
        LossyArray<Suggestion>.self,
        #"[{"source":"global","sources":["featured"],"account":\#(Seeds.account)}]"#,
        "[\(Seeds.account)]"
      ),
      entity(
        "search",
        SearchResults.self,
        #"{"accounts":[\#(Seeds.account)],"statuses":[\#(status)],"hashtags":[\#(Seeds.tag)]}"#
      ),
      entity("notifications", LossyArray<MastodonNotification>.self, "[\(Seeds.notification)]"),
      entity(
        "grouped-notifications",
        GroupedNotifications.self,
        #"{"accounts":[\#(Seeds.account)],"statuses":[\#(status)],"notification_groups":[\#(Seeds.group)]}"#
      ),
      entity("unread", UnreadCount.self, #"{"count":3}"#),
      entity(
        "markers",
        [String: Marker].self,
        #"{"home":{"last_read_id":"10","version":4,"updated_at":"2026-08-01T13:51:07.594Z"}}"#
      ),
      entity("filters", LossyArray<Filter>.self, "[\(Seeds.filter)]"),
      entity("lists", LossyArray<AccountList>.self, #"[{"id":"1","title":"a","exclusive":false}]"#),
      entity("instance", Instance.self, Seeds.instance, Seeds.oldInstance),
      entity(
        "translation",
        Translation.self,
        #"{"content":"<p>a</p>","language":"de","detected_source_language":"en","provider":"x"}"#
      ),
      entity(
        "application",
        Application.self,
        #"{"id":"1","name":"Moments","client_id":"a","client_secret":"b","redirect_uris":["x"]}"#
      ),
      entity(
        "token",
        Token.self,
        #"{"access_token":"x","token_type":"Bearer","scope":"read write","created_at":1785592219}"#
      ),
      entity(
        "server-metadata",
        ServerMetadata.self,
        #"{"issuer":"https://s.example/","authorization_endpoint":"https://s.example/oauth/authorize","token_endpoint":"https://s.example/oauth/token","scopes_supported":["read"],"code_challenge_methods_supported":["S256"]}"#
      ),
    ]
  }
}
