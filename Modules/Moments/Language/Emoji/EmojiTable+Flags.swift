// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let flags = """
    🏁	chequered flag|checkered|racing	终点旗|格子旗	علم مربعات|رياضة|سباق	flaga w szachownicę|flaga w kratkę|wyścigi
    🚩	triangular flag|post	三角旗|升旗|旗|旗杆上的三角旗|旗杆上的旗帜|红色旗帜	علم مثلث|علم معلومات موقع|علم موقع مثلث|موقع	flaga trójkątna|chorągiewka|czerwona flaga|słupek
    🎌	crossed flags|celebration|cross|Japanese	交叉旗|对叉|旗帜|日本	علمان متقاطعان|أعلام|أعلام متقاطعة|أعلام متقاطعة لليابان|احتفال	skrzyżowane flagi|japońskie|uroczystość
    🏴	black flag|waving	举黑旗|黑旗|黑色旗|黑色旗子|黑色旗帜	علم أسود يرفرف	czarna flaga|na wietrze|żałoba
    🏳️	white flag|waving	举白旗|白旗|白色旗子|白色旗帜	علم أبيض يرفرف|رفرفة	biała flaga|kapitulacja|na wietrze|poddaję się|powiewająca biała flaga
    🏳️‍🌈	rainbow flag|pride	彩虹旗|同性|多色|旗帜	علم ألوان طيف|ألوان طيف	tęczowa flaga|tęcza
    🏳️‍⚧️	transgender flag|light blue|pink|white	跨性别旗|旗帜|跨性别	علم المتحولين جنسيًا|أبيض|أزرق|أزرق خفيف|المتحولون جنسيًا|المتحولين جنسيًا	flaga osób transpłciowych|transpłciowość
    🏴‍☠️	pirate flag|Jolly Roger|plunder|treasure	海盗旗|掠夺|海上|财宝|骷髅	علم قراصنة|جولي روجر|قرصنة|كنز|كنوز	piracka flaga|czaszka i kości|Jolly Roger|piraci|pirat|skarb
    🇦🇨	flag: Ascension Island|flag	旗: 阿森松岛|旗	علم: جزيرة أسينشيون|علم	flaga: Wyspa Wniebowstąpienia|flaga
    🇦🇩	flag: Andorra|flag	旗: 安道尔|旗	علم: أندورا|علم	flaga: Andora|flaga
    🇦🇪	flag: United Arab Emirates|flag	旗: 阿拉伯联合酋长国|旗	علم: الإمارات العربية المتحدة|علم	flaga: Zjednoczone Emiraty Arabskie|flaga
    🇦🇫	flag: Afghanistan|flag	旗: 阿富汗|旗	علم: أفغانستان|علم	flaga: Afganistan|flaga
    🇦🇬	flag: Antigua & Barbuda|flag	旗: 安提瓜和巴布达|旗	علم: أنتيغوا وبربودا|علم	flaga: Antigua i Barbuda|flaga
    🇦🇮	flag: Anguilla|flag	旗: 安圭拉|旗	علم: أنغويلا|علم	flaga: Anguilla|flaga
    🇦🇱	flag: Albania|flag	旗: 阿尔巴尼亚|旗	علم: ألبانيا|علم	flaga: Albania|flaga
    🇦🇲	flag: Armenia|flag	旗: 亚美尼亚|旗	علم: أرمينيا|علم	flaga: Armenia|flaga
    🇦🇴	flag: Angola|flag	旗: 安哥拉|旗	علم: أنغولا|علم	flaga: Angola|flaga
    🇦🇶	flag: Antarctica|flag	旗: 南极洲|旗	علم: أنتاركتيكا|علم	flaga: Antarktyda|flaga
    🇦🇷	flag: Argentina|flag	旗: 阿根廷|旗	علم: الأرجنتين|علم	flaga: Argentyna|flaga
    🇦🇸	flag: American Samoa|flag	旗: 美属萨摩亚|旗	علم: ساموا الأمريكية|علم	flaga: Samoa Amerykańskie|flaga
    🇦🇹	flag: Austria|flag	旗: 奥地利|旗	علم: النمسا|علم	flaga: Austria|flaga
    🇦🇺	flag: Australia|flag	旗: 澳大利亚|旗	علم: أستراليا|علم	flaga: Australia|flaga
    🇦🇼	flag: Aruba|flag	旗: 阿鲁巴|旗	علم: أروبا|علم	flaga: Aruba|flaga
    🇦🇽	flag: Åland Islands|flag	旗: 奥兰群岛|旗	علم: جزر آلاند|علم	flaga: Wyspy Alandzkie|flaga
    🇦🇿	flag: Azerbaijan|flag	旗: 阿塞拜疆|旗	علم: أذربيجان|علم	flaga: Azerbejdżan|flaga
    🇧🇦	flag: Bosnia & Herzegovina|flag	旗: 波斯尼亚和黑塞哥维那|旗	علم: البوسنة والهرسك|علم	flaga: Bośnia i Hercegowina|flaga
    🇧🇧	flag: Barbados|flag	旗: 巴巴多斯|旗	علم: بربادوس|علم	flaga: Barbados|flaga
    🇧🇩	flag: Bangladesh|flag	旗: 孟加拉国|旗	علم: بنغلاديش|علم	flaga: Bangladesz|flaga
    🇧🇪	flag: Belgium|flag	旗: 比利时|旗	علم: بلجيكا|علم	flaga: Belgia|flaga
    🇧🇫	flag: Burkina Faso|flag	旗: 布基纳法索|旗	علم: بوركينا فاسو|علم	flaga: Burkina Faso|flaga
    🇧🇬	flag: Bulgaria|flag	旗: 保加利亚|旗	علم: بلغاريا|علم	flaga: Bułgaria|flaga
    🇧🇭	flag: Bahrain|flag	旗: 巴林|旗	علم: البحرين|علم	flaga: Bahrajn|flaga
    🇧🇮	flag: Burundi|flag	旗: 布隆迪|旗	علم: بوروندي|علم	flaga: Burundi|flaga
    🇧🇯	flag: Benin|flag	旗: 贝宁|旗	علم: بنين|علم	flaga: Benin|flaga
    🇧🇱	flag: St. Barthélemy|flag	旗: 圣巴泰勒米|旗	علم: سان بارتليمي|علم	flaga: Saint-Barthélemy|flaga
    🇧🇲	flag: Bermuda|flag	旗: 百慕大|旗	علم: برمودا|علم	flaga: Bermudy|flaga
    🇧🇳	flag: Brunei|flag	旗: 文莱|旗	علم: بروناي|علم	flaga: Brunei|flaga
    🇧🇴	flag: Bolivia|flag	旗: 玻利维亚|旗	علم: بوليفيا|علم	flaga: Boliwia|flaga
    🇧🇶	flag: Caribbean Netherlands|flag	旗: 荷属加勒比区|旗	علم: هولندا الكاريبية|علم	flaga: Niderlandy Karaibskie|flaga
    🇧🇷	flag: Brazil|flag	旗: 巴西|旗	علم: البرازيل|علم	flaga: Brazylia|flaga
    🇧🇸	flag: Bahamas|flag	旗: 巴哈马|旗	علم: جزر البهاما|علم	flaga: Bahamy|flaga
    🇧🇹	flag: Bhutan|flag	旗: 不丹|旗	علم: بوتان|علم	flaga: Bhutan|flaga
    🇧🇻	flag: Bouvet Island|flag	旗: 布韦岛|旗	علم: جزيرة بوفيه|علم	flaga: Wyspa Bouveta|flaga
    🇧🇼	flag: Botswana|flag	旗: 博茨瓦纳|旗	علم: بوتسوانا|علم	flaga: Botswana|flaga
    🇧🇾	flag: Belarus|flag	旗: 白俄罗斯|旗	علم: بيلاروس|علم	flaga: Białoruś|flaga
    🇧🇿	flag: Belize|flag	旗: 伯利兹|旗	علم: بليز|علم	flaga: Belize|flaga
    🇨🇦	flag: Canada|flag	旗: 加拿大|旗	علم: كندا|علم	flaga: Kanada|flaga
    🇨🇨	flag: Cocos (Keeling) Islands|flag	旗: 科科斯（基林）群岛|旗	علم: جزر كوكوس (كيلينغ)|علم	flaga: Wyspy Kokosowe|flaga
    🇨🇩	flag: Congo - Kinshasa|flag	旗: 刚果（金）|旗	علم: الكونغو - كينشاسا|علم	flaga: Demokratyczna Republika Konga|flaga
    🇨🇫	flag: Central African Republic|flag	旗: 中非共和国|旗	علم: جمهورية أفريقيا الوسطى|علم	flaga: Republika Środkowoafrykańska|flaga
    🇨🇬	flag: Congo - Brazzaville|flag	旗: 刚果（布）|旗	علم: الكونغو - برازافيل|علم	flaga: Kongo|flaga
    🇨🇭	flag: Switzerland|flag	旗: 瑞士|旗	علم: سويسرا|علم	flaga: Szwajcaria|flaga
    🇨🇮	flag: Côte d’Ivoire|flag	旗: 科特迪瓦|旗	علم: ساحل العاج|علم	flaga: Côte d’Ivoire|flaga
    🇨🇰	flag: Cook Islands|flag	旗: 库克群岛|旗	علم: جزر كوك|علم	flaga: Wyspy Cooka|flaga
    🇨🇱	flag: Chile|flag	旗: 智利|旗	علم: تشيلي|علم	flaga: Chile|flaga
    🇨🇲	flag: Cameroon|flag	旗: 喀麦隆|旗	علم: الكاميرون|علم	flaga: Kamerun|flaga
    🇨🇳	flag: China|flag	旗: 中国|旗	علم: الصين|علم	flaga: Chiny|flaga
    🇨🇴	flag: Colombia|flag	旗: 哥伦比亚|旗	علم: كولومبيا|علم	flaga: Kolumbia|flaga
    🇨🇵	flag: Clipperton Island|flag	旗: 克利珀顿岛|旗	علم: جزيرة كليبيرتون|علم	flaga: Wyspa Clippertona|flaga
    🇨🇷	flag: Costa Rica|flag	旗: 哥斯达黎加|旗	علم: كوستاريكا|علم	flaga: Kostaryka|flaga
    🇨🇺	flag: Cuba|flag	旗: 古巴|旗	علم: كوبا|علم	flaga: Kuba|flaga
    🇨🇻	flag: Cape Verde|flag	旗: 佛得角|旗	علم: الرأس الأخضر|علم	flaga: Republika Zielonego Przylądka|flaga
    🇨🇼	flag: Curaçao|flag	旗: 库拉索|旗	علم: كوراساو|علم	flaga: Curaçao|flaga
    🇨🇽	flag: Christmas Island|flag	旗: 圣诞岛|旗	علم: جزيرة كريسماس|علم	flaga: Wyspa Bożego Narodzenia|flaga
    🇨🇾	flag: Cyprus|flag	旗: 塞浦路斯|旗	علم: قبرص|علم	flaga: Cypr|flaga
    🇨🇿	flag: Czechia|flag	旗: 捷克|旗	علم: التشيك|علم	flaga: Czechy|flaga
    🇩🇪	flag: Germany|flag	旗: 德国|旗	علم: ألمانيا|علم	flaga: Niemcy|flaga
    🇩🇬	flag: Diego Garcia|flag	旗: 迪戈加西亚岛|旗	علم: دييغو غارسيا|علم	flaga: Diego Garcia|flaga
    🇩🇯	flag: Djibouti|flag	旗: 吉布提|旗	علم: جيبوتي|علم	flaga: Dżibuti|flaga
    🇩🇰	flag: Denmark|flag	旗: 丹麦|旗	علم: الدانمرك|علم	flaga: Dania|flaga
    🇩🇲	flag: Dominica|flag	旗: 多米尼克|旗	علم: دومينيكا|علم	flaga: Dominika|flaga
    🇩🇴	flag: Dominican Republic|flag	旗: 多米尼加共和国|旗	علم: جمهورية الدومينيكان|علم	flaga: Dominikana|flaga
    🇩🇿	flag: Algeria|flag	旗: 阿尔及利亚|旗	علم: الجزائر|علم	flaga: Algieria|flaga
    🇪🇦	flag: Ceuta & Melilla|flag	旗: 休达及梅利利亚|旗	علم: سيوتا وميليلا|علم	flaga: Ceuta i Melilla|flaga
    🇪🇨	flag: Ecuador|flag	旗: 厄瓜多尔|旗	علم: الإكوادور|علم	flaga: Ekwador|flaga
    🇪🇪	flag: Estonia|flag	旗: 爱沙尼亚|旗	علم: إستونيا|علم	flaga: Estonia|flaga
    🇪🇬	flag: Egypt|flag	旗: 埃及|旗	علم: مصر|علم	flaga: Egipt|flaga
    🇪🇭	flag: Western Sahara|flag	旗: 西撒哈拉|旗	علم: الصحراء الغربية|علم	flaga: Sahara Zachodnia|flaga
    🇪🇷	flag: Eritrea|flag	旗: 厄立特里亚|旗	علم: إريتريا|علم	flaga: Erytrea|flaga
    🇪🇸	flag: Spain|flag	旗: 西班牙|旗	علم: إسبانيا|علم	flaga: Hiszpania|flaga
    🇪🇹	flag: Ethiopia|flag	旗: 埃塞俄比亚|旗	علم: إثيوبيا|علم	flaga: Etiopia|flaga
    🇪🇺	flag: European Union|flag	旗: 欧盟|旗	علم: الاتحاد الأوروبي|علم	flaga: Unia Europejska|flaga
    🇫🇮	flag: Finland|flag	旗: 芬兰|旗	علم: فنلندا|علم	flaga: Finlandia|flaga
    🇫🇯	flag: Fiji|flag	旗: 斐济|旗	علم: فيجي|علم	flaga: Fidżi|flaga
    🇫🇰	flag: Falkland Islands|flag	旗: 福克兰群岛|旗	علم: جزر فوكلاند|علم	flaga: Falklandy|flaga
    🇫🇲	flag: Micronesia|flag	旗: 密克罗尼西亚|旗	علم: ميكرونيزيا|علم	flaga: Mikronezja|flaga
    🇫🇴	flag: Faroe Islands|flag	旗: 法罗群岛|旗	علم: جزر فارو|علم	flaga: Wyspy Owcze|flaga
    🇫🇷	flag: France|flag	旗: 法国|旗	علم: فرنسا|علم	flaga: Francja|flaga
    🇬🇦	flag: Gabon|flag	旗: 加蓬|旗	علم: الغابون|علم	flaga: Gabon|flaga
    🇬🇧	flag: United Kingdom|flag	旗: 英国|旗	علم: المملكة المتحدة|علم	flaga: Wielka Brytania|flaga
    🇬🇩	flag: Grenada|flag	旗: 格林纳达|旗	علم: غرينادا|علم	flaga: Grenada|flaga
    🇬🇪	flag: Georgia|flag	旗: 格鲁吉亚|旗	علم: جورجيا|علم	flaga: Gruzja|flaga
    🇬🇫	flag: French Guiana|flag	旗: 法属圭亚那|旗	علم: غويانا الفرنسية|علم	flaga: Gujana Francuska|flaga
    🇬🇬	flag: Guernsey|flag	旗: 根西岛|旗	علم: غيرنزي|علم	flaga: Guernsey|flaga
    🇬🇭	flag: Ghana|flag	旗: 加纳|旗	علم: غانا|علم	flaga: Ghana|flaga
    🇬🇮	flag: Gibraltar|flag	旗: 直布罗陀|旗	علم: جبل طارق|علم	flaga: Gibraltar|flaga
    🇬🇱	flag: Greenland|flag	旗: 格陵兰|旗	علم: غرينلاند|علم	flaga: Grenlandia|flaga
    🇬🇲	flag: Gambia|flag	旗: 冈比亚|旗	علم: غامبيا|علم	flaga: Gambia|flaga
    🇬🇳	flag: Guinea|flag	旗: 几内亚|旗	علم: غينيا|علم	flaga: Gwinea|flaga
    🇬🇵	flag: Guadeloupe|flag	旗: 瓜德罗普|旗	علم: غوادلوب|علم	flaga: Gwadelupa|flaga
    🇬🇶	flag: Equatorial Guinea|flag	旗: 赤道几内亚|旗	علم: غينيا الاستوائية|علم	flaga: Gwinea Równikowa|flaga
    🇬🇷	flag: Greece|flag	旗: 希腊|旗	علم: اليونان|علم	flaga: Grecja|flaga
    🇬🇸	flag: South Georgia & South Sandwich Islands|flag	旗: 南乔治亚和南桑威奇群岛|旗	علم: جورجيا الجنوبية وجزر ساندويتش الجنوبية|علم	flaga: Georgia Południowa i Sandwich Południowy|flaga
    🇬🇹	flag: Guatemala|flag	旗: 危地马拉|旗	علم: غواتيمالا|علم	flaga: Gwatemala|flaga
    🇬🇺	flag: Guam|flag	旗: 关岛|旗	علم: غوام|علم	flaga: Guam|flaga
    🇬🇼	flag: Guinea-Bissau|flag	旗: 几内亚比绍|旗	علم: غينيا بيساو|علم	flaga: Gwinea Bissau|flaga
    🇬🇾	flag: Guyana|flag	旗: 圭亚那|旗	علم: غيانا|علم	flaga: Gujana|flaga
    🇭🇰	flag: Hong Kong SAR China|flag	旗: 中国香港特别行政区|旗	علم: هونغ كونغ الصينية (منطقة إدارية خاصة)|علم	flaga: SRA Hongkong (Chiny)|flaga
    🇭🇲	flag: Heard & McDonald Islands|flag	旗: 赫德岛和麦克唐纳群岛|旗	علم: جزيرة هيرد وجزر ماكدونالد|علم	flaga: Wyspy Heard i McDonalda|flaga
    🇭🇳	flag: Honduras|flag	旗: 洪都拉斯|旗	علم: هندوراس|علم	flaga: Honduras|flaga
    🇭🇷	flag: Croatia|flag	旗: 克罗地亚|旗	علم: كرواتيا|علم	flaga: Chorwacja|flaga
    🇭🇹	flag: Haiti|flag	旗: 海地|旗	علم: هايتي|علم	flaga: Haiti|flaga
    🇭🇺	flag: Hungary|flag	旗: 匈牙利|旗	علم: هنغاريا|علم	flaga: Węgry|flaga
    🇮🇨	flag: Canary Islands|flag	旗: 加纳利群岛|旗	علم: جزر الكناري|علم	flaga: Wyspy Kanaryjskie|flaga
    🇮🇩	flag: Indonesia|flag	旗: 印度尼西亚|旗	علم: إندونيسيا|علم	flaga: Indonezja|flaga
    🇮🇪	flag: Ireland|flag	旗: 爱尔兰|旗	علم: أيرلندا|علم	flaga: Irlandia|flaga
    🇮🇱	flag: Israel|flag	旗: 以色列|旗	علم: إسرائيل|علم	flaga: Izrael|flaga
    🇮🇲	flag: Isle of Man|flag	旗: 马恩岛|旗	علم: جزيرة مان|علم	flaga: Wyspa Man|flaga
    🇮🇳	flag: India|flag	旗: 印度|旗	علم: الهند|علم	flaga: Indie|flaga
    🇮🇴	flag: British Indian Ocean Territory|flag	旗: 英属印度洋领地|旗	علم: الإقليم البريطاني في المحيط الهندي|علم	flaga: Brytyjskie Terytorium Oceanu Indyjskiego|flaga
    🇮🇶	flag: Iraq|flag	旗: 伊拉克|旗	علم: العراق|علم	flaga: Irak|flaga
    🇮🇷	flag: Iran|flag	旗: 伊朗|旗	علم: إيران|علم	flaga: Iran|flaga
    🇮🇸	flag: Iceland|flag	旗: 冰岛|旗	علم: آيسلندا|علم	flaga: Islandia|flaga
    🇮🇹	flag: Italy|flag	旗: 意大利|旗	علم: إيطاليا|علم	flaga: Włochy|flaga
    🇯🇪	flag: Jersey|flag	旗: 泽西岛|旗	علم: جيرسي|علم	flaga: Jersey|flaga
    🇯🇲	flag: Jamaica|flag	旗: 牙买加|旗	علم: جامايكا|علم	flaga: Jamajka|flaga
    🇯🇴	flag: Jordan|flag	旗: 约旦|旗	علم: الأردن|علم	flaga: Jordania|flaga
    🇯🇵	flag: Japan|flag	旗: 日本|旗	علم: اليابان|علم	flaga: Japonia|flaga
    🇰🇪	flag: Kenya|flag	旗: 肯尼亚|旗	علم: كينيا|علم	flaga: Kenia|flaga
    🇰🇬	flag: Kyrgyzstan|flag	旗: 吉尔吉斯斯坦|旗	علم: قيرغيزستان|علم	flaga: Kirgistan|flaga
    🇰🇭	flag: Cambodia|flag	旗: 柬埔寨|旗	علم: كمبوديا|علم	flaga: Kambodża|flaga
    🇰🇮	flag: Kiribati|flag	旗: 基里巴斯|旗	علم: كيريباتي|علم	flaga: Kiribati|flaga
    🇰🇲	flag: Comoros|flag	旗: 科摩罗|旗	علم: جزر القمر|علم	flaga: Komory|flaga
    🇰🇳	flag: St. Kitts & Nevis|flag	旗: 圣基茨和尼维斯|旗	علم: سانت كيتس ونيفيس|علم	flaga: Saint Kitts i Nevis|flaga
    🇰🇵	flag: North Korea|flag	旗: 朝鲜|旗	علم: كوريا الشمالية|علم	flaga: Korea Północna|flaga
    🇰🇷	flag: South Korea|flag	旗: 韩国|旗	علم: كوريا الجنوبية|علم	flaga: Korea Południowa|flaga
    🇰🇼	flag: Kuwait|flag	旗: 科威特|旗	علم: الكويت|علم	flaga: Kuwejt|flaga
    🇰🇾	flag: Cayman Islands|flag	旗: 开曼群岛|旗	علم: جزر كايمان|علم	flaga: Kajmany|flaga
    🇰🇿	flag: Kazakhstan|flag	旗: 哈萨克斯坦|旗	علم: كازاخستان|علم	flaga: Kazachstan|flaga
    🇱🇦	flag: Laos|flag	旗: 老挝|旗	علم: لاوس|علم	flaga: Laos|flaga
    🇱🇧	flag: Lebanon|flag	旗: 黎巴嫩|旗	علم: لبنان|علم	flaga: Liban|flaga
    🇱🇨	flag: St. Lucia|flag	旗: 圣卢西亚|旗	علم: سانت لوسيا|علم	flaga: Saint Lucia|flaga
    🇱🇮	flag: Liechtenstein|flag	旗: 列支敦士登|旗	علم: ليختنشتاين|علم	flaga: Liechtenstein|flaga
    🇱🇰	flag: Sri Lanka|flag	旗: 斯里兰卡|旗	علم: سريلانكا|علم	flaga: Sri Lanka|flaga
    🇱🇷	flag: Liberia|flag	旗: 利比里亚|旗	علم: ليبيريا|علم	flaga: Liberia|flaga
    🇱🇸	flag: Lesotho|flag	旗: 莱索托|旗	علم: ليسوتو|علم	flaga: Lesotho|flaga
    🇱🇹	flag: Lithuania|flag	旗: 立陶宛|旗	علم: ليتوانيا|علم	flaga: Litwa|flaga
    🇱🇺	flag: Luxembourg|flag	旗: 卢森堡|旗	علم: لوكسمبورغ|علم	flaga: Luksemburg|flaga
    🇱🇻	flag: Latvia|flag	旗: 拉脱维亚|旗	علم: لاتفيا|علم	flaga: Łotwa|flaga
    🇱🇾	flag: Libya|flag	旗: 利比亚|旗	علم: ليبيا|علم	flaga: Libia|flaga
    🇲🇦	flag: Morocco|flag	旗: 摩洛哥|旗	علم: المغرب|علم	flaga: Maroko|flaga
    🇲🇨	flag: Monaco|flag	旗: 摩纳哥|旗	علم: موناكو|علم	flaga: Monako|flaga
    🇲🇩	flag: Moldova|flag	旗: 摩尔多瓦|旗	علم: مولدوفا|علم	flaga: Mołdawia|flaga
    🇲🇪	flag: Montenegro|flag	旗: 黑山|旗	علم: الجبل الأسود|علم	flaga: Czarnogóra|flaga
    🇲🇫	flag: St. Martin|flag	旗: 法属圣马丁|旗	علم: سان مارتن|علم	flaga: Saint-Martin|flaga
    🇲🇬	flag: Madagascar|flag	旗: 马达加斯加|旗	علم: مدغشقر|علم	flaga: Madagaskar|flaga
    🇲🇭	flag: Marshall Islands|flag	旗: 马绍尔群岛|旗	علم: جزر مارشال|علم	flaga: Wyspy Marshalla|flaga
    🇲🇰	flag: North Macedonia|flag	旗: 北马其顿|旗	علم: مقدونيا الشمالية|علم	flaga: Macedonia Północna|flaga
    🇲🇱	flag: Mali|flag	旗: 马里|旗	علم: مالي|علم	flaga: Mali|flaga
    🇲🇲	flag: Myanmar (Burma)|flag	旗: 缅甸|旗	علم: ميانمار (بورما)|علم	flaga: Mjanma (Birma)|flaga
    🇲🇳	flag: Mongolia|flag	旗: 蒙古|旗	علم: منغوليا|علم	flaga: Mongolia|flaga
    🇲🇴	flag: Macao SAR China|flag	旗: 中国澳门特别行政区|旗	علم: منطقة ماكاو الإدارية الخاصة|علم	flaga: SRA Makau (Chiny)|flaga
    🇲🇵	flag: Northern Mariana Islands|flag	旗: 北马里亚纳群岛|旗	علم: جزر ماريانا الشمالية|علم	flaga: Mariany Północne|flaga
    🇲🇶	flag: Martinique|flag	旗: 马提尼克|旗	علم: جزر المارتينيك|علم	flaga: Martynika|flaga
    🇲🇷	flag: Mauritania|flag	旗: 毛里塔尼亚|旗	علم: موريتانيا|علم	flaga: Mauretania|flaga
    🇲🇸	flag: Montserrat|flag	旗: 蒙特塞拉特|旗	علم: مونتسرات|علم	flaga: Montserrat|flaga
    🇲🇹	flag: Malta|flag	旗: 马耳他|旗	علم: مالطا|علم	flaga: Malta|flaga
    🇲🇺	flag: Mauritius|flag	旗: 毛里求斯|旗	علم: موريشيوس|علم	flaga: Mauritius|flaga
    🇲🇻	flag: Maldives|flag	旗: 马尔代夫|旗	علم: جزر المالديف|علم	flaga: Malediwy|flaga
    🇲🇼	flag: Malawi|flag	旗: 马拉维|旗	علم: ملاوي|علم	flaga: Malawi|flaga
    🇲🇽	flag: Mexico|flag	旗: 墨西哥|旗	علم: المكسيك|علم	flaga: Meksyk|flaga
    🇲🇾	flag: Malaysia|flag	旗: 马来西亚|旗	علم: ماليزيا|علم	flaga: Malezja|flaga
    🇲🇿	flag: Mozambique|flag	旗: 莫桑比克|旗	علم: موزمبيق|علم	flaga: Mozambik|flaga
    🇳🇦	flag: Namibia|flag	旗: 纳米比亚|旗	علم: ناميبيا|علم	flaga: Namibia|flaga
    🇳🇨	flag: New Caledonia|flag	旗: 新喀里多尼亚|旗	علم: كاليدونيا الجديدة|علم	flaga: Nowa Kaledonia|flaga
    🇳🇪	flag: Niger|flag	旗: 尼日尔|旗	علم: النيجر|علم	flaga: Niger|flaga
    🇳🇫	flag: Norfolk Island|flag	旗: 诺福克岛|旗	علم: جزيرة نورفولك|علم	flaga: Norfolk|flaga
    🇳🇬	flag: Nigeria|flag	旗: 尼日利亚|旗	علم: نيجيريا|علم	flaga: Nigeria|flaga
    🇳🇮	flag: Nicaragua|flag	旗: 尼加拉瓜|旗	علم: نيكاراغوا|علم	flaga: Nikaragua|flaga
    🇳🇱	flag: Netherlands|flag	旗: 荷兰|旗	علم: هولندا|علم	flaga: Holandia|flaga
    🇳🇴	flag: Norway|flag	旗: 挪威|旗	علم: النرويج|علم	flaga: Norwegia|flaga
    🇳🇵	flag: Nepal|flag	旗: 尼泊尔|旗	علم: نيبال|علم	flaga: Nepal|flaga
    🇳🇷	flag: Nauru|flag	旗: 瑙鲁|旗	علم: ناورو|علم	flaga: Nauru|flaga
    🇳🇺	flag: Niue|flag	旗: 纽埃|旗	علم: نيوي|علم	flaga: Niue|flaga
    🇳🇿	flag: New Zealand|flag	旗: 新西兰|旗	علم: نيوزيلندا|علم	flaga: Nowa Zelandia|flaga
    🇴🇲	flag: Oman|flag	旗: 阿曼|旗	علم: عُمان|علم	flaga: Oman|flaga
    🇵🇦	flag: Panama|flag	旗: 巴拿马|旗	علم: بنما|علم	flaga: Panama|flaga
    🇵🇪	flag: Peru|flag	旗: 秘鲁|旗	علم: بيرو|علم	flaga: Peru|flaga
    🇵🇫	flag: French Polynesia|flag	旗: 法属波利尼西亚|旗	علم: بولينيزيا الفرنسية|علم	flaga: Polinezja Francuska|flaga
    🇵🇬	flag: Papua New Guinea|flag	旗: 巴布亚新几内亚|旗	علم: بابوا غينيا الجديدة|علم	flaga: Papua-Nowa Gwinea|flaga
    🇵🇭	flag: Philippines|flag	旗: 菲律宾|旗	علم: الفلبين|علم	flaga: Filipiny|flaga
    🇵🇰	flag: Pakistan|flag	旗: 巴基斯坦|旗	علم: باكستان|علم	flaga: Pakistan|flaga
    🇵🇱	flag: Poland|flag	旗: 波兰|旗	علم: بولندا|علم	flaga: Polska|flaga
    🇵🇲	flag: St. Pierre & Miquelon|flag	旗: 圣皮埃尔和密克隆群岛|旗	علم: سان بيير ومكويلون|علم	flaga: Saint-Pierre i Miquelon|flaga
    🇵🇳	flag: Pitcairn Islands|flag	旗: 皮特凯恩群岛|旗	علم: جزر بيتكيرن|علم	flaga: Pitcairn|flaga
    🇵🇷	flag: Puerto Rico|flag	旗: 波多黎各|旗	علم: بورتوريكو|علم	flaga: Portoryko|flaga
    🇵🇸	flag: Palestinian Territories|flag	旗: 巴勒斯坦领土|旗	علم: الأراضي الفلسطينية|علم	flaga: Terytoria Palestyńskie|flaga
    🇵🇹	flag: Portugal|flag	旗: 葡萄牙|旗	علم: البرتغال|علم	flaga: Portugalia|flaga
    🇵🇼	flag: Palau|flag	旗: 帕劳|旗	علم: بالاو|علم	flaga: Palau|flaga
    🇵🇾	flag: Paraguay|flag	旗: 巴拉圭|旗	علم: باراغواي|علم	flaga: Paragwaj|flaga
    🇶🇦	flag: Qatar|flag	旗: 卡塔尔|旗	علم: قطر|علم	flaga: Katar|flaga
    🇷🇪	flag: Réunion|flag	旗: 留尼汪|旗	علم: روينيون|علم	flaga: Reunion|flaga
    🇷🇴	flag: Romania|flag	旗: 罗马尼亚|旗	علم: رومانيا|علم	flaga: Rumunia|flaga
    🇷🇸	flag: Serbia|flag	旗: 塞尔维亚|旗	علم: صربيا|علم	flaga: Serbia|flaga
    🇷🇺	flag: Russia|flag	旗: 俄罗斯|旗	علم: روسيا|علم	flaga: Rosja|flaga
    🇷🇼	flag: Rwanda|flag	旗: 卢旺达|旗	علم: رواندا|علم	flaga: Rwanda|flaga
    🇸🇦	flag: Saudi Arabia|flag	旗: 沙特阿拉伯|旗	علم: المملكة العربية السعودية|علم	flaga: Arabia Saudyjska|flaga
    🇸🇧	flag: Solomon Islands|flag	旗: 所罗门群岛|旗	علم: جزر سليمان|علم	flaga: Wyspy Salomona|flaga
    🇸🇨	flag: Seychelles|flag	旗: 塞舌尔|旗	علم: سيشل|علم	flaga: Seszele|flaga
    🇸🇩	flag: Sudan|flag	旗: 苏丹|旗	علم: السودان|علم	flaga: Sudan|flaga
    🇸🇪	flag: Sweden|flag	旗: 瑞典|旗	علم: السويد|علم	flaga: Szwecja|flaga
    🇸🇬	flag: Singapore|flag	旗: 新加坡|旗	علم: سنغافورة|علم	flaga: Singapur|flaga
    🇸🇭	flag: St. Helena|flag	旗: 圣赫勒拿|旗	علم: سانت هيلينا|علم	flaga: Wyspa Świętej Heleny|flaga
    🇸🇮	flag: Slovenia|flag	旗: 斯洛文尼亚|旗	علم: سلوفينيا|علم	flaga: Słowenia|flaga
    🇸🇯	flag: Svalbard & Jan Mayen|flag	旗: 斯瓦尔巴和扬马延|旗	علم: سفالبارد وجان ماين|علم	flaga: Svalbard i Jan Mayen|flaga
    🇸🇰	flag: Slovakia|flag	旗: 斯洛伐克|旗	علم: سلوفاكيا|علم	flaga: Słowacja|flaga
    🇸🇱	flag: Sierra Leone|flag	旗: 塞拉利昂|旗	علم: سيراليون|علم	flaga: Sierra Leone|flaga
    🇸🇲	flag: San Marino|flag	旗: 圣马力诺|旗	علم: سان مارينو|علم	flaga: San Marino|flaga
    🇸🇳	flag: Senegal|flag	旗: 塞内加尔|旗	علم: السنغال|علم	flaga: Senegal|flaga
    🇸🇴	flag: Somalia|flag	旗: 索马里|旗	علم: الصومال|علم	flaga: Somalia|flaga
    🇸🇷	flag: Suriname|flag	旗: 苏里南|旗	علم: سورينام|علم	flaga: Surinam|flaga
    🇸🇸	flag: South Sudan|flag	旗: 南苏丹|旗	علم: جنوب السودان|علم	flaga: Sudan Południowy|flaga
    🇸🇹	flag: São Tomé & Príncipe|flag	旗: 圣多美和普林西比|旗	علم: ساو تومي وبرينسيبي|علم	flaga: Wyspy Świętego Tomasza i Książęca|flaga
    🇸🇻	flag: El Salvador|flag	旗: 萨尔瓦多|旗	علم: السلفادور|علم	flaga: Salwador|flaga
    🇸🇽	flag: Sint Maarten|flag	旗: 荷属圣马丁|旗	علم: سانت مارتن|علم	flaga: Sint Maarten|flaga
    🇸🇾	flag: Syria|flag	旗: 叙利亚|旗	علم: سوريا|علم	flaga: Syria|flaga
    🇸🇿	flag: Eswatini|flag	旗: 斯威士兰|旗	علم: إسواتيني|علم	flaga: Eswatini|flaga
    🇹🇦	flag: Tristan da Cunha|flag	旗: 特里斯坦-达库尼亚群岛|旗	علم: تريستان دا كونا|علم	flaga: Tristan da Cunha|flaga
    🇹🇨	flag: Turks & Caicos Islands|flag	旗: 特克斯和凯科斯群岛|旗	علم: جزر توركس وكايكوس|علم	flaga: Turks i Caicos|flaga
    🇹🇩	flag: Chad|flag	旗: 乍得|旗	علم: تشاد|علم	flaga: Czad|flaga
    🇹🇫	flag: French Southern Territories|flag	旗: 法属南部领地|旗	علم: الأقاليم الجنوبية الفرنسية|علم	flaga: Francuskie Terytoria Południowe i Antarktyczne|flaga
    🇹🇬	flag: Togo|flag	旗: 多哥|旗	علم: توغو|علم	flaga: Togo|flaga
    🇹🇭	flag: Thailand|flag	旗: 泰国|旗	علم: تايلاند|علم	flaga: Tajlandia|flaga
    🇹🇯	flag: Tajikistan|flag	旗: 塔吉克斯坦|旗	علم: طاجيكستان|علم	flaga: Tadżykistan|flaga
    🇹🇰	flag: Tokelau|flag	旗: 托克劳|旗	علم: توكيلو|علم	flaga: Tokelau|flaga
    🇹🇱	flag: Timor-Leste|flag	旗: 东帝汶|旗	علم: تيمور - ليشتي|علم	flaga: Timor Wschodni|flaga
    🇹🇲	flag: Turkmenistan|flag	旗: 土库曼斯坦|旗	علم: تركمانستان|علم	flaga: Turkmenistan|flaga
    🇹🇳	flag: Tunisia|flag	旗: 突尼斯|旗	علم: تونس|علم	flaga: Tunezja|flaga
    🇹🇴	flag: Tonga|flag	旗: 汤加|旗	علم: تونغا|علم	flaga: Tonga|flaga
    🇹🇷	flag: Turkey|flag	旗: 土耳其|旗	علم: تركيا|علم	flaga: Turcja|flaga
    🇹🇹	flag: Trinidad & Tobago|flag	旗: 特立尼达和多巴哥|旗	علم: ترينيداد وتوباغو|علم	flaga: Trynidad i Tobago|flaga
    🇹🇻	flag: Tuvalu|flag	旗: 图瓦卢|旗	علم: توفالو|علم	flaga: Tuvalu|flaga
    🇹🇼	flag: Taiwan|flag	旗: 台湾|旗	علم: تايوان|علم	flaga: Tajwan|flaga
    🇹🇿	flag: Tanzania|flag	旗: 坦桑尼亚|旗	علم: تنزانيا|علم	flaga: Tanzania|flaga
    🇺🇦	flag: Ukraine|flag	旗: 乌克兰|旗	علم: أوكرانيا|علم	flaga: Ukraina|flaga
    🇺🇬	flag: Uganda|flag	旗: 乌干达|旗	علم: أوغندا|علم	flaga: Uganda|flaga
    🇺🇲	flag: U.S. Outlying Islands|flag	旗: 美国本土外小岛屿|旗	علم: جزر الولايات المتحدة النائية|علم	flaga: Dalekie Wyspy Mniejsze Stanów Zjednoczonych|flaga
    🇺🇳	flag: United Nations|flag	旗: 联合国|旗	علم: الأمم المتحدة|علم	flaga: Organizacja Narodów Zjednoczonych|flaga
    🇺🇸	flag: United States|flag	旗: 美国|旗	علم: الولايات المتحدة|علم	flaga: Stany Zjednoczone|flaga
    🇺🇾	flag: Uruguay|flag	旗: 乌拉圭|旗	علم: أورغواي|علم	flaga: Urugwaj|flaga
    🇺🇿	flag: Uzbekistan|flag	旗: 乌兹别克斯坦|旗	علم: أوزبكستان|علم	flaga: Uzbekistan|flaga
    🇻🇦	flag: Vatican City|flag	旗: 梵蒂冈|旗	علم: الفاتيكان|علم	flaga: Watykan|flaga
    🇻🇨	flag: St. Vincent & Grenadines|flag	旗: 圣文森特和格林纳丁斯|旗	علم: سانت فنسنت وجزر غرينادين|علم	flaga: Saint Vincent i Grenadyny|flaga
    🇻🇪	flag: Venezuela|flag	旗: 委内瑞拉|旗	علم: فنزويلا|علم	flaga: Wenezuela|flaga
    🇻🇬	flag: British Virgin Islands|flag	旗: 英属维尔京群岛|旗	علم: جزر فيرجن البريطانية|علم	flaga: Brytyjskie Wyspy Dziewicze|flaga
    🇻🇮	flag: U.S. Virgin Islands|flag	旗: 美属维尔京群岛|旗	علم: جزر فيرجن التابعة للولايات المتحدة|علم	flaga: Wyspy Dziewicze Stanów Zjednoczonych|flaga
    🇻🇳	flag: Vietnam|flag	旗: 越南|旗	علم: فيتنام|علم	flaga: Wietnam|flaga
    🇻🇺	flag: Vanuatu|flag	旗: 瓦努阿图|旗	علم: فانواتو|علم	flaga: Vanuatu|flaga
    🇼🇫	flag: Wallis & Futuna|flag	旗: 瓦利斯和富图纳|旗	علم: جزر والس وفوتونا|علم	flaga: Wallis i Futuna|flaga
    🇼🇸	flag: Samoa|flag	旗: 萨摩亚|旗	علم: ساموا|علم	flaga: Samoa|flaga
    🇽🇰	flag: Kosovo|flag	旗: 科索沃|旗	علم: كوسوفو|علم	flaga: Kosowo|flaga
    🇾🇪	flag: Yemen|flag	旗: 也门|旗	علم: اليمن|علم	flaga: Jemen|flaga
    🇾🇹	flag: Mayotte|flag	旗: 马约特|旗	علم: مايوت|علم	flaga: Majotta|flaga
    🇿🇦	flag: South Africa|flag	旗: 南非|旗	علم: جنوب أفريقيا|علم	flaga: Republika Południowej Afryki|flaga
    🇿🇲	flag: Zambia|flag	旗: 赞比亚|旗	علم: زامبيا|علم	flaga: Zambia|flaga
    🇿🇼	flag: Zimbabwe|flag	旗: 津巴布韦|旗	علم: زيمبابوي|علم	flaga: Zimbabwe|flaga
    🏴󠁧󠁢󠁥󠁮󠁧󠁿	flag: England|flag	旗: 英格兰|旗	علم: إنجلترا|علم	flaga: Anglia|flaga
    🏴󠁧󠁢󠁳󠁣󠁴󠁿	flag: Scotland|flag	旗: 苏格兰|旗	علم: اسكتلندا|علم	flaga: Szkocja|flaga
    🏴󠁧󠁢󠁷󠁬󠁳󠁿	flag: Wales|flag	旗: 威尔士|旗	علم: ويلز|علم	flaga: Walia|flaga
    """
}
