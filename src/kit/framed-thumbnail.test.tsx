import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FramedThumbnail } from './framed-thumbnail.tsx';

const print = { image: '/framed/1-2-3', outer: { w_mm: 500, h_mm: 650 }, alt: 'Dunes at noon, framed', sizes: '40vw' };
const imagesOf = (html: string) => [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);

test('a framed print is one picture in several widths', () => {
  const images = imagesOf(renderToStaticMarkup(<FramedThumbnail {...print} tallest={9} />));

  expect(images).toHaveLength(1);
  expect(images[0]).toContain('/framed/1-2-3-1200.webp 1200w');
});

test('a large one has the file that its thumbnail has loaded below it, silent for screen readers', () => {
  const images = imagesOf(renderToStaticMarkup(<FramedThumbnail {...print} tallest={200} withPreview />));

  expect(images).toHaveLength(2);
  expect(images[0]).toContain('src="/framed/1-2-3-160.webp" alt=""');
  expect(images[1]).toContain('alt="Dunes at noon, framed"');
});
