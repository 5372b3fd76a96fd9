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
import { type UploadPicture, useUploaded } from './use-uploaded.tsx';

interface ShopPageFormProps {
  document: ShopPageReply;
  /** How to show works, artists and drawings; the route provides it. */
  parts: (reply: PageReply) => BlockParts;
  upload: UploadPicture;
}

export function ShopPageForm({ document, parts, upload }: ShopPageFormProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useChangeShopPage(document.page);
  // The document knows only pictures of a saved page.
  const { onShow, pictureField } = useUploaded([], upload);
  return (
    <PageEditor<ShopPageReply, ShopPageChange>
      document={document}
      label={t`This page`}
      change={mutateAsync}
      reload={() => queryClient.fetchQuery(shopPageQuery(options.context, document.page))}
      actions={(send, seen) => <ShopPageActions document={seen} send={send} busy={isPending} />}
      views={[{ value: 'see', label: t`Preview`, show: () => <ShopPagePreview document={document} parts={parts} /> }]}
      onShow={{ ...document.on_show, ...onShow }}
      pictureField={pictureField}
    />
  );
}
