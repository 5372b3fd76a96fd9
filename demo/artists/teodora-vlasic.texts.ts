import type { Text, WorkTexts } from '../artist.ts';

export const FERN_EDITION = 60;

export const intro: Text = {
  en: 'Teodora Vlasić draws plants in pen and watercolour within a day’s walk of her house in Zadar. Her plates keep the pencil notes, the colour trials and the places where the wash missed the line.',
  'zh-Hant':
    '泰奧朵拉・弗拉希奇以沾水筆與水彩，描繪札達爾住處一日步行範圍內的植物。她的圖版保留鉛筆筆記、試色方塊，以及水彩沒有對上墨線的地方。',
  'zh-Hans':
    '泰奥朵拉·弗拉希奇用蘸水笔和水彩，描绘扎达尔住处一日步行范围内的植物。她的图版保留铅笔笔记、试色方块，以及水彩没有对上墨线的地方。',
};

export const story: Text = {
  en: `Vlasić was born in Zadar in 1984, the daughter of a ferry mechanic and a pharmacist. She trained as a plant taxonomist in Zagreb and spent six years mounting herbarium sheets before she admitted that she liked the labels better than the specimens. In 2012 she moved back to the coast and began to draw from living plants, one sheet at a time, standing up.

Her rule is that nothing is drawn which the plant did not do. The angle between two leaves is measured, the rays of an umbel are counted, and a leaf that a snail has eaten stays eaten. The freedom is all in the hand: a steel nib that she presses and lifts like a bow, and a large soft brush that follows a little late. Where the two disagree she leaves the white gap, because, she says, that is where the air gets in.

Since 2015 her plates have hung in the botanical gardens of Padua and Zagreb, and in pharmacies, kitchens and one lighthouse. She still writes the place and the day on every sheet in pencil, and still gives the seeds away to anyone who asks.`,
  'zh-Hant': `弗拉希奇 1984 年生於札達爾，父親修渡輪引擎，母親是藥師。她在札格雷布攻讀植物分類學，做了六年臘葉標本，才承認自己喜歡標籤勝過標本。2012 年她搬回海邊，開始對著活的植物作畫，一次一張紙，站著畫。

她的規矩是：植物沒做過的事，一筆也不畫。兩片葉子的夾角要量，繖形花序的傘梗要數，被蝸牛啃過的葉子就讓它缺著。自由全留給手：一支鋼筆尖，像運弓那樣壓下又提起；一支大而軟的毛筆，總是慢半拍跟上。兩者對不上的地方，她留白不補；她說，空氣就是從那裡進來的。

2015 年起，她的圖版陸續掛進帕多瓦與札格雷布的植物園，也掛進藥局、廚房和一座燈塔。她至今仍用鉛筆在每張紙上寫下地點與日期，也仍把種子送給任何開口要的人。`,
  'zh-Hans': `弗拉希奇 1984 年生于扎达尔，父亲修渡轮发动机，母亲是药剂师。她在萨格勒布攻读植物分类学，做了六年腊叶标本，才承认自己喜欢标签胜过标本。2012 年她搬回海边，开始对着活的植物作画，一次一张纸，站着画。

她的规矩是：植物没做过的事，一笔也不画。两片叶子的夹角要量，伞形花序的伞辐要数，被蜗牛啃过的叶子就让它缺着。自由全留给手：一支钢笔尖，像运弓那样压下又提起；一支大而软的毛笔，总是慢半拍跟上。两者对不上的地方，她留白不补；她说，空气就是从那里进来的。

2015 年起，她的图版陆续挂进帕多瓦和萨格勒布的植物园，也挂进药店、厨房和一座灯塔。她至今仍用铅笔在每张纸上写下地点和日期，也仍把种子送给任何开口要的人。`,
};

