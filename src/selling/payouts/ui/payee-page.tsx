import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { PAYEE_FACT_WORDS } from '#people/mail/payee-facts.rules.ts';
import { listOf } from '#shared/list-of.ts';
import { localeOfI18n } from '#shared/locale.ts';
import { type PayeeReply, payeeForm } from '../payee.contract.ts';
import { payeeQuery, useOpenPayee, useSavePayee } from '../payee.queries.ts';
import { Missing } from './owed-row.tsx';
import { PayeeForm } from './payee-form.tsx';
import { Balances, PayoutList } from './payout-list.tsx';
import { StaffFields } from './staff-fields.tsx';

/** An artist or gallery as finance pays them. */
export function PayeePage({ payee }: { payee: string }) {
  const { options } = useRouter();
  const query = useQuery(payeeQuery(options.context, payee));
  return (
    <DeskPage title={query.data?.shown_name ?? <Trans>Payee</Trans>}>
      <p className="mb-5">
        <Link to="/admin/payout" className="text-link">
          <Trans>Payouts</Trans>
        </Link>
      </p>
      <Loaded
        query={query}
        missing={<EmptyState title={<Trans>There is no such payee</Trans>}>{null}</EmptyState>}
        skeleton={['h-32', 'h-64']}
      >
        {(data) => <Payee data={data} />}
      </Loaded>
    </DeskPage>
  );
}

function Payee({ data }: { data: Omit<PayeeReply, 'code'> }) {
  const { payee, balances, payouts, has_account, email, data: facts } = data;
  const { mutateAsync } = useSavePayee(payee);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section>
        {facts.missing.length > 0 && (
          <Missing
            facts={facts.missing}
            isNew={facts.version === 0}
            isBlocked={balances.some(({ outcome }) => outcome === 'incomplete')}
          />
        )}
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {email || <Trans>There is no e-mail address for the statement.</Trans>}
        </p>
        <Balances balances={balances} />
      </section>
      <section>
        <h2 className="mb-4 text-title">
          <Trans>Payment data</Trans>
        </h2>
        <PayeeForm key={facts.version} data={facts} schema={payeeForm} save={mutateAsync}>
          <StaffFields hasAccount={has_account} />
        </PayeeForm>
        {(facts.version > 0 || payouts.some(({ state }) => state === 'paid')) && <Numbers payee={payee} />}
      </section>
      <section>
        <h2 className="text-title">
          <Trans>Payouts</Trans>
        </h2>
        <PayoutList payouts={payouts} isStaff />
      </section>
      <Changes changes={data.changes} />
    </div>
  );
}

/** Opening them is logged. */
function Numbers({ payee }: { payee: string }) {
  const { t } = useLingui();
  const { mutate, data, isPending } = useOpenPayee(payee);
  if (!data)
    return (
      <div className="mt-5">
        <Button busy={isPending} onClick={() => mutate()}>
          <Trans>Show the numbers in full (logged)</Trans>
        </Button>
      </div>
    );
  const { id_number, address, account } = data;
  const rows = [
    [t`ID number`, id_number],
    [t`Registered address`, address],
    [t`Account holder`, account?.holder ?? ''],
    [t`Bank`, account ? `${account.bank_code} ${account.bank_name}` : ''],
    [t`Branch code`, account?.branch_code ?? ''],
    [t`Account number`, account?.account_number ?? ''],
  ].filter(([, value]) => value);
  return (
    <dl className="mt-5 grid max-w-2xl grid-cols-[minmax(0,10rem)_minmax(0,1fr)] gap-x-6 gap-y-1.5 border border-hairline p-5">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ changes }: Pick<PayeeReply, 'changes'>) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  if (changes.length === 0) return null;
  return (
    <section>
      <h2 className="text-title">
        <Trans>Changes of the payment data</Trans>
      </h2>
      <ul className="mt-3 grid gap-1 text-small">
        {changes.map(({ at, by, what }) => (
          <li key={at}>
            {clock(at)} · {by === 'seller' ? <Trans>by the payee</Trans> : <Trans>by staff</Trans>} ·{' '}
            {listOf(
              what.map((fact) => i18n._(PAYEE_FACT_WORDS[fact])),
              localeOfI18n(i18n),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
