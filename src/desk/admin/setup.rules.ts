import { LANGS, type Text } from '#shared/locale.ts';

/** What makes an empty shop a real one, in the order in which an owner does it. */
export const SETUP_STEPS = [
  'brand',
  'address',
  'bank',
  'mail',
  'payments',
  'about',
  'artist',
  'work',
  'order',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What the shop comes with an example of: nobody opens with somebody else's. The name alone may stay. */
export const EXAMPLES = {
  brand: ['company', 'representative', 'address', 'phone', 'email'],
  bank: ['name', 'code', 'address', 'account_number', 'account_holder'],
} as const satisfies Partial<Record<SetupStep, readonly string[]>>;
export const EXAMPLE_FIELDS = [...new Set([...EXAMPLES.brand, ...EXAMPLES.bank])];
export type ExampleField = (typeof EXAMPLE_FIELDS)[number];

/** The fields that still say what the shop came with, be it in one language. */
export function stillExamples<Field extends ExampleField>(
  fields: readonly Field[],
  now: Readonly<Record<Field, string | Text>>,
  opening: Readonly<Record<Field, string | Text>>,
): Field[] {
  const texts = (value: string | Text) => (typeof value === 'string' ? [value] : LANGS.map((lang) => value[lang]));
  return fields.filter((field) => {
    const first = texts(opening[field]);
    return texts(now[field]).some((text, at) => text.trim() === first[at]);
  });
}
