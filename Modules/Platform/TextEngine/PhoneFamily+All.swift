extension PhoneFamily {
  // From `UIFont.fontNames(forFamilyName:)` on an iPhone, and names that iOS resolves or has in
  // later versions: Impact, PingFang MO, SF Mono, Heiti, STIX and Times.
  static let all = [
    PhoneFamily("Arial", .helvetica, "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
    PhoneFamily("Arial Rounded MT Bold", .helvetica, "ArialRoundedMTBold"),
    PhoneFamily(
      "Helvetica",
      .helvetica,
      """
      Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique
      """
    ),
    PhoneFamily(
      "Helvetica Neue",
      .helvetica,
      """
      HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light \
      -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
      """
    ),
    PhoneFamily("STIX Two Text", .times, "STIXTwoText -Italic"),
    PhoneFamily("Times", .times, "Times-Roman -Italic -Bold -BoldItalic"),
    PhoneFamily(
      "Times New Roman",
      .times,
      """
      TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
      TimesNewRomanPS-BoldItalicMT
      """
    ),
    PhoneFamily("Courier", .courier, "Courier -Oblique -Bold -BoldOblique"),
    PhoneFamily(
      "Courier New",
      .courier,
      """
      CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
      """
    ),
    PhoneFamily("Menlo", .menlo, "Menlo-Regular -Italic -Bold -BoldItalic"),
    PhoneFamily(
      "SF Mono",
      .menlo,
      """
      SFMono-Regular -RegularItalic -Light -LightItalic -Medium -MediumItalic -Semibold \
      -SemiboldItalic -Bold -BoldItalic -Heavy -HeavyItalic
      """
    ),
    PhoneFamily("Verdana", .verdana, "Verdana -Italic -Bold -BoldItalic"),
    PhoneFamily("Academy Engraved LET", .serif, "AcademyEngravedLetPlain"),
    PhoneFamily(
      "American Typewriter",
      .serif,
      """
      AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
      """
    ),
    PhoneFamily(
      "Baskerville",
      .serif,
      """
      Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
      """
    ),
    PhoneFamily("Bodoni 72", .serif, "BodoniSvtyTwoITCTT-Book -BookIta -Bold"),
    PhoneFamily("Bodoni 72 Oldstyle", .serif, "BodoniSvtyTwoOSITCTT-Book -BookIt -Bold"),
    PhoneFamily("Bodoni 72 Smallcaps", .serif, "BodoniSvtyTwoSCITCTT-Book"),
    PhoneFamily("Charter", .serif, "Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
    PhoneFamily("Cochin", .serif, "Cochin -Italic -Bold -BoldItalic"),
    PhoneFamily("Copperplate", .serif, "Copperplate -Light -Bold"),
    PhoneFamily("Didot", .serif, "Didot -Italic -Bold"),
    PhoneFamily("Georgia", .serif, "Georgia -Italic -Bold -BoldItalic"),
    PhoneFamily("Hoefler Text", .serif, "HoeflerText-Regular -Italic -Black -BlackItalic"),
    PhoneFamily("Palatino", .serif, "Palatino-Roman -Italic -Bold -BoldItalic"),
    PhoneFamily("Papyrus", .serif, "Papyrus -Condensed"),
    PhoneFamily("Rockwell", .serif, "Rockwell-Regular -Italic -Bold -BoldItalic"),
    PhoneFamily(
      "Avenir",
      .system,
      """
      Avenir-Book -BookOblique -Roman -Oblique -Light -LightOblique -Medium -MediumOblique \
      -Heavy -HeavyOblique -Black -BlackOblique
      """
    ),
    PhoneFamily(
      "Avenir Next",
      .system,
      """
      AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
      -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
      """
    ),
    PhoneFamily(
      "Avenir Next Condensed",
      .system,
      """
      AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic \
      -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
      """
    ),
    PhoneFamily("Bradley Hand", .system, "BradleyHandITCTT-Bold"),
    PhoneFamily("Chalkboard SE", .system, "ChalkboardSE-Regular -Light -Bold"),
    PhoneFamily("Chalkduster", .system, "Chalkduster"),
    PhoneFamily("DIN Alternate", .system, "DINAlternate-Bold"),
    PhoneFamily("DIN Condensed", .system, "DINCondensed-Bold"),
    PhoneFamily(
      "Futura",
      .system,
      """
      Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
      """
    ),
    PhoneFamily("Galvji", .system, "Galvji -Bold"),
    PhoneFamily(
      "Gill Sans",
      .system,
      """
      GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic \
      -UltraBold
      """
    ),
    PhoneFamily("Impact", .system, "Impact"),
    PhoneFamily("Marker Felt", .system, "MarkerFelt-Thin -Wide"),
    PhoneFamily("Noteworthy", .system, "Noteworthy-Light -Bold"),
    PhoneFamily("Optima", .system, "Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
    PhoneFamily("Party LET", .system, "PartyLetPlain"),
    PhoneFamily("Savoye LET", .system, "SavoyeLetPlain"),
    PhoneFamily("Snell Roundhand", .system, "SnellRoundhand -Bold -Black"),
    PhoneFamily("Trebuchet MS", .system, "TrebuchetMS -Italic -Bold Trebuchet-BoldItalic"),
    PhoneFamily("Zapfino", .system, "Zapfino"),
    PhoneFamily(
      "Apple SD Gothic Neo",
      .chinese,
      """
      AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
      """
    ),
    PhoneFamily("Heiti SC", .chinese, "STHeitiSC-Light -Medium"),
    PhoneFamily("Heiti TC", .chinese, "STHeitiTC-Light -Medium"),
    PhoneFamily("Hiragino Maru Gothic ProN", .chinese, "HiraMaruProN-W4"),
    PhoneFamily("Hiragino Mincho ProN", .chinese, "HiraMinProN-W3 -W6"),
    PhoneFamily("Hiragino Sans", .chinese, "HiraginoSans-W3 -W6 -W7"),
    PhoneFamily(
      "PingFang HK",
      .chinese,
      """
      PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold
      """
    ),
    PhoneFamily(
      "PingFang MO",
      .chinese,
      """
      PingFangMO-Regular -Ultralight -Thin -Light -Medium -Semibold
      """
    ),
    PhoneFamily(
      "PingFang SC",
      .chinese,
      """
      PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold
      """
    ),
    PhoneFamily(
      "PingFang TC",
      .chinese,
      """
      PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold
      """
    ),
    PhoneFamily("Al Nile", .arabic, "AlNile -Bold"),
    PhoneFamily(
      "Damascus",
      .arabic,
      """
      Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
      """
    ),
    PhoneFamily("Diwan Mishafi", .arabic, "DiwanMishafi"),
    PhoneFamily("Farah", .arabic, "Farah"),
    PhoneFamily("Geeza Pro", .arabic, "GeezaPro -Bold"),
    PhoneFamily("Noto Nastaliq Urdu", .arabic, "NotoNastaliqUrdu -Bold"),
    PhoneFamily("Apple Color Emoji", .emoji, "AppleColorEmoji"),
  ]
}
