import type { Text, WorkTexts } from '../artist.ts';

export const intro: Text = {
  en: 'Lin Shu-ho has painted the mountains above Puli in ink for half a century, and allows himself one touch of vermilion a picture. He works on paper made in his own town, and leaves more of it bare than he covers.',
  'zh-Hant': '林澍禾以水墨畫埔里四周的山，畫了半個世紀，每幅只許自己用一點硃砂。他用家鄉埔里手抄的紙，留白總比落墨多。',
  'zh-Hans':
    '林澍禾以水墨画埔里四周的山，画了半个世纪，每幅只许自己用一点朱砂。他用家乡埔里手工抄造的纸，留白总比落墨多。',
};

export const story: Text = {
  en: `Lin was born in 1951 in Puli, a basin town in the middle of Taiwan where the water is good and paper has been made by hand for four generations. His father dried sheets for a mill; the boy learned to draw on the rejects, which were too thick at one edge, and says he still looks for that edge in every sheet he buys.

He taught drawing at the junior high school for twenty-six years and painted before class, from four until the bell. The earthquake of 21 September 1999 took the studio and nearly everything in it. The pictures made since then are emptier: he stopped describing the whole mountain and began to paint only the part that the cloud had left uncovered.

He prepares two bowls, one of pine-soot ink that leans blue and one of lampblack that leans brown, and never mixes them in the bowl, only on the paper. The red is cinnabar ground by his wife. If it has to go on twice, he says, the picture was finished without it.`,
  'zh-Hant': `林澍禾 1951 年生於南投埔里。這座盆地小鎮水質好，手工抄紙已傳四代。父親在紙廠負責焙紙，他小時候就在一邊過厚的次級紙上學畫，至今買紙仍會先摸一摸有沒有那道厚邊。

他在國中教了二十六年美術，每天凌晨四點畫到上課鐘響。1999 年九二一地震，畫室與大半作品全毀。此後的畫愈來愈空：他不再交代整座山，只畫雲沒遮住的那一塊。

案上永遠是兩碗墨，一碗松煙偏藍，一碗油煙偏褐，兩者從不在碗裡相混，只在紙上相遇。紅色是太太親手研的硃砂。他說，如果紅要點第二次，那幅畫本來就不需要它。`,
  'zh-Hans': `林澍禾 1951 年生于南投埔里。这座盆地小镇水质好，手工抄纸已传四代。父亲在纸厂负责焙纸，他小时候就在一边过厚的次品纸上学画，至今买纸仍会先摸一摸有没有那道厚边。

他在初中教了二十六年美术，每天凌晨四点画到上课铃响。1999 年“九二一”地震，画室与大半作品全毁。此后的画越来越空：他不再交代整座山，只画云没遮住的那一块。

案上永远是两碗墨，一碗松烟偏蓝，一碗油烟偏褐，两者从不在碗里相混，只在纸上相遇。红色是妻子亲手研的朱砂。他说，如果红要点第二次，那幅画本来就不需要它。`,
};

/** The material of the print; `original` is that of the original. */
function material(original: Text): Text {
  return {
    en: `Giclée print in twelve pigment inks, three of them greys, on 70 g/m² kozo paper backed with a 240 g/m² cotton sheet, so that the fibre shows as it does in the original. The original: ${original.en}`,
    'zh-Hant': `十二色顏料墨水藝術微噴，其中三色為灰階；採 70 g/m² 楮皮紙，背襯 240 g/m² 棉紙，保留原作的纖維紋理。原作：${original['zh-Hant']}`,
    'zh-Hans': `十二色颜料墨水艺术微喷，其中三色为灰阶；采用 70 g/m² 楮皮纸，背衬 240 g/m² 棉纸，保留原作的纤维纹理。原作：${original['zh-Hans']}`,
  };
}

const openCertification: Text = {
  en: 'Open edition with a certificate of authenticity bearing the studio’s embossed seal and the print date. The vermilion 林 seal is part of the image. Colour is warranted against visible fading for 75 years behind glazing; a print that arrives damaged or faulty is remade or refunded if reported within 30 days of arrival.',
  'zh-Hant':
    '不限量版，附畫室鋼印與印製日期的授權保證書；硃砂「林」印為畫面的一部分。裝框加壓克力面板後，保證 75 年無明顯褪色；到貨時若有損壞或瑕疵，30 天內告知即重做或退款。',
  'zh-Hans':
    '不限量版，附画室钢印与印制日期的授权证书；朱砂“林”印为画面的一部分。装框加亚克力面板后，保证 75 年无明显褪色；到货时如有损坏或瑕疵，30 天内告知即重做或退款。',
};

