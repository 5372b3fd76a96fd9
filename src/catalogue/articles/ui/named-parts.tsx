import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import type { Picture as PictureData } from '#ground/pictures/picture.contract.ts';
import { BlockDrawing } from '#kit/blocks/block-drawing.tsx';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { Byline } from '#kit/byline.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { ArticleReply } from '../article.contract.ts';

/** A figure with `data-wide` may be wider than the text: the page decides. */
const WIDE_SIZES = '(min-width: 64rem) 64rem, 94vw';
/** An upright picture is as high as allowed within the text’s width. */
const isWide = (aspect: number) => (aspect > 1 ? true : undefined);
const WHOLE = 'max-h-[70svh] object-contain object-left';
/** How wide a whole picture is at its greatest height; a page that centres figures reads it. */
const shownAt = (aspect: number) => ({ '--shown': `${(aspect * 70).toFixed(2)}svh` }) as CSSProperties;

type Named = Pick<ArticleReply, 'works' | 'artists'> & Partial<Pick<ArticleReply, 'pictures'>>;

/** How articles and pages show the works, artists, pictures and drawings they name. */
export function namedParts({ works, artists, pictures }: Named): BlockParts {
  return {
    work: ({ item_id, caption, detail }) => {
      const work = works.find((one) => one.item_id === item_id);
      return work && <WorkFigure work={work} caption={caption} isDetail={detail === true} />;
    },
    artist: ({ artist_id }) => {
      const artist = artists.find((one) => one.artist_id === artist_id);
      return artist && <ArtistLabel artist={artist} />;
    },
    image: ({ hash, alt, caption }) => {
      const picture = pictures?.find((one) => one.hash === hash);
      return picture && <PictureFigure picture={picture} alt={alt} caption={caption} />;
    },
    drawing: (drawing, caption) => <BlockDrawing drawing={drawing} caption={caption} />,
  };
}

function WorkFigure({
  work,
  caption,
  isDetail,
}: {
  work: WorkSummary;
  caption: string | undefined;
  isDetail: boolean;
}) {
  const { item_id, title, artist, year, picture } = work;
  const link = (content: ReactNode) => (
    <Link to="/shop/$id" params={{ id: String(item_id) }} className="underline-offset-4 hover:underline">
      {content}
    </Link>
  );
  return (
    <figure data-wide={isDetail || isWide(work.aspect)} style={isDetail ? undefined : shownAt(work.aspect)}>
      {picture && (
        <div className={isDetail ? 'aspect-[16/9] max-h-[70svh] w-full overflow-hidden' : undefined}>
          <Picture
            picture={picture}
            alt={work.alt}
            sizes={isDetail ? '(min-width: 64rem) 122rem, 188vw' : WIDE_SIZES}
            className={isDetail ? 'h-full! scale-[1.9] object-cover' : WHOLE}
          />
        </div>
      )}
      <figcaption className="mt-3 text-small">
        <p>{link(<span className="font-display">{title}</span>)}</p>
        <Byline artist={artist.name} year={year} />
        {caption && <p className="mt-1 text-ink-soft">{caption}</p>}
      </figcaption>
    </figure>
  );
}

function PictureFigure({ picture, alt, caption }: { picture: PictureData; alt: string; caption: string | undefined }) {
  return (
    <figure data-wide={isWide(picture.width / picture.height)} style={shownAt(picture.width / picture.height)}>
      <Picture picture={picture} alt={alt} sizes={WIDE_SIZES} className={WHOLE} />
      {caption && <figcaption className="mt-3 text-ink-soft text-small">{caption}</figcaption>}
    </figure>
  );
}

function ArtistLabel({ artist }: { artist: ArticleReply['artists'][number] }) {
  return (
    <aside className="relative border-hairline border-y py-5">
      <p className="text-title">
        <Link
          to="/artist/$id"
          params={{ id: artist.slug }}
          className="underline-offset-8 after:absolute after:inset-0 hover:underline"
        >
          {artist.name}
        </Link>
      </p>
      <p className="text-ink-soft text-small">{artist.place}</p>
      <p className="mt-2 text-small">{artist.intro}</p>
    </aside>
  );
}
