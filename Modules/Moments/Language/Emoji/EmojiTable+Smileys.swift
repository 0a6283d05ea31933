// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let smileys = """
    😀	grinning face|grin	嘿嘿|笑脸|脸	وجه بابتسامة عريضة|ابتسام|ضحك|وجه مبتسم	szeroko uśmiechnięta twarz|roześmiana buźka
    😃	grinning face with big eyes|mouth|open|smile	哈哈|开口笑|笑脸|脸	وجه مبتسم بعينين كبيرتين|ابتسام|وجه مبتسم بفم مفتوح	uśmiechnięta twarz z otwartymi ustami|uśmiech|wesoły
    😄	grinning face with smiling eyes|eye|mouth|open|smile	大笑|哈哈|开心|笑|脸|高兴	وجه مبتسم بعينين باسمتين|أعين مبتسمة|ابتسام|فم مفتوح	uśmiechnięta twarz z otwartymi ustami i roześmianymi oczami|uśmiech|wesoły
    😁	beaming face with smiling eyes|eye|grin|smile	嘻嘻|笑脸|脸	وجه مشرق بعينين باسمتين|إشراقة|ابتسامة|عين|وجه مشرق بأعين باسمة|وجه مشرق مع عينين مبتسمتين	szeroko uśmiechnięta twarz o roześmianych oczach|śmiech|uśmiech|wyszczerzone|zęby
    😆	grinning squinting face|laugh|mouth|satisfied|smile	斜眼笑|开心|眯眼|笑|脸|高兴	وجه مبتسم بعينين مغلقتين|ابتسامة بأعين مغلقة|فم مفتوح|وجه مبتسم بعينين محدقتين	uśmiechnięta twarz z przymrużonymi oczami|satysfakcja|uśmiech|wesoły
    😅	grinning face with sweat|cold|open|smile	苦笑|冷汗|汗|脸	وجه مبتسم بفم مفتوح وعرق بارد|ابتسامة ولكن بعرق بارد|عرق بارد	uśmiechnięta twarz z otwartymi ustami, oblana zimnym potem|kropla potu|uśmiech|wesoły
    🤣	rolling on the floor laughing|face|laugh|rofl|rotfl	笑得满地打滚|地板|打滚|笑|脸	وجه ضاحك يتدحرج على الأرض|أرض|تدحرج|ضحك	tarza się ze śmiechu|kulać się|śmiech
    😂	face with tears of joy|laugh|tear	笑哭了|眼泪|笑|脸	وجه بدموع فرح|دموع|وجه عليه دموع فرح	twarz ze łzami radości|łzy|śmiech
    🙂	slightly smiling face|smile	呵呵|开心|笑|脸	وجه بابتسامة بسيطة|ابتسامة	lekko uśmiechnięta twarz|buźka
    🙃	upside-down face	倒脸|脸|颠倒|颠倒的脸	وجه مقلوب	odwrócona twarz|do góry nogami
    🫠	melting face|disappear|dissolve|liquid|melt	融化|消失|液体|溶解	وجه يذوب|اختفاء|تذويب|ذوبان|سائل	roztapiająca się twarz|płynna twarz|rozpuszczająca się twarz|znikająca twarz
    😉	winking face|wink	眨眼|媚眼|笑	وجه يغمز|غمزة	twarz puszczająca oko|puszczać oko
    😊	smiling face with smiling eyes|blush|eye|smile	羞涩微笑|害羞|微笑|羞涩|脸|脸红	وجه باسم بعينين باسمتين|أعين مبتسمة|ابتسامة وجه وأعين	uśmiechnięta twarz o roześmianych oczach|przyjazny|serdeczny|uśmiech
    😇	smiling face with halo|angel|fantasy|innocent	微笑天使|光环|天使|天真|幻想|微笑	‫وجه مبتسم بهالة|ابتسام|هالة	uśmiechnięta twarz z aureolą|nic nie zrobiłem|świętoszek
    🥰	smiling face with hearts|adore|crush|in love	喜笑颜开|心|爱慕|迷恋|陷入爱河	وجه مبتسم مع ثلاثة قلوب|حب|عشق|يحب	uśmiechnięta buźka z sercami|uśmiechnięta twarz z sercami|uwielbienie|zadurzenie|zakochany
    😍	smiling face with heart-eyes|eye|love|smile	花痴|爱|红心|脸	وجه مبتسم مع عينين على شكل قلب|أعين على شكل قلب|حب|وجه مبتسم بعيون قلب	uśmiechnięta twarz z oczami w kształcie serca|buźka|kocham|uśmiech|zakochany
    🤩	star-struck|eyes|face|grinning|star	好崇拜哦|咧嘴笑|脸|露齿笑	وجه بعينين على شكل نجمة|أعين|عينان	zafascynowany|buźka|gwiazdy|zafascynowanie
    😘	face blowing a kiss	飞吻|亲亲|眨眼|脸	وجه يرسل قبلة	twarz przesyłająca całusa|całus|kocham|ślę całusa
    😗	kissing face|kiss	亲亲|吻|脸	وجه يقبّل|قبلة|وجه تقبيل|وجه يبعث قبلة	całująca twarz|całus|ślę całusa
    ☺️	smiling face|outlined|relaxed|smile	微笑|呵呵|开心|放松|笑|脸	وجه مبتسم|ابتسامة|وجه مبتسم مفرغ	uśmiechnięta twarz|buźka|uśmiech|zrelaksowany
    😚	kissing face with closed eyes|eye|kiss	羞涩亲亲|亲亲|吻|羞涩|脸|闭眼	وجه يقبّل بعينين مغلقتين|أعين مغلقة|تقبيل بأعين مغلقة|وجه يقبّل بعينين باسمتين	całująca twarz z zamkniętymi oczami|całus|ślę całusa
    😙	kissing face with smiling eyes|eye|kiss|smile	微笑亲亲|亲亲|吻|微笑|脸	وجه يقبّل بعينين باسمتين|أعين مبتسمة|وجه تقبيل وابتسامة	całująca twarz o roześmianych oczach|całus|ślę całusa
    🥲	smiling face with tear|grateful|proud|relieved|touched	含泪的笑脸|微笑的|感动的|感恩的|眼泪|释怀的	وجه مبتسم مع دمعة|امتنان|دمع|فخور|متأثر|مرتاح	uśmiechnięta buźka ze łzą|dumny|łza|ulga|uśmiechnięty|wdzięczny
    😋	face savoring food|delicious|savouring|smile|yum	好吃|津津有味|美味|脸	وجه يتلذذ بالطعام|طعام لذيذ|لذيذ|وجه يستحسن الطعم|وجه يستمتع بالطعم	twarz delektująca się pysznym jedzeniem|oblizywać się
    😛	face with tongue	吐舌|脸|舌头|调皮	‫وجه بلسان متدلٍ|لسان متدلٍ	twarz wystawiająca język|buźka pokazująca język
    😜	winking face with tongue|eye|joke|wink	单眼吐舌|单眼|吐舌|开玩笑|脸	وجه بلسان متدلٍ وعين غامزة|غمزة|لسان متدلي مع غمزة|مجرد تشويق|وجه بلسان بارز وعين غامزة	twarz wystawiająca język i puszczająca oko|mrugnięcie|pokazuję język
    🤪	zany face|eye|goofy|large|small	滑稽|大眼|小眼|滑稽的脸|疯狂的脸|脸	وجه غريب الشكل|غريب الأطوار|وجه غريب	szalona twarz|duże|małe|oko
    😝	squinting face with tongue|eye|horrible|taste	眯眼吐舌|可怕|吐舌|眯眼|眼睛|脸	وجه بعينين مغلقتين ولسان متدلٍ|لسان متدلي وأعين مغلقة|مقزز|وجه بعينين محدقتين ولسان بارز	twarz ze zmrużonymi oczami wystawiająca język|okropne|pokazywać język|smak|zamknięte oczy
    🤑	money-mouth face|money|mouth	发财|拜金|脸|见钱眼开|钱	وجه بلسان من مال|فم	twarz z pieniędzmi na ustach|hajs|kasa|pieniądze
    🤗	smiling face with open hands|hug|hugging|open hands|smiling face	抱抱|抱|拥抱|笑|脸	وجه يعانق بابتسامة|عناق|وجه بابتسامة عناق	twarz z gestem przytulania|ściskam|uśmiech
    🤭	face with hand over mouth|whoops	不说|哎呀|脸	وجه ضاحك مع يد تغطّي الفم	twarz z ręką na ustach|ups
    🫢	face with open eyes and hand over mouth|amazement|awe|disbelief|embarrass|scared	睁眼捂嘴|害怕|尴尬|怀疑|惊奇|惊愕	وجه بعينين مفتوحتين ويد تغطّي الفم|إحراج|حيرة|خوف|دهشة|ذهول	twarz z otwartymi oczami i ręką na ustach|niedowierzanie|niespodzianka|przestrach|przestraszona twarz|zawstydzona twarz
    🫣	face with peeking eye|captivated|peep|stare	偷看|偷窥|凝视|迷住	وجه يختلس النظر|اختلاس النظر|تحديق|مفتون	twarz z podglądającym okiem|gapienie się|podglądanie|zaabsorbowana twarz
    🤫	shushing face|quiet|shush	安静的脸|嘘|安静	وجه يطلب الصمت	uciszająca twarz|cicho|uciszać
    🤔	thinking face	想一想|思考|想|脸	‫وجه يفكر|تأمل|وجه	myśląca twarz|buźka|myślę|zamyślony|zastanawiam się
    🫡	saluting face|OK|salute|sunny|troops|yes	致敬|军队|好|是|阳光	وجه يلقي التحيّة|تحيّة|حسنًا|عسكر|مشمس|نعم	salutująca twarz|ok|pogodna twarz|tak jest|wojsko
    🤐	zipper-mouth face|mouth|zipper	闭嘴|嘴|脸	وجه بفم مقفل|فم|قفل	twarz z zamkiem błyskawicznym na ustach|buzia na kłódkę|nic nie powiem
    🤨	face with raised eyebrow|distrust|skeptic	挑眉|不信任|怀疑|眉毛上挑的脸|脸	وجه بحاجب مرفوع|حاجب مرفوع|شاكك|يشك	twarz z podniesioną brwią|brew|buźka|sceptyczny
    😐	neutral face|deadpan|meh	冷漠|脸|面无表情	وجه محايد|جمود|حيادية|لا تعليق	neutralna twarz|hm|nic|nie mam zdania
    😑	expressionless face|inexpressive|meh|unexpressive	无语|脸|茫然|面无表情	وجه بدون تعبير|لا تعليق	twarz bez wyrazu|nic|nie mam zdania|nie obchodzi mnie
    😶	face without mouth|quiet|silent	沉默|嘴|安静|脸	وجه بدون فم|بدون فم	twarz bez ust|buźka|cisza|nic nie mówię
    🫥	dotted line face|depressed|disappear|hide|introvert|invisible	虚线脸|内向|沮丧|消失|隐形|隐藏	وجه محدّد بنقاط|اختفاء|خفيّ|غير مرئي|مكتئب|منطوي	twarz otoczona linią przerywaną|introwertyk|niewidzialna twarz|przygnębiona twarz|ukryta twarz|znikająca twarz
    😶‍🌫️	face in clouds|absentminded|face in the fog|head in clouds	迷茫	وجه في الغيوم|رأس في الغيوم|شارد الذهن|وجه في الضباب	twarz w chmurach|bujać w obłokach|głowa w chmurach|zamyślenie
    😏	smirking face|smirk	得意|假笑	‫وجه بابتسامة متكلفة|تكلف|وجه متكلف	twarz z uśmieszkiem|uśmieszek
    😒	unamused face|unhappy	不高兴|不屑|不服|脸|郁闷|鄙视	‫وجه غير مستمتع|غير سعيد	niezadowolona twarz|niezadowolona buźka
    🙄	face with rolling eyes|eyeroll	翻白眼|无语|白眼|脸	وجه بعينين تدوران|طوافة|عين|وجه بأعين دوارة	twarz przewracająca oczami|buźka|przewracam oczami
    😬	grimacing face|grimace	龇牙咧嘴|咬牙切齿|脸|露齿|鬼脸	وجه متجهم|عبوس	twarz z grymasem|grymaśna buźka
    😮‍💨	face exhaling|exhale|gasp|groan|relief|whisper	呼气	وجه يزفر الهواء|راحة|زفير|صفير|همس|يتلهث	twarz wypuszczająca powietrze|gwizd|ulga|westchnienie|wydmuchiwać powietrze|wypuszczać powietrze
    🤥	lying face|lie|pinocchio	说谎|匹诺曹|脸|长鼻子	وجه كاذب|كذب	twarz kłamcy|długi nos|kłamać|pinokio
    🫨	shaking face	shaking face	shaking face	shaking face
    😌	relieved face	松了口气|如释重负|松口气|脸	وجه مرتاح|مطمئن	twarz z wyrazem ulgi|odprężona buźka
    😔	pensive face|dejected	沉思|心事重重|脸	وجه متأمل|حزين|مكتئب	zamyślona twarz|zamyślona buźka
    😪	sleepy face|good night|sleep	困|睡觉|瞌睡|脸	‫وجه ناعس|نعس|وجه|وجه نعسان	senna twarz|śpiąca buźka
    🤤	drooling face	流口水|口水|垂涎三尺|脸	وجه بلعاب سائل|لعاب	śliniąca się twarz|ślina|ślinka
    😴	sleeping face|good night|sleep|ZZZ	睡着了|呼噜|打呼|脸	‫وجه نائم|نوم	śpiąca twarz|sen|spanie|zzz
    😷	face with medical mask|cold|doctor|sick	感冒|医生|口罩|生病|脸	وجه بكمامة|برد|كمامة|كمامة طبية|متوعك صحيًا	twarz w masce medycznej|choroba|lekarz|maska|operacja|pielęgniarka
    🤒	face with thermometer|ill|sick	发烧|体温计|温度计|生病|脸	وجه مع ميزان للحرارة|ترمومتر|مريض|وجه بترمومتر	twarz z termometrem|choroba|gorączka|temperatura|termometr
    🤕	face with head-bandage|bandage|hurt|injury	受伤|打绷带|脸	وجه بعصابة رأس|ألم|جرح|عصابة|وجه بعصابة على الرأس	twarz z bandażem|bandaż|czoło|głowa|rana|skaleczenie
    🤢	nauseated face|vomit	恶心|吐|呕|脸	وجه مشمئز|اشمئزاز|غثيان|وجه متقزز	twarz z mdłościami|mdłości|wymiotować
    🤮	face vomiting|puke|sick|vomit	呕吐|不舒服|脸	وجه يتقيّأ|قيء|وجه يتقيأ|يتقيأ	wymiotująca twarz|chory|wymioty
    🤧	sneezing face|gesundheit|sneeze	打喷嚏|喷嚏|脸|鼻涕	وجه يعطس|عطس|يرحمك الله|يرحمكم الله	kichająca twarz|katar|kichać|na zdrowie|smarkanie
    🥵	hot face|feverish|heat stroke|red-faced|sweating	脸发烧|出汗|发烧|发热|心狂跳|脸红	وجه حار|ضربة شمس|محموم|وجه بلون أحمر|يعرق	rozgrzana twarz|czerwona buźka|rozgrzana buźka|rozpalony|spocony|udar cieplny
    🥶	cold face|blue-faced|freezing|frostbite|icicles	冷脸|冷|冷冰冰|冻僵|满面寒霜	وجه بارد|تثليج|رقاقات الثلج|متجمد|وجه باللون الأزرق	zmarznięta twarz|mróz|niebieska twarz|odmrożenie|sopel lodu|zimno
    🥴	woozy face|dizzy|intoxicated|tipsy|uneven eyes|wavy mouth	头昏眼花|嘴唇颤抖|头晕眼花|微醺|眼花|醉醺醺	وجه مصاب بدوار|ثمل|دائخ|عينان غير متساويتين|فم متموج|مسمم	zamroczona twarz|faliste usta|na gazie|nierówne oczy|odurzony|pod wpływem
    😵	face with crossed-out eyes|crossed-out eyes|dead|knocked out	晕头转向|头晕|头晕眼花|晕头|脸	وجه دائخ|وجه مصاب بالدوار	oszołomiona twarz|oszołomiony
    😵‍💫	face with spiral eyes|dizzy|hypnotized|trouble|whoa	晕	وجه بعينين دائختين|حلزون|دائخ|دوامة|لولبي|منوّم	twarz ze spiralnymi oczami|spirale|wow|zahipnotyzowana twarz|zawroty głowy
    🤯	exploding head|mind blown|shocked	爆炸头|震惊	وجه برأس منفجر	eksplodująca głowa|szok
    🤠	cowboy hat face|cowgirl	牛仔帽脸|帽|牛仔|脸	وجه بقبعة راعي بقر|راعي بقر|قبعة	głowa w kapeluszu kowbojskim|kapelusz|kowboj|kowbojka
    🥳	partying face|celebration|hat|horn|party	聚会笑脸|号角|帽子|庆祝|聚会	وجه محتفل|احتفال|بوق|حفلة|قبعة	świętująca twarz|czapeczka|piszczałka|przyjęcie|świętowanie|świętująca buźka
    🥸	disguised face|disguise|glasses|incognito|nose	伪装的脸|伪装|眼镜|脸|隐瞒身份|鼻子	وجع مقنّع|أنف|قناع|متخفي|نظارات|وجه	buźka w przebraniu|anonimowy|incognito|nos|okulary|przebranie
    😎	smiling face with sunglasses|bright|cool|sun	墨镜笑脸|太阳镜|眼镜|酷|墨镜	‫وجه مبتسم بنظارة شمس|ابتسامة|جذاب|نظارة|نظارة شمسية	uśmiechnięta twarz w okularach przeciwsłonecznych|luzak|na luzie|okulary|zadowolony
    🤓	nerd face|geek	书呆子脸|奇葩|脸	وجه عبقري	kujon|buźka w okularach|inteligent
    🧐	face with monocle|stuffy	带单片眼镜的脸|古板	وجه مع نظارة لعين واحدة	twarz z monoklem|wyniosły
    😕	confused face|meh	困扰|不懂|困惑|疑惑|脸	وجه حائر|حيرة	zdezorientowana twarz|zakłopotana buźka
    🫤	face with diagonal mouth|disappointed|meh|skeptical|unsure	郁闷|不确定|失望|怀疑|无聊	وجه بفم مائل|خائب الأمل|خيبة أمل|شك|غير متأكّد	twarz z ukośnymi ustami|do kitu|niepewna twarz|rozczarowana twarz|sceptyczna twarz
    😟	worried face	担心|不高兴|伤心|担忧|焦虑|脸	وجه قلق|وجه منزعج	zmartwiona twarz|zmartwiona buźka
    🙁	slightly frowning face|frown	微微不满|不开心|不高兴|委屈|心情不好|脸	وجه عابس قليلاً	lekko zachmurzona twarz|grymas|niezadowolenie
    ☹️	frowning face|frown	不满|不爽|不高兴|皱眉|脸	وجه عابس|عبوس	zachmurzona twarz|grymas|niezadowolenie
    😮	face with open mouth|sympathy	吃惊|同情|啊|脸	وجه بفم مفتوح|فم مفتوح	twarz z otwartymi ustami|zaskoczenie|zaskoczona buźka
    😯	hushed face|stunned|surprised	缄默|吃惊|脸	وجه مخفوت الصوت|متفاجئ|مدهوش|مكتوم الصوت	zdumiona twarz|zaskoczenie|zaskoczona buźka
    😲	astonished face|shocked|totally	震惊|惊|惊讶|脸	وجه مندهش|مصدوم|مندهش تمامًا	zadziwiona twarz|zaskoczenie|zaskoczona buźka
    😳	flushed face|dazed	脸红|困惑|害羞|羞涩|脸|茫然	وجه متورد|مصاب بدوار	twarz z rumieńcami|twarz z wypiekami
    🥺	pleading face|begging|mercy|puppy eyes	恳求的脸|可怜兮兮的眼神|怜悯|祈求	وجه ملتمس|توسل|رحمة|عيون جرو	błagająca twarz|błaganie|litość|słodkie oczy
    🥹	face holding back tears|angry|cry|proud|resist|sad	忍住泪水|哭泣|悲伤|抗拒|生气|自豪	وجه يحبس دموعه|بكاء|حزين|غاضب|فخور|مقاومة	twarz powstrzymująca łzy|duma|opór|płacz|smutna twarz|zdenerwowanie
    😦	frowning face with open mouth|frown	啊|惊讶|目瞪口呆|脸	‫وجه عابس بفم مفتوح|عبوس|عبوس بفم مفتوح|فم مفتوح	zachmurzona twarz z otwartymi ustami|rozzłoszczona buźka
    😧	anguished face	极度痛苦|痛|脸|难受	وجه مكروب|تألم	udręczona twarz|złość
    😨	fearful face|fear|scared	害怕|怕|恐怖|恐惧|脸	‫وجه خائف|مرعوب	przestraszona twarz|wystraszona buźka
    😰	anxious face with sweat|blue|cold|rushed	冷汗|无语|汗|焦虑|紧张|脸	‫وجه بفم مفتوح وعرق بارد|عرق بارد|فم مفتوح|وجه أزرق يتصبب عرقًا باردًا	zaniepokojona twarz oblana potem|zziajana buźka
    😥	sad but relieved face|disappointed|whew	失望但如释重负|失望|如释重负|脸	وجه خيبة أمل|احباط|خيبة أمل	smutna twarz z wyrazem ulgi|smutna ulga
    😢	crying face|cry|sad|tear	哭|伤心|泪|脸	وجه يبكي|حزين|دموع|وجه باك	płacząca twarz|buźka ze łzą w oku
    😭	loudly crying face|cry|sad|sob|tear	放声大哭|哭|大哭|泪|痛哭|脸	وجه يبكي بكاءً مرتفعًا|بكاء|دموع|صراخ	głośno płacząca twarz|zapłakana buźka
    😱	face screaming in fear|munch|scared|scream	吓死了|吓死|害怕|尖叫|恐怖|脸	‫وجه خائف يصرخ|خوف|مرعوب|وجه يصرخ خوفًا|يصرخ خوفًا	twarz krzycząca ze strachu|krzycząca buźka
    😖	confounded face	困惑|焦头烂额|纠结|脸	وجه مرتبك|تائه	zakłopotana twarz|zirytowana buźka
    😣	persevering face|persevere	痛苦|忍耐|脸|难受	وجه جاد|جدية	uparta twarz|napięcie|zacięta twarz
    😞	disappointed face	失望|不高兴|脸|难过	وجه محبط	rozczarowana twarz|rozczarowana buźka
    😓	downcast face with sweat|cold	汗|冷|尴尬|脸	وجه بعرق بارد|عرق|وجه حزين|وجه حزين متعرق|وجه متعرق	twarz ze spuszczonymi oczami oblana potem|kropla potu|spocony
    😩	weary face|tired	累死了|疲倦|疲劳|疲惫|累|脸	‫وجه مجهد|متعب|وجه ضجر	znużona twarz|zmęczenie|zmęczona buźka
    😫	tired face	累|疲倦|疲劳|疲惫|脸	‫وجه متعب|وجه مجهد	zmęczona twarz|zmęczenie|zmęczona buźka
    🥱	yawning face|bored|tired|yawn	打呵欠|呵欠|哈欠|困|无聊|累	وجه متثائب|تثاؤب|متعب|ملل|يتثاءب	ziewająca twarz|nuda|ziewać|zmęczenie|znudzony
    😤	face with steam from nose|triumph|won	傲慢|胜利|自负|赢|趾高气昂	وجه بأنف يصدر بخارًا|فوز|نصر	prychająca twarz|triumf|twarz z parą wylatującą z nosa|wygrana
    😡	enraged face|angry|mad|pouting|rage|red	怒火中烧|发火|发飙|怒|生气|脸	وجه مشتاط غضبًا|غاضب|هائج|وجه أحمر|وجه مقطب ومتجهم	nadąsana twarz|dąsy|wściekłość|złość
    😠	angry face|anger|mad	生气|怒|愤怒|脸	وجه غاضب|هائج	zagniewana twarz|rozgniewana buźka
    🤬	face with symbols on mouth|swearing	嘴上有符号的脸|发誓|咒骂|脸	وجه مع رموز على الفم|سباب|وجه يسب|يشتم	twarz z symbolami na ustach|przekleństwo
    😈	smiling face with horns|fairy tale|fantasy|smile	恶魔微笑|幻想|犄角|神话故事|脸	‫وجه مبتسم بقرنين|ابتسام|قرون	uśmiechnięta twarz z rogami|diabełek|fantasy|rogi|różki|wesoły
    👿	angry face with horns|demon|devil|fantasy|imp	生气的恶魔|幻想|顽童	‫وجه غاضب بقرنين|شيطان صغير|وجه	zagniewana twarz z rogami|diabełek|fantasy|rogi|różki|smutny
    💀	skull|death|face|fairy tale|monster	头骨|妖怪|死亡|神话故事|脸	جمجمة|جسم|حدوتة|وجه	czaszka|duch|kościotrup|potwór|śmierć|szkielet
    ☠️	skull and crossbones|death|face|monster	骷髅|头骨|妖怪|死亡|脸|骨头	جمجمة بعظمتين متصالبتين|جسد|شبح|كروس|وفاة	czaszka z piszczelami|duch|kościotrup|piraci|piszczele|potwór
    💩	pile of poo|dung|face|monster|poop	大便|屎|怪物|粑粑|脸	فضلات|روث|كومة فضلات	kupa|gnój|obornik|odchody|potwór|twarz
    🤡	clown face	小丑脸|小丑|脸	وجه مهرج	twarz klauna|cyrk|klown
    👹	ogre|creature|face|fairy tale|fantasy|monster	食人魔|妖怪|幻想|神话故事|脸|鬼	غول|جني|حدوتة|غول ياباني|وجه|وحش	ogr|maska|potwór
    👺	goblin|creature|face|fairy tale|fantasy|monster	小妖精|妖怪|幻想|神话故事|脸	عفريت|حدوتة|عفريت ياباني|وجه|وحش	goblin|diabeł|maska|stwór
    👻	ghost|creature|face|fairy tale|fantasy|monster	鬼|妖怪|幻想|幽灵|神话故事|脸	شبح|حدوتة|وجه	duch|duszek|język|wesoły duch
    👽	alien|creature|extraterrestrial|face|fantasy|ufo	外星人|ufo|外星|太空|幻想|星际	كائن فضائي|حدوتة|كائن غريب|وجه	ufoludek|kosmita|obcy|pozaziemski|twarz|ufo
    👾	alien monster|creature|extraterrestrial|face|ufo	外星怪物|ufo|外星|太空|怪物|星际	وحش غريب|حدوتة|كائن فضائي|وجه	kosmiczny potwór|kosmita|obcy|pozaziemski|twarz|ufo
    🤖	robot|face|monster	机器人|怪物	وجه روبوت|إنسان آلي	głowa robota|monstrum|robot|twarz
    😺	grinning cat|face|mouth|open|smile	大笑的猫|哈哈|猫脸|笑|脸	وجه قطة مبتسم بفم مفتوح|وجه قطة	uśmiechnięty kot|uśmiech|uśmiechnięty kot z otwartym pyszczkiem|zęby
    😸	grinning cat with smiling eyes|eye|face|grin|smile	微笑的猫|呵呵|猫脸|笑|脸	وجه قطة مبتسم بعينين باسمتين|ابتسامة عريضة|وجه قطة|وجه قطة مبتسم وعيون مبتسمة	uśmiechnięty kot o wesołych oczach|oczy|roześmiany|uśmiech|wesoły
    😹	cat with tears of joy|face|tear	笑出眼泪的猫|喜极而泣|快乐|猫脸|眼泪|脸	وجه قطة بدموع فرح|وجه قطة	kot ze łzami radości|płaczę ze śmiechu|uśmiech|zęby
    😻	smiling cat with heart-eyes|eye|face|heart|love|smile	花痴的猫|喜欢|心|猫脸|脸|花痴	وجه قطة مبتسم بعينين على شكل قلب|حب|وجه قطة مبتسم بعين على شكل قلب	uśmiechnięty kot z oczami w kształcie serca|miłość|oczy|zakochany
    😼	cat with wry smile|face|ironic	奸笑的猫|奸笑|猫脸|脸|讽刺	وجه قطة بابتسامة ممتعضة|ابتسامة ساخرة|ساخر|وجه قطة	kot z drwiącym uśmiechem|ironia|ironiczny|kpiarski|kpina
    😽	kissing cat|eye|face|kiss	亲亲猫|亲亲|吻|猫脸|脸	وجه قطة تقبّل|أعين مغلقة|بوسة|تقبيل	kot przesyłający całusa|całuję|całuski|rumieniec
    🙀	weary cat|face|oh|surprised	疲倦的猫|惊讶|猫脸|疲倦|累|脸	‫وجه قطة مجهد|اندهاش شديد|رباه	przestraszony kot|w szoku|zaskoczony|zdumiony|zszokowany
    😿	crying cat|cry|face|sad|tear	哭泣的猫|哭|猫脸|眼泪|脸|难过	وجه قطة يبكي|بكاء	płaczący kot|łza|płaczę|smutny
    😾	pouting cat|face	生气的猫|猫脸|生气|脸	وجه قطة عابس|تكشير|وجه قطة	nadąsany kot|grymas|obrażony
    🙈	see-no-evil monkey|evil|face|forbidden|see	非礼勿视|脸|蒙住眼睛|蒙眼	قرد يحجب عينيه	małpa zasłaniająca oczy|gest|nie|nie widzę|nie widzieć|niedobre
    🙉	hear-no-evil monkey|evil|face|forbidden|hear	非礼勿听|堵上耳朵|堵耳|脸	قرد يحجب أذنيه	małpa zasłaniająca uszy|gest|nie|nie słyszę|nie słyszeć|niedobre
    🙊	speak-no-evil monkey|evil|face|forbidden|speak	非礼勿言|捂上嘴巴|捂嘴|脸	قرد يحجب الكلام|قرد يحجب كلامه	małpa zasłaniająca pyszczek|co ja mówię|gest|nie|nie mówić|nie mówię
    💌	love letter|heart|mail	情书|信|邮件	خطاب حب|رسالة عليها قلب|رومانسية|قلب	list miłosny|liścik|miłość|serce|wiadomość
    💘	heart with arrow|cupid	心中箭了|丘比特|浪漫|爱情|箭|红心	قلب وسهم|حب|سهم|مشاعر	serce przebite strzałą|przebite strzałą|serce ze strzałą
    💝	heart with ribbon|valentine	系有缎带的心|爱的礼物|送你一颗心	‫قلب عليه شريط|شريطة|فالنتين|قلب|مشاعر	serce ze wstążką|walentynki|wstążka
    💖	sparkling heart|excited|sparkle	闪亮的心|激动|红心|闪亮	قلب لامع|إثارة|حب|مشاعر	migoczące serce|błyszczące serce
    💗	growing heart|excited|nervous|pulse	搏动的心|搏动|激动|紧张|红心	قلب ينمو|إثارة|توتر|حب|مشاعر	rosnące serce|bicie serca|puls|serce rośnie|tętno|zdenerwowany
    💓	beating heart|heartbeat|pulsating	心跳|心动|爱	قلب يخفق|حب|خفقان|مشاعر|نبض	bijące serce|kocham cię
    💞	revolving hearts	舞动的心|旋转|涌动|跃动	قلوب تدور حول بعضها|جذاب|حب|قلب|مثير|مشاعر	wirujące serca|miłość|para|serca dwa|tańczące serca
    💕	two hearts|love	两颗心|爱情	قلبان|أحبة|حب|مشاعر	dwa serca|kocham|miłość
    💟	heart decoration	心型装饰|装饰	زخرفة قلب	dekoracja z sercem|ozdoba
    ❣️	heart exclamation|mark|punctuation	心叹号|叹号|心动	قلب على شكل علامة تعجب|علامة تعجب	wykrzyknik w kształcie serca|czerwony wykrzyknik|serce|znak interpunkcyjny
    💔	broken heart|break	心碎|伤心	قلب مكسور|انكسار|مشاعر	złamane serce|pęknięte
    ❤️‍🔥	heart on fire|burn|love|lust|sacred heart	火上之心	قلب يحترق|القلب المقدس|حب|حريق|عشق	serce w płomieniach|miłość|płomienie|płonąć|święte serce
    ❤️‍🩹	mending heart|healthier|improving|recovering|recuperating|well	修复受伤的心灵	قلب يتعافى	uleczone serce|dobrze|lepiej|lepsze samopoczucie|zdrowsze
    ❤️	red heart	红心|心|爱	قلب أحمر	czerwone serce|kocham|miłość
    🩷	pink heart	pink heart	pink heart	pink heart
    🧡	orange heart	橙心|橙	قلب برتقالي|برتقالة	pomarańczowe serce
    💛	yellow heart	黄心|黄	قلب أصفر|مشاعر	żółte serce
    💚	green heart	绿心|绿	قلب أخضر|مشاعر	zielone serce
    💙	blue heart	蓝心|蓝	قلب أزرق|مشاعر	niebieskie serce
    🩵	light blue heart	light blue heart	light blue heart	light blue heart
    💜	purple heart	紫心|紫	قلب أرجواني|مشاعر	purpurowe serce|fioletowe
    🤎	brown heart	棕心|心|心形|棕	قلب بني	brązowe serce
    🖤	black heart|evil|wicked	黑心|心|邪恶|黑色	قلب أسود|شر	czarne serce|czarny|zło
    🩶	grey heart	grey heart	grey heart	grey heart
    🤍	white heart	白心|心|心形|白	قلب أبيض|بياض	białe serce
    💋	kiss mark|lips	唇印|吻|唇|浪漫	علامة قبلة|رومانسية|شفاه	ślad po pocałunku|odcisk ust|pocałunek|usta
    💯	hundred points|100|full|score	一百分|满分|考试	100 درجة|100 نقطة	sto punktów|100|setka|stówa|stówka
    💢	anger symbol|angry|comic|mad	怒|火大|生气|青筋	رمز الغضب|علامة غضب|مشاعر	symbol gniewu|złość
    💥	collision|boom|comic	爆炸|炸|爆	تصادم|رمز تصادم|مشاعر|هزل	kolizja|wybuch|żartobliwy
    💫	dizzy|comic|star	头晕|头晕目眩	دوار|تخيل حركة النجوم|مشاعر|نجوم|هزل	zawroty głowy|spadająca gwiazda
    💦	sweat droplets|comic|splashing	汗滴|汗	عرق يتصبب|مبلل عرقًا|مشاعر|هزل	krople potu|pot|woda
    💨	dashing away|comic|dash|running	尾气|疾驰而去|飞奔而去	انطلاقة جري|مشاعر|هرب|هزل	szybkie poruszanie się|pęd|pędzić|podmuch wiatru|szybkość|wiatr
    🕳️	hole	洞|坑|陷阱	ثقب|حفرة	otwór|dziura
    💬	speech balloon|bubble|comic|dialog	话语气泡|发言|对话框|气泡	فقاعة كلام|بالونة|حوار	dymek|dialog|rozmowa
    👁️‍🗨️	eye in speech bubble|balloon|witness	眼睛对话框|对话框|眼睛	عين في فقاعة كلام|شاهد|فقاعة تفسيرية	oko w dymku|dymek|wzrok
    🗨️	left speech bubble|balloon|dialog	朝左的话语气泡|对话框|话语	فقاعة كلام يسرى|حديث|حوار	lewostronny dymek|dialog|rozmowa
    🗯️	right anger bubble|angry|balloon|mad	愤怒话语气泡|对话框|愤怒	فقاعة غضب يمنى|بالون|جنون	prawostronny dymek złości|zdenerwowany|złość
    💭	thought balloon|bubble|comic	内心活动气泡|对话框|思想活动|气泡	فقاعة أفكار|بالونة|فكرة|هزل	dymek myśli|myśl|myśleć
    💤	ZZZ|comic|good night|sleep	睡着|呼噜|打呼	نعسان|شخير|مشاعر	chrapanie|zabawny|żartobliwy
    """
}
