import type { Text, WorkTexts } from '../artist.ts';

export const WINDOW_EDITION = 40;

export const intro: Text = {
  en: 'Ingrid Solheim paints the same dozen jugs, bowls and doorways in the slow daylight of western Norway. Her subject is less the things than the hour that has settled on them.',
  'zh-Hant':
    '英格麗・索爾海姆在挪威西岸緩慢的日光裡，反覆畫同樣十來件水罐、碗與門廊。她畫的與其說是物件，不如說是落在物件上的那個時辰。',
  'zh-Hans':
    '英格丽·索尔海姆在挪威西岸缓慢的日光里，反复画同样十来件水罐、碗和门廊。她画的与其说是物件，不如说是落在物件上的那个时辰。',
};

export const story: Text = {
  en: `Ingrid Solheim was born in Bergen in 1973, in a city that counts its dry days. She studied ceramics first and made, by her own account, two thousand pots that she did not much want to use; what she wanted was to look at them. In 1999 she put the wheel in the cellar, kept twelve pieces, and began to paint them in the north room of her grandmother’s house.

The room has one window and the window has rain on it. In such light nothing shines, and the smallest step from grey to grey becomes an event. Solheim works on coarse linen that she sizes herself. She rubs in a warm ground with a rag, then drags stiff paint across it with worn hog brushes, never blending, so that the weave keeps breathing through. A picture may take three weeks or two winters. She stops when the jug has, as she puts it, arrived.

She has shown in Bergen, Copenhagen and Kanazawa, where a potter offered to buy not the painting but the pot. The twelve pieces are still twelve; one was broken in 2011 and glued, and has appeared with its crack in every picture since.`,
  'zh-Hant': `英格麗・索爾海姆 1973 年生於卑爾根，一個會數晴天的城市。她起先學陶，據自己說做了兩千件不太想用的器皿；她想要的其實是看著它們。1999 年她把轆轤搬進地下室，只留下十二件，開始在祖母老屋的北房裡畫它們。

那間房只有一扇窗，窗上總有雨。這樣的光裡沒有東西發亮，從一種灰到另一種灰的小小一步都成了事件。索爾海姆用自己上膠的粗亞麻布，先以布團擦出溫暖的底色，再用磨禿的豬鬃筆把乾硬的顏料拖過去，從不揉合，讓布紋始終透氣。一幅畫或者三週，或者兩個冬天。等到那只罐子，用她的話說，「到了」，她就停筆。

她曾在卑爾根、哥本哈根與金澤展出；在金澤，有位陶藝家想買的不是畫，而是畫裡的罐子。十二件至今仍是十二件，2011 年摔破一件，黏好之後，那道裂痕便出現在此後的每幅畫裡。`,
  'zh-Hans': `英格丽·索尔海姆 1973 年生于卑尔根，一个会数晴天的城市。她起先学陶，据自己说做了两千件不太想用的器皿；她想要的其实是看着它们。1999 年她把拉坯机搬进地下室，只留下十二件，开始在祖母老屋的北房里画它们。

那间房只有一扇窗，窗上总有雨。这样的光里没有东西发亮，从一种灰到另一种灰的小小一步都成了事件。索尔海姆用自己上胶的粗亚麻布，先用布团擦出温暖的底色，再用磨秃的猪鬃笔把干硬的颜料拖过去，从不揉合，让布纹始终透气。一幅画或者三周，或者两个冬天。等到那只罐子，用她的话说，“到了”，她就停笔。

她曾在卑尔根、哥本哈根和金泽展出；在金泽，有位陶艺家想买的不是画，而是画里的罐子。十二件至今仍是十二件，2011 年摔破一件，粘好之后，那道裂痕便出现在此后的每幅画里。`,
};

/** The material of the original, with the linen-textured paper we print it on. */
function onMattLinen(original: Text): Text {
  return {
    en: `${original.en} Reproduced as a giclée in ten matt pigment inks, four of them greys, on 320 g/m² alpha-cellulose paper with a fine linen tooth; nothing is varnished, so the surface stays as dry as hers.`,
    'zh-Hant': `${original['zh-Hant']}複製畫以 10 色霧面顏料墨水（其中四色為灰）藝術微噴於 320 g/m² 細亞麻紋 α 纖維素紙，不上光油，表面如原作般乾爽。`,
    'zh-Hans': `${original['zh-Hans']}复制画以 10 色哑光颜料墨水（其中四色为灰）艺术微喷于 320 g/m² 细亚麻纹 α 纤维素纸，不上光油，表面如原作般干爽。`,
  };
}

