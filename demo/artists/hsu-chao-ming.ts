import type { DemoArtist } from '../artist.ts';
import { paintChannel } from './hsu-chao-ming/channel.ts';
import { paintSilvergrass } from './hsu-chao-ming/grasses.ts';
import { paintStubble } from './hsu-chao-ming/stubble.ts';
import { paintTerraces } from './hsu-chao-ming/terraces.ts';
import { paintTyphoon } from './hsu-chao-ming/typhoon.ts';
import { paintWind } from './hsu-chao-ming/wind.ts';
import { intro, story, works } from './hsu-chao-ming.texts.ts';

/** Flow-field brushwork in oil: wind over rice, grass and water, in thick bristle strokes. */
export const artist: DemoArtist = {
  slug: 'hsu-chao-ming',
  name: { en: 'Hsu Chao-ming', 'zh-Hant': '許照明', 'zh-Hans': '许照明' },
  born: 1979,
  place: { en: 'Chishang, Taitung, Taiwan', 'zh-Hant': '台灣台東池上', 'zh-Hans': '台湾台东池上' },
  kind: 'artist',
  categories: ['landscape', 'abstract'],
  intro,
  story,
  works: [
    {
      slug: 'wind-crossing-chishang',
      width: 2700,
      height: 1800,
      seed: 1979,
      year: 2020,
      category: 'landscape',
      subjects: ['rice field', 'wind', 'tree', 'road', 'mountain'],
      sale: { mode: 'online' },
      paint: paintWind,
      texts: works.wind,
    },
    {
      slug: 'straw-smoke-november',
      width: 3000,
      height: 1250,
      seed: 2021,
      year: 2021,
      category: 'landscape',
      subjects: ['rice field', 'smoke', 'harvest', 'fire', 'panorama'],
      sale: { mode: 'online' },
      paint: paintStubble,
      texts: works.stubble,
    },
    {
      slug: 'morning-comes-down-the-channel',
      width: 1800,
      height: 2600,
      seed: 2018,
      year: 2018,
      category: 'landscape',
      subjects: ['water', 'rice field', 'mountain', 'morning'],
      sale: { mode: 'online' },
      paint: paintChannel,
      texts: works.channel,
    },
    {
      slug: 'every-terrace-keeps-some',
      width: 2000,
      height: 2500,
      seed: 2023,
      year: 2023,
      category: 'landscape',
      subjects: ['terrace', 'dusk', 'water', 'farmer'],
      sale: { mode: 'edition', edition_size: 45 },
      paint: paintTerraces,
      texts: works.terraces,
    },
    {
      slug: 'the-eye',
      width: 2600,
      height: 1950,
      seed: 2026,
      year: 2026,
      category: 'abstract',
      subjects: ['typhoon', 'wind', 'cloud', 'spiral'],
      sale: { mode: 'online' },
      offline: 'submitted',
      paint: paintTyphoon,
      texts: works.eye,
    },
    {
      slug: 'silvergrass-north-easterly',
      width: 2400,
      height: 2400,
      seed: 2016,
      year: 2016,
      category: 'landscape',
      subjects: ['grass', 'wind', 'autumn', 'dusk'],
      sale: { mode: 'online' },
      paint: paintSilvergrass,
      texts: works.silvergrass,
    },
  ],
};
