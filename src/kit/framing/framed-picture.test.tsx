import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { framedSvg } from '#ground/framing/framing.svg.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { FrameCrossSection } from './frame-cross-section.tsx';
import { FramedPicture } from './framed-picture.tsx';

const frames = seedFrames('en');
const poster = { w_mm: 300, h_mm: 400 };
const picture = { src: '/media/hills.jpg', alt: 'Hills under a red sun' };

function pathsIn(markup: string): string[] {
  return [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');
}

describe('a framed picture', () => {
  test('is an ordinary image with its size known beforehand, and the frame is decoration', () => {
    for (const frame of frames) {
      const html = renderToStaticMarkup(<FramedPicture size={poster} frame={frame} picture={picture} />);
      expect(html).toMatch(/<img[^>]* alt="Hills under a red sun" width="300" height="400"/);
      expect(html.match(/<svg/g)?.length).toBe(html.match(/<svg[^>]* aria-hidden="true"/g)?.length);
      expect(html).not.toContain('<filter');
    }
  });

  test('keeps its place on the page before the picture has arrived', () => {
    const [oak] = frames.filter((frame) => frame.name === 'Oak');
    if (!oak) throw new Error('no oak');

    expect(renderToStaticMarkup(<FramedPicture size={poster} frame={oak} picture={picture} />)).toContain(
      'style="aspect-ratio:328 / 428;width:100%"',
    );
    expect(
      renderToStaticMarkup(<FramedPicture size={poster} frame={oak} picture={picture} pixelsPerMm={0.5} />),
    ).toContain('width:164px');
  });

  test('is drawn alike on the page and in the file for mails', () => {
    for (const frame of frames) {
      const html = renderToStaticMarkup(<FramedPicture size={poster} frame={frame} picture={picture} />);
      expect(pathsIn(html)).toEqual(pathsIn(framedSvg(poster, frame, { href: picture.src })));
    }
  });

  test('does not borrow the colours of its neighbour', () => {
    const html = renderToStaticMarkup(
      <>
        {frames.map((frame) => (
          <FramedPicture key={frame.frame_id} size={poster} frame={frame} picture={picture} />
        ))}
        {frames.map((frame) => (
          <FrameCrossSection key={frame.frame_id} frame={frame} label={frame.name} />
        ))}
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...html.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the file for mails', () => {
  const [frame] = frames;
  if (!frame) throw new Error('no frames');

  test('cannot be broken out of by a picture’s address or title', () => {
    const svg = framedSvg(poster, frame, { href: '/a.jpg?x="><script>', title: '<b>&</b>', wall: '"/><script>' });

    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('<b>');
  });

  test('is as wide as asked, in the proportions of the framed work', () => {
    const svg = framedSvg(poster, frame, { width_px: 600, margin_mm: 0 });

    expect(svg).toContain('width="600" height="800" viewBox="0 0 300 400"');
  });
});
