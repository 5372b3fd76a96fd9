import { expect, test } from 'vitest';
import { fitted, headLogo } from '#catalogue/site/logo.rules.ts';
import type { BrandPicture } from './brand.contract.ts';
import { brandWarnings } from './brand.rules.ts';

const good: BrandPicture = {
  hash: 'A'.repeat(20),
  use: 'logo',
  width: 960,
  height: 200,
  source: { width: 1920, height: 400 },
  transparent: true,
  on_light: 0.9,
  on_dark: 0.9,
};

test('a large, transparent picture that is readable everywhere has no warning', () => {
  expect(brandWarnings('logo', good, false)).toEqual([]);
  expect(brandWarnings('icon', { ...good, source: { width: 512, height: 512 } }, false)).toEqual([]);
});

test('a picture that is too small for fine screens has one, but a drawing has no size', () => {
  expect(brandWarnings('logo', { ...good, source: { width: 300, height: 60 } }, false)).toEqual(['small']);
  expect(brandWarnings('icon', { ...good, source: { width: 511, height: 511 } }, false)).toEqual(['small']);
  expect(brandWarnings('logo', { ...good, source: null }, false)).toEqual([]);
  // A tall logo is as high as the header, not as wide.
  expect(brandWarnings('logo', { ...good, source: { width: 80, height: 80 } }, false)).toEqual([]);
});

test('an opaque picture is a box in the dark theme, whatever its contrast', () => {
  expect(brandWarnings('logo', { ...good, transparent: false, on_light: 0.1 }, false)).toEqual(['opaque']);
});

test('contrast counts on the backgrounds on which the picture is shown', () => {
  const black = { ...good, on_dark: 0 };
  const white = { ...good, on_light: 0 };
  expect(brandWarnings('logo', black, false)).toEqual(['needs_dark']);
  expect(brandWarnings('logo', black, true)).toEqual([]);
  expect(brandWarnings('logo', white, true)).toEqual(['weak_on_light']);
  expect(brandWarnings('dark', white, true)).toEqual([]);
  expect(brandWarnings('dark', black, true)).toEqual(['weak_on_dark']);
});

test('an icon that is not square has a warning', () => {
  expect(brandWarnings('icon', { ...good, source: { width: 1000, height: 600 } }, false)).toEqual(['not_square']);
});

test('a logo fills its room in the header and is never enlarged', () => {
  const room = { width: 192, height: 40 };
  expect(fitted({ width: 960, height: 200 }, room)).toEqual({ width: 192, height: 40 });
  expect(fitted({ width: 320, height: 320 }, room)).toEqual({ width: 40, height: 40 });
  expect(fitted({ width: 60, height: 20 }, room)).toEqual({ width: 60, height: 20 });
  expect(fitted({ width: 960, height: 1 }, room)).toEqual({ width: 192, height: 1 });
});

test('the header shows a logo with its variant for dark backgrounds', () => {
  const mark = (hash: string) => ({ hash: hash.repeat(20), width: 400, height: 100 });
  const own = { logo: mark('a'), dark: mark('b'), icon: null };

  expect(headLogo({ ...own, logo: null, dark: null })).toBeUndefined();
  expect(headLogo(own)).toEqual({
    src: `/brand/${'a'.repeat(20)}/head.webp`,
    width: 160,
    height: 40,
    dark: { src: `/brand/${'b'.repeat(20)}/head.webp`, width: 160, height: 40 },
  });
});
