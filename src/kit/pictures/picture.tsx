import type { Picture as PictureData } from '#ground/pictures/picture.contract.ts';
import { classNames } from '../class-names.ts';
import { pictureImage } from './picture-image.ts';
import { keepPreview, previewBackground, settle } from './preview.ts';

export type PicturePriority = 'lead' | 'early';

/** With `low` the browser requests it early, but after what makes the page work. */
const FETCHING = { lead: 'high', early: 'low' } as const;

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** Its shown width, as in HTML: `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** `lead` is the page's main picture, fetched first; `early` comes after the scripts. */
  priority?: PicturePriority | undefined;
  className?: string;
}

/** A picture in its own proportions: its space is reserved and a blurred preview shown until it has loaded, with or without scripts. */
export function Picture({ picture, alt, sizes, priority, className }: PictureProps) {
  const image = pictureImage(picture);
  return (
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        // A new picture needs a new element: the preview removed from the last one must be there for the next.
        key={picture.hash}
        ref={(element) => keepPreview(element, picture)}
        className={classNames('block h-auto w-full', className)}
        src={image.src}
        srcSet={image.srcSet}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? FETCHING[priority] : 'auto'}
        decoding="async"
        style={{ background: previewBackground(picture) }}
        // The server's contains the preview.
        suppressHydrationWarning
        onLoad={(event) => settle(event.currentTarget)}
      />
    </picture>
  );
}

// @chunk works
