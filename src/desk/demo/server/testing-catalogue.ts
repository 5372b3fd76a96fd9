import type { DemoArtist, Text } from '../../../../demo/artist.ts';
import type { Easel } from '../../../../demo/brush.ts';
import type { DemoCatalogue } from '../../../../demo/catalogue.ts';

const text = (en: string): Text => ({ en, 'zh-Hant': `${en}（繁）`, 'zh-Hans': `${en}（简）` });

type Work = DemoArtist['works'][number];

function work(slug: string, colour: string, change: Partial<Work> = {}): Work {
  return {
    slug,
    width: 900,
    height: 600,
    seed: 1,
    year: 2012,
    category: 'abstract',
    subjects: ['colour'],
    sale: { mode: 'online' },
    texts: {
      title: text(slug),
      alt: text('a field of colour'),
      inspiration: text('paint'),
      material: text('paper'),
      certification: text('signed'),
      maintenance: text('dust'),
    },
    paint: ({ g, width, height }: Easel) => {
      g.fillStyle = colour;
      g.fillRect(0, 0, width, height);
    },
    ...change,
  };
}

function artist(slug: string, works: readonly Work[]): DemoArtist {
  return {
    slug,
    name: text(slug),
    born: 1970,
    place: text('Taipei'),
    kind: 'artist',
    categories: ['abstract'],
    intro: text('paints'),
    story: text('has painted'),
    works,
  };
}

/** Two artists small enough to paint in a test; the worker loads this instead of the real catalogue. */
export const catalogue: DemoCatalogue = {
  categories: [{ code: 'abstract', name: text('Abstract') }],
  artists: [
    artist('ada-red', [
      work('red-field', '#c02020'),
      work('red-column', '#c02020', { width: 600, height: 900, sale: { mode: 'edition', edition_size: 12 } }),
      work('red-room', '#a01010', { sale: { mode: 'exhibition', where: text('Tainan') } }),
    ]),
    artist('ben-blue', [work('blue-field', '#0047ab'), work('blue-draft', '#87ceeb', { offline: 'submitted' })]),
  ],
  front: ['blue-field', 'red-room', 'red-column'],
};
