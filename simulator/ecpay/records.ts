/** One payment of the payment page. */
export interface Trade {
  /** The shop's MerchantTradeNo. */
  id: string;
  /** ECPay's own number, twenty characters. */
  trade_no: string;
  amount: number;
  method: 'Credit' | 'ATM' | 'CVS';
  /** Everything that the shop sent. */
  form: [string, string][];
  /** OPEN: the page was shown; NUMBERED: the buyer has an account or a code for the payment. */
  state: 'OPEN' | 'NUMBERED' | 'PAID' | 'FAILED';
  /** The account or the code, once there is one. */
  number: string | null;
  bank: string | null;
  expires_at: number | null;
  instalments: number;
  refunded: number;
  created_at: number;
  paid_at: number | null;
}
