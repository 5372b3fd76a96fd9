import { facts, heading, list, paragraph, steps, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

export const partner: PageContent = {
  title: text('Call for artists', '藝術家招募', '艺术家招募'),
  lead: text(
    'You paint, print, cut, draw or dye. We print, frame, pack and sell. The picture stays yours.',
    '您畫、刻、剪、染；我們印製、裝框、打包、銷售。畫，始終是您的。',
    '您画、刻、剪、染；我们印制、装框、打包、销售。画，始终是您的。',
  ),
  description: text(
    'Show and sell your work with us: what we look for, the files we need, what you earn, and how to apply.',
    '在{brand}展出與銷售您的作品：我們找什麼、需要哪些檔案、您能分得多少，以及如何申請。',
    '在{brand}展出与销售您的作品：我们找什么、需要哪些文件、您能分得多少，以及如何申请。',
  ),
  blocks: [
    heading('look', 'What we look for', '我們在找什麼', '我们在找什么'),
    list(
      text(
        '*A hand of your own.* We should know the third picture by the first two.',
        '*自己的手。*看過前兩幅，第三幅就認得出來。',
        '*自己的手。*看过前两幅，第三幅就认得出来。',
      ),
      text(
        '*Something to come back to.* It will hang opposite someone’s breakfast for years.',
        '*經得起再看。*它會在某人的早餐對面掛上好幾年。',
        '*经得起再看。*它会在某人的早餐对面挂上好几年。',
      ),
      text(
        '*At least five works*, finished, that belong together.',
        '*至少五件*，已完成，彼此相屬。',
        '*至少五件*，已完成，能成一组。',
      ),
      text(
        '*Your own work.* You made it, and nobody else holds the right to reproduce it.',
        '*您自己的作品。*由您創作，複製的權利沒有讓與他人。',
        '*您自己的作品。*由您创作，复制的权利没有转让他人。',
      ),
    ),
    paragraph(
      'We do not ask for a degree, a gallery, a following or a nationality. You can go on selling elsewhere: there is no exclusivity.',
      '我們不看學歷、不看畫廊、不看追蹤人數，也不看國籍。您仍可在別處銷售：沒有獨家條款。',
      '我们不看学历、不看画廊、不看粉丝数，也不看国籍。您仍可在别处销售：没有独家条款。',
    ),
    heading('files', 'The files we need', '需要的檔案', '需要的文件'),
    paragraph(
      'One print master for each work, as JPEG, PNG, TIFF or WebP, up to 200 MB and 150 megapixels, without watermark or frame. Its pixels decide which sizes we can offer; at 150 pixels to the inch these are:',
      '每件作品一個母檔，格式為 JPEG、PNG、TIFF 或 WebP，最大 200 MB、1.5 億像素，不加浮水印，也不含畫框。像素決定可提供的尺寸；以每英吋 150 像素計算：',
      '每件作品一个母版文件，格式为 JPEG、PNG、TIFF 或 WebP，最大 200 MB、1.5 亿像素，不加水印，也不含画框。像素决定可提供的尺寸；以每英寸 150 像素计算：',
    ),
    facts(
      [
        text('30 × 40 cm', '30 × 40 公分', '30 × 40 厘米'),
        text('1,772 × 2,363 px', '1,772 × 2,363 像素', '1,772 × 2,363 像素'),
      ],
      [
        text('40 × 50 cm', '40 × 50 公分', '40 × 50 厘米'),
        text('2,363 × 2,953 px', '2,363 × 2,953 像素', '2,363 × 2,953 像素'),
      ],
      [
        text('50 × 70 cm', '50 × 70 公分', '50 × 70 厘米'),
        text('2,953 × 4,134 px', '2,953 × 4,134 像素', '2,953 × 4,134 像素'),
      ],
      [
        text('60 × 90 cm', '60 × 90 公分', '60 × 90 厘米'),
        text('3,544 × 5,315 px', '3,544 × 5,315 像素', '3,544 × 5,315 像素'),
      ],
      [
        text('80 × 120 cm', '80 × 120 公分', '80 × 120 厘米'),
        text('4,725 × 7,087 px', '4,725 × 7,087 像素', '4,725 × 7,087 像素'),
      ],
    ),
    paragraph(
      'Works with other proportions are offered in the largest size of each step that fits them; nothing is cropped unless you crop it. With the picture we need its title, a sentence that describes it, what inspired it, and what the original is made of, in English and both Chinese scripts. Your studio page suggests the simplified text from the traditional one.',
      '其他比例的作品，會以每一級放得下的最大尺寸提供；除非您自己裁，否則一公釐也不裁。除了圖檔，還需要作品名稱、一句描述畫面的話、創作靈感，以及原作材質，請備妥英文、繁體與簡體中文。作品管理頁會依繁體替您擬出簡體。',
      '其他比例的作品，会以每一级放得下的最大尺寸提供；除非您自己裁，否则一毫米也不裁。除了图片，还需要作品名称、一句描述画面的话、创作灵感，以及原作材质，请备妥英文、繁体与简体中文。作品管理页可根据繁体自动生成简体草稿。',
    ),
    heading('share', 'What you earn', '您分得多少', '您分得多少'),
    paragraph(
      'You get {artist_share} of the price before tax of every print sold, frame included, delivery excluded. For parcels within Taiwan the price includes {vat} tax, which is deducted first. An example: a print sold for {example_gross} is {example_net} before tax, and your share is {example_share}. The same print sent abroad is zero-rated, and your share is {example_share_abroad}.',
      '每售出一幅，您分得未稅價的 {artist_share}，畫框計入，運費不計。配送台灣境內的售價含 {vat} 營業稅，先行扣除。例如：售價 {example_gross}，未稅 {example_net}，您的分潤是 {example_share}。同一幅寄往海外適用零稅率，分潤為 {example_share_abroad}。',
      '每售出一幅，您分得不含税价的 {artist_share}，画框计入，运费不计。配送台湾境内的售价含 {vat} 营业税，先行扣除。例如：售价 {example_gross}，不含税 {example_net}，您的分成是 {example_share}。同一幅寄往海外适用零税率，分成为 {example_share_abroad}。',
    ),
    paragraph(
      'If a gallery represents you, the gallery gets {gallery_share} in your place and settles with you. Shares are fixed when the buyer pays; if a print is returned and refunded, the share is deducted as a separate line. We agree with you when shares are paid out, and to which bank account, after your application is approved.',
      '若由畫廊代理，則由畫廊代替您分得 {gallery_share}，再與您結算。分潤在買家付款時確定；若作品被退回，會另記一筆扣回。分潤何時支付、匯入哪個銀行帳號，於申請核准後與您約定。',
      '如果由画廊代理，则由画廊代替您分得 {gallery_share}，再与您结算。分成在买家付款时确定；如果作品被退回，会另记一笔扣回。分成何时支付、汇入哪个银行账号，在申请批准后与您约定。',
    ),
    heading('rights', 'What stays yours', '什麼仍屬於您', '什么仍属于您'),
    list(
      text(
        'All of the copyright. You allow us to reproduce and sell the works you put online for as long as they are online.',
        '全部的著作權。您只授權我們在作品上架期間重製與販售。',
        '全部的著作权。您只授权我们在作品上架期间复制与销售。',
      ),
      text(
        'The decision. You can pause a work or take it down at any time; orders already placed are still made.',
        '決定權。您隨時可以暫停或下架；已成立的訂單仍會完成。',
        '决定权。您随时可以暂停或下架；已成立的订单仍会完成。',
      ),
      text(
        'The edition. You decide whether it is open or numbered, and how large; once it is on sale, it cannot grow.',
        '版別。不限量或限量編號、限量幾幅，由您決定；開始販售後不得增加。',
        '版别。不限量或限量编号、限量几幅，由您决定；开始销售后不得增加。',
      ),
      text('The original, naturally.', '原作，當然。', '原作，当然。'),
    ),
    heading('apply', 'How to apply', '如何申請', '如何申请'),
    steps(
      text(
        'Register an [artist account](/register/artist), tell us where we can see your portfolio, and describe in a few sentences what you do.',
        '註冊[藝術家帳號](/register/artist)，告訴我們作品集在哪裡，並用幾句話說明您在做什麼。',
        '注册[艺术家账号](/register/artist)，告诉我们作品集在哪里，并用几句话说明您在做什么。',
      ),
      text('We answer within five business days.', '我們在 5 個工作天內回覆。', '我们在 5 个工作日内回复。'),
      text(
        'Once approved, you upload your first works. We review each one, usually within three business days, and e-mail you if something should be changed.',
        '核准後，您上傳第一批作品。每件作品我們都會審核，通常在 3 個工作天內完成；需要調整時，會以電子郵件告知您。',
        '批准后，您上传第一批作品。每件作品我们都会审核，通常在 3 个工作日内完成；需要调整时，会以电子邮件告知您。',
      ),
      text(
        'When a work has passed the review, it is on sale.',
        '審核通過後，作品即開始販售。',
        '审核通过后，作品即开始销售。',
      ),
    ),
    paragraph(
      'Galleries apply [here](/register/gallery). Questions first? [Write to us](/contact).',
      '畫廊請由[此處](/register/gallery)申請。想先問問題？請[聯絡我們](/contact)。',
      '画廊请由[此处](/register/gallery)申请。想先问问题？请[联系我们](/contact)。',
    ),
    heading('ask', 'Ask first', '申請前先詢問', '申请前先咨询'),
    paragraph(
      'Not sure whether your works are suitable, or have a question about files or shares? Ask us here. To apply, register an account.',
      '不確定作品是否合適，或想了解檔案與分潤？請在這裡詢問。申請本身從註冊帳號開始。',
      '不确定作品是否合适，或想了解文件与分成？请在这里咨询。申请本身从注册账号开始。',
    ),
  ],
};
