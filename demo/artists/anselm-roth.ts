import type { DemoArtist } from '../artist.ts';
import { paintHarbour } from './anselm-roth/harbour.ts';
import { paintOrchard } from './anselm-roth/orchard.ts';
import { paintPark } from './anselm-roth/park.ts';
import { paintRiver } from './anselm-roth/river.ts';
import { paintSnow } from './anselm-roth/snow.ts';
import { paintStubble } from './anselm-roth/stubble.ts';
import { HARBOUR_EDITION, intro, story, texts } from './anselm-roth.texts.ts';

export const artist: DemoArtist = {
  slug: 'anselm-roth',
  name: { en: 'Anselm Roth', 'zh-Hant': '安瑟姆・羅特', 'zh-Hans': '安瑟姆·罗特' },
  born: 1962,
  place: { en: 'Dresden, Germany', 'zh-Hant': '德國德勒斯登', 'zh-Hans': '德国德累斯顿' },
  kind: 'artist',
  categories: ['landscape', 'city'],
  intro,
  story,
  works: [
    {
      slug: 'elbe-meadows-six-in-the-morning',
      width: 3000,
      height: 1400,
      seed: 3,
      year: 2014,
      category: 'landscape',
      subjects: ['river', 'morning', 'tree', 'boat', 'reflection'],
      sale: { mode: 'online' },
      paint: paintRiver,
      texts: texts.river,
    },
    {
      slug: 'cherry-orchard-second-week-of-april',
      width: 2100,
      height: 2800,
      seed: 3,
      year: 2017,
      category: 'landscape',
      subjects: ['orchard', 'blossom', 'tree', 'spring', 'path'],
      sale: { mode: 'online' },
      paint: paintOrchard,
      texts: texts.orchard,
    },
    {
      slug: 'harbour-twenty-minutes-after-sunset',
      width: 2900,
      height: 2100,
      seed: 3,
      year: 2019,
      category: 'landscape',
      subjects: ['harbour', 'dusk', 'boat', 'lamp', 'reflection', 'water'],
      sale: { mode: 'edition', edition_size: HARBOUR_EDITION },
      paint: paintHarbour,
      texts: texts.harbour,
    },
    {
      slug: 'sunday-grosser-garten',
      width: 2400,
      height: 2400,
      seed: 3,
      year: 2021,
      category: 'landscape',
      subjects: ['park', 'people', 'tree', 'shadow', 'summer'],
      sale: { mode: 'online' },
      paint: paintPark,
      texts: texts.park,
    },
    {
      slug: 'snow-in-the-neustadt',
      width: 2100,
      height: 2900,
      seed: 3,
      year: 2022,
      category: 'city',
      subjects: ['snow', 'street', 'lamp', 'winter', 'church'],
      sale: { mode: 'online' },
      paint: paintSnow,
      texts: texts.snow,
    },
    {
      slug: 'stubble-five-in-the-afternoon',
      width: 2800,
      height: 1900,
      seed: 3,
      year: 2024,
      category: 'landscape',
      subjects: ['field', 'harvest', 'shadow', 'village', 'summer'],
      sale: { mode: 'online' },
      paint: paintStubble,
      texts: texts.stubble,
    },
  ],
};
