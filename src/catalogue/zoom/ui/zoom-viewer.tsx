import { Dialog } from '@base-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { IconButton } from '#kit/icon-button.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { trueScale } from '../zoom.rules.ts';
import { openCamera } from './camera.ts';
import { CardCalibration } from './card-calibration.tsx';
import { measuredPixelsPerMm, rememberPixelsPerMm } from './screen-scale.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useSeen } from './use-seen.ts';
import { ZoomBar } from './zoom-bar.tsx';
import { pressKey } from './zoom-keys.ts';
import { ZoomMinimap, ZoomStage } from './zoom-stage.tsx';

interface ZoomViewerProps {
  picture: Picture;
  alt: string;
  /** The chosen print, for its true size. */
  size?: Extent | undefined;
  onClose: () => void;
  /** The focus returns here. */
  opener: RefObject<HTMLElement | null>;
}

/** Fills the window; loaded on demand. */
export function ZoomViewer({ picture, alt, size, onClose, opener }: ZoomViewerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const help = useId();
  const popup = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLCanvasElement>(null);
  const trueSizeButton = useRef<HTMLButtonElement>(null);
  const [camera] = useState(() => openCamera(picture));
  const [isMeasuring, setMeasuring] = useState(false);
  const [perMm, setPerMm] = useState(measuredPixelsPerMm);
  const seen = useSeen(camera, picture);
  const fullScreen = useFullScreen(popup);

  function showTrueSize(pixels = measuredPixelsPerMm()) {
    if (!size) return;
    if (pixels === undefined) return setMeasuring(true);
    const scale = trueScale(picture, size, pixels);
    camera.allow(scale);
    camera.look({ ...camera.goal(), scale }, 'gliding');
  }
  const wasMeasuring = useRef(false);
  useEffect(() => {
    if (wasMeasuring.current && !isMeasuring) trueSizeButton.current?.focus();
    wasMeasuring.current = isMeasuring;
  }, [isMeasuring]);
  function takeMeasure(pixels: number) {
    rememberPixelsPerMm(pixels);
    setPerMm(pixels);
    setMeasuring(false);
    showTrueSize(pixels);
  }
  function press(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isMeasuring || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressKey(camera, event.key)) event.preventDefault();
  }

  const printed = size && formatCm(size, locale);
  return (
    <Dialog.Root
      open
      onOpenChange={(_open, { reason }) => {
        if (isMeasuring && reason === 'escape-key') setMeasuring(false);
        else onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={stage}
          finalFocus={opener}
          onKeyDown={press}
          className="fixed inset-0 z-40 flex flex-col bg-wall text-ink outline-none"
        >
          <div className="flex items-center justify-between gap-4 border-hairline border-b ps-4 pe-1">
            <Dialog.Title className="whitespace-nowrap text-lead">
              <Trans>A closer look</Trans>
            </Dialog.Title>
            <p role="status" className="ms-auto text-end text-caption text-ink-soft">
              {seen.text}
            </p>
            <Dialog.Close render={<IconButton icon="close" label={t`Close`} />} />
          </div>
          <div className="relative min-h-0 flex-1 bg-wall-deep">
            <ZoomStage ref={stage} picture={picture} alt={alt} camera={camera} describedBy={help} />
            {!seen.isEntire && <ZoomMinimap picture={picture} camera={camera} />}
            {isMeasuring && (
              <CardCalibration known={perMm} onMeasured={takeMeasure} onCancel={() => setMeasuring(false)} />
            )}
          </div>
          <VisuallyHidden id={help}>
            <Trans>Arrow keys move, plus and minus zoom, 0 shows the whole picture, Escape closes.</Trans>
          </VisuallyHidden>
          {printed && perMm !== undefined && !isMeasuring && (
            <p className="bg-wall px-4 pt-1 text-center text-caption text-ink-soft">
              <Trans>At true size, a centimetre here is a centimetre on the print of {printed}.</Trans>
            </p>
          )}
          {!isMeasuring && (
            <ZoomBar
              camera={camera}
              fullScreen={fullScreen}
              {...(size && {
                trueSize: {
                  show: () => showTrueSize(),
                  measure: () => setMeasuring(true),
                  isMeasured: perMm !== undefined,
                  button: trueSizeButton,
                },
              })}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
