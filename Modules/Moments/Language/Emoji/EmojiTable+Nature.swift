// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let nature = """
    🐵	monkey face	猴头|猴	وجه قرد|حيوان	głowa małpy|buźka|małpka
    🐒	monkey	猴子|猴	قرد|حيوان	małpa|zwierzątko
    🦍	gorilla	大猩猩	غوريلا|حيوان	goryl|zwierzę
    🦧	orangutan|ape	红毛猩猩|猩猩|猴|猿	إنسان الغاب|قرد	orangutan|małpa człekokształtna
    🐶	dog face|pet	狗脸|宠物|狗|脸	وجه كلب|حيوان	głowa psa|pies|psiaczek|pysk|pyszczek
    🐕	dog|pet	狗|宠物	كلب|حيوان	pies|piesek|psiaczek|psinka|zwierzę
    🦮	guide dog|accessibility|blind	导盲犬|指引|无障碍|盲	كلب دليل|أعمى|إرشاد|إمكانية الوصول|احتياجات خاصة|كفيف	pies przewodnik|dostępność|niewidomi|ułatwienia dostępu
    🐕‍🦺	service dog|accessibility|assistance	服务犬|工作犬|无障碍|犬|狗|辅助	كلب مساعدة|أعمى|إمكانية الوصول|احتياجات خاصة|خدمة|كفيف	pies pomocnik|dostępność|opiekun|pomoc
    🐩	poodle|dog	贵宾犬|卷毛狗|狗	بودل|حيوان|كلب	pudel|ostrzyżony|pies|piesek|pudelek
    🐺	wolf|face	狼|头|脸	وجه ذئب|حيوان	głowa wilka|pysk
    🦊	fox|face	狐狸|头|脸	وجه ثعلب|حيوان	głowa lisa|lis|zwierzę
    🦝	raccoon|curious|sly	浣熊|好奇|淘气	راكون|راقون|فضولي|ماكر|محتال|مخادع	szop|ciekawski|szop pracz
    🐱	cat face|pet	猫脸|宠物|猫|脸	وجه قطة|حيوان	głowa kota|kicia|kot|pysk|pyszczek|zwierzę
    🐈	cat|pet	猫|宠物	قطة|حيوان	kot|zwierzę
    🐈‍⬛	black cat|unlucky	黑猫|不吉利|猫|黑色	هرّ أسود|سوداء|سيئ الحظ|قطة|هر	czarny kot|nieszczęście|pech
    🦁	lion|face|Leo|zodiac	狮子|狮子座|脸|黄道十二宫	وجه أسد|برج	głowa lwa|buźka|grzywa|lew|pysk
    🐯	tiger face	老虎头|老虎|脸	وجه نمر|حيوان	głowa tygrysa|buźka|kot|pyszczek
    🐅	tiger	老虎|虎	نمر|حيوان	tygrys
    🐆	leopard	豹子|猎豹|豹	فهد|حيوان	lampart
    🐴	horse face	马头|马	وجه حصان|حيوان	głowa konia|końska|koński|łeb
    🫎	moose	moose	moose	moose
    🫏	donkey	donkey	donkey	donkey
    🐎	horse|equestrian|racehorse|racing	马|比赛|赛马|骑马	حصان|حيوان	koń|koń wyścigowy|wierzchowiec|wyścigi konne
    🦄	unicorn|face	独角兽|头|脸	وجه أحادي قرن|أحادي القرن	głowa jednorożca|jednorożec|łeb
    🦓	zebra|stripe	斑马|条纹	حمار وحشي	zebra
    🦌	deer	鹿	غزال|حيوان	jeleń|zwierzę
    🦬	bison|buffalo|herd|wisent	大野牛|欧洲野牛|水牛|畜群	ثور أمريكي|بايسن|جاموس|قطيع	żubr|bizon|stado
    🐮	cow face	奶牛头|奶牛|脸	وجه بقرة|حيوان	głowa krowy|krowa|łeb
    🐂	ox|bull|Taurus|zodiac	公牛|牛|金牛座|黄道十二宫	ثور|حيوان	wół|byk|zodiak
    🐃	water buffalo	水牛	جاموس مائي|جاموسة|حيوان	wół domowy|bawół wodny
    🐄	cow	奶牛|牛	بقرة|حيوان	krowa|krówka
    🐷	pig face	猪头|猪|脸	وجه خنزير|حيوان	głowa świni|buźka|świnia|świnka
    🐖	pig|sow	猪	خنزير|حيوان	świnia|maciora
    🐗	boar|pig	野猪|猪	خنزير بري|حيوان	dzik|dzika świnia|knur
    🐽	pig nose|face	猪鼻子|猪|脸|鼻子	أنف خنزير|حيوان|وجه	ryj świni|nosek|ryjek|świński ryjek
    🐏	ram|Aries|male|sheep|zodiac	公羊|白羊座|羊|雄性|黄道十二宫	كبش|حيوان	biały baran|baranek|owca|rogaty|rogi
    🐑	ewe|female|sheep	母羊|羊|雌性	خروف|حيوان	owca|baranek|samica
    🐐	goat|Capricorn|zodiac	山羊|摩羯座|黄道十二宫	معزة|حيوان	koza|koziorożec|zodiak
    🐪	camel|dromedary|hump	骆驼|单峰	جمل وحيد السنام|حيوان|سنام	wielbłąd|dromader
    🐫	two-hump camel|bactrian|hump	双峰骆驼|双峰|骆驼	جمل ثنائي السنام|حيوان|سنام	wielbłąd dwugarbny|baktrian|garby
    🦙	llama|alpaca|guanaco|vicuña|wool	美洲鸵|原驼|小羊驼|羊毛|羊驼	لاما|ألباكا|ألبكة|صوف|غوناق|فكونة	lama|alpaka|gwanako|wełna|wikunia
    🦒	giraffe|spots	长颈鹿|斑点	زرافة	żyrafa
    🐘	elephant	大象|象	فيل|حيوان	słoń
    🦣	mammoth|extinction|large|tusk|woolly	猛犸|大型|有绒毛的|灭绝|长牙	ماموث|أنياب|صوف|ضخم|فيل|منقرض	mamut|kieł|ogromny|włochaty|wymarły
    🦏	rhinoceros	犀牛	وحيد القرن|حيوان	nosorożec|zwierzę
    🦛	hippopotamus|hippo	河马	فرس النهر|برنيق|جاموس البحر|سيد قشطة|هيبو	hipopotam
    🐭	mouse face	老鼠头|鼠	وجه فأر|حيوان	głowa myszy|buźka|mysz|myszka
    🐁	mouse	老鼠|耗子|鼠	فأر|حيوان	mysz|myszka
    🐀	rat	耗子|鼠	جرذ|حيوان|فأر كبير	szczur
    🐹	hamster|face|pet	仓鼠|啮齿|头|脸	‫وجه حيوان الهمستر|همستر|وجه	głowa chomika|mysz
    🐰	rabbit face|bunny|pet	兔子头|兔	وجه أرنب|حيوان	głowa królika|królik|zając
    🐇	rabbit|bunny|pet	兔子|兔	أرنب|حيوان	królik|zając
    🐿️	chipmunk|squirrel	松鼠|花栗鼠	سنجاب	pręgowiec|gryzoń|wiewiórka
    🦫	beaver|dam	海狸|母畜	سمّور|سد|قندس	bóbr|gryzoń|tama
    🦔	hedgehog|spiny	刺猬	قنفد	jeż
    🦇	bat|vampire	蝙蝠|吸血鬼	خفاش|حيوان	nietoperz|wampir|zwierzę
    🐻	bear|face	熊|头|脸	وجه دب|حيوان	głowa niedźwiedzia|buźka|niedźwiedź
    🐻‍❄️	polar bear|arctic|white	北极熊|北极|熊|白色	دب قطبي|أبيض|القطب الشمالي	niedźwiedź polarny|arktyczny|biały|miś|miś polarny
    🐨	koala|face|marsupial	考拉|澳大利亚	دب كوالا|حيوان	koala|miś
    🐼	panda|face	熊猫|头|胖达|脸	وجه باندا|حيوان	głowa pandy|miś
    🦥	sloth|lazy|slow	树懒|慢|懒|爬树|迟缓	كسلان|بطيء|كسول	leniwiec|leniwy|powolny
    🦦	otter|fishing|playful	水獭|动物|捕鱼|獭|鼬	قندس|ثعلب الماء|صيد	wydra|bystre|łapanie ryb
    🦨	skunk|stink	臭鼬|熏|臭|鼬	ظربان|مقرف|مقزز	skunks|smród
    🦘	kangaroo|Australia|joey|jump|marsupial	袋鼠|小袋鼠|有袋类动物|澳大利亚|跳	كنغر|أستراليا|جراب|جيب|قفز|قنغر	kangur|Australia|skoczny|torbacz
    🦡	badger|honey badger|pester	獾|纠缠|蜜獾	غرير|أبو كعب|ابن عرس|رائحة كريهة|غرير العسل|مزعج	borsuk
    🐾	paw prints|feet|print	爪印|爪子|足迹	‫آثار حوافر|آثار|حيوان	ślady łap|łapy|odciski|tropy
    🦃	turkey|bird	火鸡	ديك رومي|حبش	indyk
    🐔	chicken|bird	鸡	دجاجة|دجاج|طائر|فرخة	kura|kurczak
    🐓	rooster|bird	公鸡|鸡	ديك|طائر	kogut
    🐣	hatching chick|baby|bird	小鸡破壳|小鸡|破壳	كتكوت خارج البيضة|حيوان|فقس	wykluwające się kurczątko|kurczaczek|pisklak|wykluwać się
    🐤	baby chick|bird	小鸡|鸡	كتكوت صغير|طائر	kurczątko|kurczaczek|pisklak
    🐥	front-facing baby chick|bird	正面朝向的小鸡|小鸡	‫كتكوت صغير بوجه للأمام|طائر	kurczątko od przodu|pisklak|pisklę
    🐦	bird	鸟	طائر|عصفور	ptak|ptaszek
    🐧	penguin|bird	企鹅	بطريق|طائر	pingwin
    🕊️	dove|bird|fly|peace	鸽|和平象征|飞翔|鸟|鸽子	حمامة|سلام|طائر	gołąb|gołąbek
    🦅	eagle|bird	鹰|老鹰|鸟	نسر|طائر	orzeł|ptak
    🦆	duck|bird	鸭子|鸟|鸭	بطة|طائر	kaczka|ptak
    🦢	swan|bird|cygnet|ugly duckling	天鹅|丑小鸭|小天鹅|鸟	إوزة|إوز|إوز عراقي|بجعة|تم|طائر	łabędź|brzydkie kaczątko|ptak
    🦉	owl|bird|wise	猫头鹰|睿智|鸟	بومة|طائر	sowa|mądrość|ptak
    🦤	dodo|extinction|large|Mauritius	渡渡鸟|毛里求斯|灭绝	طائر الدودو|حيوان منقرض|ضخم|منقرض|موريشيوس	dodo|duży|Mauritius|wymarły
    🪶	feather|bird|flight|light|plumage	羽毛|轻|飞|鸟	ريشة|تحليق|خفيف|طائر	pióro|latanie|lekkość|pierze|pióra|upierzenie
    🦩	flamingo|flamboyant|tropical	火烈鸟|热带|艳丽	فلامينغو|استوائي|مبهج|مبهرج	flaming|ekstrawagancja|tropikalny
    🦚	peacock|bird|ostentatious|peahen|proud	孔雀|招摇|雌孔雀|骄傲|鸟	طاووس|طائر|طاووسة|فتباهي|متفاخر	paw|dumny|ptak
    🦜	parrot|bird|pirate|talk	鹦鹉|剽窃|模仿|说话|鸟	ببغاء|أصوات|تقليد|طائر|قرصان|كلام	papuga|gadająca|pirat|ptak
    🪽	wing	wing	wing	wing
    🐦‍⬛	black bird	black bird	black bird	black bird
    🪿	goose	goose	goose	goose
    🐸	frog|face	青蛙|头|脸	وجه ضفدع|حيوان	głowa żaby|ropucha|traszka|żaba|żabka
    🐊	crocodile	鳄鱼	تمساح|حيوان	krokodyl|aligator
    🐢	turtle|terrapin|tortoise	龟|乌龟|海龟	سلحفاة|حيوان	żółw
    🦎	lizard|reptile	蜥蜴|爬行动物	سحلية|زواحف	jaszczurka|gad
    🐍	snake|bearer|Ophiuchus|serpent|zodiac	蛇|持票人|狡猾的人|蛇夫座|黄道十二宫	ثعبان|حية	wąż|dusiciel|jadowity|żmija
    🐲	dragon face|fairy tale	龙头|龙	وجه تنين|حيوان	głowa smoka|bajka|baśń|smok
    🐉	dragon|fairy tale	龙	تنين|حيوان	smok|bajka|baśń
    🦕	sauropod|brachiosaurus|brontosaurus|diplodocus	蜥蜴类|梁龙|腕龙|雷龙	ديناصور صوروبودا	zauropod
    🦖	T-Rex|Tyrannosaurus Rex	霸王龙|暴龙君主	التيرانوصور	t-rex
    🐳	spouting whale|face	喷水的鲸|喷水|鲸	حوت بنافورة|حيوان|نافورة	wieloryb tryskający wodą|fontanna|strumień wody
    🐋	whale	鲸鱼	حوت|حيوان	wieloryb
    🐬	dolphin|flipper	海豚|鸭脚板	دولفين|حيوان	delfin
    🦭	seal|sea lion	海豹|海狮	فقمة|أسد البحر|عجل البحر|كلب البحر	foka|lew morski
    🐟	fish|Pisces|zodiac	鱼|双鱼座|黄道十二宫	سمكة|برج|حيوان	ryba|zodiak
    🐠	tropical fish	热带鱼|热带|鱼	سمكة استوائية|حيوان	ryba tropikalna
    🐡	blowfish|fish	河豚|鱼	سمكة منتفخة|حيوان	ryba rozdymka
    🦈	shark|fish	鲨鱼|鱼|鲨	سمكة قرش	rekin|ryba
    🐙	octopus	章鱼|八爪|鱼	أخطبوط|حيوان	ośmiornica
    🐚	spiral shell	海螺|螺	‫صدفة حلزونية|حيوان	muszla spiralna|muszelka|spirala
    🪸	coral|ocean|reef	珊瑚|海洋|礁	مرجان|المحيط|شعب مرجانية	koralowiec|koralowa|ocean|rafa
    🪼	jellyfish	jellyfish	jellyfish	jellyfish
    🐌	snail	蜗牛	حلزون|حيوان|قوقع	ślimak
    🦋	butterfly|insect|pretty	蝴蝶|昆虫|漂亮|美丽	فراشة|جمال|حشرة	motyl|kolorowy|owad
    🐛	bug|insect	毛毛虫|毛虫	بق|أم أربعة وأربعين|يرقانة حيوان	gąsienica|insekt|owad
    🐜	ant|insect	蚂蚁	نملة|حيوان	mrówka|insekt|owad
    🐝	honeybee|bee|insect	蜜蜂|勤劳	نحلة|حيوان|عسل نحل|نحل	pszczoła|insekt|owad|pszczółka
    🪲	beetle|bug|insect	甲虫|昆虫	خنفساء|حشرة	chrząszcz|owad|żuk
    🐞	lady beetle|insect|ladybird|ladybug	瓢虫|昆虫|母	دعسوقة|حشرة|خنفساء	biedronka|chrabąszcz|kropki|owad|żuk
    🦗	cricket|grasshopper	蟋蟀|蛐蛐	جدجد	świerszcz
    🪳	cockroach|insect|pest|roach	蟑螂|害虫|昆虫	صرصور|جدجد|حشرة	karaluch|karaczan|owad
    🕷️	spider|insect	蜘蛛	عنكبوت|حشرة	pająk|pajączek|pajęczak
    🕸️	spider web	蜘蛛网|蛛网	شبكة عنكبوت	pajęczyna|sieć pająka
    🦂	scorpion|scorpio|Scorpio|zodiac	蝎子|天蝎宫|天蝎座|黄道十二宫	عقرب|برج	brązowy skorpion|zodiak
    🦟	mosquito|disease|fever|malaria|pest|virus	蚊子|发热|昆虫|疟疾|疾病|病毒	بعوضة|حشرة|فيروس|مرض|ملاريا|ناموسة	komar|choroba|gorączka|malaria|owad|wirus
    🪰	fly|disease|maggot|pest|rotting	苍蝇|害虫|疾病|腐烂|蛆	ذبابة|حشرة|عفن|مرض|نفايات|يرقة	mucha|choroby|giez|gnicie|owad|tse-tse
    🪱	worm|annelid|earthworm|parasite	蠕虫|寄生虫|环节动物|蚯蚓	دودة|بريمة|دودة أرض|دودة علقية|طفيليات	robak|dżdżownica|glista|pasożyt|pierścienice
    🦠	microbe|amoeba|bacteria|virus	细菌|变形虫|病毒	جرثومة|أميبا|بكتيريا|جرثوم|فيروس|ميكروب	zarazek|ameba|bakteria|drobnoustrój|mikrob|wirus
    💐	bouquet|flower	花束|鲜花	باقة زهور|رومانسية|ورد	bukiet kwiatów|kwiaty
    🌸	cherry blossom|flower	樱花|花	‫زهرة الكرز|زهرة	kwiat wiśni|kwitnąca wiśnia
    💮	white flower	白花|花	وردة بيضاء|زهور|طابع	biały kwiat|kontury
    🪷	lotus|Buddhism|flower|Hinduism|India|purity	莲花|佛教|印度|印度教|纯洁|花	لوتس|البوذية|الهند|الهندوسية|زهرة|صفاء	lotos|buddyzm|czystość|hinduizm|Indie|kwiat
    🏵️	rosette|plant	圆形花饰|花	وردية|نبات	rozeta|kwiat|roślina
    🌹	rose|flower	玫瑰|花	وردة|زهرة	róża|kwiat|roślina
    🥀	wilted flower	枯萎的花|花	وردة ذابلة|زهرة	zwiędły kwiat|róża|więdnąć
    🌺	hibiscus|flower	芙蓉|木槿|花	كركديه|زهرة	kwiat hibiskusa|kwiatek|kwitnie|roślina
    🌻	sunflower|flower|sun	向日葵|太阳花|花	دوار الشمس|عباد الشمس	słonecznik|kwiat|roślina|słońce
    🌼	blossom|flower	开花|花	‫زهرة	kwiat|kwiatek|kwitnie|roślina
    🌷	tulip|flower	郁金香|花	‫زهرة التوليب|زهرة	tulipan|kwiat|kwiatek|pąk
    🪻	hyacinth	hyacinth	hyacinth	hyacinth
    🌱	seedling|young	幼苗|发芽|芽|苗	شتلة|نبتة	sadzonka|pęd|roślinka
    🪴	potted plant|boring|grow|house|nurturing|useless	盆栽植物|培育|房子|枯燥|植物|生长	نبتة في وعاء|بدون فائدة|رعاية|زراعة|ممل|منزل	roślina doniczkowa|dom|kwiat doniczkowy|podlewać
    🌲	evergreen tree	松树|常青树|树	شجرة دائمة الخضرة|نبات	wiecznie zielone drzewo|drzewo iglaste
    🌳	deciduous tree|shedding	落叶树|树|落叶|落叶植物	شجرة زائلة الخضرة|تساقط|متساقط|نبات	drzewo liściaste|roślina
    🌴	palm tree	棕榈树	نخلة|شجرة|نبات	palma|drzewo
    🌵	cactus|plant	仙人掌|沙漠	صبار|نبات	kaktus|roślina
    🌾	sheaf of rice|ear|grain	稻子|稻|米|粮食	‫حزمة من الأرز|سنبلة أرز	pędy ryżu|roślina|ryż
    🌿	herb|leaf	药草|草药|香草	عشب|ورق	zioło|liście|zioła
    ☘️	shamrock|plant	三叶草|苜蓿|酢浆草	نبات النفل	koniczyna|koniczynka|roślina
    🍀	four leaf clover|4|four-leaf clover	四叶草|幸运	ورقة برسيم رباعية|4|أربعة|نبات	czterolistna koniczyna|koniczynka|szczęście
    🍁	maple leaf|falling	枫叶|加拿大|秋	‫ورقة شجر القيقب|سقوط|قيقب|نبات|ورقة	liść klonowy|liść jesienny|liść klonu
    🍂	fallen leaf|falling	落叶|叶|秋	أوراق متساقطة|سقوط|نبات|ورقة	spadające liście|roślina|spadanie
    🍃	leaf fluttering in wind|blow|flutter	风吹叶落|叶子|树叶|随风飘舞	ورقة متطايرة|رياح|ريح|نبات|هبوب	liście na wietrze|podmuch|roślina|trzepotanie|wiatr|wicher
    🪹	empty nest|nesting	空巢|筑巢	عش فارغ|تعشيش	puste gniazdo|gniazdowanie|gnieżdżenie
    🪺	nest with eggs|nesting	有蛋的巢|筑巢	عش به بيض|تعشيش	gniazdo z jajkami|gniazdowanie|gnieżdżenie
    🍄	mushroom|toadstool	蘑菇	عيش الغراب|عيش غراب|فطر|مشروم	grzyb|muchomor|trujący
    """
}
