import type { Text, WorkTexts } from '../artist.ts';

const text = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

/** The sheet the original was made on, as the label in the drawer says. */
interface Sheet {
  cm: string;
  year: number;
  ground: Text;
}

const material = ({ cm, year, ground }: Sheet): Text =>
  text(
    `Giclée print in eleven pigment inks on 310 g/m² matte cotton rag, whose soft tooth holds the chalk marks without any shine. The original, ${year}, is gouache and soft pastel on ${ground.en}, ${cm} cm; the ragged painted edge is printed as it is, with a 3 cm white border for the framer.`,
    `以十一色顏料墨水藝術微噴於 310 g/m² 霧面純棉紙，紙面細緻的顆粒能留住粉彩筆觸而不反光。原作為 ${year} 年的不透明水彩與軟粉彩，畫在${ground['zh-Hant']}上，${cm} 公分；不齊整的畫緣照原樣印出，外留 3 公分白邊供裝框使用。`,
    `以十一色颜料墨水艺术微喷于 310 g/m² 哑光纯棉纸，纸面细腻的颗粒能留住色粉笔触而不反光。原作为 ${year} 年的水粉与软色粉，画在${ground['zh-Hans']}上，${cm} 厘米；不齐整的画缘照原样印出，外留 3 厘米白边供装框使用。`,
  );

const openCertificate = text(
  'Each print comes with a certificate stamped by the studio, giving the paper, the ink set and the date of printing. The edition is open and not numbered; the artist’s signature is printed from the original. Colours are warranted for ten years in ordinary indoor light.',
  '每幅附工作室鋼印保證書，載明紙張、墨水與印製日期。此作為不限量版，不編號；簽名由原作翻印。在一般室內光線下，色彩保固 10 年。',
  '每幅附工作室钢印证书，写明纸张、墨水与印制日期。此作为不限量版，不编号；签名由原作翻印。在普通室内光线下，色彩质保 10 年。',
);

const numberedCertificate = (size: number): Text =>
  text(
    `One of ${size}: every print is numbered in white pencil below the image, and the certificate, signed by Ezra Quill, repeats the number with an embossed seal. When the last is sold, the file is sealed. Colours are warranted for twenty years, and a print that arrives damaged or faulty, reported within 30 days of arrival, is remade under its own number or refunded.`,
    `限量 ${size} 幅：每幅於畫面下方以白色鉛筆編號，保證書由以斯拉・奎爾簽名，載有相同編號並加蓋鋼印。售完後檔案即封存。色彩保固 20 年；到貨時若有損壞或瑕疵，30 天內告知即以原編號重做或退款。`,
    `限量 ${size} 幅：每幅在画面下方以白色铅笔编号，证书由以斯拉·奎尔签名，载有相同编号并加盖钢印。售完后文件即封存。色彩质保 20 年；到货时如有损坏或瑕疵，30 天内告知即以原编号重做或退款。`,
  );

const maintenance = text(
  'The dark passages show fingerprints: hold the sheet by its border and frame it behind acrylic with a mat, so that nothing touches the surface. Keep it out of direct sun and away from kitchens and bathrooms. Wipe the acrylic with a slightly damp microfibre cloth, without cleaner; never wipe the paper itself.',
  '深色處容易留下指紋，請只拿白邊；裝框時加卡紙並配壓克力，讓畫面不與任何東西接觸。避免陽光直射，也請遠離廚房與浴室。以微濕的超細纖維布擦拭壓克力面板，勿用清潔劑，切勿擦拭紙面。',
  '深色处容易留下指纹，请只拿白边；装框时加卡纸并配亚克力，让画面不与任何东西接触。避免阳光直射，也请远离厨房和浴室。用微湿的超细纤维布擦拭亚克力面板，勿用清洁剂，切勿擦拭纸面。',
);

const sugarPaper = text('blue sugar paper', '藍色粗質包裝紙', '蓝色粗质包装纸');
const greyCard = text('grey bookbinder’s card', '灰色裝幀紙板', '灰色装帧纸板');
const darkPastelPaper = text('dark sanded pastel paper', '深色砂面粉彩紙', '深色砂面色粉纸');

