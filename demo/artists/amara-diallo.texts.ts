import type { Text, WorkTexts } from '../artist.ts';

export const intro: Text = {
  en: 'Amara Diallo weaves narrow cotton strips, sews them into cloth and paints on it with fermented river mud. Her signs are her own, and most of the cloth is left without any.',
  'zh-Hant': '阿瑪拉・迪亞洛織窄幅棉條，縫成布，再以發酵的河泥作畫。符號皆出自她自己，而布的大部分，她留白。',
  'zh-Hans': '阿玛拉·迪亚洛织窄幅棉条，缝成布，再以发酵的河泥作画。符号皆出自她自己，而布的大部分，她留白。',
};

export const story: Text = {
  en: `Amara Diallo was born in Ségou in 1971, a hundred metres from the Niger. In her family men wove and women dyed. When her brother left for Abidjan he left his loom standing in the yard, threaded, and she finished the strip. Nobody remarked on it, which she took as permission.

The loom makes a strip a hand wide and as long as patience. Eight or ten are sewn edge to edge; they never quite agree, and the line where they disagree is what she composes with. Indigo comes from a dyer in Kayes, mud from one bend of the river, gathered in February and kept in a jar for a year. She does not use the signs of older cloths. “Those were said by someone, to someone,” she says. “I was not in the conversation.”

Since 2009 she has taught two apprentices at a time, one of whom must always be a man. Her cloths are photographed flat in the shade of her courtyard, at nine in the morning, before the wind.`,
  'zh-Hant': `阿瑪拉・迪亞洛 1971 年生於塞古，離尼日河一百公尺。家裡的規矩是男人織、女人染。哥哥去了阿必尚，織機留在院子裡，經線還掛著，她便把那一條織完。沒有人說什麼，她當作是答應了。

這種織機只織得出一掌寬的布條，長度看耐心。八條、十條相縫，邊總是對不齊，她就用那些對不齊的線構圖。靛藍來自卡伊的染匠，泥來自某一處河灣，二月採、封罐一年。她不用舊布上的符號。「那是某個人對某個人說的話，」她說，「當時我不在場。」

自 2009 年起她一次收兩名學徒，其中必有一位是男的。她的布攤平在院子的陰影裡拍攝，早上九點，風起之前。`,
  'zh-Hans': `阿玛拉·迪亚洛 1971 年生于塞古，离尼日尔河一百米。家里的规矩是男人织、女人染。哥哥去了阿比让，织机留在院子里，经线还挂着，她便把那一条织完。没有人说什么，她当作是答应了。

这种织机只织得出一掌宽的布条，长度看耐心。八条、十条相缝，边总是对不齐，她就用那些对不齐的线构图。靛蓝来自卡伊的染匠，泥来自某一处河湾，二月采、封罐一年。她不用旧布上的符号。“那是某个人对某个人说的话，”她说，“当时我不在场。”

自 2009 年起她一次收两名学徒，其中必有一位是男的。她的布摊平在院子的阴影里拍摄，早上九点，风起之前。`,
};

/** What the print is, after a cloth of so many strips. */
function material(strips: number, dyes: Text, width: number, height: number): Text {
  const size = `${width} × ${height}`;
  return {
    en: `Giclée print in pigment inks on 340 g/m² textured cotton rag, heavy enough to hang without buckling and toothy enough to hold the shadow of every thread. The original is ${strips} strips of handspun cotton sewn edge to edge, dyed with ${dyes.en}, ${size} cm.`,
    'zh-Hant': `顏料墨水藝術微噴，印於 340 g/m² 粗紋純棉紙，厚實不易起翹，紙紋足以留住每根線的影子。原作為 ${strips} 條手紡棉布條相縫，以${dyes['zh-Hant']}染成，${size} 公分。`,
    'zh-Hans': `颜料墨水艺术微喷，印于 340 g/m² 粗纹纯棉纸，厚实不易起翘，纸纹足以留住每根线的影子。原作为 ${strips} 条手纺棉布条相缝，以${dyes['zh-Hans']}染成，${size} 厘米。`,
  };
}

