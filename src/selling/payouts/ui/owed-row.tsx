import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PAYEE_FACT_WORDS } from '#people/mail/payee-facts.rules.ts';
import { listOf } from '#shared/list-of.ts';
import { localeOfI18n } from '#shared/locale.ts';
import type { PayeeBalance } from '../payee.contract.ts';
import { PAYEE_FACTS, type PayeeFact } from '../payee.rules.ts';
import type { OwedRow as Row } from '../payout.contract.ts';
import { OUTCOME_WORDS } from '../payout.words.ts';
import { usePayoutFormat } from './use-payout-format.ts';

export function OwedRow({ row: { payee, shown_name, has_account, missing, balances } }: { row: Row }) {
  // A currency without open shares gets a line only if it is the only one.
  const open = balances.filter(({ outcome, planned }) => outcome !== 'nothing' || planned > 0);
  const shown = open.length > 0 ? open : balances.slice(0, 1);
  const isBlocked = balances.some(({ outcome }) => outcome === 'incomplete');
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-b py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="min-w-0">
        <Link to="/admin/payout/payee/$payee" params={{ payee }} className="text-link [overflow-wrap:anywhere]">
          {shown_name}
        </Link>
        {!has_account && (
          <p className="text-ink-soft text-small">
            <Trans>No account in the shop</Trans>
          </p>
        )}
        {missing.length > 0 && (
          <Missing facts={missing} isNew={missing.length === PAYEE_FACTS.length} isBlocked={isBlocked} />
        )}
      </div>
      <ul className="grid gap-2">
        {shown.map((balance) => (
          <Balance key={balance.currency} balance={balance} />
        ))}
      </ul>
    </li>
  );
}

interface MissingProps {
  facts: readonly PayeeFact[];
  /** Whether nothing was entered yet: then one sentence replaces the list. */
  isNew: boolean;
  isBlocked: boolean;
}

/** What is missing; only a payee with due shares is blocked by it. */
export function Missing({ facts, isNew, isBlocked }: MissingProps) {
  const { i18n } = useLingui();
  const names = listOf(
    facts.map((fact) => i18n._(PAYEE_FACT_WORDS[fact])),
    localeOfI18n(i18n),
  );
  return (
    <p className={isBlocked ? 'text-bad text-small' : 'text-ink-soft text-small'}>
      {isNew ? <Trans>No payment data yet</Trans> : <Trans>Missing: {names}</Trans>}
    </p>
  );
}

function Balance({ balance: { currency, open, payable, planned, outcome } }: { balance: PayeeBalance }) {
  const { i18n } = useLingui();
  const { money } = usePayoutFormat();
  const [whole, inRun] = [money(open, currency), money(planned, currency)];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-ink-soft text-small">
        {i18n._(OUTCOME_WORDS[outcome])}
        <span className="block">
          <Trans>Not paid out yet, in total: {whole}</Trans>
          {planned > 0 && (
            <>
              {' '}
              · <Trans>in the open run: {inRun}</Trans>
            </>
          )}
        </span>
      </span>
      <span className="ms-auto font-medium tabular-nums">{money(payable, currency)}</span>
    </li>
  );
}
