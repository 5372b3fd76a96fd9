import type { Text, WorkTexts } from '../artist.ts';

export const intro: Text = {
  en: 'Kaito Morishige cuts and prints the Inland Sea in cherry wood, alone, in a former sail loft in Onomichi. He leaves the grain of the plank in the sky and a hair of misregistration at the shore.',
  'zh-Hant': '森重海斗在尾道一間舊帆布工坊裡，獨自以櫻木雕版、刷印瀨戶內海。天空裡留著木紋，岸邊留著一絲套色的偏差。',
  'zh-Hans': '森重海斗在尾道一间旧帆布工坊里，独自以樱木雕版、刷印濑户内海。天空里留着木纹，岸边留着一丝套色的偏差。',
};

export const story: Text = {
  en: `Morishige was born in 1968 in Onomichi, a town of stairs and slipways facing an island so close that the ferry takes five minutes. His grandfather built wooden boats; his first gouges were the ones left over when fibreglass closed the yard.

He learned the trade as it used to be divided, three years with a carver in Kyoto and four with a printer in Echizen, and came home to do both jobs himself, which his teachers thought rude. A picture takes between seven and twenty-two blocks. He draws the key block last, when the colours already know where they are.

Since 2008 he has kept a log of the strait, one line a day: wind, colour, what went past. The prints come out of the log, usually years later. He has never printed a sea that he had not first written down.`,
  'zh-Hant': `森重海斗 1968 年生於尾道，一座滿是石階與船台的小鎮，對岸的島近得渡輪只要五分鐘。祖父造木船，他最早的雕刀，就是玻璃纖維船讓船廠歇業後留下來的那幾把。

他照舊時分工學藝：在京都跟雕師三年，在越前跟摺師四年，回鄉後卻一人兼做兩份工，老師們覺得這樣很失禮。一幅畫用七到二十二塊版，墨線的主版他最後才刻，因為那時顏色已經知道自己在哪裡。

2008 年起，他每天為海峽記一行日誌：風、顏色、經過的東西。作品都從日誌裡來，往往隔了好幾年。沒有先寫下來的海，他從不刷印。`,
  'zh-Hans': `森重海斗 1968 年生于尾道，一座满是石阶与船台的小镇，对岸的岛近得渡轮只要五分钟。祖父造木船，他最早的刻刀，就是玻璃钢船让船厂歇业后留下来的那几把。

他照旧时分工学艺：在京都跟雕师三年，在越前跟刷印师四年，回乡后却一人兼做两份工，老师们觉得这样很失礼。一幅画用七到二十二块版，墨线的主版他最后才刻，因为那时颜色已经知道自己在哪里。

2008 年起，他每天为海峡记一行日志：风、颜色、经过的东西。作品都从日志里来，往往隔了好几年。没有先写下来的海，他从不刷印。`,
};

/** The print and the woodblock behind it: how many blocks, which pigment carries the sea. */
function material(blocks: number, pigment: Text, size: string, year: number): Text {
  return {
    en: `Giclée print with archival pigments on 310 g/m² Echizen-style washi of mulberry and cotton, full margins kept. Reproduced from a woodblock print of ${blocks} cherry blocks, ${pigment.en}, sheet ${size} cm, pulled by hand with a baren in ${year}.`,
    'zh-Hant': `以典藏級顏料墨水藝術微噴於 310 g/m² 越前式楮棉和紙，保留完整紙邊。原作為木版畫，櫻木版 ${blocks} 塊，${pigment['zh-Hant']}，紙幅 ${size} 公分，${year} 年以馬連手工刷印。`,
    'zh-Hans': `以典藏级颜料墨水艺术微喷于 310 g/m² 越前式楮棉和纸，保留完整纸边。原作为木版画，樱木版 ${blocks} 块，${pigment['zh-Hans']}，纸幅 ${size} 厘米，${year} 年以马连手工刷印。`,
  };
}

const open: Text = {
  en: 'Open edition. Comes with a certificate carrying Morishige’s 森 stamp, the number of blocks and the log entry the picture was made from. Colour warranted for 80 years indoors; a print that arrives damaged or faulty is remade or refunded if reported within 30 days of arrival.',
  'zh-Hant':
    '不限量版。附森重海斗「森」印保證書，載明版數與作品所本的那一行日誌。室內色彩保固 80 年；到貨時若有損壞或瑕疵，30 天內告知即重做或退款。',
  'zh-Hans':
    '不限量版。附森重海斗“森”印证书，载明版数与作品所本的那一行日志。室内色彩质保 80 年；到货时如有损坏或瑕疵，30 天内告知即重做或退款。',
};

