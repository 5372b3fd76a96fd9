import { expect, test } from 'vitest';
import { STAFF_ACTION_NAMES } from '#buying/orders/order-steps.rules.ts';
import { SETTING_KEYS } from '#catalogue/site/setting.contract.ts';
import { DESK_STEPS } from '#desk/work-desk/work-desk.rules.ts';
import { AUDIT_SUBJECTS, VIEWED } from '#ground/audit/audit.rules.ts';
import { i18nFor } from '#shared/i18n.ts';
import { logOf, unnamedIn } from './log-of.rules.ts';

const nothing = { before: {}, after: {} };

test('what has no word is named with its subject', () => {
  const row = {
    subject: 'artwork',
    subject_id: '7',
    action: 'edit',
    before: { title: 'a' },
    after: { title: 'b' },
  } as const;

  expect(unnamedIn(row)).toEqual([]);
  expect(unnamedIn({ ...row, action: 'paint', after: { title: 'b', hue: 3 } })).toEqual([
    'artwork: the deed paint',
    'artwork: the fact hue',
  ]);
});

test('every step that staff can take has a word', () => {
  for (const action of STAFF_ACTION_NAMES)
    expect(unnamedIn({ subject: 'order', subject_id: 'C1', action, ...nothing })).toEqual([]);
  for (const action of DESK_STEPS)
    expect(unnamedIn({ subject: 'artwork', subject_id: '1', action, ...nothing })).toEqual([]);
  expect(unnamedIn({ subject: 'member', subject_id: '1', action: VIEWED, ...nothing })).toEqual([]);
});

test('things and settings are named in the reader’s language', async () => {
  const i18n = await i18nFor('zh-Hant');
  const thing = (subject: (typeof AUDIT_SUBJECTS)[number], id: string) => i18n._(logOf(subject, id).thing(id));

  expect(thing('bank_line', 'statement 3')).toBe(thing('bank_line', '3'));
  const named = [
    ...AUDIT_SUBJECTS.map((subject) => thing(subject, '7')),
    ...SETTING_KEYS.map((key) => thing('setting', key)),
  ];
  for (const name of named) expect(name).not.toMatch(/^[a-z_ \d]+$/i);
});
