import type { DemoArtist } from '../artist.ts';
import { STORE_NAMES } from '../stores.ts';
import { paintFern } from './teodora-vlasic/fern.ts';
import { paintFig } from './teodora-vlasic/fig.ts';
import { paintFieldEdge } from './teodora-vlasic/meadow.ts';
import { paintPoppies } from './teodora-vlasic/poppy.ts';
import { paintSunflower } from './teodora-vlasic/sunflower.ts';
import { paintFennel } from './teodora-vlasic/umbel.ts';
import { FERN_EDITION, intro, story, texts } from './teodora-vlasic.texts.ts';

export const artist: DemoArtist = {
  slug: 'teodora-vlasic',
  name: { en: 'Teodora Vlasić', 'zh-Hant': '泰奧朵拉・弗拉希奇', 'zh-Hans': '泰奥朵拉·弗拉希奇' },
  born: 1984,
  place: { en: 'Zadar, Croatia', 'zh-Hant': '克羅埃西亞札達爾', 'zh-Hans': '克罗地亚扎达尔' },
  kind: 'artist',
  categories: ['botanical'],
  intro,
  story,
  works: [
    {
      slug: 'fig-cut-at-noon',
      width: 2100,
      height: 3000,
      seed: 3,
      year: 2016,
      category: 'botanical',
      subjects: ['fig', 'leaf', 'fruit', 'branch', 'summer'],
      sale: { mode: 'online' },
      paint: paintFig,
      texts: texts.fig,
    },
    {
      slug: 'fennel-from-the-coast-road',
      width: 2100,
      height: 3000,
      seed: 3,
      year: 2018,
      category: 'botanical',
      subjects: ['fennel', 'flower', 'herb', 'coast', 'yellow'],
      sale: { mode: 'online' },
      paint: paintFennel,
      texts: texts.fennel,
    },
    {
      slug: 'nine-days-of-a-poppy',
      width: 2800,
      height: 2100,
      seed: 3,
      year: 2021,
      category: 'botanical',
      subjects: ['poppy', 'flower', 'red', 'seed', 'summer'],
      sale: { mode: 'online' },
      paint: paintPoppies,
      texts: texts.poppies,
    },
    {
      slug: 'croziers-velebit',
      width: 2100,
      height: 3000,
      seed: 3,
      year: 2022,
      category: 'botanical',
      subjects: ['fern', 'leaf', 'spiral', 'spring', 'green'],
      sale: { mode: 'edition', edition_size: FERN_EDITION },
      paint: paintFern,
      texts: texts.fern,
    },
    {
      slug: 'after-the-sparrows',
      width: 2500,
      height: 2500,
      seed: 3,
      year: 2023,
      category: 'botanical',
      subjects: ['sunflower', 'flower', 'seed', 'autumn', 'yellow'],
      sale: { mode: 'online' },
      paint: paintSunflower,
      texts: texts.sunflower,
    },
    {
      slug: 'three-metres-of-field-edge',
      width: 3000,
      height: 1400,
      seed: 3,
      year: 2025,
      category: 'botanical',
      subjects: ['meadow', 'poppy', 'cornflower', 'grass', 'field', 'summer'],
      sale: { mode: 'exhibition', where: STORE_NAMES.tainan },
      paint: paintFieldEdge,
      texts: texts.field,
    },
  ],
};
