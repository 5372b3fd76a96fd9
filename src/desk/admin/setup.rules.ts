import { LANGS, type Text } from '#shared/locale.ts';

/** The steps from an empty shop to one that takes orders, in the order an owner takes them. */
export const SETUP_STEPS = [
  'brand',
  'tax_id',
  'hours',
  'address',
  'bank',
  'payments',
  'mail',
  'sender',
  'delivery',
  'frames',
  'legal',
  'faq',
  'about',
  'artist',
  'work',
  'backup',
  'order',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The shop cannot open without these: nobody could order, pay, receive mails, or know the seller. */
export const REQUIRED_STEPS: readonly SetupStep[] = ['brand', 'address', 'bank', 'mail', 'legal', 'work'];

/** Possible only in an open shop, so opening does not wait for it. */
const AFTER_OPENING: readonly SetupStep[] = ['order'];

/** Steps that data alone cannot show to be done: a person may mark them. */
export const CHECKED_STEPS = ['tax_id', 'hours', 'sender', 'delivery', 'frames', 'legal', 'faq', 'backup'] as const;
export type CheckedStep = (typeof CHECKED_STEPS)[number];

export function isCheckedStep(step: SetupStep): step is CheckedStep {
  return CHECKED_STEPS.some((one) => one === step);
}

interface StepState {
  step: SetupStep;
  done: boolean;
}

/** The missing steps that prevent the opening, and those that are only recommended before it. */
export function missingSteps(steps: readonly StepState[]): { required: SetupStep[]; advised: SetupStep[] } {
  const open = steps.filter(({ done }) => !done).map(({ step }) => step);
  return {
    required: open.filter((step) => REQUIRED_STEPS.includes(step)),
    advised: open.filter((step) => !REQUIRED_STEPS.includes(step) && !AFTER_OPENING.includes(step)),
  };
}

/**
 * Whether mails from this address fit the shop's own: both belong to the same registered domain. Mail servers distrust a
 * sender whose domain the shop's owner cannot prove to own.
 */
export function isOwnDomain(sender: string, baseUrl: string): boolean {
  const domain = registeredDomain(sender.slice(sender.lastIndexOf('@') + 1));
  return domain !== '' && domain === registeredDomain(URL.parse(baseUrl)?.hostname ?? '');
}

/** Second levels below which names are registered, as in com.tw and co.jp. */
const SHARED_LEVEL = /^(ac|co|com|edu|gov|idv|ne|net|or|org)$/;

/** The part that its owner registered: gallery.tw of shop.gallery.tw, gallery.com.tw of www.gallery.com.tw. */
function registeredDomain(host: string): string {
  const labels = host.toLowerCase().split('.');
  const [below = '', country = ''] = labels.slice(-2);
  return labels.slice(country.length === 2 && SHARED_LEVEL.test(below) ? -3 : -2).join('.');
}

/** Data that only the owner can enter. A new shop has none; a demo that became a shop has the demo's. */
export const ENTERED = {
  brand: ['brand', 'company', 'representative', 'address', 'phone', 'email'],
  bank: ['name', 'code', 'address', 'account_number', 'account_holder'],
} as const satisfies Partial<Record<SetupStep, readonly string[]>>;
export const ENTERED_FIELDS = [...new Set([...ENTERED.brand, ...ENTERED.bank])];
export type EnteredField = (typeof ENTERED_FIELDS)[number];

/** The fields that are empty, or not the owner's own yet, in at least one language. */
export function stillMissing<Field extends EnteredField>(
  fields: readonly Field[],
  now: Readonly<Record<Field, string | Text>>,
  notTheirs: readonly Readonly<Record<Field, string | Text>>[],
): Field[] {
  const texts = (value: string | Text) => (typeof value === 'string' ? [value] : LANGS.map((lang) => value[lang]));
  return fields.filter((field) =>
    texts(now[field]).some((text, at) => {
      const entered = text.trim();
      return entered === '' || notTheirs.some((one) => texts(one[field])[at] === entered);
    }),
  );
}
