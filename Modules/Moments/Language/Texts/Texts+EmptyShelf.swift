// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of an empty shelf.
  package var emptyShelfHashtags: String {
    choose("No hashtags yet", "还没有话题", "لا وسوم بعد", "Jeszcze nie ma hashtagów")
  }

  /// The title of an empty shelf.
  package var emptyShelfLinks: String {
    choose("No links yet", "还没有链接", "لا روابط بعد", "Jeszcze nie ma linków")
  }

  /// The title of an empty shelf.
  package var emptyShelfPeople: String {
    choose("Nobody to suggest yet", "暂时没有推荐", "لا اقتراحات بعد", "Jeszcze nie ma kogo polecić")
  }

  /// The title of an empty shelf.
  package var emptyShelfPhotos: String {
    choose("No photos yet", "还没有照片", "لا صور بعد", "Jeszcze nie ma zdjęć")
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessageHashtags: String {
    choose(
      "Hashtags that many people use will appear here.",
      "大家常用的话题会显示在这里。",
      "ستظهر هنا الوسوم التي يستخدمها كثيرون.",
      "Tu pojawią się hashtagi, których używa wiele osób."
    )
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessageLinks: String {
    choose(
      "Links that many people share will appear here.",
      "大家常分享的链接会显示在这里。",
      "ستظهر هنا الروابط التي يشاركها كثيرون.",
      "Tu pojawią się linki, które udostępnia wiele osób."
    )
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessagePeople: String {
    choose(
      "People you may like to follow will appear here.",
      "你可能想关注的人会显示在这里。",
      "سيظهر هنا أشخاص قد تودّ متابعتهم.",
      "Tu pojawią się osoby, które warto obserwować."
    )
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessagePhotos: String {
    choose(
      "Photos that people post will appear here.",
      "大家发布的照片会显示在这里。",
      "ستظهر هنا الصور التي ينشرها الناس.",
      "Tu pojawią się opublikowane zdjęcia."
    )
  }
}
