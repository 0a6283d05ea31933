/// The position of a view in a list, by which assistive technologies read it.
package struct AccessibilityListPosition: Comparable {
  package enum Part: Int { case header, row, footer }

  var section: Int
  /// The part of the section: headers precede rows, footers follow them.
  var part: Part
  var item: Int

  package init(section: Int, part: Part, item: Int) {
    self.section = section
    self.part = part
    self.item = item
  }

  package static func < (
    first: AccessibilityListPosition,
    second: AccessibilityListPosition
  ) -> Bool {
    (first.section, first.part.rawValue, first.item)
      < (second.section, second.part.rawValue, second.item)
  }
}
