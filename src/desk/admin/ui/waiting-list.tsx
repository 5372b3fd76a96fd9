import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { Today } from '../admin.contract.ts';
import { WAITING_WORDS } from '../admin.words.ts';
import { PLACES } from '../staff-menu.rules.ts';
import { isOrderQueue } from '../today.rules.ts';

export function WaitingList({ waiting }: { waiting: Today['waiting'] }) {
  const { t } = useLingui();
  const open = waiting.filter(({ count }) => count > 0);
  return (
    <section aria-label={t`To do`}>
      <h2 className="text-title">
        <Trans>To do</Trans>
      </h2>
      {open.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          <Trans>Nothing to do right now.</Trans>
        </p>
      ) : (
        <ul className="mt-3 border-hairline border-t">
          {open.map((one) => (
            <Line key={one.what} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ one: { what, count, due, late } }: { one: Today['waiting'][number] }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const until = due && clock(due);
  const name = i18n._(WAITING_WORDS[what]);
  const style = 'after:absolute after:inset-0 hover:text-accent';
  return (
    <li className="relative flex items-baseline justify-between gap-4 border-hairline border-b py-3 transition-colors duration-quick hover:bg-wall-deep">
      <span className="min-w-0">
        {isOrderQueue(what) ? (
          <Link to="/admin/order" search={{ queue: what }} className={style}>
            {name}
          </Link>
        ) : (
          <Link to={PLACES[what]} className={style}>
            {name}
          </Link>
        )}
        {until && (
          <span className={late > 0 ? 'block text-bad text-small' : 'block text-ink-soft text-small'}>
            {late > 0 ? <Trans>Overdue since {until}</Trans> : <Trans>Due {until}</Trans>}
          </span>
        )}
      </span>
      <span className="font-display text-title tabular-nums">{count}</span>
    </li>
  );
}
