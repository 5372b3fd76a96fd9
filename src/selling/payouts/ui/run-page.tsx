import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FileButton } from '#kit/file-button.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { LineSums, RunView } from '../payout.contract.ts';
import { runQuery } from '../payout.queries.ts';
import { RUN_STATE_WORDS } from '../payout.words.ts';
import { RulesNote } from './rules-note.tsx';
import { RunLine } from './run-line.tsx';
import { RunSteps } from './run-steps.tsx';
import { usePayoutFormat } from './use-payout-format.ts';

/** A payout run: who gets what and why, its next step, and the files for the bank. */
export function RunPage({ id }: { id: string }) {
  const { options } = useRouter();
  const query = useQuery(runQuery(options.context, id));
  return (
    <DeskPage title={<Trans>Payout run {id}</Trans>}>
      <p className="mb-5">
        <Link to="/admin/payout" className="text-link">
          <Trans>Payouts</Trans>
        </Link>
      </p>
      <Loaded
        query={query}
        missing={<EmptyState title={<Trans>There is no such run</Trans>}>{null}</EmptyState>}
        skeleton={['h-24', 'h-64']}
      >
        {(run) => <Run run={run} id={id} />}
      </Loaded>
    </DeskPage>
  );
}

function Run({ run, id }: { run: RunView; id: string }) {
  const { t, i18n } = useLingui();
  const facts = useRef<HTMLElement>(null);
  const seen = useRef(run.version);
  const state = i18n._(RUN_STATE_WORDS[run.state]);
  // After a step its button is gone: the focus goes to what has changed, instead of the top of the page.
  useEffect(() => {
    if (seen.current !== run.version && document.activeElement === document.body) facts.current?.focus();
    seen.current = run.version;
  }, [run.version]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section ref={facts} tabIndex={-1} aria-label={t`State: ${state}`}>
        <Facts run={run} />
      </section>
      <RunSteps key={run.version} run={run} id={id} />
      {(run.state === 'approved' || run.state === 'paid') && <Files run={run} />}
      {run.lines.length > 0 && (
        <section aria-label={t`Payouts of this run`}>
          <div className="flex flex-wrap gap-5">
            {run.sums.map((sums) => (
              <Sums key={sums.currency} sums={sums} />
            ))}
          </div>
          <ul className="mt-5 border-hairline border-t">
            {run.lines.map((line) => (
              <RunLine key={line.line_id} line={line} run={run} />
            ))}
          </ul>
        </section>
      )}
      <RulesNote day={run.pay_on} />
    </div>
  );
}

function Facts({ run }: { run: RunView }) {
  const { i18n } = useLingui();
  const { day } = usePayoutFormat();
  const clock = useShopClock();
  const until = day(run.until);
  const planned = day(run.pay_on);
  const by = (at: string | null, who: string) => at && `${clock(at)}${who ? ` · ${who}` : ''}`;
  const facts: [string, ReactNode, string | null][] = [
    ['state', <Trans key="s">State</Trans>, i18n._(RUN_STATE_WORDS[run.state])],
    ['until', <Trans key="u">Shares that were due on</Trans>, until],
    ['pay', run.state === 'paid' ? <Trans key="p">Paid on</Trans> : <Trans key="p">Planned payment on</Trans>, planned],
    ['made', <Trans key="m">Calculated</Trans>, by(run.created_at, run.created_by)],
    [
      'approved',
      <Trans key="a" context="payout run">
        Approved
      </Trans>,
      by(run.approved_at, run.approved_by),
    ],
    ['paid', <Trans key="r">Payment recorded</Trans>, by(run.paid_at, run.paid_by)],
    ['reference', <Trans key="b">Bank’s reference</Trans>, run.reference || null],
  ];
  return (
    <dl className="grid max-w-2xl grid-cols-[minmax(0,12rem)_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([key, name, value]) =>
        value ? (
          <div key={key} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Sums({ sums: { currency, count, gross, withholding, premium, net } }: { sums: LineSums }) {
  const { money } = usePayoutFormat();
  return (
    <dl className="grid min-w-72 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border border-hairline p-5 tabular-nums sm:max-w-md">
      <dt>
        <Trans>Payouts</Trans>
      </dt>
      <dd className="text-end">{count}</dd>
      <dt>
        <Trans context="payout">Gross</Trans>
      </dt>
      <dd className="text-end">{money(gross, currency)}</dd>
      <dt>
        <Trans>Tax withheld</Trans>
      </dt>
      <dd className="text-end">{money(-withholding || 0, currency)}</dd>
      <dt>
        <Trans>Supplementary premium</Trans>
      </dt>
      <dd className="text-end">{money(-premium || 0, currency)}</dd>
      <dt className="mt-2 border-ink border-t pt-2">
        <Trans>To transfer</Trans>
      </dt>
      <dd className="-ms-4 mt-2 border-ink border-t ps-4 pt-2 text-end font-display text-title leading-tight">
        {money(net, currency)}
      </dd>
    </dl>
  );
}

function Files({ run: { run_id, lines } }: { run: RunView }) {
  const has = (kind: 'taiwan' | 'abroad') => lines.some(({ account_kind }) => account_kind === kind);
  const path = `/api/admin/payout/run/${run_id}/file`;
  return (
    <div className="flex flex-wrap gap-3">
      {has('taiwan') && (
        <FileButton path={`${path}?kind=taiwan`} name={`payout-${run_id}-taiwan.csv`}>
          <Trans>File for the bank: accounts in Taiwan (CSV)</Trans>
        </FileButton>
      )}
      {has('abroad') && (
        <FileButton path={`${path}?kind=abroad`} name={`payout-${run_id}-abroad.csv`}>
          <Trans>File for the bank: accounts abroad (CSV)</Trans>
        </FileButton>
      )}
    </div>
  );
}