const OPEN_CERTIFICATE: Text = {
  en: 'Accompanied by a certificate signed by Solheim and stamped with the mark she once pressed into the feet of her pots; it states title, year, paper and date of printing. Open edition. Warranted for 70 years against visible fading indoors.',
  'zh-Hant':
    '附索爾海姆親簽保證書，蓋有她昔日壓在陶器底部的印記，載明作品名稱、年份、紙材與印製日期。不限量版。室內陳列，色彩保固 70 年，不會明顯褪色。',
  'zh-Hans':
    '附索尔海姆亲笔签名证书，盖有她昔日压在陶器底部的印记，载明作品名称、年份、纸材与印制日期。不限量版。室内陈列，色彩质保 70 年，不会明显褪色。',
};

const WINDOW_CERTIFICATE: Text = {
  en: `Limited to ${WINDOW_EDITION} prints, each checked against a proof that she approved beside the painting, and numbered in graphite on the lower margin. The certificate carries the same number, the artist’s signature and her pot mark. 70-year warranty against visible fading.`,
  'zh-Hant': `限量 ${WINDOW_EDITION} 幅，每幅皆依她對照原作核可的樣張校色，並於下方紙邊以石墨筆編號。保證書載相同編號、藝術家簽名與陶印。色彩保固 70 年，不會明顯褪色。`,
  'zh-Hans': `限量 ${WINDOW_EDITION} 幅，每幅都按她对照原作认可的样张校色，并在下方纸边以石墨笔编号。证书载相同编号、艺术家签名与陶印。色彩质保 70 年，不会明显褪色。`,
};

const PAUSED_CERTIFICATE: Text = {
  en: 'Open edition, paused while the artist revises the proof of the dark areas; prints already sold keep their signed certificate and pot mark, and the 70-year warranty against visible fading.',
  'zh-Hant':
    '不限量版，目前因藝術家重新校正暗部而暫停印製；已售出的作品，其親簽保證書、陶印與 70 年色彩保固均照舊有效。',
  'zh-Hans': '不限量版，目前因艺术家重新校正暗部而暂停印制；已售出的作品，其亲签证书、陶印与 70 年色彩质保均照旧有效。',
};

/** Care for an unvarnished matt print, with advice on hanging this one. */
function care(hang: Text): Text {
  return {
    en: `Matt and unvarnished: fingerprints cannot be wiped off, so wear the cotton gloves supplied. Frame behind anti-reflective acrylic with a spacer; clean the acrylic with a slightly damp microfibre cloth, without cleaner. ${hang.en}`,
    'zh-Hant': `霧面且未上光油，指紋無法擦除，請戴隨附棉手套拿取。建議以抗反射壓克力加墊條裝框，壓克力面板以微濕的超細纖維布擦拭，勿用清潔劑。${hang['zh-Hant']}`,
    'zh-Hans': `哑光且未上光油，指纹无法擦除，请戴随附棉手套拿取。建议以抗反射亚克力加垫条装框，亚克力面板以微湿的超细纤维布擦拭，勿用清洁剂。${hang['zh-Hans']}`,
  };
}

const jugs: WorkTexts = {
  title: { en: 'Three Jugs and a Cup', 'zh-Hant': '三只水罐與一個杯子', 'zh-Hans': '三只水罐与一个杯子' },
  alt: {
    en: 'A tall white jug, an ochre bottle and a blue-grey jug stand close together on a table; a small brown cup stands apart at the left, against a grey wall.',
    'zh-Hant': '高白罐、赭色瓶與藍灰罐緊靠在桌上，左側一只棕色小杯獨自站著，背後是灰牆。',
    'zh-Hans': '高白罐、赭色瓶与蓝灰罐紧靠在桌上，左侧一只棕色小杯独自站着，背后是灰墙。',
  },
  inspiration: {
    en: 'These are four of the twelve, and Solheim speaks of them as a family that does not quarrel. The white jug leaks, the ochre bottle never held anything but linseed oil, and the blue one was her wedding present to herself. What held her for five weeks was the cup. Every time she moved it nearer, the group closed and the picture died; a hand’s breadth away, it began to listen. The wall behind was repainted eleven times, always grey.',
    'zh-Hant':
      '這是十二件裡的四件，索爾海姆說它們像一家不吵架的人。白罐會漏，赭瓶除了亞麻仁油沒裝過別的，藍罐是她送給自己的結婚禮物。讓她耗掉五週的是那只杯子：每次挪近，群體就合攏，畫就死了；離開一掌的距離，它才開始傾聽。後面的牆重畫過十一次，每次都是灰色。',
    'zh-Hans':
      '这是十二件里的四件，索尔海姆说它们像一家不吵架的人。白罐会漏，赭瓶除了亚麻籽油没装过别的，蓝罐是她送给自己的结婚礼物。让她耗掉五周的是那只杯子：每次挪近，群体就合拢，画就死了；离开一掌的距离，它才开始倾听。后面的墙重画过十一次，每次都是灰色。',
  },
  material: onMattLinen({
    en: 'Oil on hand-sized linen, 108 × 80 cm.',
    'zh-Hant': '原作為手工上膠亞麻布油畫，108 × 80 公分。',
    'zh-Hans': '原作为手工上胶亚麻布油画，108 × 80 厘米。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Hang nothing else within a metre of it.',
    'zh-Hant': '四周 1 公尺內最好不掛其他東西。',
    'zh-Hans': '四周 1 米内最好不挂其他东西。',
  }),
};