/** The material of the original, with the paper we print it on. */
function onCottonRag(original: Text): Text {
  return {
    en: `${original.en} Printed as a giclée with twelve pigment inks on 310 g/m² cotton rag with a cold-pressed tooth, so that the pencil stays silver and the washes keep their rims. A 2 cm paper margin is left for the frame.`,
    'zh-Hant': `${original['zh-Hant']}複製畫以 12 色顏料墨水藝術微噴於 310 g/m² 冷壓紋純棉紙，鉛筆線保有銀灰光澤，水彩邊緣的水痕清楚可見；四周另留 2 公分紙邊供裝框。`,
    'zh-Hans': `${original['zh-Hans']}复制画以 12 色颜料墨水艺术微喷于 310 g/m² 冷压纹纯棉纸，铅笔线保有银灰光泽，水彩边缘的水痕清晰可见；四周另留 2 厘米纸边供装框。`,
  };
}

const OPEN_CERTIFICATE: Text = {
  en: 'Comes with a certificate signed by the artist and stamped with her seed-packet seal, giving title, year, paper and printing date. Open edition, not numbered. Colours are warranted against visible fading for 60 years indoors.',
  'zh-Hant':
    '附藝術家親簽保證書，蓋有她的種子袋印章，載明作品名稱、年份、紙材與印製日期。不限量版，不編號。室內陳列，色彩保固 60 年，不會明顯褪色。',
  'zh-Hans':
    '附艺术家亲笔签名证书，盖有她的种子袋印章，载明作品名称、年份、纸材与印制日期。不限量版，不编号。室内陈列，色彩质保 60 年，不会明显褪色。',
};

const FERN_CERTIFICATE: Text = {
  en: `Edition of ${FERN_EDITION}, each numbered below the rootstock, with a certificate that repeats the number, is signed by the artist and carries a hologram. The file is sealed when the last print is sold. 60-year warranty against visible fading.`,
  'zh-Hant': `限量 ${FERN_EDITION} 幅，每張於根莖下方編號，保證書載有相同編號與防偽標籤，由藝術家親簽。售罄後封存檔案，不再加印。色彩保固 60 年，不會明顯褪色。`,
  'zh-Hans': `限量 ${FERN_EDITION} 幅，每张在根茎下方编号，证书载有相同编号和防伪标签，由艺术家亲签。售罄后封存文件，不再加印。色彩质保 60 年，不会明显褪色。`,
};

const FIELD_CERTIFICATE: Text = {
  en: 'Sold only in the exhibition store in Tainan, where each print receives the exhibition’s dry stamp. The certificate, signed by the artist, names the plants from left to right. 60-year warranty against visible fading.',
  'zh-Hant':
    '僅於台南限定展售門市販售，每張加蓋展覽鋼印；保證書由藝術家親簽，自左至右列出畫中植物名稱。色彩保固 60 年，不會明顯褪色。',
  'zh-Hans':
    '仅在台南限定展售门店出售，每张加盖展览钢印；证书由艺术家亲签，自左至右列出画中植物名称。色彩质保 60 年，不会明显褪色。',
};

/** Care for uncoated cotton paper, with the one thing to mind in this plate. */
function care(mind: Text): Text {
  return {
    en: `Uncoated cotton paper: hold it by the margin, with dry hands, and clean only the acrylic, never the sheet. Keep between 40 and 60% humidity and out of direct sun. ${mind.en}`,
    'zh-Hant': `無塗層純棉紙：請以乾燥雙手拿取紙邊，只擦拭壓克力面板，勿擦紙面。濕度宜維持 40 至 60%，避免陽光直射。${mind['zh-Hant']}`,
    'zh-Hans': `无涂层纯棉纸：请用干燥的双手拿取纸边，只擦拭亚克力面板，勿擦纸面。湿度宜保持在 40 至 60%，避免阳光直射。${mind['zh-Hans']}`,
  };
}

