import { detail, heading, list, paragraph, quote, steps, text, work } from '#ground/blocks/writing.ts';
import type { PageContent } from '../../page-content.ts';

export const collaboration: PageContent = {
  title: text('Collaboration', '合作專案', '合作项目'),
  lead: text(
    'Four kinds of places that are not ours, and the pictures that were found for them. We name no clients: a room belongs to those who use it.',
    '四種不屬於我們的空間，和為它們找到的畫。我們不列客戶名單：房間屬於使用它的人。',
    '四种不属于我们的空间，和为它们找到的画。我们不列客户名单：房间属于使用它的人。',
  ),
  description: text(
    'Projects we make with others: rooms for guests, rooms for work, pages and exhibitions, and how one begins.',
    '我們與他人一起做的事：客房、辦公空間、書頁與展覽，以及一件合作如何開始。',
    '我们与他人一起做的事：客房、办公空间、书页与展览，以及一件合作如何开始。',
  ),
  blocks: [
    heading('guests', 'Rooms for guests', '給客人的房間', '给客人的房间'),
    paragraph(
      'The brief usually comes in numbers: so many rooms, one picture each, all alike. We propose the opposite: one frame, one size, and a different part of the same world in every room. For a house by the sea that may be Morishige’s log of the strait; for one in the hills, Lin’s ridges, hung so that the lamp in the picture is the last to go out.',
      '任務通常是一串數字：幾間房，每間一幅，全部一樣。我們的提案相反：同一款框、同一個尺寸，每間房卻是同一個世界的不同角落。海邊的房子，可以是森重海斗的海峽日誌；山裡的，可以是林澍禾的山稜，掛的位置讓畫裡那盞燈最後熄。',
      '任务通常是一串数字：几间房，每间一幅，全部一样。我们的方案相反：同一款框、同一个尺寸，每间房却是同一个世界的不同角落。海边的房子，可以是森重海斗的海峡日志；山里的，可以是林澍禾的山脊，挂的位置让画里那盏灯最后熄。',
    ),
    work('three-sails-before-sunrise'),
    heading('work', 'Rooms for work', '工作的房間', '工作的房间'),
    paragraph(
      'In offices a picture has colleagues. It hangs next to screens, exit signs and a plant that someone waters. Strong pictures suffer there less than quiet ones, and wide ones less than tall ones, since the walls begin above the furniture. What has worked best is to let the people who sit opposite choose, from ten that we have measured beforehand.',
      '辦公室裡的畫是有同事的：螢幕、逃生指示燈，還有一盆總算有人澆水的植物。強的畫在那裡比安靜的畫吃得開，橫幅比直幅吃得開，因為牆是從家具上方才開始的。效果最好的做法，是讓坐在對面的人自己選，從我們事先量好的十幅裡。',
      '办公室里的画是有同事的：屏幕、安全出口指示灯，还有一盆总算有人浇水的植物。在那里，浓烈的画比安静的画合适，横幅比竖幅合适，因为墙是从家具上方才开始的。效果最好的做法，是让坐在对面的人自己选，从我们事先量好的十幅里。',
    ),
    work('waiting-for-the-first-bus'),
    heading('pages', 'Pages', '書頁', '书页'),
    paragraph(
      'A book cover is a very small wall. Details do better on it than whole works, and the artist has to agree to the cut. Aydın’s marbled papers return in this way to where the craft came from: the inside of a binding.',
      '書封是一面很小的牆。局部比整幅合適，而怎麼裁，要藝術家同意。艾登的濕拓紙就這樣回到這門手藝的來處：書的蝴蝶頁。',
      '书封是一面很小的墙。局部比整幅合适，而怎么裁，要艺术家同意。艾登的湿拓纸就这样回到这门手艺的来处：书的环衬。',
    ),
    detail('ferries-gelgit'),
    heading('exhibitions', 'Exhibition stores', '限定展售門市', '限定展售门店'),
    paragraph(
      'With halls and galleries we make small exhibitions in which one work is sold that is available nowhere else. The place brings the wall and the hours, the artist chooses the work, we bring prints, frames and certificates with a stamp of their own. [This season’s](/news/a-season-in-the-exhibition-stores) are in Puli, Tainan and Kaohsiung.',
      '我們與展館、畫廊合辦小型展覽，每個展覽都有一幅別處買不到的作品。場地提供牆與時間，藝術家挑選作品，我們提供複製畫、畫框，以及蓋有專屬鋼印的保證書。[這一季](/news/a-season-in-the-exhibition-stores)在埔里、台南與高雄。',
      '我们与展馆、画廊合办小型展览，每个展览都有一幅别处买不到的作品。场地提供墙与时间，艺术家挑选作品，我们提供复制画、画框，以及盖有专属钢印的证书。[这一季](/news/a-season-in-the-exhibition-stores)在埔里、台南与高雄。',
    ),
    work('two-pines-one-valley'),
    heading('learned', 'What we have learned', '我們學到的事', '我们学到的事'),
    list(
      text(
        'Measure twice: once the wall, once the lift.',
        '量兩次：一次量牆，一次量電梯。',
        '量两次：一次量墙，一次量电梯。',
      ),
      text(
        'Decide on the frame before the pictures. It is the only thing that all rooms share.',
        '先定框，再選畫。框是所有房間唯一共有的東西。',
        '先定框，再选画。框是所有房间唯一共有的东西。',
      ),
      text(
        'With the artist’s name beside it, people stay longer before a picture.',
        '放上藝術家的名字，人會停得久一些。',
        '放上艺术家的名字，人会停得久一些。',
      ),
      text(
        'Leave one wall empty. Someone will thank you.',
        '留一面空牆。總會有人感謝您。',
        '留一面空墙。总会有人感谢您。',
      ),
    ),
    quote(
      text('The empty part is the expensive one.', '空著的地方，才是貴的。', '空着的地方，才是贵的。'),
      text('Nilüfer Aydın', '尼呂費爾・艾登', '尼吕费尔·艾登'),
    ),
    heading('begin', 'How to begin', '如何開始', '如何开始'),
    steps(
      text(
        'A letter, with a photograph of the wall as it is. Untidy ones tell us most.',
        '一封信，附一張牆的現況照片。愈亂的愈有用。',
        '一封信，附一张墙的现状照片。越乱的越有用。',
      ),
      text(
        'A conversation of half an hour, by telephone or on Dihua Street.',
        '半小時的談話，電話裡，或到迪化街來。',
        '半小时的谈话，电话里，或到迪化街来。',
      ),
      text(
        'A proposal to scale, with works, frames, prices and dates.',
        '一份依比例繪製的提案，含作品、畫框、價格與日期。',
        '一份按比例绘制的方案，含作品、画框、价格与日期。',
      ),
      text('One proof; then all the others.', '先一件打樣，再做其餘。', '先一件打样，再做其余。'),
    ),
    paragraph(
      'For what we offer to each trade, and on which terms, see [cross-industry collaboration](/partner/collaborate). To start, [write to us](/contact).',
      '各行業的合作內容與條件，請見[異業合作](/partner/collaborate)。想開始，請[聯絡我們](/contact)。',
      '各行业的合作内容与条件，请见[跨界合作](/partner/collaborate)。想开始，请[联系我们](/contact)。',
    ),
    heading('write', 'Write to us', '寫信給我們', '写信给我们'),
    paragraph(
      'Tell us who you are, where the walls or pages are, how many, by when, and what it may cost. Send photographs once we have answered. Artists and galleries apply by registering instead.',
      '請告訴我們您是誰、牆面或書頁在哪裡、數量、日期與預算；照片可在我們回覆之後再寄。藝術家與畫廊請直接註冊申請。',
      '请告诉我们您是谁、墙面或书页在哪里、数量、日期与预算；照片可在我们回复之后再发。艺术家与画廊请直接注册申请。',
    ),
  ],
};
