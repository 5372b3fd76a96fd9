import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { ActionPanel } from '#kit/action-panel.tsx';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { OrderDetail } from '../order.contract.ts';
import type { OrderStep } from '../order.queries.ts';
import { wasPaid } from '../order.rules.ts';
import { framedLines } from '../order-kit.rules.ts';
import type { MemberAction } from '../order-steps.rules.ts';
import { PayAgain } from './pay-again.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { useFocusRestore } from './use-focus-restore.ts';

// Loaded on demand: forms need the schema library, and most visits only look.
const CancelOrder = lazily(() => import('./cancel-order.tsx').then((module) => ({ default: module.CancelOrder })));
const ReturnPrints = lazily(() => import('./return-prints.tsx').then((module) => ({ default: module.ReturnPrints })));
const ReportTransfer = lazily(() =>
  import('./report-transfer.tsx').then((module) => ({ default: module.ReportTransfer })),
);
const OrderKit = lazily(() => import('./order-kit.tsx').then((module) => ({ default: module.OrderKit })));
const GiveAccount = lazily(() => import('./give-account.tsx').then((module) => ({ default: module.GiveAccount })));

type Panel = 'refund_account' | 'report_transfer' | 'cancel' | 'request_return' | 'kit';

interface OrderActionsProps {
  order: OrderDetail;
  send: (step: OrderStep) => Promise<unknown>;
}

/** Exactly the actions that the server allows. The list's links name one in the URL: `#pay`. */
export function OrderActions({ order, send }: OrderActionsProps) {
  const { t } = useLingui();
  const { actions, restoreFocus } = useFocusRestore();
  const isTransfer = paysByTransfer(order.paytype);
  const { open, setOpen, wanted } = useOpenPanel();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A panel takes the focus itself.
    if (wanted !== 'pay') return;
    // The buyer of an order by transfer needs the bank account above the buttons first.
    const first = !isTransfer && actions.current?.querySelector<HTMLElement>(':scope > button:first-child');
    (first || actions.current)?.focus();
  }, [wanted, actions, isTransfer]);
  const can = (action: MemberAction) => order.actions.includes(action);
  const panels: Record<Panel, boolean> = {
    report_transfer: can('report_transfer'),
    cancel: can('cancel') || can('request_cancel'),
    request_return: can('request_return'),
    refund_account: order.refund_account.wanted,
    kit: wasPaid(order) && framedLines(order.lines).length > 0,
  };
  const opens = (panel: Panel) => ({
    'aria-expanded': open === panel,
    ...(open === panel && { ref: opener }),
    onClick: () => setOpen(open === panel ? undefined : panel),
  });
  const close = () => {
    setOpen(undefined);
    restoreFocus();
    opener.current?.focus();
  };
  return (
    <div className="mt-6">
      <section
        ref={actions}
        tabIndex={-1}
        aria-label={t`What you can do now`}
        className="flex flex-wrap gap-3 outline-none"
      >
        {panels.report_transfer && (
          // After a report there is nothing left to do; a correction is the exception.
          <Button kind={order.payment_status === 'reported' ? 'secondary' : 'primary'} {...opens('report_transfer')}>
            {order.payment_status === 'reported' ? (
              <Trans>Correct the report</Trans>
            ) : (
              <Trans>I have transferred the money</Trans>
            )}
          </Button>
        )}
        {can('pay') && <PayAgain order={order} />}
        {panels.refund_account && (
          <Button kind={order.refund_account.given ? 'secondary' : 'primary'} {...opens('refund_account')}>
            {order.refund_account.given ? (
              <Trans>Change the account for the refund</Trans>
            ) : (
              <Trans>Enter the account for the refund</Trans>
            )}
          </Button>
        )}
        {panels.request_return && (
          <Button {...opens('request_return')}>
            <Trans>Return prints</Trans>
          </Button>
        )}
        <ReceiptButton code={order.code} isPaid={wasPaid(order)} />
        {panels.kit && (
          <Button icon="ruler" {...opens('kit')}>
            <Trans>Hanging kit</Trans>
          </Button>
        )}
        <ButtonLink to="/account/message" search={{ order_code: order.code }}>
          <Trans>Ask about this order</Trans>
        </ButtonLink>
        {can('reorder') && <ReorderButton code={order.code} />}
        {panels.cancel && (
          <Button kind="quiet" {...opens('cancel')}>
            {can('cancel') ? <Trans>Cancel the order</Trans> : <Trans>Ask to cancel the order</Trans>}
          </Button>
        )}
      </section>
      {open && panels[open] && (
        <ActionPanel key={open} title={TITLES[open]}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            {open === 'cancel' && <CancelOrder order={order} send={send} onClose={close} />}
            {open === 'request_return' && <ReturnPrints order={order} send={send} onClose={close} />}
            {open === 'refund_account' && <GiveAccount order={order} send={send} onClose={close} />}
            {open === 'kit' && <OrderKit order={order} />}
            {open === 'report_transfer' && <ReportTransfer order={order} send={send} onClose={close} />}
          </Suspense>
        </ActionPanel>
      )}
    </div>
  );
}

/**
 * The open panel. The URL's hash may name one, also while the page is already open: a link, the history or the user may change
 * only the hash. Closing a panel removes its name from the URL, so that the same URL opens it again.
 */
function useOpenPanel() {
  const navigate = useNavigate();
  const wanted = useLocation({ select: ({ hash }) => hash });
  const named = PANELS.find((panel) => panel === wanted);
  const [open, setOpen] = useState(named);
  useEffect(() => {
    if (named) setOpen(named);
  }, [named]);
  const change = (panel: Panel | undefined) => {
    setOpen(panel);
    if (named && named !== panel) void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
  };
  return { open, setOpen: change, wanted };
}

const TITLES: Record<Panel, ReactNode> = {
  cancel: <Trans>Cancel this order?</Trans>,
  request_return: <Trans>Return prints</Trans>,
  report_transfer: <Trans>Report your transfer</Trans>,
  refund_account: <Trans>Account for the refund</Trans>,
  kit: <Trans>Hanging kit</Trans>,
};
const PANELS = Object.keys(TITLES) as Panel[];
