import type { Category, Text } from './artist.ts';

/** The shop's categories in the order its filters show them. */
export const categories: readonly { code: Category; name: Text }[] = [
  { code: 'landscape', name: { en: 'Landscape', 'zh-Hant': '風景', 'zh-Hans': '风景' } },
  { code: 'sea', name: { en: 'Sea', 'zh-Hant': '海景', 'zh-Hans': '海景' } },
  { code: 'city', name: { en: 'City', 'zh-Hant': '城市', 'zh-Hans': '城市' } },
  { code: 'botanical', name: { en: 'Botanical', 'zh-Hant': '植物', 'zh-Hans': '植物' } },
  { code: 'still-life', name: { en: 'Still life', 'zh-Hant': '靜物', 'zh-Hans': '静物' } },
  { code: 'portrait', name: { en: 'Portrait', 'zh-Hant': '人像', 'zh-Hans': '肖像' } },
  { code: 'abstract', name: { en: 'Abstract', 'zh-Hant': '抽象', 'zh-Hans': '抽象' } },
  { code: 'pattern', name: { en: 'Pattern', 'zh-Hant': '圖紋', 'zh-Hans': '纹样' } },
];
