import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, useState, useTransition } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { loadRestOfMessages } from '#shared/i18n.ts';
import { splitPath } from '#shared/locale.ts';

/** With its texts, which are not in the first part of the messages. */
async function loadViewer() {
  const { locale } = splitPath(window.location.pathname);
  const [viewer] = await Promise.all([import('./zoom-viewer.tsx'), loadRestOfMessages(locale)]);
  return viewer;
}

const ZoomViewer = lazily(async () => ({ default: (await loadViewer()).ZoomViewer }));

interface ZoomButtonProps {
  picture: Picture;
  alt: string;
  /** The chosen print, for its true size. */
  size?: Extent | undefined;
}

/** The viewer is loaded when a pointer or the focus comes near, not with the page. */
export function ZoomButton({ picture, alt, size }: ZoomButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, load] = useTransition();
  const fetchAhead = () => {
    // A click retries, and reports failures.
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
