import type { Text, WorkTexts } from '../artist.ts';

export const intro: Text = {
  en: 'Wu Pei-shan paints sheets of paper with gouache, then cuts and tears them into roofs, fruit and weather. Nothing in her pictures is drawn; everything has an edge.',
  'zh-Hant': '吳佩珊先用不透明水彩刷滿一張張紙，再剪、再撕，拼成屋頂、水果與天氣。她的畫裡沒有線條，只有邊緣。',
  'zh-Hans': '吴佩珊先用水粉刷满一张张纸，再剪、再撕，拼成屋顶、水果与天气。她的画里没有线条，只有边缘。',
};

export const story: Text = {
  en: `Wu Pei-shan was born in Tainan in 1990, above a shop that sold joss paper and funeral houses. Her grandfather folded bamboo and coloured paper into villas for the dead; she was allowed the offcuts. She says she learnt proportion from televisions the size of matchboxes.

She studied graphic design in Yunlin and worked for four years on supermarket packaging before renting a room on Xinmei Street with north light and no internet. There she paints for a week at a time, filling some two hundred sheets with a flat hake brush, and only then decides what they are. A blue that dried too thin becomes rain; a red with a hair caught in it becomes a roof.

The finished collages are glued only at the centre of each sheet, so that the edges lift and throw a shadow. When a picture is photographed for printing she insists on one lamp, from the upper left, “as at my grandfather’s bench”.`,
  'zh-Hant': `吳佩珊 1990 年生於台南，老家樓下是一間紙糊店。阿公用竹篾與色紙替往生者糊洋樓，剩下的紙邊歸她。她說自己的比例感，是從火柴盒大小的紙電視學來的。

她在雲林讀視覺設計，做了四年超市包裝，之後在新美街租下一間有北窗、沒有網路的房間。她在那裡一畫就是一個星期，用排筆刷滿兩百來張紙，刷完才決定它們是什麼：乾得太薄的藍成了雨，黏住一根筆毛的紅成了屋頂。

完成的拼貼只在每張紙的中央上膠，邊緣因此微微翹起，投下影子。拍攝製版時她堅持只打一盞燈，從左上方來，「就像阿公的工作檯」。`,
  'zh-Hans': `吴佩珊 1990 年生于台南，老家楼下是一间纸扎店。祖父用竹篾与彩纸替逝者糊洋楼，剩下的纸边归她。她说自己的比例感，是从火柴盒大小的纸电视学来的。

她在云林读视觉设计，做了四年超市包装，之后在新美街租下一间有北窗、没有网络的房间。她在那里一画就是一个星期，用排笔刷满两百来张纸，刷完才决定它们是什么：干得太薄的蓝成了雨，粘住一根笔毛的红成了屋顶。

完成的拼贴只在每张纸的中央上胶，边缘因此微微翘起，投下影子。拍摄制版时她坚持只打一盏灯，从左上方来，“就像祖父的工作台”。`,
};

/** What the print is, after a collage of so many sheets. */
function material(sheets: number, width: number, height: number): Text {
  const size = `${width} × ${height}`;
  return {
    en: `Giclée print in twelve pigment inks on 310 g/m² cold-pressed cotton rag, with a tooth close to that of the painted sheets. The original is a collage of ${sheets} gouache-painted papers on board, ${size} cm, photographed under a single raking lamp so that the shadows are the paper’s own.`,
    'zh-Hant': `十二色顏料墨水藝術微噴，印於 310 g/m² 冷壓純棉水彩紙，紙紋與原作的刷色紙相近。原作以 ${sheets} 張手刷不透明水彩紙拼貼於紙板，${size} 公分；拍攝時僅以單燈側照，畫中的影子都是紙本身的影子。`,
    'zh-Hans': `十二色颜料墨水艺术微喷，印于 310 g/m² 冷压纯棉水彩纸，纸纹与原作的刷色纸相近。原作以 ${sheets} 张手刷水粉纸拼贴于纸板，${size} 厘米；拍摄时仅以单灯侧照，画中的影子都是纸本身的影子。`,
  };
}

