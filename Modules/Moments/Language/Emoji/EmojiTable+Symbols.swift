// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let symbols = """
    🏧	ATM sign|automated|bank|teller	取款机|柜员机|标识|银行	علامة ماكينة صرف آلي|ATM|صراف آلي|علامة صراف آلي|علامة ماكينة صراف آلي	znak bankomatu|ATM
    🚮	litter in bin sign|litter bin	倒垃圾|垃圾丢弃处|垃圾入篓	إشارة صندوق النفايات|صندوق نفايات|ضع النفايات في مكانها	znak kosza na śmieci|kosz|nie śmiecić|śmiecić
    🚰	potable water|drinking	饮用水|喝水|接水|水|水龙头	مياه صالحة للشرب|إشارة مياه شرب	woda pitna|kran|pić
    ♿	wheelchair symbol|access	轮椅标识|无障碍|残疾|残障|轮椅|轮椅符号	كرسي متحرك|إشارة|دخول|رمز كرسي متحرك	symbol wózka inwalidzkiego|inwalida|na wózku|niepełnosprawny|wózek
    🚹	men’s room|bathroom|lavatory|man|restroom|toilet	男厕|卫生间|厕所|洗手间|男士	للرجال|إشارة|علامة رجال|غرفة رجال	toaleta męska|męski|szalet|ubikacja|ustęp
    🚺	women’s room|bathroom|lavatory|restroom|toilet|WC	女厕|卫生间|厕所|女士|洗手间	للسيدات|إشارة|علامة سيدات|غرفة سيدات	toaleta damska|damski|szalet|ubikacja|ustęp
    🚻	restroom|bathroom|lavatory|toilet|WC	卫生间|厕所|洗手间	دورة مياه|حمام|مرحاض	toalety|łazienka|toaleta|ubikacja
    🚼	baby symbol|changing	宝宝|婴儿|母婴室	إشارة طفل|طفل داخل السيارة|محطة تغيير ملابس أطفال	symbol niemowlęcia|niemowlę
    🚾	water closet|bathroom|lavatory|restroom|toilet|WC	厕所|卫生间|洗手间|盥洗室	حمام|مرحاض	WC|szalet|toaleta|ubikacja|ustęp|wc
    🛂	passport control	护照检查|安检|检查|通行证	مراقبة جوازات السفر|جواز سفر	kontrola paszportowa|granica|graniczna|paszport
    🛃	customs	海关	جمارك|جمرك	kontrola celna|komora celna
    🛄	baggage claim	提取行李|提取|行李	استرداد الحقائب|حقائب	odbiór bagażu|bagaż
    🛅	left luggage|baggage|locker	寄存行李|寄存|行李	أمتعة|خدمة حقائب السفر	przechowalnia bagażu|kluczyk|pozostawiony bagaż|walizka|zamknięcie
    ⚠️	warning	警告	إشارة تحذير	ostrzeżenie|uwaga|wykrzyknik|znak ostrzegawczy
    🚸	children crossing|child|pedestrian|traffic	儿童过街|交通|安全|指示牌|行人	عبور أطفال|إشارة	dzieci przechodzące przez jezdnię|dziecko|przejście da pieszych|uwaga
    ⛔	no entry|forbidden|not|prohibited|traffic	禁止通行|交通|请勿入内|请勿驶入	ممنوع الدخول	zakaz wjazdu|wejście|wstęp|zabroniony
    🚫	prohibited|entry|forbidden|no|not	禁止|不准|不许|严禁|阻止	ممنوع|إشارة|ممنوع الدخول	zakaz|brak przejścia|wejście|zabronione
    🚳	no bicycles|bicycle|bike|forbidden|prohibited	禁止自行车|严禁|交通|非机动车	ممنوع ركوب الدراجات|دراجة|مركبة|ممنوع البسكلتة	zakaz wjazdu rowerów|nie wolno|pojazd|rower|zabroniony
    🚭	no smoking|forbidden|not|prohibited	禁止吸烟|严禁|抽烟	ممنوع التدخين|إشارة	zakaz palenia|nie wolno|palenie wzbronione|papieros|zabronione
    🚯	no littering|forbidden|litter|not|prohibited	禁止乱扔垃圾|严禁|垃圾	ممنوع وضع النفايات|إشارة|لا تضع نفايات|لا نفايات	zakaz śmiecenia|nie wolno|nie wyrzucać|śmieci|zabronione
    🚱	non-potable water|non-drinking	非饮用水|水|非直饮水	مياه غير صالحة للشرب|غير صالحة للشرب	woda niezdatna do picia|nie pić|nie wolno|zabronione|zakaz
    🚷	no pedestrians|forbidden|not|pedestrian|prohibited	禁止行人通行|严禁|行人	ممنوع سير المشاة|إشارة|مشاة	zakaz ruchu pieszych|nie wolno|pieszy|przejście wzbronione|zabronione
    📵	no mobile phones|cell|forbidden|phone	禁止使用手机|严禁|电话	ممنوع استخدام الهاتف الجوال|جوال|ممنوع استخدام الهاتف الخلوي|ممنوع الاتصال|هاتف	zakaz korzystania z telefonów komórkowych|komórka|nie wnosić|nie wolno|telefon komórkowy|zabroniony
    🔞	no one under eighteen|18|age restriction|prohibited|underage	18禁|未成年人不宜|禁止	ممنوع لأقل من 18 عامًا|أقل من 18	zakaz poniżej osiemnastego roku życia|18|niedozwolone poniżej osiemnastego roku życia|od lat osiemnastu|ograniczenie wiekowe
    ☢️	radioactive|sign	辐射|放射性|标识	إشعاع|إشارة|مشع	promieniowanie radioaktywne|radiacja
    ☣️	biohazard|sign	生物危害|动物|当心感染	خطورة بيولوجية|إشارة|خطر أحيائي	zagrożenie ze strony organizmów żywych|biozagrożenie|niebezpieczeństwo|organizm|żywy
    ⬆️	up arrow|cardinal|direction|north	向上箭头|北|方向|标识	سهم لأعلى|اتجاه|شمال|كاردينال	strzałka w górę|kierunek|północ|strzałka do góry
    ↗️	up-right arrow|direction|intercardinal|northeast	右上箭头|东北|方向|标识	سهم لأعلى اليمين|اتجاه|شمال شرق	strzałka w górę w prawo|kierunek|północny wschód|strzałka do góry w prawo
    ➡️	right arrow|cardinal|direction|east	向右箭头|东|方向|标识	سهم لليمين|اتجاه|شرق|كاردينال	strzałka w prawo|kierunek|wschód
    ↘️	down-right arrow|direction|intercardinal|southeast	右下箭头|东南|方向|标识	سهم لأسفل اليمين|اتجاه|جنوب شرق	strzałka w dół w prawo|kierunek|południowy wschód
    ⬇️	down arrow|cardinal|direction|south	向下箭头|向下|基本|方位|正南|箭头	سهم لأسفل|اتجاه|جنوب|كاردينال	strzałka w dół|kierunek|południe|strzałka na dół
    ↙️	down-left arrow|direction|intercardinal|southwest	左下箭头|方向|标识|西南	سهم لأسفل اليسار|اتجاه|جنوب غرب|كاردينال	strzałka w dół w lewo|kierunek|południowy zachód|strzałka na dół w lewo
    ⬅️	left arrow|cardinal|direction|west	向左箭头|方向|标识|西	سهم لليسار|اتجاه|غرب|كاردينال	strzałka w lewo|kierunek|zachód
    ↖️	up-left arrow|direction|intercardinal|northwest	左上箭头|方向|标识|西北	سهم لأعلى اليسار|اتجاه|شمال غرب|كاردينال	strzałka w górę w lewo|kierunek|północny zachód|strzałka do góry w lewo
    ↕️	up-down arrow	上下箭头|上下|箭头	سهم لأعلى وأسفل	strzałka w górę i w dół|dwukierunkowa|góra-dół|strzałka do góry i na dół
    ↔️	left-right arrow	左右箭头|左右|箭头	سهم لليسار واليمين	strzałka w lewo i w prawo|dwukierunkowa|lewo-prawo|na boki
    ↩️	right arrow curving left	右转弯箭头|右转弯|向左弯曲的右箭头|箭头	سهم أيمن بانحناء أيسر	strzałka zakręcona w lewo|zakręt|zawróć
    ↪️	left arrow curving right	左转弯箭头|向右弯曲的左箭头|左转弯|箭头	سهم أيسر بانحناء أيمن	strzałka zakręcona w prawo|zakręt|zawróć
    ⤴️	right arrow curving up	右上弯箭头|右上弯|向上弯曲的右箭头|箭头	سهم لأعلى من اليسار	strzałka w prawo skręcająca w górę|zakręt
    ⤵️	right arrow curving down	右下弯箭头|右下弯|向下弯曲的右箭头|箭头	سهم لأسفل من اليسار	strzałka w prawo skręcająca w dół|strzałka w prawo skręcająca dół|zakręt
    🔃	clockwise vertical arrows|arrow|reload	顺时针垂直箭头|方向|标识|重新载入	سهمان رأسيان مع عقارب الساعة|أسهم رأسية مع عقارب الساعة|أسهم عمودية باتجاه عقارب الساعة|علامة إعادة تحميل	pionowe strzałki zgodne z ruchem wskazówek zegara|odśwież|okrężny|pionowe strzałki zgodnie z ruchem wskazówek zegara|strzałka
    🔄	counterclockwise arrows button|anticlockwise|arrow|withershins	逆时针箭头按钮|箭头|逆时针|逆时针箭头	زر عكس اتجاه عقارب الساعة|أسهم|عكس اتجاه عقارب الساعة	przycisk ze strzałkami przeciwnie do ruchu wskazówek zegara|dookoła|okrężny|przycisk ze strzałkami w kierunku przeciwnym do ruchu wskazówek zegara|strzałka
    🔙	BACK arrow	返回箭头|回退|箭头|返回	سهم رجوع|رجوع مع سهم أيسر|سهم أيسر	strzałka z napisem BACK|wstecz
    🔚	END arrow	结束箭头|箭头|结束	سهم النهاية|انتهاء مع سهم أيسر|سهم أيسر|سهم انتهاء	strzałka z napisem END|koniec
    🔛	ON! arrow|mark|ON	ON! 箭头|ON|开始|标识	سهم تشغيل|تشغيل مع علامة تعجب وسهم|تعجب|علامة تعجب	strzałka z napisem ON!|włączone
    🔜	SOON arrow	SOON 箭头|马上	سهم علامة قريبًا|علامة قريبًا|قريبًا مع سهم أيمن	strzałka z napisem SOON|wkrótce
    🔝	TOP arrow|up	置顶|向上|标识	السهم لأعلى|أعلى|أعلى مع سهم لأعلى|سهم لأعلى	strzałka z napisem TOP|góra
    🛐	place of worship|religion	宗教场所|地点|礼拜|祈祷	مكان عبادة|دين|مصلى	miejsce kultu|kościół|kult|modlitwa|religia|świątynia
    ⚛️	atom symbol|atheist	原子符号|无神论|物质	نووي|إلحاد|نواة	symbol atomu|atom
    🕉️	om|Hindu|religion	奥姆|印度|宗教	دين هندوسي	om|hinduizm|religia
    ✡️	star of David|Jew|Jewish|religion	六芒星|大卫之星|宗教|犹太	نجمة داوود|دين|نجم|يهود|يهودي	gwiazda Dawida|Dawid|gwiazda dawidowa|religia|żyd|żydowska
    ☸️	wheel of dharma|Buddhist|religion	法轮|佛|宗教|达摩	عجلة دارما|بوذي|دين	koło dharmy|buddysta|buddyzm|dharma|religia
    ☯️	yin yang|religion|tao|taoist	阴阳|太极|宗教|道|道教|阳	نصفان متكاملان|تكامل|دين	yin-yang|religia|tao|taoizm|yang|yin
    ✝️	latin cross|Christian|religion	十字架|基督|天主教|宗教	صليب لاتيني|دين|مسيحي	krzyż łaciński|chrześcijaństwo|krzyżyk|religia
    ☦️	orthodox cross|Christian|religion	东正教十字架|东正教|十字架|基督|宗教	صليب أرثوزوكس|دين|مسيحية	krzyż prawosławny|chrześcijaństwo|krzyż ortodoksyjny|krzyżyk|religia
    ☪️	star and crescent|islam|Muslim|religion	星月|伊斯兰|宗教|穆斯林	هلال ونجمة|إسلام|دين|مسلم	gwiazda i półksiężyc|islam|muzułmanin|religia
    ☮️	peace symbol	和平符号|和平	رمز سلام	symbol pokoju|pacyfa
    🕎	menorah|candelabrum|candlestick|religion	烛台|光明节|宗教|灯台	‫شمعدان شعار اليهودية|دين|شموع	menora|kandelabr|religia|świecznik
    🔯	dotted six-pointed star|fortune	带中间点的六芒星|六角星|命运	نجمة سداسية|تنجيم	gwiazda sześcioramienna z kropką|szczęście
    🪯	khanda	khanda	khanda	khanda
    ♈	Aries|ram|zodiac	白羊座|公羊|星座	الحمل|الأبراج	Baran|baran|znak zodiaku|zodiak
    ♉	Taurus|bull|ox|zodiac	金牛座|公牛|星座	الثور|الأبراج	Byk|byk|znak zodiaku|zodiak
    ♊	Gemini|twins|zodiac	双子座|孪生子|星座	الجوزاء|الأبراج	Bliźnięta|bliźnięta|znak zodiaku|zodiak
    ♋	Cancer|crab|zodiac	巨蟹座|星座|螃蟹	السرطان|الأبراج	Rak|rak|znak zodiaku|zodiak
    ♌	Leo|lion|zodiac	狮子座|星座|雄狮	الأسد|الأبراج	Lew|lew|znak zodiaku|zodiak
    ♍	Virgo|zodiac	处女座|星座|黄道十二宫	العذراء|الأبراج	Panna|panna|znak zodiaku|zodiak
    ♎	Libra|balance|justice|scales|zodiac	天秤座|平衡|星座|正义	الميزان|الأبراج	Waga|waga|znak zodiaku|zodiak
    ♏	Scorpio|scorpion|scorpius|zodiac	天蝎座|星座|蝎子	العقرب|الأبراج	Skorpion|skorpion|znak zodiaku|zodiak
    ♐	Sagittarius|archer|zodiac	射手座|弓箭手|星座	القوس|الأبراج	Strzelec|strzelec|znak zodiaku|zodiak
    ♑	Capricorn|goat|zodiac	摩羯座|山羊|星座	الجدي|الأبراج	Koziorożec|koziorożec|znak zodiaku|zodiak
    ♒	Aquarius|bearer|water|zodiac	水瓶座|星座|水	الدلو|الأبراج	Wodnik|wodnik|znak zodiaku|zodiak
    ♓	Pisces|fish|zodiac	双鱼座|星座|鱼	الحوت|الأبراج	Ryby|ryby|znak zodiaku|zodiak
    ⛎	Ophiuchus|bearer|serpent|snake|zodiac	蛇夫座|星座|蛇	الحواء|الأبراج	Wężownik|wężownik|znak zodiaku|zodiak
    🔀	shuffle tracks button|arrow|crossed	随机播放音轨按钮|交叉|打乱|随机	زر أسهم متداخلة|أسهم يمنى متداخلة	przycisk losowego odtwarzania utworów|krzyżujące się|przecinające się|skrzyżowane|strzałki
    🔁	repeat button|arrow|clockwise	重复按钮|循环播放|箭头|顺时针	زر تكرار|أسهم|اتجاه عقارب الساعة	przycisk powtarzania|dookoła|okrężny|ponów|powtórz|strzałki
    🔂	repeat single button|arrow|clockwise|once	重复一次按钮|单曲循环|循环|箭头|顺时针	زر تكرار مرة واحدة|أسهم باتجاه عقارب الساعة مع رقم 1	przycisk powtarzania jednokrotnego|dookoła|okrężny|ponów raz|powtórz raz|strzałki
    ▶️	play button|arrow|right|triangle	播放按钮|三角|向右|箭头	زر تشغيل|سهم|مثلث|يمين	odtwórz|strzałka|trójkąt|w prawo
    ⏩	fast-forward button|arrow|double|fast|forward	快进按钮|双箭头|向前|快速	زر تقديم سريع|سهم|سهم مزدوج لليمين|يمين	przycisk szybkiego przewijania do przodu|do przodu|podwójna|przewiń|strzałka|szybkie przewijanie
    ⏭️	next track button|arrow|next scene|next track|triangle	下一个音轨按钮|三角|往后|箭头	زر التالي|المشهد التالي|المقطع التالي|سهم|مثلث	następny utwór|strzałka|trójkąt
    ⏯️	play or pause button|arrow|right|triangle	播放或暂停按钮|三角|向右	زر تشغيل أو إيقاف مؤقت|إيقاف مؤقت|سهم|مثلث|يمين	odtwórz lub wstrzymaj|pauza|strzałka|trójkąt|w prawo
    ◀️	reverse button|arrow|left|triangle	倒退按钮|三角|后退|向左	زر ترجيع|سهم|مثلث|يسار	wstecz|strzałka|trójkąt|w lewo
    ⏪	fast reverse button|arrow|double|rewind	快退按钮|倒回|双箭头	زر ترجيع سريع|سهم|سهم مزدوج لليسار|يسار	przycisk szybkiego przewijania do tyłu|do tyłu|podwójna|przewiń|strzałka|szybkie przewijanie
    ⏮️	last track button|arrow|previous scene|previous track|triangle	上一个音轨按钮|三角|箭头	زر آخر مقطع|آخر مقطع|المشهد السابق|سهم|مثلث	poprzedni utwór|strzałka|trójkąt
    🔼	upwards button|arrow|red	向上三角形按钮|往上|箭头	زر لأعلى|زر مثلث لأعلى|مثلث	przycisk „w górę”|do góry|strzałka|trójkąt
    ⏫	fast up button|arrow|double	快速上升按钮|双箭头|向上	زر سريع لأعلى|أعلى|سهم|سهم مزدوج لأعلى	przycisk „szybko w górę”|do góry|podwójna|strzałka|w górę
    🔽	downwards button|arrow|down|red	向下三角形按钮|往下|箭头	زر لأسفل|زر مثلث لأسفل|مثلث	przycisk „w dół”|na dół|strzałka|trójkąt
    ⏬	fast down button|arrow|double	快速下降按钮|双箭头|向下	زر سريع لأسفل|أسفل|سهم	przycisk „szybko w dół”|na dół|podwójna|strzałka|w dół
    ⏸️	pause button|bar|double|vertical	暂停按钮|停止|双条形	زر إيقاف مؤقت|شريط|ضعف|متوازٍ	pauza|dwie|pionowe kreski|wstrzymaj
    ⏹️	stop button|square	停止按钮|方形|终止	زر إيقاف|مربع	zatrzymaj|kwadrat|stop
    ⏺️	record button|circle	录制按钮|制作|圆	زر تسجيل|دائرة	nagraj|kółko|nagrywanie
    ⏏️	eject button	推出按钮|向上三角|弹出	زر إخراج|خروج	wysuń|kreska|trójkąt
    🎦	cinema|camera|film|movie	电影院|场所|影片	سينما|ترفيه	kino|film|kręcić film
    🔅	dim button|brightness|low	低亮度按钮|亮度|低|昏暗	زر سطوع منخفض|معتم	przycisk małej jasności|jasność|mała|niska|przyciemnić
    🔆	bright button|brightness	高亮度按钮|亮度|太阳|明亮	زر سطوع مرتفع|ساطع	przycisk dużej jasności|duża|jasność|rozjaśnić|wysoka
    📶	antenna bars|bar|cell|mobile|phone	信号强度条|天线|手机|条	إشارات هوائي|الإشارة|جوال|قوة الإشارة|مؤشر بأشرطة|هاتف	siła sygnału|sieć komórkowa|zasięg
    🛜	wireless	wireless	wireless	wireless
    📳	vibration mode|cell|mobile|phone|telephone	振动模式|手机|震动	وضع اهتزاز|جوال|هاتف|هاتف خلوي	tryb wibracji|komórka|telefon komórkowy|wibracje
    📴	mobile phone off|cell|telephone	手机关机|关闭|手机	إغلاق الجوال|جوال|هاتف خلوي|هاتف مغلق	wyłączony telefon komórkowy|komórka|telefon komórkowy|wyłącz
    ♀️	female sign|woman	女性符号|符号|雌性	رمز أنثى|مؤنث	znak kobiety|kobieta|żeński
    ♂️	male sign|man	男性符号|符号|雄性	رمز ذكر|مذكر	znak mężczyzny|męski|mężczyzna
    ⚧️	transgender symbol	跨性别符号|跨性别	رمز المتحوّلين جنسيًا|متحوّل جنسيًا|متحوّلة جنسيًا	symbol transpłciowości|transpłciowość
    ✖️	multiply|×|cancel|multiplication|sign|x	乘|乘号|取消|相乘|符号	ضرب|×|x|إلغاء|علامة ضرب|مضاعفة	znak mnożenia|×|anuluj|iks|mnożenie|x
    ➕	plus|+|math|sign	加|加号|十字|数学|相加|符号	‫علامة جمع|+|رياضيات	znak plus|+|dodać|dodawać|dodawanie|matematyka
    ➖	minus|-|−|math|sign	减|减号|数学|横线|符号	‫علامة طرح|−|رياضيات	znak minus|-|−|matematyka|odejmowanie
    ➗	divide|÷|division|math|sign	除|数学|相除|符号|除号	‫علامة قسمة|÷|رياضيات	znak dzielenia|÷|dzielenie|matematyka
    🟰	heavy equals sign|equality|math	粗等号|平等|数学|相等|等号	علامة يساوي قاتمة|رياضيات|علامة التساوي	gruby znak równości|matematyka|równość
    ♾️	infinity|forever|unbounded|universal	无穷大|宇宙|无尽|极大	اللا نهاية|إلى الأبد|اللا نهائية|المالا نهاية|مالا نهاية	nieskończoność|bezgraniczność|wieczność
    ‼️	double exclamation mark|!|!!|bangbang	双感叹号|！|！！|两个|吃惊|标点符号	تعجب مزدوج|علامة	podwójny wykrzyknik|!|!!|krzyk|okrzyk|wykrzykniki
    ⁉️	exclamation question mark|!|!?|?|interrobang|punctuation	感叹疑问号|！|！？|？|吃惊|标点符号	تعجب واستفهام|استفهام|التعجب|ترقيم|علامة	wykrzyknik ze znakiem zapytania|!|!?|?|nie rozumiem|pytajnik
    ❓	red question mark|?|punctuation	红色问号|为什么|标点符号|问号	علامة استفهام حمراء|علامة استفهام	czerwony znak zapytania|?|o co chodzi|pytajnik|pytanie|znak zapytania
    ❔	white question mark|?|outlined|punctuation	白色问号|？|为什么|标点符号|空心	علامة استفهام بيضاء	biały znak zapytania|o co chodzi?|pytajnik|pytanie|znak zapytania
    ❕	white exclamation mark|!|outlined|punctuation	白色感叹号|！|吃惊|标点符号|空心	‫علامة تعجب بيضاء	biały wykrzyknik|!|krzyk|okrzyk
    ❗	red exclamation mark|!|punctuation	红色感叹号|！|吃惊|感叹号|标点符号	‫علامة تعجب|ترقيم|علامة	czerwony wykrzyknik|!|krzyk|okrzyk
    〰️	wavy dash|punctuation	波浪型破折号|标点符号|浪花	شرطة مموجة|علامة صوت طويل|مموج	falista kreska|fala|linia|pofalowana
    💱	currency exchange|bank|money	货币兑换|兑换|外汇|换汇|汇率|流通	صرف عملة|أموال	wymiana walut|kantor|waluta
    💲	heavy dollar sign|currency|money	粗美元符号|美元|货币|金钱	علامة دولار|أموال	gruby symbol dolara|dolary|pieniądze|usd|waluta
    ⚕️	medical symbol|aesculapius|medicine|staff	医疗标志|蛇杖|阿斯克勒庇俄斯	رمز طبي|طب|فريق	symbol medycyny|eskulap|laska|medycyna
    ♻️	recycling symbol|recycle	回收标志|再利用|循环	رمز تدوير|إشارة|صلبة|علامة تدوير النفايات الصلبة	recykling|odpady|surowce wtórne
    ⚜️	fleur-de-lis	百合花饰|鸢尾花	زنبقة|زهرة	lilijka|harcerze
    🔱	trident emblem|anchor|ship|tool	三叉戟徽章|工具|船|锚	رمز ثلاثي الشعب|شعار|مرساة	emblemat z trójzębem|kotwica|okręt|statek
    📛	name badge	姓名牌|胸牌|证章	ملصق اسم	plakietka|z imieniem
    🔰	Japanese symbol for beginner|chevron|leaf	日本新手驾驶标志|V形图案|叶状|实习|箭尾	ورقة خضراء وصفراء|أخضر وأصفر|مبتدئ|ياباني	japoński symbol początkującego kierowcy|niebieski|początkujący|szewron|w dół|żółty
    ⭕	hollow red circle|large|o	红色空心圆圈|O形|圆圈|大|红	دائرة كبيرة سميكة|o	gruby czerwony okrąg|kółko|koło|o
    ✅	check mark button|✓	勾号按钮|勾|勾号|打勾|按钮	‫علامة تحديد بيضاء	przycisk ze znacznikiem wyboru|parafka|ptaszek|zaznaczenie|znacznik wyboru
    ☑️	check box with check|✓	勾选框|勾号|复选框|带勾方格|打勾	مربع اقتراع محدد|اختيار	pole ze znacznikiem wyboru|parafka|ptaszek|zaznaczenie
    ✔️	check mark|✓	勾号|对勾|打勾|正确|符号	علامة صح|تحديد	znacznik wyboru|gruby znacznik wyboru|parafka|ptaszek|zaznaczenie
    ❌	cross mark|×|cancel|multiplication|multiply|x	叉号|交叉|取消|相乘|符号	علامة X|إلغاء|اكس|ضرب|مضاعفة	znak krzyżyka|×|anuluj|krzyżyk|mnożenie|x
    ❎	cross mark button|×|square|x	叉号按钮|取消|方形	علامة X في مربع	przycisk z krzyżykiem|anuluj|iks|iks w kwadracie|krzyżyk w kwadracie|mnożenie
    ➰	curly loop|curl	卷曲环|单环|标志	عقدة|أنشوطة	pętla|zawijas
    ➿	double curly loop|curl	双卷曲环|双环|标志	عقدة مزدوجة|اتصال مجاني|اليابان	podwójna pętla|zawijas
    〽️	part alternation mark	庵点|开始歌唱|符号	بديل|جزء|علامة	początek partii wokalnej|znak|zygzak
    ✳️	eight-spoked asterisk|*	八轮辐星号|星号	نجمة ثمانية	gwiazdka ośmioramienna|*
    ✴️	eight-pointed star|*	八角星|星|符号	نجمة بثمان نقاط	gwiazda ośmioramienna|*
    ❇️	sparkle|*	火花|烟火|闪耀	ومضة|شرارة	iskra|*
    ©️	copyright|C	版权	علامة حقوق نشر|حقوق طبع	znak praw autorskich|copyright|prawa autorskie
    ®️	registered|R	注册|注册标记	مسجَّل|علامة التسجيل	zarejestrowany znak towarowy|R
    ™️	trade mark|TM|trademark	商标|产品|标志	إشارة علامة تجارية|علامة تجارية	znak towarowy|TM
    #️⃣	keycap: #|keycap	按键: #|按键	مفتاح: #|مفتاح	klawisz: #|klawisz
    *️⃣	keycap: *|keycap	按键: *|按键	مفتاح: *|مفتاح	klawisz: *|klawisz
    0️⃣	keycap: 0|keycap	按键: 0|按键	مفتاح: 0|مفتاح	klawisz: 0|klawisz
    1️⃣	keycap: 1|keycap	按键: 1|按键	مفتاح: 1|مفتاح	klawisz: 1|klawisz
    2️⃣	keycap: 2|keycap	按键: 2|按键	مفتاح: 2|مفتاح	klawisz: 2|klawisz
    3️⃣	keycap: 3|keycap	按键: 3|按键	مفتاح: 3|مفتاح	klawisz: 3|klawisz
    4️⃣	keycap: 4|keycap	按键: 4|按键	مفتاح: 4|مفتاح	klawisz: 4|klawisz
    5️⃣	keycap: 5|keycap	按键: 5|按键	مفتاح: 5|مفتاح	klawisz: 5|klawisz
    6️⃣	keycap: 6|keycap	按键: 6|按键	مفتاح: 6|مفتاح	klawisz: 6|klawisz
    7️⃣	keycap: 7|keycap	按键: 7|按键	مفتاح: 7|مفتاح	klawisz: 7|klawisz
    8️⃣	keycap: 8|keycap	按键: 8|按键	مفتاح: 8|مفتاح	klawisz: 8|klawisz
    9️⃣	keycap: 9|keycap	按键: 9|按键	مفتاح: 9|مفتاح	klawisz: 9|klawisz
    🔟	keycap: 10|keycap	按键: 10|按键	مفتاح: 10|مفتاح	klawisz: 10|klawisz
    🔠	input latin uppercase|ABCD|letters	输入大写拉丁字母|ABCD|打字|拉丁文|输入法	أحرف كبيرة|حرف لاتيني كبير	wielkie litery (alfabet łaciński)|abcd|duże litery|kapitaliki|łacińskie|pisać
    🔡	input latin lowercase|abcd|letters	输入小写拉丁字母|abcd|打字|拉丁文|输入法	أحرف صغيرة|حرف لاتيني صغير	małe litery (alfabet łaciński)|abcd|łacińskie|małymi literami|pisać|wprowadzać
    🔢	input numbers|1234	输入数字|1234|打字	أرقام|أرقام إدخال	cyfry|1234|liczby|pisać
    🔣	input symbols|〒♪&%	输入符号|字符|打字	رموز|رموز إدخال	symbole|pisać|wprowadzać|znaki
    🔤	input latin letters|abc|alphabet	输入拉丁字母|abc|字母|打字|拉丁文	أبجدية لاتينية|ABC|أبجدية إدخال لاتينية|إنجليزي|لاتيني	litery (alfabet łaciński)|abecadło|alfabet|małe litery|pierwsze litery
    🅰️	A button (blood type)|blood type	A型血|a|按钮|血液	زر A|إيه|فصيلة	grupa krwi A|grupa A|krew
    🆎	AB button (blood type)|blood type	AB型血|ab|按钮|血液	زر AB (فئة الدم)|إيه بي|فصيلة	grupa krwi AB|grupa AB|krew
    🅱️	B button (blood type)|blood type	B型血|b|按钮|血液	زر B|بي|فصيلة	grupa krwi B|grupa B|krew
    🆑	CL button	CL按钮|cl|手机|清理	مسح داخل مربع	przycisk CL|znak CL
    🆒	COOL button	cool按钮|按键|酷	بارد داخل مربع|لطيف	przycisk COOL|aprobata|cool|świetnie|zachwyt
    🆓	FREE button	免费按钮|不收费|按钮	زر "مجاني"|free|حر|كلمة free في مربع|مجاني	przycisk FREE|znak braku opłaty|znak FREE
    ℹ️	information|i	信息|查询|资料	مصدر معلومات	informacja|i|informacje|punkt informacyjny|źródło informacji
    🆔	ID button|identity	ID按钮|按键|识别|身份	زر "معرّف الهويّة"|id|ID في مربع|هوية	przycisk ID|identyfikator|znak ID
    Ⓜ️	circled M|circle	圆圈包围的M|圈|字母|米	حرف إم|دائرة	koło z literą M|kółko|m|metro
    🆕	NEW button	new按钮|按键|新的	زر "جديد"|new|جديد|كلمة new في مربع	przycisk NEW|nowość|nowy
    🆖	NG button	NG按钮|按键|花絮	زر "غير جيد"|ng|ng في مربع	przycisk NG|niedobrze|źle
    🅾️	O button (blood type)|blood type	O 型血|o|O型血|按钮|血液	زر O|فصيلة أو	grupa krwi 0|grupa 0|krew
    🆗	OK button	OK按钮|同意|按键	زر "موافق"|ok|ok في مربع|موافق	przycisk OK|dobrze|w porządku|zgoda
    🅿️	P button|parking	停车按钮|按键|泊车	انتظار سيارات	parking|postój
    🆘	SOS button|help	SOS按钮|按键|求救	زر "طوارئ"|sos|sos في مربع|مساعدة	przycisk SOS|na pomoc|ratunek|ratunku
    🆙	UP! button|mark|UP	up按钮|向上|按键	أعلى|علامة	przycisk UP!|do góry|znak UP!
    🆚	VS button|versus	VS按钮|对决|按键	ضد|في مقابل	przycisk VS|kontra|versus
    🈁	Japanese “here” button|katakana|ココ	日文的“这里”按钮|按键|日文|此处	هنا بالياباني في مربع|ياباني	japoński przycisk „tutaj”|ideogram|koko
    🈂️	Japanese “service charge” button|“service charge”|katakana|サ	日文的“服务费”按钮|按键|收费|日文|服务	الزر /خدمة برسوم/ باليابانية|ياباني	sa w języku katakana|ideogram|japoński
    🈷️	Japanese “monthly amount” button|“monthly amount”|ideograph|月	日文的“月总量”按钮|按键|日文|月度|统计	الزر /مبلغ شهري/ باليابانية|اليابانية	ideogram księżyca|japoński|księżyc
    🈶	Japanese “not free of charge” button|“not free of charge”|ideograph|有	日文的“收费”按钮|按键|日文|费用	الزر /غير مجاني/ باليابانية|يابان	japoński przycisk „płatne”|ideogram|istnienie
    🈯	Japanese “reserved” button|ideograph|指	日文的“预留”按钮|按键|日文|预订	الزر /محجوز/ باليابانية|الياباني	japoński przycisk „zarezerwowane”|ideogram|palec
    🉐	Japanese “bargain” button|ideograph|得	日文的“议价”按钮|按键|日文|讨价还价	الزر /صفقة/ باليابانية|اليابان	japoński przycisk „okazja”|ideogram|korzyść|przewaga
    🈹	Japanese “discount” button|ideograph|割	日文的“打折”按钮|折扣|按键|日文	الزر /خصم/ باليابانية	japoński przycisk „rabat”|ideogram|podział
    🈚	Japanese “free of charge” button|“free of charge”|ideograph|無	日文的“免费”按钮|免费|按键|日文	الزر /مجاناً/ باليابانية|الياباني	japoński przycisk „bezpłatne”|ideogram|negacja
    🈲	Japanese “prohibited” button|ideograph|禁	日文的“禁止”按钮|严禁|按键|日文	الزر /ممنوع/ باليابانية|ياباني	japoński przycisk „zabronione”|ideogram|zakaz
    🉑	Japanese “acceptable” button|ideograph|可	日文的“可接受”按钮|按键|日文|许可	الزر /مقبول/ باليابانية|صينية	japoński przycisk „dozwolone”|akceptacja|chiński|ideogram
    🈸	Japanese “application” button|ideograph|申	日文的“申请”按钮|日文|日语|申|申请|申请书	الزر /تطبيق/ باليابانية|صيني	japoński przycisk „wniosek”|ideogram|zastosowanie
    🈴	Japanese “passing grade” button|“passing grade”|ideograph|合	日文的“合格”按钮|按键|日文|通过	الزر /درجة النجاح/ باليابانية|الصينية	japoński przycisk „ocena pozytywna”|ideogram|razem
    🈳	Japanese “vacancy” button|ideograph|空	日文的“有空位”按钮|日文|日语|有空位|空|空位	الزر /خالٍ/ باليابانية|صيني	japoński przycisk „wolne miejsce”|ideogram|pusty
    ㊗️	Japanese “congratulations” button|ideograph|祝	日文的“祝贺”按钮|庆贺|按键|日文	الزر /تهانينا/ باليابانية|تهانينا|صينية|مبروك	japoński przycisk „gratulacje”|gratulacje|ideogram
    ㊙️	Japanese “secret” button|ideograph|秘	日文的“秘密”按钮|保密|按键|日文	الزر /سر/ باليابانية|سر|صيني	japoński przycisk „tajemnica”|ideogram|tajemnica
    🈺	Japanese “open for business” button|“open for business”|ideograph|営	日文的“开始营业”按钮|开门|按键|日文	الزر /عمل/ باليابانية|صيني	japoński przycisk „czynne”|działa|ideogram
    🈵	Japanese “no vacancy” button|“no vacancy”|ideograph|満	日文的“没有空位”按钮|座位|按键|日文|满	الزر /غير خالٍ/ باليابانية|الصينية	japoński przycisk „brak wolnych miejsc”|ideogram|wypełnienie
    🔴	red circle|geometric	红色圆|圆|圈|红|红色	دائرة حمراء|أحمر|دائرة حمراء كبيرة	czerwone koło|figura geometryczna|kółko
    🟠	orange circle	橙色圆|圆|圈|橙	دائرة برتقالية|برتقالي	pomarańczowe koło|kółko
    🟡	yellow circle	黄色圆|圆|圈|黄	دائرة صفراء|أصفر	żółte koło|kółko
    🟢	green circle	绿色圆|圆|圈|绿	دائرة خضراء|أخضر	zielone koło|kółko
    🔵	blue circle|geometric	蓝色圆|圈|蓝	دائرة زرقاء|أزرق|دائرة زرقاء كبيرة	niebieskie koło|figura geometryczna|kółko
    🟣	purple circle	紫色圆|圆|圈|紫	دائرة بنفسجية|بنفسجي	fioletowe koło|kółko
    🟤	brown circle	棕色圆|圆|圈|棕	دائرة بنية|بني	brązowe koło|kółko
    ⚫	black circle|geometric	黑色圆|圈|黑	دائرة سوداء|هندسية	czarne koło|figura geometryczna|kółko
    ⚪	white circle|geometric	白色圆|圈|白	دائرة بيضاء|هندسي	białe koło|figura geometryczna|kółko
    🟥	red square	红色方块|方块|方框|正方形|红	مربع أحمر	czerwony kwadrat|kwadratowy
    🟧	orange square	橙色方块|方块|方框|橙|正方形	مربع برتقالي	pomarańczowy kwadrat|kwadratowy
    🟨	yellow square	黄色方块|方块|方框|正方形|黄	مربع أصفر	żółty kwadrat|kwadratowy
    🟩	green square	绿色方块|方块|方框|正方形|绿	مربع أخضر	zielony kwadrat|kwadratowy
    🟦	blue square	蓝色方块|方块|方框|正方形|蓝	مربع أزرق	niebieski kwadrat|kwadratowy
    🟪	purple square	紫色方块|方块|方框|正方形|紫	مربع بنفسجي	fioletowy kwadrat|kwadratowy
    🟫	brown square	棕色方块|方块|方框|棕|正方形	مربع بني	brązowy kwadrat|kwadratowy
    ⬛	black large square|geometric	黑线大方框|大|正方形|黑色	مربع كبير أسود|هندسي	duży czarny kwadrat|figura geometryczna|średni
    ⬜	white large square|geometric	白线大方框|大|正方形|白色	مربع كبير أبيض|هندسي	duży biały kwadrat|figura geometryczna
    ◼️	black medium square|geometric	黑色中方块|中等|正方形|黑色	مربع متوسط أسود|هندسي	średni czarny kwadrat|duży|figura geometryczna
    ◻️	white medium square|geometric	白色中方块|中等|正方形|白色	مربع متوسط أبيض|هندسي	średni biały kwadrat|duży|figura geometryczna
    ◾	black medium-small square|geometric	黑色中小方块|中小|正方形|黑色	مربع صغير متوسط أسود|هندسي	mały/średni czarny kwadrat|figura geometryczna|mały
    ◽	white medium-small square|geometric	白色中小方块|中小 正方形|白色	مربع صغير متوسط أبيض|هندسي	mały/średni biały kwadrat|figura geometryczna|kwadracik
    ▪️	black small square|geometric	黑色小方块|小|正方形|黑色	مربع صغير أسود|هندسي	mały czarny kwadrat|figura geometryczna|kwadracik
    ▫️	white small square|geometric	白色小方块|小|正方形|白色	مربع صغير أبيض|هندسة	mały biały kwadrat|figura geometryczna|kwadracik
    🔶	large orange diamond|geometric	橙色大菱形|大|方片|橘黄色	ماسة برتقالي كبيرة|ماسة برتقالية كبيرة	duży pomarańczowy romb|figura geometryczna|kształt
    🔷	large blue diamond|geometric	蓝色大菱形|大|方片|蓝色	ماسة زرقاء كبيرة|أزرق	duży niebieski romb|figura geometryczna|kształt
    🔸	small orange diamond|geometric	橙色小菱形|小|方片|橘黄色	ماسة برتقالي صغيرة|ماسة برتقالية صغيرة	mały pomarańczowy romb|figura geometryczna|kształt
    🔹	small blue diamond|geometric	蓝色小菱形|小|方片|蓝色	ماسة زرقاء صغيرة|أزرق	mały niebieski romb|figura geometryczna|kształt
    🔺	red triangle pointed up|geometric	红色正三角|三角形|向上|正三角|红色	مثلث لأعلى أحمر|مثلث أحمر لأعلى	czerwony trójkąt skierowany w górę|do góry|figura geometryczna|w górę|wierzchołkiem
    🔻	red triangle pointed down|geometric	红色倒三角|三角形|倒三角|向下|红色	مثلث لأسفل أحمر|مثلث أحمر لأسفل	czerwony trójkąt skierowany w dół|figura geometryczna|na dół|w dół|wierzchołkiem
    💠	diamond with a dot|comic|geometric|inside	带圆点的菱形|中心|内部|圆|梅花形	ماسة مع نقطة|جذاب|شكل ماسة|مشاعر|ورد	romb z kropką|klejnot
    🔘	radio button|geometric	单选按钮|单独|圆心|按键|选中	زر تبادلي	przycisk radiowy|figura geometryczna|kółko|przycisk wyboru opcji
    🔳	white square button|geometric|outlined	白色方形按钮|按钮|白线方形按钮|白线正方形按钮|白色正方形按钮|白边线方形按钮	زر مربع أبيض	biały kwadratowy przycisk|czarny|figura geometryczna|kwadrat|obramowanie
    🔲	black square button|geometric	黑色方形按钮|按钮|黑线方形按钮|黑线正方形按钮|黑色正方形按钮|黑边线方形按钮	زر مربع أسود	czarny kwadratowy przycisk|biały|figura geometryczna|kwadrat|obramowanie
    """
}
