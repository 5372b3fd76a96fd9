import { drawing, facts, heading, paragraph, steps, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const hangingHeight: DemoArticle = {
  slug: 'hanging-height',
  type: 'insight',
  title: text('145 centimetres: how high to hang a picture', '145 公分：畫該掛多高', '145 厘米：画该挂多高'),
  summary: text(
    'One number for every wall, two exceptions, and the sum that tells you where the hook goes.',
    '一個數字適用所有的牆，兩個例外，還有一道算出掛鉤位置的算式。',
    '一个数字适用所有的墙，两个例外，还有一道算出挂钩位置的算式。',
  ),
  cover: 'the-door-to-the-east-room',
  tags: ['hanging'],
  days_ago: 84,
  blocks: [
    paragraph(
      'Most pictures in most homes hang too high. The reason is simple: they are hung by someone standing on a chair. From up there the middle of the wall seems to be where the head is, and the picture ends up near the ceiling, looking down on everyone for the next ten years.',
      '多數人家裡的畫，多半掛得太高。原因很單純：掛畫的人站在椅子上。從那個高度看，牆的中央好像就在頭的位置，於是畫被掛到接近天花板，接下來十年都俯視著大家。',
      '多数人家里的画，多半挂得太高。原因很简单：挂画的人站在椅子上。从那个高度看，墙的中央好像就在头的位置，于是画被挂到接近天花板，接下来十年都俯视着大家。',
    ),
    heading('number', 'The number', '那個數字', '那个数字'),
    paragraph(
      'Galleries hang by the middle. The centre of every picture, large or small, is 145 cm above the floor, roughly at eye level when you stand. It is the height our [wall preview](/wall) begins with. Works of different sizes then share one invisible line, and a room becomes calm without anyone knowing why.',
      '畫廊看的是中心。不論大小，每幅畫的中心都離地 145 公分，約是站立時視線的高度；我們的[牆面預覽](/wall)也從這個高度開始。大小不一的畫於是共用一條看不見的線，房間安靜了下來，沒有人說得出為什麼。',
      '画廊看的是中心。不论大小，每幅画的中心都离地 145 厘米，约是站立时视线的高度；我们的[墙面预览](/wall)也从这个高度开始。大小不一的画于是共用一条看不见的线，房间安静了下来，没有人说得出为什么。',
    ),
    drawing(
      'hanging-height',
      'The centre at 145 cm; above the back of a sofa, leave at least 15 cm free.',
      '畫的中心離地 145 公分；沙發上方，椅背之上至少留 15 公分。',
      '画的中心离地 145 厘米；沙发上方，靠背之上至少留 15 厘米。',
    ),
    heading('sofa', 'Above a sofa', '沙發上方', '沙发上方'),
    paragraph(
      'The first exception is the sofa below the picture. Leave at least 15 cm between its back and the lower edge of the frame, so that heads do not touch it; more than 30 cm, and the two no longer belong together. With a back of 85 cm, a landscape work 82.8 cm high can keep its centre at 145, which leaves 18.6 cm free. An upright work 122.8 cm high cannot. Its lower edge has to be at 100 cm, and its centre moves up to 161.4.',
      '第一個例外，是畫下方的沙發。椅背與畫框下緣之間至少留 15 公分，免得頭碰到；超過 30 公分，兩者看起來就不像一組。椅背高 85 公分時，高 82.8 公分的橫幅仍可把中心放在 145，下方留下 18.6 公分。高 122.8 公分的直幅就不行：下緣必須在 100 公分，中心於是升到 161.4 公分。',
      '第一个例外，是画下方的沙发。靠背与画框下缘之间至少留 15 厘米，免得头碰到；超过 30 厘米，两者看起来就不像一组。靠背高 85 厘米时，高 82.8 厘米的横幅仍可把中心放在 145，下方留下 18.6 厘米。高 122.8 厘米的竖幅就不行：下缘必须在 100 厘米，中心于是升到 161.4 厘米。',
    ),
    paragraph(
      'If that seems high to you, it is. A tall work over a sofa is a hard thing to hang, and a long one is easy. *The Basin before Rain* or *Salt Hills, Qigu* were made for that wall.',
      '如果您覺得太高，那是因為真的太高。沙發上方掛高的畫很難，掛長的畫很容易。《盆地欲雨》和《七股鹽山》就像是為那面牆畫的。',
      '如果您觉得太高，那是因为真的太高。沙发上方挂高的画很难，挂长的画很容易。《盆地欲雨》和《七股盐山》就像是为那面墙画的。',
    ),
    work('salt-hills-qigu'),
    heading('seated', 'Where people sit', '坐著看的地方', '坐着看的地方'),
    paragraph(
      'The second exception: in a room where nobody stands, such as a dining room or a study, the line may come down by ten or fifteen centimetres. In a corridor, where nobody sits, it stays. On a staircase, carry the 145 along the edge of the steps and let the pictures climb with it.',
      '第二個例外：沒有人會站著的房間，例如餐廳、書房，這條線可以往下 10 到 15 公分。走道上沒有人坐，就維持原樣。樓梯間則讓 145 公分沿著踏階一路往上，畫也跟著往上掛。',
      '第二个例外：没有人会站着的房间，例如餐厅、书房，这条线可以往下 10 到 15 厘米。过道上没有人坐，就保持原样。楼梯间则让 145 厘米沿着踏步一路往上，画也跟着往上挂。',
    ),
    heading('hook', 'Where the hook goes', '掛鉤的位置', '挂钩的位置'),
    steps(
      text(
        'Measure the height of the frame and halve it. For a print of 50 × 70 cm in oak: 72.8, so 36.4 cm.',
        '量畫框高度，除以二。50 × 70 公分裝橡木框：72.8，一半是 36.4 公分。',
        '量画框高度，除以二。50 × 70 厘米装橡木框：72.8，一半是 36.4 厘米。',
      ),
      text(
        'Measure on the back from the hanger, where it will rest on the hook, up to the top edge: 12 cm for this frame.',
        '在背面從掛件的受力處往上量到框的上緣：這款框是 12 公分。',
        '在背面从挂件的受力处向上量到框的上缘：这款框是 12 厘米。',
      ),
      text(
        'Add and subtract: 145 + 36.4 − 12 = 169.4 cm. The hooks go at this height.',
        '一加一減：145 + 36.4 − 12 = 169.4 公分，掛鉤就釘在這個高度。',
        '一加一减：145 + 36.4 − 12 = 169.4 厘米，挂钩就钉在这个高度。',
      ),
      text(
        'Small, light works have one sawtooth hanger in the middle. All others have two D-rings: use one hook for each, exactly as far apart as the rings. The work will stay level.',
        '小而輕的作品，中央有一個鋸齒掛片；其餘都有兩個 D 型環，請各用一個掛鉤，間距與兩環完全相同，畫自己就會保持水平。',
        '小而轻的作品，中央有一个锯齿挂片；其余都有两个 D 型环，请各用一个挂钩，间距与两环完全相同，画自己就会保持水平。',
      ),
    ),
    heading('weight', 'What the wall has to carry', '牆要承受多少', '墙要承受多少'),
    paragraph(
      'Acrylic weighs half as much as glass, which is a good reason to use it in a country of earthquakes. Framed works arrive with their hangers fitted, and a hanging kit with paper templates for every nail is on the order page. Hooks depend on the wall, so please choose your own; a hardware shop will ask you for one figure only:',
      '壓克力的重量只有玻璃的一半，在有地震的地方，這是個好理由。裝框作品出貨時已裝好掛件，訂單頁另有掛畫套件，附每個釘點的紙樣板；掛鉤要看牆的材質，請自行選擇。五金行只會問您一個數字：',
      '亚克力的重量只有玻璃的一半，在有地震的地方，这是个好理由。装框作品发货时已装好挂件，订单页另有挂画套件，附每个钉点的纸模板；挂钩要看墙的材质，请自行选择。五金店只会问您一个数字：',
    ),
    facts(
      [text('50 × 70 cm, oak', '50 × 70 公分，橡木', '50 × 70 厘米，橡木'), text('2.8 kg', '2.8 公斤', '2.8 公斤')],
      [
        text('60 × 90 cm, oak with mat', '60 × 90 公分，橡木附卡紙', '60 × 90 厘米，橡木附卡纸'),
        text('5.3 kg', '5.3 公斤', '5.3 公斤'),
      ],
      [
        text('80 × 120 cm, deep ebonised ash', '80 × 120 公分，深框染黑梣木', '80 × 120 厘米，黑染白蜡木深框'),
        text('9.5 kg', '9.5 公斤', '9.5 公斤'),
      ],
    ),
    paragraph(
      'Then climb down from the chair, sit where you always sit, and look. If the picture looks back at you and not over your head, it hangs well.',
      '然後從椅子上下來，坐到您平常坐的位子，看一看。如果畫看的是您，而不是您頭頂上方，它就掛對了。',
      '然后从椅子上下来，坐到您平常坐的位子，看一看。如果画看的是您，而不是您头顶上方，它就挂对了。',
    ),
    work('the-door-to-the-east-room'),
  ],
};
