import { drawing, facts, heading, list, paragraph, steps, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const howTheWorkshopPacks: DemoArticle = {
  slug: 'how-the-workshop-packs',
  type: 'insight',
  title: text('How our workshop packs', '我們的工坊怎麼打包', '我们的工坊怎么打包'),
  summary: text(
    'A framed picture travels on its edge, like a window pane. What is in the parcel, in which order, and how to open it.',
    '裝框的畫要立著走，像一片窗玻璃。包裹裡有什麼、照什麼順序，又該怎麼拆。',
    '装框的画要立着走，像一片窗玻璃。包裹里有什么、按什么顺序，又该怎么拆。',
  ),
  cover: 'the-four-oclock-ferry',
  tags: ['workshop'],
  days_ago: 268,
  blocks: [
    paragraph(
      'There is a bench at the end of our workshop where nothing is made. Everything that gets there is finished, and the only question left is whether it will arrive undamaged. The person at this bench has the right to send a frame back, and uses it.',
      '工坊盡頭有一張不製作任何東西的工作檯。到這裡的都是成品，剩下的問題只有一個：送到時能不能完好如初。站在這張檯子前的人有權退件，而且真的會退。',
      '工坊尽头有一张不制作任何东西的工作台。到这里的都是成品，剩下的问题只有一个：送到时能不能完好如初。站在这张台子前的人有权退件，而且真的会退。',
    ),
    heading('look', 'A last look', '最後一眼', '最后一眼'),
    paragraph(
      'First the frame is turned under a side lamp: mitres closed, no dust under the acrylic, hangers firm, the four corners square. Then the label on the back is read against the order: title, size, frame and, for a numbered edition, the number. A wrong label is the most expensive mistake we can make, because the buyer is the one who finds it.',
      '先把畫框放到側燈下轉一圈：斜接口密合、壓克力下沒有灰、掛件牢固、四角方正。再拿背面的標籤對訂單：作品、尺寸、畫框，限量編號版還要對編號。標籤貼錯是最貴的錯，因為發現的人是買家。',
      '先把画框放到侧灯下转一圈：斜接口密合、亚克力下没有灰、挂件牢固、四角方正。再拿背面的标签对订单：作品、尺寸、画框，限量编号版还要对编号。标签贴错是最贵的错，因为发现的人是买家。',
    ),
    heading('layers', 'From the inside out', '由內而外', '由内而外'),
    drawing(
      'packing',
      'Six layers, of which the air in the corners is the most important.',
      '一共六層，其中最重要的是四角的空氣。',
      '一共六层，其中最重要的是四角的空气。',
    ),
    steps(
      text(
        'A sheet of glassine over the acrylic, so that nothing rubs on it.',
        '壓克力上覆一張半透明的格拉辛紙，避免摩擦。',
        '亚克力上覆一张半透明的格拉辛纸，避免摩擦。',
      ),
      text(
        'Cardboard corners, folded and not glued; they are the only part that touches the frame.',
        '四個紙護角，摺的，不上膠；整個包裝只有它們碰到畫框。',
        '四个纸护角，折的，不上胶；整个包装只有它们碰到画框。',
      ),
      text(
        'A board in front and one behind, larger than the frame on every side.',
        '前後各一片紙板，四邊都比畫框大。',
        '前后各一片纸板，四边都比画框大。',
      ),
      text(
        'Paper wadding along the edges. It is there to be crushed in place of the frame.',
        '四邊塞滿紙緩衝材：受到擠壓時，先扁的是它，不是畫框。',
        '四边塞满纸缓冲材料：受到挤压时，先扁的是它，不是画框。',
      ),
      text(
        'A double-walled carton, made to the outer size; nothing in it moves when it is shaken.',
        '依外框尺寸訂做的雙層瓦楞紙箱，搖起來沒有任何東西會動。',
        '按外框尺寸定做的双层瓦楞纸箱，摇起来没有任何东西会动。',
      ),
      text(
        'An arrow, the word for “fragile” and the order number. No title, and no hint of what it is worth.',
        '箭頭、「易碎」與訂單編號。不寫作品名稱，也不透露價值。',
        '箭头、“易碎”与订单编号。不写作品名称，也不透露价值。',
      ),
    ),
    paragraph(
      'Prints without a frame travel flat between two stiff boards. The envelope inside the lid contains the certificate and a care card; with very matt surfaces, such as Solheim’s jugs, a pair of cotton gloves.',
      '不裝框的作品，平放在兩片硬紙板之間。箱蓋內側的信封裡有保證書與保養卡；像索爾海姆水罐那樣極霧面的作品，還會附一雙棉手套。',
      '不装框的作品，平放在两片硬纸板之间。箱盖内侧的信封里有证书与保养卡；像索尔海姆水罐那样极哑光的作品，还会附一双棉手套。',
    ),
    work('three-jugs-and-a-cup'),
    heading('way', 'On its way', '配送', '配送'),
    paragraph(
      'Printing, drying and framing take five to seven business days. Then the carrier collects the parcel. You get the carrier’s name and the tracking number by e-mail, and both are on the order page.',
      '印製、晾乾、裝框需要 5 到 7 個工作天，之後交給物流公司。物流公司名稱與物流單號會以電子郵件通知，訂單頁面上也看得到。',
      '印制、晾干、装框需要 5 到 7 个工作日，之后交给物流公司。物流公司名称与运单号会以电子邮件通知，订单页面上也看得到。',
    ),
    facts(
      [
        text('Taiwan, main island', '台灣本島', '台湾本岛'),
        text('1–2 business days in transit', '配送 1–2 個工作天', '配送 1–2 个工作日'),
      ],
      [
        text('Taiwan’s outlying islands', '離島', '台湾离岛'),
        text('3–5 business days', '3–5 個工作天', '3–5 个工作日'),
      ],
      [
        text(
          'Hong Kong, Macao, Japan, South Korea, Singapore',
          '香港、澳門、日本、南韓、新加坡',
          '香港、澳门、日本、韩国、新加坡',
        ),
        text('3–6 business days', '3–6 個工作天', '3–6 个工作日'),
      ],
      [text('North America', '北美', '北美'), text('5–9 business days', '5–9 個工作天', '5–9 个工作日')],
      [
        text('European Union and United Kingdom', '歐盟與英國', '欧盟与英国'),
        text('6–10 business days', '6–10 個工作天', '6–10 个工作日'),
      ],
    ),
    heading('open', 'Opening it', '開箱', '开箱'),
    list(
      text(
        'If it is cold or raining outside, leave the parcel closed in the room for a few hours.',
        '如果外面很冷或下雨，先讓沒拆的箱子在室內放幾個小時。',
        '如果外面很冷或下雨，先让没拆的箱子在室内放几个小时。',
      ),
      text(
        'Cut the tape only, with a short blade: the frame begins two fingers below it.',
        '用短刀片，只割膠帶：兩指之下就是畫框。',
        '用短刀片，只割胶带：两指之下就是画框。',
      ),
      text(
        'Lift the picture by both sides of the frame, never by a hanger and never by the top edge alone.',
        '雙手握住畫框兩側抬起，不要提掛件，也不要只抓上緣。',
        '双手握住画框两侧抬起，不要提挂件，也不要只抓上缘。',
      ),
      text(
        'Keep the carton for 14 days. It is the safest packaging for a return, if you need one.',
        '紙箱請留 14 天。萬一要退貨，用原箱最安全。',
        '纸箱请留 14 天。万一要退货，用原箱最安全。',
      ),
    ),
    heading('damage', 'If something broke anyway', '如果仍有損壞', '如果仍有损坏'),
    paragraph(
      'It happens: a forklift is stronger than any carton. Photograph the outside, the inside and the damage, and send us the pictures from the order page within 30 days of arrival. You do not have to prove whose fault it was. We remake or refund it, as you prefer, and a numbered print is remade under its own number. The details are in [returns and exchanges](/exchange).',
      '偶爾還是會發生：再好的紙箱，也敵不過堆高機。請拍下外箱、內部與損壞處，在到貨後 30 天內從訂單頁面傳給我們。您不必證明是誰的錯。重做或退款由您決定；限量編號版以原編號重做。細節請見[退換貨政策](/exchange)。',
      '偶尔还是会发生：再好的纸箱，也敌不过叉车。请拍下外箱、内部与损坏处，在到货后 30 天内从订单页面发给我们。您不必证明是谁的错。重做或退款由您决定；限量编号版以原编号重做。细节请见[退换货政策](/exchange)。',
    ),
  ],
};
