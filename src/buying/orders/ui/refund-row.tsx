import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { ActionPanel } from '#kit/action-panel.tsx';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { REFUND_WHY_WORDS } from '../order-staff.words.ts';
import type { RefundToPay } from '../refund-account.contract.ts';
import { useAskForAccount } from '../refund-pay.queries.ts';
import { RefundAccountView } from './refund-account-view.tsx';
import { useOrderFormat } from './use-order-format.ts';

const PayRefund = lazily(() => import('./pay-refund.tsx').then((module) => ({ default: module.PayRefund })));

export function RefundRow({ refund }: { refund: RefundToPay }) {
  const { t, i18n } = useLingui();
  const { money, time } = useOrderFormat();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { code, currency, receiver_name, parts, account, stuck } = refund;
  const amount = money(refund.amount, currency);
  const since = time(refund.since);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <li className="border-hairline border-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3">
            <Link to="/admin/order/$code" params={{ code }} className="text-link tabular-nums">
              {code}
            </Link>
            <CopyButton text={code} name={t`Reference`} />
          </p>
          <p className="text-small [overflow-wrap:anywhere]">{receiver_name}</p>
          <p className="text-ink-soft text-small">
            {i18n._(REFUND_WHY_WORDS[refund.why])} · <Trans>Due since {since}</Trans>
          </p>
        </div>
        <div className="md:text-end">
          <p className="flex items-center gap-2 font-medium tabular-nums md:justify-end">
            {amount} <CopyButton text={String(refund.amount / (currency === 'USD' ? 100 : 1))} name={t`Amount`} />
          </p>
          {parts && parts.delivery > 0 && <Parts parts={parts} currency={currency} />}
        </div>
      </div>
      {stuck && (
        <p className="mt-2 text-bad text-small">
          <Trans>
            The provider could not refund this. First check on the provider’s own pages that the buyer does not have the
            money yet.
          </Trans>
        </p>
      )}
      {account ? <RefundAccountView code={code} given={account} mayOpen /> : <NoAccount refund={refund} />}
      <div className="mt-3">
        <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Trans>Record as paid</Trans>
        </Button>
      </div>
      {open && (
        <ActionPanel title={<Trans>Record the refund of {amount}</Trans>}>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PayRefund refund={refund} onClose={close} />
          </Suspense>
        </ActionPanel>
      )}
    </li>
  );
}

function Parts({ parts, currency }: { parts: NonNullable<RefundToPay['parts']>; currency: RefundToPay['currency'] }) {
  const { money } = useOrderFormat();
  const goods = money(parts.goods, currency);
  const delivery = money(parts.delivery, currency);
  return (
    <p className="text-ink-soft text-small tabular-nums">
      <Trans>
        Prints {goods}, delivery {delivery}
      </Trans>
    </p>
  );
}

function NoAccount({ refund: { code, asked_at } }: { refund: RefundToPay }) {
  const { time } = useOrderFormat();
  const { mutate, isPending } = useAskForAccount(code);
  const at = asked_at ? time(asked_at) : '';
  const DAY_MS = 86_400_000;
  const mayAsk = asked_at === null || Date.now() - Date.parse(asked_at) >= DAY_MS;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      {asked_at ? (
        <Trans>The buyer has not given an account yet. Last asked: {at}</Trans>
      ) : (
        <Trans>The buyer has not given an account yet.</Trans>
      )}
      {mayAsk && (
        <Button busy={isPending} onClick={() => mutate()}>
          <Trans>Ask the buyer by e-mail</Trans>
        </Button>
      )}
    </p>
  );
}
