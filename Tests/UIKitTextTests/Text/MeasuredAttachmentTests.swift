import Expectations
import Foundation
import Testing
import UIKit

/// Attachments whose subclass decides their size and image.
@MainActor struct MeasuredAttachmentTests {
  /// As wide as the line, and a quarter as high; records what it was asked for.
  private nonisolated final class Banner: NSTextAttachment {
    var widths: [CGFloat] = []
    var indexes: Set<Int> = []
    var containers: Set<ObjectIdentifier> = []
    var imageBounds: [CGRect] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?,
      proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      widths.append(lineFrag.width)
      indexes.insert(charIndex)
      if let textContainer { containers.insert(ObjectIdentifier(textContainer)) }
      let width = min(lineFrag.width, 1000)
      return CGRect(x: 0, y: 0, width: width, height: width / 4)
    }

    override func image(
      forBounds imageBounds: CGRect,
      textContainer: NSTextContainer?,
      characterIndex charIndex: Int
    ) -> UIImage? {
      self.imageBounds.append(imageBounds)
      return super.image(
        forBounds: imageBounds,
        textContainer: textContainer,
        characterIndex: charIndex
      )
    }
  }

  private let banner = Banner()

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "A\n")
    text.append(NSAttributedString(attachment: banner))
    return text
  }

  @Test func labelsAskForTheWidthTheyAreMeasuredIn() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 0))
    let wide = label.sizeThatFits(CGSize(width: 200, height: 0))
    expect(narrow.width, equals: 100)
    expect(wide.width, equals: 200)
    expect(wide.height - narrow.height, equals: 25)
    expect(banner.indexes, equals: [2])
    expect(banner.imageBounds.last, equals: CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func textViewsAskForTheWidthOfTheirContainer() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 10
    view.isScrollEnabled = false
    view.attributedText = text
    let size = view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    expect(banner.widths.contains(100))
    expect(banner.containers, equals: [ObjectIdentifier(view.textContainer)])
    expect(size.height, isAbove: 25)
  }

  @Test func measuredStringsAskForTheWidthOfTheRectangle() {
    let rect = text.boundingRect(
      with: CGSize(width: 80, height: 0),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    expect(Set(banner.widths), equals: [1, 80])
    expect(rect.width, equals: 80)
  }

  @Test func layoutManagersKnowTheSize() {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    expect(manager.attachmentSize(forGlyphAt: 2), equals: CGSize(width: 60, height: 15))
  }

  @Test func plainAttachmentsAnswerTheirBounds() {
    let plain = NSTextAttachment()
    plain.bounds = CGRect(x: 0, y: -3, width: 20, height: 10)
    let bounds = plain.attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(x: 0, y: 0, width: 100, height: 20),
      glyphPosition: .zero,
      characterIndex: 0
    )
    expect(bounds, equals: CGRect(x: 0, y: -3, width: 20, height: 10))
    plain.bounds = .zero
    plain.image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }
    let ofImage = plain.attachmentBounds(
      for: nil,
      proposedLineFragment: .zero,
      glyphPosition: .zero,
      characterIndex: 0
    )
    expect(ofImage, equals: CGRect(x: 0, y: 0, width: 7, height: 8))
  }
}
