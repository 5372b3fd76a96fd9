import { facts, heading, list, paragraph, quote, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const glazingAndLight: DemoArticle = {
  slug: 'glazing-and-light',
  type: 'insight',
  title: text('Glazing and light', '面板與光', '面板与光'),
  summary: text(
    'Why every one of our frames has acrylic in it, what museum acrylic adds, and which walls suit pictures.',
    '為什麼我們的框都裝壓克力、博物館級多了什麼，以及哪些牆適合掛畫。',
    '为什么我们的框都装亚克力、博物馆级多了什么，以及哪些墙适合挂画。',
  ),
  cover: 'ten-past-three-february',
  tags: ['frames', 'hanging'],
  days_ago: 163,
  blocks: [
    paragraph(
      'Without light nobody sees a picture, and too much light fades it. We choose pigments that last for decades indoors, but direct sun fades every colour in time. Between the picture and the light is a thin clear sheet, which is at its best when nobody notices it.',
      '沒有光，看不見畫；光太強，畫會褪色。我們選用的顏料能在室內維持數十年，但沒有一種顏色經得起長年日曬。隔在畫與光之間的，是一片透明的薄板；愈不引人注意，就愈稱職。',
      '没有光，看不见画；光太强，画会褪色。我们选用的颜料能在室内维持数十年，但没有一种颜色经得起长年日晒。隔在画与光之间的，是一片透明的薄板；越不引人注意，就越称职。',
    ),
    heading('acrylic', 'Why acrylic', '為什麼用壓克力', '为什么用亚克力'),
    paragraph(
      'Every frame in the shop is glazed with acrylic, never with glass. It weighs half as much, it does not fall out of the frame in splinters when the ground shakes or a carrier stumbles, and it has no green tint. It has two weaknesses: it scratches, and it attracts dust when rubbed dry. The right cloth solves both; see below.',
      '店裡每一款畫框都裝壓克力面板，不用玻璃。它只有玻璃一半重，地震或搬運時跌落，不會碎成利片，也沒有玻璃的綠色調。缺點有兩個：會刮傷，乾擦時會吸灰塵。兩者都靠一塊對的布解決，下面會談到。',
      '店里每一款画框都装亚克力面板，不用玻璃。它只有玻璃一半重，地震或搬运时跌落，不会碎成利片，也没有玻璃的绿色调。缺点有两个：会刮花，干擦时会吸灰尘。两者都靠一块合适的布解决，下面会谈到。',
    ),
    facts(
      [
        text('Acrylic', '壓克力', '亚克力'),
        text(
          '2 mm, clear; in most frames. It reflects a window much as glass does.',
          '2 公釐，透明；大多數畫框用這一種。對窗戶的反光與玻璃相近。',
          '2 毫米，透明；大多数画框用这一种。对窗户的反光与玻璃相近。',
        ),
      ],
      [
        text('Museum acrylic', '博物館級壓克力', '博物馆级亚克力'),
        text(
          '2.5 mm, with an anti-reflective coating and a filter against ultraviolet light; in the walnut frame, and in the gold-leaf frame with a mat.',
          '2.5 公釐，抗反射塗層，可過濾紫外線；用於胡桃木框，以及附卡紙的金箔框。',
          '2.5 毫米，抗反射涂层，可过滤紫外线；用于胡桃木框，以及附卡纸的金箔框。',
        ),
      ],
      [
        text('None', '不加面板', '不加面板'),
        text(
          'Only for prints without a frame, for you to have framed elsewhere.',
          '僅限不裝框的作品，由您自己找裝框師傅。',
          '仅限不装框的作品，由您自己找装框师傅。',
        ),
      ],
    ),
    heading('museum', 'When museum acrylic is worth it', '什麼時候值得選博物館級', '什么时候值得选博物馆级'),
    paragraph(
      'It adds about a third to the price of a frame. Honestly, most rooms do not need it. There are three cases in which we would pay for it ourselves:',
      '它讓畫框貴三分之一左右。老實說，大多數房間用不到。我們自己會花這筆錢的情況有三種：',
      '它让画框贵三分之一左右。老实说，大多数房间用不到。我们自己会花这笔钱的情况有三种：',
    ),
    list(
      text(
        'there is a window opposite, and the picture is dark. In *Ten Past Three, February* ordinary acrylic would reflect a real window beside the painted one;',
        '對面是窗，而畫面偏暗。《二月，三點十分》若用一般壓克力，畫裡的窗光之外會再多一扇窗。',
        '对面是窗，而画面偏暗。《二月，三点十分》如果用普通亚克力，画里的窗光之外会再多一扇窗。',
      ),
      text(
        'the room faces south or west, and reds or violets matter: they fade before any other colour;',
        '房間朝南或朝西，而畫的重點在紅或紫：這兩種顏色最先褪。',
        '房间朝南或朝西，而画的重点在红或紫：这两种颜色最先褪。',
      ),
      text(
        'the work is a numbered edition that you mean to pass on one day.',
        '作品是限量編號版，而您打算日後傳給家人。',
        '作品是限量编号版，而您打算日后传给家人。',
      ),
    ),
    work('ten-past-three-february'),
    heading('walls', 'Good walls', '適合掛畫的牆', '适合挂画的墙'),
    paragraph(
      'The wall beside a window is better than the wall opposite it: light falls along the picture and not straight onto it. A north wall is best. On a wall that gets even one hour of afternoon sun a day, a picture will have changed visibly after ten years, with any glazing. No glazing makes direct sun harmless, not even ours, and our colour warranty is for rooms without direct sunlight.',
      '窗邊的牆，好過窗對面的牆：光線從畫面掠過，而不是正面照射。朝北的牆最好。只要牆上每天有一個小時的西曬，十年後畫的顏色就看得出變化，不論裝的是哪一種面板。沒有哪一種面板能讓直射的陽光變得無害，我們的也不行；色彩保固也以「沒有日光直射的房間」為前提。',
      '窗边的墙，好过窗对面的墙：光线从画面掠过，而不是正面照射。朝北的墙最好。只要墙上每天有一个小时的西晒，十年后画的颜色就看得出变化，不论装的是哪一种面板。没有哪一种面板能让直射的阳光变得无害，我们的也不行；色彩质保也以“没有阳光直射的房间”为前提。',
    ),
    heading('lamps', 'Lamps', '燈', '灯'),
    paragraph(
      'Use LED lamps: they give off hardly any ultraviolet light and little heat. Good packaging states the colour rendering index (CRI); look for 90 or more. Warm light of 2,700 K flatters ochre, brick and skin; 3,000 to 3,500 K shows blues and greys more truly. Set the lamp at about thirty degrees from the vertical, so that it reflects onto the floor and not into your eyes. Keep halogen spots at least a metre away.',
      '請用 LED 燈：幾乎不含紫外線，也不太發熱。好一點的燈會在包裝上標示演色性（CRI），請選 90 以上。2,700 K 的暖光能襯托赭色、磚色與膚色；藍與灰在 3,000 到 3,500 K 下比較準確。燈與垂直線夾角約三十度，反光就落在地板，不落在眼裡。鹵素燈請保持一公尺以上。',
      '请用 LED 灯：几乎不含紫外线，也不太发热。好一点的灯会在包装上标注显色指数（CRI），请选 90 以上。2,700 K 的暖光更衬赭色、砖色与肤色；蓝与灰在 3,000 到 3,500 K 下更准确。灯与垂直线夹角约三十度，反光就落在地板，不落在眼里。卤素灯请保持一米以上。',
    ),
    quote(
      text(
        'Hang it on a wall the sun does not reach: it brings its own.',
        '請掛在陽光照不到的牆上，它自帶陽光。',
        '请挂在阳光照不到的墙上，它自带阳光。',
      ),
      text(
        'From the care note to Ingrid Solheim’s window picture',
        '英格麗・索爾海姆窗光作品的保養說明',
        '英格丽·索尔海姆窗光作品的保养说明',
      ),
    ),
    heading('cloth', 'The right cloth', '一塊對的布', '一块合适的布'),
    paragraph(
      'A clean microfibre cloth, slightly damp, in straight lines; no paper towels, no alcohol, no cleaner. Put the water on the cloth and never on the acrylic, where it would run down behind the lip of the frame. Before the first wipe, remove the dust with a soft brush: it is the dust that scratches.',
      '乾淨的超細纖維布，微濕，直線擦拭；不要用紙巾、酒精或任何清潔劑。水沾在布上，不要噴在壓克力上，否則會沿著框口流進去。第一下之前，先用軟毛刷撣去灰塵：刮傷面板的，其實是灰。',
      '干净的超细纤维布，微湿，直线擦拭；不要用纸巾、酒精或任何清洁剂。水沾在布上，不要喷在亚克力上，否则会沿着框口流进去。第一下之前，先用软毛刷掸去灰尘：刮花面板的，其实是灰。',
    ),
  ],
};
