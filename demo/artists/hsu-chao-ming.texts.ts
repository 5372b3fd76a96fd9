import type { Text, WorkTexts } from '../artist.ts';

export const intro: Text = {
  en: 'Hsu Chao-ming farms two hectares of rice in Chishang and paints the wind that crosses them. His bristle strokes are set down in the order in which the gusts arrived.',
  'zh-Hant': '許照明在池上種兩甲地的稻，也畫吹過稻田的風。他的鬃毛筆觸，照著陣風抵達的先後落下。',
  'zh-Hans': '许照明在池上种两公顷水稻，也画吹过稻田的风。他的鬃毛笔触，照着阵风抵达的先后落下。',
};

export const story: Text = {
  en: `Hsu was born in 1979 in Chishang, in the long valley between the two mountain ranges of eastern Taiwan, where the wind has only two directions to choose from. He studied mechanical engineering in Hsinchu and spent seven years measuring air flow over the blades of cooling fans.

In 2008 his father’s knees gave out and he came home for one harvest. He stayed. The instruments stayed in Hsinchu, but the habit did not: he still begins each painting with a sheet of little arrows, noted on the field dyke, that say which way the rice lay at what minute.

The oil goes on thick, with hog bristle brushes worn down to a chisel, two unmixed colours at a time. He does not go back over a stroke. When a picture fails he scrapes it down and primes the boards with the scrapings, which is why the greys in his skies are never quite the same grey.`,
  'zh-Hant': `許照明 1979 年生於台東池上，那是兩道山脈夾著的縱谷，風只有兩個方向可選。他在新竹讀機械工程，之後七年，工作是量測散熱風扇葉片上的氣流。

2008 年父親膝蓋壞了，他回家幫忙一季收割，就留了下來。儀器留在新竹，習慣卻帶回來了：每幅畫開始前，他總先在田埂上畫滿一張小箭頭，記下稻子在幾點幾分往哪邊倒。

油彩塗得厚，用磨成鑿子形的豬鬃筆，一次蘸兩色、不調勻，落筆不回頭。畫壞了就刮掉，刮下來的顏料拿去打底，所以他天空裡的灰，從來不是同一種灰。`,
  'zh-Hans': `许照明 1979 年生于台东池上，那是两道山脉夹着的纵谷，风只有两个方向可选。他在新竹读机械工程，之后七年，工作是测量散热风扇叶片上的气流。

2008 年父亲膝盖坏了，他回家帮忙收一季稻子，就留了下来。仪器留在新竹，习惯却带回来了：每幅画开始前，他总先在田埂上画满一张小箭头，记下稻子在几点几分往哪边倒。

油彩涂得厚，用磨成凿子形的猪鬃笔，一次蘸两色、不调匀，落笔不回头。画坏了就刮掉，刮下来的颜料拿去打底，所以他天空里的灰，从来不是同一种灰。`,
};

/** The print, and the painting that it reproduces. */
function material(support: Text, size: string, year: number): Text {
  return {
    en: `Giclée print in eleven pigment inks on 380 g/m² poly-cotton canvas, matt, with a satin varnish; raking-light capture keeps the shadow of every ridge. The original is oil on ${support.en}, ${size} cm, ${year}, with paint up to four millimetres thick.`,
    'zh-Hant': `十一色顏料墨水藝術微噴於 380 g/m² 霧面棉混紡畫布，上緞光保護漆；以側光掃描，保留每道筆脊的陰影。原作為油彩、${support['zh-Hant']}，${size} 公分，${year} 年，顏料最厚處達 4 公釐。`,
    'zh-Hans': `十一色颜料墨水艺术微喷于 380 g/m² 哑光棉混纺画布，上缎光保护漆；以侧光扫描，保留每道笔脊的阴影。原作为油彩、${support['zh-Hans']}，${size} 厘米，${year} 年，颜料最厚处达 4 毫米。`,
  };
}

const open: Text = {
  en: 'Open edition with a numbered certificate of authenticity, countersigned by Hsu Chao-ming, and a small copy of the arrow sheet made on the dyke that day. Colours are warranted for 60 years indoors; the canvas is warranted against sagging for ten years.',
  'zh-Hant':
    '不限量版，附流水編號保證書，由許照明副署，並附當天在田埂上所記箭頭圖的縮印本。室內色彩保固 60 年；畫布若鬆弛，保固 10 年。',
  'zh-Hans':
    '不限量版，附流水编号证书，由许照明副署，并附当天在田埂上所记箭头图的缩印本。室内色彩质保 60 年；画布如松弛，质保 10 年。',
};

