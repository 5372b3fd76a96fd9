import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { preloadPicture } from '#ground/pictures/picture.rules.ts';
import { framedImage } from './framed-image.ts';
import { Picture } from './picture.tsx';
import { previewPng } from './preview-png.ts';
import { thumbhashImage } from './thumbhash-image.ts';

const orange = Uint8Array.from({ length: 4 * 30 * 20 }, (_, i) => [230, 120, 20, 255][i % 4] ?? 0);
const picture = {
  hash: 'abcdefghijklmnopqrst',
  width: 1500,
  height: 1000,
  thumbhash: Buffer.from(rgbaToThumbHash(30, 20, orange)).toString('base64'),
  ground: '#e67814',
  widths: [320, 640, 1500],
};

describe('a picture on a page', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} alt="Dunes at noon" sizes="50vw" />);

  test('is offered in the best format first, and as JPEG to everyone', () => {
    const types = [...html.matchAll(/<source[^>]* type="([^"]+)"/g)].map(([, type]) => type);

    expect(types).toEqual(['image/avif', 'image/webp']);
    expect(html).toContain('srcSet="/pictures/abcdefghijklmnopqrst/320.avif 320w, /pictures/');
    expect(html).toContain(' src="/pictures/abcdefghijklmnopqrst/1500.jpg"');
    expect(html.match(/sizes="50vw"/g)?.length).toBe(3);
    expect(html).toContain(' alt="Dunes at noon"');
  });

  test('has its place before it is there, and a preview in it', () => {
    expect(html).toContain(' width="1500" height="1000"');
    expect(html).toContain('background:#e67814 url(&quot;data:image/png;base64,');
  });

  test('waits until it is scrolled to, unless the page is about it', () => {
    expect(html).toContain('loading="lazy"');
    const main = renderToStaticMarkup(<Picture picture={picture} alt="" sizes="50vw" priority="lead" />);
    expect(main).toContain('loading="eager"');
    expect(main).toContain('fetchPriority="high"');
    const beside = renderToStaticMarkup(<Picture picture={picture} alt="" sizes="50vw" priority="early" />);
    expect(beside).toContain('loading="eager"');
    expect(beside).toContain('fetchPriority="low"');
  });

  test('is preloaded exactly as it will be asked for', () => {
    const link = preloadPicture(picture, '50vw');

    expect(link).toMatchObject({ rel: 'preload', as: 'image', type: 'image/avif', imageSizes: '50vw' });
    expect(html).toContain(`srcSet="${link.imageSrcSet}"`);
  });

  test('goes into a frame with all its formats', () => {
    expect(framedImage(picture, 'Dunes at noon', '50vw')).toMatchObject({
      alt: 'Dunes at noon',
      sizes: '50vw',
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
      preview: { thumbhash: picture.thumbhash, ground: '#e67814' },
    });
  });
});

describe('the preview', () => {
  test('is a small picture of the same colours', async () => {
    const url = previewPng(picture.thumbhash);
    const bytes = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });

    expect(info).toMatchObject({ format: 'raw', width: 16, height: 11, channels: 3 });
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(picture.thumbhash, 'base64'));
    for (const [at, shade] of [r, g, b].entries()) expect(Math.abs((data[at] ?? 0) - 255 * shade)).toBeLessThan(6);
    expect(url.length).toBeLessThan(300);
  });

  test('follows its picture from side to side', async () => {
    const fading = Uint8Array.from({ length: 4 * 30 * 20 }, (_, i) => (i % 4 === 3 ? 255 : 8 * ((i >> 2) % 30)));
    const url = previewPng(Buffer.from(rgbaToThumbHash(30, 20, fading)).toString('base64'));
    const bytes = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');

    const row = [...(await sharp(bytes).grayscale().raw().toBuffer()).subarray(16, 32)];

    expect(row).toEqual(row.toSorted((a, b) => a - b));
    expect((row.at(-1) ?? 0) - (row[0] ?? 0)).toBeGreaterThan(150);
  });

  test('of a broken thumbhash is none, on the server and in a browser', () => {
    expect(previewPng('%')).toBe('');
    expect(thumbhashImage('%')).toBe('');
  });
});