const openCertificate: Text = {
  en: 'The certificate is signed by Amara Diallo and tied with a length of the warp used in that year’s cloths. Open edition, unnumbered; paper and ink batch are recorded. Colours are warranted for 70 years indoors.',
  'zh-Hant':
    '保證書由阿瑪拉・迪亞洛簽名，以當年所用的一段經線繫束。不限量版，不編號，載明紙張與墨水批次。室內陳列，色彩保固 70 年。',
  'zh-Hans':
    '证书由阿玛拉·迪亚洛签名，以当年所用的一段经线系束。不限量版，不编号，载明纸张与墨水批次。室内陈列，色彩质保 70 年。',
};

function editionCertificate(size: number): Text {
  return {
    en: `Limited to ${size} prints, three for each sign. Numbered in the lower margin; the certificate, signed with the same reed pen and mud as the original, names the sign to which the number belongs. Once sold out it is not printed again. Colours are warranted for 70 years.`,
    'zh-Hant': `限量 ${size} 幅，每個符號三幅。於下緣編號；保證書以原作所用的蘆葦筆與河泥簽名，載明該號所屬的符號。售罄後不再印製。色彩保固 70 年。`,
    'zh-Hans': `限量 ${size} 幅，每个符号三幅。于下缘编号；证书以原作所用的芦苇笔与河泥签名，载明该号所属的符号。售罄后不再印制。色彩质保 70 年。`,
  };
}

const maintenance: Text = {
  en: 'The heavy rag may be framed without a mat, but keep a spacer between sheet and glazing. Lift it with both hands. Dust the sheet with a soft dry brush from top to bottom, never with a damp cloth; clean the acrylic with a slightly damp microfibre cloth, without cleaner. Hang it on a wall that the sun does not reach: indigo and rust tones fade in sunlight.',
  'zh-Hant':
    '厚棉紙可不加卡紙裝框，但畫面與壓克力之間請留墊條。雙手捧持。畫面以柔軟乾刷由上往下除塵，勿用濕布；壓克力面板以微濕的超細纖維布擦拭，勿用清潔劑；靛藍與鏽紅宜掛在日光照不到的牆面。',
  'zh-Hans':
    '厚棉纸可不加卡纸装框，但画面与亚克力之间请留垫条。双手捧持。画面以柔软干刷由上往下除尘，勿用湿布；亚克力面板以微湿的超细纤维布擦拭，勿用清洁剂；靛蓝与锈红宜挂在日光照不到的墙面。',
};