const scrollCertification: Text = {
  en: 'Limited to 60. Each print is numbered on the lower margin. The certificate is signed by Lin Shu-ho and stamped by hand with a second seal that he cut for this edition alone; 75-year colour warranty. The stone was ground flat once the edition was stamped.',
  'zh-Hant':
    '限量 60 幅。每幅於下緣編號。保證書由林澍禾親筆簽名，並手鈐一方專為此版所刻的印；色彩保固 75 年。全數鈐畢後，印石已磨平。',
  'zh-Hans':
    '限量 60 幅。每幅于下缘编号。证书由林澍禾亲笔签名，并手钤一方专为此版所刻的印；色彩质保 75 年。全部钤毕后，印石已磨平。',
};

const exhibitionCertification: Text = {
  en: 'Sold only where it is shown. Each print carries the store’s dry stamp; the certificate is signed by Lin and countersigned by the curator on duty. The 75-year colour warranty runs from the date of sale on the certificate.',
  'zh-Hant':
    '僅於限定展售門市販售。每幅蓋有門市鋼印，保證書由林澍禾簽名，並由值班策展人副署。色彩保固 75 年，自保證書所載售出日起算。',
  'zh-Hans':
    '仅于限定展售门店出售。每幅盖有门店钢印，证书由林澍禾签名，并由值班策展人副署。色彩质保 75 年，自证书所载售出日起算。',
};

const framedCare: Text = {
  en: 'Kozo paper expands and shrinks with humidity: hang it away from kitchens, bathrooms and the outlet of an air conditioner, ideally at 45–60% humidity. Dust the frame with a dry brush. Wipe the acrylic with a slightly damp microfibre cloth, without cleaner.',
  'zh-Hant':
    '楮皮紙會隨濕度伸縮，請避開廚房、浴室與冷氣出風口，濕度以 45–60% 為宜。畫框用乾毛刷除塵；壓克力面板以微濕的超細纖維布擦拭，勿用清潔劑。',
  'zh-Hans':
    '楮皮纸会随湿度伸缩，请避开厨房、浴室与空调出风口，湿度以 45–60% 为宜。画框用干毛刷除尘；亚克力面板以微湿的超细纤维布擦拭，勿用清洁剂。',
};

const scrollCare: Text = {
  en: 'If you bought it unframed, keep it flat between its boards until it is framed. Hang it where no sun reaches the lower third, which is the first to show uneven light on so tall a sheet.',
  'zh-Hant': '若未裝框，裝框前請平放在所附的兩片紙板之間。畫幅狹長，下三分之一最易受光不均，請掛在日光照不到的地方。',
  'zh-Hans': '如未装框，装框前请平放在所附的两片纸板之间。画幅狭长，下三分之一最易受光不均，请挂在阳光照不到的地方。',
};

const panoramaCare: Text = {
  en: 'A sheet this wide should hang from two hooks at one third and two thirds of its length, never from one hook. Mind the bare middle: it shows fingerprints, so hold the print by its edges and wear the cotton gloves supplied.',
  'zh-Hant':
    '畫幅甚寬，請於長邊三分之一與三分之二處各用一個掛鉤，勿只用一個掛鉤。中央大片留白易留指印，請戴所附棉手套、只持邊緣。',
  'zh-Hans':
    '画幅甚宽，请于长边三分之一与三分之二处各用一个挂钩，勿只用一个挂钩。中央大片留白易留指印，请戴所附棉手套、只持边缘。',
};

