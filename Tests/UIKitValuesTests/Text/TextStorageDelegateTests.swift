import Expectations
import Foundation
import Testing
import UIKitValues

/// The calls of a text storage's delegate, and its changes.
@Suite struct TextStorageDelegateTests {
  private final class Log: NSObject, NSTextStorageDelegate {
    var events: [String] = []
    var colors = false

    func textStorage(
      _ textStorage: NSTextStorage,
      willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      events.append(
        "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)"
      )
    }

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      events.append("did")
      guard colors else { return }
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }
  }

  @Test func theDelegateIsNotifiedOfEachChangeOnce() {
    let storage = NSTextStorage(string: "one two")
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    expect(log.events, equals: ["will 2 0+5 2", "did"])
    log.events = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "b")
    storage.endEditing()
    expect(log.events.count, equals: 2)
  }

  @Test func changesByTheDelegateAreNotReportedAgain() {
    let storage = NSTextStorage(string: "one")
    let log = Log()
    log.colors = true
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    expect(log.events, equals: ["will 2 3+4 4", "did"])
    expect(
      storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor,
      equals: .red
    )
    expectNil(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil))
  }

  @Test func anAttachmentShowsTheImageInItsData() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8), format: format)
      .pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
      }
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    expect(attachment.fileType, equals: "public.png")
    expect(NSAttributedString(attachment: attachment).size().width, equals: 12)
    attachment.lineLayoutPadding = 3
    expect(NSAttributedString(attachment: attachment).size().width, equals: 18)
  }
}
