// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayFriday: String { choose("Friday", "周五", "الجمعة", "piątek") }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayMonday: String { choose("Monday", "周一", "الاثنين", "poniedziałek") }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdaySaturday: String { choose("Saturday", "周六", "السبت", "sobota") }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdaySunday: String { choose("Sunday", "周日", "الأحد", "niedziela") }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayThursday: String { choose("Thursday", "周四", "الخميس", "czwartek") }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayTuesday: String { choose("Tuesday", "周二", "الثلاثاء", "wtorek") }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayWednesday: String { choose("Wednesday", "周三", "الأربعاء", "środa") }
}
