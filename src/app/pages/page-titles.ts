import { msg } from '@lingui/core/macro';
import { laterPageTitles } from './later-page-titles.ts';
import type { PageTitle } from './page-title.ts';

/** The titles of pages without data of their own. This file has those that most people open first. */
export const pageTitles = {
  home: {
    title: msg`Framed art reproductions`,
    description: msg`Works of art, printed and framed to order in the size and frame you choose.`,
  },
  shop: {
    title: msg`Shop`,
    description: msg`Every work in its own proportions: choose a size and a frame, and see it on your wall.`,
  },
  work: {
    title: msg`Work`,
    description: msg`One work up close: its sizes and frames, its story, and how to care for it.`,
  },
  artists: {
    title: msg`Artists`,
    description: msg`The artists whose works we frame, and the galleries that represent them.`,
  },
  artist: {
    title: msg`Artist`,
    description: msg`One artist: the story, the works, and what has been written about them.`,
  },
  search: {
    title: msg`Search`,
    description: msg`Find works, artists and articles in English or Chinese, by title, subject or colour.`,
  },
  notFound: { title: msg`Page not found`, description: msg`This page does not exist.` },
  ...laterPageTitles,
} satisfies Record<string, PageTitle>;

export type PageName = keyof typeof pageTitles;
