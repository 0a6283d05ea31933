// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let activities = """
    🎃	jack-o-lantern|celebration|halloween|jack|lantern	南瓜灯|万圣节|庆祝|灯笼	هالوين|قرع|قرعة مضيئة|هالويين	dynia na halloween
    🎄	Christmas tree|celebration	圣诞树|圣诞|庆祝|树	شجرة عيد الميلاد	choinka bożonarodzeniowa|boże narodzenie|drzewko|święta
    🎆	fireworks|celebration	焰火|庆祝|烟花	ألعاب نارية|حفلة	fajerwerki|nowy rok|obchody|święta
    🎇	sparkler|celebration|fireworks|sparkle	烟花|庆祝|火花|烟火|焰火	ماسة نارية|ماسة ألعاب نارية	zimne ognie|petardy|sztuczne
    🧨	firecracker|dynamite|explosive|fireworks	爆竹|炸药|烟花|爆炸	مفرقعات|ألعاب نارية|ديناميت|مفرقعات نارية	petarda|dynamit|fajerwerki|materiał wybuchowy
    ✨	sparkles|*|sparkle|star	闪亮|星星|火花|闪光|闪耀	ومضات|نجوم|نجوم ساطعة|ومضة	gwiazdki|* gwiazdki|gwiazda|gwiazdy
    🎈	balloon|celebration	气球|庆祝	‫بالون|احتفال	balon|impreza|uroczystość
    🎉	party popper|celebration|tada	拉炮彩带|庆祝|彩带|派对|派对礼宾花	فرقعة حفلة|بارتي بوبر	tuba z konfetti|bal|impreza|uroczystość
    🎊	confetti ball|celebration	五彩纸屑球|庆祝|球	كرة أوراق ملونة|كرة كونفتي|كونفتي	kula z konfetti|bal|impreza|uroczystość
    🎋	tanabata tree|banner|celebration|Japanese	七夕树|七夕|庆祝|日本|树	شجرة احتفال|شجرة وشرائط ورقية	drzewko na Tanabata|drzewo|japońskie|tanabata|życzenia
    🎍	pine decoration|bamboo|celebration|Japanese	门松|庆祝|日本|松树|盆栽|竹	ديكور صنوبر|احتفال|عام جديد	japońska dekoracja kadomatsu|bambus|roślina|sosna
    🎎	Japanese dolls|celebration|doll|festival	日本人形|人偶|庆祝|节日	دميتان يابانيتان|احتفال|مهرجان	japońskie lalki
    🎏	carp streamer|celebration	鲤鱼旗|庆祝|日本|男孩节|长旗	قصاصات ملونة|أوراق ملونة|احتفال	flaga w kształcie karpia|ryby
    🎐	wind chime|bell|celebration	风铃|庆祝|铃铛	جرس الريح	dzwonek wietrzny|dzwonki
    🎑	moon viewing ceremony|celebration	赏月|中秋|庆祝|月亮	احتفال برؤية القمر|استطلاع|استطلاع القمر	ceremonia oglądania księżyca|księżyc|podziwiać|tsukimi
    🧧	red envelope|gift|good luck|hóngbāo|lai see|money	红包|利是|礼物|运气|钱	ظرف أحمر بكتابة صينية|أموال|أنغ بو|صين|هدية	czerwona koperta|hóngbāo|lai see|pieniądze|prezent|szczęście
    🎀	ribbon|celebration	蝴蝶结|丝带|庆祝|缎带	شريط|حفلة	wstążka|kokarda|kokardka|ozdoba|podarunek|prezent
    🎁	wrapped gift|box|celebration|present	礼物|包装|庆祝|盒子|礼品	هدية ملفوفة|مناسبة	zapakowany prezent|kokarda|kokardka|paczka|podarunek
    🎗️	reminder ribbon|celebration	提示丝带|丝带|庆祝|暗示	شريطة تذكير|احتفال	wstążka pamięci|upamiętnić|uroczystość
    🎟️	admission tickets|ticket	入场券|票|门票	تذكرتا دخول|تذكرة|قبول	bilety wstępu|bilet|wstęp
    🎫	ticket|admission	票|入场券|电影票|车票|门票	تذكرة|ترفيه	bilet|wstęp
    🎖️	military medal|celebration	军功章|军队|勋章|奖章	ميدالية عسكرية|احتفال|عسكري	order wojskowy|medal|uroczystość|wojsko
    🏆	trophy|prize	奖杯|奖励|奖品|奖赏	كأس|جائزة	puchar|nagroda|trofeum
    🏅	sports medal	奖牌|运动会奖牌	ميدالية رياضية	medal sportowy|nagroda
    🥇	1st place medal|first|gold	金牌|奖牌|第一	ميدالية مركز أول|ذهبية	medal za 1. miejsce|pierwsze miejsce|złoto|zwycięstwo
    🥈	2nd place medal|second|silver	银牌|奖牌|第二	ميدالية مركز ثانٍ|فضية	medal za 2. miejsce|drugie miejsce|srebro
    🥉	3rd place medal|bronze|third	铜牌|奖牌|第三	ميدالية مركز ثالث|برونزية	medal za 3. miejsce|brąz|trzecie miejsce
    ⚽	soccer ball|football	足球|球|英式足球	كرة قدم	piłka nożna|futbolówka
    ⚾	baseball|ball	棒球|球	بيسبول|كرة	baseball|piłka
    🥎	softball|ball|glove|underarm	垒球|手套|球|腋下	كرة ليّنة|سوفتبول|ضربة تحتية|قفاز	softball|piłka|rękawica|rzut od dołu
    🏀	basketball|ball|hoop	篮球|球|篮筐	كرة سلة|رياضة	koszykówka|do kosza|piłka
    🏐	volleyball|ball|game	排球|球	كرة طائرة|لعب	siatkówka|gra|piłka
    🏈	american football|ball	美式橄榄球|橄榄球|球	كرة قدم أمريكية|رياضة	futbol amerykański|piłka
    🏉	rugby football|ball	英式橄榄球|橄榄球|球	كرة رجبي|رياضة	piłka do rugby
    🎾	tennis|ball|racquet	网球|球|球拍	تنس|رياضة|كرة|مضرب تنس وكرة	tenis|piłka
    🥏	flying disc|ultimate	飞盘|极限|极限运动|终极	قرص طائر|رياضة|صحن|صحن طائر|طبق طائر|لعبة	frisbee|latający dysk|ultimate
    🎳	bowling|ball|game	保龄球|球	بولينغ|كرة بولينغ|لعبة	kręgle|gra|kula
    🏏	cricket game|ball|bat	板球|球|球拍	كريكيت|كرة|لعبة|مضرب	krykiet|gra|kij|piłka
    🏑	field hockey|ball|game|stick	曲棍球|球|球棍	هوكي أرضي|عصا|كرة|لعبة|ملعب	hokej na trawie|boisko|gra|kijek|na trawie|piłka
    🏒	ice hockey|game|puck|stick	冰球|球|球棍	عصا هوكي جليد|ثلج|لعبة	hokej na lodzie|gra|kijek|krążek|lód|na lodzie
    🥍	lacrosse|ball|goal|stick	袋棍球|球|球棍|球门	لاكروس|عصا|كرة|لكروس|مضرب|هدف	lacrosse|bramka|kij|piłka
    🏓	ping pong|ball|bat|game|paddle|table tennis	乒乓球|比赛|球|球拍	‫تنس الطاولة|تنس|ضرب|طاولة|كرة|لعبة	tenis stołowy|piłeczka|ping pong|rakietka|siatka
    🏸	badminton|birdie|game|racquet|shuttlecock	羽毛球|球拍	تنس الريشة|راكيت|شطكوك|لعبة	badminton|gra|lotka|paletki|rakieta
    🥊	boxing glove	拳击手套|手套	قفاز ملاكمة|رياضة	rękawica bokserska|boks|sport
    🥋	martial arts uniform|judo|karate|martial arts|taekwondo	练武服|制服|柔道|武术|空手道|跆拳道	زي فنون قتالية|تايكوندو|جودو|رياضة|فنون قتالية|كاراتيه	strój do sztuk walki|judo|karate|sport|sztuki walki|taekwondo
    🥅	goal net	球门|球网	شبكة المرمى|رياضة|مرمى	bramka|gol|sport
    ⛳	flag in hole|golf	高尔夫球洞|高尔夫	علم على حفرة|علم غولف|غولف	flaga w dołku|golf|otwór
    ⛸️	ice skate	滑冰|冰刀|溜冰	حذاء تزلج|ثلج	but z łyżwą|lód|lodowisko|łyżwa
    🎣	fishing pole|fish	钓鱼竿|鱼杆	صنارة صيد|استجمام|ترفيه|سمك	wędka|łowienie ryb|złowić
    🤿	diving mask|scuba|snorkeling	潜水面罩|浮潜|深潜|潜水	قناع غطس|تحت الماء|سكوبا|غوص|غوص حر	maska do nurkowania|akwalung|nurkowanie|nurkowanie z rurką|snurkowanie
    🎽	running shirt|athletics|sash	运动背心|上衣|跑步	‫قميص رياضي|جري|شيرت للجري ووشاح	koszulka do biegania|bieganie|szarfa|t-shirt
    🎿	skis|ski|snow	滑雪|雪	تزلج|رياضة	narty|śnieg|stok
    🛷	sled|sledge|sleigh	雪橇|乘雪橇|驾雪橇	مزلجة	sanie
    🥌	curling stone|game|rock	冰壶|冰上溜石|比赛|游戏	حجرة لعبة الكرلنغ	kamień do curlingu
    🎯	bullseye|dart|direct hit|game|hit|target	正中靶心的飞镖|命中|靶心|飞镖	نشان|إصابة هدف|لعبة|مركز هدف|هدف	strzał w 10|dziesiątka|trafienie|w dziesiątkę
    🪀	yo-yo|fluctuate|toy	悠悠球|上下起落|玩具	يويو|تأرجح|كلات|لعبة	jojo|gra|zabawka
    🪁	kite|fly|soar	风筝|翱翔|飞翔	طائرة ورقية|تحليق|طيارة|طيران	latawiec|latanie|puszczanie
    🔫	water pistol|gun|handgun|revolver|tool|weapon	水枪|工具|左轮|手枪|枪|武器	مسدس ماء|طبنجة	pistolet na wodę|broń|broń palna|rewolwer
    🎱	pool 8 ball|billiard|eight|game	台球|8 球制桌球|游戏|霹雳八球	‫بلياردو|كرة رقم ثمانية|لعبة	bila 8|kula
    🔮	crystal ball|fairy tale|fantasy|fortune|tool	水晶球|命运|工具|水晶|球|财富	كرة كريستال|تنجيم	kryształowa kula|fortuna|przepowiadać|wróżka|wróżyć
    🪄	magic wand|witch|wizard	魔棒|女巫|巫师|魔法	عصا سحرية|ساحر|ساحرة|سحر	czarodziejska różdżka|czarodziej|czarodziejka|czary|magia|magik
    🎮	video game|controller	游戏手柄|手柄|电子游戏	لعبة فيديو|ألعاب|جويستك	gra wideo|gamepad|pad
    🕹️	joystick|game|video game	游戏操控杆|操控杆|电子游戏	ذراع تحكم|لعبة|لعبة فيديو	dżojstik|gra|gra komputerowa|gra wideo
    🎰	slot machine|game	老虎机|游戏|角子机|赌博	جهاز قمار|لعبة	automat do gier|automat do gry|jednoręki bandyta|kasyno
    🎲	game die|dice	骰子|色子	زهر|لعبة|نرد	kostka do gry|gra|w kości
    🧩	puzzle piece|clue|interlocking|jigsaw	拼图|图片|智力游戏|线索|联锁	أحجية الصور المقطوعة|تركيب|دليل|قطع	element układanki|łączenie|łamigłówka|puzzle
    🧸	teddy bear|plaything|plush|stuffed|toy	泰迪熊|填充|毛绒玩具|玩偶|玩具	لعبة محشوة بشكل دب|دبدوب|دمية	miś pluszowy|pluszak|pluszowa|wypchana|zabawka
    🪅	piñata|celebration|party	彩罐|庆祝|聚会	بنياتا|احتفال|حفلة|حلوى|معلّقة	piniata|impreza|świętowanie
    🪩	mirror ball|dance|disco|glitter|party	镜球|聚会|舞蹈|迪斯科|闪耀	الكرة المضيئة	kula dyskotekowa|dyskoteka|migotanie|przyjęcie|taniec
    🪆	nesting dolls|doll|russia	套娃|俄罗斯套娃|娃娃	دمية روسية|روسيا|ماتريوشكا	matrioszki|laleczka|lalka|matrioszka|rosyjska
    ♠️	spade suit|card|game	黑桃|扑克|牌|葵扇	ورقة البستوني|بطاقة|كوتشينة|لعبة	pik|gra|karta|talia
    ♥️	heart suit|card|game	红桃|扑克|牌|红心	ورقة قلب أحمر|قلوب|كوتشينة|لعبة	kier|gra|karta|talia
    ♦️	diamond suit|card|game	方片|扑克|方块|牌	ورقة لعب بشكل ماسة|بطاقة|ورق	karo|gra|karta|talia
    ♣️	club suit|card|game	梅花|扑克|牌|草花	ورقة لعب بشكل شجرة|سباتي|كوتشينة|ورق لعب	trefl|gra|karta|talia
    ♟️	chess pawn|dupe|expendable	兵|受骗者|国际象棋|牺牲品	بيدق|جندي|شطرنج|ضعيف	pionek|szachy
    🃏	joker|card|game|wildcard	大小王|大王|小王|扑克|牌|鬼牌	جوكر|أوراق|لعبة|ورقة|يلعب	dżoker|Joker|karta|karta do gry
    🀄	mahjong red dragon|game	红中|麻将	لعبة ورق يابانية|تنين|تنين أحمر	madżong: czerwony smok|Czerwony smok|kafelek|mahjong|Smok
    🎴	flower playing cards|card|game|Japanese	花札|卡牌|日本|游戏|花牌	بطاقات لعب|كرت زهور|لعبة كرت	gra karciana hanafuda|japońska|kwiat
    🎭	performing arts|art|mask|theater|theatre	表演艺术|剧院|戏剧|艺术|表演|面具	قناع وجه|ترفيه|فن|فن استعراضي|قناعا وجه	maski teatralne|teatr|występować
    🖼️	framed picture|art|frame|museum|painting	带框的画|博物馆|框|画|艺术	إطار وصورة|إطار صورة|رسم|فن|متحف	obrazek w ramce|malarstwo|muzeum|obraz|ramka|sztuka
    🎨	artist palette|art|museum|painting	调色盘|博物馆|画画|艺术|调色板	لوحة ألوان الرسام|رسم	paleta malarska|farby|kolory|malarz|muzeum|sztuka
    🧵	thread|needle|sewing|spool|string	线|线轴|绳子|缝纫|针	بكرة خيط|إبرة|حياكة|خياطة	nić|igła|nawlekać|szpulka|szycie
    🪡	sewing needle|embroidery|stitches|sutures|tailoring	缝合针|绣花针|缝合|缝纫|缝线|裁剪	إبرة خياطة|تطريز|غرز	igła krawiecka|haft|igła z nitką|krawiectwo|szwy|szycie
    🧶	yarn|ball|crochet|knit	毛线|毛线球|编织|钩针编织物	خيط حياكة|حباكة|صنارة|صوف|كرة	włóczka|kłębek|robienie na drutach|szydełkowanie
    🪢	knot|rope|tangled|tie|twine|twist	结|打结|绳子|缠结|麻线	عُقدة|حبل|عقدة|متشابك|مجدول	węzeł|lina|sznur|sznurek|wiązać
    """
}