const numbered: Text = {
  en: 'Edition of 80, numbered in the lower margin. The certificate is signed by the artist and printed by hand from a small block cut for this edition, so that no two impressions are quite alike. Colour warranted for 80 years indoors.',
  'zh-Hant':
    '限量 80 幅，於下方紙邊編號。保證書由藝術家簽名，以專為此版所刻的小木版手工刷印，張張略有不同。室內色彩保固 80 年。',
  'zh-Hans':
    '限量 80 幅，于下方纸边编号。证书由艺术家签名，以专为此版所刻的小木版手工刷印，张张略有不同。室内色彩质保 80 年。',
};

const care: Text = {
  en: 'Have it floated or framed with a mat, so that the paper margin can be seen, and keep it off outside walls in damp seasons. Strong sun harms indigo and Prussian blue: choose a north wall or UV-filtering acrylic. Dust the frame only; washi marks if it is rubbed.',
  'zh-Hant':
    '建議浮裱或加卡紙，讓紙邊露出；梅雨季避免掛在外牆內側。靛藍與普魯士藍忌強光，宜掛北向牆面或選抗紫外線壓克力。只撣畫框，和紙經不起摩擦。',
  'zh-Hans':
    '建议浮裱或加卡纸，让纸边露出；潮湿季节避免挂在外墙内侧。靛蓝与普鲁士蓝忌强光，宜挂北向墙面或选防紫外线亚克力。只掸画框，和纸经不起摩擦。',
};

const nightCare: Text = {
  en: 'The dark passages are four layers of pigment deep and show every fingerprint: lift the sheet by its margins with clean dry hands. Light it from the side rather than from above and the grain will show. Keep out of direct sun; wipe the acrylic with a slightly damp microfibre cloth, without cleaner.',
  'zh-Hant':
    '暗部疊了四層顏料，極易留指紋，請以乾淨乾燥的手持紙邊。燈光由側面打來比由上方更能看見木紋。避免直射日光；壓克力面板以微濕的超細纖維布擦拭，勿用清潔劑。',
  'zh-Hans':
    '暗部叠了四层颜料，极易留指纹，请以干净干燥的手持纸边。灯光由侧面打来比由上方更能看见木纹。避免阳光直射；亚克力面板以微湿的超细纤维布擦拭，勿用清洁剂。',
};

const panoramaCare: Text = {
  en: 'At this width the paper grows by nearly two millimetres in a wet summer, so ask the framer to hinge it, not to glue it. Use two hooks and a level, and do not hang it above a radiator. The rose in the sky is the most delicate colour: avoid a wall facing a south window.',
  'zh-Hant':
    '畫幅寬，濕熱的夏天紙張會伸長近 2 公釐，裝框時請以紙鉸鏈固定，不要整面黏貼。請用兩個掛鉤並以水平儀校正，不要掛在暖氣上方。天際的玫瑰色最怕光，請避開正對南向窗的牆面。',
  'zh-Hans':
    '画幅宽，湿热的夏天纸张会伸长近 2 毫米，装框时请用纸铰链固定，不要整面粘贴。请用两个挂钩并以水平仪校正，不要挂在暖气上方。天际的玫瑰色最怕光，请避开正对南向窗的墙面。',
};

