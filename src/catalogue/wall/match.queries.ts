import { HARMONIES, type Harmony, readColours, writeMatch } from '#catalogue/works/harmony.rules.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { loadShop } from '#catalogue/works/works.queries.ts';
import type { Asker } from '#kit/client/api-client.ts';

/** The works of one harmony: how many there are, and the first of them. */
export interface MatchedWorks {
  harmony: Harmony;
  match: string;
  total: number;
  list: WorkSummary[];
}

const SHOWN = 4;

/** The works that go with the colours of an address, by harmony. */
export async function loadMatches(asker: Asker, given: string): Promise<MatchedWorks[]> {
  const colours = readColours(given);
  if (colours.length === 0) return [];
  return Promise.all(
    HARMONIES.map(async (harmony) => {
      const match = writeMatch({ harmony, colours });
      const { total, list } = await loadShop(asker, { match });
      return { harmony, match, total, list: list.slice(0, SHOWN) };
    }),
  );
}
