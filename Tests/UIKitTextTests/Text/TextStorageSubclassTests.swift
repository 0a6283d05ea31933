import Expectations
import Foundation
import Testing
import UIKit

/// Text storages with their own backing store, like syntax highlighters.
@MainActor struct TextStorageSubclassTests {
  /// Colors words that start with a mark.
  private nonisolated final class MarkStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    var processed = 0

    override var string: String { backing.string }

    override func attributes(
      at location: Int,
      effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes],
        range: range,
        changeInLength: (str as NSString).length - range.length
      )
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed += 1
      let text = backing.string as NSString
      let line = text.lineRange(for: editedRange)
      removeAttribute(.foregroundColor, range: line)
      var location = line.location
      for word in text.substring(with: line).components(separatedBy: CharacterSet.whitespaces) {
        let length = (word as NSString).length
        if word.hasPrefix("#") {
          addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: location, length: length)
          )
        }
        location += length + 1
      }
      super.processEditing()
    }
  }

  private func color(_ text: NSAttributedString, _ index: Int) -> UIColor? {
    text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test func syntaxColoringUpdatesWhileTyping() {
    let storage = MarkStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let headless = HeadlessHost(size: CGSize(width: 200, height: 100))
    let window = headless.makeWindow()
    let view = UITextView(frame: window.bounds, textContainer: container)
    headless.run {
      window.addSubview(view)
      view.becomeFirstResponder()
      view.text = "see "
    }
    headless.type("#tag no")
    headless.frame()
    expect(view.textStorage === storage && view.layoutManager === manager)
    expect(view.text, equals: "see #tag no")
    expect(color(storage, 4) == .red && color(storage, 7) == .red)
    expect(color(storage, 9) != .red)
    // Reads that bypass the primitives return the same text.
    expect(color(view.attributedText, 4), equals: .red)
    expect(view.attributedText.string, equals: "see #tag no")
    expect(storage.length, equals: 11)
    headless.run { view.undoManager?.undo() }
    expect(view.text.hasPrefix("see"))
    expect(NSAttributedString(attributedString: storage).string, equals: storage.string)
  }

  @Test func everyEditIsProcessedOnce() {
    let storage = MarkStorage()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "#a b")
    expect(storage.processed, equals: 1)
    storage.beginEditing()
    storage.append(NSAttributedString(string: " #c"))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    storage.endEditing()
    expect(storage.processed, equals: 2)
    expect(color(storage, 5), equals: .red)
    expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int, equals: 2)
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    expectNil(storage.attribute(.kern, at: 0, effectiveRange: nil))
    expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int, equals: 2)
  }

  @Test func severalLayoutManagersLayOutOneText() {
    let kit = TextKitFixture("one two three")
    let second = NSLayoutManager()
    let narrow = NSTextContainer(size: CGSize(width: 60, height: 0))
    second.addTextContainer(narrow)
    kit.storage.addLayoutManager(second)
    expect(kit.storage.layoutManagers.count, equals: 2)
    let before = second.usedRect(for: narrow).height
    kit.storage.append(NSAttributedString(string: " four five six"))
    expect(second.usedRect(for: narrow).height, isAbove: before)
    expect(second.numberOfGlyphs, equals: kit.manager.numberOfGlyphs)
    kit.storage.removeLayoutManager(second)
    expect(second.textStorage == nil && second.numberOfGlyphs == 0)
  }

  @Test func storagesAndLayoutManagersAreReplaced() {
    let kit = TextKitFixture("one")
    let other = NSTextStorage(string: "another text")
    other.addLayoutManager(kit.manager)
    expect(kit.manager.textStorage === other && kit.storage.layoutManagers.isEmpty)
    expect(kit.manager.glyphRange(for: kit.container).length, equals: 12)
    let manager = NSLayoutManager()
    kit.container.replaceLayoutManager(manager)
    expect(kit.container.layoutManager === manager && manager.textStorage === other)
    expect(manager.glyphRange(for: kit.container).length, equals: 12)
  }

  @Test func textViewFollowsAReplacedStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "old"
    let storage = NSTextStorage(string: "a new text")
    storage.addLayoutManager(view.layoutManager)
    expect(view.text == "a new text" && view.textStorage === storage)
    storage.append(NSAttributedString(string: "!"))
    expect(view.text, equals: "a new text!")
  }

  @Test func attachmentsAreRemovedFromOtherCharacters() {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(attachment: NSTextAttachment())
    )
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "x")
    storage.addAttribute(
      .attachment,
      value: NSTextAttachment(),
      range: NSRange(location: 0, length: 2)
    )
    expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) != nil)
    expectNil(storage.attribute(.attachment, at: 1, effectiveRange: nil))
  }

  @Test(arguments: [NSAttributedString.EnumerationOptions(), .longestEffectiveRangeNotRequired])
  func enumeratedRangesAreWithinTheRangeAskedFor(options: NSAttributedString.EnumerationOptions) {
    let storage = NSTextStorage(
      string: "hello world",
      attributes: [.foregroundColor: UIColor.red]
    )
    let range = NSRange(location: 2, length: 3)
    var ranges: [NSRange] = []
    storage.enumerateAttribute(.foregroundColor, in: range, options: options) { _, range, _ in
      ranges.append(range)
    }
    storage.enumerateAttributes(in: range, options: options) { _, range, _ in
      ranges.append(range)
    }
    expect(ranges, equals: [range, range])
  }

  @Test func changesOfTheMutableStringAreChangesOfTheText() {
    for storage in [NSTextStorage(), MarkStorage()] {
      storage.append(NSAttributedString(string: "owl", attributes: [.kern: 2]))
      storage.mutableString.append(" #cat")
      expect(storage.string, equals: "owl #cat")
      expect(storage.length, equals: 8)
      let replaced = storage.mutableString.replaceOccurrences(
        of: "owl",
        with: "an eagle",
        options: [],
        range: NSRange(location: 0, length: storage.length)
      )
      expect(replaced, equals: 1)
      expect(storage.string, equals: "an eagle #cat")
      expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int, equals: 2)
      storage.mutableString.setString("hawk")
      expect(
        storage.attributedSubstring(from: NSRange(location: 1, length: 3)).string,
        equals: "awk"
      )
      expect(storage.mutableString.isEqual(to: "hawk"))
    }
    let marked = MarkStorage()
    marked.mutableString.append("a #b")
    let color = marked.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
    expect(color, equals: .red)
  }
}
