import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShopWorkReply } from '../works.contract.ts';

type OpenStore = NonNullable<ShopWorkReply['item']['stores']>[number];

/** An edition, an exhibition store, or not for sale at the moment. */
export function SaleNote({ item }: { item: ShopWorkReply['item'] }) {
  if (item.status === 'offline') {
    return (
      <Note>
        <Trans>This work is not on sale at the moment.</Trans>
      </Note>
    );
  }
  if (item.sale_mode === 'exhibition') {
    return (
      <Note more={item.stores?.map(({ store_id, ...store }) => <Store key={store_id} {...store} />)}>
        {item.exhibition_where ? (
          <Trans>
            Sold only in our exhibition stores: {item.exhibition_where}. Please{' '}
            <Link to="/contact" className="text-link">
              contact customer service
            </Link>
            .
          </Trans>
        ) : (
          <Trans>
            Sold only in our exhibition stores. Please{' '}
            <Link to="/contact" className="text-link">
              contact customer service
            </Link>
            .
          </Trans>
        )}
      </Note>
    );
  }
  if (!item.edition) return null;
  const { size, left } = item.edition;
  return (
    <Note>
      {left > 0 ? (
        <Trans>
          Numbered edition of {size}, {left} left. Ordering it needs a confirmed e-mail address.
        </Trans>
      ) : (
        <Trans>The edition of {size} is sold out. You will find more works by this artist further down.</Trans>
      )}
    </Note>
  );
}

function Note({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <div className="mt-4 grid gap-3 border-accent border-l-2 ps-4 text-small">
      <p>{children}</p>
      {more}
    </div>
  );
}

/** Omits unknown lines; the address links to a map if there is one. */
function Store({ name, address, hours, phone, map_url }: Omit<OpenStore, 'store_id'>) {
  return (
    <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
      <strong className="font-semibold">{name}</strong>
      {'\n'}
      <a href={map_url || undefined} rel="noreferrer" className={map_url && 'text-link'}>
        {address}
      </a>
      {`\n${hours}\n`}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link">
          {phone}
        </a>
      )}
    </address>
  );
}
