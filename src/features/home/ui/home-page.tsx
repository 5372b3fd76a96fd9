import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { HangWorks } from '#features/catalog/catalog.contract.ts';
import { isSeen, later } from '#web/kit/later.tsx';
import type { Home } from '../home.contract.ts';
import { HomeRoom } from './home-room.tsx';
import { SectionHead } from './section-head.tsx';

const EmptyShop = later(async () => (await import('./empty-shop.tsx')).EmptyShop);
// Written by the server, alive in the browser once somebody comes near: one file for all of it.
const story = async () => {
  await isSeen('#evening');
  return import('./home-story.tsx');
};
const HomeEvening = later(async () => (await story()).HomeEvening);
const HomeStory = later(async () => (await story()).HomeStory);

/** The first room, then what a visit could go on with: three works over a sofa, what is new, what to read, whom to meet. */
export function HomePage({ home, hangWorks }: { home: Home; hangWorks: HangWorks }) {
  const { hero, evening, works, article, artists, arrival } = home;
  const { t } = useLingui();
  return (
    <>
      {hero ? <HomeRoom hero={hero} /> : <EmptyShop />}
      {evening && <HomeEvening evening={evening} />}
      {/* In boundaries of their own: the first room is alive before what hangs further down. */}
      <Suspense>
        {works.length > 0 && (
          <section aria-label={t`New on the wall`} className="page mt-20 md:mt-28">
            <SectionHead title={t`New on the wall`} to="/shop" link={t`See all works`} />
            {hangWorks({ items: works })}
          </section>
        )}
      </Suspense>
      {hero && <HomeStory article={article} artists={artists} arrival={arrival} frame={hero.frame} />}
    </>
  );
}
