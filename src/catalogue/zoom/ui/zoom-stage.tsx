import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { pictureImage } from '#kit/pictures/picture-image.ts';
import { dropPreview, keepPreview, previewBackground } from '#kit/pictures/preview.ts';
import { seenBox } from '../zoom.rules.ts';
import type { Camera } from './camera.ts';
import { listenForGestures } from './gestures.ts';
import { openStage } from './stage.ts';

interface ZoomStageProps {
  ref: RefObject<HTMLCanvasElement | null>;
  picture: Picture;
  alt: string;
  camera: Camera;
  /** The id of the text that lists the keys. */
  describedBy: string;
}

/** A canvas that follows the camera and handles wheel, mouse and fingers. */
export function ZoomStage({ ref, picture, alt, camera, describedBy }: ZoomStageProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (!ref.current) return;
    const closeStage = openStage(ref.current, picture, camera);
    const stopListening = listenForGestures(ref.current, picture, camera);
    return () => {
      stopListening();
      closeStage();
    };
  }, [picture, camera, ref]);
  return (
    // An application: arrow keys must arrive here instead of moving a screen reader's cursor.
    <div role="application" aria-label={t`Zoomable picture`} className="absolute inset-0">
      <canvas
        ref={ref}
        tabIndex={0}
        aria-label={alt}
        aria-describedby={describedBy}
        className="size-full cursor-grab touch-none select-none outline-offset-[-4px] active:cursor-grabbing"
      />
    </div>
  );
}

/** The position on the picture. Only visual; all of it is also available as text. */
export function ZoomMinimap({ picture, camera }: { picture: Picture; camera: Camera }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      if (!frame.current) return;
      const seen = seenBox(camera.view(), camera.viewport());
      const along = (from: number, length: number, all: number) => {
        const start = Math.max(0, from);
        return { start, length: Math.max(1, Math.min(all, from + length) - start) };
      };
      const across = along(seen.x, seen.width, picture.width);
      const down = along(seen.y, seen.height, picture.height);
      const { style } = frame.current;
      style.width = `${(100 * across.length) / picture.width}%`;
      style.height = `${(100 * down.length) / picture.height}%`;
      // In shares of the frame itself: a drag changes only this, without layout.
      style.transform = `translate(${(100 * across.start) / across.length}%, ${(100 * down.start) / down.length}%)`;
    };
    follow();
    return camera.onMove(follow);
  }, [picture, camera]);
  const image = pictureImage(picture);
  const aspect = picture.width / picture.height;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute end-4 bottom-4 overflow-hidden outline outline-hairline-strong contain-strict"
      style={{ width: `min(9rem, ${8 * aspect}rem)`, aspectRatio: aspect }}
    >
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes="9rem"
        alt=""
        className="size-full"
        ref={(element) => keepPreview(element, picture)}
        style={{ background: previewBackground(picture) }}
        onLoad={(event) => dropPreview(event.currentTarget)}
      />
      <div ref={frame} className="absolute top-0 left-0 border-2 border-accent outline outline-wall" />
    </div>
  );
}