const pears: WorkTexts = {
  title: { en: 'The Pear That Would Not Fit', 'zh-Hant': '放不下的那顆梨', 'zh-Hans': '放不下的那只梨' },
  alt: {
    en: 'Three pears in a white bowl on a white cloth laid cornerwise; a fourth pear lies on the table at the right, a small knife at the lower left.',
    'zh-Hant': '斜鋪的白布上一只白碗盛著三顆梨，右側桌上躺著第四顆，左下有一把小刀。',
    'zh-Hans': '斜铺的白布上一只白碗盛着三只梨，右侧桌上躺着第四只，左下有一把小刀。',
  },
  inspiration: {
    en: 'A neighbour in Hardanger sends a crate every September, wrapped in newspaper. Solheim paints the pears as they ripen and eats them in the order in which they are finished. Here three had been placed in the bowl and the fourth put down for a moment to answer the telephone. When she came back it had rolled on to its side and was pointing out of the picture. She left it, unfolded the cloth so that its corner pointed the other way, and began.',
    'zh-Hant':
      '哈當厄爾的鄰居每年九月寄來一箱梨，用報紙包著。索爾海姆趁梨成熟的過程作畫，畫完一顆吃一顆。這天她已把三顆放進碗裡，第四顆暫擱桌上，去接電話。回來時它滾倒了，梗指向畫外。她沒有扶起，只把布攤開，讓布角指向另一邊，然後動筆。',
    'zh-Hans':
      '哈当厄尔的邻居每年九月寄来一箱梨，用报纸包着。索尔海姆趁梨成熟的过程作画，画完一只吃一只。这天她已把三只放进碗里，第四只暂搁桌上，去接电话。回来时它滚倒了，梗指向画外。她没有扶起，只把布摊开，让布角指向另一边，然后动笔。',
  },
  material: onMattLinen({
    en: 'Oil on linen laid on panel, 70 × 70 cm, with two earths, two whites and one green.',
    'zh-Hant': '原作為裱於木板的亞麻布油畫，70 × 70 公分，只用兩種土色、兩種白與一種綠。',
    'zh-Hans': '原作为裱于木板的亚麻布油画，70 × 70 厘米，只用两种土色、两种白与一种绿。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Suits a dining room; keep it away from steam and from the wall beside the kettle.',
    'zh-Hant': '適合餐廳，請避開蒸氣與熱水壺所在的牆面。',
    'zh-Hans': '适合餐厅，请避开蒸汽和热水壶所在的墙面。',
  }),
};

