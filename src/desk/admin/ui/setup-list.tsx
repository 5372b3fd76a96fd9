import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import type { Today } from '../admin.contract.ts';
import { EXAMPLE_WORDS } from '../admin.words.ts';
import type { ExampleField, SetupStep } from '../setup.rules.ts';
import { LegalToConfirm } from './legal-to-confirm.tsx';

type Steps = Record<
  SetupStep,
  {
    name: MessageDescriptor;
    how: MessageDescriptor;
    to: NonNullable<LinkProps['to']>;
    params?: { page: string };
    hash?: string;
  }
>;

/** What each step is, what to do, and on which page. */
const STEPS: Steps = {
  brand: {
    name: msg`Name, address and representative`,
    how: msg`Buyers read them on receipts and in the terms.`,
    to: '/admin/setting',
    hash: 'info',
  },
  address: {
    name: msg`Public address`,
    how: msg`Start the shop with BASE_URL and an https address.`,
    to: '/admin/connection',
  },
  bank: { name: msg`Bank account`, how: msg`Where transfers go.`, to: '/admin/setting', hash: 'bank' },
  mail: {
    name: msg`Mail server`,
    how: msg`Start the shop with SMTP_URL; until then no e-mails are sent. Then test it and send yourself an e-mail.`,
    to: '/admin/connection',
  },
  payments: {
    name: msg`Payment keys`,
    how: msg`Start the shop with the keys of PayPal or the card provider. Until then, buyers can only pay by bank transfer.`,
    to: '/admin/connection',
  },
  about: {
    name: msg`About page`,
    how: msg`It shows the example text until you write your own or hide it.`,
    to: '/admin/page/$page',
    params: { page: 'about' },
  },
  artist: {
    name: msg`First artist`,
    how: msg`Add one with their own page, or approve an artist or gallery who has registered.`,
    to: '/admin/artist',
  },
  work: {
    name: msg`First work`,
    how: msg`Create it, upload its picture, write its texts, and put it on sale. Frames and sizes are already set up.`,
    to: '/admin/work',
  },
  order: {
    name: msg`First order`,
    how: msg`Buy a print as a visitor would, by bank transfer, and confirm the transfer.`,
    to: '/admin/order',
  },
};

/** What is left to do before the shop can open; gone when all is done. */
export function SetupList({ setup }: { setup: NonNullable<Today['setup']> }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const all = setup.length;
  const made = setup.filter(({ done }) => done).length;
  if (made === all) return null;
  return (
    <section aria-label={t`Before you open`}>
      <h2 className="text-title">
        <Trans>Before you open</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>
          {made} of {all} steps are done
        </Trans>
      </p>
      <ol className="mt-3 grid border-hairline border-t md:grid-cols-2 md:gap-x-10">
        {setup.map(({ step, done, examples = [] }) => {
          const { name, how, ...place } = STEPS[step];
          const left = examplesIn(step, examples, i18n, locale);
          return (
            <li key={step} className="flex gap-3 border-hairline border-b py-3">
              <span className="mt-1 w-5 shrink-0 text-good">
                {done ? (
                  <Icon name="check" />
                ) : (
                  <span className="mt-0.5 block size-4 rounded-full border border-hairline" />
                )}
              </span>
              <span>
                {done && <VisuallyHidden>{t`Done:`} </VisuallyHidden>}
                <Link {...place} className="text-link">
                  {i18n._(name)}
                </Link>
                <span className="block text-ink-soft text-small">{i18n._(how)}</span>
                {examples.length > 0 && (
                  <span className="block text-small">
                    <Trans>Still an example: {left}</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <LegalToConfirm />
    </section>
  );
}

/** The fields that still say what the shop came with, as their form calls them. */
function examplesIn(step: SetupStep, fields: readonly ExampleField[], i18n: I18n, locale: string): string {
  const words: Partial<Record<ExampleField, MessageDescriptor>> =
    step === 'brand' || step === 'bank' ? EXAMPLE_WORDS[step] : {};
  const names = fields.flatMap((field) => words[field] ?? []);
  return new Intl.ListFormat(locale).format(names.map((name) => i18n._(name)));
}
