import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { applyTo, type Matrix, multiply, scaleAndMove } from '../photo/homography.rules.ts';
import type { Colour, RoomLight } from '../photo/light.rules.ts';
import { aroundPoint, cssMatrix, drawingToPhoto } from '../photo/placement.rules.ts';
import { blankSheet } from '../photo/read-photo.ts';
import {
  type HungOnPhoto,
  type Layer,
  lightAt,
  outerOf,
  pixelsNeeded,
  shadowLayer,
  workLayer,
} from '../photo/render.ts';
import { onArrows, useDrag } from './photo-drag.ts';
import { useRested } from './photo-state.ts';

interface PhotoHungWorkProps {
  stage: RefObject<HTMLElement | null>;
  photo: HTMLCanvasElement;
  /** CSS pixels per photo pixel. */
  scale: number;
  toPhoto: Matrix;
  toWall: Matrix;
  paper: Colour | undefined;
  work: HungOnPhoto;
  label: string;
  describedBy: string;
  selected: boolean;
  onSelect: () => void;
  onMove: (to: Point) => void;
}

const REST_MS = 180;
const STEP_MM = 10;

/**
 * Drawn once; the compositor applies the perspective, so that dragging changes only a transform. The saved picture is
 * computed pixel by pixel with the same mapping.
 */
export function PhotoHungWork(props: PhotoHungWorkProps) {
  const { stage, photo, scale, toPhoto, toWall, work, label, describedBy, selected, onSelect, onMove } = props;
  const { centre } = work;
  const layers = useLayers(props);
  const outer = outerOf(work);
  const { handlers } = useDrag(stage, photo.width, {
    at: applyTo(toPhoto, centre),
    onMove: (to) => onMove(applyTo(toWall, to)),
  });
  const corners = aroundPoint(toPhoto, outer, centre) ?? [];
  const xs = corners.map(({ x }) => x * scale);
  const ys = corners.map(({ y }) => y * scale);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return (
    <>
      <div aria-hidden="true">
        {layers.map((layer) => (
          <PhotoLayer
            key={layer.area.x}
            layer={layer}
            transform={cssMatrix(multiply(scaleAndMove(scale, 0, 0), drawingToPhoto(toPhoto, outer, centre, layer)))}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        aria-pressed={selected}
        className="absolute cursor-move touch-none"
        style={{ left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }}
        onFocus={onSelect}
        onKeyDown={onArrows((by) => onMove({ x: centre.x + by.x * STEP_MM, y: centre.y + by.y * STEP_MM }))}
        {...handlers}
      />
    </>
  );
}

/**
 * Shadow first, then the work. Drawn again only when the work, its settled light or its size on the screen has changed.
 */
function useLayers({ photo, scale, toPhoto, paper, work }: PhotoHungWorkProps): readonly Layer[] {
  const { size, frame, picture, ground, centre } = work;
  const rested = useRested(centre, REST_MS);
  const light = useSteady(
    useMemo(
      () => lightAt(photo, toPhoto, { size, frame, centre: rested }, paper),
      [photo, toPhoto, paper, size, frame, rested],
    ),
  );
  const needed = pixelsNeeded(toPhoto, { size, frame, centre: rested }) * scale * Math.min(2, window.devicePixelRatio);
  // In steps, so that a small move does not cause a new drawing.
  const pixelsPerMm = 1.25 ** Math.ceil(Math.log(needed) / Math.log(1.25));
  return useMemo(() => {
    const drawn = { size, frame, picture, ground };
    return [shadowLayer(drawn, light, blankSheet), workLayer(drawn, pixelsPerMm, light, blankSheet)];
  }, [size, frame, picture, ground, light, pixelsPerMm]);
}

/** The last light, until the change is visible. */
function useSteady(light: RoomLight): RoomLight {
  const [steady, setSteady] = useState(light);
  const key = (one: RoomLight) =>
    [...one.tint, one.slope.x, one.slope.y].map((value) => Math.round(value * 50)).join() + one.from;
  const changed = key(light) !== key(steady);
  useEffect(() => {
    if (changed) setSteady(light);
  }, [changed, light]);
  return steady;
}

function PhotoLayer({ layer, transform }: { layer: Layer; transform: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ink = canvas.current?.getContext('2d');
    if (!ink || !(layer.sheet instanceof HTMLCanvasElement)) return;
    ink.clearRect(0, 0, layer.width, layer.height);
    ink.drawImage(layer.sheet, 0, 0);
  }, [layer]);
  return (
    <canvas
      ref={canvas}
      width={layer.width}
      height={layer.height}
      className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left will-change-transform"
      style={{ width: layer.width, height: layer.height, transform }}
    />
  );
}
