import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FileButton } from '#kit/file-button.tsx';
import type { PayoutLineView, RunView } from '../payout.contract.ts';
import { payoutReference } from '../payout.rules.ts';
import { INCOME_CODE_WORDS, LEGAL_FORM_WORDS, RESIDENCY_WORDS } from '../payout.words.ts';
import { useBankName } from './use-bank-name.ts';
import { usePayoutFormat } from './use-payout-format.ts';

export function RunLine({ line, run }: { line: PayoutLineView; run: RunView }) {
  const { i18n } = useLingui();
  const nameOf = useBankName();
  const { last_digits, id_hint } = line;
  const bank = nameOf(line.bank);
  const reference = payoutReference({ run_id: run.run_id, line_id: line.line_id });
  return (
    <li className="grid gap-x-8 gap-y-3 border-hairline border-b py-4 md:grid-cols-2">
      <div className="min-w-0 text-ink-soft text-small">
        <p className="text-body">
          <Link
            to="/admin/payout/payee/$payee"
            params={{ payee: line.payee }}
            className="text-link [overflow-wrap:anywhere]"
          >
            {line.shown_name}
          </Link>
        </p>
        <p className="[overflow-wrap:anywhere]">
          {line.legal_name} · {i18n._(RESIDENCY_WORDS[line.residency])} · {i18n._(LEGAL_FORM_WORDS[line.legal_form])}
        </p>
        <p>
          {line.code && <>{i18n._(INCOME_CODE_WORDS[line.code])} · </>}
          <Trans>ID ending in {id_hint}</Trans>
        </p>
        <p className="tabular-nums">
          <Trans>
            Account at {bank} ending in {last_digits}
          </Trans>{' '}
          · {reference}
        </p>
        {line.outdated && (
          <p className="text-bad">
            <Trans>The payment data has changed since this draft was calculated.</Trans>
          </p>
        )}
        {run.state === 'paid' && <Mailed statement={line.statement} />}
      </div>
      <div>
        <Amounts line={line} />
        <div className="mt-3">
          <FileButton path={`/api/admin/payout/statement/${line.line_id}`} name={`${reference}.pdf`}>
            <Trans>Statement (PDF)</Trans>
          </FileButton>
        </div>
      </div>
    </li>
  );
}

function Amounts({ line: { gross, withholding, premium, net, currency, rules } }: { line: PayoutLineView }) {
  const { money, rule } = usePayoutFormat();
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
      <dt>
        <Trans context="payout">Gross</Trans>
      </dt>
      <dd className="text-end">{money(gross, currency)}</dd>
      <dt>
        <Trans>Tax withheld</Trans>
        <span className="block text-ink-soft text-small">{rule(rules.withholding)}</span>
      </dt>
      <dd className="text-end">{money(-withholding || 0, currency)}</dd>
      <dt>
        <Trans>Supplementary premium</Trans>
        <span className="block text-ink-soft text-small">{rule(rules.premium)}</span>
      </dt>
      <dd className="text-end">{money(-premium || 0, currency)}</dd>
      <dt className="border-hairline border-t pt-1 font-medium">
        <Trans>To transfer</Trans>
      </dt>
      <dd className="-ms-4 border-hairline border-t ps-4 pt-1 text-end font-medium">{money(net, currency)}</dd>
    </dl>
  );
}

function Mailed({ statement }: Pick<PayoutLineView, 'statement'>) {
  return (
    <p>
      {statement === 'sent' ? (
        <Trans>The statement has been sent by e-mail.</Trans>
      ) : statement === 'due' ? (
        <Trans>We will e-mail the statement within a minute.</Trans>
      ) : (
        <Trans>There is no e-mail address for the statement. Send it yourself.</Trans>
      )}
    </p>
  );
}
