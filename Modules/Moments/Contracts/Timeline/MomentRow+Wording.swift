public import MomentsLanguage
public import MomentsValues

extension MomentRow.Folding {
  /// Whether a text is long enough to fold: it would take clearly more than ``lineLimit`` lines on
  /// a phone.
  ///
  /// Wide characters count as two. In a wide window a folded text may fit completely, which is
  /// harmless. O(length), and never more than a few hundred characters.
  public static func isWorthFolding(_ text: RichText) -> Bool {
    let columnsPerLine = 44
    var lines = 1
    var columns = 0
    for scalar in text.string.unicodeScalars {
      if scalar == "\n" {
        lines += 1
        columns = 0
      } else {
        columns += scalar.value >= 0x1100 ? 2 : 1
        if columns > columnsPerLine {
          lines += 1
          columns = 0
        }
      }
      if lines > lineLimit + 2 {
        return true
      }
    }
    return false
  }

  /// The folding of a text, in the reader's language.
  public init(of text: RichText, isFolded: Bool, strings: Strings) {
    if !Self.isWorthFolding(text) {
      self = .unfoldable
    } else if isFolded {
      self = .folded(buttonTitle: strings.fullText)
    } else {
      self = .unfolded(buttonTitle: strings.foldText)
    }
  }
}

extension MomentRow.Likes {
  /// Likes in the reader's language.
  ///
  /// - Parameters:
  ///   - count: The number, including the reader's own.
  ///   - isLiked: Whether the reader likes it.
  ///   - people: Some of the others, the closest to the reader first.
  ///   - strings: The reader's language.
  public init(count: Int, isLiked: Bool, people: [PersonReference], strings: Strings) {
    self.init(
      count: count,
      isLiked: isLiked,
      countText: count > 0 ? strings.compactNumber(count) : "",
      accessibilityText: strings.likes(count),
      people: people,
      peopleText: RichText(
        strings.likedBy(
          people.map(\.displayName.string),
          isLikedByReader: isLiked,
          count: count
        ),
        naming: people.map(\.displayName)
      )
    )
  }
}

extension MomentRow.Comments {
  /// Comments in the reader's language.
  public init(count: Int, strings: Strings) {
    self.init(
      count: count,
      countText: count > 0 ? strings.compactNumber(count) : "",
      accessibilityText: strings.comments(count)
    )
  }
}

extension MomentRow.ContentWarning {
  /// A warning in the reader's language.
  public init(
    text: RichText,
    covers: Cover = .everything,
    isRevealed: Bool,
    strings: Strings
  ) {
    self.init(
      text: text,
      covers: covers,
      isRevealed: isRevealed,
      buttonTitle: isRevealed ? strings.hideContent : strings.showContent
    )
  }
}