const numbered: Text = {
  en: 'Limited to 45. Each print is numbered on the turned edge. Hsu signs the certificate with a stroke of real oil and names one paddy of the picture on it, a different one every time. Colours are warranted for 60 years indoors.',
  'zh-Hant':
    '限量 45 幅。每幅於翻邊處編號。許照明在保證書上簽名，補一筆真正的油彩，並寫下畫中的一格水田，張張不同。室內色彩保固 60 年。',
  'zh-Hans':
    '限量 45 幅。每幅于翻边处编号。许照明在证书上签名，补一笔真正的油彩，并写下画中的一格水田，张张不同。室内色彩质保 60 年。',
};

const pending: Text = {
  en: 'It will be issued as an open edition once the artist has approved the proof. It will come with a numbered certificate and a printed copy of the barometer trace from the night it records. Colours are warranted for 60 years indoors.',
  'zh-Hant': '待藝術家確認打樣後，將以不限量版發行，附流水編號保證書，以及當夜氣壓紀錄曲線的印本。室內色彩保固 60 年。',
  'zh-Hans': '待艺术家确认打样后，将以不限量版发行，附流水编号证书，以及当夜气压记录曲线的印本。室内色彩质保 60 年。',
};

const care: Text = {
  en: 'In a frame, a spacer keeps the varnished canvas off the acrylic. Without a frame, dust it twice a year with a soft dry brush, along the strokes and not across them. Keep it a hand’s breadth from outside walls and away from cooking steam; do not use water or cleaner on the canvas. Wipe the acrylic with a slightly damp microfibre cloth, without cleaner.',
  'zh-Hant':
    '畫布已上保護漆，裝框時與壓克力面板之間留有墊條。不裝框者，每年以乾軟毛刷除塵兩次，順著筆觸而不要橫刷。離外牆一掌寬，避開油煙；畫布勿沾水或清潔劑。壓克力面板以微濕的超細纖維布擦拭，勿用清潔劑。',
  'zh-Hans':
    '画布已上保护漆，装框时与亚克力面板之间留有垫条。不装框的，每年以干软毛刷除尘两次，顺着笔触而不要横刷。离外墙一掌宽，避开油烟；画布勿沾水或清洁剂。亚克力面板以微湿的超细纤维布擦拭，勿用清洁剂。',
};

const editionCare: Text = {
  en: 'The stroke of real oil on the certificate stays soft for about a year; until then, let nothing touch it. Clean only the acrylic, with a slightly damp microfibre cloth and no cleaner. Keep the print out of direct sun, which warms the peach colours unevenly.',
  'zh-Hant':
    '保證書上的那一筆油彩約一年才會乾透，期間請勿碰觸或疊放物品。清潔時只以微濕的超細纖維布擦拭壓克力面板，勿用清潔劑。畫面避免日光直射，以免杏桃色受熱不均。',
  'zh-Hans':
    '证书上的那一笔油彩约一年才会干透，期间请勿触碰或叠放物品。清洁时只用微湿的超细纤维布擦拭亚克力面板，勿用清洁剂。画面避免阳光直射，以免杏桃色受热不均。',
};

const panoramaCare: Text = {
  en: 'The long stretcher has a cross bar and corner keys: if the canvas slackens in winter, tap each key once. Hang it from two points. If it is unframed, dust it with a dry brush along the furrows; no water, no direct sun.',
  'zh-Hant':
    '長框內有橫檔與角楔，冬天畫布若略鬆，各角楔輕敲一下即可。請用兩點懸掛。不裝框者，以乾毛刷順著田畦方向除塵；勿沾水，避免日曬。',
  'zh-Hans':
    '长框内有横档与角楔，冬天画布如略松，各角楔轻敲一下即可。请用两点悬挂。不装框的，以干毛刷顺着田垄方向除尘；勿沾水，避免日晒。',
};

