import type { DemoArtist } from '../artist.ts';
import { paintDawnIslands } from './morishige-kaito/dawn-islands.ts';
import { paintMoonPath } from './morishige-kaito/moon-path.ts';
import { paintRain } from './morishige-kaito/rain.ts';
import { paintSnow } from './morishige-kaito/snow.ts';
import { paintSwell } from './morishige-kaito/swell.ts';
import { paintWhirlpool } from './morishige-kaito/whirlpool.ts';
import { intro, story, works } from './morishige-kaito.texts.ts';

/** Woodblock seas: bokashi, carved line, the grain of the plank, colours a hair out of register. */
export const artist: DemoArtist = {
  slug: 'morishige-kaito',
  name: { en: 'Kaito Morishige', 'zh-Hant': '森重海斗', 'zh-Hans': '森重海斗' },
  born: 1968,
  place: { en: 'Onomichi, Hiroshima, Japan', 'zh-Hant': '日本廣島尾道', 'zh-Hans': '日本广岛尾道' },
  kind: 'artist',
  categories: ['sea'],
  intro,
  story,
  works: [
    {
      slug: 'a-swell-off-shiraishi',
      width: 2700,
      height: 1950,
      seed: 1968,
      year: 2012,
      category: 'sea',
      subjects: ['wave', 'boat', 'sea', 'island', 'sail'],
      sale: { mode: 'online' },
      paint: paintSwell,
      texts: works.swell,
    },
    {
      slug: 'naruto-turning',
      width: 2400,
      height: 2400,
      seed: 2,
      year: 2019,
      category: 'sea',
      subjects: ['whirlpool', 'sea', 'boat', 'strait'],
      sale: { mode: 'edition', edition_size: 80 },
      paint: paintWhirlpool,
      texts: works.whirlpool,
    },
    {
      slug: 'the-moon-pays-its-fare',
      width: 1800,
      height: 2600,
      seed: 2015,
      year: 2015,
      category: 'sea',
      subjects: ['moon', 'night', 'sea', 'boat', 'lantern'],
      sale: { mode: 'online' },
      paint: paintMoonPath,
      texts: works.moon,
    },
    {
      slug: 'three-sails-before-sunrise',
      width: 3000,
      height: 1300,
      seed: 2022,
      year: 2022,
      category: 'sea',
      subjects: ['island', 'dawn', 'sail', 'sea', 'panorama'],
      sale: { mode: 'online' },
      paint: paintDawnIslands,
      texts: works.dawn,
    },
    {
      slug: 'the-four-oclock-ferry',
      width: 1900,
      height: 2500,
      seed: 2017,
      year: 2017,
      category: 'sea',
      subjects: ['rain', 'harbour', 'umbrella', 'ferry'],
      sale: { mode: 'online' },
      paint: paintRain,
      texts: works.rain,
    },
    {
      slug: 'first-snow-tomonoura',
      width: 2600,
      height: 1950,
      seed: 2024,
      year: 2024,
      category: 'sea',
      subjects: ['snow', 'lighthouse', 'boat', 'harbour', 'night'],
      sale: { mode: 'online' },
      paint: paintSnow,
      texts: works.snow,
    },
  ],
};
