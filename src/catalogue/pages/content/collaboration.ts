import { heading, list, paragraph, steps, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

/** Names no project: only the owner knows those. */
export const collaboration: PageContent = {
  title: text('Collaboration', '合作專案', '合作项目'),
  lead: text(
    'Pictures for rooms, books and exhibitions that others make.',
    '為他人的空間、書籍與展覽提供作品。',
    '为他人的空间、书籍与展览提供作品。',
  ),
  description: text(
    'Projects with others, and how to start one with us.',
    '與他人合作的專案，以及如何開始。',
    '与他人合作的项目，以及如何开始。',
  ),
  blocks: [
    heading('kinds', 'For whom', '合作對象', '合作对象'),
    list(
      text(
        'Hotels, restaurants and guesthouses that want pictures for several rooms',
        '需要為多個房間挑選作品的旅館、餐廳與民宿',
        '需要为多个房间挑选作品的酒店、餐厅与民宿',
      ),
      text('Offices, clinics and schools', '辦公室、診所與學校', '办公室、诊所与学校'),
      text(
        'Publishers and brands that want to print a work',
        '想使用作品圖像的出版社與品牌',
        '想使用作品图像的出版社与品牌',
      ),
      text('Galleries and exhibition spaces', '畫廊與展覽空間', '画廊与展览空间'),
    ),
    heading('begin', 'How to start', '如何開始', '如何开始'),
    steps(
      text(
        'Write to us with the place, the number, the date and what it may cost. Photographs of the walls help.',
        '請告訴我們地點、數量、日期與預算；附上牆面照片更好。',
        '请告诉我们地点、数量、日期与预算；附上墙面照片更好。',
      ),
      text(
        'We propose works, sizes and frames, with prices and dates.',
        '我們提出作品、尺寸與畫框，並附上價格與日期。',
        '我们提出作品、尺寸与画框，并附上价格与日期。',
      ),
      text('After your consent we start.', '您同意後開始製作。', '您同意后开始制作。'),
    ),
    paragraph(
      'What we offer to companies is under [cross-industry collaboration](/partner/collaborate).',
      '企業合作內容，請見[異業合作](/partner/collaborate)。',
      '企业合作内容，请见[跨界合作](/partner/collaborate)。',
    ),
    heading('write', 'Write to us', '寫信給我們', '写信给我们'),
    paragraph(
      'Tell us who you are and what you plan. Artists and galleries apply by registering instead.',
      '請告訴我們您是誰、想做什麼。藝術家與畫廊請直接註冊申請。',
      '请告诉我们您是谁、想做什么。艺术家与画廊请直接注册申请。',
    ),
  ],
};
