import { artist, facts, heading, list, paragraph, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const numbersAndCertificates: DemoArticle = {
  slug: 'numbers-and-certificates',
  type: 'insight',
  title: text(
    'What a number promises: editions and certificates',
    '一個編號承諾了什麼：限量與保證書',
    '一个编号承诺了什么：限量与证书',
  ),
  summary: text(
    'Open or numbered, signed or stamped: how to read the small print on a small print.',
    '不限量或限量編號，簽名或鋼印：怎麼讀懂一張複製畫上的小字。',
    '不限量或限量编号，签名或钢印：怎么读懂一张复制画上的小字。',
  ),
  cover: 'naruto-turning',
  tags: ['collecting'],
  days_ago: 214,
  blocks: [
    paragraph(
      'A reproduction can be made again; that is the point of it. An edition is a promise not to. The promise is worth exactly as much as the care with which it is kept, so it is worth asking what is behind the figure in the margin.',
      '複製畫可以再做一張，這正是它的意義；限量，則是承諾不再做。這個承諾有多少價值，要看遵守得多嚴格，所以紙邊那個數字背後有什麼，值得一問。',
      '复制画可以再做一张，这正是它的意义；限量，则是承诺不再做。这个承诺有多少价值，要看遵守得多严格，所以纸边那个数字背后有什么，值得一问。',
    ),
    heading('three', 'Three ways a work is sold', '三種販售方式', '三种销售方式'),
    facts(
      [
        text('Open edition', '不限量版', '不限量版'),
        text(
          'Printed when ordered, as often as it is ordered. Not numbered; with a certificate.',
          '有人訂購才印，訂幾幅印幾幅。不編號，附保證書。',
          '有人订购才印，订几幅印几幅。不编号，附证书。',
        ),
      ],
      [
        text('Numbered edition', '限量編號版', '限量编号版'),
        text(
          'A fixed number of prints in all sizes together. Each has its number; when the last is sold, the edition is closed.',
          '所有尺寸合計，數量固定；每幅各有編號，最後一幅售出即告結束。',
          '所有尺寸合计，数量固定；每幅各有编号，最后一幅售出即告结束。',
        ),
      ],
      [
        text('Exhibition store only', '限定展售門市', '限定展售门店'),
        text(
          'Sold where it is shown and nowhere else; the work’s page says where.',
          '只在展出的地方出售，別處買不到；作品頁面會寫明地點。',
          '只在展出的地方出售，别处买不到；作品页面会写明地点。',
        ),
      ],
    ),
    heading('sizes', 'All sizes together', '所有尺寸合計', '所有尺寸合计'),
    paragraph(
      'Wherever you buy, read that line twice. Sixty prints in each of five sizes are three hundred. Here an edition of sixty is sixty, whichever sizes people choose. The smallest of our editions is Amara Diallo’s *Nine Signs for a Door*, twenty-seven prints, three for each sign; the largest is Roth’s harbour with a hundred and twenty.',
      '不管在哪裡買，這一行都請讀兩遍。五種尺寸各六十幅，就是三百幅。在這裡，限量 60 幅就是 60 幅，不論大家選了哪些尺寸。數量最少的一版是阿瑪拉・迪亞洛的《給一扇門的九個符號》，27 幅，每個符號三幅；最多的是羅特的港口，120 幅。',
      '不管在哪里买，这一行都请读两遍。五种尺寸各六十幅，就是三百幅。在这里，限量 60 幅就是 60 幅，不论大家选了哪些尺寸。数量最少的一版是阿玛拉·迪亚洛的《给一扇门的九个符号》，27 幅，每个符号三幅；最多的是罗特的港口，120 幅。',
    ),
    work('nine-signs-for-a-door'),
    heading('counting', 'How we count', '我們怎麼數', '我们怎么数'),
    paragraph(
      'A number is reserved for you the moment you order, not when the payment arrives, so no one can buy it before you. If the order is not paid in time, three days for a transfer, two hours for a card or PayPal, we release the number, and it is the next to be sold. Because numbers are few, we ask two things of buyers: a confirmed e-mail address, and no more than two unpaid prints of one edition at a time.',
      '編號在您下單的那一刻就替您保留，不必等款項入帳，不會被別人先買走。如果沒有在期限內付款（轉帳 3 天，信用卡或 PayPal 2 小時），編號就會釋出，由下一位買家取得。數量有限，所以我們請買家配合兩件事：電子信箱須完成驗證；同一版未付款的作品，每人最多兩幅。',
      '编号在您下单的那一刻就替您保留，不必等款项到账，不会被别人先买走。如果没有在期限内付款（转账 3 天，信用卡或 PayPal 2 小时），编号就会释放，由下一位买家取得。数量有限，所以我们请买家配合两件事：电子邮箱须完成验证；同一版未付款的作品，每人最多两幅。',
    ),
    paragraph(
      'Numbers mean order and not quality. Giclée files do not wear out as copper plates did, and the fortieth print is as sharp as the first. They are assigned in sequence and cannot be chosen, which treats everyone alike and saves us from selling sevens and eights at a premium.',
      '編號代表先後，不代表優劣。藝術微噴的檔案不會像銅版那樣磨損，第四十幅和第一幅一樣清晰。編號依序給出，不能挑選；這樣人人平等，我們也不必把 7 號和 8 號賣得比較貴。',
      '编号代表先后，不代表优劣。艺术微喷的文件不会像铜版那样磨损，第四十幅和第一幅一样清晰。编号依次给出，不能挑选；这样人人平等，我们也不必把 7 号和 8 号卖得更贵。',
    ),
    heading('certificate', 'The certificate', '保證書', '证书'),
    paragraph(
      'Every print comes with one, open editions included. The artist signs the certificate of a numbered print, not the print itself. Some studios add something of their own, and we like that: Morishige the day’s line from his log, Aubanel a small fish, Aydın an offcut of real marbled paper. Four things are always on it:',
      '每幅作品都附保證書，不限量版也有。限量編號版由藝術家在保證書上簽名，畫面本身不簽。有些畫室會添上自己的東西，我們也由著他們：森重海斗附上當天日誌的那一行，歐巴內爾畫一條小魚，艾登夾一片真的濕拓紙邊。但有四項一定寫明：',
      '每幅作品都附证书，不限量版也有。限量编号版由艺术家在证书上签名，画面本身不签。有些画室会添上自己的东西，我们也由着他们：森重海斗附上当天日志的那一行，欧巴内尔画一条小鱼，艾登夹一片真的湿拓纸边。但有四项一定写明：',
    ),
    list(
      text('title, artist and year of the work;', '作品名稱、藝術家與年代；', '作品名称、艺术家与年份；'),
      text('the paper and the date of printing;', '用紙與印製日期；', '用纸与印制日期；'),
      text(
        'the edition, and the number if there is one;',
        '版別；若為限量編號版，則有編號；',
        '版别；如为限量编号版，则有编号；',
      ),
      text(
        'a number of its own and a QR code, with which anyone can [check it](/certificate).',
        '自己的編號與 QR Code，任何人都可以用來[查驗](/certificate)。',
        '自己的编号与二维码，任何人都可以用来[查验](/certificate)。',
      ),
    ),
    paragraph(
      'Keep it flat, dark and apart from the picture, in a drawer and not glued to the back. The certificate describes the print and states our promise; it transfers no copyright, which remains with the artist. How long the colours are warranted is on each work’s page.',
      '請平放、避光，和畫分開收在抽屜裡，不要黏在背板上。保證書說明作品，也載明我們的承諾，但不移轉任何著作權；著作權仍屬於藝術家。色彩保固的年限，寫在各作品的頁面上。',
      '请平放、避光，和画分开收在抽屉里，不要粘在背板上。证书说明作品，也载明我们的承诺，但不转让任何著作权；著作权仍属于艺术家。色彩质保的年限，写在各作品的页面上。',
    ),
    heading('value', 'Will it be worth more?', '會增值嗎？', '会增值吗？'),
    paragraph(
      'We do not know, and would distrust a shop that says it does. Buy an edition because you want to live with the picture and like to know how many others do. Seventy-nine people may own a *Naruto, Turning* besides you. It is a pleasant number: enough for company, too few for a crowd.',
      '我們不知道；說知道的店，我們也不太敢信。買限量，是因為想和這幅畫一起生活，也想知道還有多少人和您一樣。擁有《鳴門迴潮》的，除了您最多還有 79 個人。這個數字剛好：足以作伴，還不至於擁擠。',
      '我们不知道；说知道的店，我们也不太敢信。买限量，是因为想和这幅画一起生活，也想知道还有多少人和您一样。拥有《鸣门回潮》的，除了您最多还有 79 个人。这个数字刚好：足以作伴，还不至于拥挤。',
    ),
    work('naruto-turning'),
    artist('morishige-kaito'),
  ],
};