export const texts = {
  'low-water-at-segou': {
    title: { en: 'Low Water at Ségou', 'zh-Hant': '塞古枯水', 'zh-Hans': '塞古枯水' },
    alt: {
      en: 'Wide indigo cloth of horizontal strips; four pale bars lie across the middle like sandbanks, with a small rust square above.',
      'zh-Hant': '橫條相縫的靛藍寬布，中央四道淺色長條如沙洲，上方一小塊鏽紅。',
      'zh-Hans': '横条相缝的靛蓝宽布，中央四道浅色长条如沙洲，上方一小块锈红。',
    },
    inspiration: {
      en: 'In April the Niger at Ségou draws back so far that boys play football on its bed. Diallo laid the strips sideways for once, because the river lies down and a cloth hung upright would have made it stand. Each bank is a single strip, woven to a length she paced out on the sand and divided by fifty. The marks are the posts where the pirogues are tied. The rust square is the pump of the waterworks, which the town leaves running all night.',
      'zh-Hant':
        '四月，塞古的尼日河退得很遠，男孩在河床上踢球。這一次她把布條橫著縫，因為河是躺著的，直掛會讓它站起來。每道沙洲是一條布，長度由她在沙上步測，再除以五十。那些短痕是繫獨木舟的樁。鏽紅方塊是自來水廠的抽水機，整夜開著。',
      'zh-Hans':
        '四月，塞古的尼日尔河退得很远，男孩在河床上踢球。这一次她把布条横着缝，因为河是躺着的，直挂会让它站起来。每道沙洲是一条布，长度由她在沙上步测，再除以五十。那些短痕是系独木舟的桩。锈红方块是自来水厂的水泵，整夜开着。',
    },
    material: material(
      9,
      { en: 'indigo, bark and river mud', 'zh-Hant': '靛藍、樹皮與河泥', 'zh-Hans': '靛蓝、树皮与河泥' },
      180,
      84,
    ),
    certification: openCertificate,
    maintenance,
  },
  'nine-signs-for-a-door': {
    title: { en: 'Nine Signs for a Door', 'zh-Hant': '給一扇門的九個符號', 'zh-Hans': '给一扇门的九个符号' },
    alt: {
      en: 'Dark mud-dyed cloth with nine pale hand-drawn signs in a crooked grid at the top, a line below it and one white dot at lower right.',
      'zh-Hant': '泥染深色布，上方歪斜的方格中有九個手繪淺色符號，其下一道橫線，右下一個白點。',
      'zh-Hans': '泥染深色布，上方歪斜的方格中有九个手绘浅色符号，其下一道横线，右下一个白点。',
    },
    inspiration: {
      en: 'When her eldest daughter rented her first room in Bamako, the door had no lock, and Diallo sent this instead. The nine signs are a list: calabash, comb, doorway, road, crossing, moonrise, ladder, rain, hearth. Read in any order they describe leaving a house and coming back to it. The ground was painted around the signs, three coats in three weeks, so what looks drawn is the cloth itself left bare. The white dot is the keyhole.',
      'zh-Hant':
        '大女兒在巴馬科租了第一間房，門沒有鎖，她便寄去這塊布。九個符號是一張清單：葫蘆、梳、門、路、岔口、月出、梯、雨、灶。不論從哪裡讀起，都是離家與回家。底色繞著符號刷，三週三層，所以看似畫上去的，其實是留白的布。那個白點是鑰匙孔。',
      'zh-Hans':
        '大女儿在巴马科租了第一间房，门没有锁，她便寄去这块布。九个符号是一张清单：葫芦、梳、门、路、岔口、月出、梯、雨、灶。不论从哪里读起，都是离家与回家。底色绕着符号刷，三周三层，所以看似画上去的，其实是留白的布。那个白点是钥匙孔。',
    },
    material: material(
      7,
      { en: 'leaf tannin and three coats of mud', 'zh-Hant': '樹葉單寧與三層河泥', 'zh-Hans': '树叶单宁与三层河泥' },
      95,
      130,
    ),
    certification: editionCertificate(27),
    maintenance,
  },
  harmattan: {
    title: { en: 'Harmattan', 'zh-Hant': '哈馬丹風', 'zh-Hans': '哈马丹风' },
    alt: {
      en: 'Dust-coloured cloth with a large rust disc crossed by five bare lines, seven dark strokes at lower left and two brown bands.',
      'zh-Hant': '塵土色的布上一輪鏽紅圓盤，被五道留白橫線劃過；左下七筆深痕，兩道褐帶。',
      'zh-Hans': '尘土色的布上一轮锈红圆盘，被五道留白横线划过；左下七笔深痕，两道褐带。',
    },
    inspiration: {
      en: 'From December the wind brings the Sahara down in the form of light. One can look straight at the sun for a whole morning; it has the colour of a brick and no heat. Diallo rubbed the woven ground with road dust before dyeing it, then washed most of it out again, and what stayed is the tone of the picture. The seven strokes are people waiting for the Bamako coach. They wait in every version she made of this cloth.',
      'zh-Hant':
        '十二月起，風把撒哈拉以光的形狀帶下來。整個早上都可以直視太陽，它像磚的顏色，沒有溫度。染之前，迪亞洛先用路上的塵土揉布，再洗去大半，留下的便是這張畫的調子。七筆深痕是等長途巴士去巴馬科的人。這塊布她做過好幾次，每一次他們都還在等。',
      'zh-Hans':
        '十二月起，风把撒哈拉以光的形状带下来。整个早上都可以直视太阳，它像砖的颜色，没有温度。染之前，迪亚洛先用路上的尘土揉布，再洗去大半，留下的便是这张画的调子。七笔深痕是等长途客车去巴马科的人。这块布她做过好几次，每一次他们都还在等。',
    },
    material: material(
      8,
      { en: 'bark, iron rust and river mud', 'zh-Hant': '樹皮、鐵鏽與河泥', 'zh-Hans': '树皮、铁锈与河泥' },
      110,
      110,
    ),
    certification: openCertificate,
    maintenance,
  },
  'indigo-washed-twice': {
    title: { en: 'Indigo, Washed Twice', 'zh-Hant': '洗過兩次的靛藍', 'zh-Hans': '洗过两次的靛蓝' },
    alt: {
      en: 'Vertical strips fade from deep indigo at the top to near white at the foot; three columns of pale dots and one red block.',
      'zh-Hant': '直條布由上方深靛漸褪至底部近白，左上三列淺點，右下一塊紅。',
      'zh-Hans': '直条布由上方深靛渐褪至底部近白，左上三列浅点，右下一块红。',
    },
    inspiration: {
      en: 'A good indigo leaves its colour on the wearer’s neck, and the owner is proud of the stain. This cloth belonged to no one: it was dipped eleven times in Kayes, then hung by its hem in the river for one night and, the next dry season, for another. The strips faded each at its own speed. Diallo added thirty-three dots for the nights between the two washings that she had thought of taking it out, and one red block, woven beforehand, to have something that would not move.',
      'zh-Hant':
        '好的靛藍會染上穿衣人的脖子，主人還以此為榮。這塊布沒有主人：在卡伊浸染十一次，以下襬懸在河裡一夜，隔年旱季再一夜，每條各褪各的。三十三個點，是兩次洗之間她想把它收起來的夜晚；那塊紅是早就織進去的，好讓畫裡有一樣東西不動。',
      'zh-Hans':
        '好的靛蓝会染上穿衣人的脖子，主人还以此为荣。这块布没有主人：在卡伊浸染十一次，以下摆悬在河里一夜，第二年旱季再一夜，每条各褪各的。三十三个点，是两次洗之间她想把它收起来的夜晚；那块红是早就织进去的，好让画里有一样东西不动。',
    },
    material: material(
      9,
      { en: 'indigo, kola nut and chalk', 'zh-Hant': '靛藍、可樂果與白堊', 'zh-Hans': '靛蓝、可乐果与白垩' },
      105,
      140,
    ),
    certification: openCertificate,
    maintenance,
  },
  'the-blanket-stopped-here': {
    title: { en: 'The Blanket Stopped Here', 'zh-Hant': '毯子織到這裡', 'zh-Hans': '毯子织到这里' },
    alt: {
      en: 'An unfinished white blanket of strips with black and red bars, its lower edge stepped, loose warp threads hanging over a clay wall.',
      'zh-Hant': '未完成的白色條布毯，有黑與紅的橫槓，下緣高低不齊，鬆散的經線垂在土牆前。',
      'zh-Hans': '未完成的白色条布毯，有黑与红的横杠，下缘高低不齐，松散的经线垂在土墙前。',
    },
    inspiration: {
      en: 'Her teacher, the weaver Bakary, worked until the Thursday before he died and left nine strips of nine lengths. The family asked Diallo to finish the blanket. She sewed the strips together as they were, top edges level, and let the bottom say what it had to. The ochre steps at the right, six small blocks, are the only thing she wove herself. They are a staircase going down, or up; she has been asked, and says that it depends on who was tired.',
      'zh-Hant':
        '她的師傅、織工巴卡里一直織到過世前的星期四，留下長短不一的九條布。家人請她把毯子完成。她照原樣縫起，上緣對齊，下緣任它說該說的話。只有右邊六小塊赭色階梯是她自己織的，往下走，或往上走；有人問過，她說要看累的是誰。',
      'zh-Hans':
        '她的师傅、织工巴卡里一直织到过世前的星期四，留下长短不一的九条布。家人请她把毯子完成。她照原样缝起，上缘对齐，下缘任它说该说的话。只有右边六小块赭色阶梯是她自己织的，往下走，或往上走；有人问过，她说要看累的是谁。',
    },
    material: material(
      9,
      { en: 'kola nut, bark and mud', 'zh-Hant': '可樂果、樹皮與河泥', 'zh-Hans': '可乐果、树皮与河泥' },
      150,
      112,
    ),
    certification: openCertificate,
    maintenance,
  },
  'road-to-san': {
    title: { en: 'Road to San, Market Day', 'zh-Hant': '往桑城的路，趕集日', 'zh-Hans': '往桑城的路，赶集日' },
    alt: {
      en: 'Four strips of bright woven blocks at the left; the rest is quiet red-brown cloth with a double white zigzag and three dots.',
      'zh-Hant': '左側四條鮮明的織塊，其餘是沉靜的紅褐布，一道雙線白折紋，三個白點。',
      'zh-Hans': '左侧四条鲜明的织块，其余是沉静的红褐布，一道双线白折纹，三个白点。',
    },
    inspiration: {
      en: 'San holds its market on Mondays, and for the four hours before one reaches it there is only laterite. Diallo wove the town first, four strips of it, every block the colour of something sold there: salt, charcoal, millet, cloth, onions, kola. Then came the road, seven turns drawn twice, once for the going and once, thinner, for the return with an empty cart. The three dots are guinea fowl. They belong to nobody and are always in the same field.',
      'zh-Hant':
        '桑城星期一趕集，到達之前的四個小時，路上只有紅土。她先織城，四條布，每一塊都是那裡賣的東西的顏色：鹽、炭、小米、布、洋蔥、可樂果。然後是路，七個彎畫兩次，一次去程，一次空車回來，線細一些。三個點是珠雞，不屬於誰，總在同一塊田裡。',
      'zh-Hans':
        '桑城星期一赶集，到达之前的四个小时，路上只有红土。她先织城，四条布，每一块都是那里卖的东西的颜色：盐、炭、小米、布、洋葱、可乐果。然后是路，七个弯画两次，一次去程，一次空车回来，线细一些。三个点是珍珠鸡，不属于谁，总在同一块田里。',
    },
    material: material(
      13,
      {
        en: 'bark, indigo, sorghum-stalk red and chalk',
        'zh-Hant': '樹皮、靛藍、高粱稈紅與白堊',
        'zh-Hans': '树皮、靛蓝、高粱秆红与白垩',
      },
      162,
      114,
    ),
    certification: openCertificate,
    maintenance,
  },
  'where-the-bani-joins': {
    title: { en: 'Where the Bani Joins', 'zh-Hant': '巴尼河匯入處', 'zh-Hans': '巴尼河汇入处' },
    alt: {
      en: 'On cream cloth, a stepped indigo band descends from upper left and meets a stepped ochre one from below; they run on together to the right.',
      'zh-Hant': '米白布上，靛藍的階狀帶自左上而下，與自下而來的赭色階帶相會，並行向右。',
      'zh-Hans': '米白布上，靛蓝的阶状带自左上而下，与自下而来的赭色阶带相会，并行向右。',
    },
    inspiration: {
      en: 'At Mopti the Bani comes into the Niger, and for some kilometres the two refuse to mix: one green-dark, one the colour of tea with milk, side by side in one bed. A strip loom can only make a slope by steps, and Diallo likes it for that, since nobody, she says, was ever changed along a smooth line. After the fifth strip the ochre grows thinner and the indigo wider. Above is the sign for moonrise, below it the landing stage.',
      'zh-Hant':
        '巴尼河在莫普提匯入尼日河，此後好幾公里兩水不肯相混，一道暗綠，一道像奶茶，同在一張河床裡並排走。條布織機要做斜坡只能一階一階來，她正喜歡這樣：沒有人是沿著平滑的線改變的。第五條之後，赭色漸細，靛藍漸寬。上方是月出的符號，下方是碼頭。',
      'zh-Hans':
        '巴尼河在莫普提汇入尼日尔河，此后好几公里两水不肯相混，一道暗绿，一道像奶茶，同在一张河床里并排走。条布织机要做斜坡只能一阶一阶来，她正喜欢这样：没有人是沿着平滑的线改变的。第五条之后，赭色渐细，靛蓝渐宽。上方是月出的符号，下方是码头。',
    },
    material: material(
      9,
      { en: 'indigo, bark and river mud', 'zh-Hant': '靛藍、樹皮與河泥', 'zh-Hans': '靛蓝、树皮与河泥' },
      95,
      135,
    ),
    certification: openCertificate,
    maintenance,
  },
} satisfies Record<string, WorkTexts>;
