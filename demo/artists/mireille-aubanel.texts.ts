import type { Text, WorkTexts } from '../artist.ts';

const text = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

const material = (cm: string, year: number, films: number): Text =>
  text(
    `Giclée print in pigment inks on 300 g/m² uncoated cotton paper, deckle-edged on two sides, chosen because it takes colour as raw canvas does. The original, ${year}, is diluted acrylic and pigment with sea salt on unprimed cotton duck, ${cm} cm, in ${films} films; the weave in the print is that of the cloth.`,
    `以顏料墨水藝術微噴於 300 g/m² 無塗層純棉紙，兩側保留毛邊；選用此紙，是因為它吃色的方式接近生布。原作為 ${year} 年，以稀釋的壓克力顏料、色粉與海鹽繪於未打底的棉帆布，${cm} 公分，共 ${films} 層；印面上的織紋即來自那塊布。`,
    `以颜料墨水艺术微喷于 300 g/m² 无涂层纯棉纸，两侧保留毛边；选用此纸，是因为它吃色的方式接近生布。原作为 ${year} 年，以稀释的丙烯颜料、色粉与海盐绘于未打底的棉帆布，${cm} 厘米，共 ${films} 层；印面上的织纹即来自那块布。`,
  );

const openCertificate = text(
  'Comes with a certificate dry-stamped with Aubanel’s studio mark, a small fish, and the date of printing. The edition is open; prints are neither numbered nor signed by hand. We warrant the colours for ten years in a room without direct sun. If a print arrives creased and you tell us within 30 days of arrival, we remake or refund it.',
  '附保證書，壓有歐巴內爾畫室的小魚鋼印與印製日期。此為不限量版，不編號，亦無親筆簽名。在無直射陽光的室內，色彩保固 10 年；到貨時若有摺痕，30 天內告知即重做或退款。',
  '附证书，压有欧巴内尔画室的小鱼钢印与印制日期。此为不限量版，不编号，亦无亲笔签名。在无直射阳光的室内，色彩质保 10 年；到货时如有折痕，30 天内告知即重做或退款。',
);

const exhibitionCertificate = text(
  'Printed only for the exhibition store and sold there with a certificate countersigned by the store’s curator. Not numbered; the reverse carries the exhibition’s stamp and the date of sale. The ten-year colour warranty starts on that day.',
  '僅為限定展售門市印製，於門市出售，保證書由駐店策展人副署。不編號；背面蓋有展覽章與售出日期。10 年色彩保固自該日起算。',
  '仅为限定展售门店印制，在门店出售，证书由驻店策展人副署。不编号；背面盖有展览章与售出日期。10 年色彩质保自该日起算。',
);

const numberedCertificate = (size: number): Text =>
  text(
    `An edition of ${size}, numbered on the back in graphite. Mireille Aubanel writes and signs each certificate by hand. Colours are warranted for twenty years; the file is sealed after the last number.`,
    `限量 ${size} 幅，以石墨筆在背面編號。保證書由米蕾耶・歐巴內爾親手書寫並簽名。色彩保固 20 年；最後一號售出後，檔案即封存。`,
    `限量 ${size} 幅，以石墨笔在背面编号。证书由米蕾耶·欧巴内尔亲手书写并签名。色彩质保 20 年；最后一号售出后，文件即封存。`,
  );

const maintenance = text(
  'Uncoated paper reacts to humidity and marks easily. Handle it with dry cotton gloves, float it in a deep frame so that the deckle shows, and glaze it with UV-filtering acrylic. Avoid damp outside walls and sea-facing windows; if the sheet waves in a humid season, it will flatten again.',
  '無塗層紙會隨濕度伸縮，也容易留痕。請戴乾淨棉手套拿取，以深框浮裱露出毛邊，並配抗紫外線壓克力。避免掛在潮濕外牆或面海窗邊；梅雨季若微微起伏，天氣乾燥後會自行平整。',
  '无涂层纸会随湿度伸缩，也容易留痕。请戴干净棉手套拿取，以深框浮裱露出毛边，并配防紫外线亚克力。避免挂在潮湿外墙或面海窗边；梅雨季如微微起伏，天气干燥后会自行平整。',
);

