import { sharedTax } from '#buying/checkout/tax.rules.ts';

/**
 * The figures of a VAT sheet, each with a list behind it (decision 65).
 *
 * - Invoices and allowances of the period, by the date on them: `company` and `consumer` (taxable), `zero_customs` and `zero_post`,
 *   `void` (in no sum), `allowance` (taxable) and `allowance_zero`.
 * - Accepted payments received in the period: `matched` have their invoice in it; the others say why not.
 * - Refunds of such payments paid in the period, the same for their allowances.
 * - `late_invoice`, `late_allowance`: of the period, for money of another one.
 */
export const INVOICE_FIGURES = ['company', 'consumer', 'zero_customs', 'zero_post', 'void'] as const;
export const ALLOWANCE_FIGURES = ['allowance', 'allowance_zero'] as const;
export const PAYMENT_FIGURES = ['matched', 'elsewhere', 'queued', 'failed', 'unreplaced', 'none', 'refunded'] as const;
export const REFUND_FIGURES = [
  'refund_matched',
  'refund_elsewhere',
  'refund_covered',
  'refund_open',
  'refund_failed',
  'refund_none',
] as const;
export const VAT_FIGURES = [
  ...INVOICE_FIGURES,
  ...ALLOWANCE_FIGURES,
  ...PAYMENT_FIGURES,
  'late_invoice',
  ...REFUND_FIGURES,
  'late_allowance',
] as const;
export type VatFigure = (typeof VAT_FIGURES)[number];

/** The lists of several figures: all valid invoices, all allowances, all payments and all refunds. */
const SUM_LISTS = ['sold', 'allowed', 'paid', 'refunds'] as const;

/** A list of the page: one figure, or a sum. */
export const VAT_LISTS = [...VAT_FIGURES, ...SUM_LISTS] as const;
export type VatList = (typeof VAT_LISTS)[number];

/** Whether a list has entries of several figures. */
export function isSumList(of: VatList): boolean {
  return SUM_LISTS.some((name) => name === of);
}

/** One figure at one rate, in NT dollars; payments and refunds have no rate, and no tax of their own. */
export interface VatRow {
  figure: VatFigure;
  /** In whole per cent. */
  rate: number | null;
  count: number;
  net: number;
  tax: number;
  total: number;
}

export type VatSums = Pick<VatRow, 'count' | 'net' | 'tax' | 'total'>;

/** The tax of consumers' invoices at one rate: added up, or once on their sum. */
interface TaxTwice {
  rate: number;
  each: number;
  onSum: number;
  difference: number;
}

/** How the money of a period leads to its documents; `gap` is zero if everything agrees. */
interface Bridge {
  money: VatSums;
  /** Money without a document of this period, by reason. */
  without: VatRow[];
  late: VatRow | undefined;
  documents: VatSums;
  gap: number;
}

export interface VatSheet {
  sales: VatRow[];
  allowances: VatRow[];
  void: VatRow | undefined;
  /** Sales, minus allowances. */
  sums: { sales: VatSums; allowances: VatSums; balance: VatSums };
  taxTwice: TaxTwice[];
  payments: Bridge;
  refunds: Bridge;
}

const NONE: VatSums = { count: 0, net: 0, tax: 0, total: 0 };

/** What the page, the printed sheet and the file show; computed from the same rows for all. */
export function sheetOf(rows: readonly VatRow[]): VatSheet {
  const named = (names: readonly VatFigure[]) =>
    names.flatMap((name) =>
      rows.filter(({ figure }) => figure === name).toSorted((one, other) => (one.rate ?? 0) - (other.rate ?? 0)),
    );
  const late = (name: VatFigure) => {
    const found = named([name]);
    return found[0] && { ...found[0], rate: null, ...sumOf(found) };
  };
  const sales = named(INVOICE_FIGURES.filter((name) => name !== 'void'));
  const allowances = named(ALLOWANCE_FIGURES);
  const [sold, allowed] = [sumOf(sales), sumOf(allowances)];
  return {
    sales,
    allowances,
    void: late('void'),
    sums: {
      sales: sold,
      allowances: allowed,
      balance: {
        count: sold.count + allowed.count,
        net: sold.net - allowed.net,
        tax: sold.tax - allowed.tax,
        total: sold.total - allowed.total,
      },
    },
    taxTwice: sales.filter(({ figure }) => figure === 'consumer').map(taxTwice),
    payments: bridge(named(PAYMENT_FIGURES), 'matched', late('late_invoice'), sold),
    refunds: bridge(named(REFUND_FIGURES), 'refund_matched', late('late_allowance'), allowed),
  };
}

function bridge(money: VatRow[], matched: VatFigure, late: VatRow | undefined, documents: VatSums): Bridge {
  const paired = sumOf(money.filter(({ figure }) => figure === matched));
  return {
    money: sumOf(money),
    without: money.filter(({ figure }) => figure !== matched),
    late,
    documents,
    gap: documents.total - paired.total - (late?.total ?? 0),
  };
}

function taxTwice({ rate, tax, total }: VatRow): TaxTwice {
  const onSum = sharedTax([total], rate ?? 0)[0]?.tax ?? 0;
  return { rate: rate ?? 0, each: tax, onSum, difference: tax - onSum };
}

function sumOf(rows: readonly VatSums[]): VatSums {
  return rows.reduce(
    (sum, { count, net, tax, total }) => ({
      count: sum.count + count,
      net: sum.net + net,
      tax: sum.tax + tax,
      total: sum.total + total,
    }),
    NONE,
  );
}

/** The fields of form 401 for a figure; the accountant has to confirm them. */
export const FORM_FIELDS: Partial<Record<VatFigure, string>> = {
  company: '5, 6',
  consumer: '5, 6',
  zero_post: '7',
  zero_customs: '15',
  allowance: '17, 18',
  allowance_zero: '19',
};

/** Money that staff must handle: it should have an invoice or an allowance, and has none. */
export const NEEDS_ATTENTION: readonly VatFigure[] = ['failed', 'unreplaced', 'none', 'refund_failed', 'refund_none'];
