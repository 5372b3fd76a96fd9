import type { Text, WorkTexts } from '../artist.ts';

export const intro: Text = {
  en: 'Nilüfer Aydın marbles paper in the Ottoman way, ebru: pigment and ox gall on a bath thickened with gum, moved with a comb and a needle, lifted once and never corrected.',
  'zh-Hant':
    '尼呂費爾・艾登以鄂圖曼傳統的濕拓（ebru）作畫：顏料與牛膽汁滴在加膠的水面，用梳與針推移，紙覆上一次便定稿，從不修改。',
  'zh-Hans':
    '尼吕费尔·艾登以奥斯曼传统的湿拓（ebru）作画：颜料与牛胆汁滴在加胶的水面，用梳与针推移，纸覆上一次便定稿，从不修改。',
};

export const story: Text = {
  en: `Nilüfer Aydın was born in 1981 on the Asian shore of Istanbul, in a flat over a pharmacy in Üsküdar. Her father mixed ointments; she ground pigment on the same marble slab from the age of sixteen, when a neighbour, a retired bookbinder, let her skim his bath at the end of each day.

She trained for nine years before signing a sheet. The bath is tragacanth soaked for three nights; the brushes are rosewood and horsehair, tied by herself; the pigments are earth, lampblack, indigo and orpiment, and the gall comes from a slaughterhouse in Tuzla. She keeps to the names of the old patterns, battal, gelgit, şal, bülbül yuvası, and says that a pattern is a verb: it tells the hand what to do and says nothing of what will be seen.

She makes about four hundred sheets a year and keeps thirty. The rest go to a printer in Cağaloğlu who binds account books with them. “Somewhere a plumber is writing his invoices inside my best failure,” she says.`,
  'zh-Hant': `尼呂費爾・艾登 1981 年生於伊斯坦堡亞洲岸的于斯屈達爾，家在一間藥局樓上。父親調藥膏，她十六歲起在同一塊大理石板上研磨顏料；鄰居是退休的裝幀師，每天收工前讓她用他剩下的水盤。

她學了九年才在紙上簽名。水盤用黃蓍膠浸三夜；刷子是玫瑰木柄、馬尾毛，自己綁的；顏料是土、燈煙、靛藍與雌黃，膽汁來自圖茲拉的屠宰場。她沿用舊式名稱：battal、gelgit、şal、bülbül yuvası，並說圖式是動詞，只吩咐手怎麼做，不透露眼睛會看見什麼。

她一年做四百張，留下三十張。其餘送給賈阿洛盧的一家印刷行裝訂帳本。「不知哪裡的水電師傅，正在我最好的失敗裡開發票。」她說。`,
  'zh-Hans': `尼吕费尔·艾登 1981 年生于伊斯坦布尔亚洲岸的于斯屈达尔，家在一间药房楼上。父亲调药膏，她十六岁起在同一块大理石板上研磨颜料；邻居是退休的装帧师，每天收工前让她用他剩下的水盘。

她学了九年才在纸上签名。水盘用黄蓍胶浸三夜；刷子是玫瑰木柄、马尾毛，自己绑的；颜料是土、灯烟、靛蓝与雌黄，胆汁来自图兹拉的屠宰场。她沿用旧式名称：battal、gelgit、şal、bülbül yuvası，并说图式是动词，只吩咐手怎么做，不透露眼睛会看见什么。

她一年做四百张，留下三十张。其余送给贾阿洛卢的一家印刷行装订账本。“不知哪里的水管工，正在我最好的失败里开发票。”她说。`,
};

/** What the print is, after one sheet lifted from a bath of so many colours. */
function material(pigments: Text, width: number, height: number): Text {
  const size = `${width} × ${height}`;
  return {
    en: `Giclée print with eleven pigment inks on 285 g/m² unbleached cotton paper with visible fibre, chosen with the artist to match her own. The original is ${pigments.en}, lifted from a tragacanth bath onto alum-washed paper, ${size} cm.`,
    'zh-Hant': `十一色顏料墨水藝術微噴，印於 285 g/m² 未漂白棉紙，纖維可見，由藝術家挑選，與她慣用的紙相合。原作為黃蓍膠水盤上的${pigments['zh-Hant']}，拓於明礬處理的紙上，${size} 公分。`,
    'zh-Hans': `十一色颜料墨水艺术微喷，印于 285 g/m² 未漂白棉纸，纤维可见，由艺术家挑选，与她惯用的纸相合。原作为黄蓍胶水盘上的${pigments['zh-Hans']}，拓于明矾处理的纸上，${size} 厘米。`,
  };
}

