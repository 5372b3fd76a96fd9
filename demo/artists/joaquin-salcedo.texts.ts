import type { Text, WorkTexts } from '../artist.ts';

const text = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

const material = (cm: string, year: number, knives: Text): Text =>
  text(
    `Giclée print in twelve pigment inks on 340 g/m² cotton rag with a pronounced texture, coated for deep blacks. The original, ${year}, is oil laid with ${knives.en} on linen, ${cm} cm, photographed under raking light so that the ridges of paint keep their shadow. Every sheet is trimmed by hand.`,
    `以十二色顏料墨水藝術微噴於 340 g/m² 粗紋純棉紙，塗層可呈現飽滿的黑。原作為 ${year} 年的亞麻布油畫，以${knives['zh-Hant']}完成，${cm} 公分；翻拍時採側光，讓顏料堆起的稜線保留陰影。每張皆由人工裁切。`,
    `以十二色颜料墨水艺术微喷于 340 g/m² 粗纹纯棉纸，涂层可呈现饱满的黑。原作为 ${year} 年的亚麻布油画，以${knives['zh-Hans']}完成，${cm} 厘米；翻拍时采用侧光，让颜料堆起的棱线保留阴影。每张均由人工裁切。`,
  );

const oneKnife = text('a single trowel-shaped knife', '一把鏝形畫刀', '一把镘形画刀');
const threeKnives = text('three palette knives', '三把畫刀', '三把画刀');
const kitchenKnife = text('palette knives and a blunt kitchen knife', '畫刀與一把鈍菜刀', '画刀与一把钝菜刀');

const openCertificate = text(
  'Supplied with the shop’s certificate of authorised reproduction, bearing the title, the size ordered and the printer’s initials. An open edition, unnumbered, with the artist’s monogram printed at the lower right of the border. Paper and inks are warranted for ten years against fading and against flaking of the coating.',
  '附本店授權複製保證書，載有作品名稱、訂購尺寸與印製人縮寫。不限量版，不編號，紙邊右下印有藝術家花押。紙張與墨水保固 10 年，包含褪色與塗層剝離。',
  '附本店授权复制证书，写有作品名称、订购尺寸与印制人缩写。不限量版，不编号，纸边右下印有艺术家花押。纸张与墨水质保 10 年，涵盖褪色与涂层剥离。',
);

const pausedCertificate = text(
  'Open edition with the shop’s certificate of authorised reproduction. Printing is paused while the owner of the canvas has it cleaned; prints already delivered keep their certificate and ten-year warranty, and sales resume when the artist has approved a new file.',
  '不限量版，附本店授權複製保證書。因藏家正送原作清潔，目前暫停印製；已交付的作品保證書與 10 年保固照舊，恢復販售前將由藝術家重新簽樣。',
  '不限量版，附本店授权复制证书。因藏家正送原作清洁，目前暂停印制；已交付的作品证书与 10 年质保照旧，恢复销售前将由艺术家重新签样。',
);

const numberedCertificate = (size: number): Text =>
  text(
    `Limited to ${size} prints in all sizes together. Each is numbered in pencil; the certificate, signed by Joaquín Salcedo, carries the same number and his thumbprint in red oxide. The colours are warranted for twenty years, and each number is sold only once.`,
    `各尺寸合計限量 ${size} 幅。每幅以鉛筆編號；保證書由華金・薩爾塞多親簽，載有同一編號，蓋有他以氧化鐵紅按下的拇指印。色彩保固 20 年，每個編號只售出一次。`,
    `各尺寸合计限量 ${size} 幅。每幅以铅笔编号；证书由华金·萨尔塞多亲签，载有同一编号，盖有他以氧化铁红按下的拇指印。色彩质保 20 年，每个编号只售出一次。`,
  );

