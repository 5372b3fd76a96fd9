import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { KINDS, type Kind } from '../search.rules.ts';
import { interpretKeyword } from './question.service.ts';
import { findDocuments, keywordWorkIds } from './search.service.ts';
import { indexDocuments } from './search-write.service.ts';
import { CATALOGUE } from './testing-catalogue.ts';

const test = databaseTest.extend('shop', async ({ db }) => {
  await indexDocuments(db, CATALOGUE);
  return db;
});

async function found(db: Db, keyword: string): Promise<Record<Kind, number[]>> {
  const question = await interpretKeyword(db, keyword);
  const answer: Record<Kind, number[]> = { item: [], artist: [], article: [] };
  for (const kind of KINDS) answer[kind] = (await findDocuments(db, question, kind, { offset: 0, limit: 50 })).ids;
  return answer;
}

async function titles(db: Db, keyword: string): Promise<string[]> {
  const answer = await found(db, keyword);
  return KINDS.flatMap((kind) =>
    answer[kind].map((id) => CATALOGUE.find((one) => one.kind === kind && one.doc_id === id)?.title.en ?? '?'),
  );
}

/** A query, and the exact term that finds the same works. */
const SAME: Record<string, readonly (readonly [typed: string, exact: string])[]> = {
  'Traditional and Simplified Chinese': [
    ['油畫', '油画'],
    ['紅披巾', '红披巾'],
    ['雙松一谷', '双松一谷'],
    ['許照明', '许照明'],
    ['吳佩珊', '吴佩珊'],
    ['華金', '华金'],
    ['薩爾塞多', '萨尔塞多'],
    ['尼呂費爾', '尼吕费尔'],
    ['泰奧朵拉', '泰奥朵拉'],
    ['阿瑪拉', '阿玛拉'],
    ['鬱金香', '郁金香'],
    ['電車', '电车'],
    ['靜物', '静物'],
    ['兩姊妹', '两姐妹'],
    ['版畫', '版画'],
  ],
  'the ways to write 台': [
    ['台灣', '臺灣'],
    ['台湾', '臺灣'],
    ['臺湾', '台灣'],
    ['颱風', '台风'],
    ['台東', '臺東'],
    ['臺南', '台南'],
  ],
  'full width and half width, capitals': [
    ['Ｓｅａ', 'sea'],
    ['ＢＡＴＴＡＬ', 'Battal'],
    ['ｆｅｒｒｙ', 'ferry'],
    ['HARMATTAN', 'Harmattan'],
    ['　油畫　', '油畫'],
  ],
  'accents and letters that few keyboards have': [
    ['joaquin', 'Joaquín'],
    ['nilufer aydin', 'Nilüfer Aydın'],
    ['vlasic', 'Vlasić'],
    ['segou', 'Ségou'],
    ['grosser', 'Großer'],
    ['giclee', 'giclée'],
    ['Uskudar', 'Üsküdar'],
    ['Joaqui\u0301n', 'Joaquín'],
  ],
  'pinyin, spelt out': [
    ['hehuan', '合歡'],
    ['youhua', '油画'],
    ['shuimo', '水墨'],
    ['taiwan', '台灣'],
    ['linshuhe', '林澍禾'],
    ['wupeishan', '吳佩珊'],
    ['amaladiyaluo', '阿瑪拉迪亞洛'],
    ['yujinxiang', '鬱金香'],
    ['taifeng', '颱風'],
    ['hong pi jin', '紅披巾'],
    ['anpingyue', '安平月'],
    ['nilvfeier', '尼呂費爾'],
  ],
  'pinyin initials': [
    ['yh', '油画'],
    ['hhcg', '合歡初光'],
    ['lsh', '林澍禾'],
    ['yjx', '鬱金香'],
    ['ngyl', '能高越嶺'],
    ['hmdf', '哈馬丹風'],
    ['wps', '吳佩珊'],
  ],
  'the beginning of a word': [
    ['mount', 'mountain'],
    ['watercol', 'watercolour'],
    ['persim', 'persimmon'],
    ['quil', 'Quill'],
    ['two sis', 'Two Sisters'],
    ['shanshu', '山水'],
  ],
  'one slip of the fingers': [
    ['mountian', 'mountain'],
    ['moutain', 'mountain'],
    ['mountaain', 'mountain'],
    ['mouttain', 'mountain'],
    ['solhiem', 'Solheim'],
    ['typhon', 'typhoon'],
    ['fenel', 'fennel'],
    ['rebzo', 'rebozo'],
    ['reboso', 'rebozo'],
    ['anslem', 'Anselm'],
    ['ferrry', 'ferry'],
    ['wodblock', 'woodblock'],
    ['teodoro vlasik', 'Teodora Vlasić'],
    ['lihgthuose', 'lighthouse'],
    ['tonmonoura', 'Tomonoura'],
    ['youhau', '油画'],
  ],
  'several words, in any order and script': [
    ['水墨山水', '山水 水墨'],
    ['吳佩珊 moon', 'moon Wu'],
    ['sea 木刻', '木刻 sea'],
    ['mountain水墨', '水墨 mountain'],
    ['the red rebozo', 'rebozo red'],
    ['sisters', 'sister'],
    ['windows', 'window'],
    ["o'clock ferry", 'ferry clock'],
  ],
};

