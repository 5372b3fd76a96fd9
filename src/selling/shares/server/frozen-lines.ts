import type { Payee } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import type { ShareKind } from '../share.contract.ts';
import { shareOf } from '../share.rules.ts';

/** What the ledger needs of a paid order. */
export interface SoldOrder {
  order_id: number;
  code: string;
  currency: Currency;
  tax_rate: number;
  country: string;
}

export interface SoldLine {
  line_id: number;
  item_id: number;
  artist_id: number;
  title: Text;
  artist: Text;
  size: Extent;
  frame: Text;
  nums: number;
  gross: number;
  net: number;
  /** Only for the mail: numbers of a limited edition, and the path of the framed picture. */
  edition_numbers: readonly number[];
  picture: string;
}

/** A line with its share and the seller. */
export interface FrozenLine extends SoldLine {
  gallery_id: number | null;
  /** Whom to notify. */
  member_id: number | null;
  rate_bp: number;
  amount: number;
}

/** Gives each line the share of the artist's payee. */
export function frozenLine(
  line: SoldLine,
  payees: ReadonlyMap<number, Payee>,
  rates: Record<ShareKind, number>,
): FrozenLine {
  const { kind = 'artist', gallery_id = null, member_id = null } = payees.get(line.artist_id) ?? {};
  const rate_bp = rates[kind];
  return { ...line, gallery_id, member_id, rate_bp, amount: shareOf(line.net, rate_bp) };
}

/** The columns that the ledger stores. */
export function ledgerColumns({ member_id, edition_numbers, picture, ...columns }: FrozenLine) {
  return columns;
}