const openCertificate: Text = {
  en: 'Comes with a certificate bearing Nilüfer Aydın’s signature, the pattern’s traditional name and the date of the lift, backed with an offcut of real ebru from her studio. Open edition, unnumbered. Warranted for 75 years against fading in indoor light.',
  'zh-Hant':
    '附保證書，載有尼呂費爾・艾登簽名、圖式傳統名稱與拓製日期，背面裱一片工作室的真濕拓紙邊。不限量版，不編號。室內光線下，色彩保固 75 年。',
  'zh-Hans':
    '附证书，载有尼吕费尔·艾登签名、图式传统名称与拓制日期，背面裱一片工作室的真湿拓纸边。不限量版，不编号。室内光线下，色彩质保 75 年。',
};

function editionCertificate(size: number): Text {
  return {
    en: `Edition of ${size}, matching the ninety-nine beads of her grandmother’s tesbih. Each print is numbered in ink on the verso; the certificate is signed in Latin and Arabic script. Warranted for 75 years against fading.`,
    'zh-Hant': `限量 ${size} 幅，與她祖母念珠的九十九顆相應。每幅背面以墨水編號；保證書以拉丁與阿拉伯字母簽名。色彩保固 75 年。`,
    'zh-Hans': `限量 ${size} 幅，与她祖母念珠的九十九颗相应。每幅背面以墨水编号；证书以拉丁与阿拉伯字母签名。色彩质保 75 年。`,
  };
}

const maintenance: Text = {
  en: 'Cotton paper expands and shrinks with humidity: frame it with an acid-free mat and a few millimetres of air, so that it does not touch the glazing. Wipe the acrylic with a slightly damp microfibre cloth, without cleaner, and avoid bathrooms and the wall above a radiator.',
  'zh-Hant':
    '棉紙會隨濕度伸縮：請以無酸卡紙裝框，與壓克力之間留幾公釐空隙。以微濕的超細纖維布擦拭壓克力，勿用清潔劑；不宜掛浴室或暖氣、廚房爐台上方。',
  'zh-Hans':
    '棉纸会随湿度伸缩：请以无酸卡纸装框，与亚克力之间留几毫米空隙。以微湿的超细纤维布擦拭亚克力，勿用清洁剂；不宜挂浴室或暖气、厨房灶台上方。',
};

