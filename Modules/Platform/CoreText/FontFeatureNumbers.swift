// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The numbers of font features in Apple's TrueType Reference Manual ("Font Features"), as far as
// OpenType has an equivalent feature.

/// How letters are joined.
public let kLigaturesType: Int = 1
/// Required ligatures on.
public let kRequiredLigaturesOnSelector: Int = 0
/// Required ligatures off.
public let kRequiredLigaturesOffSelector: Int = 1
/// Common ligatures on.
public let kCommonLigaturesOnSelector: Int = 2
/// Common ligatures off.
public let kCommonLigaturesOffSelector: Int = 3
/// Rare ligatures on.
public let kRareLigaturesOnSelector: Int = 4
/// Rare ligatures off.
public let kRareLigaturesOffSelector: Int = 5
/// Contextual ligatures on.
public let kContextualLigaturesOnSelector: Int = 18
/// Contextual ligatures off.
public let kContextualLigaturesOffSelector: Int = 19
/// Historical ligatures on.
public let kHistoricalLigaturesOnSelector: Int = 20
/// Historical ligatures off.
public let kHistoricalLigaturesOffSelector: Int = 21

/// Small capitals; superseded by ``kLowerCaseType``.
public let kLetterCaseType: Int = 3
/// Small caps.
public let kSmallCapsSelector: Int = 3

/// The width of digits.
public let kNumberSpacingType: Int = 6
/// Monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// Proportional numbers.
public let kProportionalNumbersSelector: Int = 1

/// Superscript and subscript forms.
public let kVerticalPositionType: Int = 10
/// Normal position.
public let kNormalPositionSelector: Int = 0
/// Superiors.
public let kSuperiorsSelector: Int = 1
/// Inferiors.
public let kInferiorsSelector: Int = 2
/// Ordinals.
public let kOrdinalsSelector: Int = 3
/// Scientific inferiors.
public let kScientificInferiorsSelector: Int = 4

/// Fractions.
public let kFractionsType: Int = 11
/// No fractions.
public let kNoFractionsSelector: Int = 0
/// Vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// Diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2

/// Typographic details, such as slashed zeros.
public let kTypographicExtrasType: Int = 14
/// Slashed zero on.
public let kSlashedZeroOnSelector: Int = 4
/// Slashed zero off.
public let kSlashedZeroOffSelector: Int = 5

/// Mathematical forms.
public let kMathematicalExtrasType: Int = 15
/// Mathematical Greek on.
public let kMathematicalGreekOnSelector: Int = 10
/// Mathematical Greek off.
public let kMathematicalGreekOffSelector: Int = 11

/// Alternates of single letters, by number.
public let kCharacterAlternativesType: Int = 17
/// No alternates.
public let kNoAlternatesSelector: Int = 0

/// The height of digits.
public let kNumberCaseType: Int = 21
/// Lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// Upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1

/// Forms for text in capitals.
public let kCaseSensitiveLayoutType: Int = 33
/// Case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// Case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// Case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// Case sensitive spacing off.
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
/// No stylistic alternates.
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
/// Contextual alternates on.
public let kContextualAlternatesOnSelector: Int = 0
/// Contextual alternates off.
public let kContextualAlternatesOffSelector: Int = 1
/// Swash alternates on.
public let kSwashAlternatesOnSelector: Int = 2
/// Swash alternates off.
public let kSwashAlternatesOffSelector: Int = 3
/// Contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// Contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector: Int = 5

/// The forms of lowercase letters.
public let kLowerCaseType: Int = 37
/// Default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// Lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2

/// The forms of uppercase letters.
public let kUpperCaseType: Int = 38
/// Default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// Upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// Upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2
