// swift-format-ignore-file: written by Tools/generators/emoji-table. Do not change it by hand.
// Unicode's emoji-test.txt and CLDR, in another form and not all of it.
// Copyright © 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html; the whole notice is in docs/licenses/unicode.md.

extension EmojiTable {
  /// One emoji a line: it, and of each language the name and the keywords.
  static let symbols = """
    🏧	ATM sign|automated|bank|teller	取款机|柜员机|标识|银行	علامة ماكينة صرف آلي|ATM|صراف آلي|علامة صراف آلي|علامة ماكينة صراف آلي
    🚮	litter in bin sign|litter bin	倒垃圾|垃圾丢弃处|垃圾入篓	إشارة صندوق النفايات|صندوق نفايات|ضع النفايات في مكانها
    🚰	potable water|drinking	饮用水|喝水|接水|水|水龙头	مياه صالحة للشرب|إشارة مياه شرب
    ♿	wheelchair symbol|access	轮椅标识|无障碍|残疾|残障|轮椅|轮椅符号	كرسي متحرك|إشارة|دخول|رمز كرسي متحرك
    🚹	men’s room|bathroom|lavatory|man|restroom|toilet	男厕|卫生间|厕所|洗手间|男士	للرجال|إشارة|علامة رجال|غرفة رجال
    🚺	women’s room|bathroom|lavatory|restroom|toilet|WC	女厕|卫生间|厕所|女士|洗手间	للسيدات|إشارة|علامة سيدات|غرفة سيدات
    🚻	restroom|bathroom|lavatory|toilet|WC	卫生间|厕所|洗手间	دورة مياه|حمام|مرحاض
    🚼	baby symbol|changing	宝宝|婴儿|母婴室	إشارة طفل|طفل داخل السيارة|محطة تغيير ملابس أطفال
    🚾	water closet|bathroom|lavatory|restroom|toilet|WC	厕所|卫生间|洗手间|盥洗室	حمام|مرحاض
    🛂	passport control	护照检查|安检|检查|通行证	مراقبة جوازات السفر|جواز سفر
    🛃	customs	海关	جمارك|جمرك
    🛄	baggage claim	提取行李|提取|行李	استرداد الحقائب|حقائب
    🛅	left luggage|baggage|locker	寄存行李|寄存|行李	أمتعة|خدمة حقائب السفر
    ⚠️	warning	警告	إشارة تحذير
    🚸	children crossing|child|pedestrian|traffic	儿童过街|交通|安全|指示牌|行人	عبور أطفال|إشارة
    ⛔	no entry|forbidden|not|prohibited|traffic	禁止通行|交通|请勿入内|请勿驶入	ممنوع الدخول
    🚫	prohibited|entry|forbidden|no|not	禁止|不准|不许|严禁|阻止	ممنوع|إشارة|ممنوع الدخول
    🚳	no bicycles|bicycle|bike|forbidden|prohibited	禁止自行车|严禁|交通|非机动车	ممنوع ركوب الدراجات|دراجة|مركبة|ممنوع البسكلتة
    🚭	no smoking|forbidden|not|prohibited	禁止吸烟|严禁|抽烟	ممنوع التدخين|إشارة
    🚯	no littering|forbidden|litter|not|prohibited	禁止乱扔垃圾|严禁|垃圾	ممنوع وضع النفايات|إشارة|لا تضع نفايات|لا نفايات
    🚱	non-potable water|non-drinking	非饮用水|水|非直饮水	مياه غير صالحة للشرب|غير صالحة للشرب
    🚷	no pedestrians|forbidden|not|pedestrian|prohibited	禁止行人通行|严禁|行人	ممنوع سير المشاة|إشارة|مشاة
    📵	no mobile phones|cell|forbidden|phone	禁止使用手机|严禁|电话	ممنوع استخدام الهاتف الجوال|جوال|ممنوع استخدام الهاتف الخلوي|ممنوع الاتصال|هاتف
    🔞	no one under eighteen|18|age restriction|prohibited|underage	18禁|未成年人不宜|禁止	ممنوع لأقل من 18 عامًا|أقل من 18
    ☢️	radioactive|sign	辐射|放射性|标识	إشعاع|إشارة|مشع
    ☣️	biohazard|sign	生物危害|动物|当心感染	خطورة بيولوجية|إشارة|خطر أحيائي
    ⬆️	up arrow|cardinal|direction|north	向上箭头|北|方向|标识	سهم لأعلى|اتجاه|شمال|كاردينال
    ↗️	up-right arrow|direction|intercardinal|northeast	右上箭头|东北|方向|标识	سهم لأعلى اليمين|اتجاه|شمال شرق
    ➡️	right arrow|cardinal|direction|east	向右箭头|东|方向|标识	سهم لليمين|اتجاه|شرق|كاردينال
    ↘️	down-right arrow|direction|intercardinal|southeast	右下箭头|东南|方向|标识	سهم لأسفل اليمين|اتجاه|جنوب شرق
    ⬇️	down arrow|cardinal|direction|south	向下箭头|向下|基本|方位|正南|箭头	سهم لأسفل|اتجاه|جنوب|كاردينال
    ↙️	down-left arrow|direction|intercardinal|southwest	左下箭头|方向|标识|西南	سهم لأسفل اليسار|اتجاه|جنوب غرب|كاردينال
    ⬅️	left arrow|cardinal|direction|west	向左箭头|方向|标识|西	سهم لليسار|اتجاه|غرب|كاردينال
    ↖️	up-left arrow|direction|intercardinal|northwest	左上箭头|方向|标识|西北	سهم لأعلى اليسار|اتجاه|شمال غرب|كاردينال
    ↕️	up-down arrow	上下箭头|上下|箭头	سهم لأعلى وأسفل
    ↔️	left-right arrow	左右箭头|左右|箭头	سهم لليسار واليمين
    ↩️	right arrow curving left	右转弯箭头|右转弯|向左弯曲的右箭头|箭头	سهم أيمن بانحناء أيسر
    ↪️	left arrow curving right	左转弯箭头|向右弯曲的左箭头|左转弯|箭头	سهم أيسر بانحناء أيمن
    ⤴️	right arrow curving up	右上弯箭头|右上弯|向上弯曲的右箭头|箭头	سهم لأعلى من اليسار
    ⤵️	right arrow curving down	右下弯箭头|右下弯|向下弯曲的右箭头|箭头	سهم لأسفل من اليسار
    🔃	clockwise vertical arrows|arrow|reload	顺时针垂直箭头|方向|标识|重新载入	سهمان رأسيان مع عقارب الساعة|أسهم رأسية مع عقارب الساعة|أسهم عمودية باتجاه عقارب الساعة|علامة إعادة تحميل
    🔄	counterclockwise arrows button|anticlockwise|arrow|withershins	逆时针箭头按钮|箭头|逆时针|逆时针箭头	زر عكس اتجاه عقارب الساعة|أسهم|عكس اتجاه عقارب الساعة
    🔙	BACK arrow	返回箭头|回退|箭头|返回	سهم رجوع|رجوع مع سهم أيسر|سهم أيسر
    🔚	END arrow	结束箭头|箭头|结束	سهم النهاية|انتهاء مع سهم أيسر|سهم أيسر|سهم انتهاء
    🔛	ON! arrow|mark|ON	ON! 箭头|ON|开始|标识	سهم تشغيل|تشغيل مع علامة تعجب وسهم|تعجب|علامة تعجب
    🔜	SOON arrow	SOON 箭头|马上	سهم علامة قريبًا|علامة قريبًا|قريبًا مع سهم أيمن
    🔝	TOP arrow|up	置顶|向上|标识	السهم لأعلى|أعلى|أعلى مع سهم لأعلى|سهم لأعلى
    🛐	place of worship|religion	宗教场所|地点|礼拜|祈祷	مكان عبادة|دين|مصلى
    ⚛️	atom symbol|atheist	原子符号|无神论|物质	نووي|إلحاد|نواة
    🕉️	om|Hindu|religion	奥姆|印度|宗教	دين هندوسي
    ✡️	star of David|Jew|Jewish|religion	六芒星|大卫之星|宗教|犹太	نجمة داوود|دين|نجم|يهود|يهودي
    ☸️	wheel of dharma|Buddhist|religion	法轮|佛|宗教|达摩	عجلة دارما|بوذي|دين
    ☯️	yin yang|religion|tao|taoist	阴阳|太极|宗教|道|道教|阳	نصفان متكاملان|تكامل|دين
    ✝️	latin cross|Christian|religion	十字架|基督|天主教|宗教	صليب لاتيني|دين|مسيحي
    ☦️	orthodox cross|Christian|religion	东正教十字架|东正教|十字架|基督|宗教	صليب أرثوزوكس|دين|مسيحية
    ☪️	star and crescent|islam|Muslim|religion	星月|伊斯兰|宗教|穆斯林	هلال ونجمة|إسلام|دين|مسلم
    ☮️	peace symbol	和平符号|和平	رمز سلام
    🕎	menorah|candelabrum|candlestick|religion	烛台|光明节|宗教|灯台	‫شمعدان شعار اليهودية|دين|شموع
    🔯	dotted six-pointed star|fortune	带中间点的六芒星|六角星|命运	نجمة سداسية|تنجيم
    🪯	khanda	khanda	khanda
    ♈	Aries|ram|zodiac	白羊座|公羊|星座	الحمل|الأبراج
    ♉	Taurus|bull|ox|zodiac	金牛座|公牛|星座	الثور|الأبراج
    ♊	Gemini|twins|zodiac	双子座|孪生子|星座	الجوزاء|الأبراج
    ♋	Cancer|crab|zodiac	巨蟹座|星座|螃蟹	السرطان|الأبراج
    ♌	Leo|lion|zodiac	狮子座|星座|雄狮	الأسد|الأبراج
    ♍	Virgo|zodiac	处女座|星座|黄道十二宫	العذراء|الأبراج
    ♎	Libra|balance|justice|scales|zodiac	天秤座|平衡|星座|正义	الميزان|الأبراج
    ♏	Scorpio|scorpion|scorpius|zodiac	天蝎座|星座|蝎子	العقرب|الأبراج
    ♐	Sagittarius|archer|zodiac	射手座|弓箭手|星座	القوس|الأبراج
    ♑	Capricorn|goat|zodiac	摩羯座|山羊|星座	الجدي|الأبراج
    ♒	Aquarius|bearer|water|zodiac	水瓶座|星座|水	الدلو|الأبراج
    ♓	Pisces|fish|zodiac	双鱼座|星座|鱼	الحوت|الأبراج
    ⛎	Ophiuchus|bearer|serpent|snake|zodiac	蛇夫座|星座|蛇	الحواء|الأبراج
    🔀	shuffle tracks button|arrow|crossed	随机播放音轨按钮|交叉|打乱|随机	زر أسهم متداخلة|أسهم يمنى متداخلة
    🔁	repeat button|arrow|clockwise	重复按钮|循环播放|箭头|顺时针	زر تكرار|أسهم|اتجاه عقارب الساعة
    🔂	repeat single button|arrow|clockwise|once	重复一次按钮|单曲循环|循环|箭头|顺时针	زر تكرار مرة واحدة|أسهم باتجاه عقارب الساعة مع رقم 1
    ▶️	play button|arrow|right|triangle	播放按钮|三角|向右|箭头	زر تشغيل|سهم|مثلث|يمين
    ⏩	fast-forward button|arrow|double|fast|forward	快进按钮|双箭头|向前|快速	زر تقديم سريع|سهم|سهم مزدوج لليمين|يمين
    ⏭️	next track button|arrow|next scene|next track|triangle	下一个音轨按钮|三角|往后|箭头	زر التالي|المشهد التالي|المقطع التالي|سهم|مثلث
    ⏯️	play or pause button|arrow|right|triangle	播放或暂停按钮|三角|向右	زر تشغيل أو إيقاف مؤقت|إيقاف مؤقت|سهم|مثلث|يمين
    ◀️	reverse button|arrow|left|triangle	倒退按钮|三角|后退|向左	زر ترجيع|سهم|مثلث|يسار
    ⏪	fast reverse button|arrow|double|rewind	快退按钮|倒回|双箭头	زر ترجيع سريع|سهم|سهم مزدوج لليسار|يسار
    ⏮️	last track button|arrow|previous scene|previous track|triangle	上一个音轨按钮|三角|箭头	زر آخر مقطع|آخر مقطع|المشهد السابق|سهم|مثلث
    🔼	upwards button|arrow|red	向上三角形按钮|往上|箭头	زر لأعلى|زر مثلث لأعلى|مثلث
    ⏫	fast up button|arrow|double	快速上升按钮|双箭头|向上	زر سريع لأعلى|أعلى|سهم|سهم مزدوج لأعلى
    🔽	downwards button|arrow|down|red	向下三角形按钮|往下|箭头	زر لأسفل|زر مثلث لأسفل|مثلث
    ⏬	fast down button|arrow|double	快速下降按钮|双箭头|向下	زر سريع لأسفل|أسفل|سهم
    ⏸️	pause button|bar|double|vertical	暂停按钮|停止|双条形	زر إيقاف مؤقت|شريط|ضعف|متوازٍ
    ⏹️	stop button|square	停止按钮|方形|终止	زر إيقاف|مربع
    ⏺️	record button|circle	录制按钮|制作|圆	زر تسجيل|دائرة
    ⏏️	eject button	推出按钮|向上三角|弹出	زر إخراج|خروج
    🎦	cinema|camera|film|movie	电影院|场所|影片	سينما|ترفيه
    🔅	dim button|brightness|low	低亮度按钮|亮度|低|昏暗	زر سطوع منخفض|معتم
    🔆	bright button|brightness	高亮度按钮|亮度|太阳|明亮	زر سطوع مرتفع|ساطع
    📶	antenna bars|bar|cell|mobile|phone	信号强度条|天线|手机|条	إشارات هوائي|الإشارة|جوال|قوة الإشارة|مؤشر بأشرطة|هاتف
    🛜	wireless	wireless	wireless
    📳	vibration mode|cell|mobile|phone|telephone	振动模式|手机|震动	وضع اهتزاز|جوال|هاتف|هاتف خلوي
    📴	mobile phone off|cell|telephone	手机关机|关闭|手机	إغلاق الجوال|جوال|هاتف خلوي|هاتف مغلق
    ♀️	female sign|woman	女性符号|符号|雌性	رمز أنثى|مؤنث
    ♂️	male sign|man	男性符号|符号|雄性	رمز ذكر|مذكر
    ⚧️	transgender symbol	跨性别符号|跨性别	رمز المتحوّلين جنسيًا|متحوّل جنسيًا|متحوّلة جنسيًا
    ✖️	multiply|×|cancel|multiplication|sign|x	乘|乘号|取消|相乘|符号	ضرب|×|x|إلغاء|علامة ضرب|مضاعفة
    ➕	plus|+|math|sign	加|加号|十字|数学|相加|符号	‫علامة جمع|+|رياضيات
    ➖	minus|-|−|math|sign	减|减号|数学|横线|符号	‫علامة طرح|−|رياضيات
    ➗	divide|÷|division|math|sign	除|数学|相除|符号|除号	‫علامة قسمة|÷|رياضيات
    🟰	heavy equals sign|equality|math	粗等号|平等|数学|相等|等号	علامة يساوي قاتمة|رياضيات|علامة التساوي
    ♾️	infinity|forever|unbounded|universal	无穷大|宇宙|无尽|极大	اللا نهاية|إلى الأبد|اللا نهائية|المالا نهاية|مالا نهاية
    ‼️	double exclamation mark|!|!!|bangbang	双感叹号|！|！！|两个|吃惊|标点符号	تعجب مزدوج|علامة
    ⁉️	exclamation question mark|!|!?|?|interrobang|punctuation	感叹疑问号|！|！？|？|吃惊|标点符号	تعجب واستفهام|استفهام|التعجب|ترقيم|علامة
    ❓	red question mark|?|punctuation	红色问号|为什么|标点符号|问号	علامة استفهام حمراء|علامة استفهام
    ❔	white question mark|?|outlined|punctuation	白色问号|？|为什么|标点符号|空心	علامة استفهام بيضاء
    ❕	white exclamation mark|!|outlined|punctuation	白色感叹号|！|吃惊|标点符号|空心	‫علامة تعجب بيضاء
    ❗	red exclamation mark|!|punctuation	红色感叹号|！|吃惊|感叹号|标点符号	‫علامة تعجب|ترقيم|علامة
    〰️	wavy dash|punctuation	波浪型破折号|标点符号|浪花	شرطة مموجة|علامة صوت طويل|مموج
    💱	currency exchange|bank|money	货币兑换|兑换|外汇|换汇|汇率|流通	صرف عملة|أموال
    💲	heavy dollar sign|currency|money	粗美元符号|美元|货币|金钱	علامة دولار|أموال
    ⚕️	medical symbol|aesculapius|medicine|staff	医疗标志|蛇杖|阿斯克勒庇俄斯	رمز طبي|طب|فريق
    ♻️	recycling symbol|recycle	回收标志|再利用|循环	رمز تدوير|إشارة|صلبة|علامة تدوير النفايات الصلبة
    ⚜️	fleur-de-lis	百合花饰|鸢尾花	زنبقة|زهرة
    🔱	trident emblem|anchor|ship|tool	三叉戟徽章|工具|船|锚	رمز ثلاثي الشعب|شعار|مرساة
    📛	name badge	姓名牌|胸牌|证章	ملصق اسم
    🔰	Japanese symbol for beginner|chevron|leaf	日本新手驾驶标志|V形图案|叶状|实习|箭尾	ورقة خضراء وصفراء|أخضر وأصفر|مبتدئ|ياباني
    ⭕	hollow red circle|large|o	红色空心圆圈|O形|圆圈|大|红	دائرة كبيرة سميكة|o
    ✅	check mark button|✓	勾号按钮|勾|勾号|打勾|按钮	‫علامة تحديد بيضاء
    ☑️	check box with check|✓	勾选框|勾号|复选框|带勾方格|打勾	مربع اقتراع محدد|اختيار
    ✔️	check mark|✓	勾号|对勾|打勾|正确|符号	علامة صح|تحديد
    ❌	cross mark|×|cancel|multiplication|multiply|x	叉号|交叉|取消|相乘|符号	علامة X|إلغاء|اكس|ضرب|مضاعفة
    ❎	cross mark button|×|square|x	叉号按钮|取消|方形	علامة X في مربع
    ➰	curly loop|curl	卷曲环|单环|标志	عقدة|أنشوطة
    ➿	double curly loop|curl	双卷曲环|双环|标志	عقدة مزدوجة|اتصال مجاني|اليابان
    〽️	part alternation mark	庵点|开始歌唱|符号	بديل|جزء|علامة
    ✳️	eight-spoked asterisk|*	八轮辐星号|星号	نجمة ثمانية
    ✴️	eight-pointed star|*	八角星|星|符号	نجمة بثمان نقاط
    ❇️	sparkle|*	火花|烟火|闪耀	ومضة|شرارة
    ©️	copyright|C	版权	علامة حقوق نشر|حقوق طبع
    ®️	registered|R	注册|注册标记	مسجَّل|علامة التسجيل
    ™️	trade mark|TM|trademark	商标|产品|标志	إشارة علامة تجارية|علامة تجارية
    #️⃣	keycap: #|keycap	按键: #|按键	مفتاح: #|مفتاح
    *️⃣	keycap: *|keycap	按键: *|按键	مفتاح: *|مفتاح
    0️⃣	keycap: 0|keycap	按键: 0|按键	مفتاح: 0|مفتاح
    1️⃣	keycap: 1|keycap	按键: 1|按键	مفتاح: 1|مفتاح
    2️⃣	keycap: 2|keycap	按键: 2|按键	مفتاح: 2|مفتاح
    3️⃣	keycap: 3|keycap	按键: 3|按键	مفتاح: 3|مفتاح
    4️⃣	keycap: 4|keycap	按键: 4|按键	مفتاح: 4|مفتاح
    5️⃣	keycap: 5|keycap	按键: 5|按键	مفتاح: 5|مفتاح
    6️⃣	keycap: 6|keycap	按键: 6|按键	مفتاح: 6|مفتاح
    7️⃣	keycap: 7|keycap	按键: 7|按键	مفتاح: 7|مفتاح
    8️⃣	keycap: 8|keycap	按键: 8|按键	مفتاح: 8|مفتاح
    9️⃣	keycap: 9|keycap	按键: 9|按键	مفتاح: 9|مفتاح
    🔟	keycap: 10|keycap	按键: 10|按键	مفتاح: 10|مفتاح
    🔠	input latin uppercase|ABCD|letters	输入大写拉丁字母|ABCD|打字|拉丁文|输入法	أحرف كبيرة|حرف لاتيني كبير
    🔡	input latin lowercase|abcd|letters	输入小写拉丁字母|abcd|打字|拉丁文|输入法	أحرف صغيرة|حرف لاتيني صغير
    🔢	input numbers|1234	输入数字|1234|打字	أرقام|أرقام إدخال
    🔣	input symbols|〒♪&%	输入符号|字符|打字	رموز|رموز إدخال
    🔤	input latin letters|abc|alphabet	输入拉丁字母|abc|字母|打字|拉丁文	أبجدية لاتينية|ABC|أبجدية إدخال لاتينية|إنجليزي|لاتيني
    🅰️	A button (blood type)|blood type	A型血|a|按钮|血液	زر A|إيه|فصيلة
    🆎	AB button (blood type)|blood type	AB型血|ab|按钮|血液	زر AB (فئة الدم)|إيه بي|فصيلة
    🅱️	B button (blood type)|blood type	B型血|b|按钮|血液	زر B|بي|فصيلة
    🆑	CL button	CL按钮|cl|手机|清理	مسح داخل مربع
    🆒	COOL button	cool按钮|按键|酷	بارد داخل مربع|لطيف
    🆓	FREE button	免费按钮|不收费|按钮	زر "مجاني"|free|حر|كلمة free في مربع|مجاني
    ℹ️	information|i	信息|查询|资料	مصدر معلومات
    🆔	ID button|identity	ID按钮|按键|识别|身份	زر "معرّف الهويّة"|id|ID في مربع|هوية
    Ⓜ️	circled M|circle	圆圈包围的M|圈|字母|米	حرف إم|دائرة
    🆕	NEW button	new按钮|按键|新的	زر "جديد"|new|جديد|كلمة new في مربع
    🆖	NG button	NG按钮|按键|花絮	زر "غير جيد"|ng|ng في مربع
    🅾️	O button (blood type)|blood type	O 型血|o|O型血|按钮|血液	زر O|فصيلة أو
    🆗	OK button	OK按钮|同意|按键	زر "موافق"|ok|ok في مربع|موافق
    🅿️	P button|parking	停车按钮|按键|泊车	انتظار سيارات
    🆘	SOS button|help	SOS按钮|按键|求救	زر "طوارئ"|sos|sos في مربع|مساعدة
    🆙	UP! button|mark|UP	up按钮|向上|按键	أعلى|علامة
    🆚	VS button|versus	VS按钮|对决|按键	ضد|في مقابل
    🈁	Japanese “here” button|katakana|ココ	日文的“这里”按钮|按键|日文|此处	هنا بالياباني في مربع|ياباني
    🈂️	Japanese “service charge” button|“service charge”|katakana|サ	日文的“服务费”按钮|按键|收费|日文|服务	الزر /خدمة برسوم/ باليابانية|ياباني
    🈷️	Japanese “monthly amount” button|“monthly amount”|ideograph|月	日文的“月总量”按钮|按键|日文|月度|统计	الزر /مبلغ شهري/ باليابانية|اليابانية
    🈶	Japanese “not free of charge” button|“not free of charge”|ideograph|有	日文的“收费”按钮|按键|日文|费用	الزر /غير مجاني/ باليابانية|يابان
    🈯	Japanese “reserved” button|ideograph|指	日文的“预留”按钮|按键|日文|预订	الزر /محجوز/ باليابانية|الياباني
    🉐	Japanese “bargain” button|ideograph|得	日文的“议价”按钮|按键|日文|讨价还价	الزر /صفقة/ باليابانية|اليابان
    🈹	Japanese “discount” button|ideograph|割	日文的“打折”按钮|折扣|按键|日文	الزر /خصم/ باليابانية
    🈚	Japanese “free of charge” button|“free of charge”|ideograph|無	日文的“免费”按钮|免费|按键|日文	الزر /مجاناً/ باليابانية|الياباني
    🈲	Japanese “prohibited” button|ideograph|禁	日文的“禁止”按钮|严禁|按键|日文	الزر /ممنوع/ باليابانية|ياباني
    🉑	Japanese “acceptable” button|ideograph|可	日文的“可接受”按钮|按键|日文|许可	الزر /مقبول/ باليابانية|صينية
    🈸	Japanese “application” button|ideograph|申	日文的“申请”按钮|日文|日语|申|申请|申请书	الزر /تطبيق/ باليابانية|صيني
    🈴	Japanese “passing grade” button|“passing grade”|ideograph|合	日文的“合格”按钮|按键|日文|通过	الزر /درجة النجاح/ باليابانية|الصينية
    🈳	Japanese “vacancy” button|ideograph|空	日文的“有空位”按钮|日文|日语|有空位|空|空位	الزر /خالٍ/ باليابانية|صيني
    ㊗️	Japanese “congratulations” button|ideograph|祝	日文的“祝贺”按钮|庆贺|按键|日文	الزر /تهانينا/ باليابانية|تهانينا|صينية|مبروك
    ㊙️	Japanese “secret” button|ideograph|秘	日文的“秘密”按钮|保密|按键|日文	الزر /سر/ باليابانية|سر|صيني
    🈺	Japanese “open for business” button|“open for business”|ideograph|営	日文的“开始营业”按钮|开门|按键|日文	الزر /عمل/ باليابانية|صيني
    🈵	Japanese “no vacancy” button|“no vacancy”|ideograph|満	日文的“没有空位”按钮|座位|按键|日文|满	الزر /غير خالٍ/ باليابانية|الصينية
    🔴	red circle|geometric	红色圆|圆|圈|红|红色	دائرة حمراء|أحمر|دائرة حمراء كبيرة
    🟠	orange circle	橙色圆|圆|圈|橙	دائرة برتقالية|برتقالي
    🟡	yellow circle	黄色圆|圆|圈|黄	دائرة صفراء|أصفر
    🟢	green circle	绿色圆|圆|圈|绿	دائرة خضراء|أخضر
    🔵	blue circle|geometric	蓝色圆|圈|蓝	دائرة زرقاء|أزرق|دائرة زرقاء كبيرة
    🟣	purple circle	紫色圆|圆|圈|紫	دائرة بنفسجية|بنفسجي
    🟤	brown circle	棕色圆|圆|圈|棕	دائرة بنية|بني
    ⚫	black circle|geometric	黑色圆|圈|黑	دائرة سوداء|هندسية
    ⚪	white circle|geometric	白色圆|圈|白	دائرة بيضاء|هندسي
    🟥	red square	红色方块|方块|方框|正方形|红	مربع أحمر
    🟧	orange square	橙色方块|方块|方框|橙|正方形	مربع برتقالي
    🟨	yellow square	黄色方块|方块|方框|正方形|黄	مربع أصفر
    🟩	green square	绿色方块|方块|方框|正方形|绿	مربع أخضر
    🟦	blue square	蓝色方块|方块|方框|正方形|蓝	مربع أزرق
    🟪	purple square	紫色方块|方块|方框|正方形|紫	مربع بنفسجي
    🟫	brown square	棕色方块|方块|方框|棕|正方形	مربع بني
    ⬛	black large square|geometric	黑线大方框|大|正方形|黑色	مربع كبير أسود|هندسي
    ⬜	white large square|geometric	白线大方框|大|正方形|白色	مربع كبير أبيض|هندسي
    ◼️	black medium square|geometric	黑色中方块|中等|正方形|黑色	مربع متوسط أسود|هندسي
    ◻️	white medium square|geometric	白色中方块|中等|正方形|白色	مربع متوسط أبيض|هندسي
    ◾	black medium-small square|geometric	黑色中小方块|中小|正方形|黑色	مربع صغير متوسط أسود|هندسي
    ◽	white medium-small square|geometric	白色中小方块|中小 正方形|白色	مربع صغير متوسط أبيض|هندسي
    ▪️	black small square|geometric	黑色小方块|小|正方形|黑色	مربع صغير أسود|هندسي
    ▫️	white small square|geometric	白色小方块|小|正方形|白色	مربع صغير أبيض|هندسة
    🔶	large orange diamond|geometric	橙色大菱形|大|方片|橘黄色	ماسة برتقالي كبيرة|ماسة برتقالية كبيرة
    🔷	large blue diamond|geometric	蓝色大菱形|大|方片|蓝色	ماسة زرقاء كبيرة|أزرق
    🔸	small orange diamond|geometric	橙色小菱形|小|方片|橘黄色	ماسة برتقالي صغيرة|ماسة برتقالية صغيرة
    🔹	small blue diamond|geometric	蓝色小菱形|小|方片|蓝色	ماسة زرقاء صغيرة|أزرق
    🔺	red triangle pointed up|geometric	红色正三角|三角形|向上|正三角|红色	مثلث لأعلى أحمر|مثلث أحمر لأعلى
    🔻	red triangle pointed down|geometric	红色倒三角|三角形|倒三角|向下|红色	مثلث لأسفل أحمر|مثلث أحمر لأسفل
    💠	diamond with a dot|comic|geometric|inside	带圆点的菱形|中心|内部|圆|梅花形	ماسة مع نقطة|جذاب|شكل ماسة|مشاعر|ورد
    🔘	radio button|geometric	单选按钮|单独|圆心|按键|选中	زر تبادلي
    🔳	white square button|geometric|outlined	白色方形按钮|按钮|白线方形按钮|白线正方形按钮|白色正方形按钮|白边线方形按钮	زر مربع أبيض
    🔲	black square button|geometric	黑色方形按钮|按钮|黑线方形按钮|黑线正方形按钮|黑色正方形按钮|黑边线方形按钮	زر مربع أسود
    """
}
