// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let nature = """
    🐵	monkey face	猴头|猴	وجه قرد|حيوان
    🐒	monkey	猴子|猴	قرد|حيوان
    🦍	gorilla	大猩猩	غوريلا|حيوان
    🦧	orangutan|ape	红毛猩猩|猩猩|猴|猿	إنسان الغاب|قرد
    🐶	dog face|pet	狗脸|宠物|狗|脸	وجه كلب|حيوان
    🐕	dog|pet	狗|宠物	كلب|حيوان
    🦮	guide dog|accessibility|blind	导盲犬|指引|无障碍|盲	كلب دليل|أعمى|إرشاد|إمكانية الوصول|احتياجات خاصة|كفيف
    🐕‍🦺	service dog|accessibility|assistance	服务犬|工作犬|无障碍|犬|狗|辅助	كلب مساعدة|أعمى|إمكانية الوصول|احتياجات خاصة|خدمة|كفيف
    🐩	poodle|dog	贵宾犬|卷毛狗|狗	بودل|حيوان|كلب
    🐺	wolf|face	狼|头|脸	وجه ذئب|حيوان
    🦊	fox|face	狐狸|头|脸	وجه ثعلب|حيوان
    🦝	raccoon|curious|sly	浣熊|好奇|淘气	راكون|راقون|فضولي|ماكر|محتال|مخادع
    🐱	cat face|pet	猫脸|宠物|猫|脸	وجه قطة|حيوان
    🐈	cat|pet	猫|宠物	قطة|حيوان
    🐈‍⬛	black cat|unlucky	黑猫|不吉利|猫|黑色	هرّ أسود|سوداء|سيئ الحظ|قطة|هر
    🦁	lion|face|Leo|zodiac	狮子|狮子座|脸|黄道十二宫	وجه أسد|برج
    🐯	tiger face	老虎头|老虎|脸	وجه نمر|حيوان
    🐅	tiger	老虎|虎	نمر|حيوان
    🐆	leopard	豹子|猎豹|豹	فهد|حيوان
    🐴	horse face	马头|马	وجه حصان|حيوان
    🫎	moose	moose	moose
    🫏	donkey	donkey	donkey
    🐎	horse|equestrian|racehorse|racing	马|比赛|赛马|骑马	حصان|حيوان
    🦄	unicorn|face	独角兽|头|脸	وجه أحادي قرن|أحادي القرن
    🦓	zebra|stripe	斑马|条纹	حمار وحشي
    🦌	deer	鹿	غزال|حيوان
    🦬	bison|buffalo|herd|wisent	大野牛|欧洲野牛|水牛|畜群	ثور أمريكي|بايسن|جاموس|قطيع
    🐮	cow face	奶牛头|奶牛|脸	وجه بقرة|حيوان
    🐂	ox|bull|Taurus|zodiac	公牛|牛|金牛座|黄道十二宫	ثور|حيوان
    🐃	water buffalo	水牛	جاموس مائي|جاموسة|حيوان
    🐄	cow	奶牛|牛	بقرة|حيوان
    🐷	pig face	猪头|猪|脸	وجه خنزير|حيوان
    🐖	pig|sow	猪	خنزير|حيوان
    🐗	boar|pig	野猪|猪	خنزير بري|حيوان
    🐽	pig nose|face	猪鼻子|猪|脸|鼻子	أنف خنزير|حيوان|وجه
    🐏	ram|Aries|male|sheep|zodiac	公羊|白羊座|羊|雄性|黄道十二宫	كبش|حيوان
    🐑	ewe|female|sheep	母羊|羊|雌性	خروف|حيوان
    🐐	goat|Capricorn|zodiac	山羊|摩羯座|黄道十二宫	معزة|حيوان
    🐪	camel|dromedary|hump	骆驼|单峰	جمل وحيد السنام|حيوان|سنام
    🐫	two-hump camel|bactrian|hump	双峰骆驼|双峰|骆驼	جمل ثنائي السنام|حيوان|سنام
    🦙	llama|alpaca|guanaco|vicuña|wool	美洲鸵|原驼|小羊驼|羊毛|羊驼	لاما|ألباكا|ألبكة|صوف|غوناق|فكونة
    🦒	giraffe|spots	长颈鹿|斑点	زرافة
    🐘	elephant	大象|象	فيل|حيوان
    🦣	mammoth|extinction|large|tusk|woolly	猛犸|大型|有绒毛的|灭绝|长牙	ماموث|أنياب|صوف|ضخم|فيل|منقرض
    🦏	rhinoceros	犀牛	وحيد القرن|حيوان
    🦛	hippopotamus|hippo	河马	فرس النهر|برنيق|جاموس البحر|سيد قشطة|هيبو
    🐭	mouse face	老鼠头|鼠	وجه فأر|حيوان
    🐁	mouse	老鼠|耗子|鼠	فأر|حيوان
    🐀	rat	耗子|鼠	جرذ|حيوان|فأر كبير
    🐹	hamster|face|pet	仓鼠|啮齿|头|脸	‫وجه حيوان الهمستر|همستر|وجه
    🐰	rabbit face|bunny|pet	兔子头|兔	وجه أرنب|حيوان
    🐇	rabbit|bunny|pet	兔子|兔	أرنب|حيوان
    🐿️	chipmunk|squirrel	松鼠|花栗鼠	سنجاب
    🦫	beaver|dam	海狸|母畜	سمّور|سد|قندس
    🦔	hedgehog|spiny	刺猬	قنفد
    🦇	bat|vampire	蝙蝠|吸血鬼	خفاش|حيوان
    🐻	bear|face	熊|头|脸	وجه دب|حيوان
    🐻‍❄️	polar bear|arctic|white	北极熊|北极|熊|白色	دب قطبي|أبيض|القطب الشمالي
    🐨	koala|face|marsupial	考拉|澳大利亚	دب كوالا|حيوان
    🐼	panda|face	熊猫|头|胖达|脸	وجه باندا|حيوان
    🦥	sloth|lazy|slow	树懒|慢|懒|爬树|迟缓	كسلان|بطيء|كسول
    🦦	otter|fishing|playful	水獭|动物|捕鱼|獭|鼬	قندس|ثعلب الماء|صيد
    🦨	skunk|stink	臭鼬|熏|臭|鼬	ظربان|مقرف|مقزز
    🦘	kangaroo|Australia|joey|jump|marsupial	袋鼠|小袋鼠|有袋类动物|澳大利亚|跳	كنغر|أستراليا|جراب|جيب|قفز|قنغر
    🦡	badger|honey badger|pester	獾|纠缠|蜜獾	غرير|أبو كعب|ابن عرس|رائحة كريهة|غرير العسل|مزعج
    🐾	paw prints|feet|print	爪印|爪子|足迹	‫آثار حوافر|آثار|حيوان
    🦃	turkey|bird	火鸡	ديك رومي|حبش
    🐔	chicken|bird	鸡	دجاجة|دجاج|طائر|فرخة
    🐓	rooster|bird	公鸡|鸡	ديك|طائر
    🐣	hatching chick|baby|bird	小鸡破壳|小鸡|破壳	كتكوت خارج البيضة|حيوان|فقس
    🐤	baby chick|bird	小鸡|鸡	كتكوت صغير|طائر
    🐥	front-facing baby chick|bird	正面朝向的小鸡|小鸡	‫كتكوت صغير بوجه للأمام|طائر
    🐦	bird	鸟	طائر|عصفور
    🐧	penguin|bird	企鹅	بطريق|طائر
    🕊️	dove|bird|fly|peace	鸽|和平象征|飞翔|鸟|鸽子	حمامة|سلام|طائر
    🦅	eagle|bird	鹰|老鹰|鸟	نسر|طائر
    🦆	duck|bird	鸭子|鸟|鸭	بطة|طائر
    🦢	swan|bird|cygnet|ugly duckling	天鹅|丑小鸭|小天鹅|鸟	إوزة|إوز|إوز عراقي|بجعة|تم|طائر
    🦉	owl|bird|wise	猫头鹰|睿智|鸟	بومة|طائر
    🦤	dodo|extinction|large|Mauritius	渡渡鸟|毛里求斯|灭绝	طائر الدودو|حيوان منقرض|ضخم|منقرض|موريشيوس
    🪶	feather|bird|flight|light|plumage	羽毛|轻|飞|鸟	ريشة|تحليق|خفيف|طائر
    🦩	flamingo|flamboyant|tropical	火烈鸟|热带|艳丽	فلامينغو|استوائي|مبهج|مبهرج
    🦚	peacock|bird|ostentatious|peahen|proud	孔雀|招摇|雌孔雀|骄傲|鸟	طاووس|طائر|طاووسة|فتباهي|متفاخر
    🦜	parrot|bird|pirate|talk	鹦鹉|剽窃|模仿|说话|鸟	ببغاء|أصوات|تقليد|طائر|قرصان|كلام
    🪽	wing	wing	wing
    🐦‍⬛	black bird	black bird	black bird
    🪿	goose	goose	goose
    🐸	frog|face	青蛙|头|脸	وجه ضفدع|حيوان
    🐊	crocodile	鳄鱼	تمساح|حيوان
    🐢	turtle|terrapin|tortoise	龟|乌龟|海龟	سلحفاة|حيوان
    🦎	lizard|reptile	蜥蜴|爬行动物	سحلية|زواحف
    🐍	snake|bearer|Ophiuchus|serpent|zodiac	蛇|持票人|狡猾的人|蛇夫座|黄道十二宫	ثعبان|حية
    🐲	dragon face|fairy tale	龙头|龙	وجه تنين|حيوان
    🐉	dragon|fairy tale	龙	تنين|حيوان
    🦕	sauropod|brachiosaurus|brontosaurus|diplodocus	蜥蜴类|梁龙|腕龙|雷龙	ديناصور صوروبودا
    🦖	T-Rex|Tyrannosaurus Rex	霸王龙|暴龙君主	التيرانوصور
    🐳	spouting whale|face	喷水的鲸|喷水|鲸	حوت بنافورة|حيوان|نافورة
    🐋	whale	鲸鱼	حوت|حيوان
    🐬	dolphin|flipper	海豚|鸭脚板	دولفين|حيوان
    🦭	seal|sea lion	海豹|海狮	فقمة|أسد البحر|عجل البحر|كلب البحر
    🐟	fish|Pisces|zodiac	鱼|双鱼座|黄道十二宫	سمكة|برج|حيوان
    🐠	tropical fish	热带鱼|热带|鱼	سمكة استوائية|حيوان
    🐡	blowfish|fish	河豚|鱼	سمكة منتفخة|حيوان
    🦈	shark|fish	鲨鱼|鱼|鲨	سمكة قرش
    🐙	octopus	章鱼|八爪|鱼	أخطبوط|حيوان
    🐚	spiral shell	海螺|螺	‫صدفة حلزونية|حيوان
    🪸	coral|ocean|reef	珊瑚|海洋|礁	مرجان|المحيط|شعب مرجانية
    🪼	jellyfish	jellyfish	jellyfish
    🐌	snail	蜗牛	حلزون|حيوان|قوقع
    🦋	butterfly|insect|pretty	蝴蝶|昆虫|漂亮|美丽	فراشة|جمال|حشرة
    🐛	bug|insect	毛毛虫|毛虫	بق|أم أربعة وأربعين|يرقانة حيوان
    🐜	ant|insect	蚂蚁	نملة|حيوان
    🐝	honeybee|bee|insect	蜜蜂|勤劳	نحلة|حيوان|عسل نحل|نحل
    🪲	beetle|bug|insect	甲虫|昆虫	خنفساء|حشرة
    🐞	lady beetle|insect|ladybird|ladybug	瓢虫|昆虫|母	دعسوقة|حشرة|خنفساء
    🦗	cricket|grasshopper	蟋蟀|蛐蛐	جدجد
    🪳	cockroach|insect|pest|roach	蟑螂|害虫|昆虫	صرصور|جدجد|حشرة
    🕷️	spider|insect	蜘蛛	عنكبوت|حشرة
    🕸️	spider web	蜘蛛网|蛛网	شبكة عنكبوت
    🦂	scorpion|scorpio|Scorpio|zodiac	蝎子|天蝎宫|天蝎座|黄道十二宫	عقرب|برج
    🦟	mosquito|disease|fever|malaria|pest|virus	蚊子|发热|昆虫|疟疾|疾病|病毒	بعوضة|حشرة|فيروس|مرض|ملاريا|ناموسة
    🪰	fly|disease|maggot|pest|rotting	苍蝇|害虫|疾病|腐烂|蛆	ذبابة|حشرة|عفن|مرض|نفايات|يرقة
    🪱	worm|annelid|earthworm|parasite	蠕虫|寄生虫|环节动物|蚯蚓	دودة|بريمة|دودة أرض|دودة علقية|طفيليات
    🦠	microbe|amoeba|bacteria|virus	细菌|变形虫|病毒	جرثومة|أميبا|بكتيريا|جرثوم|فيروس|ميكروب
    💐	bouquet|flower	花束|鲜花	باقة زهور|رومانسية|ورد
    🌸	cherry blossom|flower	樱花|花	‫زهرة الكرز|زهرة
    💮	white flower	白花|花	وردة بيضاء|زهور|طابع
    🪷	lotus|Buddhism|flower|Hinduism|India|purity	莲花|佛教|印度|印度教|纯洁|花	لوتس|البوذية|الهند|الهندوسية|زهرة|صفاء
    🏵️	rosette|plant	圆形花饰|花	وردية|نبات
    🌹	rose|flower	玫瑰|花	وردة|زهرة
    🥀	wilted flower	枯萎的花|花	وردة ذابلة|زهرة
    🌺	hibiscus|flower	芙蓉|木槿|花	كركديه|زهرة
    🌻	sunflower|flower|sun	向日葵|太阳花|花	دوار الشمس|عباد الشمس
    🌼	blossom|flower	开花|花	‫زهرة
    🌷	tulip|flower	郁金香|花	‫زهرة التوليب|زهرة
    🪻	hyacinth	hyacinth	hyacinth
    🌱	seedling|young	幼苗|发芽|芽|苗	شتلة|نبتة
    🪴	potted plant|boring|grow|house|nurturing|useless	盆栽植物|培育|房子|枯燥|植物|生长	نبتة في وعاء|بدون فائدة|رعاية|زراعة|ممل|منزل
    🌲	evergreen tree	松树|常青树|树	شجرة دائمة الخضرة|نبات
    🌳	deciduous tree|shedding	落叶树|树|落叶|落叶植物	شجرة زائلة الخضرة|تساقط|متساقط|نبات
    🌴	palm tree	棕榈树	نخلة|شجرة|نبات
    🌵	cactus|plant	仙人掌|沙漠	صبار|نبات
    🌾	sheaf of rice|ear|grain	稻子|稻|米|粮食	‫حزمة من الأرز|سنبلة أرز
    🌿	herb|leaf	药草|草药|香草	عشب|ورق
    ☘️	shamrock|plant	三叶草|苜蓿|酢浆草	نبات النفل
    🍀	four leaf clover|4|four-leaf clover	四叶草|幸运	ورقة برسيم رباعية|4|أربعة|نبات
    🍁	maple leaf|falling	枫叶|加拿大|秋	‫ورقة شجر القيقب|سقوط|قيقب|نبات|ورقة
    🍂	fallen leaf|falling	落叶|叶|秋	أوراق متساقطة|سقوط|نبات|ورقة
    🍃	leaf fluttering in wind|blow|flutter	风吹叶落|叶子|树叶|随风飘舞	ورقة متطايرة|رياح|ريح|نبات|هبوب
    🪹	empty nest|nesting	空巢|筑巢	عش فارغ|تعشيش
    🪺	nest with eggs|nesting	有蛋的巢|筑巢	عش به بيض|تعشيش
    🍄	mushroom|toadstool	蘑菇	عيش الغراب|عيش غراب|فطر|مشروم
    """
}
