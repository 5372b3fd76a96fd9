export interface InvoiceItem {
  ItemSeq?: number;
  ItemName: string;
  ItemCount: number;
  ItemWord: string;
  ItemPrice: number;
  ItemTaxType?: string;
  ItemAmount: number;
  ItemRemark?: string;
}

/** The request for an invoice. */
export interface IssueFields {
  RelateNumber: string;
  CustomerIdentifier: string;
  CustomerName: string;
  CustomerAddr: string;
  CustomerPhone: string;
  CustomerEmail: string;
  Print: string;
  Donation: string;
  LoveCode: string;
  CarrierType: string;
  CarrierNum: string;
  TaxType: string;
  ClearanceMark: string;
  ZeroTaxRateReason: string;
  SalesAmount: number;
  InvoiceRemark: string;
  Items: InvoiceItem[];
}

/** An invoice with its number. */
export interface Invoice {
  /** The number, two letters and eight digits. */
  id: string;
  period: string;
  random: string;
  fields: IssueFields;
  issued_at: number;
  voided_at: number | null;
  void_reason: string | null;
  /** How often it was voided and issued again under its number. */
  reissues: number;
}

export interface Allowance {
  /** Sixteen digits. */
  id: string;
  invoice: string;
  amount: number;
  items: InvoiceItem[];
  /** A paper one counts immediately; an online one once the buyer has consented. */
  state: 'PENDING' | 'REAL' | 'CANCELLED' | 'EXPIRED' | 'VOID';
  notify_url: string | null;
  created_at: number;
  consented_at: number | null;
}

/** An invoice that will be issued on its day or by its trigger. */
export interface DelayedInvoice {
  /** The Tsr. */
  id: string;
  flag: '1' | '2';
  days: number;
  fields: IssueFields;
  created_at: number;
  due_at: number | null;
  state: 'WAITING' | 'ISSUED' | 'CANCELLED' | 'FAILED';
}

/** The numbers of one period. */
export interface NumberRange {
  /** The period. */
  id: string;
  track: string;
  first: number;
  last: number;
  next: number;
  enabled: boolean;
}
