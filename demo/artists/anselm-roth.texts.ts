import type { Text, WorkTexts } from '../artist.ts';

export const HARBOUR_EDITION = 120;

export const intro: Text = {
  en: 'Anselm Roth builds landscapes from tens of thousands of separate dabs and leaves the mixing to the viewer’s eye. From across the room there is air and weather; from a hand’s breadth there is only paint.',
  'zh-Hant':
    '安瑟姆・羅特以數萬個分開的筆觸堆出風景，把調色交給觀者的眼睛。隔著房間看是空氣與天氣，湊近一掌之距，就只剩下顏料。',
  'zh-Hans':
    '安瑟姆·罗特用数万个分开的笔触堆出风景，把调色交给观者的眼睛。隔着房间看是空气与天气，凑近一掌之距，就只剩下颜料。',
};

export const story: Text = {
  en: `Anselm Roth was born in Dresden in 1962 and worked for eleven years as a colour checker in a film laboratory, where he compared reels by eye, twelve frames a second, for casts too slight for instruments. When the laboratory closed in 1993 he had, he says, a trained pair of eyes and nothing to look at. He bought a box of oils and walked down to the Elbe.

His method is slow and orderly. A small sketch fixes the light; then the canvas is covered three times, with a broad dab, a middling one and a point. No two neighbouring dabs are the same colour, and no colour is mixed on the palette beyond a touch of white. Every shadow contains the complement of what casts it, every light a little of the sun. He counts as he works, by habit, and gives up somewhere past sixty thousand.

Roth paints within an hour of his studio in the Neustadt and once a year by the sea. His pictures hang in the Dresden city hall, in two hospitals whose doctors asked for them, and in the cutting room of the film archive. He advises visitors to take off their glasses.`,
  'zh-Hant': `安瑟姆・羅特 1962 年生於德勒斯登，在電影沖印廠當了十一年校色員，以每秒十二格的速度用肉眼比對膠卷，挑出儀器測不到的偏色。1993 年沖印廠關閉，他說自己只剩一雙練過的眼睛，卻沒有東西可看。於是他買了一盒油彩，走到易北河邊。

他的方法緩慢而有條理。先以小稿定下光線，再把畫布鋪滿三次：大筆觸、中筆觸，最後是點。相鄰兩點絕不同色，除了一點白，調色盤上不混任何顏色。每道陰影都含有投影者的補色，每處亮面都帶一點太陽。他習慣邊畫邊數，通常過了六萬就放棄。

羅特只畫工作室一小時路程內的風景，每年再去一次海邊。他的作品掛在德勒斯登市政廳、兩間由醫師主動求畫的醫院，以及電影資料館的剪接室。他建議看畫的人把眼鏡摘下來。`,
  'zh-Hans': `安瑟姆·罗特 1962 年生于德累斯顿，在电影洗印厂当了十一年校色员，以每秒十二格的速度用肉眼比对胶片，挑出仪器测不到的偏色。1993 年洗印厂关闭，他说自己只剩一双练过的眼睛，却没有东西可看。于是他买了一盒油彩，走到易北河边。

他的方法缓慢而有条理。先以小稿定下光线，再把画布铺满三遍：大笔触、中笔触，最后是点。相邻两点绝不同色，除了一点白，调色盘上不混任何颜色。每道阴影都含有投影者的补色，每处亮面都带一点太阳。他习惯边画边数，通常过了六万就放弃。

罗特只画工作室一小时路程内的风景，每年再去一次海边。他的作品挂在德累斯顿市政厅、两家由医生主动求画的医院，以及电影资料馆的剪辑室。他建议看画的人把眼镜摘下来。`,
};

/** The material of the original, with the canvas paper we print it on. */
function onBarytaCanvas(original: Text): Text {
  return {
    en: `${original.en} The giclée is printed in eleven pigment inks on 340 g/m² poly-cotton canvas paper with a satin coating, photographed under raking light so that the ridge of every dab still throws its shadow.`,
    'zh-Hant': `${original['zh-Hant']}複製畫以 11 色顏料墨水藝術微噴於 340 g/m² 緞面棉混紡畫布紙，翻拍時採側光，每個筆觸的稜脊仍投下自己的影子。`,
    'zh-Hans': `${original['zh-Hans']}复制画以 11 色颜料墨水艺术微喷于 340 g/m² 缎面棉混纺画布纸，翻拍时采用侧光，每个笔触的棱脊仍投下自己的影子。`,
  };
}

