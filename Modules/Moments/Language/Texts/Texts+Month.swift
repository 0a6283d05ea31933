// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var monthNameApril: String { choose("April", "April", "أبريل") }

  package var monthNameAugust: String { choose("August", "August", "أغسطس") }

  package var monthNameDecember: String { choose("December", "December", "ديسمبر") }

  package var monthNameFebruary: String { choose("February", "February", "فبراير") }

  package var monthNameJanuary: String { choose("January", "January", "يناير") }

  package var monthNameJuly: String { choose("July", "July", "يوليو") }

  package var monthNameJune: String { choose("June", "June", "يونيو") }

  package var monthNameMarch: String { choose("March", "March", "مارس") }

  package var monthNameMay: String { choose("May", "May", "مايو") }

  package var monthNameNovember: String { choose("November", "November", "نوفمبر") }

  package var monthNameOctober: String { choose("October", "October", "أكتوبر") }

  package var monthNameSeptember: String { choose("September", "September", "سبتمبر") }
}
