import { Trans, useLingui } from '@lingui/react/macro';
import { useShopClock } from '#web/kit/use-shop-clock.ts';
import type { StaffChangeView } from '../admin.contract.ts';
import { SUBJECT_WORDS } from '../admin.words.ts';

/** One change: when, who, of what, and each fact as it was and as it is. Names of facts are the shop's own, as in its data. */
export function ChangeRow({ change }: { change: StaffChangeView }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { at, staff, subject, subject_id, action, before, after } = change;
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-b py-4 md:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="text-small">
        <span className="tabular-nums">{clock(at)}</span>
        <span className="block text-ink-soft">{staff ?? <Trans>Somebody who has left</Trans>}</span>
      </p>
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          {i18n._(SUBJECT_WORDS[subject])} {subject_id} · <code className="text-small">{action}</code>
        </p>
        <dl className="mt-1 grid gap-1 text-small">
          {Object.keys(after).map((name) => (
            <div key={name} className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
              <dt className="text-ink-soft">{name}</dt>
              <dd>
                <del className="text-ink-soft">{textOf(before[name])}</del> → <ins>{textOf(after[name])}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
