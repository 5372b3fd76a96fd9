import { type WallWish, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import type { Asker } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import { langOf } from '#shared/locale.ts';
import type { PaperName } from './paper.rules.ts';

/** The kit of a wall, in the page's language. */
export function fetchWallKit(asker: Asker, wish: WallWish, paper: PaperName): Promise<Blob> {
  const { room, works = '' } = writeWallSearch(wish);
  const query = new URLSearchParams({ ...(room && { room }), works, paper, lang: langOf(asker.locale) });
  return fetchFile(asker, `/api/wall/kit?${query}`);
}
