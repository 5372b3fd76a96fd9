import { memo, Suspense, useEffect, useState } from 'react';
import { lazily } from '../later.tsx';
import { FrameLayers, type FrameLayersProps } from './frame-layers.tsx';

const fetchLayers = () => import('./frame-layers.tsx');

/** Imported on the server, so that a page is complete without scripts; loaded after hydration in the browser. */
const Layers = import.meta.env.SSR ? FrameLayers : lazily(async () => ({ default: (await fetchLayers()).FrameLayers }));

/** Stays as the server drew it until the code has loaded: nothing else may wait for it. */
const Boundary = memo(function Boundary(props: FrameLayersProps) {
  return (
    <Suspense>
      <Layers {...props} />
    </Suspense>
  );
});

/**
 * The frame around a print, redrawn only when the drawing code has loaded. A choice that waited for it would show,
 * and add to the cart, the former choice.
 */
export function FrameLayersLater({ size: { w_mm, h_mm }, frame, wallShadow, detail }: FrameLayersProps) {
  const [drawn, setDrawn] = useState<FrameLayersProps>({ size: { w_mm, h_mm }, frame, wallShadow, detail });
  useEffect(() => {
    let isWanted = true;
    void fetchLayers().then(() => {
      if (isWanted) setDrawn({ size: { w_mm, h_mm }, frame, wallShadow, detail });
    });
    return () => {
      isWanted = false;
    };
  }, [w_mm, h_mm, frame, wallShadow, detail]);
  return <Boundary {...drawn} />;
}

// @chunk works
