import type { Currency } from '#shared/money.ts';
import { currencyOf, minorUnits } from '../decimal-amount.ts';
import type { Outcome } from '../payment-provider.ts';
import type { CardAnswer, CardPayType } from './card-answer.ts';

const CURRENCY_OF: Record<CardPayType, Currency> = { cybersource: 'NTD', cybersource_usd: 'USD' };

/** The caller, who knows the attempt, compares the amount. */
export function cardOutcome({ paytype, signed }: CardAnswer): Outcome {
  const reason = `${signed('decision') ?? ''} ${signed('reason_code') ?? ''}`.trim().slice(0, 40);
  const transaction_id = signed('transaction_id') ?? null;
  switch (signed('decision')) {
    case 'ACCEPT':
      return accepted({ paytype, signed }, reason);
    case 'REVIEW':
      return { state: 'review', transaction_id, reason };
    case 'DECLINE':
      return { state: 'declined', reason };
    case 'CANCEL':
      return { state: 'gone', reason };
    case 'ERROR':
      // 102: a field was wrong, so nothing was tried. 104 (the same uuid again) and 150 to 152 (aborted): money may have moved.
      return signed('reason_code') === '102' ? { state: 'declined', reason } : { state: 'unknown', reason };
    default:
      return { state: 'unknown', reason };
  }
}

function accepted({ paytype, signed }: CardAnswer, reason: string): Outcome {
  const transaction_id = signed('transaction_id') ?? '';
  if (!/^[\w-]{1,64}$/.test(transaction_id)) return { state: 'unknown', reason: 'transaction_id' };
  if (signed('req_transaction_type') !== 'sale') return { state: 'unknown', reason: 'transaction_type' };
  const currency = currencyOf(signed('req_currency') ?? '');
  if (currency !== CURRENCY_OF[paytype]) return { state: 'unknown', reason: 'currency' };
  const amount = minorUnits(signed('req_amount') ?? '', currency);
  if (amount === undefined) return { state: 'unknown', reason: 'amount' };
  const authorised = signed('auth_amount');
  const approved = authorised === undefined ? amount : minorUnits(authorised, currency);
  const code = signed('reason_code');
  if (code !== '100' && code !== '110') return { state: 'unknown', reason };
  if (code === '100' && approved === amount) return { state: 'paid', transaction_id, amount, currency };
  return {
    state: 'review',
    transaction_id,
    reason: code === '110' ? 'partial_approval' : 'auth_amount',
    ...(authorised !== undefined && approved !== undefined && { amount: approved, currency }),
  };
}
