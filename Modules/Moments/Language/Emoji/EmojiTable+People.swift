// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let people = """
    👋	waving hand|wave	挥手|你好|再见	تلويح باليد|يد	machająca dłoń
    🤚	raised back of hand|backhand	立起的手背|手|手背|立起	‫ظهر يد مرفوعة|ظاهر يد|مرفوع	wzniesiony grzbiet dłoni|powitanie|pozdrowienie|pożegnanie|uniesiona dłoń
    🖐️	hand with fingers splayed|finger	手掌|击掌|布|手|禁止	يد مرفوعة بأصابع متفرقة|إصبع|تباعد|جسد	uniesiona otwarta dłoń|otwarta dłoń wszystkie palce|palce|rozpostarte palce
    ✋	raised hand|high 5|high five	举起手|举手|手	يد مرفوعة|جسد|قبضة	wzniesiona dłoń|stop|uwaga
    🖖	vulcan salute|finger|hand|spock	瓦肯举手礼|手|敬礼|斯波克|星际迷航|瓦肯	تحية فولكان|إصبع|جسد|سبوك|يد	salut wolkański|dłoń|palce
    🫱	rightwards hand|right|rightward	向右的手|右|向右|手	يد باتجاه اليمين|باتجاه اليمين|يمين	dłoń skierowana w prawo|prawa|w prawo
    🫲	leftwards hand|left|leftward	向左的手|向左|左|手	يد باتجاه اليسار|باتجاه اليسار|يسار	dłoń skierowana w lewo|lewa|w lewo
    🫳	palm down hand|dismiss|drop|shoo	掌心向下的手|下投|解散|驱赶	راحة يد للأسفل|إسقاط|تجاهل|صرف|طرد	dłoń skierowana w dół|odrzucenie|sio|upuszczenie
    🫴	palm up hand|beckon|catch|come|offer	掌心向上的手|召唤|接住|提供|过来	راحة يد للأعلى|إيماءة|التقاط|تعال|عرض	dłoń skierowana w górę|łapanie|propozycja|przywołanie|skinienie
    🫷	leftwards pushing hand	leftwards pushing hand	leftwards pushing hand	leftwards pushing hand
    🫸	rightwards pushing hand	rightwards pushing hand	rightwards pushing hand	rightwards pushing hand
    👌	OK hand	OK|手	يد تشير للموافقة|علامة|موافقة	dłoń z gestem OK|znak OK
    🤌	pinched fingers|hand gesture|interrogation|sarcastic	捏手指|匮乏|审讯|手势|手指|挖苦	أصابع مضمومة|إيماءة باليد|تهكّم|ضم	złączone palce|gest|przesłuchanie|sarkazm
    🤏	pinching hand|small amount	捏合的手势|一点|小|少量	يد تشير بمقدار ضئيل|كمية صغيرة|مقدار صغير|مقدار ضئيل	dłoń z gestem „trochę”|mała ilość
    ✌️	victory hand|v	胜利手势|V|成功|手|胜利	علامة النصر|انتصار|مقص	gest V|gest zwycięstwa|znak V|znak Victorii
    🤞	crossed fingers|cross|finger|hand|luck	交叉的手指|交叉|幸运|手|手指	أصابع مشبكة|حظ	skrzyżowane palce|kciuki|powodzenia|trzymać
    🫰	hand with index finger and thumb crossed|expensive|heart|love|money|snap	食指与拇指交叉的手|响指|心|昂贵|爱|金钱	يد مع تقاطع السبابة والإبهام|أموال|انطباق|حب|غالٍ|قلب	dłoń ze skrzyżowanym palcem wskazującym i kciukiem|drogie|miłość|pieniądze|pstryknięcie palcami|serce
    🤟	love-you gesture|hand|ILY	爱你的手势|我爱你|手	إشارة أحبك|بحبك	gest Kocham cię|kocham|ręka
    🤘	sign of the horns|finger|hand|rock-on	摇滚|手|角|金属礼	إشارة قرون|إصبع|جسد|يد	gest rogów|rocker|rogi|znak rockersów
    🤙	call me hand|hang loose|Shaka	给我打电话|手|电话	إشارة للاتصال|اتصال|يد	dłoń w geście „Zadzwoń do mnie”|dzwonić|telefonować
    👈	backhand index pointing left|finger|hand|point	反手食指向左指|反手|向左指|手|指左|食指	إصبع لليسار|السبابة	palec w lewo|lewa strona|w lewo|wskazujący
    👉	backhand index pointing right|finger|hand|point	反手食指向右指|反手|向右指|手|指右|食指	إصبع لليمين|السبابة	dłoń z palcem wskazującym w prawo|palec|prawa strona|w prawo|wskazujący
    👆	backhand index pointing up|finger|hand|point	反手食指向上指|反手|向上指|手|指上|食指	إصبع لأعلى|السبابة	dłoń z palcem wskazującym w górę|do góry|góra|palec|w górę|wskazujący
    🖕	middle finger|hand	竖中指|中指|反手|手	إصبع الوسطى|جسد|يد	środkowy palec|gest|wulgarny gest
    👇	backhand index pointing down|finger|hand|point	反手食指向下指|反手|向下指|手|指下|食指	إصبع لأسفل|السبابة	dłoń z palcem wskazującym w dół|na dół|palec|w dół|wskazujący
    ☝️	index pointing up|finger|hand|point	食指向上指|向上指|手|指上|食指	سبابة يشير لأعلى|أعلى|إشارة|إصبع|جسد|يد	palec wskazujący w górę|do góry|góra|w górę
    🫵	index pointing at the viewer|point|you	指向观察者的食指|你|指向	إصبع السبابة يشير إلى الناظر|إشارة	palec wskazujący skierowany na patrzącego|ty|wskazywanie
    👍	thumbs up|+1|hand|thumb	拇指向上|同意|手|真棒|赞成|顶一下	قبول|أعلى|إبهام|علامة|يد	kciuk w górę|brawo|lubię|OK|podoba mi się
    👎	thumbs down|-1|hand|thumb	拇指向下|不赞成|反对|手|责备	رفض|أسفل|إبهام|علامة|يد	kciuk w dół|brzydkie|nie lubię|nie podoba mi się
    ✊	raised fist|clenched|hand|punch	举起拳头|手|拳头|握拳	قبضة يد مرفوعة|جسد	wzniesiona pięść|uniesiona|zaciśnięta
    👊	oncoming fist|clenched|hand|punch	出拳|手|打|拳	قبضة يد|كف	pięść od przodu|cios pięścią|prawy prosty|sierpowy|zaciśnięta pięść
    🤛	left-facing fist|leftwards	朝左的拳头|拳头|朝左	قبضة لليسار|يسار	pięść skierowana w lewo|cios|uderzenie z prawej
    🤜	right-facing fist|rightwards	朝右的拳头|手|拳头|朝右	قبضة لليمين|يمين	pięść skierowana w prawo|cios|uderzenie z lewej
    👏	clapping hands|clap|hand	鼓掌|拍手	يدان تصفقان|أيادي|تصفيق|علامة	klaskanie|brawa|klaskać|oklaski
    🙌	raising hands|celebration|gesture|hand|hooray|raised	举双手|击掌|双手|庆祝	تشجيع|احتفال|اليدان|رفع اليدين احتفالاً	wzniesione ręce|hura!|super
    🫶	heart hands|love	做成心形的双手|爱	أيدي متشابكة على شكل قلب	dłonie tworzące serce|miłość
    👐	open hands|hand	张开双手|双手|摊手	يدان مفتوحتان|علامة|علامة فتح اليدين|مفتوحة|يد	otwarte dłonie|puste ręce|złapać
    🤲	palms up together|prayer	掌心向上托起|祷告	راحتان مفتوحتان|صلاة	dłonie do góry razem|modlitwa
    🤝	handshake|agreement|hand|meeting|shake	握手|会面|协议	مصافحة|اتفاق|اجتماع	uścisk dłoni|powitanie|spotkanie|zgoda
    🙏	folded hands|ask|hand|high 5|high five|please	双手合十|拜托|祈求|祈祷|祝福	يدان مضمومتان|أداء صلاة|إشارة|صلاة|يد	złożone ręce|modlitwa|prosić
    ✍️	writing hand|write	写字|写|笔	يد تكتب|كتابة	pisząca dłoń|pisać|pisać odręcznie|piszę
    💅	nail polish|care|cosmetics|manicure	涂指甲油|指甲油|美甲	طلاء أظافر|تهذيب أظافر|مانكير|مستحضرات تجميل	lakier do paznokci|ciało|kosmetyki|lakierować paznokcie|manicure|pielęgnacja
    🤳	selfie|camera|phone	自拍|手机|相机	صورة سيلفي|كاميرا|هاتف	selfie|aparat|telefon|zdjęcie
    💪	flexed biceps|comic|flex|muscle	肌肉|二头肌|强壮	عضلة الذراع|عضلات|قوية|مرنة|هزل	napięty biceps|mięśnie|muskularny|muskuły|siła|silny
    🦾	mechanical arm|accessibility|prosthetic	机械手臂|义肢|手臂|无障碍	ذراع اصطناعية|إمكانية الوصول|احتياجات خاصة|ترقيع|صناعية	mechaniczne ramię|dostępność|proteza
    🦿	mechanical leg|accessibility|prosthetic	机械腿|义肢|无障碍|腿	ساق اصطناعية|إمكانية الوصول|احتياجات خاصة|ترقيع|صناعية	proteza nogi|dostępność
    🦵	leg|kick|limb	腿|跛行|踢	ساق|ركل|طرف	noga|kończyna|kopniak
    🦶	foot|kick|stomp	脚|踢|踩	قدم|تعثر|دس|رفسة|ركل|ركلة	stopa|kopniak|tupanie
    👂	ear|body	耳朵|听|耳	أذن|جسم	ucho|ciało
    🦻	ear with hearing aid|accessibility|hard of hearing	戴助听器的耳朵|助听器|听力障碍|失聪|无障碍|聋	أذن مع جهاز سمعي|إمكانية الوصول|احتياجات خاصة|جهاز سمعي|مساعدة سمعية	ucho z aparatem słuchowym|niedosłuch|niedosłyszący
    👃	nose|body	鼻子|嗅|闻|鼻	أنف|جسم|وجه	nos|ciało
    🧠	brain|intelligent	脑|大脑|头脑|智慧|智能	دماغ|ذكي	mózg|inteligentny
    🫀	anatomical heart|cardiology|organ|pulse	心脏器官|中心|器官|心率|心脏病学|心跳	عضو القلب|دقات القلب|طب القلب|نبض|وسط	serce|anatomia|bicie serca|kardiologia|mięsień sercowy|narząd
    🫁	lungs|breath|exhalation|inhalation|organ|respiration	肺|吸气|呼吸|呼吸作用|呼气|器官	رئتان|تنفّس|جهاز التنفس|زفير|شهيق|عضو	płuca|narząd|oddech|oddychanie|organ|wdech
    🦷	tooth|dentist	牙齿|牙医	سن|أسنان|ضرس|طبيب أسنان	ząb|dentysta|stomatolog
    🦴	bone|skeleton	骨头|骨骼	عظمة|عظام|عظم|هيكل عظمي	kość|szkielet
    👀	eyes|eye|face	双眼	عينان|وجه	oczy|oko|twarz
    👁️	eye|body	眼睛|看|眼	عين|جسد	oko|ciało
    👅	tongue|body	舌头|舌|舔	لسان|جسم|وجه	język|ciało
    👄	mouth|lips	嘴|口|唇	فم|جسم|شفتان|وجه	usta|ciało|wargi
    🫦	biting lip|anxious|fear|flirting|nervous|uncomfortable	咬住嘴唇|不舒服|害怕|担心|焦虑|紧张	عض الشفاه|خوف|قلق|متضايق|متوتّر|مشغول البال	przygryzanie wargi|dyskomfort|flirt|nerwowość|niepokój|strach
    👶	baby|young	小宝贝|宝宝	رضيع|طفل	niemowlę|dziecko
    🧒	child|gender-neutral|unspecified gender|young	儿童|年轻人|性别不明|性别中立	طفل	dziecko|młody|płeć neutralna
    👦	boy|young	男孩|儿童	صبي|ذكر|ولد	chłopiec
    👧	girl|Virgo|young|zodiac	女孩|儿童	فتاة|أنثى|بنت	dziewczynka|panna|znak zodiaku
    🧑	person|adult|gender-neutral|unspecified gender	成人|性别中立|性格不明	بالغ|شخص|كبير	dorosły|płeć neutralna
    👱	person: blond hair|blond-haired person	金色头发的人|金发	شخص أشقر	osoba z włosami blond|włosy
    👨	man|adult	男人|成人	رجل|بالغ|شخص|كبير	mężczyzna
    🧔	person: beard|person	有胡子的人|人|男|络腮胡|胡子|胡须	شخص بلحية|شخص مع لحية	osoba z brodą|broda
    🧔‍♂️	man: beard|man	有络腮胡子的男人|男人|胡子	رجل بلحية|رجل مع لحية|لحية	mężczyzna z brodą|broda
    🧔‍♀️	woman: beard|woman	有络腮胡子的女人|女人|胡子	امرأة بلحية|امرأة مع لحية|لحية	kobieta z brodą|broda
    👨‍🦰	man: red hair|adult|man|red hair	男人: 红发|成人|男人	رجل: شعر أحمر|بالغ|رجل|شخص|شعر أحمر|كبير	mężczyzna: rude włosy|mężczyzna|rude włosy
    👨‍🦱	man: curly hair|adult|curly hair|man	男人: 卷发|成人|男人	رجل: شعر مجعد|بالغ|رجل|شخص|شعر مجعد|كبير	mężczyzna: kręcone włosy|kręcone włosy|mężczyzna
    👨‍🦳	man: white hair|adult|man|white hair	男人: 白发|成人|男人	رجل: شعر أبيض|بالغ|رجل|شخص|شعر أبيض|كبير	mężczyzna: białe włosy|białe włosy|mężczyzna
    👨‍🦲	man: bald|adult|man	男人: 秃顶|成人|男人	رجل: أصلع|بالغ|رجل|شخص|كبير	mężczyzna: łysy|mężczyzna
    👩	woman|adult	女人|女	سيدة|أنثى|أنسة|بالغة|شخص|كبيرة	kobieta
    👩‍🦰	woman: red hair|adult|red hair|woman	女人: 红发|女|女人	سيدة: شعر أحمر|أنثى|أنسة|بالغة|سيدة|شخص	kobieta: rude włosy|kobieta|rude włosy
    🧑‍🦰	person: red hair|adult|gender-neutral|person|red hair|unspecified gender	成人: 红发|性别中立|性格不明|成人	بالغ: شعر أحمر|بالغ|شخص|شعر أحمر|كبير	dorosły: rude włosy|dorosły|płeć neutralna|rude włosy
    👩‍🦱	woman: curly hair|adult|curly hair|woman	女人: 卷发|女|女人	سيدة: شعر مجعد|أنثى|أنسة|بالغة|سيدة|شخص	kobieta: kręcone włosy|kobieta|kręcone włosy
    🧑‍🦱	person: curly hair|adult|curly hair|gender-neutral|person|unspecified gender	成人: 卷发|性别中立|性格不明|成人	بالغ: شعر مجعد|بالغ|شخص|شعر مجعد|كبير	dorosły: kręcone włosy|dorosły|kręcone włosy|płeć neutralna
    👩‍🦳	woman: white hair|adult|white hair|woman	女人: 白发|女|女人	سيدة: شعر أبيض|أنثى|أنسة|بالغة|سيدة|شخص	kobieta: białe włosy|białe włosy|kobieta
    🧑‍🦳	person: white hair|adult|gender-neutral|person|unspecified gender|white hair	成人: 白发|性别中立|性格不明|成人	بالغ: شعر أبيض|بالغ|شخص|شعر أبيض|كبير	dorosły: białe włosy|białe włosy|dorosły|płeć neutralna
    👩‍🦲	woman: bald|adult|woman	女人: 秃顶|女|女人	سيدة: أصلع|أنثى|أنسة|بالغة|سيدة|شخص	kobieta: łysy|kobieta
    🧑‍🦲	person: bald|adult|gender-neutral|person|unspecified gender	成人: 秃顶|性别中立|性格不明|成人	بالغ: أصلع|بالغ|شخص|كبير	dorosły: łysy|dorosły|płeć neutralna
    👱‍♀️	woman: blond hair|blond-haired woman|blonde|woman	金发女|女|金发	امرأة شقراء|امرأة شقراء الشعر	blondynka|kobieta
    👱‍♂️	man: blond hair|blond-haired man|man	金发男|男|金发	رجل أشقر|رجل أشقر الشعر	blondyn|mężczyzna
    🧓	older person|adult|gender-neutral|old|unspecified gender	老年人|性别不明|性别中性|成人|老人	بالغ أكبر في السن|عجوز|كبير في السن	starszy dorosły|płeć neutralna|stary
    👴	old man|adult	老爷爷|老人|老头	رجل عجوز|أشخاص	starszy mężczyzna|staruszek|starzec
    👵	old woman|adult	老奶奶|老人|老太	سيدة عجوز|أشخاص	starsza kobieta|staruszka
    🙍	person frowning|frown|gesture	皱眉|不开心	شخص عابس|إشارة	zachmurzona osoba|smutek na twarzy|smutny
    🙍‍♂️	man frowning|gesture	皱眉男|不开心|男|皱眉	متجهم|عبوس|مقطب الجبين	zachmurzony mężczyzna|zmarszczone brwi
    🙍‍♀️	woman frowning|gesture	皱眉女|不开心|女|皱眉	متجهمة|عبوسة|مقطبة الجبين	zachmurzona kobieta|zmarszczone brwi
    🙎	person pouting|gesture	撅嘴|不开心|噘嘴	‫شخص متجهم|إشارة|شخص	nadąsana osoba|buźka|kapryśna|mina|niezadowolona
    🙎‍♂️	man pouting|gesture	撅嘴男|不开心|噘嘴|男	رجل عابس|عبوس|متجهم|مقطب الجبين	nadąsany mężczyzna|niezadowolony
    🙎‍♀️	woman pouting|gesture	撅嘴女|不开心|噘嘴|女	سيدة عابسة|عبوسة|متجهمة|مقطبة الجبين	nadąsana kobieta|niezadowolona
    🙅	person gesturing NO|forbidden|gesture|hand|prohibited	禁止手势|不行|反对|禁止	‫إشارة رفض|أمر سيء|لا|ممنوع	osoba pokazująca gest NIE|nie wolno|zakaz
    🙅‍♂️	man gesturing NO|forbidden|gesture|hand|prohibited	禁止手势男|不行|反对|男|禁止	غير موافق|إشارة رفض	mężczyzna pokazujący gest NIE|nie|ręce|zakaz
    🙅‍♀️	woman gesturing NO|forbidden|gesture|hand|prohibited	禁止手势女|不行|反对|女|禁止	غير موافقة|إشارة رفض	kobieta pokazująca gest NIE|nie|ręce|zakaz
    🙆	person gesturing OK|gesture|hand	OK手势|ok|好的	إشارة موافقة|مضبوط|وجه	osoba pokazująca gest OK|ręce
    🙆‍♂️	man gesturing OK|gesture|hand	OK手势男|OK|可以|同意|好的|男	موافق|إشارة موافقة	mężczyzna pokazujący „ojej!”|ojej|ręce|zachwyt
    🙆‍♀️	woman gesturing OK|gesture|hand	OK手势女|OK|可以|同意|女|好的	موافقة|إشارة موافقة	kobieta pokazująca gest OK|ręce
    💁	person tipping hand|help|information|sassy	前台|信息|帮助	‫شخص بيد مائلة|أشخاص|مساعدة|معلومات	osoba z wystawioną dłonią|pomoc|pomocna dłoń|pomogę|życzliwy
    💁‍♂️	man tipping hand|sassy|tipping hand	前台男|前台|男	رجل بيد مائلة|يد مائلة	mężczyzna z wystawioną dłonią|otwarta dłoń
    💁‍♀️	woman tipping hand|sassy|tipping hand	前台女|前台|女	سيدة بيد مائلة|يد مائلة	kobieta z wystawioną dłonią|otwarta dłoń
    🙋	person raising hand|gesture|happy|raised	举手|开心	‫شخص يرفع يده|إشارة|رفع اليد|سعادة|شخص	osoba podnosząca rękę|ręka do góry|witaj!
    🙋‍♂️	man raising hand|gesture|raising hand	男生举手|举手|男	رجل يرفع يده|يد مرفوعة	mężczyzna podnoszący rękę|gest|hej|powitanie
    🙋‍♀️	woman raising hand|gesture|raising hand	女生举手|举手|女	سيدة ترفع يدها|يد مرفوعة	kobieta podnosząca rękę|gest|hej|powitanie
    🧏	deaf person|accessibility|ear|hear	失聪者|听力|无障碍|耳朵|聋	شخص أصم|أذن|إمكانية الوصول|احتياجات خاصة|سماع|صمم	osoba głucha|dostępność|głuchota|słuch|ucho
    🧏‍♂️	deaf man	失聪的男人|听力障碍|男|耳朵|聋	رجل أصم|صمم	głuchy mężczyzna|głuchota
    🧏‍♀️	deaf woman	失聪的女人|听力障碍|女|耳朵|聋	سيدة صماء|صمم	głucha kobieta|głuchota
    🙇	person bowing|apology|bow|gesture|sorry	鞠躬|不好意思|对不起|道歉	شخص ينحني اعتذارًا|أسف|إشارة|انحناء|انحناء شديد|‫شخص يتأسف	osoba w ukłonie|opuszczona głowa|przepraszam|przykro mi
    🙇‍♂️	man bowing|apology|favor|gesture|sorry	男生鞠躬|不好意思|对不起|男|道歉	رجل ينحني اعتذارًا|امتنان|انحناء|رجل ينحني|ركوع	mężczyzna w ukłonie|gest|przepraszam|ukłon
    🙇‍♀️	woman bowing|apology|favor|gesture|sorry	女生鞠躬|不好意思|女|对不起|道歉	سيدة تنحني اعتذارًا|أسف|اعتذار|امتنان|انحناء|ركوع	kobieta w ukłonie|gest|przepraszam|ukłon
    🤦	person facepalming|disbelief|exasperation|face|palm	捂脸|无语|难以置信	‫شخص محبط|إحباط|راحة يد|سخط	osoba trzymająca się za czoło|fejspalm|niedowierzanie|załamanie
    🤦‍♂️	man facepalming|disbelief|exasperation|facepalm	男生捂脸|无语|男|难以置信	رجل يشعر بإحباط|إحباط|صدمة|عدم تصديق	mężczyzna trzymający się za czoło|brak słów|facepalm|niedowierzanie|załamka
    🤦‍♀️	woman facepalming|disbelief|exasperation|facepalm	女生捂脸|女|无语|难以置信	سيدة تشعر بإحباط|إحباط|صدمة|عدم تصديق	kobieta trzymająca się za czoło|brak słów|fejspalm|niedowierzanie|załamka
    🤷	person shrugging|doubt|ignorance|indifference|shrug	耸肩|不关心|怀疑|无视	لا مبالاة|جهل|شك	osoba wzruszająca ramionami|niewiedza|obojętność|wątpliwość
    🤷‍♂️	man shrugging|doubt|ignorance|indifference|shrug	男生耸肩|不关心|怀疑|无视|男	رجل لا يبالي|استهجان|هز الكتف	mężczyzna wzruszający ramionami|obojętność|wątpliwość|wzruszenie ramion
    🤷‍♀️	woman shrugging|doubt|ignorance|indifference|shrug	女生耸肩|不关心|女|怀疑|无视	سيدة لا تبالي|استهجان|هز الكتف	kobieta wzruszająca ramionami|obojętność|wątpliwość|wzruszenie ramion
    🧑‍⚕️	health worker|doctor|healthcare|nurse|therapist	卫生工作者|医生|护士|治疗师	موظف بقطاع الصحة|رعاية صحية|طبيب|معالج|ممرض	pracownik służby zdrowia|lekarz|opieka zdrowotna|terapeuta
    👨‍⚕️	man health worker|doctor|healthcare|nurse|therapist	男医生|医护人员|医生|护士|治疗师|男人	عامل بقطاع الصحة|رعاية صحية|طبيب|معالج|ممرض	lekarz|mężczyzna|terapeuta
    👩‍⚕️	woman health worker|doctor|healthcare|nurse|therapist	女医生|医护人员|医生|女人|护士|治疗师	عاملة بقطاع الصحة|رعاية صحية|طبيبة|معالجة|ممرضة	lekarka|kobieta|terapeutka
    🧑‍🎓	student|graduate	学生|毕业|毕业生	طالِب|خريج|طالب	student|absolwent
    👨‍🎓	man student|graduate	男学生|学生|毕业|男	طالب|خريج	mężczyzna student
    👩‍🎓	woman student|graduate	女学生|女|学生|毕业	طالبة|خريجة	studentka|kobieta
    🧑‍🏫	teacher|instructor|professor	老师|教师|教授	أستاذ|مدرس|معلم	nauczyciel|instruktor|pedagog|profesor
    👨‍🏫	man teacher|instructor|professor	男老师|教师|教授|男|老师	معلم|أستاذ|أستاذ جامعي|مدرس|مربي	mężczyzna nauczyciel|profesor|wykładowca
    👩‍🏫	woman teacher|instructor|professor	女老师|女|教师|教授|老师	معلمة|أستاذة|أستاذة جامعية|مدرسة|مربية	nauczycielka|kobieta|profesor|wykładowczyni
    🧑‍⚖️	judge|justice|scales	法官|法律	قاضي|عدالة|عدل	sędzia|orzekać
    👨‍⚖️	man judge|justice|scales	男法官|正义|法官|法律|男	قاضٍ|عدالة|عدل	mężczyzna sędzia
    👩‍⚖️	woman judge|justice|scales	女法官|女|正义|法官|法律	قاضية|عدالة|عدل	kobieta sędzia|sędzina
    🧑‍🌾	farmer|gardener|rancher	农民|园丁	مُزارع|عامل زراعي|فلاح|مزارع|منسق حدائق	rolnik|farmer|ogrodnik
    👨‍🌾	man farmer|gardener|rancher	农夫|农民|园丁|男	مزارع|عامل زراعي|فلاح|منسق حدائق	mężczyzna rolnik|farmer|ogrodnik
    👩‍🌾	woman farmer|gardener|rancher	农妇|农民|园丁|女	مزارعة|عاملة زراعية|فلاحة|منسقة حدائق	rolniczka|farmerka|kobieta|ogrodniczka
    🧑‍🍳	cook|chef	厨师|做饭|大厨	طاهي|شيف|طاه|طباخ	kucharz|szef kuchni
    👨‍🍳	man cook|chef	男厨师|做饭|厨师|大厨|男	طباخ|شيف|طاه	mężczyzna kucharz|szef kuchni
    👩‍🍳	woman cook|chef	女厨师|做饭|厨师|大厨|女	طباخة|شيف|طاهية	kucharka|kobieta|szef kuchni
    🧑‍🔧	mechanic|electrician|plumber|tradesperson	技工|水管工|电工	خبير ميكانيكي|تاجر|حرفي|سباك|كهربائي	mechanik|elektryk|hydraulik
    👨‍🔧	man mechanic|electrician|plumber|tradesperson	男技工|技工|水管工|电工|男	ميكانيكي|حرفي|عامل	mężczyzna elektryk|hydraulik|mechanik
    👩‍🔧	woman mechanic|electrician|plumber|tradesperson	女技工|女|技工|水管工|电工	ميكانيكية|حرفية|عاملة	kobieta elektryk|hydraulik|mechanik
    🧑‍🏭	factory worker|assembly|industrial	工人|工业|工厂|装配	عامل في مصنع|تجميع|صناعة	pracownik fabryki|fabryka|montażysta
    👨‍🏭	man factory worker|assembly|industrial	男工人|工业|工厂|装配	عامل مصنع|تجميع|صناعة	mężczyzna pracownik fabryki|fabryka|montażysta|pracownik fabryki
    👩‍🏭	woman factory worker|assembly|industrial	女工人|工业|工厂|装配	عاملة مصنع|تجميع|صناعة	pracownica fabryki|fabryka|kobieta|montażystka
    🧑‍💼	office worker|architect|business|manager|white-collar	白领|商人|建筑师|经理	موظف مكتب|شركة|مدير|مهندس	pracownik biurowy|architekt|biznesmen|menedżer|praca biurowa
    👨‍💼	man office worker|architect|business|manager|white-collar	男白领|商人|建筑师|经理	موظف|شركة|مدير|مكتب	mężczyzna pracownik biurowy|architekt|biuro|biznesmen|pracownik biurowy
    👩‍💼	woman office worker|architect|business|manager|white-collar	女白领|商人|建筑师|经理	موظفة|شركة|مديرة|مكتب	pracownica biurowa|architekt|biuro|bizneswoman|kobieta
    🧑‍🔬	scientist|biologist|chemist|engineer|physicist	科学家|化学家|工程学家|物理学家|生物学家	عالِم|بيولوجي|عالم|فيزيائي|كيميائي|مهندس	naukowiec|biolog|chemik|fizyk|inżynier
    👨‍🔬	man scientist|biologist|chemist|engineer|physicist	男科学家|化学家|工程学家|物理学家|生物学家|男	عالم|بيولوجي|فيزيائي|كيميائي	mężczyzna naukowiec|biolog|chemik|inżynier
    👩‍🔬	woman scientist|biologist|chemist|engineer|physicist	女科学家|化学家|女|工程学家|物理学家|生物学家	عالِمة|بيولوجية|فيزيائية|كيميائية	kobieta naukowiec|biolog|chemik|inżynier
    🧑‍💻	technologist|coder|developer|inventor|software	程序员|发明|开发人员|码农|软件	خبير تكنولوجيا|تقني|عالم تكنولوجيا|مبرمج|مصمم أكواد	technolog|deweloper|oprogramowanie|programista|wynalazca
    👨‍💻	man technologist|coder|developer|inventor|software	男程序员|发明家|开发人员|男|码农|程序员	عالم تكنولوجيا|تقني|خبير تكنولوجي|مبتكر|مبرمج|مصمم أكواد	mężczyzna technolog|oprogramowanie|programista|wynalazca
    👩‍💻	woman technologist|coder|developer|inventor|software	女程序员|发明家|女|开发人员|码农|程序员	عالِمة تكنولوجيا|تقنية|خبيرة تكنولوجيا|مبرمجة|مصممة أكواد	kobieta technolog|oprogramowanie|programistka|wynalazczyni
    🧑‍🎤	singer|actor|entertainer|rock|star	歌手|摇滚歌手|明星|演员|艺人	مغنّي|استعراضي|فنان|مطرب|مغني|نجم	piosenkarz|aktor|artysta|gwiazda|muzyka
    👨‍🎤	man singer|actor|entertainer|rock|star	男歌手|摇滚歌手|明星|男|男演员|艺人	مطرب|مغني|ممثل	mężczyzna piosenkarz|aktor|rock
    👩‍🎤	woman singer|actor|entertainer|rock|star	女歌手|女|摇滚歌手|明星|演员|艺人	مطربة|مغنية|ممثلة	piosenkarka|aktorka|kobieta|rock
    🧑‍🎨	artist|palette	艺术家|画家	فنان رسم|رسام	artysta|malarz|paleta
    👨‍🎨	man artist|palette	男艺术家|男|画家	رسام|فنان	mężczyzna artysta|paleta
    👩‍🎨	woman artist|palette	女艺术家|女|画家	رسامة|فنانة	artystka|kobieta|paleta
    🧑‍✈️	pilot|plane	飞行员|飞机	ربان طائرة|طيار	pilot|pilotować|samolot
    👨‍✈️	man pilot|plane	男飞行员|男|飞机	طيار|ربان طائرة|قائد طائرة	mężczyzna pilot|samolot
    👩‍✈️	woman pilot|plane	女飞行员|女|飞机	ربّانة طائرة|قائدة طائرة	kobieta pilot|samolot
    🧑‍🚀	astronaut|rocket	宇航员|火箭	رائد الفضاء|رائد فضاء|صاروخ	astronauta|rakieta|statek kosmiczny
    👨‍🚀	man astronaut|rocket	男宇航员|宇航员|火箭|男	رائد فضاء|عالم|ملاح فضاء	mężczyzna astronauta|kosmos|rakieta
    👩‍🚀	woman astronaut|rocket	女宇航员|女|宇航员|火箭	رائدة فضاء|ملاحة فضاء	astronautka|kobieta|kosmos|rakieta
    🧑‍🚒	firefighter|firetruck	消防员|消防车	إطفائي|عربة إطفاء	strażak|straż pożarna|wóz strażacki
    👨‍🚒	man firefighter|firetruck	男消防员|消防员|消防车|男	رجل إطفاء|حريق|عامل إطفاء	mężczyzna strażak|wóz strażacki
    👩‍🚒	woman firefighter|firetruck	女消防员|女|消防员|消防车	سيدة إطفاء|حريق|عاملة إطفاء	kobieta strażak|wóz strażacki
    👮	police officer|cop	警察|警官	ضابط شرطة|أشخاص|شرطي	policjant|oficer
    👮‍♂️	man police officer|cop	男警察|男|警官|警察	شرطي|شرطة|ضابط	mężczyzna policjant|glina|oficer
    👮‍♀️	woman police officer|cop	女警察|女|警官|警察	شرطية|شرطة|ضابطة	kobieta policjant|glina|oficer|policjantka
    🕵️	detective|sleuth|spy	侦探|间谍	شخص يحقّق|جاسوس|مباحث	detektyw|śledczy|szpieg
    🕵️‍♂️	man detective|sleuth|spy	男侦探|侦探|男|间谍	محقّق|تحقيق سري|رجل مباحث|مباحث	mężczyzna detektyw|szpieg
    🕵️‍♀️	woman detective|sleuth|spy	女侦探|侦探|女|间谍	محقّقة|تحقيق سري|سيدة مباحث|مباحث	kobieta detektyw|szpieg
    💂	guard	卫兵|卫士|守卫	حارس|خفير	gwardzista|strażnik
    💂‍♂️	man guard	男卫兵|卫兵|卫士|守卫|男	رجل حراسة|حارس|خفير	mężczyzna gwardzista|strażnik
    💂‍♀️	woman guard	女卫兵|卫兵|卫士|女|守卫	حارسة|خفيرة	kobieta gwardzista|gwardzistka|strażniczka
    🥷	ninja|fighter|hidden|stealth	忍者|打斗|隐藏|隐身	نينجا|خفي|متخفي|محارب	ninja|niewidoczny|skradać się|ukryty|wojownik
    👷	construction worker|hat	建筑工人|工人|建筑	شخص يعمل في البناء|أشخاص|بناء|عامل	budowlaniec|kask
    👷‍♂️	man construction worker	男建筑工人|工人|建筑|男	عامل بناء|تشييد	mężczyzna budowlaniec|robotnik
    👷‍♀️	woman construction worker	女建筑工人|女|工人|建筑	عاملة بناء|تشييد	kobieta budowlaniec|robotnik
    🫅	person with crown|monarch|noble|regal|royalty	戴王冠的人|君主|君威|王室|贵族	شخص يرتدي تاجاً	osoba w koronie|król|królewski|monarcha|szlachta
    🤴	prince	王子	أمير|برنس	książę
    👸	princess|fairy tale|fantasy	公主|皇冠|童话	أميرة|أشخاص|حدوتة	księżniczka|bajka|baśń|królewna
    👳	person wearing turban	戴头巾的人|头巾	رجل بعمامة|أشخاص|رجل يرتدي عمامة|عمامة	osoba w turbanie|mężczyzna|turban
    👳‍♂️	man wearing turban	戴头巾的男人|头巾|男	رجل يرتدي عمامة	mężczyzna w turbanie|turban
    👳‍♀️	woman wearing turban	戴头巾的女人|头巾|女	سيدة ترتدي عمامة	kobieta w turbanie|turban
    👲	person with skullcap|cap|gua pi mao|hat	戴瓜皮帽的人|帽子|瓜皮帽	رجل بعمامة صينية|أشخاص|رجل يرتدي قبعة|غوا بي ماو	mężczyzna w chińskiej czapce|chińska czapka|czapka|gua pi mao
    🧕	woman with headscarf|hijab|mantilla|tichel	带头饰的女人|头巾|希贾布	امرأة محجّبة	kobieta w chuście|chusta|hidżab
    🤵	person in tuxedo|groom	穿燕尾服的人|人|新郎|燕尾服	شخص ببدلة رسمية|شخص بملابس سهرة|شخص في بدلة رسمية|ملابس سهرة	osoba w smokingu|elegancja|smoking
    🤵‍♂️	man in tuxedo	穿礼服的男人|男人|礼服	رجل يرتدي بدلة رسمية|بدلة رسمية|رجل في بدلة رسمية	mężczyzna w smokingu|smoking
    🤵‍♀️	woman in tuxedo	穿礼服的女人|女人|礼服	امرأة ببدلة رسمية|امرأة ترتدي بدلة رسمية|بدلة رسمية	kobieta w smokingu|smoking
    👰	person with veil|bride|wedding	戴头纱的人|人|头纱|婚礼|新娘	عروس بطرحة|أشخاص|حجاب|زفاف|عروس بحجاب	osoba w welonie|panna młoda|ślub|welon|wesele
    👰‍♂️	man with veil	戴头纱的男人|头纱|男人	رجل بطرحة|رجل يرتدي طرحة|طرحة	mężczyzna w welonie|welon
    👰‍♀️	woman with veil	戴头纱的女人|头纱|女人	امرأة بطرحة|امرأة ترتدي طرحة|طرحة	kobieta w welonie|welon
    🤰	pregnant woman	孕妇|女人|怀孕	امرأة حامل	kobieta w ciąży|ciąża
    🫃	pregnant man|belly|bloated|full	怀孕的男人|充满|怀孕|腹部|臃肿	رجل حامل|بطن|ممتلئ|منتفخ	mężczyzna w ciąży|brzuch|pełny|w ciąży|wzdęty
    🫄	pregnant person|belly|bloated|full	怀孕的人|充满|怀孕|腹部|臃肿	شخص حامل|بطن|ممتلئ|منتفخ	osoba w ciąży|brzuch|pełny|w ciąży|wzdęty
    🤱	breast-feeding|baby|breast|nursing	母乳喂养|乳房|哺乳|婴儿	رضاعة|أمومة|رضيع	karmienie piersią|niemowlę|pierś
    👩‍🍼	woman feeding baby|nursing	哺乳的女人|哺乳|喂养|女人|婴儿	امرأة تُرضع طفلاً|رضاعة|رضيع|طفل	kobieta karmiąca niemowlę|karmienie|karmienie piersią
    👨‍🍼	man feeding baby|nursing	哺乳的男人|哺乳|喂养|婴儿|男人	رجل يُرضع طفلاً|رضاعة|رضيع|طفل	mężczyzna karmiący niemowlę|karmienie
    🧑‍🍼	person feeding baby|nursing	哺乳的人|人|哺乳|喂养|婴儿	شخص يُرضع طفلاً|رضاعة|رضيع|طفل	osoba karmiąca niemowlę|karmienie|karmienie piersią
    👼	baby angel|face|fairy tale|fantasy	小天使|儿童|天使|孩子	طفل ملاك|حدوتة|وجه	aniołek|bajka|buzia aniołka|fantasy
    🎅	Santa Claus|celebration|Christmas|claus|father|santa	圣诞老人|圣诞|节日	بابا نويل|سانتا|سانتا كلوز|عيد الميلاد	Święty Mikołaj|boże narodzenie|legenda|święta|święty mikołaj
    🤶	Mrs. Claus|celebration|Christmas|claus|mother	圣诞奶奶|圣诞|奶奶|老妈	سيدة سانتا كلوز|أم|سانتا كلوز|كريسماس	żona św. Mikołaja|mikołaj|mikołajowa|święta
    🧑‍🎄	mx claus|Claus, christmas	圣诞人|人|圣诞	كلوز|عيد الميلاد	Mikołajka|Boże Narodzenie|Mikołaj|święta
    🦸	superhero|good|hero|heroine|superpower	超级英雄|女英雄|好人|英雄|超能力	بطل خارق|بطلة|طيب|قوة خارقة	superbohater|bohater|bohaterka|pozytywny|supermoc
    🦸‍♂️	man superhero|good|hero|superpower	男超级英雄|好人|男人|英雄|超能力	بطل خارق رجل|طيب|قوة خارقة	mężczyzna superbohater|bohater|pozytywny|supermoc
    🦸‍♀️	woman superhero|good|hero|heroine|superpower	女超级英雄|女人|好人|英雄|超能力	بطلة خارقة|بطل|سيدة|طيب|قوة خارقة	kobieta superbohater|bohaterka|pozytywna|supermoc
    🦹	supervillain|criminal|evil|superpower|villain	超级大坏蛋|坏蛋|恶魔|罪犯|超能力	شرير خارق|جريمة|شر|شريرة|قوة خارقة|مجرم	superłotr|czarny charakter|przestępca|supermoc|złoczyńca
    🦹‍♂️	man supervillain|criminal|evil|superpower|villain	男超级大坏蛋|坏蛋|男人|罪犯|超能力	شرير خارق رجل|جريمة|شر|قوة خارقة|مجرم	mężczyzna superłotr|czarny bohater|przestępca|supermoc|złoczyńca
    🦹‍♀️	woman supervillain|criminal|evil|superpower|villain	女超级大坏蛋|坏蛋|女人|罪犯|超能力	شريرة خارقة|جريمة|شر|قوة خارقة|مجرمة	kobieta superłotr|czarny bohater|przestępca|supermoc|złoczyńca
    🧙	mage|sorcerer|sorceress|witch|wizard	法师|女巫|女魔术师|男巫|男魔术师	سحرة	mag|czarnoksiężnik|czarodziej
    🧙‍♂️	man mage|sorcerer|wizard	男法师|男巫|男魔术师	ساحر	mężczyzna mag|czarnoksiężnik|czarodziej
    🧙‍♀️	woman mage|sorceress|witch	女法师|女巫|女魔术师	ساحرة	kobieta mag|czarownica|wiedźma
    🧚	fairy|Oberon|Puck|Titania	精灵|天卫三|天卫十五|天卫四	جنيّة خيالية	wróżka|Oberon|Puk|Tytania
    🧚‍♂️	man fairy|Oberon|Puck	仙人|仙男|天卫十五|天卫四|男精灵	جنّي	mężczyzna wróżka|Oberon|Puk
    🧚‍♀️	woman fairy|Titania	仙女|女精灵|妖精王后	جنّية	kobieta wróżka|Tytania
    🧛	vampire|Dracula|undead	吸血鬼|不死族	مصّاص دماء	wampir|Drakula|nieumarli
    🧛‍♂️	man vampire|Dracula|undead	男吸血鬼|男不死族	مصاص دماء	mężczyzna wampir|Drakula|nieumarły
    🧛‍♀️	woman vampire|undead	女吸血鬼|女不死族	مصّاصة دماء	kobieta wampir|nieumarli
    🧜	merperson|mermaid|merman|merwoman	人鱼|女人鱼|男人鱼|美人鱼	مخلوق بحري بجسد بشري وذيل سمكة|كائن بحري بجسد بشري وذيل سمكة	syrena
    🧜‍♂️	merman|Triton	男人鱼|特里同	مخلوق له جسد رجل وذيل سمكة	mężczyzna syrena|Tryton
    🧜‍♀️	mermaid|merwoman	美人鱼|女人鱼	حورية بحر|عروسة البحر	kobieta syrena
    🧝	elf|magical	小精灵|魔术	جنّي صغير|إلف|إيلف|كائن سحري|مخلوق سحري	elf|magiczny
    🧝‍♂️	man elf|magical	男小精灵|男性魔术	جنّي صغير ذكر|ذكر إلف|ذكر إيلف|كائن سحري|مخلوق سحري	mężczyzna elf|magiczny
    🧝‍♀️	woman elf|magical	女小精灵|女性魔术	جنيّة صغيرة|أنثى إلف|أنثى إيلف|كائن سحري|مخلوقة سحرية	kobieta elf|magiczny
    🧞	genie|djinn	妖怪|神灵	مارد سحري	dżin
    🧞‍♂️	man genie|djinn	男妖怪|男神灵	مارد	mężczyzna dżin
    🧞‍♀️	woman genie|djinn	女妖怪|女神灵	ماردة	kobieta dżin
    🧟	zombie|undead|walking dead	僵尸|不死族|行尸走肉	زومبي	zombie|chodzące trupy|nieumarli
    🧟‍♂️	man zombie|undead|walking dead	男僵尸|男行尸走肉	رجل زومبي	mężczyzna zombie|chodzące trupy|nieumarli
    🧟‍♀️	woman zombie|undead|walking dead	女僵尸|女行尸走肉	امرأة زومبي	kobieta zombie|chodzące trupy|nieumarli
    🧌	troll|fairy tale|fantasy|monster	穴居巨怪|幻想|怪物|神话故事	الترول	troll|bajka|fantazja|potwór
    💆	person getting massage|face|salon	按摩|美容	شخص يحصل على مساج|صالون	osoba podczas masażu|kosmetyczka|masaż|salon masażu
    💆‍♂️	man getting massage|face	男生按摩|按摩|男	تدليك لرجل|مساج	mężczyzna podczas masażu|głowa|masaż|twarz
    💆‍♀️	woman getting massage|face	女生按摩|女|按摩	تدليك لسيدة|مساج	kobieta podczas masażu|głowa|masaż|twarz
    💇	person getting haircut|barber|beauty|parlor	理发|剪头	‫شخص يُقص شعره|جمال|صالون تجميل	osoba podczas strzyżenia|cięcie włosów|fryzjerka|fryzura
    💇‍♂️	man getting haircut	男生理发|剪头|理发|男	يقص شعره|قص شعر	mężczyzna podczas strzyżenia|fryzura|strzyżenie
    💇‍♀️	woman getting haircut	女生理发|剪头|女|理发	تقص شعرها|قص شعر	kobieta podczas strzyżenia|fryzura|strzyżenie
    🚶	person walking|hike|walk	行人|徒步|走路	‫شخص يسير|سير|مشي	idąca osoba|iść|na piechotę|piechur|pieszo|spacer
    🚶‍♂️	man walking|hike|walk	男行人|徒步|男|走路	سائر|ماشٍ|مترجل	idący mężczyzna|chodzenie|piechur|spacer
    🚶‍♀️	woman walking|hike|walk	女行人|女|徒步|走路	سائرة|ماشية|مترجلة	idąca kobieta|chodzenie|piechur|spacer
    🧍	person standing|stand	站立者|站着|站立	شخص واقف|وقوف|يقف	stojąca osoba|stać|stoi
    🧍‍♂️	man standing	站立的男人|男|站着|站立	رجل واقف|وقوف|يقف	stojący mężczyzna|stać
    🧍‍♀️	woman standing	站立的女人|女|站着|站立	سيدة واقفة|تقف|وقوف	stojąca kobieta|stać
    🧎	person kneeling|kneel	下跪者|跪下|跪坐	شخص جالس على ركبتيه|ركبة|ركبتان|ركبتين|ركوع	klęcząca osoba|klęczeć|na kolanach
    🧎‍♂️	man kneeling	跪下的男人|下跪|男|跪坐	رجل جالس على ركبتيه|ركبة|ركبتان|ركبتين|ركوع	klęczący mężczyzna|klęczeć
    🧎‍♀️	woman kneeling	跪下的女人|下跪|女|跪坐	سيدة جالسة على ركبتيها|ركبة|ركبتان|ركبتين|ركوع	klęcząca kobieta|klęczeć
    🧑‍🦯	person with white cane|accessibility|blind	拄盲杖的人|无障碍|盲	شخص مع عصا سير|أعمى|احتياجات خاصة|ضرير|كفيف	osoba z białą laską|dostępność|niewidoma|niewidomy
    👨‍🦯	man with white cane|accessibility|blind	拄盲杖的男人|拐杖|无障碍|男|盲	رجل بعصا سير|أعمى|إمكانية الوصول|احتياجات خاصة|كفيف	mężczyzna z białą laską|dostępność|niewidomy
    👩‍🦯	woman with white cane|accessibility|blind	拄盲杖的女人|女|拐杖|无障碍|盲	سيدة بعصا سير|إمكانية الوصول|احتياجات خاصة|عمياء|كفيفة	kobieta z białą laską|dostępność|niewidoma
    🧑‍🦼	person in motorized wheelchair|accessibility	坐电动轮椅的人|无障碍|轮椅	شخص على كرسي متحرك كهربائي|احتياجات خاصة|كرسي متحرك	osoba na elektrycznym wózku inwalidzkim|dostępność|wózek inwalidzki
    👨‍🦼	man in motorized wheelchair|accessibility	坐电动轮椅的男人|无障碍|电动|男|轮椅	رجل على كرسي متحرك كهربائي|إمكانية الوصول|احتياجات خاصة|كرسي متحرك	mężczyzna na elektrycznym wózku inwalidzkim|dostępność|wózek inwalidzki
    👩‍🦼	woman in motorized wheelchair|accessibility	坐电动轮椅的女人|女|无障碍|电动|轮椅	سيدة على كرسي متحرك كهربائي|إمكانية الوصول|احتياجات خاصة|كرسي متحرك	kobieta na elektrycznym wózku inwalidzkim|dostępność|wózek inwalidzki
    🧑‍🦽	person in manual wheelchair|accessibility	坐手动轮椅的人|无障碍|轮椅	شخص على كرسي متحرك يدوي|احتياجات خاصة|كرسي متحرك	osoba na wózku inwalidzkim|dostępność|wózek inwalidzki
    👨‍🦽	man in manual wheelchair|accessibility	坐手动轮椅的男人|手动|无障碍|男|轮椅	رجل على كرسي متحرك يدوي|إمكانية الوصول|احتياجات خاصة|كرسي متحرك	mężczyzna na wózku inwalidzkim|dostępność|wózek inwalidzki
    👩‍🦽	woman in manual wheelchair|accessibility	坐手动轮椅的女人|女|手动|无障碍|轮椅	سيدة على كرسي متحرك يدوي|إمكانية الوصول|احتياجات خاصة|كرسي متحرك	kobieta na wózku inwalidzkim|dostępność|wózek inwalidzki
    🏃	person running|marathon	跑步者|跑步|马拉松	‫شخص يجري|رياضة|ماراثون	biegnąca osoba|bieg|bieganie|maraton|pośpiech
    🏃‍♂️	man running|marathon|racing	男生跑步|男|跑|马拉松	راكض|يجري|يركض|يعدو	biegnący mężczyzna|bieg|bieganie|maraton
    🏃‍♀️	woman running|marathon|racing	女生跑步|女|比赛|跑步|马拉松	راكضة|تجري|تركض|تعدو	biegnąca kobieta|bieg|bieganie|maraton
    💃	woman dancing|dance	跳舞的女人|女人|跳舞	راقصة|أشخاص|رقص	tańcząca kobieta|tańczyć|taniec
    🕺	man dancing|dance	跳舞的男人|男人|跳舞	رجل يرقص|راقص	tańczący mężczyzna|tańczyć|taniec
    🕴️	person in suit levitating|business	西装革履的人|商务|正装|西装革履	رجل أعمال يرتقي|بدلة	lewitujący mężczyzna w garniturze|biznesmen|garnitur|lewitacja|lewitować
    👯	people with bunny ears|bunny ear|dancer|partying	戴兔耳朵的人|兔耳朵|派对|聚会|跳舞	شخصان يرقصان|أذن أرنبية|أشخاص|امرأة|بنات راقصة	osoby z uszami królika na przyjęciu|dziewczyny|kobiety|króliczki|tancerki|uszy
    👯‍♂️	men with bunny ears|bunny ear|dancer|partying	兔先生|兔耳朵|派对|男生派对|聚会|跳舞	رجلان يرقصان|حفل|رقص	mężczyźni z uszami królika na przyjęciu|impreza|królicze uszy|tancerze
    👯‍♀️	women with bunny ears|bunny ear|dancer|partying	兔女郎|兔耳朵|女生派对|派对|聚会|跳舞	امرأتان ترقصان|حفل|رقص	kobiety z uszami królika na przyjęciu|impreza|królicze uszy|tancerki
    🧖	person in steamy room|sauna|steam room	蒸房里的人|桑拿|蒸房	شخص في حمّام بخار	osoba w zaparowanym pomieszczeniu|sauna|zaparowane pomieszczenie
    🧖‍♂️	man in steamy room|sauna|steam room	蒸房里的男人|桑拿|男性桑拿	رجل في حمّام بخار	mężczyzna w zaparowanym pomieszczeniu|sauna|zaparowane pomieszczenie
    🧖‍♀️	woman in steamy room|sauna|steam room	蒸房里的女人|女性桑拿|桑拿	امرأة في حمّام بخار	kobieta w zaparowanym pomieszczeniu|sauna|zaparowane pomieszczenie
    🧗	person climbing|climber	攀爬的人|登山者	شخص يتسلّق	osoba wspinająca się|wspinacz
    🧗‍♂️	man climbing|climber	攀爬的男人|登山者	رجل يتسلّق	mężczyzna wspinający się|wspinacz
    🧗‍♀️	woman climbing|climber	攀爬的女人|登山者	امرأة تتسلّق	kobieta wspinająca się|wspinacz
    🤺	person fencing|fencer|sword	击剑选手|人|体育|击剑|剑	مبارز|رياضة|سيف|شخص|مبارزة	osoba uprawiająca szermierkę|sport|szermierka|szermierz|szpada
    🏇	horse racing|jockey|racehorse	赛马|马	سباق خيول|حصان	wyścigi konne|jeździec|koń
    ⛷️	skier|ski|snow	滑雪的人|滑雪|雪	متزلّج على الثلج|تزحلق|جليد	narciarz|narty|śnieg|stok
    🏂	snowboarder|ski|snow|snowboard	滑雪板|滑雪|雪	متزلج|تزلج|رياضة|لوح تزلج	snowboardzista|snowboard
    🏌️	person golfing|ball|golf	打高尔夫的人|球|高尔夫	شخص يلعب غولف|كرة	osoba grająca w golfa|golf|piłka
    🏌️‍♂️	man golfing|golf	男生打高尔夫|男|高尔夫	لاعب غولف	mężczyzna grający w golfa|golf
    🏌️‍♀️	woman golfing|golf	女生打高尔夫|女|高尔夫	لاعبة غولف	kobieta grająca w golfa|golf
    🏄	person surfing	冲浪	شخص يركب الأمواج|رياضة|‫شخص يركب أمواج	surfująca osoba|deska|fale|surfing
    🏄‍♂️	man surfing	男生冲浪|冲浪|男	راكب أمواج|تزلج|ركوب أمواج	surfujący mężczyzna|deska|surfing
    🏄‍♀️	woman surfing	女生冲浪|冲浪|女	راكبة أمواج|ركوب أمواج|سيدة	surfująca kobieta|deska|surfing
    🚣	person rowing boat|rowboat	划艇|船	‫‫شخص يجدف بزورق|قارب|مركبة	osoba wiosłująca w łodzi|łódka|pojazd
    🚣‍♂️	man rowing boat|rowboat	男生划船|划船|划艇|男|船	رجل يجدف بقارب|تجديف|قارب	mężczyzna wiosłujący w łodzi|łódka|wiosłowanie
    🚣‍♀️	woman rowing boat|rowboat	女生划船|划船|划艇|女|船	سيدة تجدف بقارب|تجديف|قارب	kobieta wiosłująca w łodzi|łódka|wiosłowanie
    🏊	person swimming|swim	游泳	شخص يسبح|رياضة|سباحة	pływająca osoba|kraulem|pływak
    🏊‍♂️	man swimming|swim	男生游泳|游泳|男	سباح|يسبح|يعوم	pływający mężczyzna|kraul|pływanie
    🏊‍♀️	woman swimming|swim	女生游泳|女|游泳	سبَّاحة|تسبح|تعوم	pływająca kobieta|kraul|pływanie
    ⛹️	person bouncing ball	玩球|游戏|玩|球	شخص وكرة|كرة	osoba kozłująca piłkę|kozłować|piłka
    ⛹️‍♂️	man bouncing ball	男生玩球|球|男	رجل وكرة|كرة	mężczyzna kozłujący piłkę|kozłowanie|piłka
    ⛹️‍♀️	woman bouncing ball	女生玩球|女|游戏|玩|球	سيدة وكرة|كرة	kobieta kozłująca piłkę|kozłowanie|piłka
    🏋️	person lifting weights|lifter|weight	举重	شخص يرفع أثقال|رفع	osoba podnosząca ciężary|atleta
    🏋️‍♂️	man lifting weights|weight lifter	男生举重|举重|男	رافع أثقال|رفع أثقال	mężczyzna podnoszący ciężary|ciężar|ciężarowiec
    🏋️‍♀️	woman lifting weights|weight lifter	女生举重|举重|女	رافعة أثقال|رفع أثقال	kobieta podnosząca ciężary|ciężar|ciężarowiec
    🚴	person biking|bicycle|cyclist	骑自行车|单车|自行车|骑单车	شخص يركب دراجة	osoba na rowerze|kolarz|peleton|rower
    🚴‍♂️	man biking|bicycle|cyclist	男生骑自行车|单车|男|自行车|骑车	راكب دراجة|دراج	mężczyzna na rowerze|jazda|rower
    🚴‍♀️	woman biking|bicycle|cyclist	女生骑自行车|单车|女|自行车|骑车	راكبة دراجة	kobieta na rowerze|jazda|rower
    🚵	person mountain biking|bicycle|bicyclist|bike|cyclist	骑山地车|单车|山地车|自行车|骑山地车的人	شخص يركب دراجة في الجبال|جبال	osoba na rowerze górskim|górski|rower|rowerzysta
    🚵‍♂️	man mountain biking|bicycle|bike|cyclist	男生骑山地车|单车|山地车|男|自行车|骑山地车的人	متسلق جبال بدراجة|دراجة|صعود	mężczyzna na rowerze górskim|jazda|rower górski
    🚵‍♀️	woman mountain biking|bicycle|bike|cyclist	女生骑山地车|单车|女|山地车|自行车|骑车	متسلقة جبال بدراجة|دراجة|صعود	kobieta na rowerze górskim|jazda|rower górski
    🤸	person cartwheeling|cartwheel|gymnastics	侧手翻|人|体操|体育|翻筋斗	‫شخص يؤدي حركة العجلة|جمباز|حركة العجلة|رياضة|شخص	osoba robiąca gwiazdę|gimnastyka|gwiazda|sport
    🤸‍♂️	man cartwheeling|cartwheel|gymnastics	男生侧手翻|体操|侧手翻|男|翻筋斗	رجل يفعل حركة العجلة|جمباز|رياضة|عجلة	mężczyzna robiący gwiazdę|gimnastyka|gwiazda|sport
    🤸‍♀️	woman cartwheeling|cartwheel|gymnastics	女生侧手翻|体操|侧手翻|女|翻筋斗	سيدة تفعل حركة العجلة|جمباز|رياضة|عجلة	kobieta robiąca gwiazdę|gimnastyka|gwiazda|sport
    🤼	people wrestling|wrestle|wrestler	摔跤选手|人|体育|摔跤	مصارعون|رياضة|شخص|مصارع|مصارعة	osoby uprawiające zapasy|sport|zapaśnik
    🤼‍♂️	men wrestling|wrestle	男生摔跤|打架|摔跤|男	مصارعة رجال|رياضة	mężczyźni uprawiający zapasy|sport|zapaśnicy
    🤼‍♀️	women wrestling|wrestle	女生摔跤|女|打架|摔跤	مصارعة سيدات|رياضة	kobiety uprawiające zapasy|sport|zapaśniczki
    🤽	person playing water polo	水球|人|体育	‫شخص يلعب كرة ماء|رياضة|شخص|كرة ماء	osoba grająca w piłkę wodną|gra|piłka|sport|woda
    🤽‍♂️	man playing water polo|water polo	男生玩水球|水球|男	لاعب كرة ماء|رياضة|كرة ماء	mężczyzna grający w piłkę wodną|piłka|piłka wodna|sport
    🤽‍♀️	woman playing water polo|water polo	女生玩水球|女|水球	لاعبة كرة ماء|رياضة|كرة ماء	kobieta grająca w piłkę wodną|piłka|piłka wodna|sport
    🤾	person playing handball|ball	手球|人|体育	‫شخص يلعب كرة يد|رياضة|شخص|كرة يد	osoba grająca w piłkę ręczną|gra|piłka|sport
    🤾‍♂️	man playing handball	男生玩手球|手球|男	لاعب كرة يد|رياضة|كرة يد	mężczyzna grający w piłkę ręczną|piłka ręczna|sport
    🤾‍♀️	woman playing handball	女生玩手球|女|手球	لاعبة كرة يد|رياضة|كرة يد	kobieta grająca w piłkę ręczną|piłka ręczna|sport
    🤹	person juggling|balance|juggle|multitask|skill	抛接杂耍|平衡|抛接|杂技|杂耍	‫شخص يؤدي ألعابًا بهلوانية|بهلوان|توازن|مهارة	żonglująca osoba|cyrk|spryt|żonglerka|żonglerz
    🤹‍♂️	man juggling|multitask	男生抛接杂耍|杂技|杂耍|男|颠球	لاعب قذف الكرات|خدع|مهام متعددة	żonglujący mężczyzna|żonglerka|żonglowanie
    🤹‍♀️	woman juggling|multitask	女生抛接杂耍|女|杂技|杂耍|颠球	لاعبة قذف كرات|خدع|مهام متعددة	żonglująca kobieta|żonglerka|żonglowanie
    🧘	person in lotus position|meditation|yoga	盘腿的人|冥想|瑜伽	شخص متربّع	osoba w pozycji lotosu|joga|medytacja
    🧘‍♂️	man in lotus position|meditation|yoga	盘腿的男人|和尚|瑜伽男	رجل متربّع	mężczyzna w pozycji lotosu|joga|medytacja
    🧘‍♀️	woman in lotus position|meditation|yoga	盘腿的女人|尼姑|比丘尼|瑜伽女	امرأة متربّعة	kobieta w pozycji lotosu|joga|medytacja
    🛀	person taking bath|bathtub	洗澡的人|洗澡|浴缸	‫شخص يستحم|حوض استحمام	osoba biorąca kąpiel|wanna
    🛌	person in bed|good night|hotel|sleep	躺在床上的人|入睡|宾馆|酒店	شخص على سرير|فندق|نوم	osoba w łóżku|hotel|nocleg|sen
    🧑‍🤝‍🧑	people holding hands|couple|hand|hold|holding hands|person	手拉手的两个人|人|情侣|手|拉手|握手	أشخاص يمسكون بأيدي بعضهم|أيدي|زوجان|شخص|يد|يدان	osoby trzymające się za ręce|para|za ręce
    👭	women holding hands|couple|hand|holding hands	手拉手的两个女人|两个女人|情侣|手拉手	‫امرأتان تمسكان بيد بعضهما|أشخاص|زوج|يد بيد	kobiety trzymające się za ręce|dwie kobiety trzymające się za ręce|miłość|para|za ręce|zakochani
    👫	woman and man holding hands|couple|hand|hold|holding hands	手拉手的一男一女|一男一女|情侣|手拉手	رجل وامرأة يمسكان بيد بعضهما|أشخاص|زوج|يد بيد	mężczyzna i kobieta trzymający się za ręce|miłość|para|za ręce|zakochani
    👬	men holding hands|couple|Gemini|holding hands|man|twins	手拉手的两个男人|两个男人|双子座|情侣|手拉手|黄道十二宫	‫رجلان يمسكان بيد بعضهما|أشخاص|زوج|يد بيد	dwóch mężczyzn trzymających się za ręce|miłość|para|za ręce|zakochani
    💏	kiss|couple	亲吻|情侣|接吻|浪漫	قبلة|أشخاص|تقبيل|رومانسية	pocałunek|miłość|para|zakochani
    👩‍❤️‍💋‍👨	kiss: woman, man|couple|kiss|woman	亲吻: 女人男人|亲吻|女人|情侣|接吻|浪漫	قبلة: سيدة ورجل|أشخاص|تقبيل|رجل|رومانسية|قبلة	pocałunek: kobieta i mężczyzna|miłość|para|pocałunek|zakochani
    👨‍❤️‍💋‍👨	kiss: man, man|couple|kiss	亲吻: 男人男人|亲吻|情侣|接吻|浪漫|男人	قبلة: رجل ورجل|أشخاص|تقبيل|رومانسية|قبلة	pocałunek: mężczyzna i mężczyzna|miłość|para|pocałunek|zakochani
    👩‍❤️‍💋‍👩	kiss: woman, woman|couple|kiss	亲吻: 女人女人|亲吻|女人|情侣|接吻|浪漫	قبلة: سيدة وسيدة|أشخاص|تقبيل|رومانسية|قبلة	pocałunek: kobieta i kobieta|miłość|para|pocałunek|zakochani
    💑	couple with heart|love	情侣|恋爱|浪漫|红心	زوج وقلب|أشخاص|رومانسية|قلب	para z sercem|miłość|pocałunek|zakochani
    👩‍❤️‍👨	couple with heart: woman, man|couple with heart|love|woman	情侣: 女人男人|女人|恋爱|情侣|浪漫|男人	زوج وقلب: سيدة ورجل|أشخاص|رجل|رومانسية|زوج وقلب|قلب	para z sercem: kobieta i mężczyzna|miłość|para z sercem|pocałunek|zakochani
    👨‍❤️‍👨	couple with heart: man, man|couple with heart|love	情侣: 男人男人|恋爱|情侣|浪漫|男人|红心	زوج وقلب: رجل ورجل|أشخاص|رومانسية|زوج وقلب|قلب	para z sercem: mężczyzna i mężczyzna|miłość|para z sercem|pocałunek|zakochani
    👩‍❤️‍👩	couple with heart: woman, woman|couple with heart|love	情侣: 女人女人|女人|恋爱|情侣|浪漫|红心	زوج وقلب: سيدة وسيدة|أشخاص|رومانسية|زوج وقلب|قلب	para z sercem: kobieta i kobieta|miłość|para z sercem|pocałunek|zakochani
    👪	family	家庭	أسرة|أب|أشخاص|أم|طفل	rodzina|dziecko|mama|matka|ojciec|rodzice
    👨‍👩‍👦	family: man, woman, boy|family|man|woman	家庭: 男人女人男孩|女人|家庭|男人|男孩	أسرة: رجل، وسيدة، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, kobieta i chłopiec|dziecko|mama|matka|mężczyzna|ojciec
    👨‍👩‍👧	family: man, woman, girl|family|man|woman	家庭: 男人女人女孩|女人|女孩|家庭|男人	أسرة: رجل، وسيدة، وفتاة|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, kobieta i dziewczynka|dziecko|mama|matka|mężczyzna|ojciec
    👨‍👩‍👧‍👦	family: man, woman, girl, boy|family|girl|man|woman	家庭: 男人女人女孩男孩|女人|女孩|家庭|男人|男孩	أسرة: رجل، وسيدة، وفتاة، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, kobieta, dziewczynka i chłopiec|dziecko|kobieta|mama|matka|mężczyzna
    👨‍👩‍👦‍👦	family: man, woman, boy, boy|family|man|woman	家庭: 男人女人男孩男孩|女人|家庭|男人|男孩	أسرة: رجل، وسيدة، وصبي، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, kobieta, chłopiec i chłopiec|dziecko|kobieta|mama|matka|mężczyzna
    👨‍👩‍👧‍👧	family: man, woman, girl, girl|family|man|woman	家庭: 男人女人女孩女孩|女人|女孩|家庭|男人	أسرة: رجل، وسيدة، وفتاة، وفتاة|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, kobieta, dziewczynka i dziewczynka|dziecko|kobieta|mama|matka|mężczyzna
    👨‍👨‍👦	family: man, man, boy|family|man	家庭: 男人男人男孩|家庭|男人|男孩	أسرة: رجل، ورجل، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, mężczyzna i chłopiec|dziecko|mama|matka|ojciec|rodzice
    👨‍👨‍👧	family: man, man, girl|family|man	家庭: 男人男人女孩|女孩|家庭|男人	أسرة: رجل، ورجل، وفتاة|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, mężczyzna i dziewczynka|dziecko|mama|matka|ojciec|rodzice
    👨‍👨‍👧‍👦	family: man, man, girl, boy|family|girl|man	家庭: 男人男人女孩男孩|女孩|家庭|男人|男孩	أسرة: رجل، ورجل، وفتاة، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, mężczyzna, dziewczynka i chłopiec|dziecko|mama|matka|mężczyzna|ojciec
    👨‍👨‍👦‍👦	family: man, man, boy, boy|family|man	家庭: 男人男人男孩男孩|家庭|男人|男孩	أسرة: رجل، ورجل، وصبي، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, mężczyzna, chłopiec i chłopiec|dziecko|mama|matka|mężczyzna|ojciec
    👨‍👨‍👧‍👧	family: man, man, girl, girl|family|man	家庭: 男人男人女孩女孩|女孩|家庭|男人	أسرة: رجل، ورجل، وفتاة، وفتاة|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, mężczyzna, dziewczynka i dziewczynka|dziecko|mama|matka|mężczyzna|ojciec
    👩‍👩‍👦	family: woman, woman, boy|family|woman	家庭: 女人女人男孩|女人|家庭|男孩	أسرة: سيدة، وسيدة، وصبي|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, kobieta i chłopiec|dziecko|mama|matka|ojciec|rodzice
    👩‍👩‍👧	family: woman, woman, girl|family|woman	家庭: 女人女人女孩|女人|女孩|家庭	أسرة: سيدة، وسيدة، وفتاة|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, kobieta i dziewczynka|dziecko|mama|matka|ojciec|rodzice
    👩‍👩‍👧‍👦	family: woman, woman, girl, boy|family|girl|woman	家庭: 女人女人女孩男孩|女人|女孩|家庭|男孩	أسرة: سيدة، وسيدة، وفتاة، وصبي|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, kobieta, dziewczynka i chłopiec|dziecko|kobieta|mama|matka|ojciec
    👩‍👩‍👦‍👦	family: woman, woman, boy, boy|family|woman	家庭: 女人女人男孩男孩|女人|家庭|男孩	أسرة: سيدة، وسيدة، وصبي، وصبي|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, kobieta, chłopiec i chłopiec|dziecko|kobieta|mama|matka|ojciec
    👩‍👩‍👧‍👧	family: woman, woman, girl, girl|family|woman	家庭: 女人女人女孩女孩|女人|女孩|家庭	أسرة: سيدة، وسيدة، وفتاة، وفتاة|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, kobieta, dziewczynka i dziewczynka|dziecko|kobieta|mama|matka|ojciec
    👨‍👦	family: man, boy|family|man	家庭: 男人男孩|家庭|男人|男孩	أسرة: رجل وصبي|أب|أسرة|أشخاص|أم|صبي	rodzina: mężczyzna i chłopiec|dziecko|mama|matka|ojciec|rodzice
    👨‍👦‍👦	family: man, boy, boy|family|man	家庭: 男人男孩男孩|家庭|男人|男孩	أسرة: رجل، وصبي، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, chłopiec i chłopiec|dziecko|mama|matka|mężczyzna|ojciec
    👨‍👧	family: man, girl|family|man	家庭: 男人女孩|女孩|家庭|男人	أسرة: رجل وفتاة|أب|أسرة|أشخاص|أم|طفل	rodzina: mężczyzna i dziewczynka|dziecko|mama|matka|ojciec|rodzice
    👨‍👧‍👦	family: man, girl, boy|family|girl|man	家庭: 男人女孩男孩|女孩|家庭|男人|男孩	أسرة: رجل، وفتاة، وصبي|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, dziewczynka i chłopiec|dziecko|mama|matka|mężczyzna|ojciec
    👨‍👧‍👧	family: man, girl, girl|family|man	家庭: 男人女孩女孩|女孩|家庭|男人	أسرة: رجل، وفتاة، وفتاة|أب|أسرة|أشخاص|أم|رجل	rodzina: mężczyzna, dziewczynka i dziewczynka|dziecko|mama|matka|mężczyzna|ojciec
    👩‍👦	family: woman, boy|family|woman	家庭: 女人男孩|女人|家庭|男孩	أسرة: سيدة وصبي|أب|أسرة|أشخاص|أم|صبي	rodzina: kobieta i chłopiec|dziecko|mama|matka|ojciec|rodzice
    👩‍👦‍👦	family: woman, boy, boy|family|woman	家庭: 女人男孩男孩|女人|家庭|男孩	أسرة: سيدة، وصبي، وصبي|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, chłopiec i chłopiec|dziecko|kobieta|mama|matka|ojciec
    👩‍👧	family: woman, girl|family|woman	家庭: 女人女孩|女人|女孩|家庭	أسرة: سيدة وفتاة|أب|أسرة|أشخاص|أم|طفل	rodzina: kobieta i dziewczynka|dziecko|mama|matka|ojciec|rodzice
    👩‍👧‍👦	family: woman, girl, boy|family|girl|woman	家庭: 女人女孩男孩|女人|女孩|家庭|男孩	أسرة: سيدة، وفتاة، وصبي|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, dziewczynka i chłopiec|dziecko|kobieta|mama|matka|ojciec
    👩‍👧‍👧	family: woman, girl, girl|family|woman	家庭: 女人女孩女孩|女人|女孩|家庭	أسرة: سيدة، وفتاة، وفتاة|أب|أسرة|أشخاص|أم|سيدة	rodzina: kobieta, dziewczynka i dziewczynka|dziecko|kobieta|mama|matka|ojciec
    🗣️	speaking head|face|silhouette|speak	说话|剪影|头|讲话	رأس تتحدث|تحدث|نطق|وجه	mówiąca głowa|mówić|powiedzieć|profil|sylwetka
    👤	bust in silhouette	人像|剪影|半身像	صورة ظلية|أشخاص	sylwetka popiersia|osoba
    👥	busts in silhouette|bust	双人像|剪影|半身像	صورتان ظليتان|أشخاص	sylwetki popiersi|osoby
    🫂	people hugging|goodbye|hello|hug|thanks	人的拥抱|再见|您好|感谢|拥抱	شخصان يتعانقان|ترحيب|توديع|شكر|عناق	obejmujące się osoby|cześć|do widzenia|dzięki|uścisk
    👣	footprints|clothing|footprint|print	脚印|足迹	أثر قدمين|أثر قدم|جسم|خطى|قدم	ślady stóp|odciski stóp|stopy
    """
}