const fig: WorkTexts = {
  title: { en: 'Fig, Cut at Noon', 'zh-Hant': '正午切開的無花果', 'zh-Hans': '正午切开的无花果' },
  alt: {
    en: 'A fig branch enters from the upper left with three large lobed green leaves, one green fig and one violet fig; below it a fig cut lengthwise shows red flesh, with a pencil label.',
    'zh-Hant':
      '無花果枝自左上角伸入，帶三片掌狀裂葉、一顆青果與一顆紫果；下方一顆縱切的無花果露出紅色果肉，旁有鉛筆標註。',
    'zh-Hans':
      '无花果枝自左上角伸入，带三片掌状裂叶、一颗青果和一颗紫果；下方一颗纵切的无花果露出红色果肉，旁有铅笔标注。',
  },
  inspiration: {
    en: 'The tree grows out of the courtyard wall behind the Church of St Donatus, and nobody owns it. Vlasić was allowed to break off one branch in the last week of August on condition that she ate the fruit. She drew the leaves first, while they were stiff; by eleven the edges had begun to turn, which is why the lowest leaf is the loosest. The fig was cut when the bells rang noon. She had some twelve minutes before the flesh browned, and painted it in nine.',
    'zh-Hant':
      '這棵樹從聖多納圖斯教堂後院的牆縫長出來，沒有主人。八月最後一週，弗拉希奇獲准折下一枝，條件是果子要由她吃掉。她趁葉子還挺時先畫葉；到了十一點，葉緣開始捲，所以最下面那片畫得最鬆。正午鐘響時她切開果實，果肉約十二分鐘就會變褐，她用了九分鐘。',
    'zh-Hans':
      '这棵树从圣多纳图斯教堂后院的墙缝里长出来，没有主人。八月最后一周，弗拉希奇获准折下一枝，条件是果子得由她吃掉。她趁叶子还挺时先画叶；到了十一点，叶缘开始卷，所以最下面那片画得最松。正午钟响时她切开果实，果肉大约十二分钟就会变褐，她用了九分钟。',
  },
  material: onCottonRag({
    en: 'The original is iron-gall ink and watercolour on a sheet of handmade rag, 54 × 77 cm.',
    'zh-Hant': '原作為鞣酸鐵墨水與水彩，畫於 54 × 77 公分手工棉漿紙。',
    'zh-Hans': '原作为鞣酸铁墨水与水彩，画于 54 × 77 厘米手工棉浆纸。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'The violet of the fruit fades first in strong light: a wall beside the window is better than one opposite.',
    'zh-Hant': '果實的紫色最怕強光，掛在窗側的牆比正對窗的牆合適。',
    'zh-Hans': '果实的紫色最怕强光，挂在窗侧的墙比正对窗的墙合适。',
  }),
};

const fennel: WorkTexts = {
  title: { en: 'Fennel from the Coast Road', 'zh-Hant': '海岸公路的茴香', 'zh-Hans': '海岸公路的茴香' },
  alt: {
    en: 'A tall fennel stem with thread-like leaves and four umbels, the topmost a broad dome of yellow flowers on fine rays, beside a pencilled measuring line.',
    'zh-Hant': '一株高大的茴香，葉細如絲，四個繖形花序，頂端是一座由細梗撐起的黃花圓頂，旁有鉛筆量線。',
    'zh-Hans': '一株高大的茴香，叶细如丝，四个伞形花序，顶端是一座由细梗撑起的黄花圆顶，旁有铅笔量线。',
  },
  inspiration: {
    en: 'Fennel grows along the old road to Nin in such numbers that drivers no longer see it. What stopped Vlasić was arithmetic: twenty-one rays in the crown, thirteen flowers to nearly every small umbel, on plant after plant. She counted first and drew afterwards. The leaves are built the same way, each thread dividing in pairs until it is too thin to divide. The four umbels show four ages, bud, flower, full flower and seed, so that one stem tells most of a summer.',
    'zh-Hant':
      '通往寧鎮的老路兩旁茴香多到開車的人視而不見。讓弗拉希奇停下來的是算術：頂端傘梗二十一根，每個小傘幾乎都是十三朵花，一株接一株皆然。她先數，再畫。葉子也照同樣的道理長成，每根細絲成對分岔，直到細得無法再分。四個花序恰是四個年紀：含苞、初開、盛放、結籽，一根莖說完了大半個夏天。',
    'zh-Hans':
      '通往宁镇的老路两旁茴香多到开车的人视而不见。让弗拉希奇停下来的是算术：顶端伞辐二十一根，每个小伞几乎都是十三朵花，一株接一株都是如此。她先数，再画。叶子也照同样的道理长成，每根细丝成对分叉，直到细得无法再分。四个花序恰是四个年纪：含苞、初开、盛放、结籽，一根茎说完了大半个夏天。',
  },
  material: onCottonRag({
    en: 'The original was drawn with a crow-quill nib and brown-black ink, with gamboge and verdigris washes, 54 × 77 cm.',
    'zh-Hant': '原作以鴉羽筆尖沾棕黑墨水繪成，施藤黃與銅綠水彩，54 × 77 公分。',
    'zh-Hans': '原作以鸦羽笔尖蘸棕黑墨水绘成，施藤黄与铜绿水彩，54 × 77 厘米。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Kitchens suit it, but at least two metres from the stove.',
    'zh-Hant': '適合掛在廚房，但請距爐具至少 2 公尺。',
    'zh-Hans': '适合挂在厨房，但请距灶具至少 2 米。',
  }),
};

