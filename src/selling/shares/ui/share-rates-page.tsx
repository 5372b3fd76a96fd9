import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { ShareRateView } from '../share.contract.ts';
import { FULL_BP } from '../share.rules.ts';
import { shareRatesQuery } from '../share-rate.queries.ts';
import { ShareRateForm } from './share-rate-form.tsx';

/** The share of artists and galleries in the price before tax, and the form by which finance changes it. */
export function ShareRatesPage() {
  const { options } = useRouter();
  const query = useQuery(shareRatesQuery(options.context));
  return (
    <DeskPage title={<Trans>Share rates</Trans>}>
      <Loaded query={query} skeleton={['h-64']}>
        {(data) => (
          <div className="grid max-w-5xl gap-12 lg:grid-cols-2">
            <ShareRateForm today={data.today} ownKind={data.own_kind} />
            <Rates today={data.today} list={data.list} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

function Rates({ today, list }: { today: string; list: readonly ShareRateView[] }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const kinds = { artist: t`Artists`, gallery: t`Galleries` };
  // The list has the latest day first.
  const isNow = ({ rate_id, kind }: ShareRateView) =>
    list.find((one) => one.kind === kind && one.since <= today)?.rate_id === rate_id;
  return (
    <section aria-label={t`Rates`}>
      <h2 className="text-title">
        <Trans>Rates</Trans>
      </h2>
      <ul className="mt-3 border-hairline border-t">
        {list.map((rate) => {
          const since = i18n.date(new Date(rate.since), { dateStyle: 'medium', timeZone: 'UTC' });
          return (
            <li key={rate.rate_id} className="grid grid-cols-[1fr_5rem_auto] gap-4 border-hairline border-b py-3">
              <span>
                {kinds[rate.kind]}
                <span className="block text-caption text-ink-soft">
                  {isNow(rate) ? (
                    <Trans>Now</Trans>
                  ) : rate.since > today ? (
                    <Trans>Upcoming</Trans>
                  ) : (
                    <Trans>Ended</Trans>
                  )}
                </span>
              </span>
              <span className="text-end tabular-nums">{percent.format(rate.rate_bp / FULL_BP)}</span>
              <span className="text-ink-soft tabular-nums">
                <Trans>from {since}</Trans>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
