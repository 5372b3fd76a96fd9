import { Link } from '@tanstack/react-router';
import { Picture } from '#kit/pictures/picture.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { Home } from '../home.contract.ts';

export function MonthArtist({ artist }: { artist: Home['artists'][number] }) {
  const langOf = useForeignLang();
  const [sample] = artist.samples;
  return (
    <li className="group relative">
      <div className="aspect-[4/3] bg-wall-deep p-[7%]">
        <div className="@container-size grid size-full place-items-center">
          {sample?.picture && (
            <div
              className="shadow-[0_1px_2px_var(--shadow),0_10px_24px_-10px_var(--shadow)]"
              style={{ aspectRatio: sample.aspect, width: `min(100cqw, calc(100cqh * ${sample.aspect}))` }}
            >
              <Picture picture={sample.picture} alt="" sizes="(max-width: 48rem) 84vw, 26rem" />
            </div>
          )}
        </div>
      </div>
      <h3 lang={langOf(artist.name)} className="mt-4 text-[1.375rem]">
        <Link
          to="/artist/$id"
          params={{ id: artist.slug }}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {artist.name}
        </Link>
      </h3>
      <p lang={langOf(artist.place)} className="text-ink-soft text-small">
        {artist.place}
      </p>
      <p lang={langOf(artist.intro)} className="prose-text mt-2 text-small">
        {artist.intro}
      </p>
    </li>
  );
}
