import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { ActionPanel } from '#kit/action-panel.tsx';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { InvoiceAction, InvoiceDetail } from '../invoice.contract.ts';
import { ACTION_WORDS, effectOf } from '../invoice-desk.words.ts';
import type { StepFormProps } from './step-props.ts';

const InvoiceStepForm = lazily(() =>
  import('./invoice-step-form.tsx').then((module) => ({ default: module.InvoiceStepForm })),
);

/** Whether the number of the invoice itself is to be entered, and not only one of an allowance. */
const isOpen = (invoice: InvoiceDetail, action: InvoiceAction) => action !== 'enter' || invoice.number === null;

/** What staff can do now; each opens its form in place. */
export function InvoiceActions({ invoice, send, InvoiceChoice }: Omit<StepFormProps, 'onClose'>) {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState<InvoiceAction>();
  const opener = useRef<HTMLButtonElement>(null);
  const actions = invoice.actions.filter((action) => isOpen(invoice, action));
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  if (actions.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        <Trans>Nothing to do for this invoice right now.</Trans>
      </p>
    );
  return (
    <div className="mt-6">
      <section aria-label={t`What you can do now`} className="flex flex-wrap gap-3">
        {actions.map((action, at) => (
          <Button
            key={action}
            kind={at === 0 && !open && action !== 'void' ? 'primary' : 'secondary'}
            aria-expanded={open === action}
            {...(open === action && { ref: opener })}
            onClick={() => setOpen(open === action ? undefined : action)}
          >
            {i18n._(ACTION_WORDS[action].name)}
          </Button>
        ))}
      </section>
      {open && actions.includes(open) && (
        <ActionPanel key={open} title={i18n._(ACTION_WORDS[open].name)}>
          <p className="prose-text mb-4">{i18n._(effectOf(open, invoice))}</p>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <InvoiceStepForm
              action={open}
              invoice={invoice}
              send={send}
              onClose={close}
              InvoiceChoice={InvoiceChoice}
            />
          </Suspense>
        </ActionPanel>
      )}
    </div>
  );
}
