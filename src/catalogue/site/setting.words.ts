import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingKey } from './setting.contract.ts';

export interface SettingField {
  /** Its path in the part. */
  name: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** One text per language, lines of words per language, one text, or a number. */
  kind: 'texts' | 'word_lists' | 'text' | 'number';
}

/** Parts with a form of fields, in an owner's order. */
export const SETTING_PARTS: readonly {
  key: Extract<SettingKey, 'info' | 'bank' | 'orders' | 'exchange' | 'hot'>;
  title: MessageDescriptor;
  about: MessageDescriptor;
  fields: readonly SettingField[];
}[] = [
  {
    key: 'info',
    title: msg`Name and contact`,
    about: msg`Shown in the footer, in e-mails, on payment statements and in the terms. One language is enough: empty fields are completed from it.`,
    fields: [
      { name: 'brand', label: msg`Name of the shop`, kind: 'texts' },
      { name: 'company', label: msg`Company`, kind: 'texts' },
      { name: 'representative', label: msg`Representative`, kind: 'texts' },
      { name: 'address', label: msg`Address`, kind: 'texts' },
      { name: 'phone', label: msg`Telephone`, kind: 'text' },
      { name: 'email', label: msg`E-mail`, kind: 'text' },
      { name: 'tax_id', label: msg`Tax ID`, kind: 'text' },
    ],
  },
  {
    key: 'bank',
    title: msg`Bank account`,
    about: msg`The account buyers transfer to. Orders awaiting a transfer show it too. One language is enough: empty fields are completed from it.`,
    fields: [
      { name: 'name', label: msg`Bank`, kind: 'texts' },
      { name: 'code', label: msg`Bank code`, kind: 'text' },
      { name: 'address', label: msg`Branch`, kind: 'texts' },
      { name: 'account_number', label: msg`Account number`, kind: 'text' },
      { name: 'account_holder', label: msg`Account holder`, kind: 'texts' },
    ],
  },
  {
    key: 'orders',
    title: msg`Orders`,
    about: msg`Applies to new orders. The pages and e-mails name the same days.`,
    fields: [
      {
        name: 'code_prefix',
        label: msg`Letters before order numbers`,
        hint: msg`Two to four capital letters`,
        kind: 'text',
      },
      { name: 'transfer_days', label: msg`Days for a bank transfer`, hint: msg`2 to 14`, kind: 'number' },
      {
        name: 'return_days',
        label: msg`Days for a return`,
        hint: msg`7 to 90, counted from the day after arrival. The law requires 7.`,
        kind: 'number',
      },
    ],
  },
  {
    key: 'exchange',
    title: msg`Exchange rate`,
    about: msg`Used to suggest prices and for “about” amounts; it is never used to charge anyone.`,
    fields: [{ name: 'USD', label: msg`US dollars for 1 NT dollar`, kind: 'number' }],
  },
  {
    key: 'hot',
    title: msg`Popular searches`,
    about: msg`Suggestions shown before anything is typed.`,
    fields: [{ name: '', label: msg`Words`, hint: msg`One on each line, twelve at most`, kind: 'word_lists' }],
  },
];

// @chunk log