const openCertificate: Text = {
  en: 'Each print comes with a certificate signed by Wu Pei-shan and stamped with her scissors seal, stating the paper, the inks and the date of printing. Open edition, not numbered. Colours are warranted against visible fading for 60 years indoors.',
  'zh-Hant':
    '每幅附吳佩珊親簽保證書，蓋有她的剪刀印，載明紙張、墨水與印製日期。不限量版，不編號。室內陳列，色彩保固 60 年，不會明顯褪色。',
  'zh-Hans':
    '每幅附吴佩珊亲签证书，盖有她的剪刀印，载明纸张、墨水与印制日期。不限量版，不编号。室内陈列，色彩质保 60 年，不会明显褪色。',
};

function editionCertificate(size: number): Text {
  return {
    en: `An edition of ${size}, each numbered in the lower margin. The artist signs the certificate and pastes a snip of her own painted paper to it. The printing files are sealed when the last number is sold. Colours are warranted for 60 years.`,
    'zh-Hant': `限量 ${size} 幅，每幅於下緣編號。保證書由藝術家親筆簽名，並貼有一小片她親手刷色的紙。最後一號售出後，印製檔案即封存。色彩保固 60 年。`,
    'zh-Hans': `限量 ${size} 幅，每幅于下缘编号。证书由艺术家亲笔签名，并贴有一小片她亲手刷色的纸。最后一号售出后，印制文件即封存。色彩质保 60 年。`,
  };
}

const exhibitionCertificate: Text = {
  en: 'Sold only at the exhibition store. The certificate is signed by the artist and carries the store’s dated stamp beside her seal. Colours are warranted for 60 years.',
  'zh-Hant': '僅於限定展售門市販售。保證書由藝術家簽名用印，另蓋限定展售門市當日戳記。色彩保固 60 年。',
  'zh-Hans': '仅于限定展售门店出售。证书由艺术家签名用印，另盖限定展售门店当日戳记。色彩质保 60 年。',
};

const maintenance: Text = {
  en: 'The rag surface is matt and marks easily: hold it by the edges with dry hands, frame it behind acrylic with a mat so that the sheet does not touch the glazing, and clean only the acrylic, with a slightly damp microfibre cloth and no cleaner. Keep it out of direct afternoon sun and below 65% humidity.',
  'zh-Hant':
    '純棉紙面無塗層，容易留下指痕：請以乾燥雙手持紙邊，裝框時加卡紙，讓畫面不貼壓克力；清潔時只以微濕的超細纖維布擦拭壓克力，勿用清潔劑。避免西曬，濕度保持在 65% 以下。',
  'zh-Hans':
    '纯棉纸面无涂层，容易留下指痕：请以干燥双手持纸边，装框时加卡纸，让画面不贴亚克力；清洁时只用微湿的超细纤维布擦拭亚克力，勿用清洁剂。避免西晒，湿度保持在 65% 以下。',
};