const poppies: WorkTexts = {
  title: { en: 'Nine Days of a Poppy', 'zh-Hant': '虞美人的九天', 'zh-Hans': '虞美人的九天' },
  alt: {
    en: 'Five poppy stalks side by side: a nodding bud, a bud just splitting, a wide open scarlet flower with a dark eye, a flower seen from the side, and a seed capsule.',
    'zh-Hant': '五枝虞美人並列：低垂的花苞、剛裂開的花苞、花心深黑的盛開紅花、側面的花，以及一枚蒴果。',
    'zh-Hans': '五枝虞美人并列：低垂的花苞、刚裂开的花苞、花心深黑的盛开红花、侧面的花，以及一枚蒴果。',
  },
  inspiration: {
    en: 'A corn poppy is open for a single day. To catch a whole life Vlasić sat by the same patch of barley for nine, and drew the stalk that had got furthest. The sheet reads from left to right: the bud hangs its head, lifts it, splits; the petals come out creased like shirts from a suitcase; by evening they are on the ground and the capsule is already ripening its lid. She added the second flower only because the first looked, she said, as if it were making a speech.',
    'zh-Hant':
      '一朵虞美人只開一天。為了畫下完整的一生，弗拉希奇在同一塊大麥田邊坐了九天，哪一枝走得最遠就畫哪一枝。畫面由左讀到右：花苞垂頭、抬頭、裂開；花瓣帶著皺摺伸出，像剛從行李箱取出的襯衫；到了傍晚花瓣落地，蒴果的蓋子已開始成熟。第二朵花是後來才加的，她說只有一朵的話，看起來像在演講。',
    'zh-Hans':
      '一朵虞美人只开一天。为了画下完整的一生，弗拉希奇在同一块大麦田边坐了九天，哪一枝走得最远就画哪一枝。画面由左读到右：花苞垂头、抬头、裂开；花瓣带着褶皱伸出，像刚从行李箱里取出的衬衫；到了傍晚花瓣落地，蒴果的盖子已开始成熟。第二朵花是后来才加的，她说只有一朵的话，看起来像在演讲。',
  },
  material: onCottonRag({
    en: 'The original, 76 × 57 cm, is steel pen and watercolour; the scarlet is pyrrole laid over a thin coral while it was still wet.',
    'zh-Hant': '原作 76 × 57 公分，鋼筆與水彩；朱紅為吡咯紅，趁底層珊瑚色未乾時疊上。',
    'zh-Hans': '原作 76 × 57 厘米，钢笔与水彩；朱红为吡咯红，趁底层珊瑚色未干时叠上。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Choose UV-filtering acrylic if the room faces south or west: reds show change before any other colour.',
    'zh-Hant': '房間若朝南或朝西，建議選用抗紫外線壓克力，紅色比其他顏色更早顯出變化。',
    'zh-Hans': '房间如果朝南或朝西，建议选用防紫外线亚克力，红色比其他颜色更早显出变化。',
  }),
};

