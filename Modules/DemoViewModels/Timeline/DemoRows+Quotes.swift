import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// The kinds of a quoted moment.
  public enum QuotedKind: String, CaseIterable, Sendable {
    /// A few words.
    case short
    /// More text than a card shows, with a photo.
    case long
    /// A photo that is covered.
    case sensitive
    /// A photo without text.
    case photo
    /// The author's warning.
    case warning
    /// A moment that has a quote itself.
    case quoting
    /// Not shown: the author has not answered yet.
    case pending
    /// Not shown: the author rejected the quote.
    case rejected
    /// Not shown: it was deleted.
    case deleted
    /// Not shown: the reader may not see it.
    case unavailable
    /// Not shown: the reader blocked the author.
    case blocked
    /// Not shown before a tap: the reader muted the author.
    case muted
  }

  /// The quoted moment, as a moment shows it.
  public static func quoted(_ kind: QuotedKind, _ strings: Strings) -> QuotedMoment {
    func shown(
      _ author: PersonReference,
      _ text: String,
      _ change: (inout QuotedMoment.Excerpt) -> Void = { _ in }
    ) -> QuotedMoment {
      var excerpt = QuotedMoment.Excerpt(
        author: author,
        timeText: strings.clock(hour: 9, minute: 41),
        text: RichText(text)
      )
      change(&excerpt)
      return QuotedMoment(moment: "quoted", content: .excerpt(excerpt), strings: strings)
    }
    func hidden(_ notice: String, opens: Bool = false) -> QuotedMoment {
      QuotedMoment(moment: opens ? "quoted" : nil, content: .notice(notice), strings: strings)
    }
    let photo = photos(1).first
    return switch kind {
    case .short: shown(marco, shortText(strings))
    case .long: shown(ann, longText(strings)) { $0.photo = photo }
    case .sensitive:
      shown(layla, shortText(strings)) {
        $0.photo = photo
        $0.isPhotoConcealed = true
      }
    case .photo: shown(mochi, "") { $0.photo = photo }
    case .warning:
      shown(layla, said("Spoilers", "剧透", "حرق للأحداث", strings)) { $0.isWarning = true }
    case .quoting: shown(sami, shortText(strings)) { $0.remark = strings.quotesAnother }
    case .pending: hidden(strings.quotePending)
    case .rejected: hidden(strings.quoteRejected)
    case .deleted: hidden(strings.quoteDeleted)
    case .unavailable: hidden(strings.quoteUnavailable)
    case .blocked: hidden(strings.quoteBlocked)
    case .muted: hidden(strings.quoteMuted, opens: true)
    }
  }

  /// A moment that quotes one.
  public static func quoting(_ kind: QuotedKind, _ strings: Strings) -> MomentRow {
    let text = said("This, every single day.", "每一天都是这样。", "هكذا كل يوم.", strings)
    let id = ListItemID("quoting-\(kind.rawValue)")
    var row = moment(id: id, author: owner, text: RichText(text))
    row.timeText = strings.clock(hour: 14, minute: 5)
    row.timeAccessibilityText = row.timeText
    row.likes = likes(12, isLiked: false, strings)
    row.comments = MomentRow.Comments(count: 4, strings: strings)
    row.actions = actions(boosts: 3, strings)
    row.quoted = quoted(kind, strings)
    return row
  }
}
