import { detail, facts, heading, list, paragraph, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const twentyYearsOnAWall: DemoArticle = {
  slug: 'twenty-years-on-a-wall',
  type: 'insight',
  title: text('Twenty years on a wall', '在牆上二十年', '在墙上二十年'),
  summary: text(
    'A calendar for people who would rather look at a picture than look after it.',
    '寫給只想看畫、不想伺候畫的人：一份保養日曆。',
    '写给只想看画、不想伺候画的人：一份保养日历。',
  ),
  cover: 'silvergrass-north-easterly',
  tags: ['collecting', 'hanging'],
  days_ago: 322,
  blocks: [
    paragraph(
      'A print needs less care than a house plant and outlives most of them. What harms it is nearly always one of four things: sun, damp, heat from below, and someone who means well with a spray bottle. Avoid these, and there is little left to do. We have put it into a calendar.',
      '一幅複製畫比盆栽好照顧，也比多數盆栽活得久。會傷害它的，幾乎不出四樣：太陽、潮氣、來自下方的熱，還有拿著噴瓶的好心人。避開這四樣，剩下的事不多，我們排成了一份日曆。',
      '一幅复制画比盆栽好照顾，也比多数盆栽活得久。会伤害它的，几乎不出四样：太阳、潮气、来自下方的热，还有拿着喷瓶的好心人。避开这四样，剩下的事不多，我们排成了一份日历。',
    ),
    heading('first-day', 'The first day', '第一天', '第一天'),
    paragraph(
      'Before you hang it, write the date of arrival on the envelope with the certificate and put it into a drawer. The colour warranty starts on that day. Then look for a wall without direct sun, at least two metres from the stove, not above a radiator and not on a bathroom wall.',
      '掛上去之前，先在裝保證書的信封上寫下到貨日期，收進抽屜：色彩保固從這一天起算。再找一面沒有日光直射的牆，離爐台至少兩公尺，不在暖氣上方，也不在浴室隔壁。',
      '挂上去之前，先在装证书的信封上写下到货日期，收进抽屉：色彩质保从这一天起算。再找一面没有阳光直射的墙，离灶台至少两米，不在暖气上方，也不在浴室隔壁。',
    ),
    heading('season', 'Every season', '每一季', '每一季'),
    paragraph(
      'Take the dust off the top edge of the frame with a dry brush, from the middle outwards. Most of the dust on a picture falls from there. Wipe the acrylic only when you can see that it needs it, with a slightly damp microfibre cloth, without cleaner; never spray, and never use alcohol.',
      '用乾毛刷撣去畫框上緣的灰，從中間往兩側。畫面上的灰大多是從那裡落下來的。壓克力看得出髒了再擦，用微濕的超細纖維布，不用清潔劑；不噴灑，不用酒精。',
      '用干毛刷掸去画框上缘的灰，从中间往两侧。画面上的灰大多是从那里落下来的。亚克力看得出脏了再擦，用微湿的超细纤维布，不用清洁剂；不喷洒，不用酒精。',
    ),
    detail(
      'silvergrass-north-easterly',
      text(
        'Canvas prints hold dust in their strokes; the acrylic in front of them is what you clean.',
        '畫布的筆觸容易藏灰；要擦的是前面那片壓克力。',
        '画布的笔触容易藏灰；要擦的是前面那片亚克力。',
      ),
    ),
    heading('plum-rains', 'When the plum rains come', '梅雨來的時候', '梅雨来的时候'),
    paragraph(
      'Paper does best at 40 to 60% humidity. In Taiwan it has to bear more from May on. If a sheet waves a little inside its frame, leave it alone; it flattens when the air dries. What does harm it is hanging flat against a cold outer wall. Two small felt pads on the lower corners keep a finger’s breadth of air behind it, and that is all you need. A room dehumidifier helps; a bag of silica gel behind the frame does not.',
      '紙最適合 40 到 60% 的濕度；在台灣，五月以後往往更潮濕。如果框裡的紙有點波浪，不要動它，空氣乾了自己會平。真正傷紙的，是緊貼著冰冷的外牆。下方兩角各貼一小塊毛氈，後面就有一指寬的空氣，這樣就夠了。房間開除濕機有用；在框後塞乾燥包沒有用。',
      '纸最适合 40 到 60% 的湿度；在台湾，五月以后往往更潮湿。如果框里的纸有点波浪，不要动它，空气干了自己会平。真正伤纸的，是紧贴着冰冷的外墙。下方两角各贴一小块毛毡，后面就有一指宽的空气，这样就够了。房间开除湿机有用；在框后塞干燥剂没有用。',
    ),
    heading('year', 'Once a year', '每年一次', '每年一次'),
    list(
      text(
        'Take the picture down and look at the wall behind it. A damp spot shows there first.',
        '把畫取下來，看看後面的牆。潮斑最先出現在那裡。',
        '把画取下来，看看后面的墙。潮斑最先出现在那里。',
      ),
      text(
        'Check that the hangers are firm and the nails still straight. After a strong earthquake, do it the next day.',
        '檢查掛件是否牢固、釘子是否仍然筆直。大地震之後，隔天就檢查。',
        '检查挂件是否牢固、钉子是否仍然笔直。大地震之后，第二天就检查。',
      ),
      text(
        'Let two pictures change places. No room is evenly lit, and you will see both with fresh eyes.',
        '讓兩幅畫交換位置。屋裡的光線從不平均，換了位置，兩幅畫都會讓您耳目一新。',
        '让两幅画交换位置。屋里的光线从不平均，换了位置，两幅画都会让您耳目一新。',
      ),
    ),
    heading('ten', 'After ten years', '十年以後', '十年以后'),
    paragraph(
      'Acrylic may have collected fine scratches by now, and the paper tape that seals the back may have come loose. Neither hurts the print. A framer can renew both in an afternoon without touching the sheet. If a colour seems to have changed, photograph it by daylight and write to us: each work’s page states how long its colours are warranted, for our works between ten and eighty years.',
      '這時壓克力可能有了細痕，封背的紙膠帶可能鬆脫。兩者都不傷畫，裝框師傅一個下午就能換新，不必碰到紙。如果覺得顏色變了，請在日光下拍張照，寫信給我們。各作品的色彩保固年限寫在作品頁面上，我們的作品從 10 年到 80 年不等。',
      '这时亚克力可能有了细痕，封背的纸胶带可能松脱。两者都不伤画，装框师傅一个下午就能换新，不必碰到纸。如果觉得颜色变了，请在日光下拍张照，写信给我们。各作品的色彩质保年限写在作品页面上，我们的作品从 10 年到 80 年不等。',
    ),
    facts(
      [
        text('Keep', '宜', '宜'),
        text(
          '40–60% humidity, even temperature, light from the side',
          '濕度 40–60%、溫度平穩、側面來光',
          '湿度 40–60%、温度平稳、侧面来光',
        ),
      ],
      [
        text('Avoid', '忌', '忌'),
        text(
          'direct sun, stoves, bathrooms, air conditioner outlets, spray',
          '日光直射、爐台、浴室、冷氣出風口、噴劑',
          '阳光直射、灶台、浴室、空调出风口、喷剂',
        ),
      ],
      [
        text('Never', '切勿', '切勿'),
        text('touch or wipe the print itself', '觸摸或擦拭畫面本身', '触摸或擦拭画面本身'),
      ],
    ),
    heading('twenty', 'And after twenty', '二十年以後', '二十年以后'),
    paragraph(
      'By then the picture will have seen two flats, a dog and several sofas. Framers say that people who bring a picture in at that age seldom ask about fading. They ask for the name of the place in it. Keep the certificate with the picture’s story, then, and add your own on the back: where it hung, and who sat below. Nothing we can print lasts as well as that.',
      '到那時，這幅畫已經看過兩個家、一隻狗和好幾張沙發。裝框師傅說，這時候來問的人，多半不是問褪色，而是問畫裡的地方叫什麼名字。所以，請把保證書和畫的故事放在一起，也在背面添上您自己的：它掛過哪裡，誰坐在下面。我們能印的東西，沒有一樣比這更耐久。',
      '到那时，这幅画已经看过两个家、一只狗和好几张沙发。装框师傅说，这时候来问的人，多半不是问褪色，而是问画里的地方叫什么名字。所以，请把证书和画的故事放在一起，也在背面添上您自己的：它挂过哪里，谁坐在下面。我们能印的东西，没有一样比这更耐久。',
    ),
    work('first-light-hehuan'),
  ],
};
