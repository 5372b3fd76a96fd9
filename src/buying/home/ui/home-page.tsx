import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { isSeen, later } from '#kit/later.tsx';
import type { Home } from '../home.contract.ts';
import type { HomePart } from '../home-choice.rules.ts';
import { HomeRoom } from './home-room.tsx';
import { SectionHead } from './section-head.tsx';

const EmptyShop = later(async () => (await import('./empty-shop.tsx')).EmptyShop);
// The server renders these parts; the browser hydrates them when the visitor scrolls near: one file for all of them.
const story = async () => {
  await isSeen('#story');
  return import('./home-story.tsx');
};
const HomeEvening = later(async () => (await story()).HomeEvening);
const HomeArticles = later(async () => (await story()).HomeArticles);
const HomeWorkshop = later(async () => (await story()).HomeWorkshop);
const HomeArtists = later(async () => (await story()).HomeArtists);

export function HomePage({ home, hangWorks }: { home: Home; hangWorks: HangWorks }) {
  const { hero, evening, works, articles, artists, arrival } = home;
  const { t } = useLingui();
  const parts: Record<HomePart, () => ReactNode> = {
    evening: () => evening && <HomeEvening evening={evening} />,
    // In its own boundary: the first screen hydrates before the parts below.
    works: () => (
      <Suspense>
        {works.length > 0 && (
          <section aria-label={t`New on the wall`} className="page mt-20 md:mt-28">
            <SectionHead title={t`New on the wall`} to="/shop" link={t`See all works`} />
            {hangWorks({ items: works })}
          </section>
        )}
      </Suspense>
    ),
    articles: () => hero && <HomeArticles articles={articles} by={home.articles_by} />,
    workshop: () => hero && <HomeWorkshop frame={hero.frame} arrival={arrival} />,
    artists: () => hero && artists.length > 0 && <HomeArtists artists={artists} />,
  };
  return (
    <>
      {hero ? <HomeRoom hero={hero} /> : <EmptyShop />}
      <div id="story" className="empty:hidden">
        {home.parts.map((part) => (
          <Fragment key={part}>{parts[part]()}</Fragment>
        ))}
      </div>
    </>
  );
}

// @chunk routes
