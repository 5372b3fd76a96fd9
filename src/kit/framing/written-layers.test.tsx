import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { writtenLayers } from './written-layers.ts';

const poster = { w_mm: 300, h_mm: 400 };
const frames = seedFrames('en');

/** The elements in their order, each with its attributes in any order. */
function elementsOf(markup: string) {
  return [...markup.matchAll(/<(\w+)((?: [^<>]*?)?)\/?>/g)].map(([, tag, attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ]);
}

function markupOf(layer: ReactElement): string {
  return renderToStaticMarkup(<svg aria-hidden="true">{layer}</svg>).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

test('the server writes the elements that a browser draws, each time for its own place on the page', () => {
  for (const frame of frames)
    for (const detail of ['full', 'light'] as const)
      for (const scope of ['_R_1_', '_R_2_']) {
        const { gradients, back, front } = framedDrawing(poster, frame, { detail, wallShadow: true });
        const drawn = {
          back: markupOf(<DrawingLayer shapes={back} scope={scope} />),
          front: markupOf(<DrawingLayer gradients={gradients} shapes={front} scope={scope} />),
        };
        const written = writtenLayers(poster, frame, { detail, wallShadow: true }, scope);

        expect(elementsOf(written.front).length).toBeGreaterThan(3);
        expect(elementsOf(written.back)).toEqual(elementsOf(drawn.back));
        expect(elementsOf(written.front)).toEqual(elementsOf(drawn.front));
      }
});

test('a drawing is not taken for another one', () => {
  const [frame] = frames;
  if (!frame) throw new Error('no frames');
  const options = { detail: 'full', wallShadow: true } as const;
  const variants = [
    writtenLayers(poster, frame, options, 'a'),
    writtenLayers({ w_mm: 300, h_mm: 500 }, frame, options, 'a'),
    writtenLayers(poster, { ...frame, face_mm: frame.face_mm + 5 }, options, 'a'),
    writtenLayers(poster, { ...frame, mat: { width_mm: 40, colour: '#aabbcc' } }, options, 'a'),
    writtenLayers(poster, frame, { ...options, detail: 'light' }, 'a'),
  ];

  expect(new Set(variants.map(({ front }) => front)).size).toBe(variants.length);
  expect(writtenLayers(poster, frame, { ...options, wallShadow: false }, 'a').back).toBe('');
});