describe('the same works are found for every spelling:', () => {
  for (const [variant, list] of Object.entries(SAME)) {
    test(variant, async ({ shop }) => {
      for (const [typed, exact] of list) {
        const expected = await found(shop, exact);

        expect(Object.values(expected).flat(), `${exact} finds nothing`).not.toEqual([]);
        expect(sorted(await found(shop, typed)), `${typed} should find what ${exact} finds`).toEqual(sorted(expected));
      }
    });
  }

  databaseTest('in at least sixty pairs', () => {
    expect(Object.values(SAME).flat().length).toBeGreaterThanOrEqual(60);
  });
});

function sorted(answer: Record<Kind, number[]>) {
  return KINDS.map((kind) => answer[kind].toSorted((one, other) => one - other));
}

describe('an answer', () => {
  test('lists works with a matching title first, then the most popular', async ({ shop }) => {
    expect(await titles(shop, 'snow')).toEqual(['Snow in the Neustadt', 'First Snow, Tomonoura']);
    expect(await titles(shop, 'noon')).toEqual(['Fig, Cut at Noon', 'Carpenter at Noon']);
    expect(await titles(shop, '月')).toEqual(['Straw Smoke, November', 'Moon over Anping']);
    expect(await titles(shop, 'red')).toEqual(['The Red Rebozo', 'Nine Days of a Poppy', 'One Tulip (Lale)']);
  });

  test('has works, artists and articles', async ({ shop }) => {
    expect(await titles(shop, '台南')).toEqual(['Wu Pei-shan', 'A walk in Anping']);
    expect(await titles(shop, 'woodblock')).toEqual([
      'First Snow, Tomonoura',
      'The Four O’Clock Ferry',
      'A Swell off Shiraishi',
      'How a woodblock is cut',
    ]);
  });

  test('contains only documents with every word of the query', async ({ shop }) => {
    expect(await titles(shop, 'night moon')).toEqual(['Moon over Anping']);
    expect(await titles(shop, 'night tulip')).toEqual([]);
  });

  test('requires neighbouring characters to be neighbours', async ({ shop }) => {
    expect(await titles(shop, '正午的木匠')).toEqual(['Carpenter at Noon']);
    expect(await titles(shop, '合初')).toEqual(['First Light, Hehuan']);
    expect(await titles(shop, '初雪雨')).toEqual([]);
  });

  test('has pages and a total', async ({ shop }) => {
    const question = await interpretKeyword(shop, '油画');
    const page = (offset: number) => findDocuments(shop, question, 'item', { offset, limit: 4 });

    const pages = [await page(0), await page(4), await page(8), await page(12)];

    expect(pages.map(({ ids }) => ids)).toEqual([[26, 25, 22, 21], [20, 19, 9, 8], [7], []]);
    expect(pages.slice(0, 3).map(({ total, more }) => ({ total, more }))).toEqual(
      Array(3).fill({ total: 9, more: false }),
    );
  });

  test("narrows the shop's list to its works", async ({ shop }) => {
    expect(await keywordWorkIds(shop, 'marbling', 100)).toEqual([11, 10]);
    expect(await keywordWorkIds(shop, 'marbling', 1)).toEqual([11]);
    expect(await keywordWorkIds(shop, 'xylophone', 100)).toEqual([]);
    expect(await keywordWorkIds(shop, '  !?  ', 100)).toBeUndefined();
  });
});
