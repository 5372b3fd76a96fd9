import type { I18n, MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { ENTERED_WORDS } from '../admin.words.ts';
import type { SetupSteps } from '../opening.contract.ts';
import { useOpeningAction } from '../opening.queries.ts';
import { type EnteredField, isCheckedStep, REQUIRED_STEPS, type SetupStep } from '../setup.rules.ts';
import { STEP_WORDS } from '../setup.words.ts';
import { LegalToConfirm } from './legal-to-confirm.tsx';
import { MailEntries } from './mail-entries.tsx';

/** The steps before the shop opens: why each matters, how long it takes, and where it is done. */
export function SetupList({ setup }: { setup: SetupSteps }) {
  const { t } = useLingui();
  const all = setup.length;
  const made = setup.filter(({ done }) => done).length;
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
        {setup.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ol>
      <LegalToConfirm />
    </section>
  );
}

function Step({ step, done, checked, missing = [], foreign_sender }: SetupSteps[number]) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { name, how, minutes, ...place } = STEP_WORDS[step];
  const left = namesOf(step, missing, i18n, locale);
  const isRequired = REQUIRED_STEPS.includes(step);
  return (
    <li className="flex gap-3 border-hairline border-b py-3">
      <span className="mt-1 w-5 shrink-0 text-good">
        {done ? <Icon name="check" /> : <span className="mt-0.5 block size-4 rounded-full border border-hairline" />}
      </span>
      <div className="min-w-0 flex-1">
        {done && <VisuallyHidden>{t`Done:`} </VisuallyHidden>}
        <Link {...place} className="text-link">
          {i18n._(name)}
        </Link>
        <span className="ms-3 text-caption text-ink-soft">
          <Plural value={minutes} one="about # minute" other="about # minutes" />
          {isRequired && !done && <> · {t`needed to open`}</>}
        </span>
        <p className="text-ink-soft text-small">{i18n._(how)}</p>
        {missing.length > 0 && (
          <p className="text-small">
            <Trans>Still missing: {left}</Trans>
          </p>
        )}
        {step === 'sender' && <MailEntries foreignSender={foreign_sender} />}
        {isCheckedStep(step) && (!done || checked) && <Mark step={step} name={i18n._(name)} checked={checked} />}
      </div>
    </li>
  );
}

/** Only a person can say that this step is done; the log of changes says who. */
function Mark({ step, name, checked }: { step: Parameters<typeof isCheckedStep>[0]; name: string; checked: boolean }) {
  const { mutate, isPending } = useOpeningAction();
  if (!isCheckedStep(step)) return null;
  return (
    <Button
      kind="quiet"
      className="-ms-3"
      busy={isPending}
      onClick={() => mutate({ deed: 'check', step, done: !checked })}
    >
      {checked ? <Trans>Mark as not done</Trans> : <Trans>Mark as done</Trans>}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}

function namesOf(step: SetupStep, fields: readonly EnteredField[], i18n: I18n, locale: string): string {
  const words: Partial<Record<EnteredField, MessageDescriptor>> =
    step === 'brand' || step === 'bank' ? ENTERED_WORDS[step] : {};
  const names = fields.flatMap((field) => words[field] ?? []);
  return new Intl.ListFormat(locale).format(names.map((name) => i18n._(name)));
}
