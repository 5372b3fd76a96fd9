import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#kit/copy-button.tsx';
import { Section } from '#kit/section.tsx';
import { refundStanding, STUCK_WORDS } from '../order-refunds.rules.ts';
import type { StaffOrderDetail, StaffRefund } from '../order-staff.contract.ts';
import { REFUND_WHY_WORDS } from '../order-staff.words.ts';
import { RefundAccountView } from './refund-account-view.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** Every refund of an order: amount, reason, and whether the provider or staff pay it. */
type Shown = Pick<StaffOrderDetail, 'code' | 'refunds' | 'currency' | 'refund_account' | 'actions'>;

export function StaffRefunds({ order }: { order: Shown }) {
  const { i18n } = useLingui();
  const { money } = useOrderFormat();
  if (order.refunds.length === 0 && !order.refund_account.given) return null;
  return (
    <Section title={<Trans>Refunds</Trans>}>
      <ul className="divide-y divide-hairline border-hairline border-y text-small">
        {order.refunds.map((refund) => (
          <li key={refund.refund_id} className="py-2">
            <span className="font-medium tabular-nums">{money(refund.amount, order.currency)}</span>
            <span className="block text-ink-soft">{i18n._(REFUND_WHY_WORDS[refund.why])}</span>
            <Standing refund={refund} />
            {refund.paid_on && <PaidOn day={refund.paid_on} />}
            {number(refund) && <Reference text={number(refund) ?? ''} />}
          </li>
        ))}
      </ul>
      {order.refund_account.given && (
        <RefundAccountView
          code={order.code}
          given={order.refund_account.given}
          mayOpen={order.actions.includes('record_payment')}
        />
      )}
    </Section>
  );
}

function number({ provider_refund_id, reference }: StaffRefund): string | null {
  return provider_refund_id ?? reference;
}

function Standing({ refund }: { refund: StaffRefund }) {
  const { time } = useOrderFormat();
  const since = time(refund.due_at);
  const at = refund.done_at ? time(refund.done_at) : '';
  const { stuck, through } = refund;
  const { i18n } = useLingui();
  switch (refundStanding(refund)) {
    case 'done':
      return (
        <span className="block text-good">
          {through === 'provider' && !stuck ? (
            <Trans>Refunded by the provider: {at}</Trans>
          ) : (
            <Trans>Refunded by hand: {at}</Trans>
          )}
        </span>
      );
    case 'asked':
      return (
        <span className="block">
          <Trans>The provider has been asked to refund it. Due since {since}</Trans>
        </span>
      );
    case 'provider':
      return (
        <span className="block">
          <Trans>The provider refunds this automatically. Pending since {since}</Trans>
        </span>
      );
    case 'stuck': {
      const words = stuck && Object.hasOwn(STUCK_WORDS, stuck) ? STUCK_WORDS[stuck] : undefined;
      const reason = words ? i18n._(words) : stuck;
      return (
        <span className="block text-bad [overflow-wrap:anywhere]">
          <Trans>
            We cannot refund this through the provider ({reason}). First check on the provider’s own pages that the
            buyer does not have the money yet. Then refund it by hand, and record the refund.
          </Trans>
        </span>
      );
    }
    case 'hand':
      return (
        <span className="block">
          <Trans>To be refunded by hand. Due since {since}</Trans>
        </span>
      );
  }
}

function PaidOn({ day }: { day: string }) {
  const { day: dayText } = useOrderFormat();
  const date = dayText(day);
  return (
    <span className="block text-ink-soft">
      <Trans>Day of the transfer: {date}</Trans>
    </span>
  );
}

/** The number that identifies the refund at the bank or the provider. */
function Reference({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <span className="mt-1 flex items-center justify-between gap-3">
      <span className="min-w-0 text-ink-soft tabular-nums [overflow-wrap:anywhere]">
        <Trans>Refund number: {text}</Trans>
      </span>
      <CopyButton text={text} name={t`Refund number`} />
    </span>
  );
}
