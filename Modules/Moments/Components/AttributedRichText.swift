import DesignKit
public import Foundation
public import Foundations
public import MomentsValues
public import UIKit

/// A rich text of the contracts as an attributed string in the fonts and colors of DesignKit, with
/// its links.
public struct AttributedRichText {
  /// The text in fonts and colors.
  public let attributed: NSAttributedString
  /// The ranges that can be tapped and their targets, sorted by start.
  public let links: [(range: NSRange, target: RichText.Style)]

  /// Styles a text for the content size of a trait collection; O(length).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: The content size, and the scale of images in the text.
  ///   - showsImages: Whether custom emoji are images; otherwise they are words.
  public init(_ text: RichText, traits: UITraitCollection, showsImages: Bool = true) {
    let text = showsImages ? text.withImageLetters : text
    let body = Typography.body(traits)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: body, .foregroundColor: Palette.primaryText, .paragraphStyle: Self.paragraph,
    ]
    guard !text.runs.isEmpty else {
      // Immutable, so that the label needs no copy.
      attributed = NSAttributedString(string: text.string, attributes: attributes)
      links = []
      return
    }
    let result = NSMutableAttributedString(string: text.string, attributes: attributes)
    for run in text.runs {
      let range = NSRange(location: run.range.lowerBound, length: run.range.count)
      let attributes =
        run.style.isImage && !showsImages
        ? [:] : Self.attributes(of: run.style, body: body, scale: traits.displayScale)
      result.addAttributes(attributes, range: range)
    }
    attributed = result
    links = text.runs.filter(\.style.isTappable).map {
      (NSRange(location: $0.range.lowerBound, length: $0.range.count), $0.style)
    }
  }

  /// Shared, because attributes of texts are never freed on Linux.
  private static let paragraph: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    style.lineBreakMode = .byTruncatingTail
    return style
  }()

  private static func attributes(
    of style: RichText.Style,
    body: UIFont,
    scale: CGFloat
  ) -> [NSAttributedString.Key: Any] {
    switch style {
    case .link, .mention, .hashtag: [.foregroundColor: Palette.accent]
    case .strong: [.font: UIFont.systemFont(ofSize: body.pointSize, weight: .semibold)]
    case .emphasis: [.font: UIFont.italicSystemFont(ofSize: body.pointSize)]
    case .code: [.backgroundColor: Palette.surface]
    case .strikethrough: [.strikethroughStyle: NSUnderlineStyle.single.rawValue]
    case .quote: [.foregroundColor: Palette.secondaryText]
    case .added: [.backgroundColor: Palette.addedText]
    case .emoji(let emoji):
      ImageAttachment(emoji, font: body, scale: scale).map { [.attachment: $0] } ?? [:]
    }
  }
}

extension LinkLabel {
  /// Shows a text of the contracts and calls back with the target of a tapped link.
  public func show(
    _ text: RichText,
    traits: UITraitCollection,
    onOpen: @escaping (RichText.Style) -> Void
  ) {
    let styled = AttributedRichText(text, traits: traits, showsImages: imageLoader != nil)
    let targets = styled.links.map(\.target)
    setText(styled.attributed, links: styled.links.map(\.range))
    onLink = { if targets.indices.contains($0) { onOpen(targets[$0]) } }
  }
}
