import type { APIRequestContext } from '@playwright/test';
import { isPreview } from '../src/desk/demo/demo-preview.rules.ts';
import { expect, open, test } from './shop-test.ts';

/** The shop of these tests paints only the works of its front page, so most keep their preview. */
interface Picture {
  hash: string;
  width: number;
  height: number;
  widths: number[];
}
interface Card {
  item_id: number;
  sale_mode: string;
  picture?: Picture;
}

async function ask<Reply>(request: APIRequestContext, path: string): Promise<Reply> {
  return (await (await request.get(path)).json()) as Reply;
}

async function allWorks(request: APIRequestContext): Promise<Card[]> {
  const works: Card[] = [];
  for (const page of [1, 2, 3, 4]) {
    works.push(...(await ask<{ list: Card[] }>(request, `/api/shop?page=${page}`)).list);
  }
  return works;
}

/** Every picture in an answer, at any depth. */
function picturesIn(part: unknown): Picture[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'hash' in part && 'widths' in part ? [part as Picture] : [];
  return [...own, ...Object.values(part).flatMap(picturesIn)];
}

async function expectImages(request: APIRequestContext, addresses: Iterable<string>) {
  for (const address of addresses) {
    const reply = await request.get(address);
    const isImage = reply.headers()['content-type']?.startsWith('image/') && (await reply.body()).length > 100;
    expect([address, reply.status(), isImage]).toEqual([address, 200, true]);
  }
}

test('every work has a picture before it is painted, and every address of a picture answers one', async ({
  request,
}) => {
  const works = await allWorks(request);
  expect(works.length).toBeGreaterThan(60);
  expect(works.filter(({ picture }) => !picture)).toEqual([]);
  expect(works.filter(({ picture }) => picture && isPreview(picture)).length).toBeGreaterThan(30);

  const paths = ['/api/home', '/api/artist', '/api/artist/lin-shu-ho', '/api/article', '/api/search?keyword=sea'];
  const answers = await Promise.all(paths.map((path) => ask<unknown>(request, path)));
  const addresses = new Set<string>();
  for (const { hash, widths } of picturesIn([works, answers])) {
    for (const ending of ['avif', 'webp', 'jpg']) addresses.add(`/pictures/${hash}/${widths.at(-1)}.${ending}`);
  }
  await expectImages(request, addresses);
});

test('a work that is not painted yet is drawn framed, for social networks and for the magnifier', async ({
  request,
}) => {
  const unpainted = (await allWorks(request)).filter(({ picture }) => picture && isPreview(picture)).slice(0, 3);
  for (const { item_id, picture } of unpainted) {
    const { sizes, frames } = await ask<{ sizes: { size_id: number }[]; frames: { frame_id: number }[] }>(
      request,
      `/api/shop/${item_id}`,
    );
    const key = `${item_id}-${sizes[0]?.size_id}-${frames[0]?.frame_id}`;
    await expectImages(request, [
      `/framed/${key}-320.webp`,
      `/framed/${key}-1200.jpg`,
      `/social/${item_id}.jpg`,
      `/zoom/${picture?.hash}/0/0-0.webp`,
    ]);
  }
});

test('all views of a work that is not painted yet show its picture', async ({ page, request }) => {
  const works = await allWorks(request);
  const work = works.find(({ picture, sale_mode }) => picture && isPreview(picture) && sale_mode === 'online');
  const failed: string[] = [];
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'image' && reply.status() >= 400) failed.push(reply.url());
  });
  await open(page, `/shop/${work?.item_id}`);
  for (const name of ['To scale', 'In a room', 'Corner', 'Detail', 'Framed']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect
      .poll(() =>
        page.evaluate(
          (hash) =>
            [...document.querySelectorAll<HTMLImageElement>('main img, main image')].some((image) => {
              const source = image.currentSrc || image.getAttribute('href') || image.src || '';
              return source.includes(hash) && image.getBoundingClientRect().width > 100;
            }) ||
            [...document.querySelectorAll<HTMLElement>('main *')].some((part) =>
              part.style.backgroundImage.includes(hash),
            ),
          work?.picture?.hash ?? '',
        ),
      )
      .toBe(true);
  }
  expect(failed).toEqual([]);
});
