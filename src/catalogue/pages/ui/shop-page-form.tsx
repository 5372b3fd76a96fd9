import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import type { PageReply } from '../page.contract.ts';
import type { ShopPageReply } from '../shop-page.contract.ts';
import { type ShopPageChange, shopPageQuery, useChangeShopPage } from '../shop-page.queries.ts';
import { PageEditor } from './page-editor.tsx';
import { ShopPageActions } from './shop-page-actions.tsx';
import { ShopPagePreview } from './shop-page-preview.tsx';

interface ShopPageFormProps {
  document: ShopPageReply;
  /** How works, artists and drawings are shown; the route knows. */
  parts: (reply: PageReply) => BlockParts;
}

/** A page on which the shop tells of itself: rewritten in all languages, seen as visitors will, published, hidden. */
export function ShopPageForm({ document, parts }: ShopPageFormProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useChangeShopPage(document.page);
  return (
    <PageEditor<ShopPageReply, ShopPageChange>
      document={document}
      label={t`This page`}
      change={mutateAsync}
      reload={() => queryClient.fetchQuery(shopPageQuery(options.context, document.page))}
      actions={(send, seen) => <ShopPageActions document={seen} send={send} busy={isPending} />}
      views={[{ value: 'see', label: t`Preview`, show: () => <ShopPagePreview document={document} parts={parts} /> }]}
      onShow={document.on_show}
    />
  );
}
