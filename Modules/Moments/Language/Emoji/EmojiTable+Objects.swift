// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let objects = """
    👓	glasses|clothing|eye|eyeglasses|eyewear	眼镜|服饰|眼睛	نظارة|ملابس	okulary|oczy|szkła
    🕶️	sunglasses|dark|eye|eyewear|glasses	墨镜|太阳镜	نظارة شمس|عين|مظلم|نظارات	okulary słoneczne|ciemne okulary|przeciwsłoneczne
    🥽	goggles|eye protection|swimming|welding	护目镜|护眼|游泳|焊接	نظارة واقية|حماية|حماية العينين|سباحة|شرارة|عينين	okulary ochronne|ochrona oczu|pływanie|spawanie
    🥼	lab coat|doctor|experiment|scientist	白大褂|医生|实验人员|科学家	معطف مختبر|تجارب|حكيم|دكتور|طبيب|عالم	biały fartuch|eksperyment|kitel|lekarz|naukowiec
    🦺	safety vest|emergency	救生衣|安全|紧急|背心|逃生	سترة سلامة|أمان|صديري|صرية|طوارئ|ملابس	kamizelka ratunkowa|ratowanie|sytuacja awaryjna
    👔	necktie|clothing|tie	领带|衬衫领带	رابطة عنق|كرافتة|ملابس	krawat|koszula|męski|ozdoba
    👕	t-shirt|clothing|shirt|tshirt	T恤|恤衫	تي شيرت|قميص|ملابس	koszulka|męska|z krótkimi rękawami
    👖	jeans|clothing|pants|trousers	牛仔裤|裤子	‫بنطلون جينز|ملابس	dżinsy|jeansy|portki|ubiór|ubranie
    🧣	scarf|neck	围巾	وشاح|عنق	szalik|szyja
    🧤	gloves|hand	手套	قفّازان|يد	rękawiczki|ręka
    🧥	coat|jacket	外套|夹克	معطف|سترة	płaszcz|kurtka
    🧦	socks|stocking	袜子|短袜|长袜	جورب	skarpetki|skarpety
    👗	dress|clothing	连衣裙|衣服	فستان|قطعة واحدة|ملابس	sukienka|suknia|ubiór|ubranie
    👘	kimono|clothing	和服|日本	كيمونو ياباني|فستان|ملابس	kimono|ubiór|ubranie
    🥻	sari|clothing|dress	纱丽|印度|披肩|衣服	ساري|فستان|ملابس	sari|odzież|suknia|ubranie
    🩱	one-piece swimsuit|bathing suit	连体泳衣|一片式|泳衣|泳装|游泳	مايوه من قطعة واحدة|بدلة استحمام|بدلة سباحة	strój kąpielowy jednoczęściowy|kostium do kąpieli
    🩲	briefs|bathing suit|one-piece|swimsuit|underwear	三角裤|一片式|内裤|泳衣|泳装|短裤	ملابس تحتية|بدلة استحمام|بدلة سباحة|قطعة واحدة|مايوه|ملابس داخلية	kąpielówki|bielizna|majtki do kąpieli|strój do kąpieli
    🩳	shorts|bathing suit|pants|underwear	短裤|内裤|四角裤|泳衣|泳装|裤子	شورت|بدلة استحمام|مايوه|ملابس تحتية|ملابس داخلية	szorty|bermudy|bielizna|spodenki|strój do kąpieli
    👙	bikini|clothing|swim	比基尼|三点式|泳装	ملابس البحر|ملابس استحمام	bikini|do pływania|strój kąpielowy|ubiór|ubranie
    👚	woman’s clothes|clothing|woman	女装|女|衣服	ملابس حريمي	ubranie damskie|damska|ubiór
    🪭	folding hand fan	folding hand fan	folding hand fan	folding hand fan
    👛	purse|clothing|coin	钱包	كيس نقود|ملابس	portmonetka|na monety|torebka
    👜	handbag|bag|clothing|purse	手提包|挎包	شنطة يد|حقيبة يد|ملابس	torebka|bagaż|damska torebka
    👝	clutch bag|clothing|pouch	手袋|包|手拿包	محفظة يد|حقيبة يد|ملابس	saszetka|damska|torebka
    🛍️	shopping bags|bag|hotel	购物袋|包|袋|逛街	حقائب تسوق|حقيبة|فندق	torby na zakupy|torebki
    🎒	backpack|bag|rucksack|satchel|school	书包|包	حقيبة مدرسة	tornister|plecak
    🩴	thong sandal|beach sandals|sandals|thong sandals|thongs|zōri	夹趾凉鞋|凉鞋|沙滩凉鞋|草屡	صندل إصبع|بإصبع|صنادل|صنادل إصبع|صندل للشاطئ	japonka|japonki|sandały|sandały na plażę
    👞	man’s shoe|clothing|man	男鞋|鞋	حذاء رجالي|ملابس	but męski
    👟	running shoe|athletic|clothing|sneaker	跑鞋|运动鞋|鞋	حذاء رياضي|ملابس	but do biegania|bieganie|sport|trampek
    🥾	hiking boot|backpacking|camping	登山鞋|徒步|登山|远足野营|露营	حذاء لرحلات المشي|تخييم|جزمة|مشي لمسافات طويلة	but turystyczny|biwak|piesze wędrówki|wędrówki z plecakiem
    🥿	flat shoe|ballet flat|slip-on|slipper	平底鞋|一脚蹬|便鞋|平底芭蕾舞鞋	حذاء نسائي بدون كعب|باليرينا|حذاء باليه|خف|خفان	baleriny|baletki|but wsuwany|pantofelek
    👠	high-heeled shoe|clothing|heel|woman	高跟鞋|女|鞋	حذاء بكعب عالٍ|ملابس	but na wysokim obcasie|na szpilkach|szpilka|wysoki obcas
    👡	woman’s sandal|clothing|shoe|woman	女式凉鞋|凉鞋|女	صندل حريمي|ملابس	sandał damski|but|obuwie
    🩰	ballet shoes|dance	芭蕾舞鞋|舞蹈|舞鞋|足尖鞋|跳舞	حذاء باليه|رقص	baletki|balet|taniec
    👢	woman’s boot|clothing|shoe|woman	女靴|女|靴子	حذاء طويل الساق حريمي|حذاء عال|ملابس	kozak damski|kozaczek
    🪮	hair pick	hair pick	hair pick	hair pick
    👑	crown|clothing|king|queen	皇冠|王冠	تاج|ملابس	korona|król|królowa
    👒	woman’s hat|clothing|woman	女帽|女|帽子	قبعة حريمي|ملابس	kapelusz damski|nakrycie głowy|ze wstążką
    🎩	top hat|clothing|tophat	礼帽|帽子|高帽	‫قبعة رسمية|ترفيه|قبعة عالية	cylinder|kapelusz|męskie nakrycie głowy
    🎓	graduation cap|celebration|clothing|hat	毕业帽|四方帽	قبعة تخرج|احتفال	biret|czapka absolwenta|nakrycie głowy|ubiór|uroczystość
    🧢	billed cap|baseball cap	鸭舌帽|棒球帽	قبعة رياضية|طاقية|قبعة بيسبول|كاب	bejsbolówka|czapeczka
    🪖	military helmet|army|soldier|warrior	军用头盔|军用|军队|士兵|头盔|战士	خوذة عسكرية|جيش|عسكري|محارب	hełm wojskowy|armia|wojownik|wojsko|żołnierz
    ⛑️	rescue worker’s helmet|aid|cross|face|hat	白十字头盔|十字|头盔|安全帽	خوذة رجل إنقاذ|صليب|قبعة|مساعدة|وجه	kask z krzyżykiem|hełm|krzyż|krzyżyk|pomoc
    📿	prayer beads|clothing|necklace|religion	念珠|宗教|珠子|祈祷|项链	مسبحة صلاة|تسبيح|دين|قلادة|ملابس	sznur modlitewny|korale|koraliki|modlitwa|naszyjnik|religia
    💄	lipstick|cosmetics|makeup	唇膏|化妆品|口红	أحمر شفاه|تجميل|مستحضرات تجميل	szminka|kosmetyki|makijaż|malować usta
    💍	ring|diamond	戒指|钻戒	خاتم|رومانسية	pierścionek|diament|miłość|zaręczyny
    💎	gem stone|diamond|jewel	宝石|钻石	جوهرة|رومانسية|ماسة	kamień szlachetny|diament|miłość|romans
    🔇	muted speaker|mute|quiet|silent	已静音的扬声器|安静|扬声器|扬声器关闭|无声|静音	ممنوع الحديث|سماعة وعلامة إلغاء|هدوء	wyciszony głośnik|cicho|cisza|głośność|wyciszyć
    🔈	speaker low volume|soft	低音量的扬声器|小声|小音量|扬声器|轻声	‫صوت سماعة منخفض|صوت منخفض|مكبّر صوت	niska głośność głośnika
    🔉	speaker medium volume	中等音量的扬声器|中等|中等音量|扬声器	صوت معتدل|سماعة بصوت منخفض|‫صوت سماعة متوسط|صوت منخفض|منخفض	średnia głośność głośnika
    🔊	speaker high volume|loud	高音量的扬声器|大声|大音量|扬声器	‫صوت سماعة مرتفع|سماعة بصوت مرتفع	wysoka głośność głośnika|duża głośność|wysoka głośność
    📢	loudspeaker|loud|public address	喇叭|公共广播|大声|广播|通知	مكبر صوت|تواصل|سماعة محمولة|مجهار	głośnik|głośno|komunikaty publiczne
    📣	megaphone|cheering	扩音器|呼喊|喇叭筒|大声|通知	‫مضخم الصوت|تواصل|هتاف	megafon|kibicować
    📯	postal horn|post	邮号|号|号角|喇叭|邮政	جرس بريد	trąbka pocztowa|poczta|róg
    🔔	bell	铃铛|叮当|响铃	جرس|كنيسة	dzwonek|dzwon
    🔕	bell with slash|forbidden|mute|quiet|silent	禁止响铃|响铃关闭|安静|无声|静音	ممنوع استخدام الجرس|جرس|جرس عليه علامة إلغاء|ممنوع الصوت	przekreślony dzwonek|cicho|cisza|nie wolno|zabroniony|zakazany
    🎼	musical score|music	乐谱|五线谱|音乐|音符	علامة موسيقية|سكور|موسيقى	partytura|klucz|muzyka|nuty|pięciolinia
    🎵	musical note|music	音符|乐谱|五线谱|八分音符|音乐	نوتة موسيقية|موسيقى	nuta|muzyka
    🎶	musical notes|music|note	多个音符|乐谱|五线谱|八分音符|音乐|音符	نوتات موسيقية|موسيقى|نوتة	nuty|muzyka|nuta
    🎙️	studio microphone|mic|music	录音室麦克风|录音室|音乐|麦|麦克|麦克风	ميكروفون استوديو|مايك|موسيقى	mikrofon studyjny|muzyka|nagrywać|studio
    🎚️	level slider|music	电平滑块|滑块|电平|调节|音乐	شريط منسوب|مؤشر|مستوى|موسيقى	suwak miksera dźwięku|muzyka|poziom
    🎛️	control knobs|music	控制旋钮|控制|旋钮|调节|音乐	أزرار تحكم|موسيقى	pokrętła|gałki|muzyka
    🎤	microphone|karaoke|mic	麦克风|卡拉OK|唱K|唱歌|麦|麦克	ميكروفون|كاراوكي|مايك	mikrofon|karaoke|muzyka
    🎧	headphone|earbud	耳机|头戴式耳机	سماعة رأس|ترفيه	słuchawki
    📻	radio|video	收音机|广播|广播电台|无线电|电台	راديو|فيديو	radio|odbiornik radiowy|radioodbiornik|radyjko
    🎷	saxophone|instrument|music|sax	萨克斯管|乐器|吹奏|演奏|音乐	ساكسفون|آلة|آلة موسيقية|موسيقى	saksofon|instrument|muzyka
    🪗	accordion|concertina|squeeze box	手风琴|六角形风琴|风琴	أكورديون|آلة موسيقية	akordeon|harmonia|koncertyna
    🎸	guitar|instrument|music	吉他|乐器|弹奏|演奏|音乐	غيتار|آلة|آلة موسيقية|موسيقى	gitara|instrument|muzyka
    🎹	musical keyboard|instrument|music|piano	音乐键盘|乐器|弹奏|演奏|钢琴|音乐	بيانو|عزف|لوحة مفاتيح|لوحة مفاتيح موسيقية|موسيقى	klawisze|fortepian|instrument|keyboard|klawiatura|muzyka
    🎺	trumpet|instrument|music	小号|乐器|吹奏|喇叭|音乐	آلة نفخ|آلة موسيقية|ترومبت|عزف|موسيقى	trąbka|instrument|muzyka
    🎻	violin|instrument|music	小提琴|乐器|提琴|演奏|音乐	كمان|آلة موسيقية|عزف|موسيقى	skrzypce|altówka|instrument|muzyczny|smyczek|strunowy
    🪕	banjo|music|stringed	班卓琴|弦乐器|弹奏|音乐	آلة بانجو|موسيقى|وتريات	banjo|instrument|muzyka|strunowy
    🥁	drum|drumsticks|music	鼓|音乐|鼓声|鼓槌	طبلة|عصا الطبلة|موسيقى	bęben|bębenek|grać|muzyka
    🪘	long drum|beat|conga|rhythm	长鼓|康加鼓|敲|节奏|鼓	طبل طويل|دق|كونغا|لحن	konga|bęben|rytm
    🪇	maracas	maracas	maracas	maracas
    🪈	flute	flute	flute	flute
    📱	mobile phone|cell|telephone	手机|手提电话|智能手机|电话|移动	‫هاتف جوال|خلوي|محمول|نقال	telefon komórkowy|komóra|komórka|smartfon
    📲	mobile phone with arrow|cell|receive	带有箭头的手机|手机|接收|智能手机|来电	‫هاتف جوال مع سهم|إجراء مكالمة|هاتف|هاتف جوال	telefon komórkowy ze strzałką|dzwonić|komórka|odebrać|smartfon|strzałka
    ☎️	telephone|phone	电话|固定电话|固话|座机	هاتف أرضي	telefon|aparat telefoniczny
    📞	telephone receiver|phone	电话听筒|固定电话|固话|座机|电话	سماعة هاتف|تليفون|تواصل	słuchawka telefoniczna|telefon
    📟	pager	寻呼机|BB 机|传呼机|呼机	جهاز نداء آلي|تواصل	pager
    📠	fax machine	传真机|传真|传真号|发传真	فاكس|تواصل	faks
    🔋	battery	电池|正极|电极|电源|蓄电池|负极	بطارية|طاقة	bateria|akumulator|akumulatorek
    🪫	low battery|electronic|low energy	电池电量不足|低能量|电子	بطارية ضعيفة|إلكتروني	słaba bateria|elektronika|niski poziom energii
    🔌	electric plug|electricity	电源插头|插头|电插头|电源|电线	فيشة كهرباء	wtyczka elektryczna|podłączyć
    💻	laptop|computer|pc|personal	笔记本电脑|PC|个人电脑|手提电脑|电脑	‫كمبيوتر محمول|شخصي|كمبيوتر|لابتوب	laptop|komputer|notebook|osobisty|wyświetlacz
    🖥️	desktop computer	台式电脑|PC|个人电脑|显示器|显示屏|计算机	كمبيوتر|سطح مكتب	komputer|biurkowy|ekran|stacjonarny|wyświetlacz
    🖨️	printer|computer	打印机|印刷机|喷墨打印|复印|扫描|激光打印	طابعة|كمبيوتر	drukarka|komputer
    ⌨️	keyboard|computer	键盘|打字|按键|电脑|输入	لوحة مفاتيح|الكمبيوتر	klawiatura|komputer|pisać
    🖱️	computer mouse	电脑鼠标|有线鼠标|激光鼠标|点击|点按|电脑	ماوس|3|ثلاثة|زر|كمبيوتر	mysz komputerowa|trójprzyciskowa|trzyprzyciskowa
    🖲️	trackball|computer	轨迹球|有线鼠标|电脑|追踪球|鼠标	كرة مسار|كمبيوتر	trackball|komputer
    💽	computer disk|minidisk|optical	电脑光盘|minidisk|mini光盘|光盘|迷你光碟|迷你唱片	‫قرص كمبيوتر|قرص	dysk komputerowy|dysk MD|płyta
    💾	floppy disk|computer	软盘|3.5英寸|便携|存储|磁盘	قرص مرن|فلوبي	dyskietka|komputerowa|miękki dysk
    💿	optical disk|CD|computer	光盘|cd|专辑|存储|影片|音乐	سي دي|دي في دي|قرص|قرص ضوئي	dysk optyczny|Blu-ray|CD|DVD
    📀	dvd|Blu-ray|computer|disk|DVD|optical	DVD|dvd|光盘|光碟|影片|音乐	قرص Dvd|قرص دي في دي	DVD|Blu-ray|CD|dysk
    🧮	abacus|calculation	算盘|计算	معداد|تعداد	liczydło|abakus|obliczanie
    🎥	movie camera|cinema	电影摄影机|摄像机|摄录机|摄影|摄影机|电影	كاميرا أفلام|سينما|فيلم	kamera filmowa|film|kinematografia|kino
    🎞️	film frames|cinema|movie	影片帧|帧|电影|电影胶片|胶卷|胶片	شريط سينمائي|إطارات|سينما|فيلم	taśma filmowa|film|kino|klatki
    📽️	film projector|cinema|movie|video	电影放映机|影片|投影仪|放映机|电影|视频	جهاز عرض أفلام|إسقاط فيديو|سينما|عارض|فيلم	projektor filmowy|film|kino|projekcja
    🎬	clapper board|movie	场记板|场记|打板|拍电影	كلاكيت|ترفيه|فيلم	klaps|film|kino
    📺	television|tv|video	电视机|电视|看电视|视频|节目	تليفزيون|فيديو	telewizja|kineskop|kineskopowy|odbiornik|stary telewizor|z anteną
    📷	camera|video	相机|卡片相机|拍照|摄影|照片|照相机	كاميرا|فيديو	aparat fotograficzny|fotografia|robić zdjęcie|wideo|zdjęcie
    📸	camera with flash|video	开闪光灯的相机|拍照|相机|闪光灯|闪光灯打开	كاميرا بفلاش|فلاش|فيديو	aparat fotograficzny z lampą błyskową|flesz|lampa błyskowa
    📹	video camera	摄像机|录像|录影|拍摄|摄影机|视频	كاميرا فيديو	kamera wideo
    📼	videocassette|tape|vhs|video	录像带|VHS|录影带|磁带	شريط فيديو	kaseta wideo|taśma
    🔍	magnifying glass tilted left|search|tool	左斜的放大镜|工具|搜索|放大|放大镜|查找	‫عدسة مكبرة اتجاه اليسار|بحث|عدسة|عدسة مكبرة لليسار	lupa pochylona w lewo|skierowana w lewo|szukaj
    🔎	magnifying glass tilted right|search|tool	右斜的放大镜|工具|搜索|放大|放大镜|查找	‫عدسة مكبرة اتجاه اليمين|بحث|عدسة|عدسة مكبرة لليمين	lupa pochylona w prawo|skierowana w prawo|szukaj
    🕯️	candle|light	蜡烛|光|烛光|烛火|照明|燃烧	شمعة|ضوء	świeca|światło|świeczka
    💡	light bulb|comic|electric|idea	灯泡|主意|想法|电灯泡|白炽灯	مصباح مضاء|كهرباء|لمبة مضيئة	żarówka|pomysł|światło
    🔦	flashlight|electric|light|tool|torch	手电筒|光|工具|手电|照明|电筒	ضوء فلاش|كشاف|كهربائي	latarka|elektryczna|lampka|światło
    🏮	red paper lantern|bar|light	红灯笼|光|喜庆|灯笼|节日	‫فانوس بورق أحمر|إزاكايا|فانوس|مطعم	czerwony lampion|bar izakaya|izakaya
    🪔	diya lamp|oil	印度油灯|排灯节|油|灯|迪亚	مصباح ضياء|إضاءة|زيت	dipa|lampka|oliwna
    📔	notebook with decorative cover|book|decorated	精装笔记本|封面|本子|笔记|笔记本|记录	دفتر مزين|دفتر مزخرف|دفتر ملاحظات|غلاف	notes z dekoracyjną okładką|książka|notatnik|okładka|ozdobna
    📕	closed book	合上的书本|书|书本|合上	كتاب مغلق	zamknięta książka
    📖	open book	打开的书本|书|书本|打开|读书|阅读	كتاب مفتوح	otwarta książka
    📗	green book	绿色书本|书|书本|绿|绿色	كتاب أخضر	zielona książka
    📘	blue book	蓝色书本|书|书本|篮|蓝色	كتاب أزرق	niebieska książka
    📙	orange book	橙色书本|书|书本|橙色	كتاب برتقالي	pomarańczowa książka
    📚	books|book	书|书本|书籍|图书|学习	كتب|كتاب	książki|książka
    📓	notebook	笔记本|日记本|本子|笔记|记事本|记录	دفتر ملاحظات	notes|notatnik|szary|zeszyt
    📒	ledger|notebook	账本|笔记本|记事本|记账|账簿	دفتر|كراسة ملاحظات	skoroszyt|notatnik|zeszyt|żółty
    📃	page with curl|document	带卷边的页面|卷边|文书|文件|文档	صفحة ملفوفة|صفحة بطية	zawinięta strona|kartka|maszynopis
    📜	scroll|paper	卷轴|画卷|纸|纸卷|羊皮纸	ورقة ملفوفة	zwój|edykt|pergamin|pismo
    📄	page facing up|document	文件|文书|文档	مستند|صفحة|صفحة بوجه لأعلى|وجه لأعلى	strona|kartka|maszynopis|pismo
    📰	newspaper|news|paper	报纸|报道|新闻|看报|读报	جريدة|أخبار|صحيفة	gazeta|wiadomości
    🗞️	rolled-up newspaper|news|paper|rolled	报纸卷|卷起|卷起的报纸|报纸|新闻|纸	صحيفة مطوية|أخبار|جريدة	zwinięta gazeta|papier|rulon|zrolowana|zwitek
    📑	bookmark tabs|mark|marker	标签页|书签|有书签的页面	لصاقات علامات توقف قراءة|علامة|لصاقة	karty zakładek|karta|przekładka|zakładka|znak
    🔖	bookmark|mark	书签|标签|读书|阅读	علامة توقف قراءة	zakładka|zaznaczenie
    🏷️	label	标签|吊牌|标记|行李牌	ملصق|علامة	przywieszka do kluczy|breloczek|etykieta
    💰	money bag|dollar|moneybag	钱袋|美元|钱|钱包	حقيبة نقود|أموال|حقيبة دولارات|شنطة	worek z pieniędzmi|dolary|pieniądze
    🪙	coin|gold|metal|money|silver|treasure	硬币|财富|金|金属|钱|银	عملة معدنية|ذهب|فضة|كنز|مال|معدن	moneta|metalowa|pieniądze|skarb|srebrna|złota
    💴	yen banknote|bill|currency|money|note	日元|现金|货币|钞票|钱	ورقة ين|أموال|بانكنوت	banknot jena|bank|pieniądze|rachunek|waluta
    💵	dollar banknote|bill|currency|money|note	美元|现金|纸币|货币|钱	ورقة دولار|أموال|بنكنوت	banknot dolara|bank|pieniądze|rachunek|waluta
    💶	euro banknote|bill|currency|money|note	欧元|现金|货币|钞票|钱	ورقة يورو|أموال|بانكنوت	banknot euro|bank|pieniądze|rachunek|waluta
    💷	pound banknote|bill|currency|money|note	英镑|现金|货币|钞票|钱	ورقة جنيه|أموال|بانكنوت	banknot funta|bank|pieniądze|rachunek|waluta
    💸	money with wings|banknote|bill|fly	长翅膀的钱|纸币|翅膀|花钱|钱	أموال تطير|أموال بأجنحة|بانكنوت طائر	uskrzydlone pieniądze|bank|banknot|rachunek|skrzydła|waluta
    💳	credit card|money	信用卡|借记卡|刷卡|卡|贷记卡|银行卡	بطاقة ائتمان	karta kredytowa|bank|kredyt|pieniądze
    🧾	receipt|accounting|bookkeeping|evidence|proof	收据|凭据|发票|记账|证明|账单	إيصال|برهان|حفظ الدفاتر|دليل|محاسبة	paragon|dowód|księgowość|pokwitowanie
    💹	chart increasing with yen|graph|growth|money	趋势向上且带有日元符号的图表|上扬|上涨|日元汇率|货币升值图表|走势	‫مخطط لبيانات متزايدة مع الين|أسهم مرتفعة|سوق	wykres wzrostu z symbolem jena|jen|pieniądze|trend wzrostowy|waluta|wzrost
    ✉️	envelope|email|letter	信封|信件|信息|来信|邮件	ظرف|بريد إلكتروني|رسالة	koperta|e-mail|list|wiadomość
    📧	e-mail|email|letter|mail	电子邮件|信封|邮件	بريد إلكتروني|تواصل|خطاب	e-mail|email|list|mail|poczta elektroniczna
    📨	incoming envelope|e-mail|email|letter|receive	来信|接收|收信|收到来信|收到邮件|电子邮件	بريد وارد|بريد إلكتروني|بريد مستلم|تواصل|خطاب|ظرف	koperta przychodząca|e-mail|email|list|mail|poczta elektroniczna
    📩	envelope with arrow|e-mail|email|outgoing	收邮件|信件|信封|发信|发出|发送	بريد صادر|بريد إلكتروني|بريد مرسل|تواصل|خطاب|ظرف	koperta ze strzałką|odebrać|poczta|przychodząca|wiadomość
    📤	outbox tray|box|letter|mail|sent	发件箱|信件|发信|发送|发邮件|邮件	صندوق صادر|بريد|تواصل|صندوق الوارد|مرسل	skrzynka nadawcza|list|mail|na listy|nadawać|pocztowa
    📥	inbox tray|box|letter|mail|receive	收件箱|信件|接收|收信|收到邮件|邮件	صندوق وارد|بريد|بريد مستلم|تواصل	skrzynka odbiorcza|list|mail|odbierać|otrzymywać|pocztowa
    📦	package|box|parcel	包裹|快递|盒子|箱子|装货|运送	طرد|رزمة|علبة	paczka|pakunek|przesyłka|pudełko
    📫	closed mailbox with raised flag|mail|postbox	有待收信件|信箱|旗标|有新信件	صندوق بريد مغلق بإشارة مرفوعة|صندوق بريد بعلامة لأعلى	zamknięta skrzynka pocztowa z podniesioną flagą|zamknięta skrzynka pocztowa
    📪	closed mailbox with lowered flag|mail|postbox	无待收信件|信箱|旗标|无新信件	صندوق بريد مغلق بإشارة لأسفل|صندوق بريد بعلامة لأسفل	zamknięta skrzynka pocztowa z opuszczoną flagą|zamknięta skrzynka pocztowa
    📬	open mailbox with raised flag|mail|postbox	有新信件|信箱|打开|旗标|有待收信件	صندوق بريد مفتوح بإشارة مرفوعة|صندوق بريد بعلامة لأسفل	otwarta skrzynka pocztowa z podniesioną flagą|otwarta skrzynka pocztowa
    📭	open mailbox with lowered flag|mail|postbox	无新信件|信箱|旗标|无待收信件	صندوق بريد مفتوح بإشارة لأسفل|صندوق بريد بعلامة لأعلى	otwarta skrzynka pocztowa z opuszczoną flagą|otwarta skrzynka pocztowa
    📮	postbox|mail|mailbox	邮筒|信|寄信|邮箱	صندوق بريد	skrzynka na listy|na listy|skrzynka pocztowa
    🗳️	ballot box with ballot	投票箱|投票|选举|选票	صندوق اقتراع وورقة اقتراع	urna wyborcza z głosem|głos|głosować
    ✏️	pencil	铅笔|橡皮|橡皮擦|画画|画笔|笔	قلم رصاص	ołówek|pisak
    ✒️	black nib|pen	钢笔尖|写字|硬笔|笔尖|钢笔	سن قلم أسود	pióro z czarną stalówką|stalówka
    🖋️	fountain pen	钢笔|写字|硬笔|笔	قلم حبر|محبرة	wieczne pióro|stalówka
    🖊️	pen|ballpoint	笔|原子笔|圆珠笔|油笔	قلم|جاف|حبر	długopis|pióro
    🖌️	paintbrush|painting	画笔|刷|毛笔|画刷|笔刷	فرشاة ألوان|رسم	pędzel|malarstwo|malować
    🖍️	crayon	蜡笔|油画棒|画棒	قلم شمع ملون|قلم ألوان	kredka|rysować
    📝	memo|pencil	备忘录|便条|便条簿|便笺	مذكرة|تواصل	notatka|kartka|ołówek|papier|zapiski
    💼	briefcase	公文包|公事包|包|手提包	حقيبة كتب	teczka|aktówka|neseser
    📁	file folder	文件夹|办公|文件|文具|硬纸夹	مجلد ملفات|ملف	folder|katalog
    📂	open file folder	打开的文件夹|办公|打开|文件|文具	مجلد مفتوح|مجلد ملفات مفتوح|ملف	otwarty folder|katalog
    🗂️	card index dividers	索引分隔文件夹|分隔|文件夹|索引	حاجز بطاقات|بطاقة|حواجز|مؤشر	rozdzielacze kartoteki|kartoteka|karty|podział
    📅	calendar|date	日历|日期	تقويم|روزنامة	kalendarz|data
    📆	tear-off calendar	手撕日历|日历|日期	تقويم بأوراق للقطع|روزنامة	kalendarz z wyrywanymi kartkami|data|spirala|zdzierany kalendarz
    🗒️	spiral notepad|note|pad	线圈本|文具|笔记本|记事本	ورقة ملاحظات|حلزوني|ملاحظة	kołonotatnik|na spirali|notatnik|notes|spirala
    🗓️	spiral calendar|pad	线圈日历|日历|日期|线圈	تقويم حلزوني|ورقة	kalendarz na spirali|na spirali|notatnik|notes|spirala
    📇	card index|rolodex	卡片索引|卡片|卡牌索引|目录|索引	فهرس بطاقات	wizytownik|wizytówka|wizytówki
    📈	chart increasing|graph|growth|trend|upward	趋势向上的图表|上升|上涨|上涨图表|向上|图表	اتجاه لأعلى|ارتفاع|مخطط	wykres wzrostu|tendencja wzrostowa|trend zwyżkowy|wzrost
    📉	chart decreasing|down|graph|trend	趋势向下的图表|下跌|下跌图表|下降|向下|图表	مخطط بياني لأسفل|انخفاض	wykres spadku|spadek|strata|tendencja spadkowa|trend zniżkowy
    📊	bar chart|graph	条形图|图表|柱形图|直方图	مخطط بياني شريطي|مخطط شريطي	wykres słupkowy|słupek
    📋	clipboard	剪贴板|写字板|剪贴簿|夹子|纸张	لوح كتابة مشبكي|مشبك	podkładka do pisania|kartka|notes|pisać|pisanie
    📌	pushpin|pin	图钉|固定|按钉	دبوس ضغط	pinezka|przypiąć
    📍	round pushpin|pin	圆图钉|固定|图钉	دبوس مستدير|مشبك	okrągła pinezka|z główką
    📎	paperclip	回形针|万字夹|回纹针|曲别针|纸夹	مشبك ورق	spinacz|druciany|spinać
    🖇️	linked paperclips|link|paperclip	连起来的两个回形针|万字夹|回形针|回纹针|曲别针|纸夹	مشبك ورق مقترن|أوراق	złączone spinacze|druciane|spinać
    📏	straight ruler|straight edge	直尺|尺|尺子|文具|测量|长度	مسطرة|حافة مستوية	linijka|linia|prosta|prosta krawędź
    📐	triangular ruler|set|triangle	三角尺|三角|尺|文具|测量|角度	مسطرة مثلثة|مثلث|مثلث رسم	ekierka|linia prosta|linijka|trójkąt
    ✂️	scissors|cutting|tool	剪刀|修剪|剪|剪子|剪裁|工具	مقص|أداة	nożyczki|narzędzie|ostre|przeciąć
    🗃️	card file box	卡片盒|存档|标签|档案|箱|索引	صندوق بطاقات|بطاقة|ملف	pudełko-kartoteka|dokumenty|indeks|kartoteka|karty|pudełko
    🗄️	file cabinet|filing	文件柜|存档|归档|收纳|柜|档案	خزانة ملفات|ملف	szafka-kartoteka|dokumenty|indeks|kartoteka|karty|szafka
    🗑️	wastebasket	垃圾桶|垃圾|垃圾篓|废纸篓	سلة نفايات	kosz na śmieci|odpadki
    🔒	locked|closed	合上的锁|上锁|锁|锁住|锁定	قفل|مغلق	zamknięta kłódka|zablokowane|zamknięte
    🔓	unlocked|lock|open|unlock	打开的锁|取消锁定|开锁|解锁|锁	قفل مفتوح|فتح	otwarta kłódka|odblokować
    🔏	locked with pen|ink|lock|nib|privacy	墨水笔和锁|笔|笔尖|钢笔|锁|隐私	قفل مغلق بقلم|خصوصية|قفل عليه قلم حبر	zamknięta kłódka z piórem|atrament|niejawne|pióro|podpis|prywatność
    🔐	locked with key|closed|lock|secure	钥匙和锁|安全|钥匙|锁|锁上	قفل مغلق بمفتاح|آمن|قفل عليه مفتاح	zamknięta kłódka z kluczem|blokada|kluczyk|zamknięcie
    🔑	key|lock|password	钥匙|密码|密钥|开锁|解锁	مفتاح|كلمة مرور	klucz|hasło|zamek|zamknąć
    🗝️	old key|clue|lock	老式钥匙|古老的钥匙|旧钥匙|钥匙	مفتاح قديم|قفل	staroświecki klucz|kłódka|stary|zamek|zamknąć
    🔨	hammer|tool	锤子|工具|敲|施工|砸|铁锤	‫مطرقة|عدة	młotek|młot|narzędzie
    🪓	axe|chop|hatchet|split|wood	斧头|切|劈|木头|砍	بلطة|تقسيم|تقطيع|خشب|فأس	siekiera|drewno|rąbać|rozłupywać|topór
    ⛏️	pick|mining|tool	铁镐|工具|挖掘|采矿|锄头|鹤嘴锄	فأس|أداة|تنقيب	kilof|górnicze|narzędzie
    ⚒️	hammer and pick|tool	锤子与镐|工具|铁锤|铁镐|锤子|镐子	مطرقة ومثقاب|أداة|ثقب|شاكوش	młoty|kilof|młot|narzędzia
    🛠️	hammer and wrench|spanner|tool	锤子与扳手|工具|扳手|铁锤|锤子	شاكوش ومفتاح|أداة|مفتاح	młot i klucz|narzędzia|warsztatowy
    🗡️	dagger|knife|weapon	匕首|武器|短刀	خنجر|سكين|سلاح	sztylet|broń|nóż
    ⚔️	crossed swords|weapon	交叉放置的剑|交叉|剑|双剑	سيفان متصالبان|سلاح|معقوق	skrzyżowane miecze|biała broń
    💣	bomb|comic	炸弹|爆炸	قنبلة|مشاعر	bomba|żartobliwy
    🪃	boomerang|australia|rebound|repercussion	回旋镖|反弹|回弹|澳大利亚	خذوف مرتد|أستراليا|ارتداد|كيد	bumerang|Aborygeni|Australia|wraca
    🏹	bow and arrow|archer|Sagittarius|zodiac	弓和箭|射手|射箭|弓|箭	قوس وسهم|برج الرامي|رامي|سهم	łuk i strzała|broń|łucznik|narzędzie|strzelec|zodiak
    🛡️	shield|weapon	盾牌|武器|盾|防御	درع|سلاح	tarcza|ochrona|osłona
    🪚	carpentry saw|carpenter|lumber|tool	木工锯|工具|木匠|木材|锯	منشار يدوي|أداة|خشب|نجار	piła do drewna|narzędzie|stolarz|tarcica
    🔧	wrench|spanner|tool	扳手|工具|螺丝扳手	مفتاح ربط|عدة	klucz warsztatowy|mechanik|narzędzie|warsztat
    🪛	screwdriver|screw|tool	螺丝刀|工具|螺丝	مفك براغي|أداة	śrubokręt|narzędzie|śruba|wkręt|wkrętak
    🔩	nut and bolt|tool	螺母与螺栓|工具|螺丝|螺帽|螺栓|螺母	صامولة ومسمار|عدة|مسمار	śruba i nakrętka|gwint|mocowanie
    ⚙️	gear|cog|cogwheel|tool	齿轮|传动|工具|机械|零件	ترس|أداة	koło zębate|kółko|skrzynia biegów|zębatka
    🗜️	clamp|compress|tool|vice	夹钳|夹具|工具|机械|紧固	آلة ضغط|أداة	ścisk|kompresja|nacisk|prasowanie|presja|ściskanie
    ⚖️	balance scale|justice|Libra|zodiac	天平|公平|公正|正义|法律	ميزان|أداة|برج|توازن|عدالة|كفتان	waga szalkowa|ciężar|narzędzie|równowaga|sprawiedliwość|ważyć
    🦯	white cane|accessibility|blind	盲杖|拐杖|无障碍|盲	عصا سير|أعمى|إمكانية الوصول|احتياجات خاصة|كفيف	biała laska|dostępność|niewidomy
    🔗	link	链接|网址|链条|锁链	علامة رابط|حلقتان|روابط	ogniwa|hiperłącze|link|ogniwo|połączenie
    ⛓️	chains|chain	链条|铁链|链|锁链	سلاسل|سلسلة	łańcuchy|łańcuch|ogniwa
    🪝	hook|catch|crook|curve|ensnare|selling point	挂钩|卖点|抓|曲线|钩状物	خطاف|إبزيم|إلتقاط|صنارة|كبشة|كلاب	hak|haczyk|połknąć|zakrzywiony|złapać
    🧰	toolbox|chest|mechanic|tool	工具箱|工具|机修|箱子	صندوق أدوات|أداة|صدر|ميكانيكي	skrzynka na narzędzia|mechanik|narzędzie
    🧲	magnet|attraction|horseshoe|magnetic	磁铁|吸引力|磁性|马蹄铁	مغناطيس|جذب|حدوة حصان|مغناطيسي	magnes|magnetyzm|podkowa|przyciąganie
    🪜	ladder|climb|rung|step	梯子|台阶|梯级|横档|爬	سلّم|تسلق|درج|صعود|عارضة	drabina|szczebel|wspinać się
    ⚗️	alembic|chemistry|tool	蒸馏器|净化|化学|实验|工具	أمبيق|أداة|كيمياء	alembik|chemia|kolba|menzurka|naczynie|probówka
    🧪	test tube|chemist|chemistry|experiment|lab|science	试管|化学|化学家|实验|实验室|科学	أنبوب اختبار|تجربة|علوم|كيمياء|كيميائي|معمل	probówka|chemia|chemik|eksperyment|laboratorium|nauka
    🧫	petri dish|bacteria|biologist|biology|culture|lab	培养皿|培养|实验室|生物学|生物学家|细菌	صحفة بتري|أحياء|أحيائي|بكتيريا|ثقافة|معمل	płytka Petriego|bakteria|biolog|biologia|kultura|laboratorium
    🧬	dna|biologist|evolution|gene|genetics|life	DNA|基因|生命|生物学家|进化|遗传学	الحامض النووي|أحيائي|الحياة|تطور|جين|علم الجينات	dna|biolog|ewolucja|gen|genetyka|życie
    🔬	microscope|science|tool	显微镜|实验|工具|生物|科学|细胞	ميكروسكوب|أداة	mikroskop|obserwacja|powiększenie
    🔭	telescope|science|tool	望远镜|天体|天文|天文学|工具|观星	تليسكوب|أداة	teleskop|luneta|obserwacja|powiększenie
    📡	satellite antenna|dish	卫星天线|信号接收|卫星|卫星接收天线|卫星碟形天线|天线	طبق قمر صناعي|تواصل|دش|قمر صناعي|هوائي|هوائي قمر صناعي	antena satelitarna|czasza|satelita|talerz
    💉	syringe|medicine|needle|shot|sick	注射器|医学|打针|治疗|针头|针筒	‫إبرة حقن|حقنة|سرنجة|طب|طبيب	strzykawka|chory|lekarstwo|szczepienie|szczepionka|zastrzyk
    🩸	drop of blood|bleed|blood donation|injury|medicine|menstruation	血滴|医疗|月经|献血|经血|输血	قطرة دم|تبرع بالدم|حيض|طب|طمث	kropla krwi|krwiodawstwo|medycyna|menstruacja|oddawanie krwi
    💊	pill|doctor|medicine|sick	药丸|吃药|治疗|药|药物	حبوب|طب|طبيب	kapsułka|lekarstwo|tabletka
    🩹	adhesive bandage	创可贴|OK绷|伤口|绷带|胶布	ضمادة لاصقة|لاصقة جروح	plaster|opatrunek
    🩼	crutch|cane|disability|hurt|mobility aid|stick	拐杖|受伤|手杖|残疾|活动助行类辅具	عكاز|إعاقة|ضرر|عصا|وسيلة مساعدة على الحركة	kula|ból|kij|laska|niepełnosprawność|pomoc w chodzeniu
    🩺	stethoscope|doctor|heart|medicine	听诊器|医生|医疗|心脏|心跳|诊断	سماعة طبيب|دكتور|طب|قلب	stetoskop|lekarz|medycyna|serce
    🩻	x-ray|bones|doctor|medical|skeleton	X射线|医生|医疗|骨架|骨骼	أشعة سينية|طبي|طبيب|عظام|هيكل عظمي	zdjęcie rentgenowskie|kości|lekarz|medycyna|szkielet
    🚪	door	门|出入口|大门|屋门|房门|房间	باب	drzwi
    🛗	elevator|accessibility|hoist|lift	电梯|升降机|可达性	مصعد|إمكانية الوصول|رافع	winda|dostępność
    🪞	mirror|reflection|reflector|speculum	镜子|反射|反射镜|窥镜	مرآة|انعكاس|عاكس|مرآة معدنية	lustro|odbicie|zwierciadło
    🪟	window|frame|fresh air|opening|transparent|view	窗户|开窗|新鲜空气|景色|窗框|透明	نافذة|إطار|إطلالة|شفاف|فتحة|منظر	okno|framuga|otwór|przezroczyste|świeże powietrze|widok
    🛏️	bed|hotel|sleep	床|宾馆|床垫|床铺|睡眠|睡觉	سرير|فندق|نوم	łóżko|hotel|nocleg|sen
    🛋️	couch and lamp|hotel	沙发和灯|家|沙发|灯|阅读	كنبة ومصباح|فندق|مصباح	kanapa i lampa|hotel
    🪑	chair|seat|sit	椅子|坐|座位|椅背	كرسي|جلوس|قعود|مقعد	krzesło|siadać|siedzenie
    🚽	toilet	马桶|WC|卫生间|厕所|洗手间	مرحاض|حمام	muszla klozetowa|dolnopłuk|sedes|toaleta|ubikacja
    🪠	plunger|force cup|plumber|suction|toilet	活塞|吸力|水管工|马桶	مكبس غطاس|امتصاص|حمام|سباك|سباكة|ضغط	przepychacz|hydraulik|odetkać|przepychać|toaleta
    🚿	shower|water	淋浴|喷头|喷水|水|洗澡 花洒	دوش|استحمام شاور	prysznic|łazienka|woda
    🛁	bathtub|bath	浴缸|沐浴|泡沫浴|泡澡|洗澡|澡盆	حوض استحمام|مغطس	wanna|kąpiel
    🪤	mouse trap|bait|mousetrap|snare	捕鼠器|诱饵|陷进	مصيدة فئران|طعم|فخ|كمين	pułapka na myszy|przynęta|sidła
    🪒	razor|sharp|shave	剃须刀|刀|刮|毛|胡子|锋利	موس حلاقة|حاد	brzytwa|golenie|ostre narzędzie
    🧴	lotion bottle|moisturizer|shampoo|sunscreen	乳液瓶|乳液|护肤霜|洗发水|防晒霜	زجاجة غسول|شامبو|مرطب|واقي من الشمس	butelka z płynem|balsam|krem do opalania|mleczko|szampon
    🧷	safety pin|diaper|punk rock	安全别针|别针|扣针	دبوس أمان|حفاضة|حقيبة بانك روك	agrafka|pielucha|punk|punk rock
    🧹	broom|cleaning|sweeping|witch	扫帚|女巫|打扫|扫地	مكنسة|تنظيف|ساحرة|كنس	miotła|czarownica|sprzątanie|zamiatanie
    🧺	basket|farming|laundry|picnic	筐|农作|脏衣篮|野餐	سلة|رحلة قصيرة|زراعة|غسيل	kosz|piknik|pranie|rolnictwo
    🧻	roll of paper|paper towels|toilet paper	卷纸|卫生纸|纸巾	لفة ورق|مناشف ورقية|ورق تواليت	rolka papieru|papier toaletowy|ręczniki papierowe
    🪣	bucket|cask|pail|vat	桶|大桶|木桶|水桶|缸	دلو|برميل|خابية|وعاء	wiadro|kubeł|wiaderko
    🧼	soap|bar|bathing|cleaning|lather|soapdish	皂|杀菌|洗手|清洁|肥皂泡|肥皂盒	صابون|استحمام|تنظيف|رغوة|طبق صابون|قالب	mydło|kąpiel|kostka|mycie|mydelniczka|piana
    🫧	bubbles|burp|clean|soap|underwater	气泡|打嗝|水下|清洁|肥皂	فقاعات|تحت الماء|تنظيف|جشاء|صابون	bąbelki|mycie|mydło|plusk|pod wodą
    🪥	toothbrush|bathroom|brush|clean|dental|hygiene	牙刷|刷|卫生|情节|浴室|牙科	فرشاة أسنان|تنظيف|حمام|فم|نظافة	szczoteczka do zębów|czyszczenie|higiena|jama ustna|łazienka|szczotka
    🧽	sponge|absorbing|cleaning|porous	海绵|吸水|清洁|渗透	اسفنجة|تنظيف|ماص|مسامي	gąbka|mycie|porowata|wchłanianie
    🧯	fire extinguisher|extinguish|quench	灭火器|火灾|灭火	مطفأة حريق|إخماد|إطفاء	gaśnica|ogień|ugasić|zgasić
    🛒	shopping cart|trolley	购物车|手推车|采购	عربة التسوق|تروللي|تسوق	wózek sklepowy|koszyk|sklep|zakupy
    🚬	cigarette|smoking	香烟|卷烟|吸烟|抽烟|烟|烟草	سيجارة|إشارة|تدخين|مسموح بالتدخين	papieros|dla palących|dym|dymek
    ⚰️	coffin|death	棺材|埋葬|死亡|灵柩|葬礼|陵墓	تابوت|موت	trumna|pogrzeb|śmierć
    🪦	headstone|cemetery|grave|graveyard|tombstone	墓碑|公墓|墓园|墓地	حجر مقبرة|شاهد|شاهد القبر|قبر	nagrobek|cmentarz|grób|kamień nagrobny
    ⚱️	funeral urn|ashes|death	骨灰缸|瓮|缸|葬礼	رماد موتى|جنازة|وفاة	urna na prochy|pogrzeb|śmierć
    🧿	nazar amulet|bead|charm|evil-eye|talisman	纳扎尔护身符|小装饰品|恶魔之眼|护身符|珠子|纳扎尔	الخرزة الزرقاء|حسد|حظ|خرزة|عين	amulet nazar|błękitne oko|koralik|oko proroka|talizman
    🪬	hamsa|amulet|Fatima|hand|Mary|Miriam	法蒂玛之手|保护|手|护身符|法蒂玛|玛丽	خمسة|العذراء|تحصين|تعويذة|فاطمة|مريم	chamsa|amulet|dłoń|dłoń Fatimy|dłoń z okiem|Fatima
    🗿	moai|face|moyai|statue	摩埃|复活岛|复活节岛|复活节岛石像|摩艾|摩艾石像	تمثال|موياي	moai|posąg|twarz|wyspa wielkanocna
    🪧	placard|demonstration|picket|protest|sign	标语牌|布告|标志|海报|示威|纠察队标语牌	يافطة|اعتصام|لافتة|مظاهرة	tabliczka|demonstracja|pikieta|protest|transparent|znak
    🪪	identification card|credentials|ID|license|security	身份证|ID|凭证|安全|执照	بطاقة الهوية|أمان|بيانات اعتماد|رخصة	dowód tożsamości|bezpieczeństwo|dane osobowe|prawo jazdy
    """
}
