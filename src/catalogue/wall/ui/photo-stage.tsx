import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';

interface PhotoStageProps {
  photo: HTMLCanvasElement;
  zoom?: number;
  /** The point to centre when the zoom changes. */
  look?: Point;
  /** A tap on the photo, in its pixels: an alternative to dragging. */
  onTap?: (at: Point) => void;
  label: string;
  /** Stays in its corner when the photo scrolls. */
  aside?: ReactNode;
  /** Drawn over the photo; `scale` is CSS pixels per photo pixel. */
  children: (scale: number, stage: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** The photo as large as it fits, with its overlays. */
export function PhotoStage({ photo, zoom = 1, look, onTap, label, aside, children }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const ink = canvas.current?.getContext('2d');
    ink?.drawImage(photo, 0, 0);
  }, [photo]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setScale(element.clientWidth / photo.width));
    watch.observe(element);
    return () => watch.disconnect();
  }, [photo]);
  useLook(stage, look && { x: look.x / photo.width, y: look.y / photo.height }, zoom);
  useTap(stage, canvas, photo.width, onTap);
  const aspect = photo.width / photo.height;
  return (
    <fieldset className="relative min-w-0 bg-wall-deep" aria-label={label}>
      {aside}
      <div className="max-h-[80dvh] overflow-auto">
        <div
          ref={stage}
          className="relative mx-auto overflow-hidden select-none"
          style={{ width: `calc(min(100%, 80dvh * ${aspect}) * ${zoom})`, aspectRatio: aspect }}
        >
          <canvas ref={canvas} width={photo.width} height={photo.height} className="block size-full" />
          {scale > 0 && children(scale, stage)}
        </div>
      </div>
    </fieldset>
  );
}

/** Scrolls to a place, in shares of the stage, when the zoom changes; dragging a mark does not scroll. */
function useLook(stage: RefObject<HTMLDivElement | null>, look: Point | undefined, zoom: number): void {
  const place = useRef(look);
  useEffect(() => {
    place.current = look;
  });
  useEffect(() => {
    const [element, at] = [stage.current, place.current];
    const view = element?.parentElement;
    if (!element || !view || !at || zoom === 1) return;
    view.scrollTo(
      at.x * element.clientWidth - view.clientWidth / 2,
      at.y * element.clientHeight - view.clientHeight / 2,
    );
  }, [stage, zoom]);
}

/** Not a React handler: the photo is not a control, and the keyboard has better ways. */
function useTap(
  stage: RefObject<HTMLDivElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  width: number,
  onTap: PhotoStageProps['onTap'],
): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element || !onTap) return undefined;
    const tap = (event: MouseEvent) => stage.current && onTap(pointIn(stage.current, event, width));
    element.addEventListener('click', tap);
    return () => element.removeEventListener('click', tap);
  }, [stage, canvas, width, onTap]);
}

/** A pointer's position in photo pixels. */
export function pointIn(
  stage: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  width: number,
): Point {
  const box = stage.getBoundingClientRect();
  const scale = width / box.width;
  return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
}