const wind: WorkTexts = {
  title: { en: 'Wind Crossing Chishang', 'zh-Hant': '風過池上', 'zh-Hans': '风过池上' },
  alt: {
    en: 'Green and gold rice bends in broad bands of wind under a streaked sky; a pale road runs up to a single round tree before blue mountains.',
    'zh-Hant': '青綠與金黃的稻浪成片倒伏，天空筆觸流動；一條淡色小路通向藍色山前的一棵圓樹。',
    'zh-Hans': '青绿与金黄的稻浪成片倒伏，天空笔触流动；一条淡色小路通向蓝色山前的一棵圆树。',
  },
  inspiration: {
    en: 'Everyone who comes to Chishang photographs the tree. Hsu, whose land is four fields away, had refused to paint it for ten years. Then on 12 June 2020, an hour before a thunderstorm, the valley wind and the mountain wind met over the road and for eleven minutes the rice went both ways at once. He had forty-three arrows on his sheet before the rain washed off the ink. The tree is in the picture because it was the only thing that did not move, and he needed something to measure from.',
    'zh-Hant':
      '來池上的人都要拍那棵樹。許照明的田就在四塊地外，十年來偏偏不畫。2020 年 6 月 12 日，雷雨前一小時，谷風與山風在路上碰頭，整整十一分鐘，稻子同時往兩邊倒。雨把墨水化開以前，他記了四十三個箭頭。樹之所以入畫，是因為只有它沒動，總得有個東西當基準。',
    'zh-Hans':
      '来池上的人都要拍那棵树。许照明的田就在四块地外，十年来偏偏不画。2020 年 6 月 12 日，雷雨前一小时，谷风与山风在路上碰头，整整十一分钟，稻子同时往两边倒。雨把墨水化开以前，他记了四十三个箭头。树之所以入画，是因为只有它没动，总得有个东西当基准。',
  },
  material: material({ en: 'linen', 'zh-Hant': '亞麻布', 'zh-Hans': '亚麻布' }, '80 × 120', 2020),
  certification: open,
  maintenance: care,
};

const stubble: WorkTexts = {
  title: { en: 'Straw Smoke, November', 'zh-Hant': '十一月，稻草煙', 'zh-Hans': '十一月，稻草烟' },
  alt: {
    en: 'A wide harvested field of ochre furrows runs to a low horizon; at the left a thin line of fire sends grey smoke drifting right across the hills.',
    'zh-Hant': '收割後的赭黃田畦一路伸向低平的地平線，左側一線火光，灰煙橫過山前往右飄。',
    'zh-Hans': '收割后的赭黄田垄一路伸向低平的地平线，左侧一线火光，灰烟横过山前往右飘。',
  },
  inspiration: {
    en: 'Burning straw is forbidden now, and quite rightly; the last legal fire in the neighbourhood was his uncle’s, in 2003. Hsu painted this one for the smell. He began with the furrows, because he had ploughed that field himself and knew that they all point at the pumping station, and he left the smoke to the end and to a nearly empty brush. It climbs as straight as a pole until it reaches the height at which the evening air starts, and there it lies down. His uncle used to say that it had remembered the way to the sea.',
    'zh-Hant':
      '如今禁止燒稻草，理所當然；附近最後一把合法的火，是叔叔在 2003 年點的。許照明畫這幅，為的是那個氣味。他從田畦畫起，因為那塊地是他親手犁的，知道每一道都指向抽水站；煙留到最後，用幾乎沒有顏料的筆。它直直升起，到了晚風開始的高度，就躺下來。叔叔總說，那是煙想起了往海邊的路。',
    'zh-Hans':
      '如今禁止烧稻草，理所当然；附近最后一把合法的火，是叔叔在 2003 年点的。许照明画这幅，为的是那个气味。他从田垄画起，因为那块地是他亲手犁的，知道每一道都指向抽水站；烟留到最后，用几乎没有颜料的笔。它直直升起，到了晚风开始的高度，就躺下来。叔叔总说，那是烟想起了往海边的路。',
  },
  material: material({ en: 'two joined panels', 'zh-Hant': '雙拼木板', 'zh-Hans': '双拼木板' }, '60 × 144', 2021),
  certification: open,
  maintenance: panoramaCare,
};

