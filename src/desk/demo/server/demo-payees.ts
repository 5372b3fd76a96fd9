import type { PayeeForm } from '#selling/payouts/payee.contract.ts';

const PLAIN = { version: 0, premium_exempt_until: null, email: null, lang: null } as const;

/** The demo's own artist: numbers in the right form that nobody has. */
export const OWN_DATA: PayeeForm = {
  ...PLAIN,
  residency: 'resident',
  legal_form: 'individual',
  income_code: '9B',
  name: '林澍禾',
  id_number: 'A123456789',
  address: '臺北市大同區迪化街一段 12 號',
  account: { kind: 'taiwan', bank_code: '700', account_number: '00012345678901', holder: '林澍禾' },
};

/** The demo's gallery, which issues an invoice: nothing is withheld. */
export const GALLERY_DATA: PayeeForm = {
  ...PLAIN,
  residency: 'resident',
  legal_form: 'company',
  income_code: null,
  name: 'Wu Gallery',
  id_number: '12345675',
  address: '臺中市西區公益路 60 號',
  account: { kind: 'taiwan', bank_code: '822', account_number: '000123456789', holder: 'Wu Gallery' },
};

/** Artists without an account: one gets statements at an address, the other none. */
export const ARTISTS_DATA: Readonly<Record<string, PayeeForm>> = {
  'ingrid-solheim': {
    ...PLAIN,
    residency: 'non_resident',
    legal_form: 'individual',
    income_code: '9B',
    name: 'Ingrid Solheim',
    id_number: 'N0000001',
    address: 'Bryggen 12, Bergen, Norway',
    account: {
      kind: 'abroad',
      swift: 'DNBANOKK',
      bank_name: 'DNB, Norway',
      account_number: 'NO9386011117947',
      holder: 'Ingrid Solheim',
    },
    email: 'ingrid-solheim@demo.example',
    lang: 'en',
  },
  'morishige-kaito': {
    ...PLAIN,
    residency: 'resident',
    legal_form: 'individual',
    income_code: '53',
    name: 'Kaito Morishige',
    id_number: 'AC00000001',
    address: '臺南市中西區民權路二段 30 號',
    account: { kind: 'taiwan', bank_code: '808', account_number: '0001234567890', holder: 'Kaito Morishige' },
  },
};
