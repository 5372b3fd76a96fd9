import type { CSSProperties } from 'react';
import type { Picture as PictureData } from '#ground/pictures/picture.contract.ts';
import { classNames } from '../class-names.ts';
import { pictureImage } from './picture-image.ts';

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** How wide it is shown, as in HTML: `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** The picture this page is about: fetched before everything else. */
  priority?: boolean;
  className?: string;
}

/** A picture in its own proportions: its place is kept and a blurred preview shown until it is there, with scripts or without. */
export function Picture({ picture, alt, sizes, priority, className }: PictureProps) {
  const image = pictureImage(picture);
  const preview: CSSProperties = {
    background: `${picture.ground} url("${image.placeholder}") center / 100% 100% no-repeat`,
  };
  return (
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        // Another picture is another element: the preview taken off the last one must be there for the next.
        key={picture.hash}
        ref={dropPreviewIfLoaded}
        className={classNames('block h-auto w-full', className)}
        src={image.src}
        srcSet={image.srcSet}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={preview}
        onLoad={(event) => dropPreview(event.currentTarget)}
      />
    </picture>
  );
}

/** A cached picture may have loaded before the page came alive, and then no event follows. */
function dropPreviewIfLoaded(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) dropPreview(image);
}

/** Taken from the element itself rather than by rendering again: a list shows dozens of pictures. */
function dropPreview(image: HTMLImageElement): void {
  image.style.background = 'none';
}
