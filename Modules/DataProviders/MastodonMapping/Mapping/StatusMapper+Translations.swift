public import MastodonAPI
import MomentsValues
public import SocialModel

extension StatusMapper {
  /// The texts of a post in another language.
  ///
  /// Mentions, hashtags and custom emoji are those of the post.
  ///
  /// - Parameters:
  ///   - translation: The translation of a server.
  ///   - moment: The post, as it was written.
  /// - Returns: The texts; the text of the post where there is none.
  public func translatedText(from translation: Translation, of moment: Moment) -> TranslatedText {
    let reader = HTMLReader(
      people: moment.text.people,
      hashtags: moment.text.hashtags,
      emojis: moment.text.emojis,
      hidesInlineQuotes: moment.quote != nil
    )
    let altTexts = translation.mediaAttachments.elements.compactMap { media in
      media.description.map { (media.id, RichText.plain($0).string) }
    }
    return TranslatedText(
      text: translation.content.map { reader.read($0) } ?? moment.text,
      contentWarning: translation.spoilerText.map { RichText.plain($0).string },
      pollOptions: translation.pollOptions.elements.map { RichText.name($0.title) },
      altTexts: Dictionary(altTexts) { first, _ in first },
      credit: MomentTranslation.Credit(
        sourceLanguage: translation.detectedSourceLanguage ?? moment.language,
        provider: translation.provider.map { RichText.name($0) }
      )
    )
  }
}

extension RichText {
  /// The custom emoji of the translation.
  fileprivate var emojis: [EmojiReference] {
    runs.compactMap { run in
      if case .emoji(let emoji) = run.style { emoji } else { nil }
    }
  }
}
