/** The currency in which tests pay with each pay type. */
export const CURRENCY = {
  paypal: 'USD',
  cybersource: 'NTD',
  cybersource_usd: 'USD',
  ecpay_credit: 'NTD',
  ecpay_atm: 'NTD',
  ecpay_cvs: 'NTD',
  linepay: 'NTD',
} as const;

/** The last part of the path that opens a payment. */
export const PATH = {
  paypal: 'paypal',
  cybersource: 'cybersource',
  cybersource_usd: 'cybersourceforusd',
  ecpay_credit: 'ecpaycredit',
  ecpay_atm: 'ecpayatm',
  ecpay_cvs: 'ecpaycvs',
  linepay: 'linepay',
} as const;
