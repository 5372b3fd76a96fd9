import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { useOpenAccount } from '../refund-pay.queries.ts';

interface RefundAccountViewProps {
  code: string;
  given: NonNullable<OrderDetail['refund_account']['given']>;
  /** Finance only; the server checks it too, and logs each opening. */
  mayOpen: boolean;
}

/** The account by its last digits; in full on demand. */
export function RefundAccountView({ code, given, mayOpen }: RefundAccountViewProps) {
  const { t } = useLingui();
  const { data, isPending, mutate } = useOpenAccount(code);
  const { bank, last_digits } = given;
  if (data) {
    const { bank_code, bank_name, branch_code, account_number, holder } = data;
    const facts: [string, string][] = [
      [t`Bank`, [bank_code, branch_code, bank_name].filter(Boolean).join(' ')],
      [t`Account number`, account_number],
      [t`Account holder`, holder],
    ];
    return (
      <dl className="mt-3 max-w-md text-small">
        {facts.map(([name, text]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-3 border-hairline border-b">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="flex min-w-0 items-center gap-2 tabular-nums [overflow-wrap:anywhere]">
              {text}
              <CopyButton text={text} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <span className="tabular-nums">
        <Trans>
          Account: bank {bank}, ending in {last_digits}
        </Trans>
      </span>
      {mayOpen && (
        <Button busy={isPending} onClick={() => mutate()}>
          <Trans>Show the account (logged)</Trans>
        </Button>
      )}
    </p>
  );
}
