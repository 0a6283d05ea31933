// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when nothing is bookmarked.
  public var emptyBookmarksMessage: String {
    choose(
      "What you bookmark is kept here. Nobody else sees it.",
      "你收藏的动态会保存在这里，只有你能看到。",
      "ما تضيفه إلى المحفوظات يبقى هنا، ولا يراه سواك.",
      "Tu trafia to, co dodasz do zakładek. Nikt inny tego nie widzi."
    )
  }

  /// The title when nothing is bookmarked.
  public var emptyBookmarksTitle: String {
    choose("No bookmarks yet", "还没有收藏", "لا محفوظات بعد", "Jeszcze nie ma zakładek")
  }

  /// The message when a server returns no versions.
  public var emptyEditsMessage: String {
    choose(
      "The server tells nothing of what this moment said before.",
      "服务器没有提供该动态以前的内容。",
      "لا يذكر الخادم ما كانت تقوله هذه اللحظة من قبل.",
      "Serwer nie podaje wcześniejszej treści tego wpisu."
    )
  }

  /// The title when a server returns no versions.
  public var emptyEditsTitle: String { choose("No versions", "没有历史版本", "لا نسخ", "Brak wersji") }

  /// The message when there are no requests.
  public var emptyFollowRequestsMessage: String {
    choose(
      "Whoever wants to follow you and needs your consent will appear here.",
      "想关注你且需要你同意的人会显示在这里。",
      "سيظهر هنا من يريد متابعتك ويحتاج إلى موافقتك.",
      "Tu pojawią się osoby, które chcą Cię obserwować i potrzebują Twojej zgody."
    )
  }

  /// The title when there are no requests.
  public var emptyFollowRequestsTitle: String {
    choose("No follow requests", "没有关注请求", "لا طلبات متابعة", "Brak próśb o obserwowanie")
  }

  /// The message when nothing carries a hashtag.
  public var emptyHashtagMessage: String {
    choose(
      "Moments with this hashtag will appear here.",
      "带有此话题的动态会显示在这里。",
      "ستظهر هنا اللحظات التي تحمل هذا الوسم.",
      "Tu pojawią się wpisy z tym hashtagiem."
    )
  }

  /// The title when nothing carries a hashtag.
  public func emptyHashtagTitle(_ name: String) -> String {
    choose(
      "Nothing with \u{2068}#\(name)\u{2069} yet",
      "还没有 #\(name) 的动态",
      "لا شيء مع \u{2068}#\(name)\u{2069} بعد",
      "Jeszcze nic z \u{2068}#\(name)\u{2069}"
    )
  }

  /// The message when the reader likes nothing.
  public var emptyLikesMessage: String {
    choose(
      "Moments that you like appear here.",
      "你赞过的动态会显示在这里。",
      "تظهر هنا اللحظات التي تعجبك.",
      "Tu pojawią się wpisy, które polubisz."
    )
  }

  /// The title when the reader likes nothing.
  public var emptyLikesTitle: String {
    choose("No likes yet", "还没有赞过的动态", "لا إعجابات بعد", "Jeszcze nie ma polubień")
  }

  /// The message of a screen without lists and hashtags.
  public var emptyListsMessage: String {
    choose(
      "Make a list of people you follow, or follow a hashtag, to read them on their own.",
      "为你关注的人创建列表，或关注一个话题，就能单独阅读它们。",
      "أنشئ قائمة بمن تتابعهم أو تابع وسمًا لتقرأ كلًّا منها على حدة.",
      "Utwórz listę osób, które obserwujesz, albo zacznij obserwować hashtag, aby czytać je osobno."
    )
  }

  /// The title of a screen without lists and hashtags.
  public var emptyListsTitle: String {
    choose("No lists yet", "还没有列表", "لا قوائم بعد", "Jeszcze nie ma list")
  }

  /// The message of an empty timeline of the reader's server.
  public var emptyLocalMessage: String {
    choose(
      "Moments of the people on this server will appear here.",
      "此服务器上的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات أهل هذا الخادم.",
      "Tu pojawią się wpisy osób z tego serwera."
    )
  }

  /// The explanation of mentions.
  public var emptyMentionsMessage: String {
    choose(
      "When people mention you or reply to you, it will appear here.",
      "有人提到你或回复你时，会显示在这里。",
      "سيظهر هنا من يذكرك أو يرد عليك.",
      "Tu zobaczysz, gdy ktoś Cię wspomni albo Ci odpowie."
    )
  }

  /// The title when nobody mentioned the reader yet.
  public var emptyMentionsTitle: String {
    choose("No mentions yet", "还没有提及", "لا إشارات بعد", "Jeszcze nie ma wzmianek")
  }

  /// The explanation of notifications.
  public var emptyNotificationsMessage: String {
    choose(
      "When people follow you, or like or mention what you write, it will appear here.",
      "有人关注你、赞或提到你的动态时，会显示在这里。",
      "سيظهر هنا من يتابعك ومن يعجب بلحظاتك أو يذكرك.",
      "Tu zobaczysz, gdy ktoś zacznie Cię obserwować, polubi Twój wpis albo Cię wspomni."
    )
  }

  /// The title when nothing happened yet.
  public var emptyNotificationsTitle: String {
    choose("No notifications yet", "还没有通知", "لا إشعارات بعد", "Jeszcze nie ma powiadomień")
  }

  /// The text below ``emptyOutboxTitle``: what would wait here.
  public var emptyOutboxMessage: String {
    choose(
      "What you do while there is no network waits here.",
      "没有网络时，你的操作会在这里等待。",
      "ما تفعله دون اتصال ينتظر هنا.",
      "Tu czeka to, co zrobisz bez dostępu do sieci."
    )
  }

  /// Shown above ``emptyOutboxMessage``, and for the outbox on the accounts screen.
  public var emptyOutboxTitle: String {
    choose("Everything is sent", "全部已发送", "أُرسل كل شيء", "Wszystko wysłane")
  }

  /// The explanation of a person's photos.
  public func emptyPhotosMessage(_ name: String) -> String {
    choose(
      "Photos that \(name) posts will appear here.",
      "\(name)发布的照片会显示在这里。",
      "ستظهر هنا الصور التي ينشرها \(name).",
      "Tu pojawią się zdjęcia, które \(name) opublikuje."
    )
  }

  /// The title when a person has no photos.
  public var emptyPhotosTitle: String {
    choose("No photos yet", "还没有照片", "لا صور بعد", "Jeszcze nie ma zdjęć")
  }

  /// The message when a person has no moments.
  public func emptyProfileMessage(_ name: String) -> String {
    choose(
      "Moments that \(name) posts will appear here.",
      "\(name)发布的动态会显示在这里。",
      "ستظهر هنا اللحظات التي ينشرها \(name).",
      "Tu pojawią się wpisy, które \(name) opublikuje."
    )
  }

  /// The message of an empty timeline of all servers.
  public var emptyPublicMessage: String {
    choose(
      "Moments from all servers that this one knows of will appear here.",
      "此服务器所知的全部动态会显示在这里。",
      "ستظهر هنا لحظات كل الخوادم التي يعرفها هذا الخادم.",
      "Tu pojawią się wpisy ze wszystkich serwerów, które ten zna."
    )
  }

  /// The text below the title of the shelf of followed hashtags, if it is empty.
  public var emptyFollowedHashtags: String {
    choose(
      "Hashtags you follow will appear here.",
      "你关注的话题会显示在这里。",
      "ستظهر هنا الوسوم التي تتابعها.",
      "Tu pojawią się hashtagi, które obserwujesz."
    )
  }

  /// The text below the title of the shelf of links in new moments, if it is empty.
  public var emptyNewLinks: String {
    choose(
      "Links in new moments will appear here.",
      "最新动态中的链接会显示在这里。",
      "ستظهر هنا روابط من أحدث اللحظات.",
      "Tu pojawią się linki z nowych wpisów."
    )
  }

  /// The title when there is nothing of the visible kinds.
  public var emptyShownNotificationsTitle: String {
    choose("Nothing to show", "没有可显示的通知", "لا شيء لعرضه", "Nie ma czego pokazać")
  }

  /// Shown in the home timeline, below ``emptyTimelineTitle``.
  public var emptyTimelineMessage: String {
    choose(
      "Moments of the people you follow will appear here.",
      "你关注的人发布的动态会显示在这里。",
      "ستظهر هنا لحظات من تتابعهم.",
      "Tu pojawią się wpisy osób, które obserwujesz."
    )
  }

  /// Above the messages of empty timelines, except of hashtags, photos, bookmarks and likes.
  public var emptyTimelineTitle: String {
    choose("Nothing here yet", "还没有动态", "لا شيء هنا بعد", "Jeszcze nic tu nie ma")
  }

  /// Shown below ``emptyWallTitle`` while there are neither photos nor suggestions.
  public var emptyWallMessage: String {
    choose(
      "New photos and people to follow will appear here.",
      "最新照片和推荐关注的人会显示在这里。",
      "ستظهر هنا صور جديدة وأشخاص للمتابعة.",
      "Tu pojawią się nowe zdjęcia i osoby do obserwowania."
    )
  }

  /// The title of a wall without people and photos.
  public var emptyWallTitle: String {
    choose(
      "Nothing on the wall yet",
      "照片墙还是空的",
      "لا شيء على الجدار بعد",
      "Na ścianie jeszcze nic nie ma"
    )
  }
}
