import { defaultSettings, type SiteSettings } from './site.settings.ts';

/** The demo's company. Its bank account is nobody's; no other shop ever shows any of this (decision 58). */
export const demoSettings: SiteSettings = {
  ...defaultSettings,
  info: {
    brand: { en: 'Cornice', 'zh-Hant': '框境', 'zh-Hans': '框境' },
    company: { en: 'Cornice Art Co., Ltd.', 'zh-Hant': '框境藝術有限公司', 'zh-Hans': '框境艺术有限公司' },
    representative: { en: 'Hsu Wan-ju', 'zh-Hant': '許婉如', 'zh-Hans': '许婉如' },
    phone: '+886 2 2311 0100',
    email: 'service@cornice.example',
    address: {
      en: '3F., No. 12, Sec. 1, Dihua St., Datong District, Taipei City 103, Taiwan',
      'zh-Hant': '103 臺北市大同區迪化街一段 12 號 3 樓',
      'zh-Hans': '103 台北市大同区迪化街一段 12 号 3 楼',
    },
    tax_id: '',
  },
  hot: {
    en: ['mountain', 'sea', 'rice field', 'night', 'botanical'],
    'zh-Hant': ['山水', '海', '稻田', '夜景', '花草'],
    'zh-Hans': ['山水', '海', '稻田', '夜景', '花草'],
  },
  words: {
    'home/lead': {
      en: 'Works by living artists, printed and framed to order in the size and frame you choose.',
      'zh-Hant': '當代藝術家的作品，依您選擇的尺寸與畫框印製並裝框。',
      'zh-Hans': '当代艺术家的作品，按您选择的尺寸与画框印制并装框。',
    },
    'home/paper_text': {
      en: 'Pigment inks on cotton, kozo or canvas, chosen with the artist for each work.',
      'zh-Hant': '以顏料墨水印於棉紙、楮紙或畫布，每件作品皆與藝術家共同選定。',
      'zh-Hans': '以颜料墨水印于棉纸、楮纸或画布；每件作品用哪一种，都与艺术家共同选定。',
    },
  },
  bank: {
    name: { en: 'Sample Commercial Bank', 'zh-Hant': '範例商業銀行', 'zh-Hans': '示例商业银行' },
    code: '000',
    address: {
      en: 'Dadaocheng Branch, No. 1, Sec. 1, Dihua St., Datong District, Taipei City 103, Taiwan',
      'zh-Hant': '103 臺北市大同區迪化街一段 1 號 大稻埕分行',
      'zh-Hans': '103 台北市大同区迪化街一段 1 号 大稻埕分行',
    },
    account_number: '000-1234-5678-901',
    account_holder: { en: 'Cornice Art Co., Ltd.', 'zh-Hant': '框境藝術有限公司', 'zh-Hans': '框境艺术有限公司' },
  },
};
