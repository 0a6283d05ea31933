public import MomentsValues

/// The texts of a post in another language.
public struct TranslatedText: Sendable, Hashable {
  /// The translated text, in place of the one that the author wrote.
  public var text: RichText
  /// The warning; nil where there is none, or where it was not translated.
  public var contentWarning: String?
  /// The options of the poll, in order; empty where there are none, or where they were not
  /// translated.
  public var pollOptions: [String]
  /// The alternative texts of images, by `MediaAttachment.ID`.
  public var altTexts: [String: String]
  /// The translator and the original language.
  public var credit: MomentTranslation.Credit

  /// Makes a translation.
  public init(
    text: RichText,
    contentWarning: String? = nil,
    pollOptions: [String] = [],
    altTexts: [String: String] = [:],
    credit: MomentTranslation.Credit = MomentTranslation.Credit()
  ) {
    self.text = text
    self.contentWarning = contentWarning
    self.pollOptions = pollOptions
    self.altTexts = altTexts
    self.credit = credit
  }

  /// A post with these texts.
  func applied(to moment: Moment) -> Moment {
    var moment = moment
    moment.text = text
    if moment.contentWarning != nil, let contentWarning { moment.contentWarning = contentWarning }
    if let count = moment.poll?.options.count, count == pollOptions.count {
      for (index, title) in pollOptions.enumerated() { moment.poll?.options[index].title = title }
    }
    for index in moment.attachments.indices {
      if let altText = altTexts[moment.attachments[index].id] {
        moment.attachments[index].altText = altText
      }
    }
    return moment
  }
}
