import type { Phone } from './fields.ts';

/** Codes of countries where the leading zero is dialled from abroad too: Italy, San Marino, Benin, Ivory Coast, Congo. */
const ZERO_STAYS = new Set(['39', '378', '229', '225', '242']);
/** Taiwan's area codes without their zero; mobile numbers begin with 9. */
const TAIWAN_AREA = /^(?:826|836|37|49|82|89|[2-8])/;

function partsOf({ code, number }: Phone): { code: string; digits: string } {
  const plain = code.replace(/^\+/, '').trim();
  const typed = number.trim();
  return { code: plain, digits: plain === '' || ZERO_STAYS.has(plain) ? typed : typed.replace(/^0/, '') };
}

/** A telephone number as dialled from abroad and stored in an order: `+886 912345678`; without a code the number alone. */
export function dialledPhone(phone: Phone): string {
  const { code, digits } = partsOf(phone);
  return code === '' || digits === '' ? digits : `+${code} ${digits}`;
}

/** A telephone number for people: `+886 912 345 678`; without a code the number as typed. */
export function phoneText(phone: Phone): string {
  const { code, digits } = partsOf(phone);
  return code === '' || digits === '' ? digits : `+${code} ${groupsOf(code, digits).join(' ')}`;
}

/** The same for a stored number; a text in another format stays as it is. */
export function shownPhone(stored: string): string {
  const [, code, number] = /^\+(\d{1,4}) (\d+)$/.exec(stored.trim()) ?? [];
  if (code !== undefined && number !== undefined) return phoneText({ code, number });
  // How orders stored a member without a code.
  return stored.replace(/^\+\s+/, '');
}

/** The stored form of a telephone number typed as a keyword in groups; undefined if it is not one. */
export function phoneKeyword(keyword: string): string | undefined {
  if (!/^\+?\d[\d\s]*\s\d+$/.test(keyword)) return undefined;
  const [first = '', ...groups] = keyword.split(/\s+/);
  if (first.startsWith('+')) return `${first} ${groups.join('').replace(/^0/, '')}`;
  return [first, ...groups].join('').replace(/^0/, '');
}

function groupsOf(code: string, digits: string): string[] {
  const area = code === '886' && !digits.startsWith('9') ? TAIWAN_AREA.exec(digits)?.[0] : undefined;
  if (area) return [area, ...cut(digits.slice(area.length))];
  return cut(digits);
}

/** Groups of three or four digits, longer ones last; short numbers stay together. */
function cut(digits: string): string[] {
  const { length } = digits;
  if (length <= 5) return [digits];
  if (length === 8) return [digits.slice(0, 4), digits.slice(4)];
  const lengths = { 6: [3, 3], 7: [3, 4], 9: [3, 3, 3], 10: [3, 3, 4], 11: [3, 4, 4] }[length];
  if (!lengths) return digits.match(/\d{1,4}/g) ?? [];
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, one) => sum + one));
  return ends.map((end, at) => digits.slice(ends[at - 1] ?? 0, end));
}
