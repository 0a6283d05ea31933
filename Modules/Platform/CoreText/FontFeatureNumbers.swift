// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The numbers of font features in Apple's TrueType Reference Manual ("Font Features"). Those are
// here that fonts of OpenType have a feature for.

/// How letters are joined.
public let kLigaturesType: Int = 1
/// Selects: required ligatures on.
public let kRequiredLigaturesOnSelector: Int = 0
/// Selects: required ligatures off.
public let kRequiredLigaturesOffSelector: Int = 1
/// Selects: common ligatures on.
public let kCommonLigaturesOnSelector: Int = 2
/// Selects: common ligatures off.
public let kCommonLigaturesOffSelector: Int = 3
/// Selects: rare ligatures on.
public let kRareLigaturesOnSelector: Int = 4
/// Selects: rare ligatures off.
public let kRareLigaturesOffSelector: Int = 5
/// Selects: contextual ligatures on.
public let kContextualLigaturesOnSelector: Int = 18
/// Selects: contextual ligatures off.
public let kContextualLigaturesOffSelector: Int = 19
/// Selects: historical ligatures on.
public let kHistoricalLigaturesOnSelector: Int = 20
/// Selects: historical ligatures off.
public let kHistoricalLigaturesOffSelector: Int = 21

/// Small capitals, by an older number.
public let kLetterCaseType: Int = 3
/// Selects: small caps.
public let kSmallCapsSelector: Int = 3

/// How wide digits are.
public let kNumberSpacingType: Int = 6
/// Selects: monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// Selects: proportional numbers.
public let kProportionalNumbersSelector: Int = 1

/// Letters above and below the line.
public let kVerticalPositionType: Int = 10
/// Selects: normal position.
public let kNormalPositionSelector: Int = 0
/// Selects: superiors.
public let kSuperiorsSelector: Int = 1
/// Selects: inferiors.
public let kInferiorsSelector: Int = 2
/// Selects: ordinals.
public let kOrdinalsSelector: Int = 3
/// Selects: scientific inferiors.
public let kScientificInferiorsSelector: Int = 4

/// Fractions.
public let kFractionsType: Int = 11
/// Selects: no fractions.
public let kNoFractionsSelector: Int = 0
/// Selects: vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// Selects: diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2

/// Details of letters.
public let kTypographicExtrasType: Int = 14
/// Selects: slashed zero on.
public let kSlashedZeroOnSelector: Int = 4
/// Selects: slashed zero off.
public let kSlashedZeroOffSelector: Int = 5

/// Details of formulas.
public let kMathematicalExtrasType: Int = 15
/// Selects: mathematical greek on.
public let kMathematicalGreekOnSelector: Int = 10
/// Selects: mathematical greek off.
public let kMathematicalGreekOffSelector: Int = 11

/// Other forms of single letters, by their numbers.
public let kCharacterAlternativesType: Int = 17
/// Selects: no alternates.
public let kNoAlternatesSelector: Int = 0

/// How tall digits are.
public let kNumberCaseType: Int = 21
/// Selects: lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// Selects: upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1

/// Forms for text in capitals.
public let kCaseSensitiveLayoutType: Int = 33
/// Selects: case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// Selects: case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// Selects: case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// Selects: case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector: Int = 3

/// Forms of Kana for lines and for columns.
public let kAlternateKanaType: Int = 34
/// Selects: alternate horiz kana on.
public let kAlternateHorizKanaOnSelector: Int = 0
/// Selects: alternate horiz kana off.
public let kAlternateHorizKanaOffSelector: Int = 1
/// Selects: alternate vert kana on.
public let kAlternateVertKanaOnSelector: Int = 2
/// Selects: alternate vert kana off.
public let kAlternateVertKanaOffSelector: Int = 3

/// Sets of other forms of letters.
public let kStylisticAlternativesType: Int = 35
/// Selects: no stylistic alternates.
public let kNoStylisticAlternatesSelector: Int = 0
/// Selects: stylistic alt one on.
public let kStylisticAltOneOnSelector: Int = 2
/// Selects: stylistic alt one off.
public let kStylisticAltOneOffSelector: Int = 3
/// Selects: stylistic alt two on.
public let kStylisticAltTwoOnSelector: Int = 4
/// Selects: stylistic alt two off.
public let kStylisticAltTwoOffSelector: Int = 5
/// Selects: stylistic alt three on.
public let kStylisticAltThreeOnSelector: Int = 6
/// Selects: stylistic alt three off.
public let kStylisticAltThreeOffSelector: Int = 7
/// Selects: stylistic alt four on.
public let kStylisticAltFourOnSelector: Int = 8
/// Selects: stylistic alt four off.
public let kStylisticAltFourOffSelector: Int = 9
/// Selects: stylistic alt five on.
public let kStylisticAltFiveOnSelector: Int = 10
/// Selects: stylistic alt five off.
public let kStylisticAltFiveOffSelector: Int = 11
/// Selects: stylistic alt six on.
public let kStylisticAltSixOnSelector: Int = 12
/// Selects: stylistic alt six off.
public let kStylisticAltSixOffSelector: Int = 13
/// Selects: stylistic alt seven on.
public let kStylisticAltSevenOnSelector: Int = 14
/// Selects: stylistic alt seven off.
public let kStylisticAltSevenOffSelector: Int = 15
/// Selects: stylistic alt eight on.
public let kStylisticAltEightOnSelector: Int = 16
/// Selects: stylistic alt eight off.
public let kStylisticAltEightOffSelector: Int = 17
/// Selects: stylistic alt nine on.
public let kStylisticAltNineOnSelector: Int = 18
/// Selects: stylistic alt nine off.
public let kStylisticAltNineOffSelector: Int = 19
/// Selects: stylistic alt ten on.
public let kStylisticAltTenOnSelector: Int = 20
/// Selects: stylistic alt ten off.
public let kStylisticAltTenOffSelector: Int = 21
/// Selects: stylistic alt eleven on.
public let kStylisticAltElevenOnSelector: Int = 22
/// Selects: stylistic alt eleven off.
public let kStylisticAltElevenOffSelector: Int = 23
/// Selects: stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector: Int = 24
/// Selects: stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector: Int = 25
/// Selects: stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector: Int = 26
/// Selects: stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector: Int = 27
/// Selects: stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector: Int = 28
/// Selects: stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector: Int = 29
/// Selects: stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector: Int = 30
/// Selects: stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector: Int = 31
/// Selects: stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector: Int = 32
/// Selects: stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector: Int = 33
/// Selects: stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// Selects: stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// Selects: stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector: Int = 36
/// Selects: stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector: Int = 37
/// Selects: stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector: Int = 38
/// Selects: stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector: Int = 39
/// Selects: stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector: Int = 40
/// Selects: stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector: Int = 41

/// Forms that letters have beside others.
public let kContextualAlternatesType: Int = 36
/// Selects: contextual alternates on.
public let kContextualAlternatesOnSelector: Int = 0
/// Selects: contextual alternates off.
public let kContextualAlternatesOffSelector: Int = 1
/// Selects: swash alternates on.
public let kSwashAlternatesOnSelector: Int = 2
/// Selects: swash alternates off.
public let kSwashAlternatesOffSelector: Int = 3
/// Selects: contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// Selects: contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector: Int = 5

/// What small letters are shown as.
public let kLowerCaseType: Int = 37
/// Selects: default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// Selects: lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Selects: lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2

/// What capitals are shown as.
public let kUpperCaseType: Int = 38
/// Selects: default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// Selects: upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// Selects: upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2
