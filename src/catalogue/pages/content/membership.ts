import { facts, heading, list, paragraph, steps, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

export const membership: PageContent = {
  title: text('Membership', '會員制度', '会员制度'),
  lead: text(
    'Three kinds of account, all of them free. One buys and collects; two also show and sell.',
    '三種會員，都不收費。一種購買與收藏，另外兩種還能展出與銷售。',
    '三种会员，都不收费。一种购买与收藏，另外两种还能展出与销售。',
  ),
  description: text(
    'What basic, artist and gallery members can do, how to apply, and how we review.',
    '一般會員、藝術家會員、畫廊會員各有什麼功能，如何申請、如何審核。',
    '普通会员、艺术家会员、画廊会员各有什么功能，如何申请、如何审核。',
  ),
  blocks: [
    paragraph(
      'You can look at everything, fill a cart and save favourites without an account. You need one to order, because an order needs an address and someone we can write to.',
      '不必註冊，就能看遍所有作品、放進購物車、加入收藏。訂購時才需要帳號，因為訂單要有地址，也要有一個我們能聯絡的人。',
      '不必注册，就能看遍所有作品、放进购物车、加入收藏。订购时才需要账号，因为订单要有地址，也要有一个我们能联系的人。',
    ),
    heading('basic', 'Basic member', '一般會員', '普通会员'),
    list(
      text(
        'order, pay, track each parcel, request returns',
        '訂購、付款、追蹤包裹、申請退貨',
        '订购、付款、跟踪包裹、申请退货',
      ),
      text(
        'favourites on all your devices, with the price then and now',
        '收藏在所有裝置同步，並顯示收藏時與目前的價格',
        '收藏在所有设备同步，并显示收藏时与目前的价格',
      ),
      text('messages with the shop about an order or a work', '就訂單或作品傳訊息給我們', '就订单或作品给我们发消息'),
      text(
        'an address book, and payment statements as PDF',
        '地址簿，以及 PDF 付款明細',
        '收货地址管理，以及 PDF 付款明细',
      ),
      text(
        'a copy of all your data at any time, and an account you can delete yourself',
        '隨時下載您的全部資料，也能自行刪除帳號',
        '随时下载您的全部数据，也能自行注销账号',
      ),
    ),
    paragraph(
      '[Register](/register) with your e-mail address; the account works immediately. You can order numbered editions once you have confirmed the address with the code or the link we send.',
      '以電子信箱[註冊](/register)，帳號立即可用。輸入我們寄出的驗證碼或點選驗證連結後，即可訂購限量編號版。',
      '用电子邮箱[注册](/register)，账号立即可用。输入我们发送的验证码或点击验证链接后，即可订购限量编号版。',
    ),
    heading('artist', 'Artist member', '藝術家會員', '艺术家会员'),
    paragraph(
      'Everything a basic member has and, once approved:',
      '除一般會員的所有功能外，審核通過後另有：',
      '除普通会员的所有功能外，审核通过后另有：',
    ),
    list(
      text(
        'a public page with your story and your works, in three languages',
        '個人公開頁面，以三種語言呈現您的故事與作品',
        '个人公开页面，以三种语言呈现您的故事与作品',
      ),
      text(
        'your own works: upload, describe, submit for review, pause, take down',
        '管理自己的作品：上傳、撰寫說明、送審、暫停、下架',
        '管理自己的作品：上传、撰写说明、提交审核、暂停、下架',
      ),
      text(
        'a sales overview: views, favourites, prints sold, and how each share is calculated',
        '銷售總覽：瀏覽數、收藏數、銷售數，以及每一筆分潤的算法',
        '销售总览：浏览量、收藏数、销量，以及每一笔分成的算法',
      ),
      text(
        'a yearly statement as PDF for your accountant',
        '可交給會計師的年度 PDF 對帳單',
        '可交给会计师的年度 PDF 对账单',
      ),
      text(
        '{artist_share} of the price before tax of every print sold',
        '每售出一幅，分得未稅價的 {artist_share}',
        '每售出一幅，分得不含税价的 {artist_share}',
      ),
    ),
    heading('gallery', 'Gallery member', '畫廊會員', '画廊会员'),
    paragraph(
      'For companies that represent artists. A gallery has the same tools for all the artists it represents, on one account, and gets {gallery_share} of the price before tax in their place. The gallery and the artist agree on the artist’s part. We review each gallery’s application.',
      '適用於代理藝術家的公司。畫廊以一個帳號管理所代理的全部藝術家，功能相同，並代替藝術家分得未稅價的 {gallery_share}；藝術家所得由雙方自行約定。畫廊申請須經審核。',
      '适用于代理艺术家的公司。画廊以一个账号管理所代理的全部艺术家，功能相同，并代替艺术家分得不含税价的 {gallery_share}；艺术家所得由双方自行约定。画廊申请须经审核。',
    ),
    heading('apply', 'How to apply', '如何申請', '如何申请'),
    steps(
      text(
        'Register as an [artist](/register/artist) or as a [gallery](/register/gallery). Besides your own details we ask for a portfolio and a statement; galleries also give their name, a contact and a short description.',
        '以[藝術家](/register/artist)或[畫廊](/register/gallery)身分註冊。除個人資料外，請提供作品集與創作理念；畫廊另請填寫名稱、聯絡人與畫廊簡介。',
        '以[艺术家](/register/artist)或[画廊](/register/gallery)身份注册。除个人资料外，请提供作品集与创作理念；画廊另请填写名称、联系人与画廊简介。',
      ),
      text(
        'The account works immediately, with the rights of a basic member. You can see the status of the application and the day by which we will answer.',
        '帳號立即開通，先享有一般會員的功能。您可隨時查看審核進度，以及我們最晚回覆的日期。',
        '账号立即开通，先享有普通会员的功能。您可随时查看审核进度，以及我们最晚回复的日期。',
      ),
      text(
        'We answer within five business days. If something is missing, we ask in your messages; the five days start again with your reply.',
        '我們在 5 個工作天內回覆。若需補充，會在訊息中請您說明；收到回覆後重新計算 5 個工作天。',
        '我们在 5 个工作日内回复。如需补充，会在消息中请您说明；收到回复后重新计算 5 个工作日。',
      ),
      text(
        'If we accept, sales, report and works appear in your account. If we decline, we tell you why, and you may apply again.',
        '通過後，帳號中會出現銷售、報表與作品管理。若未通過，我們會說明理由，您可以再次申請。',
        '通过后，账号中会出现销售、报表与作品管理。如未通过，我们会说明理由，您可以再次申请。',
      ),
    ),
    heading('glance', 'At a glance', '一覽', '一览'),
    facts(
      [text('Fee', '費用', '费用'), text('none, for all three', '三種皆免費', '三种都免费')],
      [
        text('Review', '審核', '审核'),
        text(
          'basic: none · artist and gallery: our reviewers',
          '一般會員免審核；藝術家與畫廊由審核人員審查',
          '普通：免审核 · 艺术家与画廊：由审核人员审查',
        ),
      ],
      [text('Answer', '回覆', '回复'), text('within five business days', '5 個工作天內', '5 个工作日内')],
      [
        text('Leaving', '離開', '离开'),
        text(
          'delete the account yourself once no order is in progress',
          '沒有進行中的訂單時，可自行刪除帳號',
          '没有进行中的订单时，可自行注销账号',
        ),
      ],
    ),
    paragraph(
      'The [call for artists](/partner) says what we look for and which files we need.',
      '我們期待什麼樣的作品、需要哪些檔案，請見[藝術家招募](/partner)。',
      '我们期待什么样的作品、需要哪些文件，请见[艺术家招募](/partner)。',
    ),
  ],
};
