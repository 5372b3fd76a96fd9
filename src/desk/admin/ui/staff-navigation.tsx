import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type Person, verdict } from '#shared/rights.ts';
import { STAFF_SECTIONS } from '../staff-sections.rules.ts';

const LINE =
  'flex min-h-11 items-center border-transparent text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink lg:min-h-9 lg:border-s-2 lg:ps-3';

/** Where somebody of the staff may go: a column on a desk, folded away on a phone. */
export function StaffNavigation({ person }: { person: Person }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Back office`} className="border-hairline border-b pb-2 lg:border-b-0 lg:pb-0">
      <details className="group lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between">
          {t`Back office`}
          <span aria-hidden="true" className="transition-transform duration-quick group-open:rotate-180">
            ⌄
          </span>
        </summary>
        <Sections person={person} />
      </details>
      <div className="hidden lg:sticky lg:top-6 lg:block">
        <Sections person={person} />
      </div>
    </nav>
  );
}

function Sections({ person }: { person: Person }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-1">
      {STAFF_SECTIONS.map(({ title, pages }) => {
        const open = pages.filter(({ access }) => verdict(access, person) === 'allowed');
        if (open.length === 0) return null;
        return (
          <li key={title.id}>
            <p className="text-caption text-ink-soft">{i18n._(title)}</p>
            <ul>
              {open.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to} activeOptions={{ exact: to === '/admin' }} className={LINE}>
                    {i18n._(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
