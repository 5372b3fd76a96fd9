import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { ACCOUNT_CURRENCY } from '../bank-currency.rules.ts';
import type { BankLineView, LineOutcome } from '../bank-statement.contract.ts';
import { KIND_WORDS, OUTCOME_WORDS } from '../bank-statement.words.ts';
import { BankLineReason } from './bank-line-reason.tsx';
import { useOrderFormat } from './use-order-format.ts';

interface BankLineRowProps {
  line: BankLineView;
  /** The order it will be confirmed for; null while it is not ticked. */
  code: string | null;
  outcome: LineOutcome | undefined;
  choose: (code: string | null) => void;
}

export function BankLineRow({ line, code, outcome, choose }: BankLineRowProps) {
  const { i18n } = useLingui();
  const { money, day } = useOrderFormat();
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-b py-4 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <p className="font-medium tabular-nums">
          {line.currency === ACCOUNT_CURRENCY
            ? money(line.amount, 'NTD')
            : `${line.currency} ${i18n.number(line.amount)}`}
        </p>
        <p className="text-small">
          <time dateTime={line.day}>{day(line.day)}</time>
        </p>
        <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">{line.text}</p>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={line.kind === 'sure' ? 'text-good' : line.kind === 'confirmed' ? 'text-ink-soft' : ''}>
            {i18n._(KIND_WORDS[line.kind])}
          </span>
          {line.code && <OrderLink code={line.code} />}
        </p>
        <p className="max-w-prose text-ink-soft text-small">
          <BankLineReason line={line} />
        </p>
        <Choice line={line} code={code} choose={choose} />
        {outcome && (
          <p className={`mt-1 text-small ${outcome === 'confirmed' ? 'text-good' : 'text-bad'}`}>
            {i18n._(OUTCOME_WORDS[outcome])}
          </p>
        )}
      </div>
    </li>
  );
}

function OrderLink({ code }: { code: string }) {
  return (
    <Link to="/admin/order/$code" params={{ code }} className="text-link tabular-nums">
      {code}
    </Link>
  );
}

function Choice({ line, code, choose }: Omit<BankLineRowProps, 'outcome'>) {
  const { t } = useLingui();
  const { kind, candidates } = line;
  const [first] = candidates;
  if ((kind === 'sure' || kind === 'probable') && line.code) {
    const own = line.code;
    const name = candidates.find((candidate) => candidate.code === own)?.name ?? '';
    return (
      <CheckboxField
        label={<Trans>Confirm for {name}</Trans>}
        checked={code !== null}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? own : null)}
      />
    );
  }
  if ((kind !== 'ambiguous' && kind !== 'digits_differ') || !first) return null;
  return (
    <SelectField
      className="mt-2 max-w-md"
      label={t`Confirm for order`}
      placeholder={t`None of them`}
      value={code ?? ''}
      options={candidates.map(({ code: value, name }) => ({ value, label: `${value} · ${name}` }))}
      onChange={({ currentTarget }) => choose(currentTarget.value || null)}
    />
  );
}
