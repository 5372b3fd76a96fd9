import type { Text } from '#shared/locale.ts';

const named = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

/** The initial categories, in the order of the filters; afterwards staff edit them in the database. */
export const OPENING_CATEGORIES = [
  { code: 'landscape', name: named('Landscape', '風景', '风景') },
  { code: 'sea', name: named('Sea', '海景', '海景') },
  { code: 'city', name: named('City', '城市', '城市') },
  { code: 'botanical', name: named('Botanical', '植物', '植物') },
  { code: 'still-life', name: named('Still life', '靜物', '静物') },
  { code: 'portrait', name: named('Portrait', '人像', '肖像') },
  { code: 'abstract', name: named('Abstract', '抽象', '抽象') },
  { code: 'pattern', name: named('Pattern', '圖紋', '纹样') },
] as const;
