import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { CaseDecision } from '#buying/orders/refund-case.rules.ts';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { RefundCaseView } from '../payment-staff.contract.ts';
import type { useDecideCase } from '../payment-staff.queries.ts';
import { CASE_DECISION_EFFECTS, CASE_DECISION_NAMES, CASE_WORDS, REFUND_STAGE_WORDS } from '../refund-case.words.ts';
import { usePaymentFormat } from './use-payment-format.ts';

interface RefundCaseProps {
  found: RefundCaseView;
  mayAct: boolean;
  deciding: ReturnType<typeof useDecideCase>;
  /** The decision has removed the case from the page. */
  onGone: () => void;
}

/** A refund at the provider beside our refunds of the same payment, and the possible decisions. */
export function RefundCase({ found, mayAct, deciding, onGone }: RefundCaseProps) {
  const { i18n } = useLingui();
  const { money } = usePaymentFormat();
  const { kind, provider_refund_id, amount, currency, ours, paid, decisions } = found;
  const [open, setOpen] = useState<CaseDecision>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const there = money(amount, currency);
  const total = money(paid, currency);
  return (
    <li className="py-4">
      <p className="prose-text text-bad">{i18n._(CASE_WORDS[kind])}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div>
          <dt className="text-caption text-ink-soft">
            <Trans>At the provider</Trans>
          </dt>
          <dd className="tabular-nums [overflow-wrap:anywhere]">
            {there} · {provider_refund_id}
          </dd>
        </div>
        <div>
          <dt className="text-caption text-ink-soft">
            <Trans>In our books, of {total} paid</Trans>
          </dt>
          {ours.length === 0 && (
            <dd>
              <Trans>No refund</Trans>
            </dd>
          )}
          {ours.map(({ refund_id, amount: own, stage }) => (
            <dd key={refund_id} className="tabular-nums">
              {money(own, currency)} · {i18n._(REFUND_STAGE_WORDS[stage])}
            </dd>
          ))}
        </div>
      </dl>
      {mayAct && (
        <div className="mt-3 flex flex-wrap gap-3">
          {decisions.map((decision) => (
            <Button
              key={decision}
              aria-expanded={open === decision}
              {...(open === decision && { ref: opener })}
              onClick={() => setOpen(open === decision ? undefined : decision)}
            >
              {i18n._(CASE_DECISION_NAMES[decision])}
            </Button>
          ))}
        </div>
      )}
      {mayAct && open && (
        <CaseForm key={open} found={found} deciding={deciding} decision={open} onGone={onGone} onClose={close} />
      )}
    </li>
  );
}

interface CaseFormProps extends Omit<RefundCaseProps, 'mayAct'> {
  decision: CaseDecision;
  onClose: () => void;
}

function CaseForm({ found, deciding, decision, onGone, onClose }: CaseFormProps) {
  const { t, i18n } = useLingui();
  const { money } = usePaymentFormat();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { mutateAsync, isPending, error, variables } = deciding;
  const isRefused = error !== null && variables?.case_id === found.case_id && variables.form.decision === decision;
  const owed = found.ours.filter(({ stage }) => stage === 'owed');
  const [chosen, setChosen] = useState(owed[0]?.refund_id);
  const isImpossible = decision === 'same' && chosen === undefined;
  const refund = decision === 'same' && chosen !== undefined ? { refund_id: chosen } : {};
  const decide = () =>
    mutateAsync({ case_id: found.case_id, form: { decision, ...refund } }).then(onGone, () => undefined);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-4 grid gap-4 border-accent border-s-2 bg-wall-deep px-4 py-4 outline-none"
    >
      <h3 id={id} className="text-lead">
        {i18n._(CASE_DECISION_NAMES[decision])}
      </h3>
      <p className="prose-text">{i18n._(CASE_DECISION_EFFECTS[decision])}</p>
      {decision === 'same' && owed.length > 0 && (
        <SelectField
          label={t`Our refund`}
          value={String(chosen)}
          options={owed.map(({ refund_id, amount }) => ({
            value: String(refund_id),
            label: money(amount, found.currency),
          }))}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      )}
      {isImpossible && (
        <p className="prose-text">
          <Trans>This order has no matching refund due. Record it as a separate refund.</Trans>
        </p>
      )}
      <FormRefusal
        message={
          isRefused
            ? t`This could not be decided. Another refund may be in progress: reload the page and try again.`
            : undefined
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={isPending} disabled={isImpossible} onClick={() => void decide()}>
          {i18n._(CASE_DECISION_NAMES[decision])}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