const swell: WorkTexts = {
  title: { en: 'A Swell off Shiraishi', 'zh-Hant': '白石島外的湧浪', 'zh-Hans': '白石岛外的涌浪' },
  alt: {
    en: 'Woodblock print: a tall striped wave with curling foam rises at the left; a small boat with a rust-red sail rides the slope at the right under a pale sky.',
    'zh-Hant': '木版畫：左側一道條紋巨浪捲起白沫，右方一艘鏽紅帆小船正騎上浪坡，天色淡黃。',
    'zh-Hans': '木版画：左侧一道条纹巨浪卷起白沫，右方一艘锈红帆小船正骑上浪坡，天色淡黄。',
  },
  inspiration: {
    en: 'Log, 3 September 2008: “Typhoon gone north. One big one, off Shiraishi, from nowhere. The Kaneda boat turned straight at it.” The Inland Sea hardly ever makes such a wave, which is why it stayed with him. He knew perfectly well what everyone would say about a Japanese print of a wave, and put it off for four years. Then he gave himself one rule: in this picture nobody is about to drown. The three men have seen it, the bow is round, and in a moment they will be looking down the other side.',
    'zh-Hant':
      '2008 年 9 月 3 日的日誌：「颱風北去。白石島外忽起一道大的，不知從何而來。金田家的船迎頭轉了過去。」瀨戶內海幾乎不生這種浪，所以他記得。他很清楚日本木版畫一畫浪，別人會說什麼，於是拖了四年。最後他只定一條規矩：這幅畫裡沒有人會落水。三個人都看見了，船頭已經轉正，再過一會兒，他們就會從浪的另一面往下看。',
    'zh-Hans':
      '2008 年 9 月 3 日的日志：“台风北去。白石岛外忽起一道大的，不知从何而来。金田家的船迎头转了过去。”濑户内海几乎不生这种浪，所以他记得。他很清楚日本木版画一画浪，别人会说什么，于是拖了四年。最后他只定一条规矩：这幅画里没有人会落水。三个人都看见了，船头已经转正，再过一会儿，他们就会从浪的另一面往下看。',
  },
  material: material(
    16,
    { en: 'Prussian blue over shell white', 'zh-Hant': '胡粉白上疊普魯士藍', 'zh-Hans': '蛤粉白上叠普鲁士蓝' },
    '36 × 50',
    2012,
  ),
  certification: open,
  maintenance: care,
};

const whirlpool: WorkTexts = {
  title: { en: 'Naruto, Turning', 'zh-Hant': '鳴門迴潮', 'zh-Hans': '鸣门回潮' },
  alt: {
    en: 'A square print filled by a whirlpool of indigo and white bands seen from above, with a small white boat at its upper left rim.',
    'zh-Hant': '方形版畫，俯瞰靛藍與白色帶紋旋成的漩渦，左上邊緣有一艘白色小船。',
    'zh-Hans': '方形版画，俯瞰靛蓝与白色带纹旋成的漩涡，左上边缘有一艘白色小船。',
  },
  inspiration: {
    en: 'Under the bridge at Naruto the tide changes its mind four times a day, and for about an hour the strait is full of holes. Morishige lay on the glass floor of the walkway, forty-five metres up, until the guard asked whether he was ill. What interested him was that the water goes round but the foam hardly does: it is passed from hand to hand. He carved the spiral freehand, outwards, turning the block instead of the knife, and wore out two of them. The boat belongs to the sightseeing company and is exactly where it should not be.',
    'zh-Hant':
      '鳴門大橋下，潮水一天改變四次主意，每次約有一小時，整個海峽都是洞。森重趴在離海四十五公尺的玻璃步道上，直到警衛問他是不是不舒服。他在意的是，水在轉，泡沫卻幾乎不動，只是一手傳一手。漩渦由內往外徒手刻成，轉的是版，不是刀，為此刻壞了兩塊。那艘船是觀潮公司的，正停在最不該停的地方。',
    'zh-Hans':
      '鸣门大桥下，潮水一天改变四次主意，每次约有一小时，整个海峡都是洞。森重趴在离海四十五米的玻璃步道上，直到保安问他是不是不舒服。他在意的是，水在转，泡沫却几乎不动，只是一手传一手。漩涡由内往外徒手刻成，转的是版，不是刀，为此刻坏了两块。那艘船是观潮公司的，正停在最不该停的地方。',
  },
  material: material(
    11,
    {
      en: 'indigo and Prussian blue with shell white last',
      'zh-Hant': '靛藍與普魯士藍，最後覆胡粉白',
      'zh-Hans': '靛蓝与普鲁士蓝，最后覆蛤粉白',
    },
    '45 × 45',
    2019,
  ),
  certification: numbered,
  maintenance: nightCare,
};

