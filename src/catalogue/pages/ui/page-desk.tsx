import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { legalQuery } from '../legal.queries.ts';
import type { PageReply } from '../page.contract.ts';
import { isLegalPage, isShopPage, type LegalPage, type ShopPage } from '../page.rules.ts';
import { PAGE_WORDS } from '../page.words.ts';
import { shopPageQuery } from '../shop-page.queries.ts';
import { FixedParts } from './fixed-parts.tsx';
import { LegalForm } from './legal-form.tsx';
import { ShopPageForm } from './shop-page-form.tsx';
import type { UploadPicture } from './use-uploaded.tsx';

interface PageDeskProps {
  page: string;
  /** How to show works, artists and drawings; the route provides it. */
  parts: (reply: PageReply) => BlockParts;
  upload: UploadPicture;
}

export function PageDesk({ page, parts, upload }: PageDeskProps) {
  const { i18n } = useLingui();
  if (!isLegalPage(page) && !isShopPage(page)) {
    return <EmptyState heading="h1" title={<Trans>Page not found</Trans>} />;
  }
  return (
    <DeskPage
      title={i18n._(PAGE_WORDS[page])}
      actions={
        <Link to="/admin/page" className="text-link self-center">
          <Trans>All pages</Trans>
        </Link>
      }
    >
      {isLegalPage(page) ? (
        <LegalDocument key={page} page={page} parts={parts} upload={upload} />
      ) : (
        <ShopDocument key={page} page={page} parts={parts} upload={upload} />
      )}
    </DeskPage>
  );
}

const TITLE_AND_FORM = ['h-12', 'h-64'];

function LegalDocument({ page, parts, upload }: PageDeskProps & { page: LegalPage }) {
  const { options } = useRouter();
  return (
    <Loaded query={useQuery(legalQuery(options.context, page))} skeleton={TITLE_AND_FORM}>
      {(document) => <LegalForm document={document} parts={parts} upload={upload} />}
    </Loaded>
  );
}

function ShopDocument({ page, parts, upload }: PageDeskProps & { page: ShopPage }) {
  const { options } = useRouter();
  return (
    <Loaded query={useQuery(shopPageQuery(options.context, page))} skeleton={TITLE_AND_FORM}>
      {(document) => (
        <div className="grid gap-6">
          <FixedParts page={page} />
          <ShopPageForm document={document} parts={parts} upload={upload} />
        </div>
      )}
    </Loaded>
  );
}
