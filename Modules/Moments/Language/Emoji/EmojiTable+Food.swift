// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let food = """
    🍇	grapes|fruit|grape	葡萄|水果	عنب|فاكهة
    🍈	melon|fruit	甜瓜|水果|蜜瓜|香瓜	شمام|فاكهة
    🍉	watermelon|fruit	西瓜|水果	بطيخ|فاكهة
    🍊	tangerine|fruit|orange	橘子|柑桔|桔子|水果	يوسفي|برتقال|فاكهة
    🍋	lemon|citrus|fruit	柠檬|水果	ليمون|فاكهة|موالح
    🍌	banana|fruit	香蕉|水果	موز|فاكهة
    🍍	pineapple|fruit	菠萝|水果	أناناس|فاكهة
    🥭	mango|fruit|tropical	芒果|水果|热带	مانجو|استوائية|فاكهة|مانجه
    🍎	red apple|fruit	红苹果|水果|红|苹果	تفاح أحمر|فاكهة
    🍏	green apple|fruit	青苹果|水果|苹果|青	تفاح أخضر|فاكهة
    🍐	pear|fruit	梨|水果	كمثرى|فاكهة
    🍑	peach|fruit	桃|水果	خوخ|فاكهة
    🍒	cherries|berries|cherry|fruit|red	樱桃|水果	كرز|فاكهة
    🍓	strawberry|berry|fruit	草莓|水果	فراولة|فاكهة
    🫐	blueberries|berry|bilberry|blue|blueberry	蓝莓|越桔	توت برّي|عنب برّي
    🥝	kiwi fruit|food	猕猴桃|奇异果|水果|食物	كيوي|طعام|فاكهة
    🍅	tomato|fruit|vegetable	西红柿|番茄|蔬菜	طماطم|خضار
    🫒	olive|food	橄榄|食物	زيتون|طعام
    🥥	coconut|palm|piña colada	椰子|棕榈	جوز الهند|جوز هند
    🥑	avocado|food|fruit	鳄梨|水果|牛油果|食物	أفوكادو|طعام|فاكهة
    🍆	eggplant|aubergine|vegetable	茄子|蔬菜	باذنجان|خضار
    🥔	potato|food|vegetable	土豆|蔬菜|食物|马铃薯	بطاطس|خضروات|طعام
    🥕	carrot|food|vegetable	胡萝卜|蔬菜|食物	جزر|خضروات|طعام
    🌽	ear of corn|maize|maze	玉米|苞米	ذرة|كوز
    🌶️	hot pepper	红辣椒|辣椒	فلفل حار|نبات
    🫑	bell pepper|capsicum|vegetable	灯笼椒|蔬菜|辣椒	فلفل حلو|خضار|فلفل أحمر
    🥒	cucumber|food|pickle|vegetable	黄瓜|泡菜|蔬菜|食物	خيار|خضروات|طعام|مخللات
    🥬	leafy green|bok choy|cabbage|kale|lettuce	绿叶蔬菜|圆白菜|小白菜|甘蓝|莴苣	خضار ورقي|خس|خضروات ورقية|قرنبيط|كرنب
    🥦	broccoli|wild cabbage	西兰花|甘蓝	بروكولي|بروكلي
    🧄	garlic|flavoring	蒜|佐料|大蒜|蒜头|调味	ثوم|طعم|نكهة
    🧅	onion|flavoring	洋葱|佐料|调味	بصل|طعم|نكهة
    🥜	peanuts|food|nut|peanut|vegetable	花生|坚果|蔬菜|食物	فول سوداني|خضروات|طعام|مكسرات
    🫘	beans|food|kidney|legume	豆|肾|豆类|食物	بقول|بقوليات|طعام|كلية
    🌰	chestnut|plant	栗子	كستناء|أبو فروة|نبات
    🫚	ginger root	ginger root	ginger root
    🫛	pea pod	pea pod	pea pod
    🍞	bread|loaf	面包	خبز|رغيف عيش|مطعم
    🥐	croissant|bread|breakfast|food|french|roll	羊角面包|新月形面包|法式|面包|食物	كرواسون|خبز|خبز فرنسي|خبز هلالي الشكل
    🥖	baguette bread|food|french	法式长棍面包|法式|面包|食物	‫الخبز الفرنسي|باجيت|خبز فرنسي|طعام
    🫓	flatbread|arepa|lavash|naan|pita	扁面包|圆盘状烤饼|玉米饼|皮塔饼|薄脆饼	خبز مفرود|آريبا|بيتا|خبز مسطح|لواش|نان
    🥨	pretzel|twisted	椒盐卷饼|扭曲食品	بريتزل
    🥯	bagel|bakery|breakfast|schmear	面包圈|奶酪酱|烘烤食品	خبز البيغل|بيجل|خبز البيجل|مخبز
    🥞	pancakes|breakfast|crêpe|food|hotcake|pancake	烙饼|煎饼|食物	فطائر|طعام|فطيرة|كريب
    🧇	waffle|breakfast|indecisive|iron	华夫饼|格子饼|点心|烤|窝夫饼	وافل|متردد|مذبذب
    🧀	cheese wedge	芝士|奶酪|起司	قطعة جبن
    🍖	meat on bone	排骨|肉|骨	‫لحم بعظم|عظم
    🍗	poultry leg|bone|chicken|drumstick	家禽的腿|家禽|鸡肉|鸡腿	ساق دجاجة|عظم
    🥩	cut of meat|chop|lambchop|porkchop|steak	肉块|排骨|牛排|猪排|羊排	قطعة لحم
    🥓	bacon|breakfast|food|meat	培根|熏肉|肉|食物	لحم مقدد|طعام|لحم خنزير مقدد
    🍔	hamburger|burger	汉堡|汉堡包	همبرغر|برغر|مطعم
    🍟	french fries	薯条|油炸	بطاطس مقلية|مطعم
    🍕	pizza|cheese|slice	披萨	بيتزا|مطعم
    🌭	hot dog|frankfurter|hotdog|sausage	热狗	هوت دوغ|سجق|نقانق
    🥪	sandwich|bread	三明治|面包	ساندوتش|خبز
    🌮	taco|mexican	墨西哥卷饼|卷饼|墨西哥	‫تاكو|مكسيكي
    🌯	burrito|mexican|wrap	墨西哥玉米煎饼|卷饼|玉米煎饼|墨西哥	بوريتو|مكسيكي
    🫔	tamale|mexican|wrapped	墨西哥粽子|粽子|墨西哥	تامال|شطيرة|مكسيك
    🥙	stuffed flatbread|falafel|food|gyro|kebab	夹心饼|夹心|沙拉三明治|肉夹馍|食物	خبز مفرود محشو|خبز مفرود|طعام|فلافل|كباب
    🧆	falafel|chickpea|meatball	炸豆丸子|中东蔬菜球|油炸鹰嘴豆饼|肉丸|鹰嘴豆	فلافل|حمص|طعمية|كرات لحم
    🥚	egg|breakfast|food	蛋|食物	بيض|طعام
    🍳	cooking|breakfast|egg|frying|pan	煎蛋|平底锅|煎|蛋	مقلاة|طهي|قلاية|مطعم
    🥘	shallow pan of food|casserole|paella	装有食物的浅底锅|浅底|煎锅|食物	مقلاة مسطحة بها طعام
    🍲	pot of food|stew	一锅食物|食物	‫وعاء طعام|مطعم
    🫕	fondue|cheese|chocolate|melted|pot|Swiss	奶酪火锅|奶酪|巧克力|瑞士|融化|锅	فوندو|جبن|ذائب|سويسرا|شوكولاتة|وعاء
    🥣	bowl with spoon|breakfast|cereal|congee	碗勺|早餐|粥|谷物	طبق وملعقة
    🥗	green salad|food	绿色沙拉|沙拉|食物	سلطة خضراء|طعام
    🍿	popcorn	爆米花	فشار|ذرة|فيشار
    🧈	butter|dairy	黄油|乳制品|牛奶	زبد|ألبان|منتجات ألبان
    🧂	salt|condiment|shaker	盐|佐料瓶|调味品	ملح|توابل|رشاشة ملح|مملحة
    🥫	canned food|can	罐头食品|罐头	طعام معلّب
    🍱	bento box	盒饭|便当	علبة طعام|بنتو|مطعم
    🍘	rice cracker	米饼|米果	مقرمشات أرز|قراقيش أرز
    🍙	rice ball|Japanese	饭团|日本	كرة أرز|مطعم
    🍚	cooked rice	米饭|米|饭	أرز مطبوخ|مطعم
    🍛	curry rice	咖喱饭|咖喱|饭	أرز وكاري|كاري|مطعم
    🍜	steaming bowl|noodle|ramen	面条|拉面|热气腾腾|碗	‫سلطانية البخار|مطعم|مكرونة
    🍝	spaghetti|pasta	意粉|意大利面|意面	سباغتي|باستا|مطعم
    🍠	roasted sweet potato	烤红薯|地瓜|烤地瓜|红薯	بطاطا حلوة مشوية|بطاطا مشوية|بطاطا معسلة|مطعم
    🍢	oden|kebab|seafood|skewer|stick	关东煮|串|海鲜	طعام مشكل|أودين|مطعم
    🍣	sushi	寿司	سوشي|مطعم
    🍤	fried shrimp|prawn|tempura	天妇罗|炸虾	جمبري مقلي|مطعم
    🍥	fish cake with swirl|pastry	鱼板	كعكة سمك بشكل حلزوني|كفتة سمك ملفوفة|مطعم
    🥮	moon cake|autumn|festival|yuèbǐng	月饼|秋天|节日	كعكة القمر|حلويات|خريف|صين|كيكة|مهرجان منتصف الخريف
    🍡	dango|dessert|Japanese|skewer|stick|sweet	团子|串|日本|甜点	‫حلوى الدانغو|حلوى
    🥟	dumpling|empanada|gyōza|jiaozi|pierogi|potsticker	饺子|水饺|煎饺	زلابية صينية
    🥠	fortune cookie|prophecy	幸运饼干|预言	كعكة الحظ
    🥡	takeout box|oyster pail	外卖盒|外卖包装|外卖桶|牡蛎桶	علبة طعام للخارج
    🦀	crab|Cancer|zodiac	蟹|巨蟹座|螃蟹|黄道十二宫	سرطان|برج
    🦞	lobster|bisque|claws|seafood	龙虾|浓汤|海鲜|钳	كركند|بيسك|جراد البحر|حساء بيسك|مأكولات بحرية|مخالب
    🦐	shrimp|food|shellfish|small	虾|甲壳|食物	جمبري|طعام|محار
    🦑	squid|food|molusc	乌贼|软体动物|食物|鱿鱼|墨鱼	حبار|طعام
    🦪	oyster|diving|pearl	牡蛎|海鲜|珍珠|生蚝	محار|صدف|غطس|لؤلؤ
    🍦	soft ice cream|dessert|icecream|sweet	圆筒冰激凌|圆筒冰淇淋	‫آيس كريم مخفف|مطعم
    🍧	shaved ice|dessert|sweet	刨冰|冰|冰沙|甜点	‫آيس كريم مجروش|مطعم
    🍨	ice cream|dessert|sweet	冰淇淋|冰|冰激凌|甜点	آيس كريم|مطعم
    🍩	doughnut|breakfast|dessert|donut|sweet	甜甜圈|甜点	كعكة محلاة|مطعم
    🍪	cookie|dessert|sweet	饼干|曲奇	كعكة|مطعم
    🎂	birthday cake|celebration|dessert|pastry|sweet	生日蛋糕|庆祝|生日|蛋糕	كعكة عيد ميلاد|احتفال|عيد ميلاد
    🍰	shortcake|cake|dessert|pastry|slice|sweet	水果蛋糕|甜点|蛋糕	‫قطعة من الكعك|كيكة|مطعم
    🧁	cupcake|bakery|sweet	纸杯蛋糕|烘焙食品|甜点	كعكة صغيرة|حلويات|كاب كيك|كعك مكوب|مخبز
    🥧	pie|filling|pastry	派|油酥点心|糕点	فطيرة
    🍫	chocolate bar|dessert|sweet	巧克力|甜品|甜点	لوح شوكولاتة|بار شيكولاتة|‫لوح شيكولاتة|مطعم
    🍬	candy|dessert|sweet	糖|糖果	حلوى|مطعم
    🍭	lollipop|candy|dessert|sweet	棒棒糖|糖	مصاصة|حلاوة|مطعم
    🍮	custard|dessert|pudding|sweet	奶黄|蛋奶冻|蛋奶沙司	كريم كراميل|كاسترد|مطعم
    🍯	honey pot|honeypot|sweet	蜂蜜|蜜罐	جرة عسل|مطعم
    🍼	baby bottle|drink|milk	奶瓶|奶|婴儿	زجاجة الرضاعة|لبن
    🥛	glass of milk|drink	一杯奶|奶|杯	كوب حليب|شراب
    ☕	hot beverage|coffee|drink|steaming|tea	热饮|咖啡|茶|饮料	مشروب ساخن|بخار|شاي|شراب|قهوة
    🫖	teapot|drink|pot|tea	茶壶|壶|茶	إبريق شاي|مشروب
    🍵	teacup without handle|beverage|cup|drink|tea	热茶|杯|没有把手的茶杯|茶|饮料	‫فنجان شاي بدون مقبض|شراب
    🍶	sake|bar|beverage|bottle|cup|drink	清酒|瓶|酒杯|饮料	زجاجة وفنجان|شراب|مطعم
    🍾	bottle with popping cork|bar|drink	开香槟|庆祝|木塞|瓶子|香槟	‫زجاجة بسدادة مفرقعة|بار|زجاجة|سدادة|شمبانيا|مشروب
    🍷	wine glass|bar|beverage|drink	葡萄酒|酒|酒杯	كأس شراب|بار|خمرة|مطعم
    🍸	cocktail glass|bar|drink	鸡尾酒|杯|酒	كأس عصير كوكتيل|شراب|محل تقديم المشروبات
    🍹	tropical drink|bar	热带水果饮料|饮料	مشروب استوائي|محل تقديم المشروبات
    🍺	beer mug|bar|drink	啤酒|杯|酒	كأس بيرة|بار|ماغ بيرة|مطعم
    🍻	clinking beer mugs|bar|clink|drink|mug	干杯|啤酒|碰杯|酒	كأسا بيرة|كوب|كوبان يرتطمان|محل تقديم المشروبات|مشروب
    🥂	clinking glasses|celebrate|clink|drink|glass	碰杯|喝|庆祝|杯	كأسان يرتطمان|احتفال|ارتطام|شراب|كأس
    🥃	tumbler glass|liquor|shot|whisky	平底杯|威士忌|杯|酒	كوب زجاجي|شراب كحول|كأس
    🫗	pouring liquid|drink|empty|glass|spill	倾倒液体|流出|玻璃杯|空|饮料	سكب السائل|شراب|فارغ|كوب
    🥤	cup with straw|juice|soda	带吸管杯|果汁|苏打	كأس وقشة للشرب
    🧋	bubble tea|milk|pearl	珍珠奶茶|泡泡|牛奶|珍珠|茶	شاي الفقاعات|حليب|فقاعات
    🧃	beverage box|juice|straw|sweet	饮料盒|吸管|果汁盒|盒装	علبة عصير|عبوة عصير
    🧉	mate|drink	马黛茶|茶|饮料	متة|شراب|مشروب
    🧊	ice|cold|ice cube|iceberg	冰块|冰山|冷却|冷饮	مكعب ثلج|برد|قمة جليد
    🥢	chopsticks|hashi	筷子|箸	عيدان للأكل
    🍽️	fork and knife with plate|cooking	餐具|刀|叉|盘	طبق وشوكة وسكينة|سكين|شوكة|طهي
    🍴	fork and knife|cooking|cutlery	刀叉|刀|叉|餐具	شوكة وسكينة|سكينة|مطعم
    🥄	spoon|tableware	匙|匙子|汤匙|调羹|餐具	ملعقة|أدوات مائدة
    🔪	kitchen knife|cooking|hocho|tool|weapon	菜刀|刀|武器|烹饪	سكين طهي
    🫙	jar|condiment|container|empty|sauce|store	罐|容器|空|调味品|贮藏|酱	برطمان
    🏺	amphora|Aquarius|cooking|drink|jug|zodiac	双耳瓶|壶|罐	جرة|أداة|برج|دلو|سلاح|شراب
    """
}