const saltFirstLight: WorkTexts = {
  title: text('Salt, First Light', '鹽，初光', '盐，初光'),
  alt: text(
    'Abstract: a large apricot field enters from the upper left, a sea-green field from the lower right; a white band and a short red line lie between them, with pale salt marks along the green edge.',
    '抽象畫：左上方伸入一大片杏色，右下方是一片海綠；兩者之間橫著白帶與一小段紅線，綠色邊緣有淡淡的鹽痕。',
    '抽象画：左上方伸入一大片杏色，右下方是一片海绿；两者之间横着白带与一小段红线，绿色边缘有淡淡的盐痕。',
  ),
  inspiration: text(
    'At the Catalans beach, before the swimmers come, there is a quarter of an hour when the sky is warmer than the water and the line between them turns white. Aubanel, who has swum there since 1953, says the colours do not meet; they wait on either side. She poured the upper field while standing on a ladder, tilted the stretcher toward the left, and left the lower one to dry for nine days under salt from her own kitchen. The red line is the rope that marks the bathing zone, seen by someone without her glasses.',
    '在馬賽的加泰隆海灘，泳客到來之前有一刻鐘，天比水暖，兩者交界變成白色。歐巴內爾從 1953 年起就在那裡游泳，她說那兩種顏色並不相遇，只是各在一邊等著。她站在梯子上倒出上半片色，把畫框往左傾；下半片則撒上自家廚房的鹽，晾了九天。那條紅線是圈出泳區的繩子，沒戴眼鏡的人看到的樣子。',
    '在马赛的加泰罗尼亚人海滩，泳客到来之前有一刻钟，天比水暖，两者交界变成白色。欧巴内尔从 1953 年起就在那里游泳，她说那两种颜色并不相遇，只是各在一边等着。她站在梯子上倒出上半片色，把画框往左倾；下半片则撒上自家厨房的盐，晾了九天。那条红线是圈出泳区的绳子，没戴眼镜的人看到的样子。',
  ),
  material: material('138 × 174', 2012, 13),
  certification: openCertificate,
  maintenance,
};

const calanqueAtEleven: WorkTexts = {
  title: text('Calanque at Eleven', '十一點的峽灣', '十一点的峡湾'),
  alt: text(
    'Wide abstract: a deep blue field fills the left two thirds and ends in a slanting salted edge; chalk white and sand lie to the right, with a turquoise pool across the border and one small orange mark.',
    '橫幅抽象畫：深藍占滿左側三分之二，止於一道帶鹽痕的斜邊；右側是石灰白與沙色，一灘土耳其藍跨過交界，另有一小塊橘色。',
    '横幅抽象画：深蓝占满左侧三分之二，止于一道带盐痕的斜边；右侧是石灰白与沙色，一滩绿松石色跨过交界，另有一小块橙色。',
  ),
  inspiration: text(
    'The limestone inlets east of Marseille have an hour when rock throws no shadow on water and the depth can be read like a chart: sand, weed, nothing. Aubanel went by boat with a retired pilot who called out the soundings, and wrote the numbers on the bare cotton before she began; they are still there, under five films of blue. The cliff was put on last with a plasterer’s float. As for the orange mark, the pilot wore a life jacket and sat very still, and she felt he had earned a place.',
    '馬賽以東的石灰岩峽灣，有一個小時岩壁在水面上沒有影子，深淺可以像海圖一樣讀出來：沙、水草、什麼也沒有。歐巴內爾搭一位退休領港員的船前去，他報水深，她動筆前先把數字寫在生布上，如今仍壓在五層藍色底下。崖壁是最後用泥水匠的抹刀抹上的。至於那塊橘色：領港員穿著救生衣，坐得非常安靜，她覺得他該有個位置。',
    '马赛以东的石灰岩峡湾，有一个小时岩壁在水面上没有影子，深浅可以像海图一样读出来：沙、水草、什么也没有。欧巴内尔搭一位退休引航员的船前去，他报水深，她动笔前先把数字写在生布上，如今仍压在五层蓝色底下。崖壁是最后用泥瓦匠的抹刀抹上的。至于那块橙色：引航员穿着救生衣，坐得非常安静，她觉得他该有个位置。',
  ),
  material: material('240 × 100', 2019, 11),
  certification: openCertificate,
  maintenance,
};

