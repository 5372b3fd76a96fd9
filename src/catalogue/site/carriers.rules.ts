import type { Text } from '#shared/locale.ts';

/** A carrier that staff choose when they ship. Orders copy its name and link, so changes affect later parcels only. */
export interface Carrier {
  key: string;
  name: Text;
  /** With `{tracking}` for the parcel's number; empty if the carrier has no page for one parcel. */
  url: string;
  active: boolean;
}

const TRACKING_PLACE = '{tracking}';

/** Over https only, with a host of its own, no user name, and the placeholder once, behind the host. */
export function isTrackingUrl(url: string): boolean {
  if (url === '') return true;
  const [before = '', after, ...more] = url.split(TRACKING_PLACE);
  if (after === undefined || more.length > 0 || /[{}\s]/.test(before + after)) return false;
  try {
    const { protocol, username, password, hostname } = new URL(before + after);
    return (
      protocol === 'https:' &&
      !username &&
      !password &&
      hostname.includes('.') &&
      /^https:\/\/[^/?#]+[/?#]/.test(before)
    );
  } catch {
    return false;
  }
}

/** The page of one parcel; null if its carrier has none. */
export function trackingLink({ url }: Pick<Carrier, 'url'>, tracking: string): string | null {
  return url === '' ? null : url.replace(TRACKING_PLACE, () => encodeURIComponent(tracking.trim()));
}

const carrier = (key: string, en: string, hant: string, hans: string, url = ''): Carrier => ({
  key,
  name: { en, 'zh-Hant': hant, 'zh-Hans': hans },
  url,
  active: true,
});

/** The carriers of a new shop. Some only have a form without an address for one parcel. */
export const OPENING_CARRIERS: readonly Carrier[] = [
  carrier(
    'tcat',
    'T-CAT (Black Cat)',
    '黑貓宅急便',
    '黑猫宅急便',
    'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID={tracking}',
  ),
  carrier('post', 'Chunghwa Post', '中華郵政', '中华邮政'),
  carrier('hct', 'HCT Logistics', '新竹物流', '新竹物流'),
  carrier('kerry', 'Kerry TJ Logistics', '嘉里大榮物流', '嘉里大荣物流'),
  carrier('ecan', 'Pelican', '台灣宅配通', '台湾宅配通'),
  carrier(
    'sf',
    'SF Express',
    '順豐速運',
    '顺丰速运',
    'https://www.sf-express.com/tw/tc/dynamic_function/waybill/#search/bill-number/{tracking}',
  ),
  carrier('ems', 'EMS', '國際快捷 EMS', '国际特快专递 EMS'),
  carrier(
    'dhl',
    'DHL Express',
    'DHL',
    'DHL',
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id={tracking}',
  ),
  carrier('fedex', 'FedEx', 'FedEx', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr={tracking}'),
  carrier('ups', 'UPS', 'UPS', 'UPS', 'https://www.ups.com/track?tracknum={tracking}'),
];
