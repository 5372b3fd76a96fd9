import { HARMONIES, type Harmony, writeColours, writeMatch } from '#catalogue/works/harmony.rules.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { loadShop } from '#catalogue/works/works.queries.ts';
import type { Colour } from '#ground/pictures/colours.ts';
import type { Asker } from '#kit/client/api-client.ts';

/** The works of one harmony: how many there are, and the first of them. */
export interface MatchedWorks {
  harmony: Harmony;
  match: string;
  total: number;
  list: WorkSummary[];
}

const SHOWN = 4;

/** The works that go with these colours, by harmony. */
export async function loadMatches(asker: Asker, colours: readonly Colour[]): Promise<MatchedWorks[]> {
  if (writeColours(colours) === '') return [];
  return Promise.all(
    HARMONIES.map(async (harmony) => {
      const match = writeMatch({ harmony, colours });
      const { total, list } = await loadShop(asker, { match });
      return { harmony, match, total, list: list.slice(0, SHOWN) };
    }),
  );
}
