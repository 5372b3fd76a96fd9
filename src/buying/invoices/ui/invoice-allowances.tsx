import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionPanel } from '#kit/action-panel.tsx';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import type { AllowanceView, InvoiceDetail } from '../invoice.contract.ts';
import { INVOICE_PROBLEM_WORDS } from '../invoice.words.ts';
import { ALLOWANCE_WORDS } from '../invoice-desk.words.ts';
import { EnterAllowanceForm } from './enter-number-form.tsx';
import type { SendStep } from './step-props.ts';
import { useInvoiceFormat } from './use-invoice-format.ts';

/** The allowances of the refunds, each with what staff have to do. */
export function InvoiceAllowances({ invoice, send }: { invoice: InvoiceDetail; send: SendStep }) {
  const { allowances, actions } = invoice;
  if (allowances.length === 0) return null;
  return (
    <Section title={<Trans>Allowances</Trans>}>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {allowances.map((allowance) => (
          <Allowance
            key={allowance.allowance_id}
            allowance={allowance}
            mayEnter={actions.includes('enter') && allowance.lacks_number}
            send={send}
          />
        ))}
      </ul>
    </Section>
  );
}

function Allowance(props: { allowance: AllowanceView; mayEnter: boolean; send: SendStep }) {
  const { allowance, mayEnter, send } = props;
  const { i18n } = useLingui();
  const { money, day } = useInvoiceFormat();
  const [open, setOpen] = useState(false);
  const { allowance_id, number, state, total, tax, refunded_at, problem, problem_code, problem_words } = allowance;
  const at = day(refunded_at);
  const taxed = money(tax, 'NTD');
  const own = [problem_code, problem_words].filter(Boolean).join(' ');
  return (
    <li className="py-4">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="tabular-nums">
          {number ?? <Trans>No number yet</Trans>}{' '}
          <span className="text-ink-soft text-small">{i18n._(ALLOWANCE_WORDS[state])}</span>
        </p>
        <p className="font-medium tabular-nums">{money(total, 'NTD')}</p>
      </div>
      <p className="text-ink-soft text-small">
        <Trans>
          Refunded on {at}; tax {taxed}
        </Trans>
      </p>
      {problem && <p className="prose-text text-bad text-small">{i18n._(INVOICE_PROBLEM_WORDS[problem])}</p>}
      {own && <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{own}</p>}
      {mayEnter && (
        <div className="mt-3">
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            <Trans>Enter the number</Trans>
          </Button>
        </div>
      )}
      {open && (
        <ActionPanel title={<Trans>Number of the allowance</Trans>}>
          <EnterAllowanceForm allowance_id={allowance_id} send={send} onClose={() => setOpen(false)} />
        </ActionPanel>
      )}
    </li>
  );
}