const OPEN_CERTIFICATE: Text = {
  en: 'Supplied with the studio’s certificate, signed by Roth in blue and orange ink and recording title, year, canvas and print batch. Open edition, unnumbered. Warranted for 75 years against visible fading under normal indoor light.',
  'zh-Hant':
    '附工作室保證書，由羅特以藍、橘兩色墨水簽名，載明作品名稱、年份、畫布與印製批號。不限量版，不編號。一般室內光線下，色彩保固 75 年，不會明顯褪色。',
  'zh-Hans':
    '附工作室证书，由罗特以蓝、橙两色墨水签名，载明作品名称、年份、画布与印制批号。不限量版，不编号。普通室内光线下，色彩质保 75 年，不会明显褪色。',
};

const HARBOUR_CERTIFICATE: Text = {
  en: `A numbered edition of ${HARBOUR_EDITION}. Each print is numbered on the lower right of the canvas; the certificate, signed by Roth, bears the same number with a swatch of the seven pigments used. No further prints will be made in any size. 75-year warranty against visible fading.`,
  'zh-Hant': `限量編號版，共 ${HARBOUR_EDITION} 幅，每幅於畫布右下角編號，保證書由羅特簽名，載相同編號並附七種顏料色卡。此後任何尺寸均不再印製。色彩保固 75 年，不會明顯褪色。`,
  'zh-Hans': `限量编号版，共 ${HARBOUR_EDITION} 幅，每幅在画布右下角编号，证书由罗特签名，载相同编号并附七种颜料色卡。此后任何尺寸均不再印制。色彩质保 75 年，不会明显褪色。`,
};

/** Care for satin canvas, with where this picture is best seen. */
function care(see: Text): Text {
  return {
    en: `Dust with a dry, soft brush in one direction; no water and no cleaner on the canvas. In a frame, a spacer keeps the acrylic off the dabs. Avoid radiators and damp outer walls. ${see.en}`,
    'zh-Hant': `以乾燥軟刷順同一方向除塵，畫布勿沾水或清潔劑。裝框時與壓克力面板之間留有墊條，筆觸不受壓。請避開暖氣與潮濕外牆。${see['zh-Hant']}`,
    'zh-Hans': `以干燥软刷顺同一方向除尘，画布勿沾水或清洁剂。装框时与亚克力面板之间留有垫条，笔触不受压。请避开暖气和潮湿外墙。${see['zh-Hans']}`,
  };
}

const river: WorkTexts = {
  title: {
    en: 'Elbe Meadows, Six in the Morning',
    'zh-Hant': '易北河草地，清晨六點',
    'zh-Hans': '易北河草地，清晨六点',
  },
  alt: {
    en: 'A wide pointillist river at sunrise: a row of poplars with long reflections on the left, a small moored boat, and a willow on a grassy bank closing the right.',
    'zh-Hant': '點描寬幅河景，日出時分：左岸一排白楊與長長的倒影，河中停著小船，右側草岸上一棵柳樹收住畫面。',
    'zh-Hans': '点彩宽幅河景，日出时分：左岸一排白杨与长长的倒影，河中停着小船，右侧草岸上一棵柳树收住画面。',
  },
  inspiration: {
    en: 'For three weeks in June Roth took the first tram to the end of the line to catch forty minutes of this light. The sun comes up behind the willow, so the eye expects it to be dark; instead the mist throws the yellow back through the leaves, and the shade turns violet. He moved the boat twice. In the first version it lay in the middle and the river stopped; a third of the way from the right, it lets the water go on past the frame.',
    'zh-Hant':
      '六月裡連續三週，羅特搭頭班電車坐到終點，只為這四十分鐘的光。太陽從柳樹後方升起，眼睛以為柳樹該是暗的；霧氣卻把黃光反射進葉間，陰影轉成紫色。那艘船他移過兩次：最初放在正中，河就停住了；挪到右邊三分之一處，水才得以流出畫框。',
    'zh-Hans':
      '六月里连续三周，罗特坐头班电车到终点，只为这四十分钟的光。太阳从柳树后方升起，眼睛以为柳树该是暗的；雾气却把黄光反射进叶间，阴影转成紫色。那条船他挪过两次：最初放在正中，河就停住了；移到右边三分之一处，水才得以流出画框。',
  },
  material: onBarytaCanvas({
    en: 'Oil on linen, 180 × 84 cm, over a warm sand ground.',
    'zh-Hant': '原作為亞麻布油畫，180 × 84 公分，暖沙色底。',
    'zh-Hans': '原作为亚麻布油画，180 × 84 厘米，暖沙色底。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Best seen from three metres or more; hang it where you can step back.',
    'zh-Hant': '建議觀看距離 3 公尺以上，掛在能退後幾步的地方。',
    'zh-Hans': '建议观看距离 3 米以上，挂在能退后几步的地方。',
  }),
};

