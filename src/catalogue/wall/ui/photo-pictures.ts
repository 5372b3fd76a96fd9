import { useEffect, useState } from 'react';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import type { PhotoWork } from './photo-state.ts';

/** Enough for the largest work on a large photo. */
const WIDTH_PX = 1600;

type Pictures = ReadonlyMap<number, HTMLImageElement>;

/** By item, as they load. */
export function usePictures(works: readonly PhotoWork[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const wanted = works.map(({ item }) => `${item.item_id}=${addressOf(item.picture) ?? ''}`).join(' ');
  useEffect(() => {
    let left = false;
    for (const pair of new Set(wanted.split(' '))) {
      const at = pair.indexOf('=');
      const address = pair.slice(at + 1);
      if (!address) continue;
      const image = new Image();
      image.src = address;
      const show = () => !left && setPictures((current) => new Map(current).set(Number(pair.slice(0, at)), image));
      // If a picture fails to load, its ground colour stays in the frame.
      image.decode().then(show, () => undefined);
    }
    return () => {
      left = true;
    };
  }, [wanted]);
  return pictures;
}

function addressOf(picture: PhotoWork['item']['picture']): string | undefined {
  if (!picture) return undefined;
  const width = picture.widths.find((known) => known >= WIDTH_PX) ?? picture.widths.at(-1) ?? picture.width;
  return pictureUrl(picture.hash, width, 'webp');
}
