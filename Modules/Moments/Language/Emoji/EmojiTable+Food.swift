// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let food = """
    🍇	grapes|fruit|grape	葡萄|水果	عنب|فاكهة	winogrona|owoce
    🍈	melon|fruit	甜瓜|水果|蜜瓜|香瓜	شمام|فاكهة	melon|owoc
    🍉	watermelon|fruit	西瓜|水果	بطيخ|فاكهة	arbuz|kawałek arbuza|owoc
    🍊	tangerine|fruit|orange	橘子|柑桔|桔子|水果	يوسفي|برتقال|فاكهة	mandarynka|cytrus|owoc|pomarańcza
    🍋	lemon|citrus|fruit	柠檬|水果	ليمون|فاكهة|موالح	cytryna|cytrus|kwaśny|owoc|żółty
    🍌	banana|fruit	香蕉|水果	موز|فاكهة	banan|egzotyczny|owoc
    🍍	pineapple|fruit	菠萝|水果	أناناس|فاكهة	ananas|egzotyczny|owoc
    🥭	mango|fruit|tropical	芒果|水果|热带	مانجو|استوائية|فاكهة|مانجه	mango|owoc|tropikalny
    🍎	red apple|fruit	红苹果|水果|红|苹果	تفاح أحمر|فاكهة	czerwone jabłko|owoc|słodkie
    🍏	green apple|fruit	青苹果|水果|苹果|青	تفاح أخضر|فاكهة	zielone jabłko|owoc|zielone jabłuszko
    🍐	pear|fruit	梨|水果	كمثرى|فاكهة	gruszka|owoc
    🍑	peach|fruit	桃|水果	خوخ|فاكهة	brzoskwinia|owoc
    🍒	cherries|berries|cherry|fruit|red	樱桃|水果	كرز|فاكهة	wiśnie|owoce
    🍓	strawberry|berry|fruit	草莓|水果	فراولة|فاكهة	truskawka|owoc
    🫐	blueberries|berry|bilberry|blue|blueberry	蓝莓|越桔	توت برّي|عنب برّي	borówka amerykańska|jagoda|owoc
    🥝	kiwi fruit|food	猕猴桃|奇异果|水果|食物	كيوي|طعام|فاكهة	owoc kiwi|jedzenie
    🍅	tomato|fruit|vegetable	西红柿|番茄|蔬菜	طماطم|خضار	pomidor|szklarniowe|warzywo
    🫒	olive|food	橄榄|食物	زيتون|طعام	oliwka|jedzenie|oliwki
    🥥	coconut|palm|piña colada	椰子|棕榈	جوز الهند|جوز هند	kokos
    🥑	avocado|food|fruit	鳄梨|水果|牛油果|食物	أفوكادو|طعام|فاكهة	awokado|jedzenie|owoc
    🍆	eggplant|aubergine|vegetable	茄子|蔬菜	باذنجان|خضار	bakłażan|oberżyna|warzywo
    🥔	potato|food|vegetable	土豆|蔬菜|食物|马铃薯	بطاطس|خضروات|طعام	ziemniak|jedzenie|kartofel|warzywo
    🥕	carrot|food|vegetable	胡萝卜|蔬菜|食物	جزر|خضروات|طعام	marchew|jedzenie|marchewka|warzywo
    🌽	ear of corn|maize|maze	玉米|苞米	ذرة|كوز	kolba kukurydzy|kukurydza
    🌶️	hot pepper	红辣椒|辣椒	فلفل حار|نبات	ostra papryka|ostry
    🫑	bell pepper|capsicum|vegetable	灯笼椒|蔬菜|辣椒	فلفل حلو|خضار|فلفل أحمر	papryka|papryka słodka|paprykowy|warzywo
    🥒	cucumber|food|pickle|vegetable	黄瓜|泡菜|蔬菜|食物	خيار|خضروات|طعام|مخللات	ogórek|jedzenie|korniszon|pikle|warzywo
    🥬	leafy green|bok choy|cabbage|kale|lettuce	绿叶蔬菜|圆白菜|小白菜|甘蓝|莴苣	خضار ورقي|خس|خضروات ورقية|قرنبيط|كرنب	zielenina liściasta|bok choy|jarmuż|kapusta|kapusta pekińska|sałata
    🥦	broccoli|wild cabbage	西兰花|甘蓝	بروكولي|بروكلي	brokuł
    🧄	garlic|flavoring	蒜|佐料|大蒜|蒜头|调味	ثوم|طعم|نكهة	czosnek|aromatyczny
    🧅	onion|flavoring	洋葱|佐料|调味	بصل|طعم|نكهة	cebula|aromatyczna
    🥜	peanuts|food|nut|peanut|vegetable	花生|坚果|蔬菜|食物	فول سوداني|خضروات|طعام|مكسرات	orzeszki ziemne|fistaszki|jedzenie
    🫘	beans|food|kidney|legume	豆|肾|豆类|食物	بقول|بقوليات|طعام|كلية	fasola|jedzenie|nerkowata|strąk
    🌰	chestnut|plant	栗子	كستناء|أبو فروة|نبات	kasztan|jedzenie|kasztan jadalny
    🫚	ginger root	ginger root	ginger root	ginger root
    🫛	pea pod	pea pod	pea pod	pea pod
    🍞	bread|loaf	面包	خبز|رغيف عيش|مطعم	chleb|bochenek|kawałek chleba|pieczywo
    🥐	croissant|bread|breakfast|food|french|roll	羊角面包|新月形面包|法式|面包|食物	كرواسون|خبز|خبز فرنسي|خبز هلالي الشكل	rogalik|jedzenie|pieczywo|rogal|rogalik francuski
    🥖	baguette bread|food|french	法式长棍面包|法式|面包|食物	‫الخبز الفرنسي|باجيت|خبز فرنسي|طعام	bagietka|bułka|chleb|jedzenie|pieczywo
    🫓	flatbread|arepa|lavash|naan|pita	扁面包|圆盘状烤饼|玉米饼|皮塔饼|薄脆饼	خبز مفرود|آريبا|بيتا|خبز مسطح|لواش|نان	pita|arepa|lawasz|naan|podpłomyk
    🥨	pretzel|twisted	椒盐卷饼|扭曲食品	بريتزل	precel
    🥯	bagel|bakery|breakfast|schmear	面包圈|奶酪酱|烘烤食品	خبز البيغل|بيجل|خبز البيجل|مخبز	bajgiel|pieczywo|piekarnia|posmarować
    🥞	pancakes|breakfast|crêpe|food|hotcake|pancake	烙饼|煎饼|食物	فطائر|طعام|فطيرة|كريب	naleśniki|jedzenie|placki
    🧇	waffle|breakfast|indecisive|iron	华夫饼|格子饼|点心|烤|窝夫饼	وافل|متردد|مذبذب	gofr|gofrownica
    🧀	cheese wedge	芝士|奶酪|起司	قطعة جبن	kawałek sera|ser|szwajcarski|z dziurami|żółty
    🍖	meat on bone	排骨|肉|骨	‫لحم بعظم|عظم	mięso z kością|kość
    🍗	poultry leg|bone|chicken|drumstick	家禽的腿|家禽|鸡肉|鸡腿	ساق دجاجة|عظم	udko kurczaka|nóżka
    🥩	cut of meat|chop|lambchop|porkchop|steak	肉块|排骨|牛排|猪排|羊排	قطعة لحم	kawałek mięsa
    🥓	bacon|breakfast|food|meat	培根|熏肉|肉|食物	لحم مقدد|طعام|لحم خنزير مقدد	boczek|bekon|jedzenie|mięso
    🍔	hamburger|burger	汉堡|汉堡包	همبرغر|برغر|مطعم	hamburger|fast food
    🍟	french fries	薯条|油炸	بطاطس مقلية|مطعم	frytki
    🍕	pizza|cheese|slice	披萨	بيتزا|مطعم	pizza|kawałek pizzy
    🌭	hot dog|frankfurter|hotdog|sausage	热狗	هوت دوغ|سجق|نقانق	hot dog|bułka|frankfurterka|gorący pies|hotdog|parówka
    🥪	sandwich|bread	三明治|面包	ساندوتش|خبز	kanapka
    🌮	taco|mexican	墨西哥卷饼|卷饼|墨西哥	‫تاكو|مكسيكي	taco|meksykańskie jedzenie
    🌯	burrito|mexican|wrap	墨西哥玉米煎饼|卷饼|玉米煎饼|墨西哥	بوريتو|مكسيكي	burrito|burito|meksykańskie jedzenie
    🫔	tamale|mexican|wrapped	墨西哥粽子|粽子|墨西哥	تامال|شطيرة|مكسيك	tamales|meksykańskie|zawijane
    🥙	stuffed flatbread|falafel|food|gyro|kebab	夹心饼|夹心|沙拉三明治|肉夹馍|食物	خبز مفرود محشو|خبز مفرود|طعام|فلافل|كباب	wrap|falafel|gyros|jedzenie|kebab|tortilla
    🧆	falafel|chickpea|meatball	炸豆丸子|中东蔬菜球|油炸鹰嘴豆饼|肉丸|鹰嘴豆	فلافل|حمص|طعمية|كرات لحم	falafel|ciecierzyca|kotlecik z ciecierzycy
    🥚	egg|breakfast|food	蛋|食物	بيض|طعام	jajko|jajo|jedzenie
    🍳	cooking|breakfast|egg|frying|pan	煎蛋|平底锅|煎|蛋	مقلاة|طهي|قلاية|مطعم	gotowanie|jajko|smażyć
    🥘	shallow pan of food|casserole|paella	装有食物的浅底锅|浅底|煎锅|食物	مقلاة مسطحة بها طعام	danie z patelni|jedzenie|paella|patelnia|wok
    🍲	pot of food|stew	一锅食物|食物	‫وعاء طعام|مطعم	garnek z jedzeniem|jedzenie|potrawka
    🫕	fondue|cheese|chocolate|melted|pot|Swiss	奶酪火锅|奶酪|巧克力|瑞士|融化|锅	فوندو|جبن|ذائب|سويسرا|شوكولاتة|وعاء	fondue|czekolada|garnek|roztopione|ser|szwajcarskie
    🥣	bowl with spoon|breakfast|cereal|congee	碗勺|早餐|粥|谷物	طبق وملعقة	miska z łyżką
    🥗	green salad|food	绿色沙拉|沙拉|食物	سلطة خضراء|طعام	sałatka|jedzenie|sałata
    🍿	popcorn	爆米花	فشار|ذرة|فيشار	popcorn
    🧈	butter|dairy	黄油|乳制品|牛奶	زبد|ألبان|منتجات ألبان	masło|nabiał
    🧂	salt|condiment|shaker	盐|佐料瓶|调味品	ملح|توابل|رشاشة ملح|مملحة	sól|przyprawa|solniczka
    🥫	canned food|can	罐头食品|罐头	طعام معلّب	jedzenie w puszce
    🍱	bento box	盒饭|便当	علبة طعام|بنتو|مطعم	pudełko bento
    🍘	rice cracker	米饼|米果	مقرمشات أرز|قراقيش أرز	krakers ryżowy|ryż
    🍙	rice ball|Japanese	饭团|日本	كرة أرز|مطعم	kulka ryżowa|onigiri|ryż
    🍚	cooked rice	米饭|米|饭	أرز مطبوخ|مطعم	gotowany ryż
    🍛	curry rice	咖喱饭|咖喱|饭	أرز وكاري|كاري|مطعم	ryż curry|sos
    🍜	steaming bowl|noodle|ramen	面条|拉面|热气腾腾|碗	‫سلطانية البخار|مطعم|مكرونة	miska parującego jedzenia|parująca miska
    🍝	spaghetti|pasta	意粉|意大利面|意面	سباغتي|باستا|مطعم	spaghetti|kluski|makaron|pasta
    🍠	roasted sweet potato	烤红薯|地瓜|烤地瓜|红薯	بطاطا حلوة مشوية|بطاطا مشوية|بطاطا معسلة|مطعم	pieczony batat|słodki ziemniak
    🍢	oden|kebab|seafood|skewer|stick	关东煮|串|海鲜	طعام مشكل|أودين|مطعم	oden|owoce morza|owoce morza na patyku
    🍣	sushi	寿司	سوشي|مطعم	sushi|suszi
    🍤	fried shrimp|prawn|tempura	天妇罗|炸虾	جمبري مقلي|مطعم	smażona krewetka
    🍥	fish cake with swirl|pastry	鱼板	كعكة سمك بشكل حلزوني|كفتة سمك ملفوفة|مطعم	ciastko rybne|ryba|spirala
    🥮	moon cake|autumn|festival|yuèbǐng	月饼|秋天|节日	كعكة القمر|حلويات|خريف|صين|كيكة|مهرجان منتصف الخريف	ciasteczko księżycowe|jesień|święto|yuèbǐng
    🍡	dango|dessert|Japanese|skewer|stick|sweet	团子|串|日本|甜点	‫حلوى الدانغو|حلوى	dango|kulki mochi
    🥟	dumpling|empanada|gyōza|jiaozi|pierogi|potsticker	饺子|水饺|煎饺	زلابية صينية	pieróg
    🥠	fortune cookie|prophecy	幸运饼干|预言	كعكة الحظ	ciastko z wróżbą
    🥡	takeout box|oyster pail	外卖盒|外卖包装|外卖桶|牡蛎桶	علبة طعام للخارج	pudełko na wynos
    🦀	crab|Cancer|zodiac	蟹|巨蟹座|螃蟹|黄道十二宫	سرطان|برج	krab|rak|zodiak
    🦞	lobster|bisque|claws|seafood	龙虾|浓汤|海鲜|钳	كركند|بيسك|جراد البحر|حساء بيسك|مأكولات بحرية|مخالب	homar|owoce morza|szczypce
    🦐	shrimp|food|shellfish|small	虾|甲壳|食物	جمبري|طعام|محار	krewetka|jedzenie|owoce morza
    🦑	squid|food|molusc	乌贼|软体动物|食物|鱿鱼|墨鱼	حبار|طعام	kałamarnica|jedzenie|mięczak|ośmiornica
    🦪	oyster|diving|pearl	牡蛎|海鲜|珍珠|生蚝	محار|صدف|غطس|لؤلؤ	ostryga|małże|nurkowanie|perły
    🍦	soft ice cream|dessert|icecream|sweet	圆筒冰激凌|圆筒冰淇淋	‫آيس كريم مخفف|مطعم	lody włoskie|lody śmietankowe|w kubku
    🍧	shaved ice|dessert|sweet	刨冰|冰|冰沙|甜点	‫آيس كريم مجروش|مطعم	lody hawajskie|deser|lody kulki
    🍨	ice cream|dessert|sweet	冰淇淋|冰|冰激凌|甜点	آيس كريم|مطعم	lody|deser|lód
    🍩	doughnut|breakfast|dessert|donut|sweet	甜甜圈|甜点	كعكة محلاة|مطعم	pączek z dziurką|ciasto|deser|z dziurką
    🍪	cookie|dessert|sweet	饼干|曲奇	كعكة|مطعم	ciastko|deser|słodki|słodkie ciastko
    🎂	birthday cake|celebration|dessert|pastry|sweet	生日蛋糕|庆祝|生日|蛋糕	كعكة عيد ميلاد|احتفال|عيد ميلاد	tort urodzinowy|świeczki|zdmuchnąć
    🍰	shortcake|cake|dessert|pastry|slice|sweet	水果蛋糕|甜点|蛋糕	‫قطعة من الكعك|كيكة|مطعم	tort|ciasto|deser|słodycze
    🧁	cupcake|bakery|sweet	纸杯蛋糕|烘焙食品|甜点	كعكة صغيرة|حلويات|كاب كيك|كعك مكوب|مخبز	babeczka|cukiernia|deser
    🥧	pie|filling|pastry	派|油酥点心|糕点	فطيرة	ciasto
    🍫	chocolate bar|dessert|sweet	巧克力|甜品|甜点	لوح شوكولاتة|بار شيكولاتة|‫لوح شيكولاتة|مطعم	tabliczka czekolady|deser|słodycze
    🍬	candy|dessert|sweet	糖|糖果	حلوى|مطعم	cukierek|deser|słodki|słodycze
    🍭	lollipop|candy|dessert|sweet	棒棒糖|糖	مصاصة|حلاوة|مطعم	lizak|deser|słodki|słodycze
    🍮	custard|dessert|pudding|sweet	奶黄|蛋奶冻|蛋奶沙司	كريم كراميل|كاسترد|مطعم	deser typu krem angielski|ciastko kremowe
    🍯	honey pot|honeypot|sweet	蜂蜜|蜜罐	جرة عسل|مطعم	garnek miodu|beczka z miodem|słoik miodu
    🍼	baby bottle|drink|milk	奶瓶|奶|婴儿	زجاجة الرضاعة|لبن	butelka ze smoczkiem|dzidziuś|mleko|napój|niemowlęca|ze smoczkiem
    🥛	glass of milk|drink	一杯奶|奶|杯	كوب حليب|شراب	szklanka mleka|mleko|napój
    ☕	hot beverage|coffee|drink|steaming|tea	热饮|咖啡|茶|饮料	مشروب ساخن|بخار|شاي|شراب|قهوة	gorący napój|gorąca|herbata|kawa|parująca|picie
    🫖	teapot|drink|pot|tea	茶壶|壶|茶	إبريق شاي|مشروب	czajniczek|dzbanek na herbatę|herbata|imbryk
    🍵	teacup without handle|beverage|cup|drink|tea	热茶|杯|没有把手的茶杯|茶|饮料	‫فنجان شاي بدون مقبض|شراب	filiżanka bez uszka|spodek
    🍶	sake|bar|beverage|bottle|cup|drink	清酒|瓶|酒杯|饮料	زجاجة وفنجان|شراب|مطعم	sake|butelka i kubek
    🍾	bottle with popping cork|bar|drink	开香槟|庆祝|木塞|瓶子|香槟	‫زجاجة بسدادة مفرقعة|بار|زجاجة|سدادة|شمبانيا|مشروب	butelka z wystrzelającym korkiem|bar|korek|nowy rok|sylwester|toast
    🍷	wine glass|bar|beverage|drink	葡萄酒|酒|酒杯	كأس شراب|بار|خمرة|مطعم	kieliszek wina|alkohol|wino
    🍸	cocktail glass|bar|drink	鸡尾酒|杯|酒	كأس عصير كوكتيل|شراب|محل تقديم المشروبات	kieliszek z koktajlem|koktajl
    🍹	tropical drink|bar	热带水果饮料|饮料	مشروب استوائي|محل تقديم المشروبات	drink tropikalny|bar
    🍺	beer mug|bar|drink	啤酒|杯|酒	كأس بيرة|بار|ماغ بيرة|مطعم	kufel piwa|kufel z piwem
    🍻	clinking beer mugs|bar|clink|drink|mug	干杯|啤酒|碰杯|酒	كأسا بيرة|كوب|كوبان يرتطمان|محل تقديم المشروبات|مشروب	stukające się kufle piwa|kufle z piwem|piwiarnia
    🥂	clinking glasses|celebrate|clink|drink|glass	碰杯|喝|庆祝|杯	كأسان يرتطمان|احتفال|ارتطام|شراب|كأس	stukające się kieliszki|na zdrowie|świętowanie|toast
    🥃	tumbler glass|liquor|shot|whisky	平底杯|威士忌|杯|酒	كوب زجاجي|شراب كحول|كأس	szklanka z grubym dnem|alkohol|drink|grube dno|whisky
    🫗	pouring liquid|drink|empty|glass|spill	倾倒液体|流出|玻璃杯|空|饮料	سكب السائل|شراب|فارغ|كوب	nalewanie płynu|napój|pusty|rozlanie|szklanka
    🥤	cup with straw|juice|soda	带吸管杯|果汁|苏打	كأس وقشة للشرب	szklanka ze słomką
    🧋	bubble tea|milk|pearl	珍珠奶茶|泡泡|牛奶|珍珠|茶	شاي الفقاعات|حليب|فقاعات	napój bubble tea|herbata|kuleczka|kulki tapioki|mleko
    🧃	beverage box|juice|straw|sweet	饮料盒|吸管|果汁盒|盒装	علبة عصير|عبوة عصير	napój w kartoniku|słodki|słomka|sok w kartoniku
    🧉	mate|drink	马黛茶|茶|饮料	متة|شراب|مشروب	yerba mate|napój
    🧊	ice|cold|ice cube|iceberg	冰块|冰山|冷却|冷饮	مكعب ثلج|برد|قمة جليد	kostka lodu|lód|zimny
    🥢	chopsticks|hashi	筷子|箸	عيدان للأكل	pałeczki
    🍽️	fork and knife with plate|cooking	餐具|刀|叉|盘	طبق وشوكة وسكينة|سكين|شوكة|طهي	talerz z nożem i widelcem|naczynia|nóż|sztućce|widelec
    🍴	fork and knife|cooking|cutlery	刀叉|刀|叉|餐具	شوكة وسكينة|سكينة|مطعم	widelec i nóż|gotowanie
    🥄	spoon|tableware	匙|匙子|汤匙|调羹|餐具	ملعقة|أدوات مائدة	łyżka|łyżeczka|sztućce
    🔪	kitchen knife|cooking|hocho|tool|weapon	菜刀|刀|武器|烹饪	سكين طهي	nóż kuchenny|broń|gotowanie|narzędzie
    🫙	jar|condiment|container|empty|sauce|store	罐|容器|空|调味品|贮藏|酱	برطمان	słoik|pojemnik|przechowywanie|przyprawa|pusty|słój
    🏺	amphora|Aquarius|cooking|drink|jug|zodiac	双耳瓶|壶|罐	جرة|أداة|برج|دلو|سلاح|شراب	amfora|dzban|puchar|stągiew|waza|wodnik
    """
}