const maintenance = text(
  'The coating is tough, but the textured peaks can be polished by rubbing: never clean the print itself. Frame it under anti-reflective acrylic with at least 4 mm of air, hang it where no lamp rakes the surface closely, and keep the room between 40 and 60% humidity.',
  '塗層雖耐用，但紙紋高處摩擦後會發亮，請勿擦拭畫面。建議配抗反射壓克力，並與畫面保持 4 公釐以上的間距；避免燈具近距離側照，室內濕度宜維持在 40% 至 60%。',
  '涂层虽耐用，但纸纹高处摩擦后会发亮，请勿擦拭画面。建议配抗反射亚克力，并与画面保持 4 毫米以上的间距；避免灯具近距离侧照，室内湿度宜保持在 40% 至 60%。',
);

const redRebozo: WorkTexts = {
  title: text('The Red Rebozo', '紅披巾', '红披巾'),
  alt: text(
    'Half-length portrait of a woman in a red shawl, turned to our left, her face built of angular planes lit from the left against a grey-green ground.',
    '半身肖像：一位披紅色披巾的女子轉向我們的左方，臉由稜角分明的色面構成，光自左側來，背景灰綠。',
    '半身肖像：一位披红色披巾的女子转向我们的左方，脸由棱角分明的色面构成，光自左侧来，背景灰绿。',
  ),
  inspiration: text(
    'No one sat for this picture. Salcedo began with the shawl, which had been his mother’s and hung on a nail in the studio for nine years, and found the face by asking what sort of person would look away while being looked at. He scraped the head out four times. The fourth scraping left a dark edge along the jaw that he liked, and he built the cheek outward from it, plane by plane, the way his father set stone at a corner. The woman who resulted reminds every visitor from the valley of someone, never of the same person.',
    '沒有人為這幅畫坐過。薩爾塞多從披巾畫起，那是他母親的東西，在畫室的釘子上掛了九年；他問自己，什麼樣的人在被看的時候會望向別處，臉就這樣找到了。頭部他刮掉了四次。第四次刮完，下頷留下一道他喜歡的暗邊，於是他從那裡往外砌出臉頰，一面接一面，像父親在牆角砌石頭。畫中的女子讓每個從谷地來的訪客想起某人，卻從來不是同一人。',
    '没有人为这幅画坐过。萨尔塞多从披巾画起，那是他母亲的东西，在画室的钉子上挂了九年；他问自己，什么样的人在被看的时候会望向别处，脸就这样找到了。头部他刮掉了四次。第四次刮完，下颌留下一道他喜欢的暗边，于是他从那里往外砌出脸颊，一面接一面，像父亲在墙角砌石头。画中的女子让每个从谷地来的访客想起某人，却从来不是同一个人。',
  ),
  material: material('90 × 117', 2017, threeKnives),
  certification: numberedCertificate(80),
  maintenance,
};

const carpenterAtNoon: WorkTexts = {
  title: text('Carpenter at Noon', '正午的木匠', '正午的木匠'),
  alt: text(
    'An older man with a grey moustache, a straw hat and a blue work shirt faces slightly to our right in strong overhead light, on an ochre ground.',
    '一位留灰色髭鬚的長者，戴草帽、穿藍色工作衫，略轉向我們的右方，頂光強烈，背景赭黃。',
    '一位留灰色髭须的长者，戴草帽、穿蓝色工作衫，略转向我们的右方，顶光强烈，背景赭黄。',
  ),
  inspiration: text(
    'Noon is a bad hour for portraits: the light falls straight down, the eyes go dark and the nose throws its shadow over the mouth. Salcedo chose it for that reason. In 2011 he was repairing the roof of his house and noticed that workmen, when they stop to eat, turn their faces up a little from under the brim, exactly enough for the sun to reach the cheekbones. The carpenter is made of that one gesture. The background is the colour of the sawdust on the tiles that week, matched on the spot with a house painter’s chart.',
    '正午不適合畫肖像：光直直落下，眼睛陷入暗處，鼻影蓋過嘴巴。薩爾塞多正是為此選了正午。2011 年他在修自家屋頂，發現工人停下來吃飯時，會從帽簷下把臉微微抬起，剛好讓陽光照到顴骨。這位木匠就是由這個動作造出來的。背景是那一週落在屋瓦上的木屑顏色，他當場拿油漆行的色票比對調成。',
    '正午不适合画肖像：光直直落下，眼睛陷入暗处，鼻影盖过嘴巴。萨尔塞多正是为此选了正午。2011 年他在修自家屋顶，发现工人停下来吃饭时，会从帽檐下把脸微微抬起，刚好让阳光照到颧骨。这位木匠就是由这个动作造出来的。背景是那一周落在屋瓦上的木屑颜色，他当场拿油漆店的色卡比对调成。',
  ),
  material: material('80 × 100', 2011, oneKnife),
  certification: pausedCertificate,
  maintenance,
};

