import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, useState, useTransition } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';

const loadViewer = () => import('./zoom-viewer.tsx');
const ZoomViewer = lazily(async () => ({ default: (await loadViewer()).ZoomViewer }));

interface ZoomButtonProps {
  picture: Picture;
  alt: string;
  /** The chosen print, so that its details can be seen at their true size. */
  size?: Extent | undefined;
}

/** Opens the picture for a closer look. The viewer is fetched when a pointer or the focus comes near, not with the page. */
export function ZoomButton({ picture, alt, size }: ZoomButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, load] = useTransition();
  const fetchAhead = () => {
    // Whoever presses asks again, and is told then.
    loadViewer().catch(() => undefined);
  };
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        icon="zoom"
        busy={isLoading}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => load(() => setOpen(true))}
      >
        <Trans>Look closer</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ZoomViewer picture={picture} alt={alt} size={size} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
