import { type Tile, tileUrl } from '../zoom.rules.ts';

export interface LoadedTile {
  tile: Tile;
  image: ImageBitmap;
}

interface TileStore {
  /** Fetches these in order, and aborts requests for tiles that are no longer wanted. */
  want: (tiles: readonly Tile[]) => void;
  cached: () => Iterable<LoadedTile>;
  close: () => void;
}

/** A tile is a megabyte of pixels: enough for a large screen and the way back, no more. */
const MOST_TILES = 96;
const AT_ONCE = 6;

export function openTileStore(hash: string, onArrive: () => void): TileStore {
  const stored = new Map<string, LoadedTile>();
  const underWay = new Map<string, AbortController>();
  let wanted = new Map<string, Tile>();

  const fetchNext = () => {
    for (const [url, tile] of wanted) {
      if (underWay.size >= AT_ONCE) return;
      if (!stored.has(url) && !underWay.has(url)) void bring(url, tile);
    }
  };
  const bring = async (url: string, tile: Tile) => {
    const given = new AbortController();
    underWay.set(url, given);
    try {
      const response = await fetch(url, { signal: given.signal });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      keep(url, { tile, image: await createImageBitmap(await response.blob()) });
    } catch {
      // The coarser picture below stays; the tile is requested again at the next view.
      wanted.delete(url);
    }
    underWay.delete(url);
    fetchNext();
  };
  const keep = (url: string, tile: LoadedTile) => {
    stored.set(url, tile);
    for (const [old, { image }] of stored) {
      if (stored.size <= MOST_TILES) break;
      if (wanted.has(old)) continue;
      image.close();
      stored.delete(old);
    }
    onArrive();
  };
  return {
    want(tiles) {
      wanted = new Map(tiles.map((tile) => [tileUrl(hash, tile), tile]));
      for (const [url, given] of underWay) if (!wanted.has(url)) given.abort();
      for (const url of wanted.keys()) {
        const tile = stored.get(url);
        // Least recently used tiles are removed first.
        if (tile && stored.delete(url)) stored.set(url, tile);
      }
      fetchNext();
    },
    cached: () => stored.values(),
    close() {
      wanted = new Map();
      for (const given of underWay.values()) given.abort();
      for (const { image } of stored.values()) image.close();
      stored.clear();
    },
  };
}
