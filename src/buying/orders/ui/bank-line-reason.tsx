import { Plural, Trans } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { Doubt } from '../bank-matching.rules.ts';
import type { BankLineView } from '../bank-statement.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

/** Why a line has its kind, and what to do if it cannot simply be confirmed. */
export function BankLineReason({ line }: { line: BankLineView }) {
  const { money, time } = useOrderFormat();
  const { kind, code, candidates, currency, differs, confirmed } = line;
  const own = candidates.find((candidate) => candidate.code === code);
  const days = own?.days ?? 0;
  const apart = money(Math.abs(differs ?? 0), 'NTD');
  if (line.doubt) return <Doubted doubt={line.doubt} isNamed={own?.named ?? false} />;
  switch (kind) {
    case 'sure':
      if (own?.named) return <Trans>The line contains the order number, and the amount is the same.</Trans>;
      if (days === 0) return <Trans>Amount, digits and day are the same.</Trans>;
      return (
        <>
          <Trans>Amount and digits are the same.</Trans>
          <SentenceGap />
          <Plural value={days} one="The dates are # day apart." other="The dates are # days apart." />
        </>
      );
    case 'probable':
      if (own?.digits === 'same')
        return <Trans>Amount and digits are the same, but the buyer reported a day that is {days} days away.</Trans>;
      return <Trans>This is the only order awaiting this amount. There are no digits to compare.</Trans>;
    case 'ambiguous':
      return <Trans>Several orders are awaiting this amount. Choose the right one.</Trans>;
    case 'digits_differ':
      return (
        <Trans>
          An order is awaiting this amount, but the buyer reported other digits. Confirm only if you are sure.
        </Trans>
      );
    case 'wrong_amount':
      return (differs ?? 0) < 0 ? (
        <Trans>
          {apart} is missing. Ask the buyer to transfer the full amount, and record this payment on the order’s page as
          unexpected, so that it is refunded.
        </Trans>
      ) : (
        <Trans>
          {apart} too much arrived. Confirm the order’s total on its page, and record the rest there as an unexpected
          payment, so that it is refunded.
        </Trans>
      );
    case 'other_currency':
      return (
        <Trans>
          This money is in another currency ({currency}), and transfers for orders are in NT$. Ask your bank how much it
          has credited in NT$, or ask the buyer to transfer the order’s total in NT$.
        </Trans>
      );
    case 'second':
      return (
        <Trans>
          Another line has already paid this order, so the buyer seems to have paid twice. Record this on the order’s
          page as an unexpected payment, so that it is refunded.
        </Trans>
      );
    case 'closed':
      return (
        <Trans>
          This order is no longer awaiting payment. If this transfer was already confirmed on the order’s page, there is
          nothing to do. If the order was paid another way or has been closed, record the payment on its page, so that
          it is refunded.
        </Trans>
      );
    case 'none':
      return <Trans>No order awaiting payment matches this amount, these digits or this number.</Trans>;
    case 'confirmed':
      return <ConfirmedBy name={confirmed?.name ?? ''} at={confirmed ? time(confirmed.at) : ''} />;
    case 'withdrawal':
      return <Trans>This is an outgoing payment.</Trans>;
  }
}

function ConfirmedBy({ name, at }: { name: string; at: string }) {
  return (
    <Trans>
      Confirmed by {name}, {at}
    </Trans>
  );
}

/** Why a matching line is not sure. */
function Doubted({ doubt, isNamed }: { doubt: Doubt; isNamed: boolean }) {
  if (doubt === 'early')
    return (
      <Trans>
        The line contains the order number, but its date is before the order was placed. Confirm it only if you know
        that the money is for this order.
      </Trans>
    );
  return isNamed ? (
    <Trans>
      The line contains the order number, but its date is in the future. Confirm it once the money is in your account.
    </Trans>
  ) : (
    <Trans>
      The amount is that of an unpaid order, but the line’s date is in the future. Check the date with your bank.
    </Trans>
  );
}