const lastTram: WorkTexts = {
  title: text('The Last Tram', '末班電車', '末班电车'),
  alt: text(
    'A tram with bright headlamps comes up a wet street at night between dark tenements; lit windows and shop fronts run down in the reflections, and one figure walks home on the left.',
    '夜裡一輛亮著車頭燈的電車沿著濕漉的街道駛來，兩旁是暗色公寓；亮燈的窗與店面在地上拉成倒影，左側有一人走路回家。',
    '夜里一辆亮着车头灯的电车沿着湿漉的街道驶来，两旁是暗色公寓；亮灯的窗与店面在地上拉成倒影，左侧有一人步行回家。',
  ),
  inspiration: text(
    'Glasgow took up its tram lines in 1962, fifteen years before Quill was born. His grandfather had driven the number nine, and described the last run so often that the grandson could draw the route by ear: the shops that stayed lit, the bend where the wires sang, the man who always got off one stop early to walk. Quill built the street in grey card on his kitchen table, put a torch where the tram should be and painted what the torch did to a baking tray of water. Nothing in the picture was ever seen, and people from Dalmuir still tell him which corner it is.',
    '格拉斯哥在 1962 年拆掉電車軌道，那時奎爾還要十五年才出生。他的祖父開過九號線，末班車的事講了一遍又一遍，孫子光用聽的就畫得出路線：哪幾家店還亮著燈、電線在哪個彎道會唱歌、哪位乘客總是提早一站下來走路。奎爾在廚房桌上用灰紙板搭出街道，把手電筒擺在電車的位置，再畫下光落在一烤盤水裡的樣子。畫中沒有一處是親眼所見，可是達爾繆爾的老居民至今仍會告訴他，這是哪個街角。',
    '格拉斯哥在 1962 年拆掉电车轨道，那时奎尔还要十五年才出生。他的祖父开过九路电车，末班车的事讲了一遍又一遍，孙子光靠听就画得出路线：哪几家店还亮着灯、电线在哪个弯道会唱歌、哪位乘客总是提前一站下车走路。奎尔在厨房桌上用灰纸板搭出街道，把手电筒放在电车的位置，再画下光落在一烤盘水里的样子。画中没有一处是亲眼所见，可达尔缪尔的老住户至今仍会告诉他，这是哪个街角。',
  ),
  material: material({ cm: '84 × 57', year: 2016, ground: greyCard }),
  certification: openCertificate,
  maintenance,
};

const openTillLate: WorkTexts = {
  title: text('Open Till Late', '營業到深夜', '营业到深夜'),
  alt: text(
    'A corner shop glows yellow under a red fascia at the foot of a dark building; a person with a red umbrella stands outside in the rain and the whole shop is mirrored in the road.',
    '暗色樓房轉角的小店在紅色招牌下亮著黃光；一人撐紅傘站在雨中，整間店映在路面上。',
    '暗色楼房转角的小店在红色招牌下亮着黄光；一人撑红伞站在雨中，整间店映在路面上。',
  ),
  inspiration: text(
    'The shop is on Quill’s way home from the studio, and he has bought milk there for eleven years. He painted it after a week when the power failed along the whole road except, for reasons nobody explained, at that corner. The sign is made of blank bars because he found that any word, even a nonsense one, made people read the picture instead of look at it. The umbrella was added last; he needed one red that was not part of the building, so that the warm light had somewhere to go.',
    '這家店就在奎爾從畫室回家的路上，他在那裡買了十一年的牛奶。有一週整條路停電，唯獨那個轉角還亮著，沒人說得出原因，他於是畫了這張畫。招牌只有空白的色塊，因為他發現無論寫上什麼字，哪怕毫無意義，人們就會去讀畫，而不是看畫。紅傘是最後才加的：他需要一處不屬於建築的紅，暖光才有地方可去。',
    '这家店就在奎尔从画室回家的路上，他在那里买了十一年的牛奶。有一周整条路停电，唯独那个转角还亮着，没人说得出原因，他于是画了这张画。招牌只有空白的色块，因为他发现无论写上什么字，哪怕毫无意义，人们就会去读画，而不是看画。红伞是最后才加的：他需要一处不属于建筑的红，暖光才有地方可去。',
  ),
  material: material({ cm: '70 × 70', year: 2019, ground: darkPastelPaper }),
  certification: openCertificate,
  maintenance,
};