const moon: WorkTexts = {
  title: { en: 'The Moon Pays Its Fare', 'zh-Hant': '月亮付船資', 'zh-Hans': '月亮付船资' },
  alt: {
    en: 'Night sea with a large yellow moon and its broken reflection running to the foreground; a boatman with one red lantern to the left, dark islands on both sides.',
    'zh-Hant': '夜海上一輪黃色大月，碎光一路鋪到眼前；左側船夫的小舟掛著一盞紅燈，兩側是暗色島影。',
    'zh-Hans': '夜海上一轮黄色大月，碎光一路铺到眼前；左侧船夫的小舟挂着一盏红灯，两侧是暗色岛影。',
  },
  inspiration: {
    en: 'Old Mr Hamai sculled passengers across to Mukaishima after the last ferry, and charged nothing when the moon was full, because, he said, it had already paid: there was silver all the way across. He died in 2014. The first proof of this print had him in the middle of the reflection, and Morishige found it unbearable, so he moved the boat out into the dark and gave it a lantern. The light on the water is not printed at all. It is the paper, tinted once with gamboge and then left alone by every other block.',
    'zh-Hant':
      '末班渡輪之後，濱井老先生搖櫓送人到向島，滿月夜不收錢。他說月亮已經付過了，你看，一路都是銀子。他在 2014 年過世。第一張試版裡，小船就在月光正中央，森重看了受不了，便把船移到暗處，替它掛上一盞燈。水上的光其實沒有印，那是紙，只染過一次藤黃，之後每一塊版都繞開它。',
    'zh-Hans':
      '末班渡轮之后，滨井老先生摇橹送人到向岛，满月夜不收钱。他说月亮已经付过了，你看，一路都是银子。他在 2014 年过世。第一张试版里，小船就在月光正中央，森重看了受不了，便把船移到暗处，替它挂上一盏灯。水上的光其实没有印，那是纸，只染过一次藤黄，之后每一块版都绕开它。',
  },
  material: material(
    12,
    { en: 'gamboge under three blues', 'zh-Hant': '藤黃打底，上疊三種藍', 'zh-Hans': '藤黄打底，上叠三种蓝' },
    '52 × 36',
    2015,
  ),
  certification: open,
  maintenance: nightCare,
};

const dawn: WorkTexts = {
  title: { en: 'Three Sails before Sunrise', 'zh-Hant': '日出前三帆', 'zh-Hans': '日出前三帆' },
  alt: {
    en: 'A panoramic print: three white sails in a line on rippled water, low islands and one dark peak behind them, a rose and grey-green sky.',
    'zh-Hant': '全景版畫：三面白帆斜列於波紋海上，身後是低平的島與一座深色山峰，天色由玫瑰轉灰綠。',
    'zh-Hans': '全景版画：三面白帆斜列于波纹海上，身后是低平的岛与一座深色山峰，天色由玫瑰转灰绿。',
  },
  inspiration: {
    en: 'Every October a few old boats are taken out under cotton sails from Tomo to Onomichi, mostly by retired people who are not speaking to each other by the end. They leave in the dark for the tide. Morishige followed in the committee launch and wrote only distances: “first boat near enough to hear the coffee, second a cough, third nothing.” So the print is built as a scale of hearing, with the sails getting smaller towards the one mountain which everybody steers by. The rose in the sky had to be wiped afresh for each impression and took a quarter of an hour every time.',
    'zh-Hant':
      '每年十月，幾艘老船掛起棉布帆，從鞆之浦駛回尾道，船上多半是退休的人，到了終點往往誰也不跟誰說話。為了趕潮，天未亮就出發。森重坐在工作艇上跟著，日誌裡只記距離：「第一艘，聽得見煮咖啡；第二艘，聽得見咳嗽；第三艘，什麼也沒有。」於是畫面成了一把聽覺的尺，帆愈來愈小，指向人人據以定向的那座山。天上的玫瑰色每刷一張都得重新暈染，一次十五分鐘。',
    'zh-Hans':
      '每年十月，几艘老船挂起棉布帆，从鞆之浦驶回尾道，船上多半是退休的人，到了终点往往谁也不跟谁说话。为了赶潮，天未亮就出发。森重坐在工作艇上跟着，日志里只记距离：“第一艘，听得见煮咖啡；第二艘，听得见咳嗽；第三艘，什么也没有。”于是画面成了一把听觉的尺，帆越来越小，指向人人据以定向的那座山。天上的玫瑰色每刷一张都得重新晕染，一次十五分钟。',
  },
  material: material(
    22,
    { en: 'safflower rose and pale indigo', 'zh-Hant': '紅花粉紅與淡靛藍', 'zh-Hans': '红花粉红与淡靛蓝' },
    '30 × 70',
    2022,
  ),
  certification: open,
  maintenance: panoramaCare,
};

