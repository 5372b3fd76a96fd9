import type { AriaAttributes, ReactElement, ReactNode } from 'react';

/** The props of the owner's link: `<Link to="/admin/order" search={{ queue }} {...link} />`. */
export interface QueueLinkProps extends AriaAttributes {
  className: string;
  children: ReactNode;
  /** The router's default would not match the second page of a queue. */
  activeOptions: { exact: true; includeSearch: true };
}

interface DeskQueuesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  here: Name;
  nameOf: (name: Name) => string;
  /** How many there are, once known; a text if the count is limited. */
  countOf?: (name: Name) => number | string | undefined;
  renderLink: (name: Name, link: QueueLinkProps) => ReactElement;
}

const LINE =
  'flex min-h-11 items-center gap-x-2 border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink xl:justify-between xl:border-s-2 xl:border-b-0 xl:ps-4';

/** The queues or states of a list, each with its own address; a row on small screens, a column beside the list on large ones. */
export function DeskQueues<Name extends string>(props: DeskQueuesProps<Name>) {
  const { label, names, here, nameOf, countOf, renderLink } = props;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5 xl:grid xl:gap-0">
        {names.map((name) => (
          <li key={name}>
            {renderLink(name, {
              className: LINE,
              'aria-current': name === here ? 'page' : undefined,
              activeOptions: { exact: true, includeSearch: true },
              children: (
                <>
                  {nameOf(name)}
                  {countOf && <span className="text-caption tabular-nums">{countOf(name) ?? ''}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
