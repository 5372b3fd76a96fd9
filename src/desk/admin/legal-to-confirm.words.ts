import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const CONFIRMERS = { accountant: msg`Accountant`, lawyer: msg`Lawyer` } as const;

/** What is to be confirmed before a shop opens: the list of docs/legal-to-confirm.md, which also says where each point is written. */
export const POINTS_TO_CONFIRM: readonly { who: keyof typeof CONFIRMERS; what: MessageDescriptor }[] = [
  {
    who: 'accountant',
    what: msg`The payment statement (付款明細), with its sentence that it is not a uniform invoice and cannot be used to deduct input tax, is enough beside the invoice`,
  },
  {
    who: 'accountant',
    what: msg`Exports are zero-rated (零稅率), which papers prove it, and whether an export needs an invoice of its own`,
  },
  {
    who: 'accountant',
    what: msg`The declaration of an exported parcel: every export is zero-rated with the reason 71 and marked as sent through customs; staff can change the mark before the invoice is issued`,
  },
  {
    who: 'accountant',
    what: msg`An invoice of an order in US dollars is in NT dollars, at the shop’s own exchange rate at the moment of payment; which rate the tax office accepts`,
  },
  {
    who: 'accountant',
    what: msg`The tax of consumers’ invoices: the shop computes it for each invoice (from its total, at the rate of the day, rounded), not once from the sum of the period`,
  },
  {
    who: 'accountant',
    what: msg`The invoice is issued when the payment is accepted, also if the prints are sent weeks later; a full refund voids it until the 13th after its period, any other refund is an allowance`,
  },
  {
    who: 'accountant',
    what: msg`Allowances are issued as paper ones: whether the buyer has to sign a slip, and who keeps it`,
  },
  {
    who: 'accountant',
    what: msg`Invoices of companies are issued as ones to be printed, and those of consumers without carrier are exported as printed: who prints them, and how buyers get them`,
  },
  {
    who: 'accountant',
    what: msg`The files for Turnkey (MIG 4.1): try them in the ministry’s test environment before the first upload, above all YearMonth of E0402`,
  },
  {
    who: 'accountant',
    what: msg`Invoices and the orders they belong to are kept for five years after the annual accounts are closed`,
  },
  { who: 'accountant', what: msg`When shares are paid to artists and galleries, and what is withheld from them` },
  {
    who: 'accountant',
    what: msg`The rules for payouts: income code of a share (9B or 53), rates and limits with their first days, rounding, before or after VAT and fees, payments in US dollars at the shop’s rate`,
  },
  {
    who: 'accountant',
    what: msg`Residents and others (183 days), relief by a tax treaty (the shop applies none), no premium for royalties (53), for companies and for people who are not resident, and proofs of an exemption`,
  },
  {
    who: 'accountant',
    what: msg`The days for paying and declaring what was withheld, and for the certificates of a year`,
  },
  {
    who: 'accountant',
    what: msg`Copies of sellers’ identity numbers, addresses and accounts in payouts are deleted 2,557 days (seven years) after the payment`,
  },
  {
    who: 'lawyer',
    what: msg`The payment methods in the terms, the questions and answers, the returns page and the privacy statement: only those that are connected and switched on are named, with their deadlines, how refunds are paid, and which company receives data`,
  },
  {
    who: 'lawyer',
    what: msg`Identity numbers, addresses and accounts of sellers: purpose, how long they are kept, and the provider that issues invoices, in the privacy statement`,
  },
  { who: 'lawyer', what: msg`The returns page, with the exception for custom products` },
  {
    who: 'lawyer',
    what: msg`Pickup: the buyer or anyone with the pickup code may collect an order, no identity card is shown, and the risk passes then; who bears an order that was handed to the wrong person`,
  },
  {
    who: 'lawyer',
    what: msg`Mainland names of Taiwan’s rights, such as 法定无理由退货期 for the withdrawal period, in the Simplified Chinese texts`,
  },
  {
    who: 'lawyer',
    what: msg`The colour warranty: guarantor, start, statutory rights unaffected; further promises of a certificate`,
  },
  {
    who: 'lawyer',
    what: msg`The privacy statement: the notice of Article 8 (with the manner of use), 15 days for copies and 30 for deletions, the report of a data breach to the authority after the amendment of 2025`,
  },
  { who: 'lawyer', what: msg`Liability, applicable law and courts, in all three languages` },
];