const stillUp: WorkTexts = {
  title: text('Still Up', '還沒睡', '还没睡'),
  alt: text(
    'The front of a red sandstone tenement in light rain: two dozen windows, of which six are lit, one with a person’s silhouette and one with a plant; a green door below and a street lamp at the right.',
    '細雨中的紅砂岩公寓立面：二十四扇窗，其中六扇亮著，一扇有人影，一扇擺著植物；下方是綠色大門，右側有一盞路燈。',
    '细雨中的红砂岩公寓立面：二十四扇窗，其中六扇亮着，一扇有人影，一扇摆着植物；下方是绿色大门，右侧有一盏路灯。',
  ),
  inspiration: text(
    'During the winter of 2020 Quill kept a notebook of the building opposite: which windows came on, at what hour, for how long. By February he knew a night nurse, a student, someone who baked at three in the morning, and a couple who quarrelled and then always watered the plant. He never met them. The picture sets six of those entries side by side as though they had happened at once. The lamp stands half out of the frame on the right because that is where he stood, in the dark, writing them down.',
    '2020 年冬天，奎爾為對面的樓記了一本筆記：哪扇窗亮了、幾點亮、亮多久。到了二月，他已經認得一位夜班護理師、一名學生、一個凌晨三點烤麵包的人，還有一對吵完架總會替植物澆水的伴侶。他從沒見過他們。畫裡把其中六則紀錄並排，彷彿發生在同一刻。路燈有一半退到畫面右緣，因為他當時就站在那裡，在暗處寫下這一切。',
    '2020 年冬天，奎尔为对面的楼记了一本笔记：哪扇窗亮了、几点亮、亮多久。到了二月，他已经认得一位夜班护士、一名学生、一个凌晨三点烤面包的人，还有一对吵完架总会给植物浇水的伴侣。他从没见过他们。画里把其中六条记录并排，仿佛发生在同一刻。路灯有一半退到画面右缘，因为他当时就站在那里，在暗处写下这一切。',
  ),
  material: material({ cm: '57 × 81', year: 2021, ground: sugarPaper }),
  certification: numberedCertificate(60),
  maintenance,
};

const slatesUnderSnow: WorkTexts = {
  title: text('Slates Under Snow', '雪覆石板', '雪覆石板'),
  alt: text(
    'Snow-dusted slate roofs step down towards low hills under a full moon; a thin church spire, chimney pots, and a few amber skylights.',
    '滿月之下，覆著薄雪的石板屋頂一層層退向低矮的山丘；有細長的教堂尖塔、煙囪與幾扇琥珀色天窗。',
    '满月之下，覆着薄雪的石板屋顶一层层退向低矮的山丘；有细长的教堂尖塔、烟囱与几扇琥珀色天窗。',
  ),
  inspiration: text(
    'From the top landing of the art school one could see the Campsie hills over the roofs of Garnethill, and for three days in March 2018 the whole slope turned white and the buses stopped. Quill drew with the window open until the chalk would no longer move in his fingers. What he wanted was the silence, which he gives with distance: no wall is darker than the sky directly behind it, and the snow is only pale blue. The nearest skylight belongs to a bookbinder, the man who later supplied the grey card for his larger works.',
    '從藝術學院頂樓的樓梯間，可以越過加內特希爾的屋頂望見坎普西山丘。2018 年三月有三天，整面斜坡一片雪白，公車也停駛了。奎爾開著窗畫，直到手指再也推不動粉彩。他想畫的是安靜，便用距離來表現：沒有一面牆比它身後的天空暗太多，雪也只是淡藍色。最近的那扇天窗屬於一位裝幀師傅，後來供應他大幅作品所用灰紙板的就是這個人。',
    '从艺术学院顶楼的楼梯间，可以越过加内特希尔的屋顶望见坎普西山丘。2018 年三月有三天，整面斜坡一片雪白，公交车也停了。奎尔开着窗画，直到手指再也推不动色粉。他想画的是安静，便用距离来表现：没有一面墙比它身后的天空暗太多，雪也只是淡蓝色。最近的那扇天窗属于一位装帧师傅，后来供应他大幅作品所用灰纸板的就是这个人。',
  ),
  material: material({ cm: '81 × 57', year: 2018, ground: sugarPaper }),
  certification: openCertificate,
  maintenance,
};

