import { useLingui } from '@lingui/react/macro';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import type { Home } from '../home.contract.ts';
import { EveningRoom } from './evening-room.tsx';
import { HomeArticle } from './home-article.tsx';
import { MonthArtist } from './month-artist.tsx';
import { SectionHead } from './section-head.tsx';
import { WorkshopFacts } from './workshop-facts.tsx';

/** In this file, so that the browser fetches one file for everything below the first screen. */
export function HomeEvening({ evening }: { evening: NonNullable<Home['evening']> }) {
  return <EveningRoom evening={evening} />;
}

/** The latest article, or the editors' choice. */
export function HomeArticles({ articles, by }: { articles: Home['articles']; by: Home['articles_by'] }) {
  return articles.map((article) => <HomeArticle key={article.id} article={article} by={by} />);
}

export function HomeWorkshop({ frame, arrival }: { frame: DrawnFrame & { name: string }; arrival: Home['arrival'] }) {
  return <WorkshopFacts frame={frame} arrival={arrival} />;
}

export function HomeArtists({ artists }: Pick<Home, 'artists'>) {
  const { t } = useLingui();
  return (
    <section aria-label={t`This month’s artists`} className="page my-20 md:my-28">
      <SectionHead title={t`This month’s artists`} to="/artist" link={t`Meet all artists`} />
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
        {artists.map((artist) => (
          <MonthArtist key={artist.artist_id} artist={artist} />
        ))}
      </ul>
    </section>
  );
}
