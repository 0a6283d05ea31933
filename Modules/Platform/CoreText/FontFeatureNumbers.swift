// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The numbers of font features in Apple's TrueType Reference Manual ("Font Features"), as far as
// OpenType has an equivalent feature.

/// How letters are joined.
public let kLigaturesType: Int = 1
/// Turns on ligatures that a script needs: OpenType `rlig`.
public let kRequiredLigaturesOnSelector: Int = 0
/// Turns off ligatures that a script needs: OpenType `rlig`.
public let kRequiredLigaturesOffSelector: Int = 1
/// Turns on ligatures of ordinary text, such as fi: OpenType `liga`.
public let kCommonLigaturesOnSelector: Int = 2
/// Turns off ligatures of ordinary text, such as fi: OpenType `liga`.
public let kCommonLigaturesOffSelector: Int = 3
/// Turns on discretionary ligatures, such as ct: OpenType `dlig`.
public let kRareLigaturesOnSelector: Int = 4
/// Turns off discretionary ligatures, such as ct: OpenType `dlig`.
public let kRareLigaturesOffSelector: Int = 5
/// Turns on ligatures that depend on the adjacent letters: OpenType `clig`.
public let kContextualLigaturesOnSelector: Int = 18
/// Turns off ligatures that depend on the adjacent letters: OpenType `clig`.
public let kContextualLigaturesOffSelector: Int = 19
/// Turns on ligatures of old prints: OpenType `hlig`.
public let kHistoricalLigaturesOnSelector: Int = 20
/// Turns off ligatures of old prints: OpenType `hlig`.
public let kHistoricalLigaturesOffSelector: Int = 21

/// Small capitals; superseded by ``kLowerCaseType``.
public let kLetterCaseType: Int = 3
/// Shows lowercase letters as small capitals: OpenType `smcp`.
public let kSmallCapsSelector: Int = 3

/// The width of digits.
public let kNumberSpacingType: Int = 6
/// Gives all digits the same width: OpenType `tnum`.
public let kMonospacedNumbersSelector: Int = 0
/// Gives each digit its own width: OpenType `pnum`.
public let kProportionalNumbersSelector: Int = 1

/// Superscript and subscript forms.
public let kVerticalPositionType: Int = 10
/// Turns off the other forms of this type.
public let kNormalPositionSelector: Int = 0
/// Raises characters above the line as superscripts: OpenType `sups`.
public let kSuperiorsSelector: Int = 1
/// Lowers characters below the line as subscripts: OpenType `subs`.
public let kInferiorsSelector: Int = 2
/// Raises the letters of ordinal numbers, as in 2nd: OpenType `ordn`.
public let kOrdinalsSelector: Int = 3
/// Lowers digits as in chemical formulas: OpenType `sinf`.
public let kScientificInferiorsSelector: Int = 4

/// How digits around a slash are shown.
public let kFractionsType: Int = 11
/// Leaves the digits around a slash on the line: OpenType `afrc` and `frac` off.
public let kNoFractionsSelector: Int = 0
/// Stacks the digits above and below a horizontal bar: OpenType `afrc`.
public let kVerticalFractionsSelector: Int = 1
/// Makes the digits small around a slanting bar: OpenType `frac`.
public let kDiagonalFractionsSelector: Int = 2

/// Typographic details, such as slashed zeros.
public let kTypographicExtrasType: Int = 14
/// Turns on zeros with a stroke through them: OpenType `zero`.
public let kSlashedZeroOnSelector: Int = 4
/// Turns off zeros with a stroke through them: OpenType `zero`.
public let kSlashedZeroOffSelector: Int = 5

/// Mathematical forms.
public let kMathematicalExtrasType: Int = 15
/// Turns on the Greek letters of formulas: OpenType `mgrk`.
public let kMathematicalGreekOnSelector: Int = 10
/// Turns off the Greek letters of formulas: OpenType `mgrk`.
public let kMathematicalGreekOffSelector: Int = 11

/// Alternates of single letters, by number.
public let kCharacterAlternativesType: Int = 17
/// Shows each letter in the font's usual form; greater selectors are numbers of OpenType `salt`.
public let kNoAlternatesSelector: Int = 0

/// The height of digits.
public let kNumberCaseType: Int = 21
/// Shows digits of different heights, for running text: OpenType `onum`.
public let kLowerCaseNumbersSelector: Int = 0
/// Shows digits as tall as capitals: OpenType `lnum`.
public let kUpperCaseNumbersSelector: Int = 1

/// Forms for text in capitals.
public let kCaseSensitiveLayoutType: Int = 33
/// Turns on punctuation at the height of capitals: OpenType `case`.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// Turns off punctuation at the height of capitals: OpenType `case`.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// Turns on wider distances between capitals: OpenType `cpsp`.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// Turns off wider distances between capitals: OpenType `cpsp`.
public let kCaseSensitiveSpacingOffSelector: Int = 3

/// Forms of kana for horizontal and vertical text.
public let kAlternateKanaType: Int = 34
/// Alternate horizontal kana on.
public let kAlternateHorizKanaOnSelector: Int = 0
/// Alternate horizontal kana off.
public let kAlternateHorizKanaOffSelector: Int = 1
/// Alternate vertical kana on.
public let kAlternateVertKanaOnSelector: Int = 2
/// Alternate vertical kana off.
public let kAlternateVertKanaOffSelector: Int = 3