const mistral: WorkTexts = {
  title: text('Mistral', '密斯特拉風', '密史脱拉风'),
  alt: text(
    'Abstract: long slanting brush pulls of grey-blue and white sweep up to the right over a dark indigo mass at the left; a single yellow stroke runs through the upper half.',
    '抽象畫：灰藍與白的長刷痕斜斜掃向右上，左側壓著一團暗靛；上半部有一道黃色橫過。',
    '抽象画：灰蓝与白的长刷痕斜斜扫向右上，左侧压着一团暗靛；上半部有一道黄色横过。',
  ),
  inspiration: text(
    'On the third day of the mistral people in Marseille stop finishing their sentences. Aubanel works through it with the studio door open, the stretcher roped to a radiator, using a broom of horsehair forty centimetres wide. Each band in this picture is one walk along the canvas, left to right, as fast as she could go at sixty-eight; where she ran out of paint the hairs separated and the cloth shows. She had no plan for the yellow. A neighbour’s awning tore loose and passed the window, and she did what seemed polite.',
    '密斯特拉風颳到第三天，馬賽人說話就不再把句子說完。歐巴內爾敞著畫室的門照畫，畫框用繩子綁在暖氣片上，手裡是一把四十公分寬的馬鬃刷。畫中每一道色帶，都是她從左到右走完畫布的一趟，以六十八歲所能達到的最快速度；顏料用盡之處，刷毛分岔，露出布面。黃色原本不在計畫裡：鄰居的遮陽棚被吹脫，飛過窗前，她覺得不回應一下有失禮貌。',
    '密史脱拉风刮到第三天，马赛人说话就不再把句子说完。欧巴内尔敞着画室的门照画，画框用绳子绑在暖气片上，手里是一把四十厘米宽的马鬃刷。画中每一道色带，都是她从左到右走完画布的一趟，以六十八岁所能达到的最快速度；颜料用尽之处，刷毛分岔，露出布面。黄色原本不在计划里：邻居的遮阳篷被吹脱，飞过窗前，她觉得不回应一下有失礼貌。',
  ),
  material: material('182 × 130', 2015, 19),
  certification: openCertificate,
  maintenance,
};

const shutter: WorkTexts = {
  title: text('Shutter, Half Past Two', '百葉窗，兩點半', '百叶窗，两点半'),
  alt: text(
    'Square abstract in burnt orange: eight darker horizontal bars on the left like slats, and to the right one narrow vertical strip of white, pale sky blue and deeper sea blue.',
    '方形抽象畫，焦橙色調：左側八條較深的橫帶如百葉，右側一道窄直條，由白、淡天藍與較深的海藍組成。',
    '方形抽象画，焦橙色调：左侧八条较深的横带如百叶，右侧一道窄直条，由白、淡天蓝与较深的海蓝组成。',
  ),
  inspiration: text(
    'Afternoons in her grandmother’s flat on the Corniche were spent lying down, in the dark, under orders. The shutters were closed at one and nobody spoke until four. What a child learns in such a room is that darkness is orange, and that the outside can be kept in a gap the width of a hand. Aubanel painted it fifty-five years later from the bed of the same flat, which she had bought back in order to see it again. The strip is the only passage where she allowed a hard edge: the horizon, which a ruler had to draw.',
    '小時候在外婆位於濱海大道的公寓裡，午後就是奉命在黑暗中躺著。百葉窗一點關上，四點以前誰也不說話。孩子在這種房間裡學到的是：黑暗是橘色的，而整個外面可以收進一個手掌寬的縫。五十五年後，歐巴內爾在同一間公寓的床上畫下這張畫；為了再看一眼，她把那間公寓買了回來。全畫只有縫裡的一處准許硬邊：海平線，那是用尺畫的。',
    '小时候在外婆位于滨海大道的公寓里，午后就是奉命在黑暗中躺着。百叶窗一点关上，四点以前谁也不说话。孩子在这种房间里学到的是：黑暗是橙色的，而整个外面可以收进一个手掌宽的缝。五十五年后，欧巴内尔在同一间公寓的床上画下这张画；为了再看一眼，她把那间公寓买了回来。全画只有缝里的一处准许硬边：海平线，那是用尺画的。',
  ),
  material: material('150 × 150', 2009, 20),
  certification: openCertificate,
  maintenance,
};

