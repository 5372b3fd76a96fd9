import type { Text } from './artist.ts';
import { stores } from './stores.ts';

interface DemoPlace {
  key: string;
  name: Text;
  address: Text;
  note: Text;
}

const [, tainan] = stores;

/** Where buyers of the demo collect their orders. The keys distinguish the demo's places from an owner's. */
export const places: readonly DemoPlace[] = [
  {
    key: 'demo-workshop',
    name: { en: 'Cornice workshop, Dihua Street', 'zh-Hant': '框境迪化街工坊', 'zh-Hans': '框境迪化街工坊' },
    address: {
      en: '3F., No. 12, Sec. 1, Dihua St., Datong District, Taipei City 103, Taiwan',
      'zh-Hant': '103 臺北市大同區迪化街一段 12 號 3 樓',
      'zh-Hans': '103 台北市大同区迪化街一段 12 号 3 楼',
    },
    note: {
      en: 'Monday to Friday, 10:00–18:00',
      'zh-Hant': '週一至週五 10:00–18:00',
      'zh-Hans': '周一至周五 10:00–18:00',
    },
  },
  ...(tainan ? [{ key: 'demo-tainan', name: tainan.name, address: tainan.address, note: tainan.hours }] : []),
];
