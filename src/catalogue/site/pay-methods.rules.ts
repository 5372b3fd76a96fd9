/** The payment methods of the software, by their codes (spec §4 and decision 68), in the standard order for Taiwan. */
export const PAY_METHODS = [
  'ecpay_credit',
  'linepay',
  'ecpay_atm',
  'ecpay_cvs',
  'cybersource',
  'transfer',
  'cybersource_usd',
  'paypal',
] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

export function isPayMethod(code: string): code is PayMethod {
  return PAY_METHODS.some((one) => one === code);
}

/** Buyers in Taiwan and buyers elsewhere see the methods in an order of their own. */
export const PAY_PLACES = ['taiwan', 'abroad'] as const;
export type PayPlace = (typeof PAY_PLACES)[number];

/** The methods that give a number, and the lowest and highest amount that ECPay takes for one, in NT dollars. */
export const CODE_LIMITS = {
  ecpay_atm: { least: 11, most: 49_999 },
  ecpay_cvs: { least: 30, most: 20_000 },
} as const;
export type CodeMethod = keyof typeof CODE_LIMITS;
export const CODE_METHODS = Object.keys(CODE_LIMITS) as CodeMethod[];

/** As stored: perhaps by a version of the shop with more methods, or fewer. */
export interface PayMethodsSetting {
  order: Record<PayPlace, string[]>;
  /** Switched off: not offered, and refused. */
  off: string[];
  /** The highest order total that a number is given for, in NT dollars. */
  most: Record<CodeMethod, number>;
}

/** Cards and LINE Pay first in Taiwan, foreign cards and PayPal first elsewhere; staff match transfers by hand, so they are last. */
export const OPENING_PAY_METHODS: PayMethodsSetting = {
  order: {
    taiwan: [...PAY_METHODS],
    abroad: [
      'cybersource_usd',
      'paypal',
      'cybersource',
      'ecpay_credit',
      'linepay',
      'ecpay_atm',
      'ecpay_cvs',
      'transfer',
    ],
  },
  off: [],
  most: { ecpay_atm: CODE_LIMITS.ecpay_atm.most, ecpay_cvs: CODE_LIMITS.ecpay_cvs.most },
};

/** The methods that are not switched off, in the order of a place. A method that the stored order does not know comes last. */
export function methodsOf({ order, off }: PayMethodsSetting, place: PayPlace): PayMethod[] {
  const known = order[place].filter(isPayMethod);
  return [...new Set([...known, ...PAY_METHODS])].filter((code) => !off.includes(code));
}

// @chunk account