const firstLight: WorkTexts = {
  title: { en: 'First Light, Hehuan', 'zh-Hant': '合歡初光', 'zh-Hans': '合欢初光' },
  alt: {
    en: 'Six ink ridges recede into mist under a pale sky, with a small vermilion sun to the right and cypresses on the nearest slope.',
    'zh-Hant': '六重墨色山稜退入霧中，右上一輪小小的硃砂紅日，最近的山坡上立著柏樹。',
    'zh-Hans': '六重墨色山脊退入雾中，右上一轮小小的朱砂红日，最近的山坡上立着柏树。',
  },
  inspiration: {
    en: 'The road to Hehuan passes three thousand metres, and before dawn in November the lay-by fills with photographers. Lin went with them for eleven years without a camera. What he noticed was that everyone looks at the sun, while the thing that changes is the order of the ridges: the third comes forward, the fifth disappears, the nearest turns from grey to black in about four minutes. He painted it that afternoon from memory, back to front, letting each ridge dry before he wetted the next. The sun went in last, between two that were still damp.',
    'zh-Hant':
      '往合歡山的公路超過三千公尺，十一月天未亮，路邊停車彎就擠滿攝影的人。林澍禾跟著去了十一年，從不帶相機。他發現人人都看太陽，真正在變的卻是山的次序：第三重走到前面，第五重不見了，最近的那一重在四分鐘內由灰轉黑。當天下午他憑記憶從遠畫到近，等一重乾了才濕下一重。太陽最後才點，落在兩重還潮的山之間。',
    'zh-Hans':
      '通往合欢山的公路超过三千米，十一月天未亮，路边停车处就挤满拍照的人。林澍禾跟着去了十一年，从不带相机。他发现人人都看太阳，真正在变的却是山的次序：第三重走到前面，第五重不见了，最近的那一重在四分钟内由灰转黑。当天下午他凭记忆从远画到近，等一重干了才润下一重。太阳最后才点，落在两重还潮的山之间。',
  },
  material: material({
    en: 'pine-soot ink and cinnabar on a single sheet of Puli kozo, 97 × 146 cm, 2016.',
    'zh-Hant': '松煙墨、硃砂，埔里楮皮紙單張，97 × 146 公分，2016 年。',
    'zh-Hans': '松烟墨、朱砂，埔里楮皮纸单张，97 × 146 厘米，2016 年。',
  }),
  certification: openCertification,
  maintenance: framedCare,
};

const passInCloud: WorkTexts = {
  title: { en: 'Nenggao Pass in Cloud', 'zh-Hant': '能高越嶺雲起', 'zh-Hans': '能高越岭云起' },
  alt: {
    en: 'A tall scroll: a steep ink peak split by a white waterfall, a hut with one red light on the shoulder below, dark trees at the foot.',
    'zh-Hant': '直幅長軸：陡峭墨山被一道白瀑劈開，下方山肩有一間點著紅燈的小屋，山腳是濃墨的樹。',
    'zh-Hans': '竖幅长轴：陡峭墨山被一道白瀑劈开，下方山肩有一间点着红灯的小屋，山脚是浓墨的树。',
  },
  inspiration: {
    en: 'The Nenggao trail was cut across the island to carry telephone poles, and the line keepers’ hut still stands near the top. Lin slept there in the winter of 1974 with a keeper named Wu, who hung a lantern in the doorway so that his brother, walking up with rice, could count how far he had to go. The brother arrived after midnight. In the picture the fall is untouched paper; the ink was brought up to both its banks and stopped. The lantern is four millimetres wide, and visitors always find it before they find the hut.',
    'zh-Hant':
      '能高越嶺道當年是為了架電話線而開，保線所的小屋至今還在山上。1974 年冬天，林澍禾在那裡借宿，姓吳的保線員在門口掛了一盞燈，好讓揹米上山的弟弟數得出還剩多遠。弟弟過了半夜才到。畫裡的瀑布一筆未落，墨從兩岸逼近便停。那盞燈只有四公釐寬，看畫的人總是先看見它，才看見屋子。',
    'zh-Hans':
      '能高越岭道当年是为架电话线而开，护线所的小屋至今还在山上。1974 年冬天，林澍禾在那里借宿，姓吴的护线员在门口挂了一盏灯，好让背米上山的弟弟数得出还剩多远。弟弟过了半夜才到。画里的瀑布一笔未落，墨从两岸逼近便停。那盏灯只有四毫米宽，看画的人总是先看见它，才看见屋子。',
  },
  material: material({
    en: 'ink and one dot of cinnabar on two joined sheets mounted as a hanging scroll, 198 × 92 cm, 2013.',
    'zh-Hant': '水墨、硃砂一點，兩紙相接裱為立軸，198 × 92 公分，2013 年。',
    'zh-Hans': '水墨、朱砂一点，两纸相接裱为立轴，198 × 92 厘米，2013 年。',
  }),
  certification: scrollCertification,
  maintenance: scrollCare,
};