const yellowShirt: WorkTexts = {
  title: text('The Yellow Shirt', '黃襯衫', '黄衬衫'),
  alt: text(
    'A boy with short black hair and a bright yellow shirt looks straight at us; the right of his face is lit, the left in deep shadow, on a blue ground of broad knife strokes.',
    '一個短黑髮、穿鮮黃襯衫的男孩直視我們；臉的右側受光，左側深陷陰影，背景是寬闊刀痕的藍。',
    '一个短黑发、穿鲜黄衬衫的男孩直视我们；脸的右侧受光，左侧深陷阴影，背景是宽阔刀痕的蓝。',
  ),
  inspiration: text(
    'After thirty years of painting people who look aside, Salcedo set himself one who does not. The difficulty of a full gaze is that the two halves of a face want to become equal, so he divided them with light instead: the warm side was finished in a morning, the dark side took a month and holds violet, bottle green and a brown mixed from both. The shirt came from a market stall in Tlacolula, bought two sizes too large for the grandson who was meant to wear it and by then had refused to sit still.',
    '畫了三十年望向別處的人之後，薩爾塞多要求自己畫一個不閃躲的。正面凝視的難處在於，臉的兩半總想變得一樣；他便用光把它們分開：亮面一個上午就完成，暗面花了一個月，裡頭有紫、瓶綠，以及兩者調出的褐。襯衫買自特拉科盧拉的市集，原本要給孫子當模特兒時穿，買大了兩號，而孫子那時早已拒絕坐著不動。',
    '画了三十年望向别处的人之后，萨尔塞多要求自己画一个不闪躲的。正面凝视的难处在于，脸的两半总想变得一样；他便用光把它们分开：亮面一个上午就完成，暗面花了一个月，里头有紫、瓶绿，以及两者调出的褐。衬衫买自特拉科卢拉的集市，原本要给孙子当模特时穿，买大了两号，而孙子那时早已拒绝坐着不动。',
  ),
  material: material('100 × 100', 2022, kitchenKnife),
  certification: openCertificate,
  maintenance,
};

const teacherByTheWindow: WorkTexts = {
  title: text('Teacher by the Window', '窗邊的老師', '窗边的老师'),
  alt: text(
    'An elderly woman in profile facing left, silver hair in a bun, green cardigan and white collar, her eyes lowered; the ground passes from cream on the left to dark plum on the right.',
    '年長女性的左向側面像，銀髮挽髻，綠色開襟衫配白領，眼簾低垂；背景由左邊的米白轉為右邊的暗梅紫。',
    '年长女性的左向侧面像，银发挽髻，绿色开襟衫配白领，眼帘低垂；背景由左边的米白转为右边的暗梅紫。',
  ),
  inspiration: text(
    'The village school in Salcedo’s childhood had one window with glass in it, and the teacher marked exercise books beside it until the light was gone. He painted her at the age he is now himself. Profiles leave a painter nowhere to hide, since one line carries everything; he cut this one against the pale ground with the back of the knife and then did not allow himself to touch it. The lowered lid is a single pull of paint. The right half of the picture is what the class looked like from where she sat: dark, full, and waiting.',
    '薩爾塞多童年的村校只有一扇窗裝了玻璃，老師總在窗邊批改作業，直到天光用盡。他把她畫成自己如今的年紀。側面像讓畫家無處可躲，一條線就擔起一切；他用刀背把這條線切在淺色背景上，此後便不准自己再碰。低垂的眼瞼只是一刀顏料。畫的右半邊，是從她座位望出去的教室：昏暗、坐滿了人、等待著。',
    '萨尔塞多童年的村校只有一扇窗装了玻璃，老师总在窗边批改作业，直到天光用尽。他把她画成自己如今的年纪。侧面像让画家无处可躲，一条线就担起一切；他用刀背把这条线切在浅色背景上，此后便不准自己再碰。低垂的眼睑只是一刀颜料。画的右半边，是从她座位望出去的教室：昏暗、坐满了人、等待着。',
  ),
  material: material('76 × 100', 2014, threeKnives),
  certification: openCertificate,
  maintenance,
};

