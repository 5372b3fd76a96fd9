import type { Text } from '#shared/locale.ts';
import { artistWords, searchWordsOfWork } from '../search-words.rules.ts';
import type { DocumentToIndex } from './document-terms.ts';

const text = (en: string, hant: string, hans = hant): Text => ({
  en,
  'zh-Hant': hant,
  'zh-Hans': hans,
});

const oil = text(
  'Giclée print on canvas. The original is oil on linen.',
  '藝術微噴於畫布。原作為亞麻布油畫。',
  '艺术微喷于画布。原作为亚麻布油画。',
);
const ink = text(
  'Giclée print on kozo. The original: ink on paper.',
  '藝術微噴於楮皮紙。原作為紙本水墨。',
  '艺术微喷于楮皮纸。原作为纸本水墨。',
);
const woodblock = text('A woodblock print of eleven colours.', '十一色木版畫。', '十一色木版画。');
const watercolour = text('Watercolour on handmade paper.', '手工紙水彩。', '手工纸水彩。');
const marbling = text('Marbled paper.', '濕拓畫。', '湿拓画。');
const collage = text('A collage of painted papers.', '彩紙拼貼。', '彩纸拼贴。');
const pastel = text('Pastel on dark paper.', '深色紙粉彩。', '深色纸粉彩。');
const cloth = text('Strips of cotton, sewn and dyed.', '手織棉布條，縫綴染成。', '手织棉布条，缝缀染成。');

/** The demo shop's artists, by document id. */
const ARTISTS = {
  lin: [1, text('Lin Shu-ho', '林澍禾'), text('Puli, Nantou, Taiwan', '台灣南投埔里', '台湾南投埔里'), ['landscape']],
  kaito: [
    2,
    text('Kaito Morishige', '森重海斗'),
    text('Onomichi, Hiroshima, Japan', '日本廣島尾道', '日本广岛尾道'),
    ['sea'],
  ],
  joaquin: [
    3,
    text('Joaquín Salcedo', '華金・薩爾塞多', '华金・萨尔塞多'),
    text('Oaxaca, Mexico', '墨西哥瓦哈卡'),
    ['portrait'],
  ],
  nilufer: [
    4,
    text('Nilüfer Aydın', '尼呂費爾・艾登', '尼吕费尔・艾登'),
    text('Üsküdar, Istanbul', '伊斯坦堡於斯屈達爾', '伊斯坦布尔于斯屈达尔'),
    ['pattern'],
  ],
  teodora: [
    5,
    text('Teodora Vlasić', '泰奧朵拉・弗拉希奇', '泰奥朵拉・弗拉希奇'),
    text('Zadar, Croatia', '克羅埃西亞札達爾', '克罗地亚扎达尔'),
    ['botanical'],
  ],
  wu: [6, text('Wu Pei-shan', '吳佩珊', '吴佩珊'), text('Tainan, Taiwan', '台灣台南', '台湾台南'), ['still-life']],
  hsu: [
    7,
    text('Hsu Chao-ming', '許照明', '许照明'),
    text('Chishang, Taitung, Taiwan', '臺灣臺東池上', '台湾台东池上'),
    ['landscape'],
  ],
  anselm: [
    8,
    text('Anselm Roth', '安瑟姆・羅特', '安瑟姆・罗特'),
    text('Dresden, Germany', '德國德勒斯登', '德国德累斯顿'),
    ['city'],
  ],
  ezra: [
    9,
    text('Ezra Quill', '以斯拉・奎爾', '以斯拉・奎尔'),
    text('Glasgow, Scotland', '蘇格蘭格拉斯哥', '苏格兰格拉斯哥'),
    ['city'],
  ],
  ingrid: [
    10,
    text('Ingrid Solheim', '英格麗・索爾海姆', '英格丽・索尔海姆'),
    text('Bergen, Norway', '挪威卑爾根', '挪威卑尔根'),
    ['still-life'],
  ],
  amara: [
    11,
    text('Amara Diallo', '阿瑪拉・迪亞洛', '阿玛拉・迪亚洛'),
    text('Ségou, Mali', '馬利塞古', '马里塞古'),
    ['pattern'],
  ],
  mireille: [
    12,
    text('Mireille Aubanel', '米海伊・歐巴內爾', '米海伊・欧巴内尔'),
    text('Arles, France', '法國亞爾', '法国阿尔勒'),
    ['abstract'],
  ],
} as const;

type Work = [artist: keyof typeof ARTISTS, title: Text, category: string, subjects: string, material: Text];

