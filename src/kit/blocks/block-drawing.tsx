import type { ReactNode } from 'react';
import type { Drawing } from '#ground/blocks/block.rules.ts';
import { FrameSections } from './frame-sections.tsx';
import { HangingHeight } from './hanging-height.tsx';
import { MatWidths } from './mat-widths.tsx';
import { Packing } from './packing.tsx';
import { PrintLayers } from './print-layers.tsx';
import { SizeLadder } from './size-ladder.tsx';

const DRAWN: Record<Drawing, () => ReactNode> = {
  'print-layers': PrintLayers,
  'frame-sections': FrameSections,
  'hanging-height': HangingHeight,
  'mat-widths': MatWidths,
  packing: Packing,
  'size-ladder': SizeLadder,
};

export function BlockDrawing({ drawing, caption }: { drawing: Drawing; caption: string }) {
  const Drawn = DRAWN[drawing];
  return (
    <figure data-wide>
      <div className="bg-wall-deep px-4 py-6 text-ink lg:px-10 lg:py-10">
        <Drawn />
      </div>
      <figcaption className="mt-3 text-ink-soft text-small">{caption}</figcaption>
    </figure>
  );
}
