import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { Button } from '#kit/button.tsx';
import { mapCorners } from '../photo/homography.rules.ts';
import type { Marks } from '../photo/reference.rules.ts';
import { PhotoHandle } from './photo-handle.tsx';
import { PhotoLoupe } from './photo-loupe.tsx';
import { PhotoMarkFields } from './photo-mark-fields.tsx';
import { PhotoOutline } from './photo-outline.tsx';
import { PhotoReference } from './photo-reference.tsx';
import { PhotoStage } from './photo-stage.tsx';
import type { PhotoState } from './photo-state.ts';
import { PhotoVerdict } from './photo-verdict.tsx';

interface PhotoMarkProps {
  state: PhotoState;
  photo: HTMLCanvasElement;
  marks: Marks;
}

export function PhotoMark({ state, photo, marks }: PhotoMarkProps) {
  const { t } = useLingui();
  const hint = useId();
  const [selected, setSelected] = useState(0);
  const [zoom, setZoom] = useState(1);
  const byLength = marks.kind === 'length';
  const points: readonly Point[] = byLength ? marks.ends : marks.corners;
  const names = byLength
    ? [t`One end`, t`Other end`]
    : [t`Upper left corner`, t`Upper right corner`, t`Lower right corner`, t`Lower left corner`];
  const at = Math.min(selected, points.length - 1);
  const point = points[at] ?? { x: 0, y: 0 };
  const { mark } = state;
  const movePoint = useCallback(
    (index: number, to: Point) => mark(movedMark(marks, index, within(to, photo))),
    [mark, marks, photo],
  );
  const tap = useCallback((to: Point) => movePoint(at, to), [movePoint, at]);
  const { calibration } = state.calibrated ?? {};
  return (
    <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <PhotoStage
          photo={photo}
          zoom={zoom}
          look={point}
          onTap={tap}
          label={t`Your photo with the marks`}
          aside={<PhotoLoupe photo={photo} at={point} />}
        >
          {(_, stage) => (
            <>
              <PhotoOutline photo={photo} points={points} calibration={calibration} />
              {points.map((each, index) => (
                <PhotoHandle
                  key={names[index]}
                  stage={stage}
                  photo={photo}
                  at={each}
                  label={t`${{ name: names[index] }}: ${{ text: `${Math.round(each.x)}, ${Math.round(each.y)}` }}`}
                  describedBy={hint}
                  selected={index === at}
                  onSelect={() => setSelected(index)}
                  onMove={(to) => movePoint(index, to)}
                />
              ))}
            </>
          )}
        </PhotoStage>
        <p id={hint} className="mt-2 text-caption text-ink-soft">
          {t`Drag each mark, or tap where it should go. Arrow keys move it 1 pixel; with Shift, 10. The magnifier enlarges the spot.`}
        </p>
        <div className="mt-2 flex gap-2">
          {[1, 2, 4].map((times) => (
            <Button
              key={times}
              kind={zoom === times ? 'secondary' : 'quiet'}
              aria-pressed={zoom === times}
              onClick={() => setZoom(times)}
            >
              {t`Zoom ${times}×`}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-5">
        <PhotoReference marks={marks} onChange={mark} />
        <PhotoMarkFields
          names={names}
          selected={at}
          point={point}
          onSelect={setSelected}
          onMove={(to) => movePoint(at, to)}
        />
        <PhotoVerdict calibrated={state.calibrated} onSwap={() => mark(swapped(marks))} />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" disabled={!calibration} onClick={() => state.go('hang')}>
            {t`Hang the work here`}
          </Button>
          <Button kind="quiet" onClick={() => state.take(undefined)}>
            {t`Another photo`}
          </Button>
        </div>
      </div>
    </div>
  );
}

function movedMark(marks: Marks, index: number, to: Point): Partial<Marks> {
  if (marks.kind === 'length') {
    const [from, until] = marks.ends;
    return { ends: index === 0 ? [to, until] : [from, to] };
  }
  return { corners: mapCorners(marks.corners, (corner, at) => (at === index ? to : corner)) };
}

function swapped({ kind, door, wayUp }: Marks): Partial<Marks> {
  if (kind === 'door') return { door: { w_mm: door.h_mm, h_mm: door.w_mm } };
  return { wayUp: wayUp === 'upright' ? 'sideways' : 'upright' };
}

/** A mark off the photo could not be grabbed again. */
function within({ x, y }: Point, { width, height }: HTMLCanvasElement): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}
