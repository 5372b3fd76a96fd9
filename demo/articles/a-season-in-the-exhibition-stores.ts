import { facts, heading, list, paragraph, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const aSeasonInTheExhibitionStores: DemoArticle = {
  slug: 'a-season-in-the-exhibition-stores',
  type: 'news',
  title: text('Four works you cannot buy here', '四幅這裡買不到的畫', '四幅这里买不到的画'),
  summary: text(
    'This season’s exhibition stores in Puli, Tainan and Kaohsiung: what hangs there, why it is not in the cart, and how to see it.',
    '這一季的限定展售門市在埔里、台南與高雄：掛了什麼、為什麼不能放進購物車，以及怎麼去看。',
    '这一季的限定展售门店在埔里、台南与高雄：挂了什么、为什么不能放进购物车，以及怎么去看。',
  ),
  cover: 'the-salt-pans',
  tags: ['exhibitions'],
  days_ago: 19,
  blocks: [
    paragraph(
      'Four works in our catalogue have no “Add to cart” button. You can look at them, enlarge them and hang them in the wall preview, but you cannot order them here. They are sold only where they are shown, and this season there are three such places: one in Puli, one in Tainan and one in Kaohsiung.',
      '目錄裡有四幅作品沒有「加入購物車」按鈕。您可以看、可以放大，也可以掛進牆面預覽，就是不能在這裡訂購。它們只在展出的地方出售；這一季有三個地方：埔里、台南、高雄各一處。',
      '目录里有四幅作品没有“加入购物车”按钮。您可以看、可以放大，也可以挂进墙面预览，就是不能在这里订购。它们只在展出的地方出售；这一季有三个地方：埔里、台南、高雄各一处。',
    ),
    heading('why', 'Why we do this', '為什麼這麼做', '为什么这么做'),
    paragraph(
      'It would be easier not to. But some pictures lose more than others on a screen, and an online shop ought to have a few doors one can walk through. In an exhibition store you can stand before a print at its real size, under a real lamp, and hold two frame corners against it. You can also change your mind without a carton. Each of the four was chosen by its artist for that place.',
      '不這麼做其實更省事。但有些畫在螢幕上損失得特別多，而一家網路商店也該有幾扇走得進去的門。在限定展售門市，您可以站在實際尺寸的作品前，在真實的燈光下，拿兩個框角比一比；改變主意，也不必找紙箱。這四幅都是藝術家為那個地方親自選的。',
      '不这么做其实更省事。但有些画在屏幕上损失得特别多，而一家网店也该有几扇走得进去的门。在限定展售门店，您可以站在实际尺寸的作品前，在真实的灯光下，拿两个框角比一比；改变主意，也不必找纸箱。这四幅都是艺术家为那个地方亲自选的。',
    ),
    heading('puli', 'Puli: two pines', '埔里：兩株松', '埔里：两株松'),
    work('two-pines-one-valley'),
    paragraph(
      'Lin Shu-ho’s pines grew behind the school where he taught. A landslide took one of them in 2008; in the picture it has the thinner ink. He wanted the print to be sold in the town that makes his paper, within sight of the hills. Each one carries the store’s dry stamp, and he signs the certificate.',
      '林澍禾的兩株松，長在他任教的學校後面。2008 年山崩帶走其中一株，畫裡便用淡墨。他希望這幅畫在他用紙的產地、看得見山的小鎮出售。每幅蓋有門市鋼印，保證書由他親筆簽名。',
      '林澍禾的两株松，长在他任教的学校后面。2008 年山崩带走其中一株，画里便用淡墨。他希望这幅画在他用纸的产地、看得见山的小镇出售。每幅盖有门店钢印，证书由他亲笔签名。',
    ),
    heading('tainan', 'Tainan: a street and a field', '台南：一條街與一片田', '台南：一条街与一片田'),
    work('shennong-street-five-o-clock'),
    paragraph(
      'Wu Pei-shan made *Shennong Street, Five O’Clock* for a neighbour who complained that visitors photograph everything but the laundry. It is sold a walk away from the laundry, with a certificate that she signs. Teodora Vlasić’s *Three Metres of Field Edge* hangs in the next room; she drew it along a cord in Croatia, plant by plant. Its certificate names them from left to right, and visitors have been seen checking.',
      '吳佩珊為一位鄰居做了《神農街五點鐘》，因為鄰居抱怨遊客什麼都拍，就是不拍衣服。它就在離那排衣服走路可到的地方出售，附她親簽的保證書。隔壁展間掛著泰奧朵拉・弗拉希奇的《三公尺田邊》：她在克羅埃西亞沿著一條繩子，一株一株畫下來。保證書由左至右列出植物名稱，有人真的站在畫前一一核對。',
      '吴佩珊为一位邻居做了《神农街五点钟》，因为邻居抱怨游客什么都拍，就是不拍衣服。它就在离那排衣服走路可到的地方出售，附她亲签的证书。隔壁展间挂着泰奥朵拉·弗拉希奇的《三米田边》：她在克罗地亚沿着一条绳子，一株一株画下来。证书由左至右列出植物名称，有人真的站在画前一一核对。',
    ),
    work('three-metres-of-field-edge'),
    heading('kaohsiung', 'Kaohsiung: six ponds', '高雄：六方鹽池', '高雄：六方盐池'),
    paragraph(
      'Mireille Aubanel came to Kaohsiung in 2023 to hang one picture, approved of the harbour and stayed for six weeks. *The Salt Pans* has been there ever since. The banks between its ponds are real salt in the original; in the print they are where nothing was printed at all.',
      '米蕾耶・歐巴內爾 2023 年來高雄掛一幅畫，對港口很滿意，住了六個星期。《鹽田》從此留在那裡。原作裡池與池之間的堤是真的鹽；印製時，那裡什麼也不印，就是紙。',
      '米蕾耶·欧巴内尔 2023 年来高雄挂一幅画，对港口很满意，住了六个星期。《盐田》从此留在那里。原作里池与池之间的堤是真的盐；印制时，那里什么也不印，就是纸。',
    ),
    heading('there', 'What you find there', '您會看到什麼', '您会看到什么'),
    paragraph(
      'Each work is shown framed and in its largest size, with a rack of frame corners and a few sheets of bare paper to touch. There is a chair. Nobody minds how long you sit on it; the pictures were made slowly, and there is no reason to look at them in a hurry.',
      '每件作品都以最大尺寸裝框展出，旁邊有一排框角，和幾張可以摸的空白紙。還有一把椅子，坐多久都沒關係；這些畫都畫得很慢，沒有理由看得很快。',
      '每件作品都以最大尺寸装框展出，旁边有一排框角，和几张可以摸的空白纸。还有一把椅子，坐多久都没关系；这些画都画得很慢，没有理由看得很快。',
    ),
    heading('visit', 'Before you go', '出發之前', '出发之前'),
    list(
      text(
        'Each work’s page names the place. Opening days change with the season, so please ask us before you travel.',
        '各作品頁面寫有展售地點。開放日期會隨季節調整，出發前請先問我們。',
        '各作品页面写有展售地点。开放日期会随季节调整，出发前请先问我们。',
      ),
      text(
        'You can take a print home unframed, or have it framed in Taipei and sent to you in the usual time.',
        '作品可不裝框直接帶走，也可由台北工坊裝框後寄送，時程與線上訂購相同。',
        '作品可不装框直接带走，也可由台北工坊装框后寄送，时间与线上订购相同。',
      ),
      text(
        'If you cannot come, write to customer service. Each store decides whether it can send its work to you; we will ask for you.',
        '無法親自前往，請聯絡客服。能否遠距購買由各門市決定，我們會替您問。',
        '无法亲自前往，请联系客服。能否远程购买由各门店决定，我们会替您问。',
      ),
    ),
    facts(
      [
        text('Customer service', '客服', '客服'),
        text(
          'Monday to Friday, 10:00–18:00 (Taipei); [contact](/contact)',
          '週一至週五 10:00–18:00（台北時間）；[聯絡我們](/contact)',
          '周一至周五 10:00–18:00（台北时间）；[联系我们](/contact)',
        ),
      ],
      [
        text('Warranty', '保固', '质保'),
        text(
          'As for all works; it starts on the date of sale stamped on the certificate',
          '與所有作品相同，自保證書所蓋售出日起算',
          '与所有作品相同，自证书所盖售出日起算',
        ),
      ],
    ),
    paragraph(
      'When the season ends, one of the four may move to the online shop, and another work may take its place. We will write about it here.',
      '這一季結束後，四幅之中也許有一幅會移到網站出售，由另一幅接替。到時再寫給您看。',
      '这一季结束后，四幅之中也许有一幅会移到网站出售，由另一幅接替。到时再写给您看。',
    ),
  ],
};
