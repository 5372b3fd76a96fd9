import { facts, heading, paragraph, steps, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const aFirstWallOfThree: DemoArticle = {
  slug: 'a-first-wall-of-three',
  type: 'insight',
  title: text(
    'A first wall: three works and a spirit level',
    '第一面牆：三幅畫與一支水平尺',
    '第一面墙：三幅画与一支水平尺',
  ),
  summary: text(
    'One picture is a decision, two are a comparison. Three are a wall. We hang one, with every measure and price.',
    '一幅是決定，兩幅是比較，三幅才是一面牆。我們實際掛一次，尺寸與價格都寫給您看。',
    '一幅是决定，两幅是比较，三幅才是一面墙。我们实际挂一次，尺寸与价格都写给您看。',
  ),
  cover: 'three-persimmons',
  tags: ['hanging', 'collecting'],
  days_ago: 110,
  blocks: [
    paragraph(
      'The empty wall above the sofa is the most looked-at surface in a flat, and people leave it empty for years because one picture there has to be the right one. Three need not be. They share the responsibility. If one of them turns out to be a mistake, it can move to the corridor, and nobody will notice.',
      '沙發上方那面空牆，是家裡最常被看見的地方，卻常常空上好幾年，因為只掛一幅，就非得是「對的那幅」不可。三幅就不必，責任由三幅分擔。萬一其中一幅選錯了，挪到走道去就好，沒有人會發現。',
      '沙发上方那面空墙，是家里最常被看见的地方，却常常空上好几年，因为只挂一幅，就非得是“对的那幅”不可。三幅就不必，责任由三幅分担。万一其中一幅选错了，挪到过道去就好，没有人会发现。',
    ),
    heading('choose', 'Choose by what they do', '看它們在做什麼', '看它们在做什么'),
    paragraph(
      'Three landscapes are a travel agency; three abstracts are a waiting room. We look for three different tasks: one picture with a centre, one with a direction, and one that is mostly air. They may come from three countries. What ties them is a small colour, and the frame.',
      '三幅風景像旅行社，三幅抽象像候診室。我們找的是三種任務：一幅有中心，一幅有方向，一幅大半是空氣。它們可以來自三個國家；把它們繫在一起的，是一個小小的顏色，還有畫框。',
      '三幅风景像旅行社，三幅抽象像候诊室。我们找的是三种任务：一幅有中心，一幅有方向，一幅大半是空气。它们可以来自三个地方；把它们系在一起的，是一个小小的颜色，还有画框。',
    ),
    paragraph(
      'The centre is Wu Pei-shan’s *Three Persimmons, One Apart*: cut paper, a kitchen table, and a gap that has good manners. The direction is Kaito Morishige’s *The Four O’Clock Ferry*, with rain slanting across it and one cinnabar block. The air is Teodora Vlasić’s *Fennel from the Coast Road*, a stem and a great deal of paper. Orange, red, yellow: three small fires at three heights.',
      '中心是吳佩珊的《三顆柿，一顆在外》：剪紙、餐桌，還有一道很有禮貌的空隙。方向是森重海斗的《四點的渡輪》，雨斜斜地穿過畫面，只用了一塊硃砂版。空氣是泰奧朵拉・弗拉希奇的《海岸公路的茴香》，一枝莖，其餘都是紙。橘、紅、黃，三簇小火，高低不同。',
      '中心是吴佩珊的《三个柿子，一个在外》：剪纸、餐桌，还有一道很有礼貌的空隙。方向是森重海斗的《四点的渡轮》，雨斜斜地穿过画面，只用了一块朱砂版。空气是泰奥朵拉·弗拉希奇的《海岸公路的茴香》，一枝茎，其余都是纸。橙、红、黄，三簇小火，高低不同。',
    ),
    paragraph(
      'Cut paper, woodblock, pen and wash: three techniques that would quarrel in three frames. In one and the same oak they sound like one conversation, and the wood picks up the orange of the fruit.',
      '剪紙、木刻、鋼筆淡彩，三種技法若配三種框，難免各說各話。用同一款橡木，聽起來就像同一場談話，木色還接住了柿子的橘。',
      '剪纸、木刻、钢笔淡彩，三种技法如果配三种框，难免各说各话。用同一款橡木，听起来就像同一场谈话，木色还接住了柿子的橙。',
    ),
    work('fennel-from-the-coast-road'),
    work('three-persimmons'),
    work('the-four-oclock-ferry'),
    heading('measure', 'The measures', '尺寸', '尺寸'),
    paragraph(
      'All three in the second size and in plain oak. With 8 cm between them they are 147 cm wide, two thirds of a sofa of 220: enough to belong to it, with room left for a lamp.',
      '三幅都選第二級尺寸、橡木框。彼此間隔 8 公分，總寬 147 公分，是 220 公分沙發的三分之二：足以成為一體，還留了位置給一盞燈。',
      '三幅都选第二级尺寸、橡木框。彼此间隔 8 厘米，总宽 147 厘米，是 220 厘米沙发的三分之二：足以成为一体，还留了位置给一盏灯。',
    ),
    facts(
      [
        text('Fennel, 35 × 50 cm', '茴香，35 × 50 公分', '茴香，35 × 50 厘米'),
        text(
          '37.8 × 52.8 cm framed; NT$3,820 or US$131',
          '含框 37.8 × 52.8 公分；NT$3,820 或 US$131',
          '含框 37.8 × 52.8 厘米；NT$3,820 或 US$131',
        ),
      ],
      [
        text('Persimmons, 50 × 38.9 cm', '柿子，50 × 38.9 公分', '柿子，50 × 38.9 厘米'),
        text(
          '52.8 × 41.7 cm framed; NT$4,130 or US$140',
          '含框 52.8 × 41.7 公分；NT$4,130 或 US$140',
          '含框 52.8 × 41.7 厘米；NT$4,130 或 US$140',
        ),
      ],
      [
        text('Ferry, 38 × 50 cm', '渡輪，38 × 50 公分', '渡轮，38 × 50 厘米'),
        text(
          '40.8 × 52.8 cm framed; NT$4,060 or US$138',
          '含框 40.8 × 52.8 公分；NT$4,060 或 US$138',
          '含框 40.8 × 52.8 厘米；NT$4,060 或 US$138',
        ),
      ],
      [
        text('Together', '合計', '合计'),
        text(
          'NT$12,010 or US$409; delivery on Taiwan’s main island is free from NT$6,000',
          'NT$12,010 或 US$409；台灣本島滿 NT$6,000 免運費',
          'NT$12,010 或 US$409；台湾本岛满 NT$6,000 免运费',
        ),
      ],
    ),
    paragraph(
      'Prices are as of the day of writing. Each work’s page shows the current price.',
      '以上為撰文當日的價格，最新價格請見各作品頁面。',
      '以上为撰文当日的价格，最新价格请见各作品页面。',
    ),
    heading('hang', 'Hanging them', '掛上去', '挂上去'),
    steps(
      text(
        'Lay them on the floor in front of the sofa and change the order until you stop changing it. The landscape format goes in the middle.',
        '先在沙發前的地板上排開，換順序，換到不想再換為止。橫幅放中間。',
        '先在沙发前的地板上排开，换顺序，换到不想再换为止。横幅放中间。',
      ),
      text(
        'Draw one light pencil line at 145 cm. Hang all three by their centres on this line; the edges above and below may differ.',
        '在 145 公分處輕輕畫一條鉛筆線。三幅的中心都在線上，上下緣不必對齊。',
        '在 145 厘米处轻轻画一条铅笔线。三幅的中心都在线上，上下缘不必对齐。',
      ),
      text(
        'Begin with the middle one, centred over the sofa and not over the wall.',
        '從中間那幅開始，對準沙發的中央，不是牆的中央。',
        '从中间那幅开始，对准沙发的中央，不是墙的中央。',
      ),
      text(
        'Cut a strip of card 8 cm wide and use it as a spacer to both sides. Your eye forgives a wrong height sooner than unequal gaps.',
        '剪一條 8 公分寬的厚紙當量規，左右各量一次。高度差一點，眼睛會原諒；間距不等，不會。',
        '剪一条 8 厘米宽的厚纸当量规，左右各量一次。高度差一点，眼睛会原谅；间距不等，不会。',
      ),
      text(
        'Put the spirit level away and sit down. Correct in the evening, by lamplight, once.',
        '把水平尺收起來，坐下。晚上開燈後再修正一次，一次就好。',
        '把水平尺收起来，坐下。晚上开灯后再修正一次，一次就好。',
      ),
    ),
    heading('next', 'And the fourth?', '那第四幅呢？', '那第四幅呢？'),
    paragraph(
      'You will find it sooner or later, and it will not fit. That is how a wall becomes a collection. Until then you can try any three, in order, on the [wall preview](/wall): put them into a row over the sofa and it keeps the line and the gaps for you.',
      '您遲早會遇到它，而且一定放不下。一面牆就是這樣變成收藏的。在那之前，可以到[牆面預覽](/wall)任意試三幅：讓它們在沙發上方排成一列，高度與間距都會替您對好。',
      '您迟早会遇到它，而且一定放不下。一面墙就是这样变成收藏的。在那之前，可以到[墙面预览](/wall)任意试三幅：让它们在沙发上方排成一列，高度与间距都会替您对好。',
    ),
  ],
};
