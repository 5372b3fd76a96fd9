import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ItemReply } from '../catalog.contract.ts';

/** What is special about how a work is sold: an edition, an exhibition store, or not at all at the moment. */
export function SaleNote({ item }: { item: ItemReply['item'] }) {
  if (item.status === 'offline') {
    return (
      <Note>
        <Trans>This work is not on sale at the moment.</Trans>
      </Note>
    );
  }
  if (item.sale_mode === 'exhibition') {
    return (
      <Note>
        <Trans>
          Sold only in limited exhibition stores: {item.exhibition_where}. Please{' '}
          <Link to="/contact" className="text-link">
            contact customer service
          </Link>
          .
        </Trans>
      </Note>
    );
  }
  if (!item.edition) return null;
  const { size, left } = item.edition;
  return (
    <Note>
      {left > 0 ? (
        <Trans>
          Numbered edition of {size}, {left} left.
        </Trans>
      ) : (
        <Trans>The edition of {size} is sold out.</Trans>
      )}
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-4 border-accent border-l-2 ps-4 text-small">{children}</p>;
}
