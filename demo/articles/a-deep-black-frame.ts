import { detail, drawing, facts, heading, list, paragraph, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const aDeepBlackFrame: DemoArticle = {
  slug: 'a-deep-black-frame',
  type: 'news',
  title: text('New: a deep frame in ebonised ash', '新框：深框染黑梣木', '新框：黑染白蜡木深框'),
  summary: text(
    'Nearly six centimetres from the wall, black without paint: the new frame for night pictures and for prints with weight.',
    '離牆將近六公分，不上漆的黑：給夜景，也給有份量的畫。',
    '离墙将近六厘米，不上漆的黑：给夜景，也给有分量的画。',
  ),
  cover: 'last-ferry',
  tags: ['frames', 'workshop'],
  days_ago: 6,
  blocks: [
    paragraph(
      'From today there is an eighth moulding on the rack, and it is the darkest. *Deep ebonised ash* has a face of 34 mm and a depth of 58 mm, nearly twice that of our oak. People who hang night pictures asked for it, and so did a painter, who said that our black frame drew a line and she needed a threshold.',
      '從今天起，架上有了第八款框條，也是最黑的一款。「深框染黑梣木」正面寬 34 公釐，離牆 58 公釐，幾乎是橡木框的兩倍深。想要它的是掛夜景的人，還有一位畫家：她說我們的黑框是一條線，而她要的是一道門檻。',
      '从今天起，架上有了第八款框条，也是最黑的一款。“黑染白蜡木深框”正面宽 34 毫米，离墙 58 毫米，几乎是橡木框的两倍深。想要它的是挂夜景的人，还有一位画家：她说我们的黑框是一条线，而她要的是一道门槛。',
    ),
    heading('black', 'Black without paint', '不上漆的黑', '不上漆的黑'),
    paragraph(
      'Paint covers wood and fills its grain. Ebonising soaks into it: ash is brushed with a stain that darkens the wood itself, and is then oiled. The pores stay open, so in side light you can still see that this was a tree. A scratch shows brown and not white, and can be touched up with a drop of ink.',
      '漆浮在木頭上，把紋理填平；染黑則滲進木頭裡。梣木刷上使木質本身變黑的染液，再上油。木孔沒有填平，側光下還看得出它曾是一棵樹。刮到時露出的是褐色而不是白色，用一滴墨水就能補。',
      '漆浮在木头上，把纹理填平；染黑则渗进木头里。白蜡木刷上使木质本身变黑的染液，再上油。木孔没有填平，侧光下还看得出它曾是一棵树。刮到时露出的是褐色而不是白色，用一滴墨水就能补。',
    ),
    drawing(
      'frame-sections',
      'Our mouldings in section, at one scale; the new one is the deepest.',
      '各款框條的剖面，同一比例；新的這款最深。',
      '各款框条的剖面，同一比例；新的这款最深。',
    ),
    heading('steps', 'Two steps down', '往下兩階', '往下两阶'),
    paragraph(
      'The profile is stepped: two small stairs lead from the outer edge down to the picture. Each throws a thin shadow on the next, and the print looks deeper than it is. Around something bright this can be too much. Around a dark picture it does what a darkened hall does before the curtain goes up.',
      '剖面是階梯式：從外緣往畫面走下兩小階。每一階都在下一階投一道細影，畫看起來比實際更深。框住明亮的畫，這可能太過；框住暗的畫，就像開幕前暗下來的劇場。',
      '剖面是阶梯式：从外缘往画面走下两小阶。每一阶都在下一阶投一道细影，画看起来比实际更深。框住明亮的画，这可能太过；框住暗的画，就像开演前暗下来的剧场。',
    ),
    detail('last-ferry'),
    paragraph(
      'We first tried it on Aubanel’s *Last Ferry*, whose night is made of five violets. In plain black the violets looked blue. In the deep frame all five came back, and the small dark square, three centimetres wide in the original, could be seen from across the room.',
      '第一次試裝，是歐巴內爾的《末班渡輪》。那片夜由五種紫疊成，裝一般黑框時偏藍；裝進深框，五種紫都回來了，而那個在原作上只有三公分寬的暗方塊，從房間另一頭就找得到。',
      '第一次试装，是欧巴内尔的《末班渡轮》。那片夜由五种紫叠成，装普通黑框时偏蓝；装进深框，五种紫都回来了，而那个在原作上只有三厘米宽的暗方块，从房间另一头就找得到。',
    ),
    heading('figures', 'Figures', '數字', '数字'),
    facts(
      [
        text('Section', '剖面', '剖面'),
        text(
          '34 mm wide, 58 mm deep, stepped; 8 mm lip',
          '寬 34 公釐、深 58 公釐，階梯式；框口 8 公釐',
          '宽 34 毫米、深 58 毫米，阶梯式；框口 8 毫米',
        ),
      ],
      [text('Glazing', '面板', '面板'), text('2 mm acrylic', '2 公釐壓克力面板', '2 毫米亚克力面板')],
      [
        text('50 × 70 cm framed', '50 × 70 公分含框', '50 × 70 厘米含框'),
        text(
          '55.2 × 75.2 cm, 4.7 kg; the frame is NT$3,450 or US$120',
          '55.2 × 75.2 公分，4.7 公斤；畫框 NT$3,450 或 US$120',
          '55.2 × 75.2 厘米，4.7 公斤；画框 NT$3,450 或 US$120',
        ),
      ],
      [
        text('Largest', '最大', '最大'),
        text(
          'Every size we print; 80 × 120 cm weighs 9.5 kg',
          '適用所有尺寸；80 × 120 公分重 9.5 公斤',
          '适用所有尺寸；80 × 120 厘米重 9.5 公斤',
        ),
      ],
      [
        text('Delivery', '配送', '配送'),
        text(
          'In the usual time; abroad the depth adds to the fee, see the cart',
          '時程不變；寄往海外會計入深度，運費請見購物車',
          '时间不变；寄往海外会计入深度，运费请见购物车',
        ),
      ],
    ),
    paragraph(
      'The last row is honest advice. Parcels abroad are charged by weight or by volume, whichever is more, and this frame has plenty of both. For a friend in Berlin slim brass may be the kinder present.',
      '最後一列是真心話。海外運費依重量或體積計算，取其大者，而這款框兩樣都不少。送給柏林的朋友，細框黃銅也許更體貼。',
      '最后一行是真心话。海外运费按重量或体积计算，取其大者，而这款框两样都不少。送给柏林的朋友，细框黄铜也许更体贴。',
    ),
    heading('for', 'What it suits', '適合什麼畫', '适合什么画'),
    list(
      text(
        'nights: Ezra Quill, whose blues are mixed almost to black;',
        '夜：以斯拉・奎爾，把藍調得近乎全黑；',
        '夜：以斯拉·奎尔，把蓝调得近乎全黑；',
      ),
      text(
        'faces: Salcedo’s heads, which are built in planes and need a firm edge;',
        '臉：薩爾塞多以平面砌成的頭像，需要一道穩固的邊；',
        '脸：萨尔塞多以平面砌成的头像，需要一道稳固的边；',
      ),
      text(
        'prints of 60 cm and more. On a small one the frame is heavier than the picture.',
        '60 公分以上的畫。太小的話，框比畫重。',
        '60 厘米以上的画。太小的话，框比画重。',
      ),
    ),
    work('still-up'),
    paragraph(
      'It does not suit botanical sheets, pale paper or narrow corridors, where people brush against it. For these, choose oak. On each work’s page you can try all the frames and see the corner close up.',
      '不適合植物圖版、淺色紙，也不適合肩膀會碰到的窄走道；這些還是配橡木。每件作品的頁面上都能換框比較，也能近看框角。',
      '不适合植物图版、浅色纸，也不适合肩膀会碰到的窄过道；这些还是配橡木。每件作品的页面上都能换框比较，也能近看框角。',
    ),
    paragraph(
      'Like all the others, this frame is made to order together with the print, in five to seven business days, and can be returned within 14 days.',
      '這款框和其他款式一樣，接單後連同作品在 5 到 7 個工作天內製作；也一樣可在到貨 14 天內退貨。',
      '这款框和其他款式一样，接单后连同作品在 5 到 7 个工作日内制作；也一样可在到货 14 天内退货。',
    ),
  ],
};
