// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let travel = """
    🌍	globe showing Europe-Africa|Africa|earth|Europe|world	地球上的欧洲非洲|世界|地球|欧洲|非洲	‫كرة أرضية تعرض أوروبا وإفريقيا|إفريقيا
    🌎	globe showing Americas|earth|world	地球上的美洲|世界|地球|美洲	‫كرة أرضية تعرض الأمريكتين|أمريكا
    🌏	globe showing Asia-Australia|Asia|Australia|earth|world	地球上的亚洲澳洲|世界|亚洲|地球|澳洲	‫كرة أرضية تعرض آسيا وأستراليا|أستراليا
    🌐	globe with meridians|earth|world	带经纬线的地球|世界|地球|子午线|经纬	كرة أرضية بخطوط طول|خطوط طول
    🗺️	world map	世界地图|世界|地图	خريطة العالم|عالم
    🗾	map of Japan	日本地图|地图|日本	خريطة اليابان
    🧭	compass|magnetic|navigation|orienteering	指南针|定向|导航|磁性	بوصلة|استرشاد بالبوصلة|تنقل|مغناطيسي
    🏔️	snow-capped mountain|cold|snow	雪山|冷|山|雪	جبل بقمة ثلجية|برد|جليد
    ⛰️	mountain	山	جبل
    🌋	volcano|eruption|mountain	火山|喷发|山|爆发	بركان|انفجار|ثوران|جبل|طقس
    🗻	mount fuji|mountain	富士山|山	جبل فوجي
    🏕️	camping	露营|帐篷	تخييم|خيمة
    🏖️	beach with umbrella	沙滩伞|伞|沙滩	شاطئ وشمسية|شمسية
    🏜️	desert	沙漠|荒漠	صحراء|بادية
    🏝️	desert island	无人荒岛|荒岛	جزيرة صحراوية|صحراء
    🏞️	national park	国家公园|公园|自然|风景	حديقة وطنية|متنزه
    🏟️	stadium	体育馆	استاد|مدرج|ملعب
    🏛️	classical building	古典建筑|古典|古建筑	مبنى أثري|أثر|قديم|كلاسيكي
    🏗️	building construction	施工	إنشاءات|إنشاء|مبنى
    🧱	brick|bricks|clay|mortar|wall	砖|墙|砂浆|黏土	طوبة|حائط|طوب|طين|ملاط
    🪨	rock|boulder|heavy|solid|stone	岩石|固体|巨石|石头	صخرة|ثقيل|جلمود|حجر|صخر|صلب
    🪵	wood|log|lumber|timber	木头|原木|木材	خشب|ألواح خشب|لوح
    🛖	hut|house|roundhouse|yurt	小屋|圆屋|蒙古包	كوخ|بيت|بيت دائري|منزل|يورت
    🏘️	houses	房屋建筑|住宅|房	منازل|بناء|منزل
    🏚️	derelict house	废墟|荒宅|荒废|鬼屋	مبنى مهجور|حطام|مباني|منزل
    🏠	house|home	房子|家	منزل|مبنى
    🏡	house with garden|home	别墅|家|房子|花园	منزل بحديقة|حديقة|مبنى
    🏢	office building	办公楼|写字楼	مبنى إداري|مكتب
    🏣	Japanese post office	日本邮局|日本|邮局	مكتب بريد ياباني|مكتب بريد
    🏤	post office|European	邮局|欧洲	مكتب بريد|مكتب بريد أوروبي
    🏥	hospital|doctor|medicine	医院|医生|看病	مستشفى|مبنى
    🏦	bank|building	银行	بنك|مبنى
    🏨	hotel|building	酒店|旅馆	فندق|مبنى
    🏩	love hotel	情人酒店|情人旅馆|情侣酒店	فندق حب|مبنى
    🏪	convenience store	便利店|商店	متجر بقالة|دكان|كشك|متجر صغير|محل|محل صغير
    🏫	school|building	学校|教学楼	مدرسة|مبنى
    🏬	department store	商场|百货商店	متجر شامل|سوق
    🏭	factory|building	工厂	مصنع|مبنى
    🏯	Japanese castle	日本城堡|城堡|日本	قلعة يابانية|مبنى
    🏰	castle|European	欧洲城堡|城堡|欧洲	قلعة|مبنى
    💒	wedding|chapel|romance	婚礼|教堂|浪漫|结婚	كنيسة زفاف|رومانسية
    🗼	Tokyo tower	东京塔|东京|塔	برج طوكيو
    🗽	Statue of Liberty|liberty|statue	自由女神像|自由|雕塑	تمثال الحرية
    ⛪	church|Christian|cross|religion	教堂|基督|宗教	كنيسة|مبنى
    🕌	mosque|islam|Muslim|religion	清真寺|伊斯兰|宗教|穆斯林	مسجد|إسلام|دين|مسلمون
    🛕	hindu temple	印度寺庙|佛寺|佛教|寺庙|寺院|庙宇	معبد هندوسي|هندوسية
    🕍	synagogue|Jew|Jewish|religion|temple	犹太教堂|会堂|宗教|犹太	معبد يهودي|دين|يهود|يهودية
    ⛩️	shinto shrine|religion	神社|宗教|日本|神道教	ضريح|دين|شنتو
    🕋	kaaba|islam|Muslim|religion	克尔白|伊斯兰|天房|宗教|穆斯林	الكعبة|إسلام|دين|مسلم
    ⛲	fountain	喷泉	نافورة
    ⛺	tent|camping	帐篷|露营	خيمة|تخييم
    🌁	foggy|fog	有雾|雾|霾	ضباب|طقس
    🌃	night with stars|star	夜晚|星空|晚上	‫ليل مع نجوم|طقس|ليل
    🏙️	cityscape|city	城市风光|都市|都市景观|高楼大厦	ناطحات سحاب|مباني|مدينة
    🌄	sunrise over mountains|morning|mountain|sun	山顶日出|太阳|山|日出|清晨	شروق على جبل|شمس الصباح
    🌅	sunrise|morning|sun	日出|太阳|清晨	شروق|شمس|صباح|طقس
    🌆	cityscape at dusk|city|evening|landscape|sunset	城市黄昏|夜晚|日落|都市|黄昏	غروب مدينة|غسق
    🌇	sunset|dusk|sun	日落|夕阳	غسق|شمس تغرب
    🌉	bridge at night	夜幕下的桥|晚上|桥	جسر في الليل|طقس|ليل
    ♨️	hot springs|hotsprings|steaming	温泉|水|泉|热气腾腾	ينابيع ساخنة|ساخن|عيون|متبخر|ينبوع ساخن
    🎠	carousel horse	旋转木马|木马|游乐园	حصان الدوامة|ترفيه
    🛝	playground slide|amusement park|play	游乐场滑梯|游乐园|玩耍	منزلق اللعب|حديقة ألعاب|لعب
    🎡	ferris wheel|amusement park	摩天轮|游乐园	‫عجلة دوارة|ترفيه|حديقة|دولاب ملاهي|دولاب هواء|عجلة فيريس
    🎢	roller coaster|amusement park	过山车|游乐园	قطار ملاهي|ترفيه|حديقة
    💈	barber pole|haircut	理发店|旋转|柱|理发	محل حلاقة|حلاق|شارة
    🎪	circus tent	马戏团帐篷|帐篷|马戏团	‫خيمة سيرك|ترفيه|خيمة|خيمة سرك
    🚂	locomotive|engine|railway|steam|train	蒸汽火车|火车|蒸汽	جرار بخار|قطار|مركبة
    🚃	railway car|electric|train|tram|trolleybus	轨道车|电车	عربة قطار|ترام|قطار كهربائي|كهربائي|مركبة
    🚄	high-speed train|railway|shinkansen|speed	高速列车|动车|新干线|火车|高铁	قطار سريع|شينكانسن|مركبة
    🚅	bullet train|railway|shinkansen|speed	子弹头高速列车|动车|新干线|火车|高速|高铁	قطار سريع بوجه محدب|شينكانسن بوجه محدب|مركبة|وجه محدب
    🚆	train|railway	火车|铁路	قطار|سكة حديد|مركبة
    🚇	metro|subway	地铁	مترو|أنفاق|مركبة
    🚈	light rail|railway	轻轨|火车	نقل خفيف|سكة حديد|مركبة
    🚉	station|railway|train	车站|火车|铁路	محطة قطار
    🚊	tram|trolleybus	路面电车|电车	ترام|مركبة
    🚝	monorail|vehicle	单轨|火车	خط سكة حديد أحادي|مركبة
    🚞	mountain railway|car	山区铁路|山区|火车|铁路	سكة حديد جبلية|جبل|سكة حديد|عربة قطار جبلي|مركبة
    🚋	tram car|trolleybus	有轨电车	سيارة ترام|مركبة
    🚌	bus|vehicle	公交车|公共汽车|大巴	‫حافلة|مركبة
    🚍	oncoming bus	迎面驶来的公交车|公共汽车|大巴|迎面驶来	‫حافلة مقتربة|باص|مركبة|مقترب
    🚎	trolleybus|bus|tram|trolley	无轨电车|电车	أتوبيس ترولي|أتوبيس كهربائي|مركبة
    🚐	minibus|bus	小巴|公共汽车	حافلة صغيرة|مركبة
    🚑	ambulance|vehicle	救护车|急救	سيارة إسعاف|مركبة
    🚒	fire engine|truck	消防车|救火车	سيارة إطفاء|سيارة حريق|مركبة
    🚓	police car|patrol	警车|警察|巡逻	سيارة شرطة|سيارة دورية|مركبة
    🚔	oncoming police car	迎面驶来的警车|警察|警车	سيارة شرطة مقتربة|سيارة شرطة|مركبة
    🚕	taxi|vehicle	出租车|的士	تاكسي|مركبة
    🚖	oncoming taxi	迎面驶来的出租车|出租车|的士	تاكسي مقترب|مركبة
    🚗	automobile|car	汽车|轿车	سيارة|مركبة
    🚘	oncoming automobile|car	迎面驶来的汽车|轿车	سيارة مقتربة|مركبة
    🚙	sport utility vehicle|recreational|sport utility	运动型多用途车|SUV|休闲车	‫مركبة رياضية|آر في|سيارة|مركبة
    🛻	pickup truck|pick-up	敞蓬小型载货卡车|卡车|载货	شاحنة خفيفة|بيك أب
    🚚	delivery truck	货车|卡车	شاحنة توصيل طلبات|مركبة
    🚛	articulated lorry|semi|truck	铰接式货车|卡车|拖车	لوري|شاحنة|لوري شبه مقطورة|مركبة|مقطورة
    🚜	tractor|vehicle	拖拉机	جرار|مركبة
    🏎️	racing car	赛车|跑车	سيارة سباق
    🏍️	motorcycle|racing	摩托车|摩托	دراجة بخارية|سباق
    🛵	motor scooter	小型摩托车	سكوتر بمحرك|محرك
    🦽	manual wheelchair|accessibility	手动轮椅|无障碍|轮椅	كرسي متحرك يدوي|إمكانية الوصول|احتياجات خاصة
    🦼	motorized wheelchair|accessibility	电动轮椅|无障碍|轮椅	كرسي متحرك كهربائي|إمكانية الوصول|احتياجات خاصة
    🛺	auto rickshaw|tuk tuk	三轮摩托车|三脚鸡|三蹦子|嘟嘟车|自动人力车	توكتوك|توك توك
    🚲	bicycle|bike	自行车|单车|脚踏车	دراجة|بسكلتة|مركبة
    🛴	kick scooter	滑板车	سكوتر بدون محرك|ركل
    🛹	skateboard|board	滑板|板	لوح التزلج
    🛼	roller skate	四轮滑冰鞋|滑冰|轮式	حذاء مع عجلات|زلاجة|مزلجة
    🚏	bus stop	公交车站|公交站|公共汽车站	موقف حافلات
    🛣️	motorway|highway|road	高速公路|公路	طريق سريع
    🛤️	railway track|train	铁轨|火车|铁路	سكة حديد|قطار
    🛢️	oil drum	石油桶|桶	برميل نفط|زيت
    ⛽	fuel pump|diesel|fuelpump|gas|station	油泵|加油站|柴油|燃油	مضخة وقود|بنزين|بنزينة|محطة
    🛞	wheel|circle|tire|turn	车轮|圆圈|转动|轮胎	عجلة|إطار|دائرة|دوران
    🚨	police car light|beacon|revolving	警车灯|灯|警报|警灯|警示	إضاءة سيارة شرطة دوارة|إضاءة سيارة شرطة|سيارة شرطة
    🚥	horizontal traffic light|signal	横向的红绿灯|交通灯|信号灯|红绿灯	إشارة مرور أفقية|إشارات مرور أفقية
    🚦	vertical traffic light|signal	纵向的红绿灯|交通灯|信号灯|红绿灯	إشارة مرور رأسية|إشارات مرور عرضية
    🛑	stop sign|octagonal	停止标志|八边形|标志	علامة توقف|شكل سداسي
    🚧	construction|barrier	路障|施工	تحت الإنشاء|إشارة|إنشاء
    ⚓	anchor|ship|tool	锚|停泊|船	مرساة|إشارة
    🛟	ring buoy|float|life preserver|life saver|rescue|safety	救生圈|安全|救援|救生用具|漂浮	عوامة|إنقاذ|السلامة|حفظ الحياة|عوم|منقذ
    ⛵	sailboat|boat|resort|sea|yacht	帆船|船	مركب شراعي|قارب|منتجع|منتجع بحري|يخت
    🛶	canoe|boat	独木舟	زورق|قارب
    🚤	speedboat|boat	快艇|船	قارب سريع|مركبة
    🛳️	passenger ship	客轮|客船	سفينة ركاب|راكب|مركبة
    ⛴️	ferry|boat|passenger	渡轮|渡船|轮船	عبّارة|مركب
    🛥️	motor boat|motorboat	摩托艇|船	زورق بخاري|مركب|مركبة
    🚢	ship|boat|passenger	船	سفينة|مركبة
    ✈️	airplane|aeroplane	飞机	طائرة|مركبة
    🛩️	small airplane|aeroplane	小型飞机|飞机	طائرة صغيرة|مركبة
    🛫	airplane departure|aeroplane|check-in|departures	航班起飞|值机|登机|起飞	مغادرة طائرة|رحيل|مركبة|وصول
    🛬	airplane arrival|aeroplane|arrivals|arriving|landing	航班降落|到达|降落	وصول طائرة|مركبة|هبوط
    🪂	parachute|hang-glide|parasail|skydive	降落伞|帆伞|悬挂滑翔|滑翔|滑翔伞|跳伞	باراشوت|إبحار بالمظلات الهوائية|مظلة هبوط
    💺	seat|chair	座位|椅子	مقعد|كرسي
    🚁	helicopter|vehicle	直升机|直升飞机	هليكوبتر|مركبة
    🚟	suspension railway	空轨|悬挂|空中轨道列车	سكة حديد معلقة|سكة حديد|مركبة
    🚠	mountain cableway|cable|gondola	缆车|空中|索道	قطار جبلي|جبل|سيارة|سيارة قطار جبلي|مركبة
    🚡	aerial tramway|cable|car|gondola	索道|空中|缆车	عربة قطار هوائي|خط ترام|خط ترام هوائي|غوندولا|مركبة
    🛰️	satellite|space	卫星|太空	قمر صناعي|فضاء|مركبة
    🚀	rocket|space	火箭|太空	صاروخ|مركبة
    🛸	flying saucer|UFO	飞碟|UFO|不明飞行物	صحن طائر|طبق طائر
    🛎️	bellhop bell|hotel	服务铃|酒店|铃	جرس فندق
    🧳	luggage|packing|travel	行李箱|包装|旅行	حقائب السفر|تعبئة|سفر
    ⌛	hourglass done|sand|timer	沙漏|计时器	مؤقت رملي مكتمل|رمال|رمل|ساعة رملية|ساعة رملية مكتملة
    ⏳	hourglass not done|sand|timer	沙正往下流的沙漏|计时器	مؤقت رملي غير مكتمل|ساعة رملية|موقت
    ⌚	watch|clock	手表|表	ساعة|ساعة يد
    ⏰	alarm clock	闹钟|钟	ساعة منبه
    ⏱️	stopwatch|clock	秒表|码表|计时器	ساعة توقف
    ⏲️	timer clock	定时器|计时器	ساعة مؤقت
    🕰️	mantelpiece clock	座钟|台钟|壁炉钟	ساعة موقد
    🕛	twelve o’clock|00|12|12:00|clock	十二点|12:00	الساعة الثانية عشرة|12:00|الثانية عشر
    🕧	twelve-thirty|12|12:30|clock|thirty|twelve	十二点半|12:30	الثانية عشرة والنصف|12:30|الساعة
    🕐	one o’clock|00|1|1:00|clock	一点|1:00	الساعة الواحدة|1:00|ساعة
    🕜	one-thirty|1|1:30|clock|one|thirty	一点半|1:30	الواحدة والنصف|1:30|الساعة
    🕑	two o’clock|00|2|2:00|clock	两点|2:00	الساعة الثانية|2:00
    🕝	two-thirty|2|2:30|clock|thirty|two	两点半|2:30	الثانية والنصف|2:30|الساعة
    🕒	three o’clock|00|3|3:00|clock	三点|3:00	الساعة الثالثة|3:00
    🕞	three-thirty|3|3:30|clock|thirty|three	三点半|3:30	الثالثة والنصف|الساعة 3:30
    🕓	four o’clock|00|4|4:00|clock	四点|4:00	الساعة الرابعة|4:00
    🕟	four-thirty|4|4:30|clock|four|thirty	四点半|4:30	الرابعة والنصف|4:30|الساعة
    🕔	five o’clock|00|5|5:00|clock	五点|5:00	الساعة الخامسة|5:00
    🕠	five-thirty|5|5:30|clock|five|thirty	五点半|5:30	الخامسة والنصف|5:30|الساعة
    🕕	six o’clock|00|6|6:00|clock	六点|6:00	الساعة السادسة|6:00
    🕡	six-thirty|6|6:30|clock|six|thirty	六点半|6:30	السادسة والنصف|6:30|الساعة
    🕖	seven o’clock|00|7|7:00|clock	七点|7:00	الساعة السابعة|7:00
    🕢	seven-thirty|7|7:30|clock|seven|thirty	七点半|7:30	السابعة والنصف|7:30|الساعة
    🕗	eight o’clock|00|8|8:00|clock	八点|8:00	الساعة الثامنة|8:00
    🕣	eight-thirty|8|8:30|clock|eight|thirty	八点半|8:30	الثامنة والنصف|7:30|الساعة
    🕘	nine o’clock|00|9|9:00|clock	九点|9:00	الساعة التاسعة|9:00
    🕤	nine-thirty|9|9:30|clock|nine|thirty	九点半|9:30	التاسعة والنصف|9:30|الساعة
    🕙	ten o’clock|00|10|10:00|clock	十点|10:00	الساعة العاشرة|10:00
    🕥	ten-thirty|10|10:30|clock|ten|thirty	十点半|10:30	العاشرة والنصف|10:30|الساعة
    🕚	eleven o’clock|00|11|11:00|clock	十一点|11:00	الساعة الحادية عشرة|11:00|الحادية عشر
    🕦	eleven-thirty|11|11:30|clock|eleven|thirty	十一点半|11:30	الحادية عشر ونصف|11:30|الساعة
    🌑	new moon|dark	朔月|新月|月亮	محاق|طقس|فضاء|قمر|معتم
    🌒	waxing crescent moon	娥眉月|三日月|弯月|月亮|眉月	هلال بداية الشهر|طقس|فضاء|قمر
    🌓	first quarter moon	上弦月|月亮	تربيع أول|طقس|فضاء|قمر
    🌔	waxing gibbous moon	盈凸月|月亮	‫قمر أحدب متزايد|طقس|فضاء|قمر|محدودب
    🌕	full moon	满月|月亮|望月	بدر|طقس|فضاء|قمر|كامل
    🌖	waning gibbous moon	亏凸月|月亮	‫قمر أحدب متناقص|طقس|فضاء|قمر
    🌗	last quarter moon	下弦月|月亮	تربيع ثان|طقس|فضاء|قمر
    🌘	waning crescent moon	残月|亏眉月|弯月|月亮	هلال آخر الشهر|طقس|فضاء|قمر|متناقص
    🌙	crescent moon	弯月|娥眉月|月亮	هلال|الهلال|طقس|فضاء|قمر
    🌚	new moon face	微笑的朔月|月亮|朔月	وجه محاق|طقس|فضاء|قمر
    🌛	first quarter moon face	微笑的上弦月|月亮|蛾眉月	وجه تربيع أول|طقس|فضاء|قمر
    🌜	last quarter moon face	微笑的下弦月|月亮|残月	وجه تربيع ثانٍ|طقس|فضا|قمر
    🌡️	thermometer|weather	温度计|天气|气温	ترمومتر|طقس
    ☀️	sun|bright|rays|sunny	太阳|晴|晴天	شمس|أشعة|ساطعة|طقس|فضاء
    🌝	full moon face|bright	微笑的月亮|月亮|望月|满月	وجه البدر|ساطعة|طقس|فضاء|قمر|كامل
    🌞	sun with face|bright	微笑的太阳|太阳	وجه الشمس|ساطع|شمس|طقس|فضاء
    🪐	ringed planet|saturn|saturnine	有环行星|土星	كوكب داخل حلقة|زحل|كوكب زحل
    ⭐	star	星星|五角星	نجم متوسط أبيض
    🌟	glowing star|glittery|glow|shining|sparkle	闪亮的星星|发光|星星	نجم ساطع|إشراق|زهو|سطوع|لامع|لمعان
    🌠	shooting star|falling	流星	شهاب|انطلاق|سقوط|فضاء|قنص|نجم
    🌌	milky way|space	银河|星空	درب التبانة|مجرة
    ☁️	cloud|weather	云|阴	سحابة|طقس
    ⛅	sun behind cloud	阴|乌云蔽日|多云	شمس خلف السحب|سحابة|شمس مع سحب
    ⛈️	cloud with lightning and rain|thunder	雷阵雨|阵雨|雨	سحابة وبرق ورعد|رعد|طقس|مطر
    🌤️	sun behind small cloud	晴偶有云|云|太阳|少云	شمس خلف سحابة صغيرة|سحاب|طقس
    🌥️	sun behind large cloud	多云|云|太阳	شمس خلف سحابة كبيرة|طقس
    🌦️	sun behind rain cloud	晴转雨|云|太阳|雨	شمس خلف سحابة ومطر|سحب|طقس|مطر
    🌧️	cloud with rain	下雨|云|雨	سحابة ومطر|سحب|طقس|مطر
    🌨️	cloud with snow|cold	下雪|云|雪	سحابة وثلج|بارد|ثلج|طقس
    🌩️	cloud with lightning	打雷|云|闪电|雷	سحابة وبرق|برق|طقس
    🌪️	tornado|cloud|whirlwind	龙卷风|云|旋风	إعصار|سحابة|طقس
    🌫️	fog|cloud	雾|霾	ضبابي|سحب|طقس
    🌬️	wind face|blow|cloud	大风|狂风	رياح|سحاب|طقس|هبوب|وجه
    🌀	cyclone|dizzy|hurricane|twister|typhoon	台风|旋风|飓风	عاصفة|إعصار|تيفون|دوار|طقس
    🌈	rainbow|rain	彩虹	ألوان الطيف|طقس|مطر
    🌂	closed umbrella|clothing|rain	收起的伞|伞|雨|雨伞	‫شمسية مغلقة|شمسية|طقس|مطر|ملابس
    ☂️	umbrella|clothing|rain	伞|雨|雨伞	شمسية|طقس|مطر|ملابس
    ☔	umbrella with rain drops|clothing|drop	雨伞|下雨|雨滴	شمسية وقطرات مطر|طقس|قطرة|ملابس
    ⛱️	umbrella on ground|rain|sun	阳伞|伞	شمسية على الأرض|شمس|طقس|مطر|مظلة
    ⚡	high voltage|danger|electric|lightning|zap	高压|危险|有电|闪电	‫جهد كهربي عالٍ|إشارة|إشارة جهد كهربي عالٍ|خطر|خطر جهد كهربي عالٍ
    ❄️	snowflake|cold|snow	雪花|冷|雪	كتلة ثلج|بارد|طقس
    ☃️	snowman|cold|snow	雪与雪人|雪|雪人	رجل ثلج|برد|جليد|طقس
    ⛄	snowman without snow|cold	雪人	رجل ثلج بدون ثلج متساقط|رجل ثلج بدون ثلج
    ☄️	comet|space	彗星|太空	مذنّب|فضاء
    🔥	fire|flame|tool	火焰|火	حريق|لهب
    💧	droplet|cold|comic|drop|sweat	水滴|冷|水	قطرة|عرق|مبلل عرقًا|هزل
    🌊	water wave|ocean	浪花|波浪|海洋	موجة|طقس|محيط|مياه
    """
}
