import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WallQuoteLater } from '#buying/checkout/ui/wall-quote-later.tsx';
import { SavedWalls } from '#buying/saved-walls/ui/saved-walls.tsx';
import type { Line } from '#catalogue/cart/cart.rules.ts';
import { AddToCartButton } from '#catalogue/cart/ui/add-to-cart-button.tsx';
import { WallKit } from '#catalogue/hanging-kit/ui/wall-kit.tsx';
import { ChooseTogether } from '#catalogue/shared-lists/ui/choose-together.tsx';
import { AddAllButton } from '#catalogue/wall/ui/add-all-button.tsx';
import { WallPage } from '#catalogue/wall/ui/wall-page.tsx';
import type { WallSearch, WallWish } from '#ground/wall-address/wall-address.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { pageHead } from '../pages/page-head.ts';

const title = msg`On the wall`;
const description = msg`See works in their frames at their true size, in a room like yours or on a photo of your own wall.`;

export const Route = createFileRoute('/wall')({
  // Read by the page: every visitor loads this file.
  validateSearch: (search: WallSearch) => search,
  // Only which works: moving one loads nothing.
  loaderDeps: ({ search: { works = '' } }) => ({ ids: works.match(/(?<![^;_])\d+/g) ?? [] }),
  loader: async ({ context, deps }) => {
    const { loadWall } = await import('#catalogue/wall/wall.queries.ts');
    return loadWall(context, deps.ids);
  },
  head: (page) => {
    const { i18n } = page.match.context;
    return pageHead(page, { title: i18n._(title), description: i18n._(description) });
  },
  component: Wall,
});

const actions = {
  cart: (line: Line) => <AddToCartButton line={line} />,
  cartAll: (lines: readonly Line[]) => <AddAllButton lines={lines} />,
  quote: (lines: readonly Line[]) => <WallQuoteLater lines={lines} />,
  kit: (wish: WallWish) => <WallKit wish={wish} />,
  saved: (wish: WallWish | undefined) => <SavedWalls wish={wish} />,
  together: ({ works }: WallWish) => <ChooseTogether works={works} />,
};

function Wall() {
  const { works, suggested } = Route.useLoaderData();
  return (
    <MemberQueries>
      <WallPage search={Route.useSearch()} loaded={works} suggested={suggested} actions={actions} />
    </MemberQueries>
  );
}
