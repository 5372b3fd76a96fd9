import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { Today } from '../admin.contract.ts';
import { shopKindQuery, todayQuery } from '../admin.queries.ts';
import { OpenShop } from './open-shop.tsx';
import { SalesDays } from './sales-days.tsx';
import { SetupList } from './setup-list.tsx';
import { ShopHealth } from './shop-health.tsx';
import { TestWarning } from './test-warning.tsx';
import { WaitingList } from './waiting-list.tsx';

export function TodayPage() {
  const { options } = useRouter();
  const query = useQuery(todayQuery(options.context));
  return (
    <DeskPage title={<Trans>Today</Trans>}>
      <Loaded query={query} skeleton={['h-40', 'h-56']}>
        {(data) => <Parts today={data} />}
      </Loaded>
    </DeskPage>
  );
}

function Parts({ today }: { today: Today }) {
  const { options } = useRouter();
  const { setup, placed, sales, misses, health } = today;
  const { data: shop } = useQuery(shopKindQuery(options.context));
  // Once the shop is open, orders are more urgent than what is left to prepare.
  const isOpen = shop?.closed === false;
  const preparation = setup && (
    <div>
      <SetupList setup={setup} />
      <OpenShop setup={setup} />
    </div>
  );
  return (
    <div className="grid gap-12">
      <TestWarning />
      {!isOpen && preparation}
      {/* Separate columns: the task list is long and must not push the other column down. */}
      <div className="grid gap-12 xl:grid-cols-2 xl:items-start">
        <div className="grid gap-12">
          <WaitingList waiting={today.waiting} />
          {health && <ShopHealth health={health} />}
        </div>
        <div className="grid gap-12">
          {placed && <Placed placed={placed} />}
          {sales && <SalesDays days={sales} />}
          {misses && <Misses misses={misses} />}
        </div>
      </div>
      {isOpen && preparation}
    </div>
  );
}

function Placed({ placed }: { placed: NonNullable<Today['placed']> }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section aria-label={t`Orders placed today`}>
      <h2 className="text-title">
        <Trans>Orders placed today</Trans>
      </h2>
      {placed.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          <Trans>None so far.</Trans>
        </p>
      ) : (
        <dl className="mt-3 grid gap-2">
          {placed.map(({ currency, count, total }) => (
            <div key={currency} className="flex items-baseline justify-between border-hairline border-b py-2">
              <dt className="tabular-nums">
                <Plural value={count} one="# order" other="# orders" />
              </dt>
              <dd className="font-display text-title tabular-nums">{formatMoney(total, currency, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Misses({ misses }: { misses: NonNullable<Today['misses']> }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Searches without results`}>
      <h2 className="text-title">
        <Trans>Searches without results</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>Last 30 days, most frequent first</Trans>
      </p>
      {misses.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          <Trans>Every search found something.</Trans>
        </p>
      ) : (
        <ol className="mt-3 border-hairline border-t">
          {misses.map(({ keyword, lang, times }) => (
            <li key={`${lang} ${keyword}`} className="flex justify-between gap-4 border-hairline border-b py-2">
              <span lang={lang} className="min-w-0 [overflow-wrap:anywhere]">
                {keyword}
              </span>
              <span className="text-ink-soft tabular-nums">{times} ×</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
