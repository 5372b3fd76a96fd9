import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { ActionPanel } from '#kit/action-panel.tsx';
import { Button } from '#kit/button.tsx';
import { ThumbBar } from '#kit/desk/thumb-bar.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { wasPaid } from '../order.rules.ts';
import type { StaffOrderDetail } from '../order-staff.contract.ts';
import { STAFF_STEP_WORDS } from '../order-staff.words.ts';
import type { StaffAction } from '../order-steps.rules.ts';
import type { StaffValues } from '../staff-values.rules.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { useFocusRestore } from './use-focus-restore.ts';

const StaffStepForm = lazily(() =>
  import('./staff-step-form.tsx').then((module) => ({ default: module.StaffStepForm })),
);

/** Rare, and never the main step of a queue. */
const RARE: ReadonlySet<StaffAction> = new Set(['record_payment', 'owe_refund', 'undo_arrival', 'cancel', 'exchange']);

interface StaffActionsProps {
  order: StaffOrderDetail;
  send: (step: { action: StaffAction; form: StaffValues }) => Promise<unknown>;
}

export function StaffActions({ order, send }: StaffActionsProps) {
  const { i18n, t } = useLingui();
  const { actions, restoreFocus } = useFocusRestore();
  const [open, setOpen] = useState<StaffAction>();
  const opener = useRef<HTMLButtonElement>(null);
  const rareLast = order.actions.toSorted((one, other) => Number(RARE.has(one)) - Number(RARE.has(other)));
  const [first] = rareLast;
  const main = first && !RARE.has(first) ? first : undefined;
  const others = rareLast.filter((action) => action !== main);
  const button = (action: StaffAction) => (
    <Button
      key={action}
      kind={RARE.has(action) ? 'quiet' : action === main && !open ? 'primary' : 'secondary'}
      aria-expanded={open === action}
      {...(open === action && { ref: opener })}
      onClick={() => setOpen(open === action ? undefined : action)}
    >
      {i18n._(STAFF_STEP_WORDS[action].name)}
    </Button>
  );
  const close = () => {
    setOpen(undefined);
    restoreFocus();
    opener.current?.focus();
  };
  return (
    <div className="mt-6">
      {order.is_for_others && (
        <p className="mb-4">
          <Trans>This is your own order. A colleague has to decide about cancellations, returns and refunds.</Trans>
        </p>
      )}
      {order.actions.length === 0 && !order.is_for_others && (
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
        {main && <ThumbBar isOpen={open !== undefined}>{button(main)}</ThumbBar>}
        {others.map(button)}
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