const WORKS: readonly Work[] = [
  ['lin', text('First Light, Hehuan', '合歡初光', '合欢初光'), 'landscape', 'mountain mist sunrise ridge', ink],
  ['lin', text('Nenggao Pass in Cloud', '能高越嶺雲起', '能高越岭云起'), 'landscape', 'mountain waterfall cloud', ink],
  ['lin', text('Two Pines, One Valley', '雙松一谷', '双松一谷'), 'landscape', 'pine mountain valley', ink],
  [
    'kaito',
    text('A Swell off Shiraishi', '白石島外的湧浪', '白石岛外的涌浪'),
    'sea',
    'wave boat sea island',
    woodblock,
  ],
  ['kaito', text('The Four O’Clock Ferry', '四點的渡輪', '四点的渡轮'), 'sea', 'sea ferry', woodblock],
  ['kaito', text('First Snow, Tomonoura', '鞆之浦初雪'), 'sea', 'snow lighthouse boat harbour night', woodblock],
  ['joaquin', text('The Red Rebozo', '紅披巾', '红披巾'), 'portrait', 'woman shawl red face', oil],
  ['joaquin', text('Carpenter at Noon', '正午的木匠'), 'portrait', 'man hat noon', oil],
  ['joaquin', text('Two Sisters', '兩姊妹', '两姐妹'), 'portrait', 'women sisters braids faces', oil],
  ['nilufer', text('First Rain (Battal)', '初雨（battal）'), 'pattern', 'rain marbling blue stone', marbling],
  [
    'nilufer',
    text('One Tulip (Lale)', '一朵鬱金香（lale）', '一朵郁金香（lale）'),
    'pattern',
    'tulip flower red marbling',
    marbling,
  ],
  [
    'teodora',
    text('Fig, Cut at Noon', '正午切開的無花果', '正午切开的无花果'),
    'botanical',
    'fig fruit leaf',
    watercolour,
  ],
  ['teodora', text('Fennel from the Coast Road', '海岸公路的茴香'), 'botanical', 'fennel herb coast', watercolour],
  ['teodora', text('Nine Days of a Poppy', '虞美人的九天'), 'botanical', 'poppy flower red seed', watercolour],
  ['wu', text('Moon over Anping', '安平月'), 'city', 'moon roof night', collage],
  [
    'wu',
    text('Three Persimmons, One Apart', '三顆柿，一顆在外', '三个柿子，一个在外'),
    'still-life',
    'persimmon fruit window table',
    collage,
  ],
  ['wu', text('Typhoon Holiday', '颱風假', '台风假'), 'city', 'storm window rain', collage],
  ['wu', text('Salt Hills, Qigu', '七股鹽山', '七股盐山'), 'landscape', 'salt hill shore', collage],
  ['hsu', text('Wind Crossing Chishang', '風過池上', '风过池上'), 'landscape', 'rice-field wind tree road', oil],
  [
    'hsu',
    text('Straw Smoke, November', '十一月，稻草煙', '十一月，稻草烟'),
    'landscape',
    'rice-field smoke harvest',
    oil,
  ],
  ['anselm', text('Sunday, Großer Garten', '大花園的星期天', '大花园的星期天'), 'city', 'park people tree summer', oil],
  ['anselm', text('Snow in the Neustadt', '新城區的雪', '新城区的雪'), 'city', 'snow street lamp winter', oil],
  ['ezra', text('The Last Tram', '末班電車', '末班电车'), 'city', 'night tram street', pastel],
  ['ezra', text('Cat on the Steps', '石階上的貓', '石阶上的猫'), 'city', 'night stairs cat', pastel],
  [
    'ingrid',
    text('Three Jugs and a Cup', '三只水罐與一個杯子', '三只水罐与一个杯子'),
    'still-life',
    'jug table quiet',
    oil,
  ],
  ['ingrid', text('Candle, Put Out', '熄了的蠟燭', '熄了的蜡烛'), 'still-life', 'candle table', oil],
  ['amara', text('Low Water at Ségou', '塞古枯水'), 'pattern', 'river indigo textile', cloth],
  ['amara', text('Harmattan', '哈馬丹風', '哈马丹风'), 'pattern', 'sun dust textile', cloth],
];

const works = WORKS.map(
  ([artist, title, category, subjects, material], at): DocumentToIndex => ({
    kind: 'item',
    doc_id: at + 1,
    title,
    names: ARTISTS[artist][1],
    words: searchWordsOfWork({
      category,
      subjects: subjects.split(' ').map((word) => word.replace('-', ' ')),
      material,
    }),
    // The last are the most popular, so that results are never in insertion order by accident.
    rank: at,
  }),
);

const artists = Object.values(ARTISTS).map(
  ([doc_id, title, names, categories]): DocumentToIndex => ({
    kind: 'artist',
    doc_id,
    title,
    names,
    words: artistWords(categories),
    rank: doc_id,
  }),
);

const articles: DocumentToIndex[] = [
  {
    kind: 'article',
    doc_id: 1,
    title: text('How a woodblock is cut', '一塊版木怎麼刻', '一块版木怎么刻'),
    words: ['woodblock', '木刻'],
    body: text('Cherry wood, seven knives.', '櫻桃木與七把刀。', '樱桃木与七把刀。'),
    rank: 2,
  },
  {
    kind: 'article',
    doc_id: 2,
    title: text('A walk in Anping', '安平散步'),
    words: ['Tainan', '台南'],
    body: text('Oyster walls and old trees.', '蚵殼牆與老榕樹。', '蚵壳墙与老榕树。'),
    rank: 1,
  },
];

/** The demo shop's artists, works of theirs, and two articles. */
export const CATALOGUE: readonly DocumentToIndex[] = [...works, ...artists, ...articles];