const twoSisters: WorkTexts = {
  title: text('Two Sisters', '兩姊妹', '两姐妹'),
  alt: text(
    'Two women side by side, one with long braids and a cream blouse, the other with bobbed hair and a pale blue shirt, turned towards each other on a terracotta ground.',
    '兩位女子並肩，一位梳長辮、穿米白上衣，另一位短髮、穿淺藍襯衫，彼此相向，背景陶土紅。',
    '两位女子并肩，一位梳长辫、穿米白上衣，另一位短发、穿浅蓝衬衫，彼此相向，背景陶土红。',
  ),
  inspiration: text(
    'Salcedo has four sisters and maintains that he has never painted any of them. What he took from home was an arrangement: at table the eldest and the youngest always sat so that they could exchange a look behind everyone’s back. The two heads here lean along one invisible diagonal, and neither looks at us. He mixed their skin from the same five colours in a different order, which he says is the whole truth about families. The wide empty ground above them is kept for the others, who are talking.',
    '薩爾塞多有四個姊妹，他堅稱一個也沒畫過。他從家裡帶走的是座位：吃飯時大姊與小妹總坐在能背著大家交換眼色的位置。畫中兩顆頭沿著一條看不見的斜線相倚，誰也不看我們。她們的膚色用同樣五種顏料、以不同順序調成；他說，家人的真相不過如此。她們上方那片寬闊的空白，留給其他正在說話的人。',
    '萨尔塞多有四个姐妹，他坚称一个也没画过。他从家里带走的是座位：吃饭时大姐与小妹总坐在能背着大家交换眼色的位置。画中两个头沿着一条看不见的斜线相倚，谁也不看我们。她们的肤色用同样五种颜料、以不同顺序调成；他说，家人的真相不过如此。她们上方那片宽阔的空白，留给其他正在说话的人。',
  ),
  material: material('126 × 90', 2020, kitchenKnife),
  certification: openCertificate,
  maintenance,
};

const waitingForTheBus: WorkTexts = {
  title: text('Waiting for the First Bus', '等首班車', '等首班车'),
  alt: text(
    'Three people shoulder to shoulder in early light: a young man in orange looking right, a woman in green asleep with her head bowed, and an old man in a straw hat and violet shirt looking left.',
    '清晨光線裡三人並肩：穿橘衣的年輕男子望向右方，穿綠衣的女子低頭睡著，戴草帽穿紫衫的老人望向左方。',
    '清晨光线里三人并肩：穿橙衣的年轻男子望向右方，穿绿衣的女子低头睡着，戴草帽穿紫衫的老人望向左方。',
  ),
  inspiration: text(
    'The bus to the coast leaves Oaxaca before six, and people who do not know one another wait on the same bench with their shoulders touching. Salcedo made this journey every month for a year to visit a hospital, and drew on the backs of tickets. Of eighty-three drawings he kept three: a man who had slept enough, a woman who had not, and an old one who no longer needed to. Putting them side by side on a canvas more than twice as wide as it is high, he found that the sleeper, who sees nothing, holds the picture together.',
    '往海岸的巴士不到六點就從瓦哈卡開出，互不相識的人坐在同一張長椅上，肩膀碰著肩膀。有一年薩爾塞多每個月都搭這班車去醫院探病，在車票背面畫畫。八十三張裡他留下三張：一個睡飽的男人、一個沒睡夠的女人、一個已經不太需要睡的老人。他把三人並排在寬度超過高度兩倍的畫布上，才發現什麼也沒看見的睡者，竟把整幅畫繫在一起。',
    '去海岸的大巴不到六点就从瓦哈卡开出，互不相识的人坐在同一张长椅上，肩膀碰着肩膀。有一年萨尔塞多每个月都坐这班车去医院探病，在车票背面画画。八十三张里他留下三张：一个睡饱的男人、一个没睡够的女人、一个已经不太需要睡的老人。他把三人并排在宽度超过高度两倍的画布上，才发现什么也没看见的睡者，竟把整幅画系在一起。',
  ),
  material: material('180 × 84', 2024, oneKnife),
  certification: openCertificate,
  maintenance,
};

