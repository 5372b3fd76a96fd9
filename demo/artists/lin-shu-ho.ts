import type { DemoArtist } from '../artist.ts';
import { STORE_NAMES } from '../stores.ts';
import { paintBasin } from './lin-shu-ho/basin.ts';
import { paintFirstLight } from './lin-shu-ho/first-light.ts';
import { paintPassInCloud } from './lin-shu-ho/nenggao-pass.ts';
import { paintOneBreath } from './lin-shu-ho/one-breath.ts';
import { paintPines } from './lin-shu-ho/pines.ts';
import { paintSnowNight } from './lin-shu-ho/snow-night.ts';
import { intro, story, works } from './lin-shu-ho.texts.ts';

/** Ink-wash mountains: layered ridges, mist, wet and dry brush, one rare note of vermilion. */
export const artist: DemoArtist = {
  slug: 'lin-shu-ho',
  name: { en: 'Lin Shu-ho', 'zh-Hant': '林澍禾', 'zh-Hans': '林澍禾' },
  born: 1951,
  place: { en: 'Puli, Nantou, Taiwan', 'zh-Hant': '台灣南投埔里', 'zh-Hans': '台湾南投埔里' },
  kind: 'artist',
  categories: ['landscape'],
  intro,
  story,
  works: [
    {
      slug: 'first-light-hehuan',
      width: 2700,
      height: 1800,
      seed: 1951,
      year: 2016,
      category: 'landscape',
      subjects: ['mountain', 'mist', 'sunrise', 'ridge'],
      sale: { mode: 'online' },
      paint: paintFirstLight,
      texts: works.firstLight,
    },
    {
      slug: 'nenggao-pass-in-cloud',
      width: 1300,
      height: 2800,
      seed: 2013,
      year: 2013,
      category: 'landscape',
      subjects: ['mountain', 'waterfall', 'cloud', 'lantern', 'scroll'],
      sale: { mode: 'edition', edition_size: 60 },
      paint: paintPassInCloud,
      texts: works.passInCloud,
    },
    {
      slug: 'the-basin-before-rain',
      width: 3000,
      height: 1250,
      seed: 2021,
      year: 2021,
      category: 'landscape',
      subjects: ['mountain', 'mist', 'village', 'birds', 'panorama'],
      sale: { mode: 'online' },
      paint: paintBasin,
      texts: works.basin,
    },
    {
      slug: 'one-breath',
      width: 2400,
      height: 2400,
      seed: 2025,
      year: 2024,
      category: 'landscape',
      subjects: ['mountain', 'sun', 'gesture', 'ink'],
      sale: { mode: 'online' },
      paint: paintOneBreath,
      texts: works.oneBreath,
    },
    {
      slug: 'snow-holds-the-night',
      width: 2000,
      height: 2500,
      seed: 2018,
      year: 2018,
      category: 'landscape',
      subjects: ['mountain', 'snow', 'night', 'moon', 'forest'],
      sale: { mode: 'online' },
      paint: paintSnowNight,
      texts: works.snowNight,
    },
    {
      slug: 'two-pines-one-valley',
      width: 2000,
      height: 2600,
      seed: 2010,
      year: 2010,
      category: 'landscape',
      subjects: ['pine', 'mountain', 'valley', 'mist'],
      sale: { mode: 'exhibition', where: STORE_NAMES.puli },
      paint: paintPines,
      texts: works.pines,
    },
  ],
};