const channel: WorkTexts = {
  title: { en: 'Morning Comes Down the Channel', 'zh-Hant': '水圳帶來早晨', 'zh-Hans': '水渠带来早晨' },
  alt: {
    en: 'An irrigation channel full of sky curves down through green fields from a blue mountain towards the viewer.',
    'zh-Hant': '一條映滿天光的水圳，從藍色的山腳彎過綠田，流到觀者眼前。',
    'zh-Hans': '一条映满天光的水渠，从蓝色的山脚弯过绿田，流到观者眼前。',
  },
  inspiration: {
    en: 'The water in Chishang is shared out by the hour, and in dry years Hsu’s turn begins at ten to five. He opens the gate, sits down and has nothing to do until it reaches the far corner. What arrives first is not water but light: the channel turns pale from the mountain end, bend after bend, a good minute ahead of the sound. The picture was painted in nine such mornings, always upwards, from the near bank to the far one, and he stopped each day when the sun touched his own sluice.',
    'zh-Hant':
      '池上的水按鐘點分，旱年輪到許照明時是清晨四點五十分。開了水門，坐下，等水走到田的另一角之前無事可做。先到的其實不是水，是光：圳溝從山那頭一彎一彎亮過來，比水聲早了足足一分鐘。這幅畫用了九個這樣的早晨，總是由下往上、從近岸畫到遠岸，太陽一照到自家水門就停筆。',
    'zh-Hans':
      '池上的水按钟点分，旱年轮到许照明时是清晨四点五十分。开了水闸，坐下，等水走到田的另一角之前无事可做。先到的其实不是水，是光：水渠从山那头一弯一弯亮过来，比水声早了足足一分钟。这幅画用了九个这样的早晨，总是由下往上、从近岸画到远岸，太阳一照到自家水闸就停笔。',
  },
  material: material({ en: 'linen', 'zh-Hant': '亞麻布', 'zh-Hans': '亚麻布' }, '130 × 90', 2018),
  certification: open,
  maintenance: care,
};

const terraces: WorkTexts = {
  title: { en: 'Every Terrace Keeps Some', 'zh-Hant': '每一階都留了一點', 'zh-Hans': '每一阶都留了一点' },
  alt: {
    en: 'Flooded rice terraces hold peach, rose and violet light between dark winding dykes; a small figure in a straw hat walks along one of them at dusk.',
    'zh-Hant': '蓄水的梯田在蜿蜒的深色田埂間盛著杏桃、玫瑰與紫色的暮光，一個戴斗笠的小小人影走在埂上。',
    'zh-Hans': '蓄水的梯田在蜿蜒的深色田埂间盛着杏桃、玫瑰与紫色的暮光，一个戴斗笠的小小人影走在埂上。',
  },
  inspiration: {
    en: 'Across the coastal range, at Fengbin, a handful of families have flooded their old terraces again. Hsu went to help with the dykes in January 2023 and was paid in taro. At five in the afternoon someone told him to stop working and look: the sun was already behind the ridge, yet each step of water still had its share, the high ones gold, the low ones blue, as though it had been handed down and everybody had kept a little. The man with the hoe is Mr Lin, aged eighty-one, who was the one to say so.',
    'zh-Hant':
      '海岸山脈另一側的豐濱，幾戶人家把荒廢的梯田重新灌了水。2023 年 1 月，許照明去幫忙修田埂，工錢是芋頭。下午五點，有人叫他別做了，抬頭看：太陽已落到山後，每一階水卻都還有自己的一份，高的是金，低的是藍，像是一路往下傳，人人留了一點。扛鋤頭的是林先生，八十一歲，那句話就是他說的。',
    'zh-Hans':
      '海岸山脉另一侧的丰滨，几户人家把荒废的梯田重新灌了水。2023 年 1 月，许照明去帮忙修田埂，工钱是芋头。下午五点，有人叫他别做了，抬头看：太阳已落到山后，每一阶水却都还有自己的一份，高的是金，低的是蓝，像是一路往下传，人人留了一点。扛锄头的是林先生，八十一岁，那句话就是他说的。',
  },
  material: material({ en: 'linen over board', 'zh-Hant': '亞麻布裱板', 'zh-Hans': '亚麻布裱板' }, '100 × 80', 2023),
  certification: numbered,
  maintenance: editionCare,
};

