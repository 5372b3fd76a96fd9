import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { wasPaid } from '../order.rules.ts';
import type { StaffOrderDetail } from '../order-staff.contract.ts';
import { STAFF_STEP_WORDS } from '../order-staff.words.ts';
import type { StaffAction } from '../order-steps.rules.ts';
import type { StaffValues } from '../staff-values.rules.ts';
import { ActionPanel } from './action-panel.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { useFocusRestore } from './use-focus-restore.ts';

const StaffStepForm = lazily(() =>
  import('./staff-step-form.tsx').then((module) => ({ default: module.StaffStepForm })),
);

/** Rare, and never what the queue waits for. */
const RARE: ReadonlySet<StaffAction> = new Set(['record_payment', 'owe_refund', 'cancel', 'exchange']);

interface StaffActionsProps {
  order: StaffOrderDetail;
  send: (step: { action: StaffAction; form: StaffValues }) => Promise<unknown>;
}

/** What this member of the staff can do with the order now. */
export function StaffActions({ order, send }: StaffActionsProps) {
  const { i18n, t } = useLingui();
  const { actions, restoreFocus } = useFocusRestore();
  const [open, setOpen] = useState<StaffAction>();
  const opener = useRef<HTMLButtonElement>(null);
  const rareLast = order.actions.toSorted((one, other) => Number(RARE.has(one)) - Number(RARE.has(other)));
  const close = () => {
    setOpen(undefined);
    restoreFocus();
    opener.current?.focus();
  };
  return (
    <div className="mt-6">
      {order.actions.length === 0 && (
        <p className="mb-4 text-ink-soft">
          <Trans>Nothing to do for this order right now.</Trans>
        </p>
      )}
      <section
        ref={actions}
        tabIndex={-1}
        aria-label={t`What you can do now`}
        className="flex flex-wrap gap-3 outline-none"
      >
        {rareLast.map((action) => (
          <Button
            key={action}
            kind={RARE.has(action) ? 'quiet' : 'secondary'}
            aria-expanded={open === action}
            {...(open === action && { ref: opener })}
            onClick={() => setOpen(open === action ? undefined : action)}
          >
            {i18n._(STAFF_STEP_WORDS[action].name)}
          </Button>
        ))}
        <ReceiptButton code={order.code} isPaid={wasPaid(order)} />
      </section>
      {open && order.actions.includes(open) && (
        <ActionPanel key={open} title={i18n._(STAFF_STEP_WORDS[open].name)}>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <StaffStepForm action={open} order={order} send={send} onClose={close} />
          </Suspense>
        </ActionPanel>
      )}
    </div>
  );
}