const orchard: WorkTexts = {
  title: {
    en: 'Cherry Orchard, Second Week of April',
    'zh-Hant': '櫻桃園，四月第二週',
    'zh-Hans': '樱桃园，四月第二周',
  },
  alt: {
    en: 'An old cherry tree in pink-white blossom leans over a spring meadow crossed by blue shadows; a path leads to a small red-roofed house.',
    'zh-Hant': '一棵老櫻桃樹開滿粉白花朵，斜倚在春日草地上，藍色樹影橫過，小徑通往一間紅頂小屋。',
    'zh-Hans': '一棵老樱桃树开满粉白花朵，斜倚在春日草地上，蓝色树影横过，小径通往一间红顶小屋。',
  },
  inspiration: {
    en: 'Blossom is the hardest test of the method, for white has no complement. Roth found that under the tree at Pillnitz there was no white at all: lilac where the petals faced the sky, salmon where they faced the grass, and only here and there, at the very edge, a point of plain paint. The trunk he left dark as a rest for the eye. The red roof far down the path occupies less than a hundredth of the canvas, and without it, he says, the green falls asleep.',
    'zh-Hant':
      '花是這套畫法最難的考題，因為白色沒有補色。羅特在皮爾尼茨的樹下發現，其實根本沒有白：朝天的花瓣是淡紫，朝草地的是鮭粉，只有最邊緣零星幾點才是純白顏料。樹幹他故意留暗，讓眼睛歇息。小徑盡頭的紅屋頂占不到畫面百分之一，他說少了它，滿地的綠就會睡著。',
    'zh-Hans':
      '花是这套画法最难的考题，因为白色没有补色。罗特在皮尔尼茨的树下发现，其实根本没有白：朝天的花瓣是淡紫，朝草地的是鲑粉，只有最边缘零星几点才是纯白颜料。树干他故意留暗，让眼睛歇息。小径尽头的红屋顶占不到画面百分之一，他说少了它，满地的绿就会睡着。',
  },
  material: onBarytaCanvas({
    en: 'Oil on cotton duck, 90 × 120 cm, the sky laid last, between the petals.',
    'zh-Hant': '原作為棉帆布油畫，90 × 120 公分，天空最後才在花瓣之間點上。',
    'zh-Hans': '原作为棉帆布油画，90 × 120 厘米，天空最后才在花瓣之间点上。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'The pale blossoms show dust first: brush the upper third once a season.',
    'zh-Hant': '淡色花朵最易顯塵，建議每季輕刷上方三分之一。',
    'zh-Hans': '淡色花朵最易显尘，建议每季轻刷上方三分之一。',
  }),
};

const harbour: WorkTexts = {
  title: {
    en: 'Harbour, Twenty Minutes after Sunset',
    'zh-Hant': '港口，日落後二十分鐘',
    'zh-Hans': '港口，日落后二十分钟',
  },
  alt: {
    en: 'Sailing boats in silhouette on a harbour under an orange and violet sky; lamps on the dark quay at right throw long broken reflections.',
    'zh-Hant': '橘紫色天空下的港口，帆船成為剪影；右側昏暗碼頭上的燈投下長而破碎的倒影。',
    'zh-Hans': '橙紫色天空下的港口，帆船成为剪影；右侧昏暗码头上的灯投下长而破碎的倒影。',
  },
  inspiration: {
    en: 'There is a moment at Warnemünde when the sky and the lamps are equally bright and the harbour seems lit from both ends. Roth timed it with a kitchen alarm: twenty minutes after sunset, give or take the clouds. He painted five evenings from the customs pier, orange on the left, orange on the right, and everything between them violet, so that the hulls hold the balance like the beam of a scale. The sail is the one warm thing that is neither sun nor lamp.',
    'zh-Hant':
      '在瓦訥明德，有一刻天空與街燈同樣明亮，港口像是從兩頭被點亮。羅特用廚房計時器量過：日落後二十分鐘，視雲量略有出入。他在海關碼頭畫了五個黃昏，左邊是橘，右邊是橘，中間全是紫，船身像秤桿一樣維持平衡。那面帆是畫裡唯一不屬於太陽、也不屬於燈的暖色。',
    'zh-Hans':
      '在瓦尔内明德，有一刻天空与街灯同样明亮，港口像是从两头被点亮。罗特用厨房定时器量过：日落后二十分钟，视云量略有出入。他在海关码头画了五个黄昏，左边是橙，右边是橙，中间全是紫，船身像秤杆一样维持平衡。那面帆是画里唯一不属于太阳、也不属于灯的暖色。',
  },
  material: onBarytaCanvas({
    en: 'Oil on linen, 145 × 105 cm, on a mauve ground that shows between the dabs of the sky.',
    'zh-Hant': '原作為亞麻布油畫，145 × 105 公分，淡紫底色從天空的筆觸間透出。',
    'zh-Hans': '原作为亚麻布油画，145 × 105 厘米，淡紫底色从天空的笔触间透出。',
  }),
  certification: HARBOUR_CERTIFICATE,
  maintenance: care({
    en: 'A warm lamp of 2700 K from above brings the quay to life; keep halogen spots a metre away.',
    'zh-Hant': '上方以 2700 K 暖光照明，碼頭最有神；鹵素燈請保持 1 公尺以上距離。',
    'zh-Hans': '上方以 2700 K 暖光照明，码头最有神；卤素灯请保持 1 米以上距离。',
  }),
};

