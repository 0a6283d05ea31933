// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var languageNameArabic: String {
    switch self.language {
    case .english: "Arabic"
    case .simplifiedChinese: "阿拉伯语"
    case .arabic: "العربية"
    }
  }

  package var languageNameBasque: String {
    switch self.language {
    case .english: "Basque"
    case .simplifiedChinese: "巴斯克语"
    case .arabic: "الباسكية"
    }
  }

  package var languageNameBengali: String {
    switch self.language {
    case .english: "Bengali"
    case .simplifiedChinese: "孟加拉语"
    case .arabic: "البنغالية"
    }
  }

  package var languageNameBulgarian: String {
    switch self.language {
    case .english: "Bulgarian"
    case .simplifiedChinese: "保加利亚语"
    case .arabic: "البلغارية"
    }
  }

  package var languageNameCatalan: String {
    switch self.language {
    case .english: "Catalan"
    case .simplifiedChinese: "加泰罗尼亚语"
    case .arabic: "الكتالانية"
    }
  }

  package var languageNameCroatian: String {
    switch self.language {
    case .english: "Croatian"
    case .simplifiedChinese: "克罗地亚语"
    case .arabic: "الكرواتية"
    }
  }

  package var languageNameCzech: String {
    switch self.language {
    case .english: "Czech"
    case .simplifiedChinese: "捷克语"
    case .arabic: "التشيكية"
    }
  }

  package var languageNameDanish: String {
    switch self.language {
    case .english: "Danish"
    case .simplifiedChinese: "丹麦语"
    case .arabic: "الدنماركية"
    }
  }

  package var languageNameDutch: String {
    switch self.language {
    case .english: "Dutch"
    case .simplifiedChinese: "荷兰语"
    case .arabic: "الهولندية"
    }
  }

  package var languageNameEnglish: String {
    switch self.language {
    case .english: "English"
    case .simplifiedChinese: "英语"
    case .arabic: "الإنجليزية"
    }
  }

  package var languageNameEsperanto: String {
    switch self.language {
    case .english: "Esperanto"
    case .simplifiedChinese: "世界语"
    case .arabic: "الإسبرانتو"
    }
  }

  package var languageNameEstonian: String {
    switch self.language {
    case .english: "Estonian"
    case .simplifiedChinese: "爱沙尼亚语"
    case .arabic: "الإستونية"
    }
  }

  package var languageNameFinnish: String {
    switch self.language {
    case .english: "Finnish"
    case .simplifiedChinese: "芬兰语"
    case .arabic: "الفنلندية"
    }
  }

  package var languageNameFrench: String {
    switch self.language {
    case .english: "French"
    case .simplifiedChinese: "法语"
    case .arabic: "الفرنسية"
    }
  }

  package var languageNameGalician: String {
    switch self.language {
    case .english: "Galician"
    case .simplifiedChinese: "加利西亚语"
    case .arabic: "الجاليكية"
    }
  }

  package var languageNameGerman: String {
    switch self.language {
    case .english: "German"
    case .simplifiedChinese: "德语"
    case .arabic: "الألمانية"
    }
  }

  package var languageNameGreek: String {
    switch self.language {
    case .english: "Greek"
    case .simplifiedChinese: "希腊语"
    case .arabic: "اليونانية"
    }
  }

  package var languageNameHebrew: String {
    switch self.language {
    case .english: "Hebrew"
    case .simplifiedChinese: "希伯来语"
    case .arabic: "العبرية"
    }
  }

  package var languageNameHindi: String {
    switch self.language {
    case .english: "Hindi"
    case .simplifiedChinese: "印地语"
    case .arabic: "الهندية"
    }
  }

  package var languageNameHungarian: String {
    switch self.language {
    case .english: "Hungarian"
    case .simplifiedChinese: "匈牙利语"
    case .arabic: "المجرية"
    }
  }

  package var languageNameIcelandic: String {
    switch self.language {
    case .english: "Icelandic"
    case .simplifiedChinese: "冰岛语"
    case .arabic: "الآيسلندية"
    }
  }

  package var languageNameIndonesian: String {
    switch self.language {
    case .english: "Indonesian"
    case .simplifiedChinese: "印度尼西亚语"
    case .arabic: "الإندونيسية"
    }
  }

  package var languageNameIrish: String {
    switch self.language {
    case .english: "Irish"
    case .simplifiedChinese: "爱尔兰语"
    case .arabic: "الأيرلندية"
    }
  }

  package var languageNameItalian: String {
    switch self.language {
    case .english: "Italian"
    case .simplifiedChinese: "意大利语"
    case .arabic: "الإيطالية"
    }
  }

  package var languageNameJapanese: String {
    switch self.language {
    case .english: "Japanese"
    case .simplifiedChinese: "日语"
    case .arabic: "اليابانية"
    }
  }

  package var languageNameKorean: String {
    switch self.language {
    case .english: "Korean"
    case .simplifiedChinese: "韩语"
    case .arabic: "الكورية"
    }
  }

  package var languageNameLatvian: String {
    switch self.language {
    case .english: "Latvian"
    case .simplifiedChinese: "拉脱维亚语"
    case .arabic: "اللاتفية"
    }
  }

  package var languageNameLithuanian: String {
    switch self.language {
    case .english: "Lithuanian"
    case .simplifiedChinese: "立陶宛语"
    case .arabic: "الليتوانية"
    }
  }

  package var languageNameNorwegian: String {
    switch self.language {
    case .english: "Norwegian"
    case .simplifiedChinese: "挪威语"
    case .arabic: "النرويجية"
    }
  }

  package var languageNamePersian: String {
    switch self.language {
    case .english: "Persian"
    case .simplifiedChinese: "波斯语"
    case .arabic: "الفارسية"
    }
  }

  package var languageNamePolish: String {
    switch self.language {
    case .english: "Polish"
    case .simplifiedChinese: "波兰语"
    case .arabic: "البولندية"
    }
  }

  package var languageNamePortuguese: String {
    switch self.language {
    case .english: "Portuguese"
    case .simplifiedChinese: "葡萄牙语"
    case .arabic: "البرتغالية"
    }
  }

  package var languageNameRomanian: String {
    switch self.language {
    case .english: "Romanian"
    case .simplifiedChinese: "罗马尼亚语"
    case .arabic: "الرومانية"
    }
  }

  package var languageNameRussian: String {
    switch self.language {
    case .english: "Russian"
    case .simplifiedChinese: "俄语"
    case .arabic: "الروسية"
    }
  }

  package var languageNameSerbian: String {
    switch self.language {
    case .english: "Serbian"
    case .simplifiedChinese: "塞尔维亚语"
    case .arabic: "الصربية"
    }
  }

  package var languageNameSlovak: String {
    switch self.language {
    case .english: "Slovak"
    case .simplifiedChinese: "斯洛伐克语"
    case .arabic: "السلوفاكية"
    }
  }

  package var languageNameSlovenian: String {
    switch self.language {
    case .english: "Slovenian"
    case .simplifiedChinese: "斯洛文尼亚语"
    case .arabic: "السلوفينية"
    }
  }

  package var languageNameSpanish: String {
    switch self.language {
    case .english: "Spanish"
    case .simplifiedChinese: "西班牙语"
    case .arabic: "الإسبانية"
    }
  }

  package var languageNameSwedish: String {
    switch self.language {
    case .english: "Swedish"
    case .simplifiedChinese: "瑞典语"
    case .arabic: "السويدية"
    }
  }

  package var languageNameThai: String {
    switch self.language {
    case .english: "Thai"
    case .simplifiedChinese: "泰语"
    case .arabic: "التايلاندية"
    }
  }

  package var languageNameTurkish: String {
    switch self.language {
    case .english: "Turkish"
    case .simplifiedChinese: "土耳其语"
    case .arabic: "التركية"
    }
  }

  package var languageNameUkrainian: String {
    switch self.language {
    case .english: "Ukrainian"
    case .simplifiedChinese: "乌克兰语"
    case .arabic: "الأوكرانية"
    }
  }

  package var languageNameUrdu: String {
    switch self.language {
    case .english: "Urdu"
    case .simplifiedChinese: "乌尔都语"
    case .arabic: "الأردية"
    }
  }

  package var languageNameVietnamese: String {
    switch self.language {
    case .english: "Vietnamese"
    case .simplifiedChinese: "越南语"
    case .arabic: "الفيتنامية"
    }
  }
}
