import { describe, expect, test } from 'vitest';
import { openingSettings } from '#catalogue/site/server/site.service.ts';
import { expectedArrival } from './order-arrival.service.ts';
import type { OrderRow } from './order-write.service.ts';

const settings = openingSettings();
/** A Wednesday without holidays near it. */
const paidOn = new Date('2026-08-05T04:00:00Z');

function placed(change: Partial<Record<keyof OrderRow, unknown>> = {}, receiver: object = {}): OrderRow {
  return {
    payment_status: 'paid',
    freight_stage: 'preparing',
    cancellation: 'none',
    generate_at: paidOn,
    delivery_at: null,
    arrival_at: null,
    receiver: { country_code: 'TW', postal_code: '103', township: '大同區', pickup_type: 'delivery', ...receiver },
    ...change,
  } as OrderRow;
}

describe('the expected arrival of an order', () => {
  test('counts from its payment, and does not move from day to day', () => {
    const first = expectedArrival(settings, placed(), paidOn);
    const later = expectedArrival(settings, placed(), new Date('2026-08-07T04:00:00Z'));

    expect(first?.from).toMatch(/^2026-08-/);
    expect(later).toEqual(first);
  });

  test('does not change when the holidays before it are over', () => {
    const paid = placed({ generate_at: new Date('2027-02-01T04:00:00Z') });
    const promised = expectedArrival(settings, paid, new Date('2027-02-01T04:00:00Z'));

    // The Lunar New Year of 2027 is from 5 to 10 February.
    expect(promised?.from).toBe('2027-02-16');
    expect(expectedArrival(settings, paid, new Date('2027-02-13T04:00:00Z'))).toEqual(promised);
  });

  test('counts the transit alone once the parcel has left', () => {
    const shipped = placed({ freight_stage: 'shipped', delivery_at: new Date('2026-08-17T04:00:00Z') });

    expect(expectedArrival(settings, shipped, new Date('2026-08-17T05:00:00Z'))).toEqual({
      from: '2026-08-18',
      to: '2026-08-19',
    });
  });

  test('counts from today while nobody has paid', () => {
    const unpaid = placed({ payment_status: 'unpaid', freight_stage: 'none', generate_at: null });

    expect(expectedArrival(settings, unpaid, paidOn)).toEqual(expectedArrival(settings, placed(), paidOn));
    expect(expectedArrival(settings, unpaid, new Date('2026-08-12T04:00:00Z'))?.from).not.toBe(
      expectedArrival(settings, unpaid, paidOn)?.from,
    );
  });

  test('is later abroad, and earlier at the gallery', () => {
    const home = expectedArrival(settings, placed(), paidOn)?.to ?? '';
    const abroad =
      expectedArrival(settings, placed({}, { country_code: 'US', postal_code: '97201' }), paidOn)?.to ?? '';
    const gallery = expectedArrival(settings, placed({}, { pickup_type: 'pickup' }), paidOn)?.to ?? '';

    expect([gallery, home, abroad].toSorted()).toEqual([gallery, home, abroad]);
    expect(new Set([gallery, home, abroad]).size).toBe(3);
  });

  test.each([
    ['has arrived', { arrival_at: paidOn, freight_stage: 'arrived' }],
    ['has lapsed', { payment_status: 'expired', freight_stage: 'none' }],
    ['is cancelled', { payment_status: 'unpaid', cancellation: 'accepted', freight_stage: 'none' }],
    ['may be cancelled', { cancellation: 'requested' }],
    ['was refunded', { payment_status: 'refunded', freight_stage: 'shipped' }],
  ])('is not shown for an order that %s', (_what, change) => {
    expect(expectedArrival(settings, placed(change), paidOn)).toBeNull();
  });

  test('is not shown when its last day has passed, or when a pickup is ready', () => {
    expect(expectedArrival(settings, placed(), new Date('2026-10-01T04:00:00Z'))).toBeNull();
    const ready = placed({ delivery_at: paidOn, freight_stage: 'shipped' }, { pickup_type: 'pickup' });
    expect(expectedArrival(settings, ready, paidOn)).toBeNull();
  });
});
