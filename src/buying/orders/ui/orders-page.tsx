import { Trans, useLingui } from '@lingui/react/macro';
import { Tabs } from '#kit/tabs.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import type { OrderListKind } from '../order.queries.ts';
import { OrderList } from './order-list.tsx';

interface OrdersPageProps {
  /** The open list, from the URL, so that going back opens it again. */
  kind: OrderListKind;
  onKindChange: (kind: OrderListKind) => void;
}

/** Spec §2 "Orders": the latest ones and the history. */
export function OrdersPage({ kind, onKindChange }: OrdersPageProps) {
  const { t } = useLingui();
  const content = (own: OrderListKind, title: string) => (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      {kind === own && <OrderList kind={own} />}
    </>
  );
  return (
    <>
      <h1 className="text-display">
        <Trans>Orders</Trans>
      </h1>
      <Tabs
        label={t`Orders`}
        className="mt-6"
        value={kind}
        onValueChange={(next) => onKindChange(next === 'history' ? 'history' : 'latest')}
        items={[
          { value: 'latest', label: t`Latest`, content: content('latest', t`Latest`) },
          { value: 'history', label: t`History`, content: content('history', t`History`) },
        ]}
      />
    </>
  );
}
