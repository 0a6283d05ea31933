// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let travel = """
    🌍	globe showing Europe-Africa|Africa|earth|Europe|world	地球上的欧洲非洲|世界|地球|欧洲|非洲	‫كرة أرضية تعرض أوروبا وإفريقيا|إفريقيا	kula ziemska przedstawiająca Europę i Afrykę|Afryka|Europa|Ziemia
    🌎	globe showing Americas|earth|world	地球上的美洲|世界|地球|美洲	‫كرة أرضية تعرض الأمريكتين|أمريكا	kula ziemska przedstawiająca Ameryki|Ameryka|Ameryka Północna i Południowa|Ziemia
    🌏	globe showing Asia-Australia|Asia|Australia|earth|world	地球上的亚洲澳洲|世界|亚洲|地球|澳洲	‫كرة أرضية تعرض آسيا وأستراليا|أستراليا	kula ziemska przedstawiająca Azję i Australię|Australia|Azja|Ziemia
    🌐	globe with meridians|earth|world	带经纬线的地球|世界|地球|子午线|经纬	كرة أرضية بخطوط طول|خطوط طول	kula ziemska z południkami|glob|globus|południki|równoleżniki
    🗺️	world map	世界地图|世界|地图	خريطة العالم|عالم	mapa świata|świat
    🗾	map of Japan	日本地图|地图|日本	خريطة اليابان	mapa Japonii|japonia
    🧭	compass|magnetic|navigation|orienteering	指南针|定向|导航|磁性	بوصلة|استرشاد بالبوصلة|تنقل|مغناطيسي	kompas|magnetyzm|nawigacja|orientacja w terenie
    🏔️	snow-capped mountain|cold|snow	雪山|冷|山|雪	جبل بقمة ثلجية|برد|جليد	góra z czapą lodową|śnieg|zima
    ⛰️	mountain	山	جبل	góra
    🌋	volcano|eruption|mountain	火山|喷发|山|爆发	بركان|انفجار|ثوران|جبل|طقس	wulkan|erupcja|góra
    🗻	mount fuji|mountain	富士山|山	جبل فوجي	góra Fudżi|fudżi|fuji
    🏕️	camping	露营|帐篷	تخييم|خيمة	kemping|kamping|namiot|obóz
    🏖️	beach with umbrella	沙滩伞|伞|沙滩	شاطئ وشمسية|شمسية	parasol na plaży|morze|piasek|plaża
    🏜️	desert	沙漠|荒漠	صحراء|بادية	pustynia
    🏝️	desert island	无人荒岛|荒岛	جزيرة صحراوية|صحراء	bezludna wyspa|pusta|pustynia|samotna
    🏞️	national park	国家公园|公园|自然|风景	حديقة وطنية|متنزه	park narodowy|natura|przyroda
    🏟️	stadium	体育馆	استاد|مدرج|ملعب	stadion|boisko
    🏛️	classical building	古典建筑|古典|古建筑	مبنى أثري|أثر|قديم|كلاسيكي	klasyczna budowla|budynek|klasyczny|klasyka
    🏗️	building construction	施工	إنشاءات|إنشاء|مبنى	dźwig budowlany|budowa|roboty budowlane
    🧱	brick|bricks|clay|mortar|wall	砖|墙|砂浆|黏土	طوبة|حائط|طوب|طين|ملاط	cegła|cegły|glina|mur|ściana|zaprawa
    🪨	rock|boulder|heavy|solid|stone	岩石|固体|巨石|石头	صخرة|ثقيل|جلمود|حجر|صخر|صلب	skała|ciężki|głaz|kamień
    🪵	wood|log|lumber|timber	木头|原木|木材	خشب|ألواح خشب|لوح	drewno|kłoda|polano|tarcica
    🛖	hut|house|roundhouse|yurt	小屋|圆屋|蒙古包	كوخ|بيت|بيت دائري|منزل|يورت	chata|dom|jurta|okrągły
    🏘️	houses	房屋建筑|住宅|房	منازل|بناء|منزل	domki|domy|osiedle
    🏚️	derelict house	废墟|荒宅|荒废|鬼屋	مبنى مهجور|حطام|مباني|منزل	stary dom|podupadły|ruina|zniszczony|zrujnowany
    🏠	house|home	房子|家	منزل|مبنى	dom|budynek|mieszkalny
    🏡	house with garden|home	别墅|家|房子|花园	منزل بحديقة|حديقة|مبنى	dom z ogrodem|drzewo|ogród
    🏢	office building	办公楼|写字楼	مبنى إداري|مكتب	biurowiec|blok
    🏣	Japanese post office	日本邮局|日本|邮局	مكتب بريد ياباني|مكتب بريد	japońska poczta|budynek
    🏤	post office|European	邮局|欧洲	مكتب بريد|مكتب بريد أوروبي	urząd pocztowy|budynek
    🏥	hospital|doctor|medicine	医院|医生|看病	مستشفى|مبنى	szpital|budynek|lecznica|lekarz|medycyna
    🏦	bank|building	银行	بنك|مبنى	bank|budynek
    🏨	hotel|building	酒店|旅馆	فندق|مبنى	hotel|budynek
    🏩	love hotel	情人酒店|情人旅馆|情侣酒店	فندق حب|مبنى	hotel miłości|japoński hotel miłości
    🏪	convenience store	便利店|商店	متجر بقالة|دكان|كشك|متجر صغير|محل|محل صغير	sklep całodobowy
    🏫	school|building	学校|教学楼	مدرسة|مبنى	szkoła|budynek
    🏬	department store	商场|百货商店	متجر شامل|سوق	dom towarowy|sklep|supermarket
    🏭	factory|building	工厂	مصنع|مبنى	fabryka|budynek|produkcyjny|zakład pracy
    🏯	Japanese castle	日本城堡|城堡|日本	قلعة يابانية|مبنى	japoński zamek|budynek
    🏰	castle|European	欧洲城堡|城堡|欧洲	قلعة|مبنى	zamek|budynek|europejski
    💒	wedding|chapel|romance	婚礼|教堂|浪漫|结婚	كنيسة زفاف|رومانسية	ślub|kaplica|kościół|miłość|serce|uroczystość
    🗼	Tokyo tower	东京塔|东京|塔	برج طوكيو	Tokyo Tower|tokio|wieża
    🗽	Statue of Liberty|liberty|statue	自由女神像|自由|雕塑	تمثال الحرية	Statua Wolności|statua|wolności
    ⛪	church|Christian|cross|religion	教堂|基督|宗教	كنيسة|مبنى	kościół|chrześcijański|krzyż|religia|świątynia
    🕌	mosque|islam|Muslim|religion	清真寺|伊斯兰|宗教|穆斯林	مسجد|إسلام|دين|مسلمون	meczet|islam|muzułmanin|religia
    🛕	hindu temple	印度寺庙|佛寺|佛教|寺庙|寺院|庙宇	معبد هندوسي|هندوسية	świątynia hinduistyczna|hinduizm
    🕍	synagogue|Jew|Jewish|religion|temple	犹太教堂|会堂|宗教|犹太	معبد يهودي|دين|يهود|يهودية	synagoga|religia|świątynia|żyd|żydowski
    ⛩️	shinto shrine|religion	神社|宗教|日本|神道教	ضريح|دين|شنتو	świątynia shinto|japońska|religia
    🕋	kaaba|islam|Muslim|religion	克尔白|伊斯兰|天房|宗教|穆斯林	الكعبة|إسلام|دين|مسلم	kaaba|islam|muzułmanin|religia
    ⛲	fountain	喷泉	نافورة	fontanna
    ⛺	tent|camping	帐篷|露营	خيمة|تخييم	namiot|kemping|obóz|pole namiotowe
    🌁	foggy|fog	有雾|雾|霾	ضباب|طقس	zamglenie|mgła|mglisto|pogoda|zamglone
    🌃	night with stars|star	夜晚|星空|晚上	‫ليل مع نجوم|طقس|ليل	noc z gwiazdami|gwiazdy|rozgwieżdżone niebo
    🏙️	cityscape|city	城市风光|都市|都市景观|高楼大厦	ناطحات سحاب|مباني|مدينة	drapacze chmur|miasto|wieżowce
    🌄	sunrise over mountains|morning|mountain|sun	山顶日出|太阳|山|日出|清晨	شروق على جبل|شمس الصباح	wschód słońca zza gór|góry|ranek|słońce
    🌅	sunrise|morning|sun	日出|太阳|清晨	شروق|شمس|صباح|طقس	wschód słońca|brzask
    🌆	cityscape at dusk|city|evening|landscape|sunset	城市黄昏|夜晚|日落|都市|黄昏	غروب مدينة|غسق	miasto o zmierzchu|budynki|wieżowce|zachód słońca|zmierzch
    🌇	sunset|dusk|sun	日落|夕阳	غسق|شمس تغرب	zachód słońca|budynki|miasto|zmierzch
    🌉	bridge at night	夜幕下的桥|晚上|桥	جسر في الليل|طقس|ليل	most nocą|most w nocy
    ♨️	hot springs|hotsprings|steaming	温泉|水|泉|热气腾腾	ينابيع ساخنة|ساخن|عيون|متبخر|ينبوع ساخن	gorące źródła|para|woda|źródło
    🎠	carousel horse	旋转木马|木马|游乐园	حصان الدوامة|ترفيه	koń z karuzeli|konik
    🛝	playground slide|amusement park|play	游乐场滑梯|游乐园|玩耍	منزلق اللعب|حديقة ألعاب|لعب	zjeżdżalnia|park rozrywki|wesołe miasteczko|zabawa
    🎡	ferris wheel|amusement park	摩天轮|游乐园	‫عجلة دوارة|ترفيه|حديقة|دولاب ملاهي|دولاب هواء|عجلة فيريس	diabelski młyn|karuzela|park rozrywki|wesołe miasteczko
    🎢	roller coaster|amusement park	过山车|游乐园	قطار ملاهي|ترفيه|حديقة	kolejka górska|park rozrywki|wesołe miasteczko
    💈	barber pole|haircut	理发店|旋转|柱|理发	محل حلاقة|حلاق|شارة	słup fryzjerski|fryzjer
    🎪	circus tent	马戏团帐篷|帐篷|马戏团	‫خيمة سيرك|ترفيه|خيمة|خيمة سرك	namiot cyrkowy
    🚂	locomotive|engine|railway|steam|train	蒸汽火车|火车|蒸汽	جرار بخار|قطار|مركبة	lokomotywa|ciuchcia|kolej|pociąg|stara lokomotywa
    🚃	railway car|electric|train|tram|trolleybus	轨道车|电车	عربة قطار|ترام|قطار كهربائي|كهربائي|مركبة	wagon kolejowy|elektryczny|pociąg|pojazd|szynowy|tramwaj
    🚄	high-speed train|railway|shinkansen|speed	高速列车|动车|新干线|火车|高铁	قطار سريع|شينكانسن|مركبة	szybki pociąg|kolej|pendolino|pojazd szynowy|shinkansen
    🚅	bullet train|railway|shinkansen|speed	子弹头高速列车|动车|新干线|火车|高速|高铁	قطار سريع بوجه محدب|شينكانسن بوجه محدب|مركبة|وجه محدب	szybki pociąg z zaokrąglonym przodem|kolej|pendolino|pojazd szynowy|szybki pociąg
    🚆	train|railway	火车|铁路	قطار|سكة حديد|مركبة	pociąg|kolej|pojazd
    🚇	metro|subway	地铁	مترو|أنفاق|مركبة	metro|kolejka|pociąg|tunel
    🚈	light rail|railway	轻轨|火车	نقل خفيف|سكة حديد|مركبة	kolej miejska|kolejka|pociąg|podmiejski
    🚉	station|railway|train	车站|火车|铁路	محطة قطار	stacja|dworzec|kolej
    🚊	tram|trolleybus	路面电车|电车	ترام|مركبة	tramwaj|szynowy|trolejbus
    🚝	monorail|vehicle	单轨|火车	خط سكة حديد أحادي|مركبة	kolej jednoszynowa|pojazd|szynowy
    🚞	mountain railway|car	山区铁路|山区|火车|铁路	سكة حديد جبلية|جبل|سكة حديد|عربة قطار جبلي|مركبة	kolej górska|górski|pojazd|wagon
    🚋	tram car|trolleybus	有轨电车	سيارة ترام|مركبة	wagon tramwajowy|pojazd|szynowy|tramwaj|trolejbus
    🚌	bus|vehicle	公交车|公共汽车|大巴	‫حافلة|مركبة	autobus|autokar|pojazd
    🚍	oncoming bus	迎面驶来的公交车|公共汽车|大巴|迎面驶来	‫حافلة مقتربة|باص|مركبة|مقترب	nadjeżdżający autobus|nadjeżdżać|przód
    🚎	trolleybus|bus|tram|trolley	无轨电车|电车	أتوبيس ترولي|أتوبيس كهربائي|مركبة	trolejbus|autobus|elektryczny|pojazd
    🚐	minibus|bus	小巴|公共汽车	حافلة صغيرة|مركبة	minibus|busik
    🚑	ambulance|vehicle	救护车|急救	سيارة إسعاف|مركبة	karetka pogotowia|ambulans|erka|pogotowie
    🚒	fire engine|truck	消防车|救火车	سيارة إطفاء|سيارة حريق|مركبة	samochód strażacki|pożar|straż pożarna|wóz strażacki
    🚓	police car|patrol	警车|警察|巡逻	سيارة شرطة|سيارة دورية|مركبة	samochód policyjny|patrol|policja
    🚔	oncoming police car	迎面驶来的警车|警察|警车	سيارة شرطة مقتربة|سيارة شرطة|مركبة	nadjeżdżający radiowóz|patrol|policja|samochód policyjny
    🚕	taxi|vehicle	出租车|的士	تاكسي|مركبة	taksówka|taxi
    🚖	oncoming taxi	迎面驶来的出租车|出租车|的士	تاكسي مقترب|مركبة	nadjeżdżająca taksówka|nadjeżdżać|taxi
    🚗	automobile|car	汽车|轿车	سيارة|مركبة	samochód|auto|pojazd
    🚘	oncoming automobile|car	迎面驶来的汽车|轿车	سيارة مقتربة|مركبة	nadjeżdżający samochód|auto|nadjeżdżające auto|nadjeżdżający pojazd|pojazd
    🚙	sport utility vehicle|recreational|sport utility	运动型多用途车|SUV|休闲车	‫مركبة رياضية|آر في|سيارة|مركبة	samochód SUV|pojazd|wypoczynkowy
    🛻	pickup truck|pick-up	敞蓬小型载货卡车|卡车|载货	شاحنة خفيفة|بيك أب	pick-up|furgonetka|pikap|półciężarówka
    🚚	delivery truck	货车|卡车	شاحنة توصيل طلبات|مركبة	samochód dostawczy|ciężarówka
    🚛	articulated lorry|semi|truck	铰接式货车|卡车|拖车	لوري|شاحنة|لوري شبه مقطورة|مركبة|مقطورة	samochód ciężarowy|ciężarówka|dostawczy
    🚜	tractor|vehicle	拖拉机	جرار|مركبة	ciągnik|rolniczy
    🏎️	racing car	赛车|跑车	سيارة سباق	samochód wyścigowy|wyścigi
    🏍️	motorcycle|racing	摩托车|摩托	دراجة بخارية|سباق	motocykl|wyścigi
    🛵	motor scooter	小型摩托车	سكوتر بمحرك|محرك	skuter|motor|pojazd
    🦽	manual wheelchair|accessibility	手动轮椅|无障碍|轮椅	كرسي متحرك يدوي|إمكانية الوصول|احتياجات خاصة	wózek inwalidzki ręczny|dostępność
    🦼	motorized wheelchair|accessibility	电动轮椅|无障碍|轮椅	كرسي متحرك كهربائي|إمكانية الوصول|احتياجات خاصة	wózek inwalidzki elektryczny|dostępność
    🛺	auto rickshaw|tuk tuk	三轮摩托车|三脚鸡|三蹦子|嘟嘟车|自动人力车	توكتوك|توك توك	autoriksza|tuk-tuk
    🚲	bicycle|bike	自行车|单车|脚踏车	دراجة|بسكلتة|مركبة	rower|pojazd|rowerek
    🛴	kick scooter	滑板车	سكوتر بدون محرك|ركل	hulajnoga|pojazd
    🛹	skateboard|board	滑板|板	لوح التزلج	deskorolka|deska|skateboard
    🛼	roller skate	四轮滑冰鞋|滑冰|轮式	حذاء مع عجلات|زلاجة|مزلجة	wrotka|rolki|wrotkarstwo|wrotki
    🚏	bus stop	公交车站|公交站|公共汽车站	موقف حافلات	przystanek autobusowy
    🛣️	motorway|highway|road	高速公路|公路	طريق سريع	autostrada|droga|szybkiego ruchu
    🛤️	railway track|train	铁轨|火车|铁路	سكة حديد|قطار	tor kolejowy|kolej|pociąg|tory
    🛢️	oil drum	石油桶|桶	برميل نفط|زيت	beczka oleju|olej
    ⛽	fuel pump|diesel|fuelpump|gas|station	油泵|加油站|柴油|燃油	مضخة وقود|بنزين|بنزينة|محطة	dystrybutor paliwa|benzyna|stacja paliw
    🛞	wheel|circle|tire|turn	车轮|圆圈|转动|轮胎	عجلة|إطار|دائرة|دوران	koło pojazdu
    🚨	police car light|beacon|revolving	警车灯|灯|警报|警灯|警示	إضاءة سيارة شرطة دوارة|إضاءة سيارة شرطة|سيارة شرطة	kogut policyjny|lampa obrotowa|sygnalizator świetlny
    🚥	horizontal traffic light|signal	横向的红绿灯|交通灯|信号灯|红绿灯	إشارة مرور أفقية|إشارات مرور أفقية	pozioma sygnalizacja uliczna|sygnalizacja świetlna
    🚦	vertical traffic light|signal	纵向的红绿灯|交通灯|信号灯|红绿灯	إشارة مرور رأسية|إشارات مرور عرضية	pionowa sygnalizacja uliczna|sygnalizacja świetlna
    🛑	stop sign|octagonal	停止标志|八边形|标志	علامة توقف|شكل سداسي	znak stopu|stop|znak drogowy
    🚧	construction|barrier	路障|施工	تحت الإنشاء|إشارة|إنشاء	prace drogowe|bariera|znak drogowy
    ⚓	anchor|ship|tool	锚|停泊|船	مرساة|إشارة	kotwica|okręt|przyrząd|statek
    🛟	ring buoy|float|life preserver|life saver|rescue|safety	救生圈|安全|救援|救生用具|漂浮	عوامة|إنقاذ|السلامة|حفظ الحياة|عوم|منقذ	koło ratunkowe|bezpieczeństwo|pływak|ratunek
    ⛵	sailboat|boat|resort|sea|yacht	帆船|船	مركب شراعي|قارب|منتجع|منتجع بحري|يخت	żaglówka|jacht|kurort|łódka|morze|pojazd
    🛶	canoe|boat	独木舟	زورق|قارب	kajak|łódź
    🚤	speedboat|boat	快艇|船	قارب سريع|مركبة	ścigacz wodny|łódka|łódź
    🛳️	passenger ship	客轮|客船	سفينة ركاب|راكب|مركبة	statek pasażerski|okręt|pojazd
    ⛴️	ferry|boat|passenger	渡轮|渡船|轮船	عبّارة|مركب	prom|łódź
    🛥️	motor boat|motorboat	摩托艇|船	زورق بخاري|مركب|مركبة	motorówka|łódź motorowa|pojazd
    🚢	ship|boat|passenger	船	سفينة|مركبة	statek|okręt
    ✈️	airplane|aeroplane	飞机	طائرة|مركبة	samolot
    🛩️	small airplane|aeroplane	小型飞机|飞机	طائرة صغيرة|مركبة	mały samolot|awionetka
    🛫	airplane departure|aeroplane|check-in|departures	航班起飞|值机|登机|起飞	مغادرة طائرة|رحيل|مركبة|وصول	odlot samolotu|odprawa|samolot|start|wylot
    🛬	airplane arrival|aeroplane|arrivals|arriving|landing	航班降落|到达|降落	وصول طائرة|مركبة|هبوط	przylot samolotu|lądowanie|samolot
    🪂	parachute|hang-glide|parasail|skydive	降落伞|帆伞|悬挂滑翔|滑翔|滑翔伞|跳伞	باراشوت|إبحار بالمظلات الهوائية|مظلة هبوط	spadochron|lotnia|lotniarstwo za łodzią motorową|spadochroniarstwo
    💺	seat|chair	座位|椅子	مقعد|كرسي	fotel|krzesło
    🚁	helicopter|vehicle	直升机|直升飞机	هليكوبتر|مركبة	helikopter|śmigłowiec
    🚟	suspension railway	空轨|悬挂|空中轨道列车	سكة حديد معلقة|سكة حديد|مركبة	kolej podwieszana|pociąg
    🚠	mountain cableway|cable|gondola	缆车|空中|索道	قطار جبلي|جبل|سيارة|سيارة قطار جبلي|مركبة	górska kolej linowa|gondola|gondolowa
    🚡	aerial tramway|cable|car|gondola	索道|空中|缆车	عربة قطار هوائي|خط ترام|خط ترام هوائي|غوندولا|مركبة	kolej linowa|gondola|górska|kolejka|podwieszana|wagonik
    🛰️	satellite|space	卫星|太空	قمر صناعي|فضاء|مركبة	satelita|kosmos|statek kosmiczny
    🚀	rocket|space	火箭|太空	صاروخ|مركبة	rakieta|kosmiczny|statek
    🛸	flying saucer|UFO	飞碟|UFO|不明飞行物	صحن طائر|طبق طائر	latający talerz|UFO
    🛎️	bellhop bell|hotel	服务铃|酒店|铃	جرس فندق	dzwonek w recepcji|hotel|przywołać|recepcja
    🧳	luggage|packing|travel	行李箱|包装|旅行	حقائب السفر|تعبئة|سفر	bagaż|pakowanie|podróż|walizka
    ⌛	hourglass done|sand|timer	沙漏|计时器	مؤقت رملي مكتمل|رمال|رمل|ساعة رملية|ساعة رملية مكتملة	klepsydra|czas|odmierzać|piasek
    ⏳	hourglass not done|sand|timer	沙正往下流的沙漏|计时器	مؤقت رملي غير مكتمل|ساعة رملية|موقت	klepsydra z przesypującym się piaskiem|czas|odmierzać|piasek
    ⌚	watch|clock	手表|表	ساعة|ساعة يد	zegarek|godzina
    ⏰	alarm clock	闹钟|钟	ساعة منبه	budzik|zegar
    ⏱️	stopwatch|clock	秒表|码表|计时器	ساعة توقف	stoper|czasomierz
    ⏲️	timer clock	定时器|计时器	ساعة مؤقت	minutnik|czasomierz|zegar
    🕰️	mantelpiece clock	座钟|台钟|壁炉钟	ساعة موقد	zegar kominkowy|czasomierz
    🕛	twelve o’clock|00|12|12:00|clock	十二点|12:00	الساعة الثانية عشرة|12:00|الثانية عشر	godzina 12:00|00|12|dwunasta|zero
    🕧	twelve-thirty|12|12:30|clock|thirty|twelve	十二点半|12:30	الثانية عشرة والنصف|12:30|الساعة	godzina 12:30|12|30|dwunasta trzydzieści|zero trzydzieści
    🕐	one o’clock|00|1|1:00|clock	一点|1:00	الساعة الواحدة|1:00|ساعة	godzina 1:00|00|1|pierwsza|trzynasta
    🕜	one-thirty|1|1:30|clock|one|thirty	一点半|1:30	الواحدة والنصف|1:30|الساعة	godzina 1:30|1|30|pierwsza trzydzieści|trzynasta trzydzieści
    🕑	two o’clock|00|2|2:00|clock	两点|2:00	الساعة الثانية|2:00	godzina 2:00|00|2|czternasta|druga
    🕝	two-thirty|2|2:30|clock|thirty|two	两点半|2:30	الثانية والنصف|2:30|الساعة	godzina 2:30|2|30|czternasta trzydzieści|druga trzydzieści
    🕒	three o’clock|00|3|3:00|clock	三点|3:00	الساعة الثالثة|3:00	godzina 3:00|00|3|piętnasta|trzecia
    🕞	three-thirty|3|3:30|clock|thirty|three	三点半|3:30	الثالثة والنصف|الساعة 3:30	godzina 3:30|3|30|piętnasta trzydzieści|trzecia trzydzieści
    🕓	four o’clock|00|4|4:00|clock	四点|4:00	الساعة الرابعة|4:00	godzina 4:00|00|4|czwarta|szesnasta
    🕟	four-thirty|4|4:30|clock|four|thirty	四点半|4:30	الرابعة والنصف|4:30|الساعة	godzina 4:30|30|4|czwarta trzydzieści|szesnasta trzydzieści
    🕔	five o’clock|00|5|5:00|clock	五点|5:00	الساعة الخامسة|5:00	godzina 5:00|00|5|piąta|siedemnasta
    🕠	five-thirty|5|5:30|clock|five|thirty	五点半|5:30	الخامسة والنصف|5:30|الساعة	godzina 5:30|30|5|piąta trzydzieści|siedemnasta trzydzieści
    🕕	six o’clock|00|6|6:00|clock	六点|6:00	الساعة السادسة|6:00	godzina 6:00|00|6|osiemnasta|szósta
    🕡	six-thirty|6|6:30|clock|six|thirty	六点半|6:30	السادسة والنصف|6:30|الساعة	godzina 6:30|30|6|osiemnasta trzydzieści|szósta trzydzieści
    🕖	seven o’clock|00|7|7:00|clock	七点|7:00	الساعة السابعة|7:00	godzina 7:00|00|7|dziewiętnasta|siódma
    🕢	seven-thirty|7|7:30|clock|seven|thirty	七点半|7:30	السابعة والنصف|7:30|الساعة	godzina 7:30|30|7|dziewiętnasta trzydzieści|siódma trzydzieści
    🕗	eight o’clock|00|8|8:00|clock	八点|8:00	الساعة الثامنة|8:00	godzina 8:00|00|8|dwudziesta|ósma
    🕣	eight-thirty|8|8:30|clock|eight|thirty	八点半|8:30	الثامنة والنصف|7:30|الساعة	godzina 8:30|30|8|dwudziesta trzydzieści|ósma trzydzieści
    🕘	nine o’clock|00|9|9:00|clock	九点|9:00	الساعة التاسعة|9:00	godzina 9:00|00|9|dwudziesta pierwsza|dziewiąta
    🕤	nine-thirty|9|9:30|clock|nine|thirty	九点半|9:30	التاسعة والنصف|9:30|الساعة	godzina 9:30|30|9|dwudziesta pierwsza trzydzieści|dziewiąta trzydzieści
    🕙	ten o’clock|00|10|10:00|clock	十点|10:00	الساعة العاشرة|10:00	godzina 10:00|00|10|dwudziesta druga|dziesiąta
    🕥	ten-thirty|10|10:30|clock|ten|thirty	十点半|10:30	العاشرة والنصف|10:30|الساعة	godzina 10:30|10|30|dwudziesta druga trzydzieści|dziesiąta trzydzieści
    🕚	eleven o’clock|00|11|11:00|clock	十一点|11:00	الساعة الحادية عشرة|11:00|الحادية عشر	godzina 11:00|00|11|dwudziesta trzecia|jedenasta
    🕦	eleven-thirty|11|11:30|clock|eleven|thirty	十一点半|11:30	الحادية عشر ونصف|11:30|الساعة	godzina 11:30|11|30|dwudziesta trzecia trzydzieści|jedenasta trzydzieści
    🌑	new moon|dark	朔月|新月|月亮	محاق|طقس|فضاء|قمر|معتم	nów|ciemny księżyc
    🌒	waxing crescent moon	娥眉月|三日月|弯月|月亮|眉月	هلال بداية الشهر|طقس|فضاء|قمر	narastający półksiężyc|cieniutki księżyc|księżyc|sierp
    🌓	first quarter moon	上弦月|月亮	تربيع أول|طقس|فضاء|قمر	pierwsza kwadra księżyca|księżyc
    🌔	waxing gibbous moon	盈凸月|月亮	‫قمر أحدب متزايد|طقس|فضاء|قمر|محدودب	narastający księżyc między pierwszą kwadrą a pełnią|księżyc z brzuszkiem|tłusty księżyc
    🌕	full moon	满月|月亮|望月	بدر|طقس|فضاء|قمر|كامل	pełnia|jasny księżyc|księżyc|pełny księżyc
    🌖	waning gibbous moon	亏凸月|月亮	‫قمر أحدب متناقص|طقس|فضاء|قمر	zanikający księżyc między pełnią a ostatnią kwadrą|chudnący|księżyc z brzuszkiem|tłusty księżyc
    🌗	last quarter moon	下弦月|月亮	تربيع ثان|طقس|فضاء|قمر	ostatnia kwadra księżyca|księżyc
    🌘	waning crescent moon	残月|亏眉月|弯月|月亮	هلال آخر الشهر|طقس|فضاء|قمر|متناقص	zanikający półksiężyc|cieniutki księżyc|księżyc|sierp
    🌙	crescent moon	弯月|娥眉月|月亮	هلال|الهلال|طقس|فضاء|قمر	półksiężyc|księżyc|sierp
    🌚	new moon face	微笑的朔月|月亮|朔月	وجه محاق|طقس|فضاء|قمر	nów z twarzą|księżyc|księżyc w nowiu
    🌛	first quarter moon face	微笑的上弦月|月亮|蛾眉月	وجه تربيع أول|طقس|فضاء|قمر	pierwsza kwadra księżyca z twarzą|księżyc z twarzą|pierwsza kwadra|pierwsza kwadra księżyca
    🌜	last quarter moon face	微笑的下弦月|月亮|残月	وجه تربيع ثانٍ|طقس|فضا|قمر	ostatnia kwadra księżyca z twarzą|księżyc z twarzą|ostatnia kwadra|ostatnia kwadra księżyca
    🌡️	thermometer|weather	温度计|天气|气温	ترمومتر|طقس	termometr|pogoda|temperatura
    ☀️	sun|bright|rays|sunny	太阳|晴|晴天	شمس|أشعة|ساطعة|طقس|فضاء	słońce|jasne|kosmos|pogoda|promienie|słonecznie
    🌝	full moon face|bright	微笑的月亮|月亮|望月|满月	وجه البدر|ساطعة|طقس|فضاء|قمر|كامل	pełnia z twarzą|księżyc w pełni
    🌞	sun with face|bright	微笑的太阳|太阳	وجه الشمس|ساطع|شمس|طقس|فضاء	słońce z twarzą|ciepło|promienny|uśmiech
    🪐	ringed planet|saturn|saturnine	有环行星|土星	كوكب داخل حلقة|زحل|كوكب زحل	planeta z pierścieniami|pierścienie|saturn
    ⭐	star	星星|五角星	نجم متوسط أبيض	gwiazda
    🌟	glowing star|glittery|glow|shining|sparkle	闪亮的星星|发光|星星	نجم ساطع|إشراق|زهو|سطوع|لامع|لمعان	błyszcząca gwiazda|lśniąca|świecąca gwiazdka
    🌠	shooting star|falling	流星	شهاب|انطلاق|سقوط|فضاء|قنص|نجم	spadająca gwiazda|kometa|życzenie
    🌌	milky way|space	银河|星空	درب التبانة|مجرة	Droga Mleczna|droga mleczna|gwiazdy|niebo|noc
    ☁️	cloud|weather	云|阴	سحابة|طقس	chmura|pogoda
    ⛅	sun behind cloud	阴|乌云蔽日|多云	شمس خلف السحب|سحابة|شمس مع سحب	słońce zza chmury|chmura|pogoda
    ⛈️	cloud with lightning and rain|thunder	雷阵雨|阵雨|雨	سحابة وبرق ورعد|رعد|طقس|مطر	chmura z piorunem i deszczem|błyskawica|deszcz|piorun|pogoda
    🌤️	sun behind small cloud	晴偶有云|云|太阳|少云	شمس خلف سحابة صغيرة|سحاب|طقس	słońce za chmurką|chmura|pogoda
    🌥️	sun behind large cloud	多云|云|太阳	شمس خلف سحابة كبيرة|طقس	słońce za chmurą|chmura|pogoda
    🌦️	sun behind rain cloud	晴转雨|云|太阳|雨	شمس خلف سحابة ومطر|سحب|طقس|مطر	słońce za chmurą i deszcz|chmura|pogoda
    🌧️	cloud with rain	下雨|云|雨	سحابة ومطر|سحب|طقس|مطر	chmura i deszcz|pogoda
    🌨️	cloud with snow|cold	下雪|云|雪	سحابة وثلج|بارد|ثلج|طقس	chmura i śnieg|pogoda|zimno
    🌩️	cloud with lightning	打雷|云|闪电|雷	سحابة وبرق|برق|طقس	chmura i piorun|błyskawica|pogoda
    🌪️	tornado|cloud|whirlwind	龙卷风|云|旋风	إعصار|سحابة|طقس	tornado|chmura|lej|pogoda|wir powietrzny
    🌫️	fog|cloud	雾|霾	ضبابي|سحب|طقس	mgła|pogoda
    🌬️	wind face|blow|cloud	大风|狂风	رياح|سحاب|طقس|هبوب|وجه	dmuchająca twarz wiatru|chmura|pogoda|wiać|wiatr
    🌀	cyclone|dizzy|hurricane|twister|typhoon	台风|旋风|飓风	عاصفة|إعصار|تيفون|دوار|طقس	cyklon|pogoda|spirala|tajfun
    🌈	rainbow|rain	彩虹	ألوان الطيف|طقس|مطر	tęcza|deszcz|pogoda|słońce
    🌂	closed umbrella|clothing|rain	收起的伞|伞|雨|雨伞	‫شمسية مغلقة|شمسية|طقس|مطر|ملابس	złożony parasol|parasolka|pogoda|złożona
    ☂️	umbrella|clothing|rain	伞|雨|雨伞	شمسية|طقس|مطر|ملابس	parasol|deszcz|opady|pada|pogoda
    ☔	umbrella with rain drops|clothing|drop	雨伞|下雨|雨滴	شمسية وقطرات مطر|طقس|قطرة|ملابس	parasol z kroplami deszczu|deszcz|opady|pada|pogoda
    ⛱️	umbrella on ground|rain|sun	阳伞|伞	شمسية على الأرض|شمس|طقس|مطر|مظلة	parasol plażowy wbity w ziemię|deszcz|pogoda|słońce
    ⚡	high voltage|danger|electric|lightning|zap	高压|危险|有电|闪电	‫جهد كهربي عالٍ|إشارة|إشارة جهد كهربي عالٍ|خطر|خطر جهد كهربي عالٍ	wysokie napięcie|błysk|błyskawica|elektryczność|niebezpieczeństwo|piorun
    ❄️	snowflake|cold|snow	雪花|冷|雪	كتلة ثلج|بارد|طقس	płatek śniegu|pogoda|śnieg|zimno
    ☃️	snowman|cold|snow	雪与雪人|雪|雪人	رجل ثلج|برد|جليد|طقس	bałwanek i płatki śniegu|pogoda|śnieg|zabawa na śniegu|zimno
    ⛄	snowman without snow|cold	雪人	رجل ثلج بدون ثلج متساقط|رجل ثلج بدون ثلج	bałwan bez śniegu|pogoda|śnieg|zabawa na śniegu|zimno
    ☄️	comet|space	彗星|太空	مذنّب|فضاء	kometa|kosmos|ogon
    🔥	fire|flame|tool	火焰|火	حريق|لهب	ogień|płomień
    💧	droplet|cold|comic|drop|sweat	水滴|冷|水	قطرة|عرق|مبلل عرقًا|هزل	kropla|kropelka|łza|pot
    🌊	water wave|ocean	浪花|波浪|海洋	موجة|طقس|محيط|مياه	fala|fale|morze|ocean|tsunami
    """
}
