extension FontAlias {
  /// The PostScript names of the fonts of each family of an iPhone, the regular one first.
  static let names: [String: [String]] = Dictionary(
    uniqueKeysWithValues: [
      Family("Academy Engraved LET", "AcademyEngravedLetPlain"),
      Family("Al Nile", "AlNile AlNile-Bold"),
      Family(
        "American Typewriter",
        """
        AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold \
        AmericanTypewriter-Bold AmericanTypewriter-Condensed \
        AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold
        """
      ),
      Family("Apple Color Emoji", "AppleColorEmoji"),
      Family(
        "Apple SD Gothic Neo",
        """
        AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight \
        AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold \
        AppleSDGothicNeo-Bold
        """
      ),
      Family("Arial", "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
      Family("Arial Rounded MT Bold", "ArialRoundedMTBold"),
      Family(
        "Avenir",
        """
        Avenir-Book Avenir-BookOblique Avenir-Roman Avenir-Oblique Avenir-Light \
        Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Heavy \
        Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
        """
      ),
      Family(
        "Avenir Next",
        """
        AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight \
        AvenirNext-UltraLightItalic AvenirNext-Medium AvenirNext-MediumItalic \
        AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic \
        AvenirNext-Heavy AvenirNext-HeavyItalic
        """
      ),
      Family(
        "Avenir Next Condensed",
        """
        AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
        AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic \
        AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic \
        AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic \
        AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy \
        AvenirNextCondensed-HeavyItalic
        """
      ),
      Family(
        "Baskerville",
        """
        Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic \
        Baskerville-Bold Baskerville-BoldItalic
        """
      ),
      Family(
        "Bodoni 72",
        """
        BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
        """
      ),
      Family(
        "Bodoni 72 Oldstyle",
        """
        BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold
        """
      ),
      Family("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT-Book"),
      Family("Bradley Hand", "BradleyHandITCTT-Bold"),
      Family("Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
      Family("Chalkduster", "Chalkduster"),
      Family(
        "Charter",
        """
        Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black \
        Charter-BlackItalic
        """
      ),
      Family("Cochin", "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
      Family("Copperplate", "Copperplate Copperplate-Light Copperplate-Bold"),
      Family("Courier", "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
      Family(
        "Courier New",
        """
        CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
        """
      ),
      Family("DIN Alternate", "DINAlternate-Bold"),
      Family("DIN Condensed", "DINCondensed-Bold"),
      Family("Damascus", "Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold"),
      Family("Didot", "Didot Didot-Italic Didot-Bold"),
      Family("Diwan Mishafi", "DiwanMishafi"),
      Family("Farah", "Farah"),
      Family(
        "Futura",
        """
        Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium \
        Futura-CondensedExtraBold
        """
      ),
      Family("Galvji", "Galvji Galvji-Bold"),
      Family("Geeza Pro", "GeezaPro GeezaPro-Bold"),
      Family("Georgia", "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
      Family(
        "Gill Sans",
        """
        GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
        GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
        """
      ),
      Family("Heiti SC", "STHeitiSC-Light STHeitiSC-Medium"),
      Family("Heiti TC", "STHeitiTC-Light STHeitiTC-Medium"),
      Family(
        "Helvetica",
        """
        Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
        Helvetica-BoldOblique
        """
      ),
      Family(
        "Helvetica Neue",
        """
        HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight \
        HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic \
        HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium \
        HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic \
        HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
        """
      ),
      Family("Hiragino Maru Gothic ProN", "HiraMaruProN-W4"),
      Family("Hiragino Mincho ProN", "HiraMinProN-W3 HiraMinProN-W6"),
      Family("Hiragino Sans", "HiraginoSans-W3 HiraginoSans-W6"),
      Family(
        "Hoefler Text",
        """
        HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
        """
      ),
      Family("Impact", "Impact"),
      Family("Marker Felt", "MarkerFelt-Thin MarkerFelt-Wide"),
      Family("Menlo", "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
      Family("Noteworthy", "Noteworthy-Light Noteworthy-Bold"),
      Family("Noto Nastaliq Urdu", "NotoNastaliqUrdu NotoNastaliqUrdu-Bold"),
      Family(
        "Optima",
        """
        Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
        """
      ),
      Family("Palatino", "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
      Family("Papyrus", "Papyrus Papyrus-Condensed"),
      Family("Party LET", "PartyLetPlain"),
      Family(
        "PingFang HK",
        """
        PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light \
        PingFangHK-Medium PingFangHK-Semibold
        """
      ),
      Family(
        "PingFang MO",
        """
        PingFangMO-Regular PingFangMO-Ultralight PingFangMO-Thin PingFangMO-Light \
        PingFangMO-Medium PingFangMO-Semibold
        """
      ),
      Family(
        "PingFang SC",
        """
        PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light \
        PingFangSC-Medium PingFangSC-Semibold
        """
      ),
      Family(
        "PingFang TC",
        """
        PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light \
        PingFangTC-Medium PingFangTC-Semibold
        """
      ),
      Family("Rockwell", "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic"),
      Family(
        "SF Mono",
        """
        SFMono-Regular SFMono-RegularItalic SFMono-Light SFMono-LightItalic SFMono-Medium \
        SFMono-MediumItalic SFMono-Semibold SFMono-SemiboldItalic SFMono-Bold \
        SFMono-BoldItalic SFMono-Heavy SFMono-HeavyItalic
        """
      ),
      Family("STIX Two Text", "STIXTwoText STIXTwoText-Italic"),
      Family("Savoye LET", "SavoyeLetPlain"),
      Family("Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
      Family("Times", "Times-Roman Times-Italic Times-Bold Times-BoldItalic"),
      Family(
        "Times New Roman",
        """
        TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
        TimesNewRomanPS-BoldItalicMT
        """
      ),
      Family(
        "Trebuchet MS",
        """
        TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
        """
      ),
      Family("Verdana", "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
      Family("Zapfino", "Zapfino"),
    ].map { ($0.name, $0.fonts) }
  )

  private struct Family {
    var name: String
    var fonts: [String]

    init(_ name: String, _ fonts: String) {
      self.name = name
      self.fonts = fonts.split(separator: " ").map { String($0) }
    }
  }
}