const saltPans: WorkTexts = {
  title: text('The Salt Pans', '鹽田', '盐田'),
  alt: text(
    'Abstract seen as if from above: six irregular panels of coral, rose, violet, sea green and ochre divided by crusted white banks, with salt blooms scattered across them.',
    '如自高處俯瞰的抽象畫：珊瑚、玫瑰、紫、海綠與赭黃六塊不規則色面，由結殼的白色田埂隔開，鹽花散落其上。',
    '如自高处俯瞰的抽象画：珊瑚、玫瑰、紫、海绿与赭黄六块不规则色面，由结壳的白色田埂隔开，盐花散落其上。',
  ),
  inspiration: text(
    'From the spoil heap at Salin-de-Giraud one looks down on ponds that redden as the brine thickens, each worth more than the last. A salt worker explained the order to Aubanel: green is young, pink is ready, violet is late. She arranged the six pans of this painting in the wrong order on purpose, so that no eye could walk through it like a factory. The banks between them are real salt, fixed with rabbit-skin glue, and grew by several millimetres during the first damp winter before they settled. In Kaohsiung the picture hangs little more than an hour from the salt pans of Qigu.',
    '站在吉羅鹽場的鹽堆上往下看，鹵水愈濃，池子愈紅，一池比一池值錢。鹽工向歐巴內爾解釋順序：綠是生的，粉紅剛好，紫就晚了。她刻意把畫中六塊鹽田排錯，免得眼睛像走工廠一樣走過去。田埂是真鹽，以兔皮膠固定，第一個潮濕的冬天還長高了幾公釐，後來才穩定。這幅畫如今掛在高雄，離台南七股的鹽田只有一個多小時。',
    '站在吉罗盐场的盐堆上往下看，卤水越浓，池子越红，一池比一池值钱。盐工向欧巴内尔解释顺序：绿是生的，粉红刚好，紫就晚了。她刻意把画中六块盐田排错，免得眼睛像走工厂一样走过去。田埂是真盐，以兔皮胶固定，第一个潮湿的冬天还长高了几毫米，后来才稳定。这幅画如今挂在高雄，离台南七股的盐田只有一个多小时。',
  ),
  material: material('180 × 140', 2021, 25),
  certification: exhibitionCertificate,
  maintenance,
};

const lastFerry: WorkTexts = {
  title: text('Last Ferry', '末班渡輪', '末班渡轮'),
  alt: text(
    'Tall abstract: a deep indigo field over a smaller slate-blue one; between them a band of orange and yellow light with a small dark square at its right end, and a broken orange reflection below.',
    '直幅抽象畫：深靛色大面在上，較小的石板藍在下；其間是一帶橘黃的光，右端有一小塊暗方，下方是破碎的橘色倒影。',
    '竖幅抽象画：深靛色大面在上，较小的石板蓝在下；其间是一带橙黄的光，右端有一小块暗方，下方是破碎的橙色倒影。',
  ),
  inspiration: text(
    'The ferry for Bastia leaves after dark, and from the breakwater one sees it longest as a lit strip, then as a block with the light behind it, then as a doubt. Aubanel watched it go on the evening her brother moved to Corsica, both of them close to eighty, and did not stay for the third stage. She laid the night down in five violets rather than one black, because black, she says, is what people see who have already turned round. The square is three centimetres wide in the original, and every visitor finds it first.',
    '往巴斯蒂亞的渡輪入夜後才開。從防波堤望去，它有很長一段時間是一條亮帶，接著是背光的一塊，最後成了疑惑。哥哥搬去科西嘉的那晚，歐巴內爾目送船離港，兩人都快八十歲，她沒有等到最後那個階段。夜色她用五種紫鋪成，而不是一種黑；她說，黑是已經轉過身的人看見的。原作上那個方塊只有三公分寬，每位訪客卻都先看見它。',
    '去巴斯蒂亚的渡轮入夜后才开。从防波堤望去，它有很长一段时间是一条亮带，接着是背光的一块，最后成了疑惑。哥哥搬去科西嘉的那晚，欧巴内尔目送船离港，两人都快八十岁，她没有等到最后那个阶段。夜色她用五种紫铺成，而不是一种黑；她说，黑是已经转过身的人看见的。原作上那个方块只有三厘米宽，每位访客却都先看见它。',
  ),
  material: material('100 × 140', 2025, 15),
  certification: numberedCertificate(40),
  maintenance,
};

