import { artist, detail, heading, list, paragraph, quote, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const paperAndWater: DemoArticle = {
  slug: 'paper-and-water',
  type: 'insight',
  title: text(
    'Paper and water: Wu Pei-shan and Nilüfer Aydın',
    '紙與水：吳佩珊與尼呂費爾・艾登',
    '纸与水：吴佩珊与尼吕费尔·艾登',
  ),
  summary: text(
    'One decides after two hundred sheets have dried; the other has forty seconds. Both say that the picture knows better.',
    '一位等兩百張紙乾了才決定，一位只有四十秒。兩人都說，畫自己最清楚。',
    '一位等两百张纸干了才决定，一位只有四十秒。两人都说，画自己最清楚。',
  ),
  cover: 'one-tulip',
  tags: ['artists'],
  days_ago: 188,
  blocks: [
    paragraph(
      'Some painters know what they want before they begin. Wu Pei-shan in Tainan and Nilüfer Aydın in Istanbul have both arranged their working lives so that they cannot. They have never met. One works with scissors and all the time she needs, the other with a tray of water and forty seconds.',
      '有些畫家動手之前就知道自己要什麼。台南的吳佩珊與伊斯坦堡的尼呂費爾・艾登，則都把工作安排成「不可能事先知道」。兩人從未見過面。一位靠剪刀和時間，一位靠一盤水，而且幾乎沒有時間。',
      '有些画家动手之前就知道自己要什么。台南的吴佩珊与伊斯坦布尔的尼吕费尔·艾登，则都把工作安排成“不可能事先知道”。两人从未见过面。一位靠剪刀和时间，一位靠一盘水，而且几乎没有时间。',
    ),
    heading('wu', 'First the paper, then the picture', '先有紙，才有畫', '先有纸，才有画'),
    paragraph(
      'Wu grew up above a shop that made paper houses for the dead, and was allowed the offcuts. Today she paints for a week at a time without making a picture: about two hundred sheets, each brushed with one colour by a flat hake brush. Only when they are dry does she decide what they are. A blue that dried too thin becomes rain; a red with a hair in it becomes a roof.',
      '吳佩珊在紙糊店樓上長大，阿公剩下的紙邊歸她。如今她一畫就是一個星期，卻一張「畫」也沒有：兩百來張紙，每張用排筆刷上一種顏色。等紙乾了，她才決定它們是什麼。乾得太薄的藍成了雨，黏住一根筆毛的紅成了屋頂。',
      '吴佩珊在纸扎店楼上长大，祖父剩下的纸边归她。如今她一画就是一个星期，却一张“画”也没有：两百来张纸，每张用排笔刷上一种颜色。等纸干了，她才决定它们是什么。干得太薄的蓝成了雨，粘住一根笔毛的红成了屋顶。',
    ),
    work('half-a-papaya'),
    paragraph(
      'Then she cuts, and a cut cannot be taken back. In *Half a Papaya* the hollow is torn, because no knife ever reaches it, only a spoon. Each sheet is glued in the middle alone. Its edges lift, and the lamp at the upper left gives every shape a shadow of its own. What looks like drawing in her work is nearly always that: light on the edge of a paper.',
      '然後她剪，剪了就回不去。《半顆木瓜》中央的空腔是撕的，因為刀到不了那裡，只有湯匙可以。每張紙只在中央上膠，邊緣翹起，左上方的燈便給每個形狀一道影子。她畫裡看似線條的東西，幾乎都是這個：光落在紙邊上。',
      '然后她剪，剪了就回不去。《半个木瓜》中央的空腔是撕的，因为刀到不了那里，只有勺子可以。每张纸只在中央上胶，边缘翘起，左上方的灯便给每个形状一道影子。她画里看似线条的东西，几乎都是这个：光落在纸边上。',
    ),
    artist('wu-pei-shan'),
    heading('aydin', 'Forty seconds', '四十秒', '四十秒'),
    paragraph(
      'Aydın’s paper is blank until the very end. The picture is made on water thickened with gum tragacanth, on which drops of earth, indigo and ox gall spread and push one another about. Combs and needles draw them into the old patterns, whose names she keeps:',
      '艾登的紙直到最後一刻都是白的。畫在水上完成：水裡加了黃蓍膠，土、靛藍與牛膽汁滴上去，彼此推擠、散開；再用梳子和針，把它們引成古老的圖式。她沿用那些舊名：',
      '艾登的纸直到最后一刻都是白的。画在水上完成：水里加了黄蓍胶，土、靛蓝与牛胆汁滴上去，彼此推挤、散开；再用梳子和针，把它们引成古老的图式。她沿用那些旧名：',
    ),
    list(
      text(
        '*battal*: drops thrown from the brush, nothing else;',
        '*battal*：刷子灑下的點，別無其他；',
        '*battal*：刷子洒下的点，别无其他；',
      ),
      text('*gelgit*: a comb that comes and goes;', '*gelgit*：梳子的一來一往；', '*gelgit*：梳子的一来一往；'),
      text(
        '*şal*: one wide needle, in long S-shaped pulls;',
        '*şal*：一根寬針，拖出長長的 S 形；',
        '*şal*：一根宽针，拖出长长的 S 形；',
      ),
      text(
        '*bülbül yuvası*: the nightingale’s nest, a spiral.',
        '*bülbül yuvası*：夜鶯的巢，一圈漩渦。',
        '*bülbül yuvası*：夜莺的巢，一圈漩涡。',
      ),
    ),
    paragraph(
      'Then a sheet is laid on the water and lifted, once. *One Tulip* took forty seconds, and eleven years: she made her first in 2003 and considers this one the second. Of four hundred sheets a year she keeps thirty.',
      '最後把紙覆在水面，揭起，只有一次。《一朵鬱金香》花了四十秒，也花了十一年：第一朵作於 2003 年，她說這是第二朵。一年四百張，她留下三十張。',
      '最后把纸覆在水面，揭起，只有一次。《一朵郁金香》花了四十秒，也花了十一年：第一朵作于 2003 年，她说这是第二朵。一年四百张，她留下三十张。',
    ),
    detail(
      'one-tulip',
      text(
        'Three pulls upward for the petals, one downward for the heart.',
        '往上三筆是花瓣，往下一筆是花心。',
        '往上三笔是花瓣，往下一笔是花心。',
      ),
    ),
    quote(
      text(
        'Somewhere a plumber is writing his invoices inside my best failure.',
        '不知哪裡的水電師傅，正在我最好的失敗裡開發票。',
        '不知哪里的水管工，正在我最好的失败里开发票。',
      ),
      text(
        'Nilüfer Aydın, on the sheets she does not keep',
        '尼呂費爾・艾登，談她沒留下的紙',
        '尼吕费尔·艾登，谈她没留下的纸',
      ),
    ),
    artist('nilufer-aydin'),
    heading('accident', 'What they do with accidents', '她們怎麼對待意外', '她们怎么对待意外'),
    paragraph(
      'Both keep the accident, on one condition: it must have happened to the picture and not to the painter. The vermilion in *First Rain* slid off a brush that was on its way to another bath; the two seeds on Wu’s table fell there and were glued where they lay. A slip of the hand, on the other hand, goes into the bin in Tainan and to the printer in Cağaloğlu.',
      '兩人都留下意外，條件是：意外得發生在畫上，而不是發生在畫家身上。《初雨》裡的朱紅，是從一支要去別的水盤的刷子滑落的；吳佩珊桌上的兩粒籽，掉在哪裡就黏在哪裡。至於手滑，在台南進垃圾桶，在賈阿洛盧進印刷行。',
      '两人都留下意外，条件是：意外得发生在画上，而不是发生在画家身上。《初雨》里的朱红，是从一支要去别的水盘的刷子滑落的；吴佩珊桌上的两粒籽，掉在哪里就粘在哪里。至于手滑，在台南进垃圾桶，在贾阿洛卢进印刷行。',
    ),
    work('first-rain-battal'),
    heading('hang', 'If you hang them', '如果要掛', '如果要挂'),
    paragraph(
      'Both are works on paper whose edges matter, and both like a mat: white for Wu, whose colours are clean, ivory for Aydın, whose paper is not bleached. One Wu among several Aydıns steadies a wall; one Aydın among several Wus brings movement to it. Keep either out of the afternoon sun.',
      '兩人的都是紙上作品，需要露出紙邊，都適合附卡紙：吳佩珊顏色乾淨，配白；艾登的紙未經漂白，配象牙白。幾幅艾登之間放一幅吳佩珊，牆就沉穩；幾幅吳佩珊之間放一幅艾登，牆就流動。都請避開西曬。',
      '两人的都是纸上作品，需要露出纸边，都适合附卡纸：吴佩珊颜色干净，配白；艾登的纸未经漂白，配象牙白。几幅艾登之间放一幅吴佩珊，墙就沉稳；几幅吴佩珊之间放一幅艾登，墙就流动。都请避开西晒。',
    ),
  ],
};
