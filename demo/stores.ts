import type { Text } from './artist.ts';

/** An exhibition store of the demo, and the works that hang there. */
export interface DemoStore {
  name: Text;
  address: Text;
  hours: Text;
  works: readonly string[];
}

/** What works and their stores call the same place: a buyer must not read two names. */
export const STORE_NAMES = {
  puli: { en: 'Cornice in Puli', 'zh-Hant': '框境埔里店', 'zh-Hans': '框境埔里店' },
  tainan: { en: 'Cornice in Tainan', 'zh-Hant': '框境台南店', 'zh-Hans': '框境台南店' },
  kaohsiung: { en: 'Cornice in Kaohsiung', 'zh-Hant': '框境高雄店', 'zh-Hans': '框境高雄店' },
} as const satisfies Record<string, Text>;

/** Invented houses in real cities; nobody lives or trades at these addresses. */
export const stores: readonly DemoStore[] = [
  {
    name: STORE_NAMES.puli,
    address: {
      en: '1F, Paper Mill Yard (invented), Puli Township, Nantou County 545',
      'zh-Hant': '545 南投縣埔里鎮紙坊院 1 樓，虛構地址',
      'zh-Hans': '545 南投县埔里镇纸坊院 1 楼，虚构地址',
    },
    hours: {
      en: 'Wednesday to Sunday, 10:00–17:00',
      'zh-Hant': '週三至週日 10:00–17:00',
      'zh-Hans': '周三至周日 10:00–17:00',
    },
    works: ['two-pines-one-valley'],
  },
  {
    name: STORE_NAMES.tainan,
    address: {
      en: '2F, Lantern Court (invented), West Central District, Tainan 700',
      'zh-Hant': '700 臺南市中西區燈籠院 2 樓，虛構地址',
      'zh-Hans': '700 台南市中西区灯笼院 2 楼，虚构地址',
    },
    hours: {
      en: 'Tuesday to Sunday, 11:00–19:00',
      'zh-Hant': '週二至週日 11:00–19:00',
      'zh-Hans': '周二至周日 11:00–19:00',
    },
    works: ['shennong-street-five-o-clock', 'three-metres-of-field-edge'],
  },
  {
    name: STORE_NAMES.kaohsiung,
    address: {
      en: 'Hall 3, Salt Quay (invented), Yancheng District, Kaohsiung 803',
      'zh-Hant': '803 高雄市鹽埕區鹽埠 3 館，虛構地址',
      'zh-Hans': '803 高雄市盐埕区盐埠 3 馆，虚构地址',
    },
    hours: {
      en: 'Thursday to Monday, 12:00–20:00',
      'zh-Hant': '週四至週一 12:00–20:00',
      'zh-Hans': '周四至周一 12:00–20:00',
    },
    works: ['the-salt-pans'],
  },
];