/// Stylistic sets.
public let kStylisticAlternativesType: Int = 35
/// Has no effect here: each set is turned off by its own selector.
public let kNoStylisticAlternatesSelector: Int = 0
/// Stylistic alternative one on.
public let kStylisticAltOneOnSelector: Int = 2
/// Stylistic alternative one off.
public let kStylisticAltOneOffSelector: Int = 3
/// Stylistic alternative two on.
public let kStylisticAltTwoOnSelector: Int = 4
/// Stylistic alternative two off.
public let kStylisticAltTwoOffSelector: Int = 5
/// Stylistic alternative three on.
public let kStylisticAltThreeOnSelector: Int = 6
/// Stylistic alternative three off.
public let kStylisticAltThreeOffSelector: Int = 7
/// Stylistic alternative four on.
public let kStylisticAltFourOnSelector: Int = 8
/// Stylistic alternative four off.
public let kStylisticAltFourOffSelector: Int = 9
/// Stylistic alternative five on.
public let kStylisticAltFiveOnSelector: Int = 10
/// Stylistic alternative five off.
public let kStylisticAltFiveOffSelector: Int = 11
/// Stylistic alternative six on.
public let kStylisticAltSixOnSelector: Int = 12
/// Stylistic alternative six off.
public let kStylisticAltSixOffSelector: Int = 13
/// Stylistic alternative seven on.
public let kStylisticAltSevenOnSelector: Int = 14
/// Stylistic alternative seven off.
public let kStylisticAltSevenOffSelector: Int = 15
/// Stylistic alternative eight on.
public let kStylisticAltEightOnSelector: Int = 16
/// Stylistic alternative eight off.
public let kStylisticAltEightOffSelector: Int = 17
/// Stylistic alternative nine on.
public let kStylisticAltNineOnSelector: Int = 18
/// Stylistic alternative nine off.
public let kStylisticAltNineOffSelector: Int = 19
/// Stylistic alternative ten on.
public let kStylisticAltTenOnSelector: Int = 20
/// Stylistic alternative ten off.
public let kStylisticAltTenOffSelector: Int = 21
/// Stylistic alternative eleven on.
public let kStylisticAltElevenOnSelector: Int = 22
/// Stylistic alternative eleven off.
public let kStylisticAltElevenOffSelector: Int = 23
/// Stylistic alternative twelve on.
public let kStylisticAltTwelveOnSelector: Int = 24
/// Stylistic alternative twelve off.
public let kStylisticAltTwelveOffSelector: Int = 25
/// Stylistic alternative thirteen on.
public let kStylisticAltThirteenOnSelector: Int = 26
/// Stylistic alternative thirteen off.
public let kStylisticAltThirteenOffSelector: Int = 27
/// Stylistic alternative fourteen on.
public let kStylisticAltFourteenOnSelector: Int = 28
/// Stylistic alternative fourteen off.
public let kStylisticAltFourteenOffSelector: Int = 29
/// Stylistic alternative fifteen on.
public let kStylisticAltFifteenOnSelector: Int = 30
/// Stylistic alternative fifteen off.
public let kStylisticAltFifteenOffSelector: Int = 31
/// Stylistic alternative sixteen on.
public let kStylisticAltSixteenOnSelector: Int = 32
/// Stylistic alternative sixteen off.
public let kStylisticAltSixteenOffSelector: Int = 33
/// Stylistic alternative seventeen on.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// Stylistic alternative seventeen off.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// Stylistic alternative eighteen on.
public let kStylisticAltEighteenOnSelector: Int = 36
/// Stylistic alternative eighteen off.
public let kStylisticAltEighteenOffSelector: Int = 37
/// Stylistic alternative nineteen on.
public let kStylisticAltNineteenOnSelector: Int = 38
/// Stylistic alternative nineteen off.
public let kStylisticAltNineteenOffSelector: Int = 39
/// Stylistic alternative twenty on.
public let kStylisticAltTwentyOnSelector: Int = 40
/// Stylistic alternative twenty off.
public let kStylisticAltTwentyOffSelector: Int = 41

/// Forms that depend on the adjacent letters.
public let kContextualAlternatesType: Int = 36
/// Turns on forms that fit the adjacent letters: OpenType `calt`.
public let kContextualAlternatesOnSelector: Int = 0
/// Turns off forms that fit the adjacent letters: OpenType `calt`.
public let kContextualAlternatesOffSelector: Int = 1
/// Turns on letters with flourishes: OpenType `swsh`.
public let kSwashAlternatesOnSelector: Int = 2
/// Turns off letters with flourishes: OpenType `swsh`.
public let kSwashAlternatesOffSelector: Int = 3
/// Turns on flourishes that depend on the adjacent letters: OpenType `cswh`.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// Turns off flourishes that depend on the adjacent letters: OpenType `cswh`.
public let kContextualSwashAlternatesOffSelector: Int = 5

/// The forms of lowercase letters.
public let kLowerCaseType: Int = 37
/// Leaves lowercase letters as they are: OpenType `smcp` and `pcap` off.
public let kDefaultLowerCaseSelector: Int = 0
/// Shows lowercase letters as small capitals: OpenType `smcp`.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Shows lowercase letters as petite capitals, which are still smaller: OpenType `pcap`.
public let kLowerCasePetiteCapsSelector: Int = 2

/// The forms of uppercase letters.
public let kUpperCaseType: Int = 38
/// Leaves uppercase letters as they are: OpenType `c2sc` and `c2pc` off.
public let kDefaultUpperCaseSelector: Int = 0
/// Shows uppercase letters as small capitals: OpenType `c2sc`.
public let kUpperCaseSmallCapsSelector: Int = 1
/// Shows uppercase letters as petite capitals, which are still smaller: OpenType `c2pc`.
public let kUpperCasePetiteCapsSelector: Int = 2
