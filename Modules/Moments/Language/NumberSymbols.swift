/// How a language writes numbers, in the words of CLDR.
struct NumberSymbols {
  /// The digit zero, which the others follow in Unicode.
  var zero: Unicode.Scalar = "0"

  /// Between thousands and hundreds.
  var group = ","

  /// Between the whole and tenths.
  var decimal = "."

  /// How many digits there are before the separator of thousands, if there is one: with two, it is
  /// "1234" and "12,345".
  var minimumGroupingDigits = 1
}