const table: WorkTexts = {
  title: { en: 'Long Table, after Lunch', 'zh-Hant': '長桌，午餐之後', 'zh-Hans': '长桌，午餐之后' },
  alt: {
    en: 'A very wide still life: a dark bottle, a bowl with two pears and one pear alone on the left, a long empty stretch of table, and a white jug with a blue line at the right.',
    'zh-Hant': '極寬的靜物：左側是深色酒瓶、盛兩顆梨的碗與一顆獨立的梨，中間一大段空桌，右側一只帶藍線的白罐。',
    'zh-Hans': '极宽的静物：左侧是深色酒瓶、盛两只梨的碗和一只独立的梨，中间一大段空桌，右侧一只带蓝线的白罐。',
  },
  inspiration: {
    en: 'The table seats fourteen and belonged to a shipping office. Solheim ate at one end of it with four friends, and when they had gone the things stood where talk had left them. She measured the gap before the jug with her arm, nearly a metre of bare wood, and found that it was the part she remembered. Most buyers ask what happened in that space. She answers that someone had just finished a sentence, and that the jug is still thinking about it.',
    'zh-Hant':
      '這張桌子能坐十四人，原屬一家船務公司。索爾海姆和四位朋友在桌子一端吃飯，人走之後，東西就停在談話放下它們的地方。她用手臂量了量水罐前的空隙，將近一公尺的光木頭，發現自己記得的正是這一段。買畫的人常問那裡發生過什麼。她說，剛有人講完一句話，水罐還在想。',
    'zh-Hans':
      '这张桌子能坐十四人，原属一家船务公司。索尔海姆和四位朋友在桌子一端吃饭，人走之后，东西就停在谈话放下它们的地方。她用手臂量了量水罐前的空隙，将近一米的光木头，发现自己记得的正是这一段。买画的人常问那里发生过什么。她说，刚有人讲完一句话，水罐还在想。',
  },
  material: onMattLinen({
    en: 'Oil on unbleached linen, 168 × 70 cm, painted in one piece without a seam.',
    'zh-Hant': '原作為未漂白亞麻布油畫，168 × 70 公分，整幅無接縫。',
    'zh-Hans': '原作为未漂白亚麻布油画，168 × 70 厘米，整幅无接缝。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'Hang above a sideboard with 20 cm to spare and use three fixings.',
    'zh-Hant': '掛於餐邊櫃上方約 20 公分處，並使用三個固定點。',
    'zh-Hans': '挂于餐边柜上方约 20 厘米处，并使用三个固定点。',
  }),
};

const window: WorkTexts = {
  title: { en: 'Ten Past Three, February', 'zh-Hant': '二月，三點十分', 'zh-Hans': '二月，三点十分' },
  alt: {
    en: 'Slanting panes of window light fall on a grey wall above a narrow table; a brown and cream jar with three dry twigs stands at the right of the light.',
    'zh-Hant': '斜斜的窗格光影落在灰牆上，下方是窄桌；光的右側立著一只褐白陶罐，插三枝枯枝。',
    'zh-Hans': '斜斜的窗格光影落在灰墙上，下方是窄桌；光的右侧立着一只褐白陶罐，插三枝枯枝。',
  },
  inspiration: {
    en: 'For nine days in the second half of February the sun clears the ridge of Ulriken just long enough to reach the north room by way of a neighbour’s window. The second-hand light stays for eleven minutes. Solheim prepared the wall, the table and the jar beforehand, in paint, and left the middle of the canvas empty. Then she waited for the panes to arrive and put them down in four sittings, one each clear day. The fifth clear day did not come until the following year.',
    'zh-Hant':
      '二月下半的九天裡，太陽剛好越過烏爾里肯山脊，藉鄰家窗玻璃的反射照進北房。這份二手的光停留十一分鐘。索爾海姆先把牆、桌與陶罐畫好，畫布中央空著，等窗影來了再落筆，一個晴天畫一次，共畫四次。第五個晴天要到隔年才出現。',
    'zh-Hans':
      '二月下半的九天里，太阳刚好越过乌尔里肯山脊，借邻家窗玻璃的反射照进北房。这份二手的光停留十一分钟。索尔海姆先把墙、桌与陶罐画好，画布中央空着，等窗影来了再落笔，一个晴天画一次，共画四次。第五个晴天要到次年才出现。',
  },
  material: onMattLinen({
    en: 'Oil on coarse linen, 90 × 120 cm; the light is the only place where the paint is thick.',
    'zh-Hant': '原作為粗亞麻布油畫，90 × 120 公分，全畫只有光的部分顏料最厚。',
    'zh-Hans': '原作为粗亚麻布油画，90 × 120 厘米，全画只有光的部分颜料最厚。',
  }),
  certification: WINDOW_CERTIFICATE,
  maintenance: care({
    en: 'Hang it on a wall the sun does not reach: it brings its own.',
    'zh-Hant': '請掛在陽光照不到的牆上，它自帶陽光。',
    'zh-Hans': '请挂在阳光照不到的墙上，它自带阳光。',
  }),
};

