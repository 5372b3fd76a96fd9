import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classNames } from '#kit/class-names.ts';
import type { MenuPage, StaffMenu } from './use-staff-menu.ts';

const LINE =
  'flex min-h-11 grow items-center border-transparent border-s-2 ps-3 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink lg:min-h-9';

interface StaffSectionsProps {
  sections: StaffMenu['sections'];
  className?: string;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The pages that a member of staff may open, in groups. */
export function StaffSections({ sections, className, onFollow }: StaffSectionsProps) {
  return (
    <ul className={classNames('grid gap-y-5', className)}>
      {sections.map(({ title, pages }) => (
        <li key={title}>
          <p className="ps-3.5 text-caption text-ink-soft">{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.to} className="flex items-center gap-2">
                <Link to={page.to} activeOptions={{ exact: page.to === '/admin' }} onClick={onFollow} className={LINE}>
                  {page.name}
                </Link>
                <TaskCount page={page} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Beside the link, so that the link's name does not change with the count. */
function TaskCount({ page: { count } }: { page: MenuPage }) {
  if (count === 0) return null;
  return (
    <span className="min-w-6 text-end text-caption text-ink tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        <Plural value={count} one="# task" other="# tasks" />
      </span>
    </span>
  );
}