const rain: WorkTexts = {
  title: { en: 'The Four O’Clock Ferry', 'zh-Hant': '四點的渡輪', 'zh-Hans': '四点的渡轮' },
  alt: {
    en: 'Slanting rain over a grey-green channel: a figure under a red umbrella waits on a jetty as a white ferry crosses; tiled roofs and a pagoda climb the hill behind.',
    'zh-Hant': '斜雨落在灰綠水道上，碼頭有人撐著紅傘等候，白色渡輪正駛來，後方山坡是層層瓦屋與一座塔。',
    'zh-Hans': '斜雨落在灰绿水道上，码头有人撑着红伞等候，白色渡轮正驶来，后方山坡是层层瓦屋与一座塔。',
  },
  inspiration: {
    en: 'His mother ran a stationery shop on the island and crossed by the four o’clock boat for thirty-one years. As a child he was sent to meet her with the umbrella; he remembers the ferry lamps coming on, always two windows, never more, because the captain was thrifty. Here the roles are changed. She is the one who waits, in the blue kimono she wore at new year, and we do not see who is on board. The rain was cut last, straight through the finished line block, and he says it felt like vandalism.',
    'zh-Hant':
      '母親在對岸島上開文具店，搭了三十一年四點的船。小時候他奉命帶傘去接，記得渡輪亮燈時總是只有兩扇窗，因為船長節省。畫裡兩人換了位置：等的人是她，穿著過年才穿的藍色和服，船上是誰，我們看不見。雨線最後才刻，一刀刀劃過已經完成的墨線版，他說那感覺像在破壞東西。',
    'zh-Hans':
      '母亲在对岸岛上开文具店，搭了三十一年四点的船。小时候他奉命带伞去接，记得渡轮亮灯时总是只有两扇窗，因为船长节省。画里两人换了位置：等的人是她，穿着过年才穿的蓝色和服，船上是谁，我们看不见。雨线最后才刻，一刀刀划过已经完成的墨线版，他说那感觉像在破坏东西。',
  },
  material: material(
    19,
    {
      en: 'ink greys and verdigris with one cinnabar block',
      'zh-Hant': '墨灰與銅綠，另加硃砂版一塊',
      'zh-Hans': '墨灰与铜绿，另加朱砂版一块',
    },
    '50 × 38',
    2017,
  ),
  certification: open,
  maintenance: care,
};

const snow: WorkTexts = {
  title: { en: 'First Snow, Tomonoura', 'zh-Hant': '鞆之浦初雪', 'zh-Hans': '鞆之浦初雪' },
  alt: {
    en: 'A stone harbour lamp glows yellow under falling snow; three covered boats lie moored on dark water at the left, an island behind.',
    'zh-Hant': '雪中一座石造港燈透出黃光，左側暗色水面泊著三艘覆雪小船，遠處有島。',
    'zh-Hans': '雪中一座石造港灯透出黄光，左侧暗色水面泊着三艘覆雪小船，远处有岛。',
  },
  inspiration: {
    en: 'The stone lamp at Tomonoura was built in 1859 and is now lit by a bulb on a timer. On the evening of the first snow of 2024 the timer failed and it stayed on past midnight, and a few people came down to the steps to look, as if something had been arranged for them. Morishige counted eleven. None of them is in the picture; he thought that the buyer would be the twelfth. The flakes are shell white stamped with the ends of bamboo sticks cut to six sizes, each one laid by hand.',
    'zh-Hant':
      '鞆之浦的石造常夜燈建於 1859 年，如今靠定時器點亮。2024 年初雪那晚，定時器故障，燈一直亮過半夜，幾個人走到石階下來看，像是有人特地為他們安排的。森重數了數，十一個。畫裡一個也沒有，他想，買畫的人就是第十二個。雪片是用削成六種粗細的竹枝蘸胡粉，一點一點蓋上去的。',
    'zh-Hans':
      '鞆之浦的石造常夜灯建于 1859 年，如今靠定时器点亮。2024 年初雪那晚，定时器故障，灯一直亮过半夜，几个人走到石阶下来看，像是有人特地为他们安排的。森重数了数，十一个。画里一个也没有，他想，买画的人就是第十二个。雪片是用削成六种粗细的竹枝蘸蛤粉，一点一点盖上去的。',
  },
  material: material(
    18,
    { en: 'ink, indigo and a single lamp yellow', 'zh-Hant': '墨、靛藍與一塊燈黃', 'zh-Hans': '墨、靛蓝与一块灯黄' },
    '38 × 50',
    2024,
  ),
  certification: open,
  maintenance: nightCare,
};

export const works = { swell, whirlpool, moon, dawn, rain, snow };