const door: WorkTexts = {
  title: { en: 'The Door to the East Room', 'zh-Hant': '通往東房的門', 'zh-Hans': '通往东房的门' },
  alt: {
    en: 'A grey room with a wooden chair at the left; a white panelled door stands open on a brighter empty room with a window, and light falls across the floorboards.',
    'zh-Hant': '灰色房間左側有一把木椅，白色鑲板門敞開，通往一間較亮的空房與窗，光斜落在地板上。',
    'zh-Hans': '灰色房间左侧有一把木椅，白色镶板门敞开，通往一间较亮的空房与窗，光斜落在地板上。',
  },
  inspiration: {
    en: 'The east room was her grandmother’s and has been kept empty since 1998, not from piety but because nobody could agree what to put in it. Solheim passed the open door for twenty years before she saw that the emptiness had a shape. She brought in a chair, to have somewhere to look from, and it found its way into the picture. The light on the floor is drawn longer than it ever was; she gave it the extra boards, she says, so that it could reach the sill.',
    'zh-Hant':
      '東房是祖母的，自 1998 年起一直空著，不是出於懷念，而是家人始終談不攏要放什麼。索爾海姆經過那扇門二十年，才看出空也有形狀。她搬來一把椅子，好有個地方坐著看，結果椅子也走進了畫裡。地上的光畫得比真實更長；她說多給它幾塊地板，是為了讓它搆得到門檻。',
    'zh-Hans':
      '东房是祖母的，自 1998 年起一直空着，不是出于怀念，而是家人始终谈不拢要放什么。索尔海姆经过那扇门二十年，才看出空也有形状。她搬来一把椅子，好有个地方坐着看，结果椅子也走进了画里。地上的光画得比真实更长；她说多给它几块地板，是为了让它够得着门槛。',
  },
  material: onMattLinen({
    en: 'Oil on linen, 100 × 135 cm, over a rubbed ground of raw umber.',
    'zh-Hant': '原作為亞麻布油畫，100 × 135 公分，以生褐擦底。',
    'zh-Hans': '原作为亚麻布油画，100 × 135 厘米，以生褐擦底。',
  }),
  certification: OPEN_CERTIFICATE,
  maintenance: care({
    en: 'At the end of a corridor it gains a room; light it softly from the left.',
    'zh-Hant': '掛在走道盡頭，空間像多了一間房；宜由左側柔光照明。',
    'zh-Hans': '挂在走廊尽头，空间像多了一间房；宜由左侧柔光照明。',
  }),
};

const evening: WorkTexts = {
  title: { en: 'Candle, Put Out', 'zh-Hant': '熄了的蠟燭', 'zh-Hans': '熄了的蜡烛' },
  alt: {
    en: 'A pewter candlestick with an unlit candle, a dark green bottle and a plate with three eggs on a table in near darkness.',
    'zh-Hant': '近乎全暗的桌上，一座插著熄滅蠟燭的錫燭台、一只深綠酒瓶，與盛三顆蛋的盤子。',
    'zh-Hans': '近乎全暗的桌上，一座插着熄灭蜡烛的锡烛台、一只深绿酒瓶，和盛三个鸡蛋的盘子。',
  },
  inspiration: {
    en: 'Candles in pictures are nearly always lit, which Solheim finds bossy. She put this one out at seven in the evening, in May, when Bergen is still bright enough to read by, and painted what the eye does in the following half hour: first nothing, then the eggs, then the rim of the plate, then slowly the bottle, which turns out to be green. The wick was still warm. She asks that the picture be looked at for as long as it took to become visible.',
    'zh-Hant':
      '畫裡的蠟燭幾乎總是點著，索爾海姆覺得那太霸道。五月某晚七點，她把這根吹熄，那時卑爾根的天光還能讀書。她畫的是眼睛在接下來半小時裡的經過：起初什麼也沒有，然後是蛋，然後是盤緣，最後酒瓶慢慢浮現，原來是綠的。燭芯還溫著。她希望看畫的人，也花上同樣長的時間。',
    'zh-Hans':
      '画里的蜡烛几乎总是点着，索尔海姆觉得那太霸道。五月某晚七点，她把这根吹熄，那时卑尔根的天光还能看书。她画的是眼睛在接下来半小时里的经过：起初什么也没有，然后是蛋，然后是盘沿，最后酒瓶慢慢浮现，原来是绿的。烛芯还温着。她希望看画的人，也花上同样长的时间。',
  },
  material: onMattLinen({
    en: 'Oil on linen, 65 × 85 cm, the darks mixed without black.',
    'zh-Hant': '原作為亞麻布油畫，65 × 85 公分，暗部未用黑色調成。',
    'zh-Hans': '原作为亚麻布油画，65 × 85 厘米，暗部未用黑色调成。',
  }),
  certification: PAUSED_CERTIFICATE,
  maintenance: care({
    en: 'Dark matt surfaces show every touch: lift it only by the frame.',
    'zh-Hant': '深色霧面極易留痕，搬動時請只握畫框。',
    'zh-Hans': '深色哑光面极易留痕，搬动时请只握画框。',
  }),
};

export const texts = { jugs, pears, table, window, door, evening };
