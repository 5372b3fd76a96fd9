import { facts, heading, list, paragraph, steps, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

export const partnerCollaborate: PageContent = {
  title: text('Cross-industry collaboration', '異業合作', '跨界合作'),
  lead: text(
    'For hotels, offices, publishers and others who need more than one picture.',
    '提供給需要多件作品的旅館、企業、出版社與其他單位。',
    '提供给需要多件作品的酒店、企业、出版社与其他单位。',
  ),
  description: text(
    'Pictures for companies: what we need to know, how an offer comes about, and what is different from the shop.',
    '企業合作：我們需要知道什麼、如何報價，以及與線上購買的差別。',
    '企业合作：我们需要知道什么、如何报价，以及与线上购买的差别。',
  ),
  blocks: [
    heading('offer', 'What we offer', '我們提供什麼', '我们提供什么'),
    paragraph(
      'We select works from the shop for your rooms, with sizes and frames that match. On the [wall preview](/wall) you can see them at true scale before anything is printed.',
      '我們從店內作品中為您的空間挑選，並搭配尺寸與畫框。印製之前，您可以在[牆面預覽](/wall)以真實比例查看。',
      '我们从店内作品中为您的空间挑选，并搭配尺寸与画框。印制之前，您可以在[墙面预览](/wall)以真实比例查看。',
    ),
    paragraph(
      'If you want to print a work in a book or on a product, we ask the artist first: the rights to the picture are theirs.',
      '若想將作品用於書籍或產品，我們會先徵詢藝術家：圖像的權利屬於藝術家。',
      '如果想将作品用于书籍或产品，我们会先征询艺术家：图像的权利属于艺术家。',
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
    ),
    heading('begin', 'How to start', '如何開始', '如何开始'),
    steps(
      text('Write to us by the form below.', '請填寫下方表單。', '请填写下方表单。'),
      text(
        'Tell us the place, the number of walls or copies, the date, and what it may cost.',
        '告訴我們地點、牆面或數量、日期與預算。',
        '告诉我们地点、墙面或数量、日期与预算。',
      ),
      text('We propose works and send an offer.', '我們提出選件與報價。', '我们提出选品与报价。'),
    ),
    facts(
      [text('Who answers', '由誰回覆', '由谁回复'), text('our staff, {hours}', '專人，{hours}', '专人，{hours}')],
      [
        text('Where we deliver', '配送地區', '配送地区'),
        text(
          'the same places as the shop, see the [terms](/terms)',
          '與線上商店相同，請見[服務條款](/terms)',
          '与线上商店相同，请见[服务条款](/terms)',
        ),
      ],
    ),
    heading('write', 'Write to us', '寫信給我們', '写信给我们'),
    paragraph(
      'Tell us who you are and what you plan. Artists and galleries apply by registering instead.',
      '請告訴我們您是誰、想做什麼。藝術家與畫廊請直接註冊申請。',
      '请告诉我们您是谁、想做什么。艺术家与画廊请直接注册申请。',
    ),
  ],
};
