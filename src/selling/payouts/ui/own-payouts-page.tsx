import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Loaded } from '#kit/loaded.tsx';
import { type OwnPayouts, ownPayeeForm } from '../payee.contract.ts';
import { ownPayoutsQuery, useSaveOwnPayee } from '../payee.queries.ts';
import { Missing } from './owed-row.tsx';
import { PayeeForm } from './payee-form.tsx';
import { Balances, PayoutList } from './payout-list.tsx';

/** A seller’s payouts with their statements, what is open, and the data by which they are paid. */
export function OwnPayoutsPage() {
  const { options } = useRouter();
  const query = useQuery(ownPayoutsQuery(options.context));
  return (
    <>
      <h1 className="text-display">
        <Trans>Payouts</Trans>
      </h1>
      <div className="mt-6">
        <Loaded query={query} skeleton={['h-32', 'h-64']}>
          {({ list }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
              {list.map((own) => (
                <Own key={own.payee} own={own} hasTitle={list.length > 1} />
              ))}
            </div>
          )}
        </Loaded>
      </div>
    </>
  );
}

function Own({
  own: { payee, shown_name, data, balances, payouts },
  hasTitle,
}: {
  own: OwnPayouts[number];
  hasTitle: boolean;
}) {
  const { mutateAsync } = useSaveOwnPayee(payee);
  // Staff choose the income code, so it is nothing a seller could add.
  const missing = data.missing.filter((fact) => fact !== 'income_code');
  const isNew = data.version === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section>
        {hasTitle && <h2 className="text-title">{shown_name}</h2>}
        {missing.length > 0 && <Missing facts={missing} isNew={isNew} isBlocked />}
        <Balances balances={balances} />
      </section>
      <section>
        <h2 className="text-title">
          <Trans>Your payouts</Trans>
        </h2>
        <PayoutList payouts={payouts} isStaff={false} />
      </section>
      <section>
        <h2 className="mb-4 text-title">
          <Trans>Your payment data</Trans>
        </h2>
        <PayeeForm key={data.version} data={data} schema={ownPayeeForm} save={mutateAsync} />
      </section>
    </div>
  );
}