const fern: WorkTexts = {
  title: { en: 'Croziers, Velebit', 'zh-Hant': '捲蕨，韋萊比特山', 'zh-Hans': '卷蕨，韦莱比特山' },
  alt: {
    en: 'A fern rootstock with three coiled young fronds in tight spirals and one tall open frond leaning to the right.',
    'zh-Hant': '一株蕨類根莖，三枝幼葉緊捲成螺旋，另有一枝高大的展開羽葉向右傾。',
    'zh-Hans': '一株蕨类根茎，三枝幼叶紧卷成螺旋，另有一枝高大的展开羽叶向右倾。',
  },
  inspiration: {
    en: 'Snow was still lying on the north side of Velebit when Vlasić found this male fern pushing up through it. A crozier unrolls at the speed of a clock’s hour hand; she marked the same three with thread and returned on the third, fifth and eighth day. The spiral is logarithmic, the same curve at every size, and she drew each from the centre outward in one breath without lifting the nib. The open frond shows what they will become; she drew it from a neighbour on the rock above.',
    'zh-Hant':
      '韋萊比特山北坡還有積雪時，弗拉希奇看見這株綿馬鱗毛蕨從雪裡頂了出來。捲芽舒展的速度約等於時鐘的時針；她用線標記同樣三枝，在第三、五、八天回來。那螺旋是對數曲線，無論大小都是同一個形狀，她由中心向外一口氣畫完，筆尖不離紙。展開的那枝羽葉，畫的是上方岩石上的鄰株，算是替它預告將來的樣子。',
    'zh-Hans':
      '韦莱比特山北坡还有积雪时，弗拉希奇看见这株绵马鳞毛蕨从雪里顶了出来。卷芽舒展的速度约等于时钟的时针；她用线标记同样三枝，在第三、五、八天回来。那螺旋是对数曲线，无论大小都是同一个形状，她由中心向外一口气画完，笔尖不离纸。展开的那枝羽叶，画的是上方岩石上的邻株，算是替它预告将来的样子。',
  },
  material: onCottonRag({
    en: 'The original, 54 × 77 cm, is in pen with washes of sap green and burnt sienna, the brown scales added dry.',
    'zh-Hant': '原作 54 × 77 公分，鋼筆線施樹汁綠與熟赭水彩，褐色鱗片以乾筆補上。',
    'zh-Hans': '原作 54 × 77 厘米，钢笔线施树汁绿与熟赭水彩，褐色鳞片以干笔补上。',
  }),
  certification: FERN_CERTIFICATE,
  maintenance: care({
    en: 'Keep the numbered margin visible or safely under the mat; never trim it.',
    'zh-Hant': '編號紙邊可外露或收於卡紙下，切勿裁切。',
    'zh-Hans': '编号纸边可外露或收于卡纸下，切勿裁切。',
  }),
};

const sunflower: WorkTexts = {
  title: { en: 'After the Sparrows', 'zh-Hant': '麻雀來過之後', 'zh-Hans': '麻雀来过之后' },
  alt: {
    en: 'A heavy sunflower head on a bent stalk, its disc packed with dark seeds in spirals, a pale patch where birds have eaten, ringed by drying golden petals.',
    'zh-Hant': '彎莖上一顆沉重的向日葵，花盤密布螺旋排列的深色種子，一塊淺色處已被鳥吃空，外圈是漸乾的金黃花瓣。',
    'zh-Hans': '弯茎上一颗沉重的向日葵，花盘密布螺旋排列的深色种子，一块浅色处已被鸟吃空，外圈是渐干的金黄花瓣。',
  },
  inspiration: {
    en: 'Her neighbour grows one row of sunflowers for oil and one for the birds. This head came from the second. Vlasić drew all seven hundred and sixty seeds, each turned from the one before by the angle that plants prefer, and took four evenings over it. On the third morning the sparrows found the sheet’s model hanging on the terrace and emptied a patch the size of a hand. She scraped nothing out: the sockets they left, pale and exact, became the lightest place in the drawing and its centre of gravity.',
    'zh-Hant':
      '鄰居種兩排向日葵，一排榨油，一排給鳥。這顆來自第二排。弗拉希奇畫了全部七百六十顆種子，每顆都比前一顆轉過植物偏愛的那個角度，花了四個晚上。第三天早晨，麻雀發現掛在露台上的模特兒，啄空了巴掌大的一塊。她照實畫下：那些空孔淺淡而工整，反而成了全畫最亮、也最吸引目光的地方。',
    'zh-Hans':
      '邻居种两排向日葵，一排榨油，一排给鸟。这颗来自第二排。弗拉希奇画了全部七百六十颗种子，每颗都比前一颗转过植物偏爱的那个角度，花了四个晚上。第三天早晨，麻雀发现挂在露台上的模特，啄空了巴掌大的一块。她照实画下：那些空孔浅淡而工整，反而成了全画最亮、也最吸引目光的地方。',
  },
  material: onCottonRag({
    en: 'The original is a square sheet of 60 × 60 cm in pen, watercolour and a little walnut ink for the darkest seeds.',
    'zh-Hant': '原作為 60 × 60 公分方形紙，鋼筆、水彩，最深的種子以少許胡桃墨水點成。',
    'zh-Hans': '原作为 60 × 60 厘米方形纸，钢笔、水彩，最深的种子以少许胡桃墨水点成。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'The square format hangs from two hooks, 30 cm apart, so that it stays level.',
    'zh-Hant': '方形作品請用間距 30 公分的雙掛鉤，以保持水平。',
    'zh-Hans': '方形作品请用间距 30 厘米的双挂钩，以保持水平。',
  }),
};

