import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { ATTEMPT_STATE_WORDS, codeWords } from '../payment.words.ts';
import { type AttemptState, canBeAsked } from '../payment-states.rules.ts';
import type { Attempt, Decide } from './attempt.ts';
import { AttemptActions } from './attempt-actions.tsx';
import { usePaymentFormat } from './use-payment-format.ts';

export type CopyButton = (props: { text: string; name: string }) => ReactNode;

const LOOKS: Record<AttemptState, string> = {
  new: 'text-ink-soft',
  open: 'text-ink',
  processing: 'text-ink',
  held: 'text-bad',
  paid: 'text-good',
  excess: 'text-bad',
  declined: 'text-ink-soft',
  cancelled: 'text-ink-soft',
  gone: 'text-ink-soft',
};

interface PaymentAttemptProps {
  code: string;
  attempt: Attempt;
  mayAct: boolean;
  decide: Decide;
  copyButton: CopyButton;
}

export function PaymentAttempt({ code, attempt, mayAct, decide, copyButton }: PaymentAttemptProps) {
  const { i18n } = useLingui();
  const { money } = usePaymentFormat();
  const item = useRef<HTMLLIElement>(null);
  const { number, state, reason } = attempt;
  const why = reason ? codeWords(i18n, reason) : '';
  return (
    // An action often removes its own button; the focus then stays at the payment.
    <li ref={item} tabIndex={-1} className="py-4 outline-none">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        <span>
          <Trans>Attempt {number}</Trans> · {i18n._(PAY_TYPES[attempt.paytype].name)}
        </span>
        <span className="tabular-nums">{money(attempt.amount, attempt.currency)}</span>
      </p>
      <p role="status" className={LOOKS[state]}>
        {i18n._(ATTEMPT_STATE_WORDS[state])}
      </p>
      {why && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          <Trans>Reason: {why}</Trans>
        </p>
      )}
      <AttemptFacts attempt={attempt} copyButton={copyButton} />
      {mayAct && canBeAsked(state) && (
        <AttemptActions code={code} attempt={attempt} decide={decide} onGone={() => item.current?.focus()} />
      )}
    </li>
  );
}

function AttemptFacts({ attempt, copyButton: CopyButton }: Pick<PaymentAttemptProps, 'attempt' | 'copyButton'>) {
  const { t } = useLingui();
  const { time } = usePaymentFormat();
  const numbers = [
    { name: t`Our number`, value: attempt.reference },
    { name: t`The provider’s number`, value: attempt.provider_id },
    { name: t`Transaction number`, value: attempt.transaction_id },
  ];
  const times = [
    { name: t`Started`, at: attempt.created_at },
    { name: t`Last change`, at: attempt.changed_at },
  ];
  return (
    <dl className="mt-2 grid gap-y-1.5">
      {numbers.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt className="text-caption text-ink-soft">{name}</dt>
              <dd className="flex min-h-9 items-center justify-between gap-3">
                <span className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{value}</span>
                <CopyButton text={value} name={name} />
              </dd>
            </div>
          ),
      )}
      {times.map(({ name, at }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">
            <time dateTime={at}>{time(at)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