export const texts = {
  'first-rain-battal': {
    title: { en: 'First Rain (Battal)', 'zh-Hant': '初雨（battal）', 'zh-Hans': '初雨（battal）' },
    alt: {
      en: 'Marbled paper: pale stones of colour crowd a deep indigo ground, a large calm white one at upper left, one vermilion drop at the centre right.',
      'zh-Hant': '濕拓紙：淺色石斑擠滿深靛底，左上一片大而靜的白，中右一滴朱紅。',
      'zh-Hans': '湿拓纸：浅色石斑挤满深靛底，左上一片大而静的白，中右一滴朱红。',
    },
    inspiration: {
      en: 'Battal is the first pattern a pupil learns and the last one a master trusts: drops thrown from the brush, nothing else, no tool ever touching the water. Aydın threw this one in October 2018 with the window open, on the morning the summer’s drought broke. The vermilion was meant for another bath. It slid off a brush she was carrying across the room, and the whole sheet arranged itself around it before she could decide whether to be cross.',
      'zh-Hant':
        'battal 是學徒最先學的圖式，也是師傅最後才信任的：只有從刷上甩落的滴點，沒有任何工具碰過水面。這張作於 2018 年 10 月，夏旱結束的早晨，窗是開的。那點朱紅原屬另一盤，從她手裡經過的刷子滑落；還來不及生氣，整張紙已繞著它安頓好了。',
      'zh-Hans':
        'battal 是学徒最先学的图式，也是师傅最后才信任的：只有从刷上甩落的滴点，没有任何工具碰过水面。这张作于 2018 年 10 月，夏旱结束的早晨，窗是开的。那点朱红原属另一盘，从她手里经过的刷子滑落；还来不及生气，整张纸已绕着它安顿好了。',
    },
    material: material(
      {
        en: 'indigo, chalk, ochre and vermilion',
        'zh-Hant': '靛藍、白堊、赭石與硃砂',
        'zh-Hans': '靛蓝、白垩、赭石与朱砂',
      },
      50,
      65,
    ),
    certification: openCertificate,
    maintenance,
  },
  'ferries-gelgit': {
    title: { en: 'Ferries, There and Back (Gelgit)', 'zh-Hant': '渡輪來回（gelgit）', 'zh-Hans': '渡轮来回（gelgit）' },
    alt: {
      en: 'Rows of combed blue, sand and white waves zigzag across the sheet; a single red current runs through them right of centre.',
      'zh-Hant': '藍、沙與白的梳紋層層來回，中央偏右一股紅流穿過。',
      'zh-Hans': '蓝、沙与白的梳纹层层来回，中央偏右一股红流穿过。',
    },
    inspiration: {
      en: 'Gelgit means come-and-go. The comb crosses the bath, returns between its own tracks, and the colours are left swaying like passengers when the boat touches the quay. Aydın has taken the Üsküdar–Eminönü ferry some fourteen thousand times by her own count, nearly always on the left, nearly always standing. The red thread is the one evening she crossed with someone, and missed the stop, and neither of them said anything until the boat was half way back.',
      'zh-Hant':
        'gelgit 意即「來去」。梳子橫過水盤，再從自己的軌跡之間回來，顏色便像船靠岸時的乘客那樣晃著。據艾登自己估算，于斯屈達爾到艾米諾努的渡輪她搭過一萬四千次，多半站著，多半在左舷。那縷紅是某個傍晚，她與人同船，坐過了站，直到船又開回一半，兩人都沒有開口。',
      'zh-Hans':
        'gelgit 意即“来去”。梳子横过水盘，再从自己的轨迹之间回来，颜色便像船靠岸时的乘客那样晃着。据艾登自己估算，于斯屈达尔到艾米诺努的渡轮她坐过一万四千次，多半站着，多半在左舷。那缕红是某个傍晚，她与人同船，坐过了站，直到船又开回一半，两人都没有开口。',
    },
    material: material(
      {
        en: 'two indigos, chalk, ochre and a little vermilion',
        'zh-Hant': '兩種靛藍、白堊、赭石與少許硃砂',
        'zh-Hans': '两种靛蓝、白垩、赭石与少许朱砂',
      },
      70,
      50,
    ),
    certification: openCertificate,
    maintenance,
  },
  'shawl-for-nermin': {
    title: { en: 'Shawl for Nermin (Şal)', 'zh-Hant': '給奈爾敏的披肩（şal）', 'zh-Hans': '给奈尔敏的披肩（şal）' },
    alt: {
      en: 'Dense folds of oxide red, cream, black and gold run diagonally across the sheet like a heavy patterned shawl.',
      'zh-Hant': '氧化紅、米白、黑與金的密紋斜向起伏，如一條厚重的花披肩。',
      'zh-Hans': '氧化红、米白、黑与金的密纹斜向起伏，如一条厚重的花披肩。',
    },
    inspiration: {
      en: 'The şal pattern starts as gelgit and is then broken by a single wide needle drawn in long S-shaped pulls, until the stripes fold like cloth over a shoulder. Nermin was the aunt who paid for Aydın’s first gall and alum and told the family it was for piano lessons. She wore one shawl, winter and summer, of a red that nobody could name; seven baths were poured away before this one came close enough to make the artist sit down.',
      'zh-Hant':
        'şal 由 gelgit 起手，再以一支寬針拉出長長的 S 形，把條紋折成披在肩上的布。奈爾敏是她的姑姑，替她付了第一筆膽汁與明礬的錢，對家裡卻說是鋼琴學費。她冬夏只披一條披肩，那種紅誰也叫不出名字。倒掉七盤水之後，這一張才近得讓藝術家坐了下來。',
      'zh-Hans':
        'şal 由 gelgit 起手，再以一支宽针拉出长长的 S 形，把条纹折成披在肩上的布。奈尔敏是她的姑姑，替她付了第一笔胆汁与明矾的钱，对家里却说是钢琴学费。她冬夏只披一条披肩，那种红谁也叫不出名字。倒掉七盘水之后，这一张才近得让艺术家坐了下来。',
    },
    material: material(
      {
        en: 'red oxide, lampblack, orpiment, green earth and chalk',
        'zh-Hant': '氧化鐵紅、燈煙黑、雌黃、綠土與白堊',
        'zh-Hans': '氧化铁红、灯烟黑、雌黄、绿土与白垩',
      },
      49,
      63,
    ),
    certification: openCertificate,
    maintenance,
  },
  'seven-nests': {
    title: {
      en: 'Seven Nests (Bülbül Yuvası)',
      'zh-Hant': '七巢（bülbül yuvası）',
      'zh-Hans': '七巢（bülbül yuvası）',
    },
    alt: {
      en: 'Seven spirals in green, rose, oxide and black, large at lower left and shrinking towards the upper right, on almost bare cream paper.',
      'zh-Hant': '七個綠、玫瑰、赭紅與黑的漩渦，左下最大，向右上漸小，底幾乎全是素紙。',
      'zh-Hans': '七个绿、玫瑰、赭红与黑的漩涡，左下最大，向右上渐小，底几乎全是素纸。',
    },
    inspiration: {
      en: 'The nightingale’s nest is normally spread edge to edge like wallpaper. Aydın counted the real ones in the judas trees behind her studio one spring and found seven, unevenly placed, one of them far off and badly built. So the needle turned seven times and the rest of the bath was left alone. Leaving it alone took longer, she says: each stray drop had to be picked off the surface with a strip of newsprint, holding her breath.',
      'zh-Hant':
        '「夜鶯巢」通常鋪得滿滿的，像壁紙。某年春天，她去數工作室後方紫荊樹上的真巢：七個，疏密不一，有一個離得很遠，蓋得也不好。於是針只轉了七次，其餘水面一概不動。她說不動更費時：每一滴走散的顏色，都得屏住氣用報紙條吸起來。',
      'zh-Hans':
        '“夜莺巢”通常铺得满满的，像壁纸。某年春天，她去数工作室后方紫荆树上的真巢：七个，疏密不一，有一个离得很远，盖得也不好。于是针只转了七次，其余水面一概不动。她说不动更费时：每一滴走散的颜色，都得屏住气用报纸条吸起来。',
    },
    material: material(
      {
        en: 'green earth, madder, red oxide and lampblack',
        'zh-Hant': '綠土、茜草紅、氧化鐵紅與燈煙黑',
        'zh-Hans': '绿土、茜草红、氧化铁红与灯烟黑',
      },
      60,
      60,
    ),
    certification: openCertificate,
    maintenance,
  },
  'one-tulip': {
    title: { en: 'One Tulip (Lale)', 'zh-Hant': '一朵鬱金香（lale）', 'zh-Hans': '一朵郁金香（lale）' },
    alt: {
      en: 'A single red tulip with three dagger-pointed petals and two long leaves, on a ground of pale grey and cream marbled stones.',
      'zh-Hant': '一朵紅鬱金香，三瓣尖如匕首，兩片長葉，底為淺灰與米白的石斑濕拓。',
      'zh-Hans': '一朵红郁金香，三瓣尖如匕首，两片长叶，底为浅灰与米白的石斑湿拓。',
    },
    inspiration: {
      en: 'Ottoman gardeners bred the tulip until its petals came to needle points, and fined anyone who sold a bulb above the listed price. In the bath it begins as two discs, one madder, one vermilion, the smaller resting in the larger. Three pulls upward make the petals, one downward makes the heart, and a hair from a horse’s tail sharpens the tips. The whole takes forty seconds. Aydın made her first in 2003 and considers this, eleven years later, the second.',
      'zh-Hant':
        '鄂圖曼園丁把鬱金香育到花瓣尖如針，並處罰以高於公告價出售球莖的人。在水盤裡，它起初只是兩個圓：茜草紅裡臥著朱紅。向上三筆成瓣，向下一筆成心，再用一根馬尾毛把尖端挑細，前後四十秒。艾登 2003 年做成第一朵；十一年後的這朵，她認為是第二朵。',
      'zh-Hans':
        '奥斯曼园丁把郁金香育到花瓣尖如针，并处罚以高于公告价出售球茎的人。在水盘里，它起初只是两个圆：茜草红里卧着朱红。向上三笔成瓣，向下一笔成心，再用一根马尾毛把尖端挑细，前后四十秒。艾登 2003 年做成第一朵；十一年后的这朵，她认为是第二朵。',
    },
    material: material(
      {
        en: 'madder, vermilion and green earth over a pale chalk battal',
        'zh-Hant': '淺白堊 battal 底上的茜草紅、硃砂與綠土',
        'zh-Hans': '浅白垩 battal 底上的茜草红、朱砂与绿土',
      },
      46,
      64,
    ),
    certification: editionCertificate(99),
    maintenance,
  },
  'three-carnations': {
    title: {
      en: 'Three Carnations (Karanfil)',
      'zh-Hant': '三朵康乃馨（karanfil）',
      'zh-Hans': '三朵康乃馨（karanfil）',
    },
    alt: {
      en: 'Three carnations in wine, pink and shell, their fringed petals drawn out with a needle, rising from one point over a pale marbled ground.',
      'zh-Hant': '酒紅、粉與貝殼色的三朵康乃馨，瓣緣以針挑成流蘇，自一點伸展於淺色濕拓底上。',
      'zh-Hans': '酒红、粉与贝壳色的三朵康乃馨，瓣缘以针挑成流苏，自一点伸展于浅色湿拓底上。',
    },
    inspiration: {
      en: 'Carnations in İznik tiles are drawn in profile, a fan with a saw edge, so that a tile-cutter could repeat them. Aydın wanted the profile without the repetition. Each flower is six rings of colour dropped one inside the other and opened with seven pulls; nineteen nicks of the needle then bring the edge back in. The smallest, low at the left, was spoiled by a passing lorry that shook the tray. She looked at it for a day and let it stay.',
      'zh-Hant':
        '伊茲尼克磁磚上的康乃馨一律側面，扇形鋸邊，好讓工匠反覆描製。艾登要側面，不要重複。每朵由六圈顏色環環相套，七筆撥開，再以針往回挑十九下，收成花邊。左下最小的一朵，因卡車經過震動水盤而走了樣；她看了一整天，決定留下。',
      'zh-Hans':
        '伊兹尼克瓷砖上的康乃馨一律侧面，扇形锯边，好让工匠反复描制。艾登要侧面，不要重复。每朵由六圈颜色环环相套，七笔拨开，再以针往回挑十九下，收成花边。左下最小的一朵，因卡车经过震动水盘而走了样；她看了一整天，决定留下。',
    },
    material: material(
      {
        en: 'cochineal, madder and green earth over a chalk battal',
        'zh-Hant': '白堊 battal 底上的胭脂蟲紅、茜草紅與綠土',
        'zh-Hans': '白垩 battal 底上的胭脂虫红、茜草红与绿土',
      },
      65,
      52,
    ),
    certification: openCertificate,
    maintenance,
  },
  'the-strait-before-six': {
    title: {
      en: 'The Strait before Six (Akkâse)',
      'zh-Hant': '六點前的海峽（akkâse）',
      'zh-Hans': '六点前的海峡（akkâse）',
    },
    alt: {
      en: 'A wide sheet: combed blue water below, bare cream paper above, and a red marbled sun half sunk behind the first waves at the right.',
      'zh-Hant': '橫幅：下方是梳出的藍色水面，上方留素紙，右側一輪紅色濕拓的太陽半沉於浪後。',
      'zh-Hans': '横幅：下方是梳出的蓝色水面，上方留素纸，右侧一轮红色湿拓的太阳半沉于浪后。',
    },
    inspiration: {
      en: 'Akkâse is marbling done twice: part of the sheet is sealed with gum arabic, the rest is lifted, and after drying the sealed part has its own turn. Here the sun had the second bath. Aydın sees it most winter mornings from the pier, when the tankers are still held at the Black Sea mouth and the strait has an hour to itself. Nearly half the sheet was never wetted. She says the empty part is the expensive one.',
      'zh-Hant':
        'akkâse 要拓兩次：一部分先以阿拉伯膠封住，其餘先拓，乾後再輪到封住的地方。這裡的太陽用的是第二盤。冬天的早晨她常在碼頭看見它，那時油輪還攔在黑海口，海峽有一個鐘頭只屬於自己。紙的將近一半從未沾水。她說，空的那部分才貴。',
      'zh-Hans':
        'akkâse 要拓两次：一部分先以阿拉伯胶封住，其余先拓，干后再轮到封住的地方。这里的太阳用的是第二盘。冬天的早晨她常在码头看见它，那时油轮还拦在黑海口，海峡有一个钟头只属于自己。纸的将近一半从未沾水。她说，空的那部分才贵。',
    },
    material: material(
      {
        en: 'indigo and chalk, with vermilion and orpiment from a second bath',
        'zh-Hant': '靛藍與白堊，及第二盤的硃砂與雌黃',
        'zh-Hans': '靛蓝与白垩，及第二盘的朱砂与雌黄',
      },
      88,
      40,
    ),
    certification: openCertificate,
    maintenance,
  },
} satisfies Record<string, WorkTexts>;