const field: WorkTexts = {
  title: { en: 'Three Metres of Field Edge', 'zh-Hant': '三公尺田邊', 'zh-Hans': '三米田边' },
  alt: {
    en: 'A long strip of meadow plants on a pencil ground line: wild oats, wild carrot, ribwort, blue cornflowers and red poppies, dense on the left and thinning to bare paper on the right.',
    'zh-Hant':
      '一長條田邊植物立於鉛筆地平線上：野燕麥、野胡蘿蔔、長葉車前、藍色矢車菊與紅色虞美人，左密右疏，漸至空白。',
    'zh-Hans':
      '一长条田边植物立于铅笔地平线上：野燕麦、野胡萝卜、长叶车前、蓝色矢车菊与红色虞美人，左密右疏，渐至空白。',
  },
  inspiration: {
    en: 'The farmer above Nin leaves a strip unmown because the tractor cannot turn there. Vlasić stretched a three-metre cord along it and drew what touched the cord, from west to east, in the order in which it grew. Nothing was moved for the sake of the picture; the crowding on the left is shade from a wall, the thinning on the right is where hares sleep. She calls it the only group portrait she has made. The last poppy, alone by the colour trials, opened while she was packing up.',
    'zh-Hant':
      '寧鎮上方的農夫留下一條沒割的草，因為曳引機在那裡轉不過彎。弗拉希奇沿著它拉了一條三公尺的繩，由西到東，碰到繩子的就照生長的順序畫下。沒有一株為了畫面移動：左邊擁擠，是因為有牆的陰影；右邊稀疏，是野兔睡覺的地方。她說這是自己唯一的團體肖像。最右邊試色旁那朵虞美人，是她收拾畫具時才開的。',
    'zh-Hans':
      '宁镇上方的农夫留下一条没割的草，因为拖拉机在那里转不过弯。弗拉希奇沿着它拉了一条三米的绳，由西到东，碰到绳子的就照生长的顺序画下。没有一株为了画面移动：左边拥挤，是因为有墙的阴影；右边稀疏，是野兔睡觉的地方。她说这是自己唯一的集体肖像。最右边试色旁那朵虞美人，是她收拾画具时才开的。',
  },
  material: onCottonRag({
    en: 'The original is a single sheet of 120 × 56 cm, pen and watercolour over a pencil ground line.',
    'zh-Hant': '原作為 120 × 56 公分單張紙，鉛筆地平線上以鋼筆與水彩繪成。',
    'zh-Hans': '原作为 120 × 56 厘米单张纸，铅笔地平线上以钢笔与水彩绘成。',
  }),
  certification: FIELD_CERTIFICATE,
  maintenance: care({
    en: 'Long sheets expand and shrink with humidity: have the framer fix only the upper edge.',
    'zh-Hant': '長幅紙張會隨濕度伸縮，裝框時下緣請勿固定。',
    'zh-Hans': '长幅纸张会随湿度伸缩，装框时下缘请勿固定。',
  }),
};

export const texts = { fig, fennel, poppies, fern, sunflower, field };
