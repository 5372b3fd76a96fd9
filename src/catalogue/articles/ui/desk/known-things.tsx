import { createContext, use, useState } from 'react';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { Named } from '#kit/desk/named-picker.tsx';
import type { DeskArticleReply } from '../../article-desk.contract.ts';

interface Things {
  works: ReadonlyMap<number, Named>;
  artists: ReadonlyMap<number, Named>;
  pictures: ReadonlyMap<string, Picture>;
}

interface Known extends Things {
  /** Remembers chosen or uploaded things, so that they have a name and a picture before saving. */
  learn: (thing: { work?: Named; artist?: Named; picture?: Picture }) => void;
}

const none: Known = { works: new Map(), artists: new Map(), pictures: new Map(), learn: () => undefined };

export const KnownThings = createContext<Known>(none);

/** The names for the ids in an article's blocks. */
export const useKnown = () => use(KnownThings);

/** Starts with the API's reply and adds what the editor chooses. */
export function useKnownThings(reply: DeskArticleReply | undefined): Known {
  const [learned, setLearned] = useState<Things>(none);
  const works = (reply?.works ?? []).map(
    ({ item_id, title, artist }) => [item_id, { id: item_id, title, subtitle: artist.name }] as const,
  );
  const artists = (reply?.artists ?? []).map(
    ({ artist_id, name }) => [artist_id, { id: artist_id, title: name }] as const,
  );
  const pictures = (reply?.pictures ?? []).map((picture) => [picture.hash, picture] as const);
  return {
    works: new Map([...works, ...learned.works]),
    artists: new Map([...artists, ...learned.artists]),
    pictures: new Map([...pictures, ...learned.pictures]),
    learn: ({ work, artist, picture }) =>
      setLearned((before) => ({
        works: work ? new Map([...before.works, [work.id, work]]) : before.works,
        artists: artist ? new Map([...before.artists, [artist.id, artist]]) : before.artists,
        pictures: picture ? new Map([...before.pictures, [picture.hash, picture]]) : before.pictures,
      })),
  };
}