/** The curator's words on Mireille Aubanel. */
export const texts = {
  intro: text(
    'Mireille Aubanel stains raw cotton with film upon film of thin colour and lets sea salt decide where the edges are. Marseille’s light is her only subject.',
    '米蕾耶・歐巴內爾以一層層極薄的顏色浸染生棉布，讓海鹽決定邊緣在哪裡。馬賽的光是她唯一的題材。',
    '米蕾耶·欧巴内尔以一层层极薄的颜色浸染生棉布，让海盐决定边缘在哪里。马赛的光是她唯一的题材。',
  ),
  story: text(
    [
      'Aubanel was born in Marseille in 1947, above a chandler’s shop where she learned to judge canvas by its sound. She dyed sailcloth for a living until 1981 and has said that everything afterwards was the same work with fewer deadlines. Her first exhibition, in a disused ice house, consisted of five cloths that had been left on a roof for a winter.',
      'She paints on the floor and finishes upright. The colour is thin enough to read a newspaper through, and each film has to be dry before the next, so that a picture of twenty films takes most of a season. The films are never cut to the same outline: along the margins one can count them, like the rings of a tree or the tide marks on a quay. Salt from the Camargue is thrown while the last wash is wet and brushed off when it has drunk what it wants.',
      'Museums in Nîmes, Genoa and Montréal own her work. She has not left the Mediterranean since 1999, except for Kaohsiung, where she came to hang a picture in 2023, approved of the harbour, and stayed for six weeks.',
    ].join('\n\n'),
    [
      '歐巴內爾 1947 年生於馬賽，家在一間船具行樓上，她在那裡學會聽聲音判斷帆布的好壞。1981 年以前，她靠染帆布為生；她說後來做的仍是同一份工作，只是期限少一些。她的第一次個展在一座廢棄的冰庫，展出五塊在屋頂上放了一整個冬天的布。',
      '她在地板上畫，立起來收尾。顏色薄到可以透過它讀報紙，每一層都要乾透才能上下一層，所以一幅二十層的畫幾乎要花去一季。各層的輪廓從不切齊：沿著畫緣可以一層層數出來，像樹的年輪，或碼頭上的潮痕。最後一層還濕時撒上卡馬格的鹽，等鹽喝夠了，再刷掉。',
      '尼姆、熱那亞與蒙特婁的美術館都藏有她的作品。1999 年以後她沒離開過地中海，唯一的例外是高雄：2023 年她來掛一幅畫，對港口很滿意，住了六個星期。',
    ].join('\n\n'),
    [
      '欧巴内尔 1947 年生于马赛，家在一间船具店楼上，她在那里学会听声音判断帆布的好坏。1981 年以前，她靠染帆布为生；她说后来做的仍是同一份工作，只是期限少一些。她的第一次个展在一座废弃的冰库，展出五块在屋顶上放了一整个冬天的布。',
      '她在地板上画，立起来收尾。颜色薄到可以透过它读报纸，每一层都要干透才能上下一层，所以一幅二十层的画几乎要花去一季。各层的轮廓从不切齐：沿着画缘可以一层层数出来，像树的年轮，或码头上的潮痕。最后一层还湿时撒上卡马格的盐，等盐喝够了，再刷掉。',
      '尼姆、热那亚与蒙特利尔的美术馆都藏有她的作品。1999 年以后她没离开过地中海，唯一的例外是高雄：2023 年她来挂一幅画，对港口很满意，住了六个星期。',
    ].join('\n\n'),
  ),
  works: { saltFirstLight, calanqueAtEleven, mistral, shutter, saltPans, lastFerry },
};
