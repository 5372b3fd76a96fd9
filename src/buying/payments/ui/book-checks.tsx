import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { PAYMENT_DIFFERENCE_WORDS } from '../payment-difference.rules.ts';
import type { PaymentBooks } from '../payment-staff.contract.ts';
import { usePaymentFormat } from './use-payment-format.ts';

type DayCheck = PaymentBooks['checks'][number];

/** The daily comparisons of our ledger with the providers', newest first. */
export function BookChecks({ checks }: Pick<PaymentBooks, 'checks'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Reconciliation with providers</Trans>
      </h2>
      <p className="prose-text mt-2 text-ink-soft">
        <Trans>
          Every night the previous day’s payments are compared with the providers’ records, and those of 7, 30 and 90
          days before again: they may have been refunded there.
        </Trans>
      </p>
      {checks.length === 0 ? (
        <p className="mt-5 border-hairline border-y py-4">
          <Trans>No day has been compared yet.</Trans>
        </p>
      ) : (
        <ol className="mt-5 border-hairline border-t">
          {checks.map((check) => (
            <Day key={check.day} check={check} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Day({ check }: { check: DayCheck }) {
  const { day, time } = usePaymentFormat();
  const { attempts, differences } = check;
  const at = time(check.checked_at);
  return (
    <li className="border-hairline border-b py-4">
      <h3 className="font-text text-body">
        <time dateTime={check.day}>{day(check.day)}</time>
      </h3>
      <p className="text-ink-soft text-small">
        <Plural value={attempts} one="# payment compared" other="# payments compared" /> ·{' '}
        <Trans>checked on {at}</Trans>
      </p>
      {differences.length === 0 ? (
        <p className="text-good text-small">
          <Trans>No differences</Trans>
        </p>
      ) : (
        <>
          <p className="text-bad text-small">
            <Plural value={differences.length} one="# difference" other="# differences" />
          </p>
          <ul className="mt-2 grid gap-2 text-small">
            {differences.map((difference) => (
              <Difference key={difference.attempt_id} difference={difference} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function Difference({ difference: found }: { difference: DayCheck['differences'][number] }) {
  const { i18n } = useLingui();
  const { code, difference } = found;
  return (
    <li className="grid gap-x-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <Link to="/admin/order/$code" params={{ code }} className="text-link w-fit self-start tabular-nums">
        {code}
      </Link>
      <span className="prose-text">
        {i18n._(PAYMENT_DIFFERENCE_WORDS[difference])}
        <BothSides difference={found} />
      </span>
    </li>
  );
}

/** The sums of each side, if both are known. */
function BothSides({ difference: { here, there, currency } }: { difference: DayCheck['differences'][number] }) {
  const { money } = usePaymentFormat();
  if (!here || !there || !currency) return null;
  const [paid, refunded] = [money(here.paid, currency), money(here.refunded, currency)];
  const [paidThere, refundedThere] = [money(there.paid, currency), money(there.refunded, currency)];
  return (
    <span className="block text-ink-soft tabular-nums">
      <Trans>
        Our books: {paid} paid, {refunded} refunded.
      </Trans>
      <SentenceGap />
      <Trans>
        The provider: {paidThere} paid, {refundedThere} refunded.
      </Trans>
    </span>
  );
}
