import { detail, facts, heading, list, paragraph, text } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const howAPriceComesAbout: DemoArticle = {
  slug: 'how-a-price-comes-about',
  type: 'insight',
  title: text(
    'How a price comes about, and what the artist gets',
    '價格怎麼來，藝術家分多少',
    '价格怎么来，艺术家分多少',
  ),
  summary: text(
    'One print, taken apart to the last dollar: sheet, frame, tax, share. And what we do with the rest.',
    '把一幅畫的價格拆到最後一塊錢：紙、框、稅、分潤，以及剩下的錢去了哪裡。',
    '把一幅画的价格拆到最后一块钱：纸、框、税、分成，以及剩下的钱去了哪里。',
  ),
  cover: 'mistral',
  tags: ['collecting', 'artists'],
  days_ago: 38,
  blocks: [
    paragraph(
      'There are two questions that buyers often have and hardly ever ask. Why does it cost that, and how much of it reaches the artist? We would rather answer both unasked. Here is one print, taken apart: Mireille Aubanel’s *Mistral*, 70 × 50 cm, framed in oak, sent within Taiwan, at the prices of the day of writing.',
      '有兩個問題，買家很少問出口，卻常常想到：為什麼是這個價錢？其中有多少到藝術家手上？與其等人問，不如我們先說。以下把一幅畫拆開來看：米蕾耶・歐巴內爾的《密斯特拉風》，70 × 50 公分，橡木框，配送台灣境內，以撰文當日價格計算。',
      '有两个问题，买家很少问出口，却常常想到：为什么是这个价钱？其中有多少到艺术家手上？与其等人问，不如我们先说。以下把一幅画拆开来看：米蕾耶·欧巴内尔的《密史脱拉风》，70 × 50 厘米，橡木框，配送台湾境内，以撰文当日价格计算。',
    ),
    detail('mistral'),
    heading('print', 'The sheet', '紙', '纸'),
    paragraph(
      'The price of a print follows its area. Five sizes have a list price, from NT$1,880 for 30 × 40 cm to NT$9,800 for 80 × 120; a work of another proportion is priced by its real area. *Mistral* fills its step exactly and costs NT$3,980. All artists have the same list. A famous name does not cost more here, and a beginner’s does not cost less.',
      '畫的價格看面積。五種尺寸各有定價，從 30 × 40 公分 NT$1,880 到 80 × 120 公分 NT$9,800；比例不同的作品，按實際面積計算。《密斯特拉風》剛好填滿這一級，NT$3,980。所有藝術家同一張價目表：名氣大的不會比較貴，新人也不會比較便宜。',
      '画的价格看面积。五种尺寸各有定价，从 30 × 40 厘米 NT$1,880 到 80 × 120 厘米 NT$9,800；比例不同的作品，按实际面积计算。《密史脱拉风》刚好填满这一级，NT$3,980。所有艺术家同一张价目表：名气大的不会更贵，新人也不会更便宜。',
    ),
    heading('frame', 'The frame', '框', '框'),
    paragraph(
      'A frame has a basic price, for corners, glazing and an hour at the bench, and a price for each centimetre of moulding around it. Oak is NT$380 plus NT$6 a centimetre. Around *Mistral* that is 251.2 cm, rounded up to the next ten: NT$1,890. Together, NT$5,870. Dollars have a list of their own and are never converted on the fly: US$199.',
      '畫框有基本費（接角、面板、一段工時），再加上每公分框條的價格。橡木是 NT$380，每公分 NT$6。《密斯特拉風》外框周長 251.2 公分，進位到十元，NT$1,890。合計 NT$5,870。美元另有價目表，從不臨時換算：US$199。',
      '画框有基本费（接角、面板、一段工时），再加上每厘米框条的价格。橡木是 NT$380，每厘米 NT$6。《密史脱拉风》外框周长 251.2 厘米，进位到十元，NT$1,890。合计 NT$5,870。美元另有价目表，从不临时换算：US$199。',
    ),
    heading('tax', 'Tax', '稅', '税'),
    paragraph(
      'Prices shown include Taiwan’s value-added tax for parcels that stay in Taiwan. At the rate of the day of writing, the price before tax is NT$5,590, and NT$280 goes to the treasury. Parcels abroad are zero-rated: the price is the same, and all of it counts as the price before tax.',
      '配送台灣境內的標價含營業稅。依撰文當日的稅率，未稅價是 NT$5,590，另外 NT$280 繳給國庫。寄往海外適用零稅率；價格相同，全額視為未稅價。',
      '配送台湾境内的标价含营业税。按撰文当日的税率，不含税价是 NT$5,590，另外 NT$280 缴给税务机关。寄往海外适用零税率；价格相同，全额视为不含税价。',
    ),
    heading('share', 'The share', '分潤', '分成'),
    paragraph(
      'An artist who sells with us directly gets 30% of the price before tax, including the frame, although the artist has not made it. If a gallery represents the artist, the gallery gets 40% in the artist’s place and settles with the artist by their own agreement. Delivery fees are not shared: they go to the carrier.',
      '直接與我們合作的藝術家，分得未稅價的 30%，連畫框也算在內，雖然框不是藝術家做的。若由畫廊代理，則由畫廊代替藝術家分得 40%，再依雙方的約定與藝術家結算。運費不分潤，那是付給物流公司的。',
      '直接与我们合作的艺术家，分得不含税价的 30%，连画框也算在内，虽然框不是艺术家做的。如果由画廊代理，则由画廊代替艺术家分得 40%，再按双方的约定与艺术家结算。运费不参与分成，那是付给物流公司的。',
    ),
    facts(
      [text('Price paid', '售價', '售价'), text('NT$5,870', 'NT$5,870', 'NT$5,870')],
      [text('Before tax', '未稅', '不含税'), text('NT$5,590', 'NT$5,590', 'NT$5,590')],
      [text('Artist’s share, 30%', '藝術家分潤，30%', '艺术家分成，30%'), text('NT$1,677', 'NT$1,677', 'NT$1,677')],
      [text('or gallery’s share, 40%', '或畫廊分潤，40%', '或画廊分成，40%'), text('NT$2,236', 'NT$2,236', 'NT$2,236')],
      [
        text(
          'The same print to Hamburg, US$199: artist’s share',
          '同一幅寄往漢堡，US$199：藝術家分潤',
          '同一幅寄往汉堡，US$199：艺术家分成',
        ),
        text('US$59.70', 'US$59.70', 'US$59.70'),
      ],
    ),
    paragraph(
      'The share is fixed at the moment of payment, at the rate of that day; later changes do not affect it. If a print is returned, we deduct the share in a separate line; nothing is ever deleted. Artists see each of these lines, and the sum above them, in their sales overview and in a yearly statement.',
      '分潤在付款的那一刻、依當天的比率確定，日後調整也不會回溯。作品若被退回，會另記一筆扣回，不會刪除任何紀錄。這每一筆與加總，藝術家在銷售總覽與年度對帳單裡都看得到。',
      '分成在付款的那一刻、按当天的比率确定，日后调整也不会追溯。作品如被退回，会另记一笔扣回，不会删除任何记录。这每一笔与合计，艺术家在销售总览与年度对账单里都看得到。',
    ),
    heading('rest', 'And the rest?', '剩下的呢？', '剩下的呢？'),
    paragraph(
      'The rest pays, roughly in this order, for:',
      '剩下的錢，依發生的順序，大致用在：',
      '剩下的钱，按发生的顺序，大致用在：',
    ),
    list(
      text('photographing originals and making proofs;', '原作拍攝與打樣；', '原作拍摄与打样；'),
      text('paper, ink, wood, acrylic and carton;', '紙、墨水、木料、壓克力與紙箱；', '纸、墨水、木料、亚克力与纸箱；'),
      text('the people who print, frame and pack;', '印製、裝框、打包的人；', '印制、装框、打包的人；'),
      text(
        'the fees of cards, PayPal and banks;',
        '信用卡、PayPal 與銀行的手續費；',
        '信用卡、PayPal 与银行的手续费；',
      ),
      text('prints that are returned, broken or made twice;', '退回、損壞與重做的作品；', '退回、损坏与重做的作品；'),
      text(
        'rent, electricity, this website, and the people who answer your letters.',
        '房租、電費、這個網站，以及回信給您的人。',
        '房租、电费、这个网站，以及回信给您的人。',
      ),
    ),
    paragraph(
      'We do not draw a chart of it, because the slices differ with every size, and a chart would look more exact than it is. Two sentences we can vouch for: a large print leaves us more than a small one, and a returned frame costs more than it earned.',
      '我們不畫圓餅圖，因為每種尺寸的比例都不同，畫出來反而像是假精確。能掛保證的只有兩句：大幅畫留給我們的比小幅多；一個退回來的框，成本高過它原本賺的。',
      '我们不画饼图，因为每种尺寸的比例都不同，画出来反而像是假精确。能打包票的只有两句：大幅画留给我们的比小幅多；一个退回来的框，成本高过它原本赚的。',
    ),
    paragraph(
      'Is 30% a lot? It is more than many licences for reproductions pay, and less than an artist earns by selling a canvas. We think of it as a fair wage for a picture that keeps on selling. If you paint, the [call for artists](/partner) says what we look for.',
      '30% 算多嗎？比許多複製授權多，比賣出一張原作少。我們認為，一幅畫持續售出，就該持續有合理的酬勞。如果您也畫畫，[藝術家招募](/partner)寫了我們在找什麼。',
      '30% 算多吗？比许多复制授权多，比卖出一张原作少。我们认为，一幅画持续售出，就该持续有合理的报酬。如果您也画画，[艺术家招募](/partner)写了我们在找什么。',
    ),
  ],
};
