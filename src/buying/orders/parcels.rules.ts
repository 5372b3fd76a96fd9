export interface Parcel {
  code: string;
  tracking: string;
}

const LINE = /^([A-Z]{2,4}-\d{6}-[0-9A-HJKMNP-TV-Z]{6})[\s,;:]+(\S.{0,148})$/i;

/** Reads lines such as "CN-261114-7F3K9Q, TW123456789"; `unread` are the numbers of unreadable lines, counted from 1. */
export function readParcels(text: string): { parcels: Parcel[]; unread: number[] } {
  const parcels = new Map<string, Parcel>();
  const unread: number[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.trim()) continue;
    const [, named = '', tracking = ''] = LINE.exec(line.normalize('NFKC').trim()) ?? [];
    const code = named.toUpperCase();
    // An order has one parcel: a second line for it is a mistake that staff have to check.
    if (!code || parcels.has(code)) unread.push(at + 1);
    else parcels.set(code, { code, tracking: tracking.trim() });
  }
  return { parcels: [...parcels.values()], unread };
}
