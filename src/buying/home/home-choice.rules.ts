/** The parts of the front page below the first room, in the order in which the shop shows them by itself. */
export const HOME_PARTS = ['evening', 'works', 'articles', 'workshop', 'artists'] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** How many of each the front page has room for. */
export const MOST_CHOSEN = { hero: 5, evening: 3, articles: 3, artists: 6 } as const;

/** What editors chose for the front page. An empty list leaves the choice to the shop. */
export interface HomeChoice {
  /** Works for the first room, best first: the first that is on show hangs, the others stand in for it. */
  hero: number[];
  /** Three works over the sofa, from left to right. */
  evening: number[];
  articles: number[];
  artists: number[];
  /** The parts that are shown, in their order. */
  parts: HomePart[];
}

/** The front page as the shop chooses it by itself. */
export const SHOPS_CHOICE: HomeChoice = {
  hero: [],
  evening: [],
  articles: [],
  artists: [],
  parts: [...HOME_PARTS],
};