/** The curator's words on Joaquín Salcedo. */
export const texts = {
  intro: text(
    'Joaquín Salcedo builds faces from flat pulls of the palette knife, one for each turn of the bone. His sitters are invented, and always at rest.',
    '華金・薩爾塞多以畫刀一刀一面地砌出人臉，骨骼每轉一個方向便是一刀。他畫的人都是虛構的，而且總是安靜。',
    '华金·萨尔塞多以画刀一刀一面地砌出人脸，骨骼每转一个方向便是一刀。他画的人都是虚构的，而且总是安静。',
  ),
  story: text(
    [
      'Salcedo was born in Oaxaca in 1959 to a family of stonemasons and was himself apprenticed at thirteen, cutting the green cantera of which the city is made. A mason, he says, learns to see a curve as the number of flat faces he has time for. When a fall ended that work in his twenties he took the habit with him to painting, together with one of the trowels.',
      'He draws little. A head begins as four planes (forehead, two cheeks, jaw) laid in grey, and is divided again only where the light demands it, so that the dark side of a Salcedo face may consist of six pulls and the lit side of sixty. The colours are mixed on the canvas’s own edge and scraped back when he repaints. He does not work from photographs, and he has never accepted a commission for a likeness.',
      'His portraits hang in the regional museum, two schools and a great many kitchens. He teaches on Saturdays, in the courtyard of the house he roofed himself, and asks beginners to paint an egg with a trowel until it looks back at them.',
    ].join('\n\n'),
    [
      '薩爾塞多 1959 年生於瓦哈卡的石匠家庭，十三歲當學徒，鑿的正是築成這座城的綠色坎特拉石。他說，石匠學會的是把曲線看成「時間允許他鑿幾個平面」。二十多歲時一次墜落讓他離開這一行，他把這個習慣連同一把鏝刀一起帶進了繪畫。',
      '他很少打草稿。一顆頭從灰色的四個面開始：額、兩頰與下頷；只有光線要求時才再細分。所以他筆下的臉，暗面也許只有六刀，亮面卻有六十刀。顏料就在畫布邊緣調，重畫時刮去。他不看照片作畫，也從未接受過要求肖似的委託。',
      '他的肖像掛在地方博物館、兩所學校，以及許許多多的廚房裡。每逢週六，他在自己蓋屋頂的那棟房子的院子裡教畫，要初學者用鏝刀畫一顆蛋，畫到蛋會回望為止。',
    ].join('\n\n'),
    [
      '萨尔塞多 1959 年生于瓦哈卡的石匠家庭，十三岁当学徒，凿的正是筑成这座城的绿色坎特拉石。他说，石匠学会的是把曲线看成“时间允许他凿几个平面”。二十多岁时一次坠落让他离开这一行，他把这个习惯连同一把镘刀一起带进了绘画。',
      '他很少打草稿。一个头从灰色的四个面开始：额、两颊与下颌；只有光线要求时才再细分。所以他笔下的脸，暗面也许只有六刀，亮面却有六十刀。颜料就在画布边缘调，重画时刮去。他不看照片作画，也从未接受过要求肖似的委托。',
      '他的肖像挂在地方博物馆、两所学校，以及许许多多的厨房里。每逢周六，他在自己盖屋顶的那栋房子的院子里教画，要初学者用镘刀画一个蛋，画到蛋会回望为止。',
    ].join('\n\n'),
  ),
  works: { redRebozo, carpenterAtNoon, yellowShirt, teacherByTheWindow, twoSisters, waitingForTheBus },
};