const park: WorkTexts = {
  title: { en: 'Sunday, Großer Garten', 'zh-Hant': '大花園的星期天', 'zh-Hans': '大花园的星期天' },
  alt: {
    en: 'A sunny park with bars of blue shade across lawn and path; a woman with an orange parasol, a child in white and a small dark dog in front, more walkers beyond.',
    'zh-Hant':
      '陽光下的公園，藍色樹影橫過草地與步道；前景是撐橘色陽傘的女子、白衣孩童與一隻深色小狗，遠處還有散步的人。',
    'zh-Hans':
      '阳光下的公园，蓝色树影横过草地与步道；前景是撑橙色阳伞的女子、白衣孩童和一只深色小狗，远处还有散步的人。',
  },
  inspiration: {
    en: 'Roth owes this picture to a costume fair that marched through the Großer Garten on its way to lunch. For a quarter of an hour the park was a hundred and thirty years old. He noted only the rhythm, upright figures against level shade, and sent the marchers home; the woman, the child and the dog stayed because they had stopped to argue about ice cream. Of all his pictures it is the one with the most shadow and, people tell him, the sunniest.',
    'zh-Hant':
      '這幅畫得歸功於一場古裝市集，隊伍去吃午餐時穿過大花園，有一刻鐘，公園像是回到一百三十年前。羅特只記下節奏：直立的人影，橫臥的樹蔭，其餘的人都讓他們回家了。女子、孩子和狗留下來，因為他們正停下來為冰淇淋爭執。他所有作品裡就屬這幅陰影最多，觀眾卻都說這幅最有陽光。',
    'zh-Hans':
      '这幅画得归功于一场古装市集，队伍去吃午饭时穿过大花园，有一刻钟，公园像是回到一百三十年前。罗特只记下节奏：直立的人影，横卧的树荫，其余的人都让他们回家了。女子、孩子和狗留下来，因为他们正停下来为冰淇淋争执。他所有作品里就数这幅阴影最多，观众却都说这幅最有阳光。',
  },
  material: onBarytaCanvas({
    en: 'Oil on linen, 120 × 120 cm, the figures reserved from the first layer on.',
    'zh-Hant': '原作為亞麻布油畫，120 × 120 公分，人物自第一層起即預留位置。',
    'zh-Hans': '原作为亚麻布油画，120 × 120 厘米，人物自第一层起即预留位置。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Daylight from the side suits it better than a spotlight from the front.',
    'zh-Hant': '側面的自然光比正面投射燈更合適。',
    'zh-Hans': '侧面的自然光比正面射灯更合适。',
  }),
};