const basin: WorkTexts = {
  title: { en: 'The Basin before Rain', 'zh-Hant': '盆地欲雨', 'zh-Hans': '盆地欲雨' },
  alt: {
    en: 'A wide handscroll of mist: a mountain at the left, a dark wooded hill at the lower right, a few roofs with one red light between them, birds above.',
    'zh-Hant': '橫幅長卷，霧氣滿紙：左有高山，右下一座濃墨林丘，中間幾戶屋頂亮著一點紅燈，空中有歸鳥。',
    'zh-Hans': '横幅长卷，雾气满纸：左有高山，右下一座浓墨林丘，中间几户屋顶亮着一点红灯，空中有归鸟。',
  },
  inspiration: {
    en: 'Puli lies in a bowl, and before the plum rains the cloud comes in over the western lip and fills it like milk. From the cemetery hill, where Lin’s parents are buried, the town goes under street by street until only the paper mill’s roof remains, and a lamp that someone forgot to turn off. He wanted a picture in which the subject is the part not painted. He allowed himself the two shores and about ninety strokes for the village, and then spent a week deciding where the birds should stop.',
    'zh-Hant':
      '埔里像一只碗，梅雨前雲從西邊碗沿漫進來，像牛奶一樣慢慢注滿。從父母安葬的山坡往下看，街道一條條沉下去，最後只剩紙廠的屋頂，和某戶忘了關的燈。他想畫一幅以「沒畫的地方」為主題的畫：兩岸之外，村子只准用九十筆左右。剩下一個星期，都在想那群鳥該停在哪裡。',
    'zh-Hans':
      '埔里像一只碗，梅雨前云从西边碗沿漫进来，像牛奶一样慢慢注满。从父母安葬的山坡往下看，街道一条条沉下去，最后只剩纸厂的屋顶，和某户忘了关的灯。他想画一幅以“没画的地方”为主题的画：两岸之外，村子只准用九十笔左右。剩下一个星期，都在想那群鸟该停在哪里。',
  },
  material: material({
    en: 'ink and cinnabar on unsized kozo, one section of a handscroll, 50 × 120 cm, 2021.',
    'zh-Hant': '水墨、硃砂，生楮皮紙，長卷之一段，50 × 120 公分，2021 年。',
    'zh-Hans': '水墨、朱砂，生楮皮纸，长卷之一段，50 × 120 厘米，2021 年。',
  }),
  certification: openCertification,
  maintenance: panoramaCare,
};

const oneBreath: WorkTexts = {
  title: { en: 'One Breath', 'zh-Hant': '一息', 'zh-Hans': '一息' },
  alt: {
    en: 'One broad ink stroke rises and falls as a mountain, its ink running dry; a paler stroke behind, a small red sun, splashes, wide empty paper.',
    'zh-Hant': '一筆寬墨起落成山，墨色漸枯；其後一筆淡墨、一輪小紅日與數點濺墨，四周大片留白。',
    'zh-Hans': '一笔宽墨起落成山，墨色渐枯；其后一笔淡墨、一轮小红日与数点溅墨，四周大片留白。',
  },
  inspiration: {
    en: 'When Lin was seventy-three, his doctor told him to practise holding his breath, and he made the exercise useful. The brush is made of horsehair and is as wide as a hand; he loaded one side with thick ink, the other with water, breathed out, and drew until he had to breathe in. There were a hundred and forty attempts between March and June. This is the one in which the second, paler stroke came out of the same exhalation. The dark crook at the summit is where he leaned, because his knee hurt.',
    'zh-Hant':
      '七十三歲那年，醫生要林澍禾練習閉氣，他便把練習用在畫上。馬毛大筆有一掌寬，一側蘸濃墨，一側蘸清水，吐氣，落筆，直到非吸氣不可為止。三月到六月試了一百四十張，只有這一張，連後面那筆淡墨也在同一口氣裡完成。山頂那道深色的彎，是因為膝蓋痛，他靠了一下。',
    'zh-Hans':
      '七十三岁那年，医生要林澍禾练习屏气，他便把练习用在画上。马毛大笔有一掌宽，一侧蘸浓墨，一侧蘸清水，吐气，落笔，直到非吸气不可为止。三月到六月试了一百四十张，只有这一张，连后面那笔淡墨也在同一口气里完成。山顶那道深色的弯，是因为膝盖疼，他靠了一下。',
  },
  material: material({
    en: 'lampblack, water and cinnabar on a square of four-ply xuan, 70 × 70 cm, 2024.',
    'zh-Hant': '油煙墨、清水、硃砂，四層宣紙斗方，70 × 70 公分，2024 年。',
    'zh-Hans': '油烟墨、清水、朱砂，四层宣纸斗方，70 × 70 厘米，2024 年。',
  }),
  certification: openCertification,
  maintenance: framedCare,
};

