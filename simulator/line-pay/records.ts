/** One payment of LINE Pay. */
export interface LinePayment {
  /** Nineteen digits: more than a number of JavaScript can have. */
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  locale: string;
  confirm_url: string;
  cancel_url: string;
  state: 'REQUESTED' | 'APPROVED' | 'CANCELLED' | 'FAILED' | 'COMPLETED';
  refunds: { id: string; amount: number; at: number }[];
  created_at: number;
  paid_at: number | null;
}
