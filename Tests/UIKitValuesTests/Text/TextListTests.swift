import Expectations
import Foundation
import Testing
import UIKitValues

/// Text lists and their markers.
@Suite struct TextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 3, "•"), (.decimal, 12, "12"), (.lowercaseAlpha, 28, "ab"),
    (.uppercaseRoman, 1994, "MCMXCIV"), (.lowercaseRoman, 4, "iv"), (.octal, 8, "10"),
    (.uppercaseHexadecimal, 255, "FF"), (NSTextList.MarkerFormat("({decimal})"), 2, "(2)"),
    (.lowercaseLatin, 0, "0"), (.hyphen, 1, "⁃"),
  ])
  func itemsHaveMarkers(_ format: NSTextList.MarkerFormat, _ number: Int, _ marker: String) {
    expect(
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number),
      equals: marker
    )
  }

  @Test func listsAreCountedOrNot() {
    expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    expect(!NSTextList(markerFormat: .check, options: 0).isOrdered)
    let list = NSTextList(
      markerFormat: .decimal,
      options: .prependEnclosingMarker,
      startingItemNumber: 5
    )
    expect(list.startingItemNumber, equals: 5)
    expect(list.listOptions, equals: .prependEnclosingMarker)
  }

  @Test func paragraphsKnowTheirLists() throws {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    style.hyphenationFactor = 0.9
    let copy = try require(style.copy() as? NSParagraphStyle)
    expect(copy.textLists.first, isSameAs: list)
    expect(copy.hyphenationFactor, equals: 0.9)
    expect(copy, equals: style)
    style.textLists = []
    expect(copy != style)
  }
}