const snowNight: WorkTexts = {
  title: { en: 'Snow Holds the Night', 'zh-Hant': '雪守夜', 'zh-Hans': '雪守夜' },
  alt: {
    en: 'A white snow peak left as bare paper against a charcoal sky with a full moon; small dark firs along the foot.',
    'zh-Hant': '炭灰夜空中一輪滿月，雪峰以留白現形，山腳是一排小小的深色冷杉。',
    'zh-Hans': '炭灰夜空中一轮满月，雪峰以留白现形，山脚是一排小小的深色冷杉。',
  },
  inspiration: {
    en: 'In January 2018 it snowed on the high ridges for three nights and the road was closed at Cuifeng. Lin walked up with a flask. There was moon enough to read the label on it. He says that snow at night is not white at all but is simply where the dark has been refused, so he painted the sky first, five washes of it, and let the mountain be whatever was left. The rock came afterwards with an almost empty brush. The firs are the only thing in the picture that he drew.',
    'zh-Hant':
      '2018 年 1 月，高山連下三夜雪，公路封在翠峰。林澍禾帶著一只保溫瓶走上去，月光亮得能讀瓶上的字。他說夜裡的雪其實不白，只是黑被擋在外面的地方，所以先畫天，染了五遍，讓剩下的自己成為山。岩壁是後來用幾乎乾掉的筆擦出來的。整張畫裡，真正「畫」的只有那排冷杉。',
    'zh-Hans':
      '2018 年 1 月，高山连下三夜雪，公路封在翠峰。林澍禾带着一只保温瓶走上去，月光亮得能读瓶上的字。他说夜里的雪其实不白，只是黑被挡在外面的地方，所以先画天，染了五遍，让剩下的自己成为山。岩壁是后来用几乎干掉的笔擦出来的。整张画里，真正“画”的只有那排冷杉。',
  },
  material: material({
    en: 'five ink washes and dry brush on alum-sized kozo, 90 × 72 cm, 2018.',
    'zh-Hant': '淡墨五染、乾筆皴擦，礬楮皮紙，90 × 72 公分，2018 年。',
    'zh-Hans': '淡墨五染、干笔皴擦，矾楮皮纸，90 × 72 厘米，2018 年。',
  }),
  certification: openCertification,
  maintenance: framedCare,
};

const pines: WorkTexts = {
  title: { en: 'Two Pines, One Valley', 'zh-Hant': '雙松一谷', 'zh-Hans': '双松一谷' },
  alt: {
    en: 'An old pine bends up from a dark rock at the right, its boughs reaching over a misty valley towards a pale peak; a second, fainter pine stands behind.',
    'zh-Hant': '右下深色岩石上一株老松曲折而起，枝幹伸向雲谷與遠方淡峰，身後另有一株淡墨的松。',
    'zh-Hans': '右下深色岩石上一株老松曲折而起，枝干伸向云谷与远方淡峰，身后另有一株淡墨的松。',
  },
  inspiration: {
    en: 'Two Taiwan red pines grew on the spur behind the school where Lin taught. The pupils called them the headmaster and the clerk. A landslide took the clerk in 2008; two years later he painted both, giving the missing one the thinner ink. The trunk was done with a split brush held upright, so that its bark is really the paper between the hairs. He kept the whole left half for the valley, on the grounds that a tree that age deserves something to look at.',
    'zh-Hant':
      '林澍禾任教的學校後方山稜上，原有兩株台灣二葉松，學生叫它們「校長」和「書記」。2008 年山崩帶走了書記；兩年後他把兩株都畫進來，不在的那株用淡墨。樹幹以散鋒直立拖筆，所謂樹皮其實是筆毛之間露出的紙。左半邊整個留給山谷，他說，活到這把年紀的樹，應該有東西可看。',
    'zh-Hans':
      '林澍禾任教的学校后方山脊上，原有两株台湾二叶松，学生叫它们“校长”和“文书”。2008 年山崩带走了文书；两年后他把两株都画进来，不在的那株用淡墨。树干以散锋直立拖笔，所谓树皮其实是笔毛之间露出的纸。左半边整个留给山谷，他说，活到这把年纪的树，应该有东西可看。',
  },
  material: material({
    en: 'pine-soot ink, split brush, on a full sheet of Puli kozo, 136 × 105 cm, 2010.',
    'zh-Hant': '松煙墨、散鋒筆，埔里楮皮紙全開，136 × 105 公分，2010 年。',
    'zh-Hans': '松烟墨、散锋笔，埔里楮皮纸整张，136 × 105 厘米，2010 年。',
  }),
  certification: exhibitionCertification,
  maintenance: framedCare,
};

export const works = { firstLight, passInCloud, basin, oneBreath, snowNight, pines };
