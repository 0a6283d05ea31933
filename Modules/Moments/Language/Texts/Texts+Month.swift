// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var monthNameApril: String { choose("April", "April", "أبريل", "kwietnia") }

  package var monthNameAugust: String { choose("August", "August", "أغسطس", "sierpnia") }

  package var monthNameDecember: String { choose("December", "December", "ديسمبر", "grudnia") }

  package var monthNameFebruary: String { choose("February", "February", "فبراير", "lutego") }

  package var monthNameJanuary: String { choose("January", "January", "يناير", "stycznia") }

  package var monthNameJuly: String { choose("July", "July", "يوليو", "lipca") }

  package var monthNameJune: String { choose("June", "June", "يونيو", "czerwca") }

  package var monthNameMarch: String { choose("March", "March", "مارس", "marca") }

  package var monthNameMay: String { choose("May", "May", "مايو", "maja") }

  package var monthNameNovember: String { choose("November", "November", "نوفمبر", "listopada") }

  package var monthNameOctober: String { choose("October", "October", "أكتوبر", "października") }

  package var monthNameSeptember: String { choose("September", "September", "سبتمبر", "września") }
}
