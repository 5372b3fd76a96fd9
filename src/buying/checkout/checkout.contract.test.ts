import { describe, expect, test } from 'vitest';
import { invoice, orderRequest } from './checkout.contract.ts';

const order = {
  paytype: 'transfer',
  items: [{ item_id: 1, size_id: 11, frame_id: 2, nums: 1 }],
  address_id: 7,
  agree: true,
  currency: 'NTD',
};
const faults = (request: unknown) => {
  const { error } = orderRequest.safeParse(request);
  return error?.issues.map(({ path, code }) => path.join('.') || code) ?? [];
};

describe('an order', () => {
  test('needs its lines, an address and the agreement, and nothing else', () => {
    expect(faults(order)).toEqual([]);
    expect(faults({ ...order, items: [] })).toEqual(['items']);
    expect(faults({ ...order, agree: false })).toEqual(['agree']);
    expect(faults({ ...order, address_id: undefined })).toEqual(['address_id']);
    expect(faults({ ...order, discount: 100 })).toEqual(['unrecognized_keys']);
  });

  test('is picked up at a place, by a person with a telephone, instead of sent to an address', () => {
    const { address_id, ...rest } = order;
    const pickup = { place: 'gallery', name: 'Mei Lin', mobile: { code: '886', number: '912345678' } };
    const picked = { ...rest, pickup_type: 'pickup', pickup };
    expect(faults(picked)).toEqual([]);
    expect(faults({ ...picked, pickup: undefined })).toEqual(['pickup']);
    expect(faults({ ...picked, address_id })).toEqual(['unrecognized_keys']);
    expect(faults({ ...picked, pickup: { ...pickup, place: 'Gallery!' } })).toEqual(['pickup.place']);
    expect(faults({ ...order, pickup_type: 'delivery' })).toEqual([]);
    expect(faults({ ...order, pickup })).toEqual(['unrecognized_keys']);
  });

  test('names every print once, between 1 and 99 of it', () => {
    const [line] = order.items;
    expect(faults({ ...order, items: [line, { ...line, nums: 2 }] })).toEqual(['items']);
    expect(faults({ ...order, items: [line, { ...line, frame_id: 3 }] })).toEqual([]);
    for (const nums of [0, -1, 1.5, 100, '2', null])
      expect(faults({ ...order, items: [{ ...line, nums }] })).toEqual(['items.0.nums']);
  });

  test('is paid in the currency of its payment method', () => {
    expect(faults({ ...order, currency: 'USD' })).toEqual(['currency']);
    expect(faults({ ...order, paytype: 'paypal', currency: 'USD' })).toEqual([]);
    expect(faults({ ...order, paytype: 'cash' })).toEqual(['paytype']);
  });

  test('accepts a bare tax id for a company invoice, and never with a donation', () => {
    const company = { type: 'company', tax_id: '04595257', title: 'Lin Co.' };
    expect(faults({ ...order, tax_id: '04595257' })).toEqual([]);
    expect(faults({ ...order, tax_id: '04595257', invoice: company })).toEqual([]);
    expect(faults({ ...order, tax_id: '12345675', invoice: company })).toEqual(['tax_id']);
    expect(faults({ ...order, tax_id: '04595257', invoice: { type: 'donation', code: '8585' } })).toEqual(['tax_id']);
    expect(faults({ ...order, tax_id: '12345678' })).toEqual(['tax_id']);
  });

  test('is invoiced to a name, not to an address', () => {
    const titled = (title: string) => ({ ...order, invoice: { type: 'company', tax_id: '04595257', title } });
    expect(faults(titled('Lin Art Co., Ltd.'))).toEqual([]);
    expect(faults(titled('Lin foo.com'))).toEqual(['invoice.title']);
  });

  test.for(['', '  ', null, undefined])('has no tax id when it says %j, for any invoice', (tax_id) => {
    expect(faults({ ...order, tax_id })).toEqual([]);
    expect(faults({ ...order, tax_id, invoice: { type: 'donation', code: '8585' } })).toEqual([]);
  });
});

describe('an invoice', () => {
  test.for([
    { type: 'personal', carrier: { type: 'member' } },
    { type: 'personal', carrier: { type: 'mobile', code: '/AB12+-.' } },
    { type: 'personal', carrier: { type: 'certificate', code: 'AB12345678901234' } },
    { type: 'donation', code: '168001' },
    { type: 'donation', code: '0850' },
    { type: 'company', tax_id: '12345676', title: '林家藝廊' },
  ])('can be %j', (wanted) => {
    expect(invoice.safeParse(wanted).success).toBe(true);
  });

  test.for([
    { type: 'personal' },
    { type: 'personal', carrier: { type: 'mobile', code: 'AB12345' } },
    { type: 'personal', carrier: { type: 'mobile', code: '/ab12345' } },
    { type: 'personal', carrier: { type: 'certificate', code: 'AB1234' } },
    { type: 'personal', carrier: { type: 'member' }, tax_id: '04595257' },
    { type: 'donation', code: 850 },
    { type: 'donation', code: '12' },
    { type: 'donation', code: '8585', tax_id: '04595257' },
    { type: 'company', tax_id: '12345672', title: 'Lin' },
    { type: 'company', tax_id: '00000000', title: 'Lin' },
    { type: 'company', tax_id: '04595257', title: '' },
    { type: 'company', tax_id: '1234567', title: 'Lin' },
  ])('cannot be %j', (wanted) => {
    expect(invoice.safeParse(wanted).success).toBe(false);
  });
});
