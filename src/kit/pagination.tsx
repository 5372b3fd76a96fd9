import { Trans, useLingui } from '@lingui/react/macro';
import type { AriaAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { pageNumbers } from './page-numbers.rules.ts';

/** The props of the owner's link; the owner adds the address: `<Link to="/shop" search={{ page }} {...link} />`. */
export interface PageLinkProps extends AriaAttributes {
  className: string;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

interface PaginationProps {
  page: number;
  pages: number;
  /** Renders the link to a page: a real address, so that it works without JavaScript and opens in a new tab. */
  renderLink: (page: number, link: PageLinkProps) => ReactElement;
  /** Distinguishes two of them on one page. */
  label?: string;
  className?: string;
}

const PLACE = 'inline-flex size-11 items-center justify-center tabular-nums transition-colors duration-quick';
const LINK = classNames(PLACE, 'rounded-soft text-accent hover:bg-wall-deep hover:text-accent-deep');

/** On a phone only the neighbours and "Page 3 of 12"; elsewhere the numbers as well. */
export function Pagination({ page, pages, renderLink, label, className }: PaginationProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label ?? t`Pagination`}
      className={classNames('flex items-center justify-center gap-1', className)}
    >
      <Neighbour direction="prev" page={page - 1} pages={pages} renderLink={renderLink} />
      <p role="status" className="px-3 text-small tabular-nums sm:sr-only">
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, pages).map((place) => (
          <li key={place}>
            {typeof place === 'number' ? (
              renderLink(place, {
                className: place === page ? classNames(PLACE, 'border-ink border-b-2 text-ink') : LINK,
                'aria-label': t`Page ${place}`,
                ...(place === page && { 'aria-current': 'page' as const }),
                children: place,
              })
            ) : (
              <span aria-hidden="true" className={classNames(PLACE, 'text-ink-soft')}>
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <Neighbour direction="next" page={page + 1} pages={pages} renderLink={renderLink} />
    </nav>
  );
}

interface NeighbourProps extends Omit<PaginationProps, 'className' | 'label'> {
  direction: 'prev' | 'next';
}

function Neighbour({ direction, page, pages, renderLink }: NeighbourProps) {
  const { t } = useLingui();
  const icon = <Icon name={direction === 'prev' ? 'chevron-left' : 'chevron-right'} />;
  if (page < 1 || page > pages) {
    return <span className={classNames(PLACE, 'text-hairline-strong')}>{icon}</span>;
  }
  return renderLink(page, {
    className: LINK,
    rel: direction,
    'aria-label': direction === 'prev' ? t`Previous page` : t`Next page`,
    children: icon,
  });
}

// @chunk lists
