// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var languageNameArabic: String { choose("Arabic", "阿拉伯语", "العربية") }

  package var languageNameBasque: String { choose("Basque", "巴斯克语", "الباسكية") }

  package var languageNameBengali: String { choose("Bengali", "孟加拉语", "البنغالية") }

  package var languageNameBulgarian: String { choose("Bulgarian", "保加利亚语", "البلغارية") }

  package var languageNameCatalan: String { choose("Catalan", "加泰罗尼亚语", "الكتالانية") }

  package var languageNameCroatian: String { choose("Croatian", "克罗地亚语", "الكرواتية") }

  package var languageNameCzech: String { choose("Czech", "捷克语", "التشيكية") }

  package var languageNameDanish: String { choose("Danish", "丹麦语", "الدنماركية") }

  package var languageNameDutch: String { choose("Dutch", "荷兰语", "الهولندية") }

  package var languageNameEnglish: String { choose("English", "英语", "الإنجليزية") }

  package var languageNameEsperanto: String { choose("Esperanto", "世界语", "الإسبرانتو") }

  package var languageNameEstonian: String { choose("Estonian", "爱沙尼亚语", "الإستونية") }

  package var languageNameFinnish: String { choose("Finnish", "芬兰语", "الفنلندية") }

  package var languageNameFrench: String { choose("French", "法语", "الفرنسية") }

  package var languageNameGalician: String { choose("Galician", "加利西亚语", "الجاليكية") }

  package var languageNameGerman: String { choose("German", "德语", "الألمانية") }

  package var languageNameGreek: String { choose("Greek", "希腊语", "اليونانية") }

  package var languageNameHebrew: String { choose("Hebrew", "希伯来语", "العبرية") }

  package var languageNameHindi: String { choose("Hindi", "印地语", "الهندية") }

  package var languageNameHungarian: String { choose("Hungarian", "匈牙利语", "المجرية") }

  package var languageNameIcelandic: String { choose("Icelandic", "冰岛语", "الآيسلندية") }

  package var languageNameIndonesian: String { choose("Indonesian", "印度尼西亚语", "الإندونيسية") }

  package var languageNameIrish: String { choose("Irish", "爱尔兰语", "الأيرلندية") }

  package var languageNameItalian: String { choose("Italian", "意大利语", "الإيطالية") }

  package var languageNameJapanese: String { choose("Japanese", "日语", "اليابانية") }

  package var languageNameKorean: String { choose("Korean", "韩语", "الكورية") }

  package var languageNameLatvian: String { choose("Latvian", "拉脱维亚语", "اللاتفية") }

  package var languageNameLithuanian: String { choose("Lithuanian", "立陶宛语", "الليتوانية") }

  package var languageNameNorwegian: String { choose("Norwegian", "挪威语", "النرويجية") }

  package var languageNamePersian: String { choose("Persian", "波斯语", "الفارسية") }

  package var languageNamePolish: String { choose("Polish", "波兰语", "البولندية") }

  package var languageNamePortuguese: String { choose("Portuguese", "葡萄牙语", "البرتغالية") }

  package var languageNameRomanian: String { choose("Romanian", "罗马尼亚语", "الرومانية") }

  package var languageNameRussian: String { choose("Russian", "俄语", "الروسية") }

  package var languageNameSerbian: String { choose("Serbian", "塞尔维亚语", "الصربية") }

  package var languageNameSlovak: String { choose("Slovak", "斯洛伐克语", "السلوفاكية") }

  package var languageNameSlovenian: String { choose("Slovenian", "斯洛文尼亚语", "السلوفينية") }

  package var languageNameSpanish: String { choose("Spanish", "西班牙语", "الإسبانية") }

  package var languageNameSwedish: String { choose("Swedish", "瑞典语", "السويدية") }

  package var languageNameThai: String { choose("Thai", "泰语", "التايلاندية") }

  package var languageNameTurkish: String { choose("Turkish", "土耳其语", "التركية") }

  package var languageNameUkrainian: String { choose("Ukrainian", "乌克兰语", "الأوكرانية") }

  package var languageNameUrdu: String { choose("Urdu", "乌尔都语", "الأردية") }

  package var languageNameVietnamese: String { choose("Vietnamese", "越南语", "الفيتنامية") }
}