const catOnTheSteps: WorkTexts = {
  title: text('Cat on the Steps', '石階上的貓', '石阶上的猫'),
  alt: text(
    'A steep lane of steps climbs between two dark walls towards a bracket lamp that throws sparks of yellow chalk; a black cat sits with its back to us in the light.',
    '陡峭的石階巷在兩面暗牆之間往上，通向一盞散出黃色粉彩光點的壁燈；一隻黑貓背對我們坐在光裡。',
    '陡峭的石阶巷在两面暗墙之间往上，通向一盏散出黄色色粉光点的壁灯；一只黑猫背对我们坐在光里。',
  ),
  inspiration: text(
    'Quill spent two months of 2014 in Edinburgh repairing scenery for a theatre and slept in a room off a stepped close. Every night at the same hour a cat stopped on the same tread and waited, apparently, for the lamp to be switched on. He counted seventeen steps in his drawing and twenty-six on the way down, and left it at seventeen. The lamp is the earliest place in his work where pastel is stabbed rather than drawn: he turned the stick on end and hit the paper until the landlady knocked.',
    '2014 年，奎爾在愛丁堡替劇院修了兩個月布景，住在石階窄巷旁的一間房裡。每晚同一時刻，總有一隻貓停在同一級臺階上，看來是在等路燈亮起。他的素描裡數出十七級，下樓時卻數到二十六級，最後仍留下十七。那盞燈是他作品中最早以「戳」代替「畫」的粉彩：他把粉彩條豎起來敲打紙面，直到房東太太來敲門。',
    '2014 年，奎尔在爱丁堡替剧院修了两个月布景，住在石阶窄巷旁的一间房里。每晚同一时刻，总有一只猫停在同一级台阶上，看来是在等路灯亮起。他的素描里数出十七级，下楼时却数到二十六级，最后仍留下十七。那盏灯是他作品中最早以“戳”代替“画”的色粉：他把色粉条竖起来敲打纸面，直到房东太太来敲门。',
  ),
  material: material({ cm: '50 × 71', year: 2014, ground: darkPastelPaper }),
  certification: openCertificate,
  maintenance,
};

const fiveArches: WorkTexts = {
  title: text('Five Arches, High Water', '五拱橋，漲水', '五拱桥，涨水'),
  alt: text(
    'A long stone bridge crosses the whole picture at night; six lamps and a lit red double-decker bus stand along the top, and the far bank shows through the arches above a full river.',
    '一座長石橋在夜色中橫貫畫面；橋上有六盞燈與一輛亮著燈的紅色雙層巴士，對岸房舍從橋拱間露出，河水滿漲。',
    '一座长石桥在夜色中横贯画面；桥上有六盏灯与一辆亮着灯的红色双层巴士，对岸房屋从桥拱间露出，河水满涨。',
  ),
  inspiration: text(
    'After four days of rain the Clyde rises until the arches of its bridges close from circles into almonds. Quill goes to look each time, usually with the same friend, a hydrologist who reads the gauge while he draws. She pointed out that a river in spate reflects less than a still one, because it is brown; he painted this water blue and met her objection by breaking every lamp into short dashes that never quite join. The bus, she says, was empty. He has given it the benefit of the doubt.',
    '連下四天雨之後，克萊德河會漲到讓橋拱從圓形收成杏仁形。奎爾每次都去看，通常與同一位朋友同行：她研究水文，他畫畫，她讀水位尺。她說漲水的河其實反光更少，因為水是褐色的。他仍把水畫成藍色，卻也聽進了這番話，把每盞燈的倒影打散成始終連不起來的短線。據她說，那輛巴士是空的；他寧可相信車上有人。',
    '连下四天雨之后，克莱德河会涨到让桥拱从圆形收成杏仁形。奎尔每次都去看，通常与同一位朋友同行：她研究水文，他画画，她读水位尺。她说涨水的河其实反光更少，因为水是褐色的。他仍把水画成蓝色，却也听进了这番话，把每盏灯的倒影打散成始终连不起来的短线。据她说，那辆巴士是空的；他宁可相信车上有人。',
  ),
  material: material({ cm: '120 × 52', year: 2023, ground: greyCard }),
  certification: openCertificate,
  maintenance,
};

