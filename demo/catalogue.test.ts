import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Text } from './artist.ts';
import { catalogue } from './catalogue.ts';
import { stores } from './stores.ts';

const { artists, categories, front } = catalogue;
const works = artists.flatMap((artist) => artist.works);

/** Every text a visitor may read, with a name to find it by. */
function textsOf(): [string, Text][] {
  return [
    ...categories.map(({ code, name }): [string, Text] => [code, name]),
    ...artists.flatMap(({ slug, name, place, intro, story }): [string, Text][] => [
      [`${slug} name`, name],
      [`${slug} place`, place],
      [`${slug} intro`, intro],
      [`${slug} story`, story],
    ]),
    ...works.flatMap(({ slug, texts, sale }): [string, Text][] => [
      ...Object.entries(texts).map(([field, text]): [string, Text] => [`${slug} ${field}`, text]),
      ...(sale.mode === 'exhibition' ? [[`${slug} where`, sale.where] as [string, Text]] : []),
    ]),
  ];
}

describe('the demo catalogue', () => {
  test('has twelve artists and at least 72 works, each with a name of its own', () => {
    expect(artists.length).toBeGreaterThanOrEqual(12);
    expect(works.length).toBeGreaterThanOrEqual(72);
    expect(new Set(works.map(({ slug }) => slug)).size).toBe(works.length);
    expect(new Set(works.map(({ texts }) => texts.title.en)).size).toBe(works.length);
    expect(works.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  test('calls the place of a work of exhibition stores as the store there does', () => {
    const exhibited = works.flatMap(({ slug, sale }) =>
      sale.mode === 'exhibition' ? [{ slug, where: sale.where }] : [],
    );

    expect(exhibited).toHaveLength(4);
    for (const { slug, where } of exhibited) {
      expect([slug, stores.filter((store) => store.works.includes(slug)).map(({ name }) => name)]).toEqual([
        slug,
        [where],
      ]);
    }
  });

  test('says everything in three languages', () => {
    for (const [name, text] of textsOf()) {
      expect([name, text.en.trim().length > 0]).toEqual([name, true]);
      for (const lang of ['zh-Hant', 'zh-Hans'] as const) {
        expect([name, lang, /\p{Script=Han}|^\P{L}*$/u.test(text[lang])]).toEqual([name, lang, true]);
      }
    }
  });

  test('never tells two inspirations with the same words', () => {
    const inspirations = works.flatMap(({ texts }) => Object.values(texts.inspiration));
    expect(new Set(inspirations).size).toBe(inspirations.length);
  });

  test('is painted large enough to look closely, in every proportion and every category', () => {
    expect(works.filter(({ width, height }) => Math.max(width, height) < 2400)).toEqual([]);
    const aspects = works.map(({ width, height }) => width / height);
    expect(aspects.some((aspect) => aspect >= 2)).toBe(true);
    expect(aspects.some((aspect) => aspect > 1.1 && aspect < 2)).toBe(true);
    expect(aspects.some((aspect) => aspect === 1)).toBe(true);
    expect(aspects.some((aspect) => aspect < 0.9)).toBe(true);
    expect(new Set(works.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(categories.map(({ code }) => code).toSorted()).toEqual([...CATEGORIES].toSorted());
  });

  test('shows every way of selling', () => {
    expect(new Set(works.map(({ sale }) => sale.mode))).toEqual(new Set(['online', 'edition', 'exhibition']));
    expect(works.some(({ offline }) => offline !== undefined)).toBe(true);
  });

  test('opens with works that are on sale', () => {
    for (const slug of front) {
      const work = works.find((known) => known.slug === slug);
      expect([slug, work?.offline, work?.sale.mode]).toEqual([
        slug,
        undefined,
        expect.stringMatching(/online|edition/),
      ]);
    }
  });
});
