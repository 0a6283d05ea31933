// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var languageNameArabic: String { choose("Arabic", "阿拉伯语", "العربية", "arabskiego") }

  package var languageNameBasque: String { choose("Basque", "巴斯克语", "الباسكية", "baskijskiego") }

  package var languageNameBengali: String { choose("Bengali", "孟加拉语", "البنغالية", "bengalskiego") }

  package var languageNameBulgarian: String {
    choose("Bulgarian", "保加利亚语", "البلغارية", "bułgarskiego")
  }

  package var languageNameCatalan: String {
    choose("Catalan", "加泰罗尼亚语", "الكتالانية", "katalońskiego")
  }

  package var languageNameCroatian: String {
    choose("Croatian", "克罗地亚语", "الكرواتية", "chorwackiego")
  }

  package var languageNameCzech: String { choose("Czech", "捷克语", "التشيكية", "czeskiego") }

  package var languageNameDanish: String { choose("Danish", "丹麦语", "الدنماركية", "duńskiego") }

  package var languageNameDutch: String { choose("Dutch", "荷兰语", "الهولندية", "niderlandzkiego") }

  package var languageNameEnglish: String { choose("English", "英语", "الإنجليزية", "angielskiego") }

  package var languageNameEsperanto: String {
    choose("Esperanto", "世界语", "الإسبرانتو", "esperanto")
  }

  package var languageNameEstonian: String {
    choose("Estonian", "爱沙尼亚语", "الإستونية", "estońskiego")
  }

  package var languageNameFinnish: String { choose("Finnish", "芬兰语", "الفنلندية", "fińskiego") }

  package var languageNameFrench: String { choose("French", "法语", "الفرنسية", "francuskiego") }

  package var languageNameGalician: String {
    choose("Galician", "加利西亚语", "الجاليكية", "galicyjskiego")
  }

  package var languageNameGerman: String { choose("German", "德语", "الألمانية", "niemieckiego") }

  package var languageNameGreek: String { choose("Greek", "希腊语", "اليونانية", "greckiego") }

  package var languageNameHebrew: String { choose("Hebrew", "希伯来语", "العبرية", "hebrajskiego") }

  package var languageNameHindi: String { choose("Hindi", "印地语", "الهندية", "hindi") }

  package var languageNameHungarian: String {
    choose("Hungarian", "匈牙利语", "المجرية", "węgierskiego")
  }

  package var languageNameIcelandic: String {
    choose("Icelandic", "冰岛语", "الآيسلندية", "islandzkiego")
  }

  package var languageNameIndonesian: String {
    choose("Indonesian", "印度尼西亚语", "الإندونيسية", "indonezyjskiego")
  }

  package var languageNameIrish: String { choose("Irish", "爱尔兰语", "الأيرلندية", "irlandzkiego") }

  package var languageNameItalian: String { choose("Italian", "意大利语", "الإيطالية", "włoskiego") }

  package var languageNameJapanese: String { choose("Japanese", "日语", "اليابانية", "japońskiego") }

  package var languageNameKorean: String { choose("Korean", "韩语", "الكورية", "koreańskiego") }

  package var languageNameLatvian: String { choose("Latvian", "拉脱维亚语", "اللاتفية", "łotewskiego") }

  package var languageNameLithuanian: String {
    choose("Lithuanian", "立陶宛语", "الليتوانية", "litewskiego")
  }

  package var languageNameNorwegian: String {
    choose("Norwegian", "挪威语", "النرويجية", "norweskiego")
  }

  package var languageNamePersian: String { choose("Persian", "波斯语", "الفارسية", "perskiego") }

  package var languageNamePolish: String { choose("Polish", "波兰语", "البولندية", "polskiego") }

  package var languageNamePortuguese: String {
    choose("Portuguese", "葡萄牙语", "البرتغالية", "portugalskiego")
  }

  package var languageNameRomanian: String {
    choose("Romanian", "罗马尼亚语", "الرومانية", "rumuńskiego")
  }

  package var languageNameRussian: String { choose("Russian", "俄语", "الروسية", "rosyjskiego") }

  package var languageNameSerbian: String { choose("Serbian", "塞尔维亚语", "الصربية", "serbskiego") }

  package var languageNameSlovak: String { choose("Slovak", "斯洛伐克语", "السلوفاكية", "słowackiego") }

  package var languageNameSlovenian: String {
    choose("Slovenian", "斯洛文尼亚语", "السلوفينية", "słoweńskiego")
  }

  package var languageNameSpanish: String {
    choose("Spanish", "西班牙语", "الإسبانية", "hiszpańskiego")
  }

  package var languageNameSwedish: String { choose("Swedish", "瑞典语", "السويدية", "szwedzkiego") }

  package var languageNameThai: String { choose("Thai", "泰语", "التايلاندية", "tajskiego") }

  package var languageNameTurkish: String { choose("Turkish", "土耳其语", "التركية", "tureckiego") }

  package var languageNameUkrainian: String {
    choose("Ukrainian", "乌克兰语", "الأوكرانية", "ukraińskiego")
  }

  package var languageNameUrdu: String { choose("Urdu", "乌尔都语", "الأردية", "urdu") }

  package var languageNameVietnamese: String {
    choose("Vietnamese", "越南语", "الفيتنامية", "wietnamskiego")
  }
}
