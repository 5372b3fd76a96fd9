/** The parts of the front page below the first screen, in their default order. */
export const HOME_PARTS = ['evening', 'works', 'articles', 'workshop', 'artists'] as const;
export type HomePart = (typeof HOME_PARTS)[number];

export const MOST_CHOSEN = { hero: 5, evening: 3, articles: 3, artists: 6 } as const;

/** The editors' choice. The shop fills an empty list automatically. */
export interface HomeChoice {
  /** Works for the first screen, best first: the page shows the first published one. */
  hero: number[];
  /** Three works over the sofa, from left to right. */
  evening: number[];
  articles: number[];
  artists: number[];
  /** The visible parts, in their order. */
  parts: HomePart[];
}

/** The front page without the editors' choice. */
export const SHOPS_CHOICE: HomeChoice = {
  hero: [],
  evening: [],
  articles: [],
  artists: [],
  parts: [...HOME_PARTS],
};
