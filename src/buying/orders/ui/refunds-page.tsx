import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PAY_VIEWS, type PayView } from '../refund-account.contract.ts';
import { refundsToPayQuery } from '../refund-pay.queries.ts';
import { type RefundSearch, readRefundSearch } from '../refund-search.rules.ts';
import { RefundFile } from './refund-file.tsx';
import { RefundRow } from './refund-row.tsx';

const VIEW_NAMES: Record<PayView, MessageDescriptor> = {
  all: msg`All`,
  ready: msg`Ready to pay`,
  missing: msg`Account missing`,
};

/** Finance's list of refunds by transfer: the account, the amount, and one button to record each. */
export function RefundsPage({ search }: { search: RefundSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const query = useQuery(refundsToPayQuery(options.context, search));
  return (
    <DeskPage
      title={<Trans>Refunds to pay</Trans>}
      actions={<RefundFile />}
      side={
        <DeskQueues
          label={t`Refunds`}
          names={PAY_VIEWS}
          here={search.view ?? 'all'}
          nameOf={(name) => i18n._(VIEW_NAMES[name])}
          renderLink={(view, link) => <Link to="/admin/refund" search={readRefundSearch({ view })} {...link} />}
        />
      }
    >
      <DeskList
        query={query}
        label={t`Refunds to pay`}
        counted={(total) => <Plural value={total} one="# refund" other="# refunds" />}
        empty={
          <EmptyState title={<Trans>No refunds to pay</Trans>}>
            <Trans>
              Providers refund payments by card, LINE Pay and PayPal automatically. Refunds that you pay by bank
              transfer appear here.
            </Trans>
          </EmptyState>
        }
        row={(refund) => <RefundRow key={`${refund.code}-${refund.refund_id}`} refund={refund} />}
        renderLink={(page, link) => (
          <Link to="/admin/refund" search={readRefundSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
  );
}
