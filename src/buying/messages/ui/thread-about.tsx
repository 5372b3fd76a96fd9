import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ThreadDetail } from '#people/threads/thread.contract.ts';

export function ThreadAbout({ thread }: { thread: Pick<ThreadDetail, 'order_code' | 'item' | 'application_id'> }) {
  const { order_code, item, application_id } = thread;
  if (order_code) {
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>
          About the order{' '}
          <Link to="/account/order/$code" params={{ code: order_code }} className="text-link">
            {order_code}
          </Link>
        </Trans>
      </p>
    );
  }
  if (item?.title) {
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>
          About the work{' '}
          <Link to="/shop/$id" params={{ id: String(item.item_id) }} className="text-link">
            {item.title}
          </Link>
        </Trans>
      </p>
    );
  }
  if (application_id === null) return null;
  return (
    <p className="mt-3">
      <Link to="/account" className="text-link">
        <Trans>See the status of your application</Trans>
      </Link>
    </p>
  );
}
