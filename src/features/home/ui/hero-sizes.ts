/** How wide the first room's work is shown: on the page, and in the preload of the page's head. */
export const HERO_SIZES = '(max-width: 64rem) 80vw, 46rem';
