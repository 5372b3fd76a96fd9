import { artist, detail, heading, paragraph, quote, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const cloudAndWind: DemoArticle = {
  slug: 'cloud-and-wind',
  type: 'insight',
  title: text('Cloud and wind: Lin Shu-ho and Hsu Chao-ming', '雲與風：林澍禾與許照明', '云与风：林澍禾与许照明'),
  summary: text(
    'Two painters, two valleys, one island. One paints what the clouds leave uncovered, the other what the wind does to rice.',
    '兩位畫家、兩座谷地、一座島。一位畫雲沒遮住的山，一位畫風怎麼吹過稻子。',
    '两位画家、两座谷地、一座岛。一位画云没遮住的山，一位画风怎么吹过稻子。',
  ),
  cover: 'first-light-hehuan',
  tags: ['artists'],
  days_ago: 61,
  blocks: [
    paragraph(
      'Between Puli and Chishang lie the highest mountains of Taiwan and the better part of a day on the road. Lin Shu-ho paints on the one side, in ink; Hsu Chao-ming on the other, in oil. They share a subject that neither of them can draw, since it has no outline: the weather. How each gets hold of it says more about painting than any school does.',
      '埔里和池上之間，隔著台灣最高的山，和大半天的路。林澍禾在這一頭，用墨；許照明在那一頭，用油彩。兩人畫的是同一個沒有輪廓、因而無法勾勒的題材：天氣。他們各自怎麼抓住它，比任何流派都更能說明什麼是繪畫。',
      '埔里和池上之间，隔着台湾最高的山，和大半天的路。林澍禾在这一头，用墨；许照明在那一头，用油彩。两人画的是同一个没有轮廓、因而无法勾勒的题材：天气。他们各自怎么抓住它，比任何流派都更能说明什么是绘画。',
    ),
    heading('lin', 'Two bowls that never mix', '從不相混的兩碗墨', '从不相混的两碗墨'),
    paragraph(
      'Lin has two bowls on his table, one of pine-soot ink that leans blue, one of lampblack that leans brown. They meet on the paper and nowhere else. He wets a ridge, lets it dry, wets the next, from the farthest to the nearest; what separates them is not a line but the time between two washes. The paper comes from the mills of his own town, where his father dried sheets, and he leaves more of it bare than he covers.',
      '林澍禾案上有兩碗墨，一碗松煙偏藍，一碗油煙偏褐，只在紙上相遇。他潤濕一重山，等它乾，再潤下一重，由遠而近；把山隔開的不是線，而是兩遍墨之間的時間。紙來自家鄉的紙廠，父親當年就在那裡焙紙。他的留白，總比落墨多。',
      '林澍禾案上有两碗墨，一碗松烟偏蓝，一碗油烟偏褐，只在纸上相遇。他润湿一重山，等它干，再润下一重，由远而近；把山隔开的不是线，而是两遍墨之间的时间。纸来自家乡的纸厂，父亲当年就在那里焙纸。他的留白，总比落墨多。',
    ),
    detail(
      'first-light-hehuan',
      text(
        'The sun went in last, between two ridges that were still damp.',
        '太陽最後才點，落在兩重還潮的山之間。',
        '太阳最后才点，落在两重还潮的山之间。',
      ),
    ),
    paragraph(
      'The emptiness has a date. The earthquake of 1999 took his studio and nearly everything in it, and the pictures made since then no longer describe a whole mountain. They show only the part that the cloud has left uncovered. In *The Basin before Rain* two shores and some ninety strokes of village hold up a middle in which nothing has been done at all.',
      '這份空白有日期。1999 年的地震毀了畫室與大半作品，此後他不再交代整座山，只畫雲沒遮住的那一塊。《盆地欲雨》裡，左右兩岸和九十筆左右的村子，撐起一個什麼都沒畫的中央。',
      '这份空白有日期。1999 年的地震毁了画室与大半作品，此后他不再交代整座山，只画云没遮住的那一块。《盆地欲雨》里，左右两岸和九十笔左右的村子，撑起一个什么都没画的中央。',
    ),
    work('the-basin-before-rain'),
    quote(
      text(
        'If the red has to go on twice, the picture was finished without it.',
        '如果紅要點第二次，那幅畫本來就不需要它。',
        '如果红要点第二次，那幅画本来就不需要它。',
      ),
      text('Lin Shu-ho', '林澍禾', '林澍禾'),
    ),
    artist('lin-shu-ho'),
    heading('hsu', 'A sheet of arrows', '滿紙箭頭', '满纸箭头'),
    paragraph(
      'Hsu came to painting from the other end. He measured air flow over the blades of cooling fans for seven years, and when he went home to the family’s fields he kept the method and left the instruments behind. Each picture begins on the field dyke with a sheet of little arrows: which way the rice lay, at what minute. *Wind Crossing Chishang* has forty-three of them, noted in eleven minutes, before the rain washed off the ink.',
      '許照明是從另一頭走進繪畫的。他量了七年散熱風扇葉片上的氣流，回到家裡的田，儀器留下了，方法帶回來。每幅畫都從田埂上一張畫滿小箭頭的紙開始：稻子在幾點幾分往哪邊倒。《風過池上》有四十三個箭頭，是雨水把墨沖掉之前的十一分鐘裡記下的。',
      '许照明是从另一头走进绘画的。他测了七年散热风扇叶片上的气流，回到家里的田，仪器留下了，方法带回来。每幅画都从田埂上一张画满小箭头的纸开始：稻子在几点几分往哪边倒。《风过池上》有四十三个箭头，是雨水把墨冲掉之前的十一分钟里记下的。',
    ),
    paragraph(
      'Then everything goes fast. The oil is thick, two unmixed colours on one worn bristle brush, and no stroke is gone over. Where Lin waits for a wash to dry, Hsu must not stop. A picture that fails is scraped down, and the scrapings prime the next board, so that every grey in his skies has another picture in it.',
      '接下來一切都很快。油彩厚，一支磨損的豬鬃筆同時蘸兩色、不調勻，落筆不回頭。林澍禾要等墨乾，許照明則不能停。畫壞了就刮掉，刮下來的顏料拿去打底，所以他天空裡的每一種灰，都藏著另一幅畫。',
      '接下来一切都很快。油彩厚，一支磨损的猪鬃笔同时蘸两色、不调匀，落笔不回头。林澍禾要等墨干，许照明则不能停。画坏了就刮掉，刮下来的颜料拿去打底，所以他天空里的每一种灰，都藏着另一幅画。',
    ),
    detail(
      'wind-crossing-chishang',
      text(
        'The tree is there because it was the only thing that did not move.',
        '樹會在畫裡，因為只有它沒動。',
        '树会在画里，因为只有它没动。',
      ),
    ),
    artist('hsu-chao-ming'),
    heading('together', 'On one wall', '掛在同一面牆', '挂在同一面墙'),
    paragraph(
      'Hung together they explain each other. Lin’s mountains are slow because something passed over them; Hsu’s fields are restless because there are mountains behind them. Give them the same oak frame and a hand’s breadth of wall between. Ink goes on the left, where reading begins, or on the right, if you would rather the storm came first.',
      '兩人的畫掛在一起，便能互相說明。林澍禾的山之所以慢，是因為有東西剛從上面經過；許照明的田之所以不安，是因為後面有山。用同一款橡木框，中間留一掌寬的牆。墨在左，從那裡讀起；如果您寧可風雨先到，就把墨放在右邊。',
      '两人的画挂在一起，便能互相说明。林澍禾的山之所以慢，是因为有东西刚从上面经过；许照明的田之所以不安，是因为后面有山。用同一款橡木框，中间留一掌宽的墙。墨在左，从那里读起；如果您宁可风雨先到，就把墨放在右边。',
    ),
    paragraph(
      'The prints keep the difference: kozo backed with cotton for the one, so that the fibre shows, and matt canvas for the other, photographed under raking light so that each ridge of paint has its shadow. Two surfaces, one island between them.',
      '印製時也保留了這份差異：一個用楮皮紙背襯棉紙，看得見纖維；一個用霧面畫布，側光拍攝，每道顏料的稜線都有影子。兩種表面，中間是一座島。',
      '印制时也保留了这份差异：一个用楮皮纸背衬棉纸，看得见纤维；一个用哑光画布，侧光拍摄，每道颜料的棱线都有影子。两种表面，中间是一座岛。',
    ),
  ],
};
