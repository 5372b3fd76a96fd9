import { createHmac } from 'node:crypto';
import type { CybersourceConfig } from '#http/server/payment-config.ts';
import type { RawMessage } from '../payment-provider.ts';
import { ATTEMPT } from '../testing-provider.ts';

export const profile = (changes: Partial<CybersourceConfig> = {}): CybersourceConfig => ({
  payUrl: 'https://testsecureacceptance.cybersource.com/pay',
  profileId: 'NTD-PROFILE',
  key: { accessKey: 'ntd-access', secretKey: 'ntd-secret' },
  oldKey: undefined,
  twdDecimals: 2,
  rest: undefined,
  ...changes,
});

export const NTD = profile();
export const USD = profile({ profileId: 'USD-PROFILE', key: { accessKey: 'usd-access', secretKey: 'usd-secret' } });

export type Fields = Record<string, string | undefined>;

/** CyberSource's answer after a charge of NT$48,000. */
export const ACCEPTED: Fields = {
  transaction_id: '6812345678901234567890',
  decision: 'ACCEPT',
  reason_code: '100',
  message: 'Request was processed successfully.',
  auth_amount: '48000.00',
  auth_code: '831000',
  req_access_key: 'ntd-access',
  req_profile_id: 'NTD-PROFILE',
  req_transaction_uuid: ATTEMPT,
  req_reference_number: 'C7Q2M4-1',
  req_transaction_type: 'sale',
  req_amount: '48000.00',
  req_currency: 'TWD',
  req_card_number: 'xxxxxxxxxxxx1111',
  req_bill_to_surname: 'Chen',
  req_bill_to_address_line1: 'Flat 1, 2 Dihua Street',
};

/** Signs as CyberSource does, implemented separately; omits undefined fields. */
export function signed(fields: Fields, secret = 'ntd-secret'): [string, string][] {
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const names = [...entries.map(([name]) => name), 'signed_field_names', 'signed_date_time'];
  const all: [string, string][] = [
    ...entries,
    ['signed_field_names', names.join(',')],
    ['signed_date_time', '2026-11-19T06:00:00Z'],
  ];
  const text = all.map(([name, value]) => `${name}=${value}`).join(',');
  return [...all, ['signature', createHmac('sha256', secret).update(text).digest('base64')]];
}

export function posted(fields: readonly (readonly [string, string])[]): RawMessage {
  return {
    body: Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()),
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
    how: 'notify',
  };
}
