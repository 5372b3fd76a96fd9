import { drawing, facts, heading, list, paragraph, steps, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../../page-content.ts';

export const partnerCollaborate: PageContent = {
  title: text('Cross-industry collaboration', '異業合作', '跨界合作'),
  lead: text(
    'For those who have walls, pages or platforms, and not just one of them: hotels, offices, publishers, developers.',
    '給不只有一面牆、一頁紙、一個平台的人：旅館、企業、出版社、建商與開發者。',
    '写给不止有一面墙、一页纸、一个平台的人：酒店、企业、出版社、开发商与开发者。',
  ),
  description: text(
    'Pictures for hotels, offices, publishers and developers: what we can do, what we need to know, and how an offer comes about.',
    '為旅館、企業、出版社與開發者提供作品：我們能做什麼、需要知道什麼，以及如何報價。',
    '为酒店、企业、出版社与开发者提供作品：我们能做什么、需要知道什么，以及如何报价。',
  ),
  blocks: [
    heading('hotels', 'Hotels and guesthouses', '旅館與民宿', '酒店与民宿'),
    paragraph(
      'Guests look at the wall from the bed, for longer than at anything else in the room. We make a selection by floor or by room type from the works in the shop, with one frame throughout, fixings against theft if you wish, and a label with the artist’s name. Every work can be made again in the same size and frame years later, as long as it is in the shop.',
      '房客躺在床上看牆的時間，比看房裡任何東西都久。我們依樓層或房型從店內作品中挑選，統一畫框，可加裝防盜掛件，並附藝術家名牌。只要作品仍在架上，多年後也能以相同尺寸與畫框補做。',
      '客人躺在床上看墙的时间，比看房里任何东西都久。我们按楼层或房型从店内作品中挑选，统一画框，可加装防盗挂件，并附艺术家铭牌。只要作品仍在架上，多年后也能以相同尺寸与画框补做。',
    ),
    heading('offices', 'Offices, clinics, schools', '辦公室、診所、學校', '办公室、诊所、学校'),
    paragraph(
      'A corridor of forty metres needs a different picture from a meeting room in which decisions are made. Send us a floor plan and photographs; we hang a proposal to scale on the [wall preview](/wall), so that you see it before anything is printed. Acrylic is used throughout: light, and safe where people pass.',
      '四十公尺的走廊，和做決定的會議室，需要的畫不一樣。請給我們平面圖與照片，我們會在[牆面預覽](/wall)依比例掛好提案，印製之前您就看得到。一律使用壓克力面板，輕，也適合人來人往的地方。',
      '四十米的走廊，和做决定的会议室，需要的画不一样。请给我们平面图与照片，我们会在[墙面预览](/wall)按比例挂好方案，印制之前您就看得到。一律使用亚克力面板，轻，也适合人来人往的地方。',
    ),
    heading('publishers', 'Publishers and brands', '出版社與品牌', '出版社与品牌'),
    paragraph(
      'Covers, calendars, labels, wrapping paper. The rights to a picture are the artist’s, so we ask the artist first and pass on what you pay by the agreement we have with them. What we add is a file that prints well, the right caption in three languages, and one person to talk to.',
      '封面、月曆、標籤、包裝紙。畫的權利屬於藝術家，所以我們一定先問藝術家，並依與藝術家的約定轉付您支付的授權費。我們能提供的，是印得好的檔案、三種語言的正確圖說，以及一個固定的聯絡窗口。',
      '封面、挂历、标签、包装纸。画的权利属于艺术家，所以我们一定先问艺术家，并按与艺术家的约定转付您支付的授权费。我们能提供的，是印得好的文件、三种语言的正确图注，以及一个固定的联系人。',
    ),
    heading('developers', 'Property and software developers', '建商與軟體開發者', '房地产开发商与软件开发者'),
    paragraph(
      'For show flats and handovers we deliver and hang on one day. For software, our catalogue, sizes, frames and prices can be read through a documented interface, the same that this shop uses. If you build planners, rooms or galleries, talk to us about access before you rely on it.',
      '樣品屋與交屋，可集中在一天內送達並掛好。軟體方面，作品目錄、尺寸、畫框與價格都能透過有文件的介面讀取，本站用的也是同一套。若您要做室內規劃、空間或展覽工具，依賴它之前，請先與我們談存取方式。',
      '样板间与交房，可集中在一天内送达并挂好。软件方面，作品目录、尺寸、画框与价格都能通过有文档的接口读取，本站用的也是同一套。如果您要做室内规划、空间或展览工具，依赖它之前，请先与我们谈访问方式。',
    ),
    drawing(
      'size-ladder',
      'Listed sizes keep a project quick and returnable; others are made to measure.',
      '採用既有尺寸，專案快，也能退貨；其他尺寸則屬訂製。',
      '采用现有尺寸，项目快，也能退货；其他尺寸则属定制。',
    ),
    heading('terms', 'What is different from the shop', '與線上購買的差別', '与线上购买的差别'),
    list(
      text(
        'You get a written offer with its own price, delivery date and period of validity.',
        '以書面報價為準，載明價格、交期與有效期限。',
        '以书面报价为准，载明价格、交期与有效期限。',
      ),
      text(
        'Listed sizes and frames can be returned as in the shop. What is made to measure, or from your own picture, cannot; the offer says so for each item.',
        '既有尺寸與畫框，退貨規則與線上相同。量身訂製或使用您自己圖像的品項則不接受退貨，報價單會逐項註明。',
        '现有尺寸与画框，退货规则与线上相同。量身定制或使用您自己图像的项目则不接受退货，报价单会逐项注明。',
      ),
      text(
        'Artists get their share of project prices as of any other, before tax.',
        '專案價格同樣依未稅價分潤給藝術家。',
        '项目价格同样按不含税价给艺术家分成。',
      ),
      text(
        'Company invoices with a tax ID are issued in NT$.',
        '開立新臺幣統一發票，可載明統一編號。',
        '以新台币开具发票，可载明统一编号（台湾）。',
      ),
    ),
    heading('begin', 'How to start', '如何開始', '如何开始'),
    steps(
      text(
        'Write to us by the [contact form](/contact) and choose collaboration.',
        '請填寫[聯絡表單](/contact)，並選擇合作洽詢。',
        '请填写[联系表单](/contact)，并选择合作咨询。',
      ),
      text(
        'Tell us the place, the number of walls or copies, the date, and what it may cost.',
        '告訴我們地點、牆面或數量、日期與預算。',
        '告诉我们地点、墙面或数量、日期与预算。',
      ),
      text(
        'We propose works and send an offer. Samples of paper and frame can be seen in Taipei.',
        '我們提出選件與報價。紙樣與框樣可在台北看。',
        '我们提出选品与报价。纸样与框样可在台北看。',
      ),
      text(
        'After your consent we print one proof; the rest follows when you have seen it.',
        '您同意後先印一件打樣，看過再做其餘。',
        '您同意后先印一件打样，看过再做其余。',
      ),
    ),
    facts(
      [
        text('Who answers', '由誰回覆', '由谁回复'),
        text('our people in Taipei, {hours}', '台北團隊，{hours}', '台北团队，{hours}'),
      ],
      [
        text('Where we deliver', '配送地區', '配送地区'),
        text(
          'the same places as the shop, see the [terms](/terms)',
          '與線上商店相同，請見[服務條款](/terms)',
          '与线上商店相同，请见[服务条款](/terms)',
        ),
      ],
    ),
    paragraph(
      'What such projects look like when they are done is under [collaboration](/collaboration).',
      '完成之後是什麼樣子，請見[合作專案](/collaboration)。',
      '完成之后是什么样子，请见[合作项目](/collaboration)。',
    ),
    heading('write', 'Write to us', '寫信給我們', '写信给我们'),
    paragraph(
      'Tell us who you are, where the walls or pages are, how many, by when, and what it may cost. Send photographs once we have answered. Artists and galleries apply by registering instead.',
      '請告訴我們您是誰、牆面或書頁在哪裡、數量、日期與預算；照片可在我們回覆之後再寄。藝術家與畫廊請直接註冊申請。',
      '请告诉我们您是谁、墙面或书页在哪里、数量、日期与预算；照片可在我们回复之后再发。艺术家与画廊请直接注册申请。',
    ),
  ],
};
