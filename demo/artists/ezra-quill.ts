import type { DemoArtist } from '../artist.ts';
import { cornerShop } from './ezra-quill/corner.ts';
import { fiveArches } from './ezra-quill/river.ts';
import { slatesUnderSnow } from './ezra-quill/rooftops.ts';
import { jacobsSteps } from './ezra-quill/stairs.ts';
import { stillUp } from './ezra-quill/tenement.ts';
import { lastTram } from './ezra-quill/tram.ts';
import { texts } from './ezra-quill.texts.ts';

/** Gouache nights with pastel over them: deep blues, and a lit window. */
export const artist: DemoArtist = {
  slug: 'ezra-quill',
  name: { en: 'Ezra Quill', 'zh-Hant': '以斯拉・奎爾', 'zh-Hans': '以斯拉·奎尔' },
  born: 1977,
  place: { en: 'Glasgow, Scotland', 'zh-Hant': '蘇格蘭格拉斯哥', 'zh-Hans': '苏格兰格拉斯哥' },
  kind: 'artist',
  categories: ['city'],
  intro: texts.intro,
  story: texts.story,
  works: [
    {
      slug: 'the-last-tram',
      width: 2800,
      height: 1900,
      seed: 11,
      year: 2016,
      category: 'city',
      subjects: ['night', 'tram', 'street', 'rain', 'reflection'],
      sale: { mode: 'online' },
      paint: lastTram,
      texts: texts.works.lastTram,
    },
    {
      slug: 'open-till-late',
      width: 2400,
      height: 2400,
      seed: 12,
      year: 2019,
      category: 'city',
      subjects: ['night', 'shop', 'rain', 'umbrella', 'reflection'],
      sale: { mode: 'online' },
      paint: cornerShop,
      texts: texts.works.openTillLate,
    },
    {
      slug: 'still-up',
      width: 1900,
      height: 2700,
      seed: 13,
      year: 2021,
      category: 'city',
      subjects: ['night', 'windows', 'house', 'rain'],
      sale: { mode: 'edition', edition_size: 60 },
      paint: stillUp,
      texts: texts.works.stillUp,
    },
    {
      slug: 'slates-under-snow',
      width: 2700,
      height: 1900,
      seed: 14,
      year: 2018,
      category: 'city',
      subjects: ['night', 'rooftops', 'snow', 'moon', 'winter'],
      sale: { mode: 'online' },
      paint: slatesUnderSnow,
      texts: texts.works.slatesUnderSnow,
    },
    {
      slug: 'cat-on-the-steps',
      width: 1900,
      height: 2700,
      seed: 15,
      year: 2014,
      category: 'city',
      subjects: ['night', 'stairs', 'cat', 'lamp'],
      sale: { mode: 'online' },
      paint: jacobsSteps,
      texts: texts.works.catOnTheSteps,
    },
    {
      slug: 'five-arches-high-water',
      width: 3000,
      height: 1300,
      seed: 16,
      year: 2023,
      category: 'city',
      subjects: ['night', 'bridge', 'river', 'bus', 'reflection'],
      sale: { mode: 'online' },
      paint: fiveArches,
      texts: texts.works.fiveArches,
    },
  ],
};