export const texts = {
  'moon-over-anping': {
    title: { en: 'Moon over Anping', 'zh-Hant': '安平月', 'zh-Hans': '安平月' },
    alt: {
      en: 'A collage of a huge cream moon crossed by a torn strip of cloud, above three swallow-tail roofs in brick red and slate and one lit window.',
      'zh-Hant': '拼貼畫：碩大的米白月亮被一道撕紙雲橫過，下方三座磚紅與青灰的燕尾屋頂，一扇窗亮著燈。',
      'zh-Hans': '拼贴画：硕大的米白月亮被一道撕纸云横过，下方三座砖红与青灰的燕尾屋顶，一扇窗亮着灯。',
    },
    inspiration: {
      en: 'On the fifteenth night of the eighth month the lanes behind the Anping fort fill with barbecue smoke, and the smoke makes the moon look torn. Wu cut the disc first, from a sheet she had been saving for two years because it had dried without a single streak of cold white. The roofs came last, low and cropped, so that two thirds of the picture stays night. The yellow window belongs to a neighbour who never draws the curtain.',
      'zh-Hant':
        '中秋夜，安平古堡後的巷子滿是烤肉的煙，煙把月亮遮得像被撕過。吳佩珊先剪月亮，那張紙她留了兩年，因為乾後沒有一絲冷白。屋頂最後才放，壓得很低，讓畫面三分之二都是夜。亮著的黃窗屬於一位從不拉窗簾的鄰居。',
      'zh-Hans':
        '中秋夜，安平古堡后的巷子满是烤肉的烟，烟把月亮遮得像被撕过。吴佩珊先剪月亮，那张纸她留了两年，因为干后没有一丝冷白。屋顶最后才放，压得很低，让画面三分之二都是夜。亮着的黄窗属于一位从不拉窗帘的邻居。',
    },
    material: material(12, 54, 72),
    certification: editionCertificate(60),
    maintenance,
  },
  'three-persimmons': {
    title: { en: 'Three Persimmons, One Apart', 'zh-Hant': '三顆柿，一顆在外', 'zh-Hans': '三个柿子，一个在外' },
    alt: {
      en: 'Three orange persimmons on a brown table: two on a torn linen-white paper, one alone at the left beneath a window with dark hills.',
      'zh-Hant': '褐色桌上三顆橘柿：兩顆在撕邊的米白紙上，一顆獨自在左，窗外是深藍的山。',
      'zh-Hans': '褐色桌上三个橘柿：两个在撕边的米白纸上，一个独自在左，窗外是深蓝的山。',
    },
    inspiration: {
      en: 'Muqi painted six persimmons in the thirteenth century and moved one of them slightly out of line; people have been looking at that gap ever since. Wu’s answer is set in a relative’s kitchen in Xinpu, where the drying racks stand outside. She wanted the gap to be felt as manners rather than as loneliness: the third fruit has simply been put aside for someone who comes home late. Its shaded crescent is the only piece she cut twice.',
      'zh-Hant':
        '十三世紀的牧谿畫六柿，把其中一顆稍稍挪開，後人便一直看著那個空隙。吳佩珊的回應發生在新埔親戚家的廚房，屋外就是曬柿的竹架。她希望那段距離不是寂寞，而是禮數：第三顆只是留給晚歸的人。它暗面那片彎月，是全畫唯一剪了兩次的紙。',
      'zh-Hans':
        '十三世纪的牧溪画六柿，把其中一个稍稍挪开，后人便一直看着那个空隙。吴佩珊的回应发生在新埔亲戚家的厨房，屋外就是晒柿的竹架。她希望那段距离不是寂寞，而是礼数：第三个只是留给晚归的人。它暗面那片弯月，是全画唯一剪了两次的纸。',
    },
    material: material(20, 72, 56),
    certification: openCertificate,
    maintenance,
  },
  'typhoon-holiday': {
    title: { en: 'Typhoon Holiday', 'zh-Hant': '颱風假', 'zh-Hans': '台风假' },
    alt: {
      en: 'Abstract collage in storm greys: a tilted black house with one yellow window, torn white shafts of rain and a single green leaf blown across.',
      'zh-Hant': '灰調抽象拼貼：傾斜的黑色屋子開著一扇黃窗，撕紙般的白雨斜落，一片綠葉被吹過。',
      'zh-Hans': '灰调抽象拼贴：倾斜的黑色屋子开着一扇黄窗，撕纸般的白雨斜落，一片绿叶被吹过。',
    },
    inspiration: {
      en: 'At eight in the evening the city government announces whether offices and schools will close, and a whole island holds its breath over a line of text. The picture is the afternoon after the good news: shutters down, instant noodles, everything outdoors leaning. All the greys were mixed from one leftover pot, thinned sheet by sheet. The leaf is a mango leaf that struck her window in 2023; she traced it on the spot, before it flew on.',
      'zh-Hant':
        '晚上八點，市政府公布隔天停不停班，整座島對著一行字屏息。畫的是好消息之後的下午：鐵門拉下，泡麵冒煙，屋外一切都歪著。所有的灰來自同一罐剩下的顏料，一張比一張稀。那片葉子是 2023 年打在她窗上的芒果葉，她當場描下，它隨即又飛走。',
      'zh-Hans':
        '晚上八点，市政府公布第二天停不停班，整座岛对着一行字屏息。画的是好消息之后的下午：卷帘门拉下，泡面冒着热气，屋外一切都歪着。所有的灰来自同一罐剩下的颜料，一张比一张稀。那片叶子是 2023 年打在她窗上的芒果叶，她当场描下，它随即又飞走。',
    },
    material: material(9, 60, 60),
    certification: openCertificate,
    maintenance,
  },
  'salt-hills-qigu': {
    title: { en: 'Salt Hills, Qigu', 'zh-Hant': '七股鹽山', 'zh-Hans': '七股盐山' },
    alt: {
      en: 'A wide collage of three white salt heaps beside pink and blue evaporation pans, a red tarpaulin and a torn dark foreshore.',
      'zh-Hant': '橫幅拼貼：三座白色鹽堆立在粉紅與淺藍的鹽田旁，一塊紅帆布，前景是撕開的深色泥灘。',
      'zh-Hans': '横幅拼贴：三座白色盐堆立在粉红与浅蓝的盐田旁，一块红帆布，前景是撕开的深色泥滩。',
    },
    inspiration: {
      en: 'Qigu stopped making salt in 2002, and the heaps that remain are now climbed by schoolchildren with ice lollies. Wu’s father drove a lorry there in the last season. She remembers the tarpaulin more than the salt: a red so dirty that it only looked clean against white. The pans take their pinks from the algae that bloom when the brine thickens. She kept the horizon level enough to hang above a sofa, and everything on it slightly off.',
      'zh-Hant':
        '七股鹽場 2002 年停曬，留下的鹽山如今爬滿拿冰棒的小學生。吳佩珊的父親在最後一季替鹽場開卡車。比起鹽，她更記得那塊帆布：髒得要靠白色襯托才顯乾淨的紅。鹽田的粉紅來自鹵水變濃時滋生的藻。地平線被她拉得夠平，足以掛在沙發上方；線上的一切則都略略歪著。',
      'zh-Hans':
        '七股盐场 2002 年停晒，留下的盐山如今爬满拿冰棍的小学生。吴佩珊的父亲在最后一季替盐场开卡车。比起盐，她更记得那块帆布：脏得要靠白色衬托才显干净的红。盐田的粉红来自卤水变浓时滋生的藻。地平线被她拉得够平，足以挂在沙发上方；线上的一切则都略略歪着。',
    },
    material: material(14, 90, 39),
    certification: openCertificate,
    maintenance,
  },
  'shennong-street-five-o-clock': {
    title: { en: 'Shennong Street, Five O’Clock', 'zh-Hant': '神農街五點鐘', 'zh-Hans': '神农街五点钟' },
    alt: {
      en: 'A narrow lane between a plaster house and a brick one, washing hung across it, an amber sun low in the gap.',
      'zh-Hant': '灰泥屋與紅磚屋之間的窄巷，三件衣物橫掛其間，琥珀色的太陽低懸在縫裡。',
      'zh-Hans': '灰泥屋与红砖屋之间的窄巷，三件衣物横挂其间，琥珀色的太阳低悬在缝里。',
    },
    inspiration: {
      en: 'The houses of Shennong Street were built narrow so that canal boats could unload straight into the ground floor. The canal is gone; the narrowness is what remains, and at five the light falls into it like a coin into a slot. Wu made this picture for the owner of the house on the right, who complained that tourists photograph everything except the laundry. The blue cloth is a piece of her first failed night sky.',
      'zh-Hant':
        '神農街的屋子蓋得窄，是為了讓運河的船直接在一樓卸貨。河港填了，窄還在；每到五點，光像硬幣投進縫裡。這張畫是為右邊那戶的屋主做的，他抱怨遊客什麼都拍，就是不拍晾著的衣服。那塊藍布，剪自她第一張失敗的夜空。',
      'zh-Hans':
        '神农街的屋子盖得窄，是为了让运河的船直接在一楼卸货。河港填了，窄还在；每到五点，光像硬币投进缝里。这张画是为右边那户的屋主做的，他抱怨游客什么都拍，就是不拍晾着的衣服。那块蓝布，剪自她第一张失败的夜空。',
    },
    material: material(18, 48, 68),
    certification: exhibitionCertificate,
    maintenance,
  },
  'half-a-papaya': {
    title: { en: 'Half a Papaya', 'zh-Hant': '半顆木瓜', 'zh-Hans': '半个木瓜' },
    alt: {
      en: 'A halved papaya stands upright on a teal table against pale pink, its torn hollow full of black seeds, two of them fallen.',
      'zh-Hant': '剖半的木瓜立在青綠桌面上，背景淺粉，撕開的果心裡滿是黑籽，兩顆掉在桌上。',
      'zh-Hans': '剖半的木瓜立在青绿桌面上，背景浅粉，撕开的果心里满是黑籽，两颗掉在桌上。',
    },
    inspiration: {
      en: 'Papaya milk was what her family bought after every hospital visit, whatever the news had been. Years later, eating the fruit alone over the sink, Wu noticed how much it looks like a room with the lights on. The hollow is torn and not cut, because a knife never reaches it, only a spoon. Twenty-odd seeds were snipped from one black sheet in one sitting; the two on the table fell there and she glued them where they lay.',
      'zh-Hant':
        '每次去完醫院，不論消息好壞，全家都會去喝木瓜牛奶。多年後她獨自站在水槽邊吃木瓜，發現它很像一間開著燈的房間。果心用撕的而不用剪，因為刀到不了那裡，只有湯匙到得了。二十多顆籽由同一張黑紙一口氣剪成；桌上那兩顆是掉下去的，她就黏在原地。',
      'zh-Hans':
        '每次去完医院，不论消息好坏，全家都会去喝木瓜牛奶。多年后她独自站在水槽边吃木瓜，发现它很像一间开着灯的房间。果心用撕的而不用剪，因为刀到不了那里，只有勺子到得了。二十多颗籽由同一张黑纸一口气剪成；桌上那两颗是掉下去的，她就粘在原地。',
    },
    material: material(29, 56, 70),
    certification: openCertificate,
    maintenance,
  },
  'tea-rows-late-sun': {
    title: { en: 'Tea Rows, Late Sun', 'zh-Hant': '茶畦晚照', 'zh-Hans': '茶垄晚照' },
    alt: {
      en: 'Green and straw-coloured arcs of terraced tea hills under an apricot sky with a red sun and a small white house.',
      'zh-Hant': '綠與麥黃的弧形茶山層層相疊，杏色天空掛著紅日，深綠坡上一間小白屋。',
      'zh-Hans': '绿与麦黄的弧形茶山层层相叠，杏色天空挂着红日，深绿坡上一间小白屋。',
    },
    inspiration: {
      en: 'From the night market in Zhushan a farm road climbs to Shanlinxi in forty-one hairpins, and at each one the terraces turn a little further round their hill, like a plate on a potter’s wheel. Wu drew no rows. She cut the arcs with the long shears used for curtain cloth and slid them until the straw-coloured one held the light. The white house is the pump shed at bend seventeen, where her scooter gave out.',
      'zh-Hant':
        '從竹山上杉林溪的產業道路有四十一個髮夾彎，每轉一彎，茶園就繞著山頭多轉一點，像轆轤上的盤子。吳佩珊沒有畫任何一行茶樹。她用裁窗簾的長剪刀剪出幾道弧，來回推移，直到麥黃那道接住了光。小白屋是第十七彎的抽水站，她的機車在那裡熄火。',
      'zh-Hans':
        '从竹山上杉林溪的农用道路有四十一个发夹弯，每转一弯，茶园就绕着山头多转一点，像辘轳上的盘子。吴佩珊没有画任何一行茶树。她用裁窗帘的长剪刀剪出几道弧，来回推移，直到麦黄那道接住了光。小白屋是第十七弯的抽水站，她的踏板车在那里熄火。',
    },
    material: material(12, 76, 54),
    certification: openCertificate,
    maintenance,
  },
} satisfies Record<string, WorkTexts>;