const snow: WorkTexts = {
  title: { en: 'Snow in the Neustadt', 'zh-Hant': '新城區的雪', 'zh-Hans': '新城区的雪' },
  alt: {
    en: 'A snowy street between tall houses leads to a church tower; street lamps and some windows glow, and a walker in a red coat crosses the tram rails.',
    'zh-Hant': '兩側樓房間的積雪街道通向教堂鐘塔，路燈與幾扇窗亮著，一個穿紅外套的人走過電車軌。',
    'zh-Hans': '两侧楼房间的积雪街道通向教堂钟塔，路灯与几扇窗亮着，一个穿红外套的人走过电车轨。',
  },
  inspiration: {
    en: 'Half past four in January, from the window of a bakery that let him stand inside. Roth had always painted snow as blue and had begun to distrust it. That afternoon he counted dabs: for every three of blue the street asked for two of peach, one of lilac and, beside the rails, one of a green he would not have dared to invent. The red coat belonged to the baker’s sister, who walked up and down until her parcel of rolls was cold.',
    'zh-Hant':
      '一月下午四點半，畫於一家麵包店的窗內，店家讓他站進來。羅特一向把雪畫成藍色，漸漸不信任起這個習慣。那天他邊點邊數：每三點藍，街道就要兩點蜜桃色、一點淡紫，鐵軌旁還要一點他自己絕不敢發明的綠。紅外套是麵包師傅的姊姊，她來回走到懷裡那包小麵包都涼了。',
    'zh-Hans':
      '一月下午四点半，画于一家面包店的窗内，店家让他站进来。罗特一向把雪画成蓝色，渐渐不信任起这个习惯。那天他边点边数：每三点蓝，街道就要两点蜜桃色、一点淡紫，铁轨旁还要一点他自己绝不敢发明的绿。红外套是面包师傅的姐姐，她来回走到怀里那包小面包都凉了。',
  },
  material: onBarytaCanvas({
    en: 'Oil on board, 70 × 97 cm, painted over a grey-lilac priming.',
    'zh-Hant': '原作為木板油畫，70 × 97 公分，灰紫底。',
    'zh-Hans': '原作为木板油画，70 × 97 厘米，灰紫底。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'On a white wall choose a dark or walnut frame, or the snow will lose its edge.',
    'zh-Hant': '若掛在白牆上，宜配深色或胡桃木框，雪才有邊界。',
    'zh-Hans': '如挂在白墙上，宜配深色或胡桃木框，雪才有边界。',
  }),
};

const stubble: WorkTexts = {
  title: { en: 'Stubble, Five in the Afternoon', 'zh-Hant': '麥茬，下午五點', 'zh-Hans': '麦茬，下午五点' },
  alt: {
    en: 'A golden stubble field with stooks of straw throwing long violet shadows; a village with red roofs and a church spire lies on the horizon under two white clouds.',
    'zh-Hant': '金色麥茬田上立著禾束堆，拖著長長的紫影；地平線上有紅頂村莊與教堂尖塔，天上兩朵白雲。',
    'zh-Hans': '金色麦茬田上立着禾束堆，拖着长长的紫影；地平线上有红顶村庄与教堂尖塔，天上两朵白云。',
  },
  inspiration: {
    en: 'Nobody stooks wheat any more, except one farmer near Moritzburg who thatches his own barn and needs the straw unbroken. Roth heard of it from the vet. He set up at noon, found the field flat and white as a plate, and waited; at five the sun dropped low enough to pull a shadow out of each stook and the yellow suddenly had something to stand on. Yellow against violet is the oldest trick of his trade. He had avoided it for thirty years, to be sure that he would mean it.',
    'zh-Hant':
      '如今沒人再把麥子束成堆，只有莫里茨堡附近一位農夫例外，他要用完整的麥稈修穀倉屋頂。羅特是從獸醫那裡聽來的。他正午架好畫架，田地平白得像盤子，只好等；五點太陽夠低，從每座麥堆拉出一道影子，黃色忽然有了落腳處。黃對紫是這一行最老的把戲，他避了三十年，為的是確定自己用的時候是真心的。',
    'zh-Hans':
      '如今没人再把麦子捆成堆，只有莫里茨堡附近一位农夫例外，他要用完整的麦秆修谷仓屋顶。罗特是从兽医那里听来的。他正午架好画架，田地平白得像盘子，只好等；五点太阳够低，从每座麦堆拉出一道影子，黄色忽然有了落脚处。黄对紫是这一行最老的把戏，他避了三十年，为的是确定自己用的时候是真心的。',
  },
  material: onBarytaCanvas({
    en: 'Oil on linen, 118 × 80 cm, the furrows painted toward their vanishing point dab by dab.',
    'zh-Hant': '原作為亞麻布油畫，118 × 80 公分，田壟逐點朝消失點畫去。',
    'zh-Hans': '原作为亚麻布油画，118 × 80 厘米，田垄逐点朝消失点画去。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Its yellows glow most on a grey or blue wall, away from tungsten light.',
    'zh-Hant': '掛在灰牆或藍牆上、遠離鎢絲燈，黃色最亮。',
    'zh-Hans': '挂在灰墙或蓝墙上、远离钨丝灯，黄色最亮。',
  }),
};

export const texts = { river, orchard, harbour, park, snow, stubble };
