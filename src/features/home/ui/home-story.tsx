import { useLingui } from '@lingui/react/macro';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import type { Home } from '../home.contract.ts';
import { EveningRoom } from './evening-room.tsx';
import { HomeArticle } from './home-article.tsx';
import { MonthArtist } from './month-artist.tsx';
import { SectionHead } from './section-head.tsx';
import { WorkshopFacts } from './workshop-facts.tsx';

interface HomeStoryProps extends Pick<Home, 'article' | 'artists' | 'arrival'> {
  frame: DrawnFrame & { name: string };
}

/** Between the first room and the new works. In this file, so that the browser fetches one for all that is further down. */
export function HomeEvening({ evening }: { evening: NonNullable<Home['evening']> }) {
  return <EveningRoom evening={evening} />;
}

/** The lower half of the front page: an article, how the works are made, this month's artists. */
export function HomeStory({ article, artists, arrival, frame }: HomeStoryProps) {
  const { t } = useLingui();
  return (
    <>
      {article && <HomeArticle article={article} />}
      <WorkshopFacts frame={frame} arrival={arrival} />
      {artists.length > 0 && (
        <section aria-label={t`This month’s artists`} className="page my-20 md:my-28">
          <SectionHead title={t`This month’s artists`} to="/artist" link={t`Meet all artists`} />
          <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
            {artists.map((artist) => (
              <MonthArtist key={artist.artist_id} artist={artist} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
