import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingKey } from './setting.contract.ts';

export interface SettingField {
  /** Its place in the part. */
  name: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** One text for each language, lines of words for each language, one text, or a number. */
  kind: 'texts' | 'word_lists' | 'text' | 'number';
}

/** The parts that have a form of fields, in the order in which an owner thinks of them. */
export const SETTING_PARTS: readonly {
  key: Extract<SettingKey, 'info' | 'bank' | 'exchange' | 'hot'>;
  title: MessageDescriptor;
  about: MessageDescriptor;
  fields: readonly SettingField[];
}[] = [
  {
    key: 'info',
    title: msg`Name and contact`,
    about: msg`Shown in the footer, in e-mails, on payment statements and in the terms.`,
    fields: [
      { name: 'brand', label: msg`Name of the shop`, kind: 'texts' },
      { name: 'company', label: msg`Company`, kind: 'texts' },
      { name: 'representative', label: msg`Representative`, kind: 'texts' },
      { name: 'address', label: msg`Address`, kind: 'texts' },
      { name: 'phone', label: msg`Telephone`, kind: 'text' },
      { name: 'email', label: msg`E-mail`, kind: 'text' },
    ],
  },
  {
    key: 'bank',
    title: msg`Bank account`,
    about: msg`The account buyers transfer to. Orders awaiting a transfer show it too.`,
    fields: [
      { name: 'name', label: msg`Bank`, kind: 'texts' },
      { name: 'code', label: msg`Bank code`, kind: 'text' },
      { name: 'address', label: msg`Branch`, kind: 'texts' },
      { name: 'account_number', label: msg`Account number`, kind: 'text' },
      { name: 'account_holder', label: msg`Account holder`, kind: 'texts' },
    ],
  },
  {
    key: 'exchange',
    title: msg`Exchange`,
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