const eye: WorkTexts = {
  title: { en: 'The Eye', 'zh-Hant': '眼', 'zh-Hans': '眼' },
  alt: {
    en: 'An abstract spiral of thick grey, blue and cream strokes with a few rust accents turns about a small pale centre right of the middle.',
    'zh-Hant': '抽象畫：灰、藍、乳白的厚重筆觸夾著幾抹鏽橙，繞著偏右的一小塊淡色中心旋轉。',
    'zh-Hans': '抽象画：灰、蓝、乳白的厚重笔触夹着几抹锈橙，绕着偏右的一小块淡色中心旋转。',
  },
  inspiration: {
    en: 'When the eye of a typhoon goes over, the frogs start. Hsu has been under three of them and says that this is the part nobody believes. In the last one the lull lasted nineteen minutes; he went out with a torch to see about the seedlings, looked straight up and saw stars, with the whole sky walking round them. The strokes are nearly a metre long in the original and were made standing, with the canvas flat on the drying floor, going round and round it. The rust is the roof of the tool shed, which was leaving at the time.',
    'zh-Hant':
      '颱風眼經過時，青蛙會叫。許照明遇過三次，他說這一段從來沒人相信。最近那次，風停了十九分鐘，他拿手電筒出去看秧苗，一抬頭竟是星星，整片天繞著它們走。原作筆觸長近一公尺，畫布平鋪在曬穀場上，人站著，一圈一圈繞著畫。那幾抹鏽色是農具間的鐵皮屋頂，當時正要離開。',
    'zh-Hans':
      '台风眼经过时，青蛙会叫。许照明遇过三次，他说这一段从来没人相信。最近那次，风停了十九分钟，他拿手电筒出去看秧苗，一抬头竟是星星，整片天绕着它们走。原作笔触长近一米，画布平铺在晒谷场上，人站着，一圈一圈绕着画。那几抹锈色是农具间的铁皮屋顶，当时正要离开。',
  },
  material: material(
    { en: 'unstretched cotton duck', 'zh-Hant': '未繃框棉帆布', 'zh-Hans': '未绷框棉帆布' },
    '150 × 200',
    2026,
  ),
  certification: pending,
  maintenance: care,
};

const silvergrass: WorkTexts = {
  title: { en: 'Silvergrass, North-Easterly', 'zh-Hant': '東北風，芒花', 'zh-Hans': '东北风，芒花' },
  alt: {
    en: 'Tall silvergrass plumes lean to the right against a gold and slate evening sky, rising out of dark grass.',
    'zh-Hant': '高高的芒花自暗色草叢中伸出，在金黃與石板灰的暮色裡齊齊向右傾。',
    'zh-Hans': '高高的芒花自暗色草丛中伸出，在金黄与石板灰的暮色里齐齐向右倾。',
  },
  inspiration: {
    en: 'The north-easterly reaches the flats of the Xinwulü river in the second week of October, usually on a washing day. From then until February the silvergrass has one opinion. Hsu drew it from the cab of a parked excavator, whose driver was asleep, because it was the only place on the river where the paper would lie still. He noticed that the stems hardly bend at all; it is the heads that give way, and they give way one after another, so that a gust can be watched going by like someone walking behind a hedge.',
    'zh-Hant':
      '東北風總在十月第二週吹到新武呂溪的河灘，而且多半挑洗衣服的日子。從那時到二月，芒花只有一種意見。許照明躲進一輛停著的怪手駕駛艙裡畫，司機睡著了，整條溪只有那裡紙不會飛。他發現稈子其實不太彎，讓步的是花穗，而且一穗接一穗，所以看得見一陣風走過去，像有人從樹籬後面經過。',
    'zh-Hans':
      '东北风总在十月第二周吹到新武吕溪的河滩，而且多半挑洗衣服的日子。从那时到二月，芒花只有一种意见。许照明躲进一辆停着的挖掘机驾驶室里画，司机睡着了，整条溪只有那里纸不会飞。他发现秆子其实不太弯，让步的是花穗，而且一穗接一穗，所以看得见一阵风走过去，像有人从树篱后面经过。',
  },
  material: material({ en: 'birch board', 'zh-Hant': '樺木板', 'zh-Hans': '桦木板' }, '90 × 90', 2016),
  certification: open,
  maintenance: care,
};

export const works = { wind, stubble, channel, terraces, eye, silvergrass };
