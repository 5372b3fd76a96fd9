import { describe, expect, test } from 'vitest';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { arPlaceOf, type ModelledPrint, modelPath, quickLookLink, sceneViewerLink } from './model.rules.ts';

const frames = seedFrames('en');
const SHOP = 'https://shop.example';
const print = {
  item_id: 7,
  size: { size_id: 31, w_mm: 500, h_mm: 700 },
  frame: frames.find(({ name }) => name === 'Oak with mat'),
  picture: { hash: 'AAAAAAAAAAAAAAAAAAAA' },
} as ModelledPrint;

describe('the address of a model', () => {
  test('names work, size and frame, and changes with everything visible', () => {
    const path = modelPath(print, 'glb');
    const others: ModelledPrint[] = [
      { ...print, picture: { hash: 'AAAAAAAAAAAAAAAAAAAB' } },
      { ...print, size: { ...print.size, h_mm: 701 } },
      { ...print, frame: { ...print.frame, depth_mm: 33 } },
      { ...print, frame: { ...print.frame, mat: { width_mm: 60, colour: '#f4efe5' } } },
      { ...print, frame: { ...print.frame, glazing: 'museum' } },
    ];

    expect(path).toMatch(/^\/models\/7-31-7~[0-9a-z]{14}\.glb$/);
    expect(new Set([path, ...others.map((other) => modelPath(other, 'glb'))]).size).toBe(others.length + 1);
  });

  test('does not change with the name or the price of a frame', () => {
    const renamed = { ...print, frame: { ...print.frame, name: 'Eiche', price: 1 } as ModelledPrint['frame'] };

    expect(modelPath(renamed, 'usdz')).toBe(modelPath(print, 'usdz'));
  });

  test('differs for every frame of the shop, and for many sizes', () => {
    const paths = frames.flatMap((frame) =>
      Array.from({ length: 200 }, (_, more) => {
        const size = { size_id: 1, w_mm: 300 + more, h_mm: 400 };
        return modelPath({ ...print, size, frame: { ...frame, frame_id: 1 } }, 'glb');
      }),
    );

    // Four frames have a twin of another id.
    const looks = new Set(frames.map(({ frame_id: _id, name: _name, price: _price, ...look }) => JSON.stringify(look)));
    expect(new Set(paths).size).toBeGreaterThanOrEqual(looks.size * 200 - 200);
  });
});

describe('the link for a phone', () => {
  test('opens Quick Look without changing the true size', () => {
    expect(quickLookLink(SHOP, print)).toBe(`${SHOP}${modelPath(print, 'usdz')}#allowsContentScaling=0`);
  });

  test('opens Scene Viewer on a wall at true size, and leads back to the page', () => {
    const page = `${SHOP}/zh-Hant/shop/7?size=31&frame=7`;
    const link = sceneViewerLink(SHOP, print, { title: '海 & sky + light', page });
    const query = new URL(link.replace('intent:', 'https:')).searchParams;

    expect(link).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?[^+#]+#Intent;[^#]+end;$/);
    expect(Object.fromEntries(query)).toEqual({
      file: `${SHOP}${modelPath(print, 'glb')}`,
      mode: 'ar_preferred',
      title: '海 & sky + light',
      link: page,
      resizable: 'false',
      enable_vertical_placement: 'true',
    });
    expect(link).toContain(`;S.browser_fallback_url=${encodeURIComponent(page)};`);
  });

  test('is for the viewer that the device has', () => {
    const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/142';
    expect(arPlaceOf({ userAgent: 'Mozilla/5.0 (iPhone)', supportsRelAr: true })).toBe('quick-look');
    expect(arPlaceOf({ userAgent: pixel, supportsRelAr: false })).toBe('scene-viewer');
    expect(arPlaceOf({ userAgent: 'Mozilla/5.0 (X11; Linux)', supportsRelAr: false })).toBeUndefined();
  });
});