/** The curator's words on Ezra Quill. */
export const texts = {
  intro: text(
    'Ezra Quill paints cities after ten at night, in gouache laid flat and pastel struck over it. He is interested in who is still awake.',
    '以斯拉・奎爾畫的是晚上十點以後的城市：先平塗不透明水彩，再以粉彩敲打其上。他在意的是，誰還醒著。',
    '以斯拉·奎尔画的是晚上十点以后的城市：先平涂水粉，再以色粉敲打其上。他在意的是，谁还醒着。',
  ),
  story: text(
    [
      'Quill was born in Glasgow in 1977, the son of a signwriter, and learned to letter before he learned to draw. He worked nights for eleven years, first in a bakery and then in the paint shop of a theatre, and did his own pictures in the hour between the end of the shift and the first bus. The hour has stayed with him; the lettering he gave up, and the signs in his streets are bars of colour that refuse to say anything.',
      'His method comes from scenery. A sheet is toned almost black, the large shapes are laid in with a flat brush in two or three mixed blues, and only when all of it is dry does he begin with chalk. The pastel catches on the tooth of the paper and leaves the dark between, so that a lamp in a Quill is a cloud of separate grains; step back two metres and it lights the wall.',
      'He has shown in Glasgow, Leith, Bergen and, since 2022, in Taipei, where he drew the night markets for a month and came home with eleven sketchbooks and no finished picture. “Too many lights,” he said. “I need a street to have about six.”',
    ].join('\n\n'),
    [
      '奎爾 1977 年生於格拉斯哥，父親是招牌師傅，他還不會畫畫就先學會了寫字。他上了十一年夜班，起初在麵包廠，後來在劇院的繪景間，自己的畫就在下班後到首班公車之間的那一小時裡完成。那一小時一直留在他的畫裡；字卻不再寫了，他街上的招牌都是什麼也不肯說的色塊。',
      '他的做法來自布景。先把紙染到近乎全黑，再以平筆用兩三種調好的藍鋪出大塊面，全部乾透後才動用粉彩。粉彩卡在紙的顆粒上，把暗處留在其間，所以他畫的一盞燈，其實是一團彼此分開的微粒；退後兩公尺，燈便照亮了牆。',
      '他曾在格拉斯哥、利斯與卑爾根展出，2022 年起也在台北。他在台北畫了一個月夜市，帶回十一本速寫簿，卻沒有一張成品。「燈太多了，」他說，「我的街上大概只能有六盞。」',
    ].join('\n\n'),
    [
      '奎尔 1977 年生于格拉斯哥，父亲是招牌师傅，他还不会画画就先学会了写字。他上了十一年夜班，起初在面包厂，后来在剧院的绘景间，自己的画就在下班后到首班公交车之间的那一小时里完成。那一小时一直留在他的画里；字却不再写了，他街上的招牌都是什么也不肯说的色块。',
      '他的做法来自布景。先把纸染到近乎全黑，再用平笔以两三种调好的蓝铺出大块面，全部干透后才动用色粉。色粉卡在纸的颗粒上，把暗处留在其间，所以他画的一盏灯，其实是一团彼此分开的微粒；退后两米，灯便照亮了墙。',
      '他曾在格拉斯哥、利斯和卑尔根展出，2022 年起也在台北。他在台北画了一个月夜市，带回十一本速写本，却没有一张成品。“灯太多了，”他说，“我的街上大概只能有六盏。”',
    ].join('\n\n'),
  ),
  works: { lastTram, openTillLate, stillUp, slatesUnderSnow, catOnTheSteps, fiveArches },
};
