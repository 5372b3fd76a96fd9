import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '#kit/button.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import type { Camera } from './camera.ts';
import { showPixels, stepZoom } from './zoom-keys.ts';

interface ZoomBarProps {
  camera: Camera;
  /** Omitted if the print's size is unknown. */
  trueSize?: {
    show: () => void;
    measure: () => void;
    isMeasured: boolean;
    button: RefObject<HTMLButtonElement | null>;
  };
  /** Omitted on devices that do not support it. */
  fullScreen?: { toggle: () => void; isOn: boolean } | undefined;
}

/** Buttons for everything a wheel or two fingers can do. */
export function ZoomBar({ camera, trueSize, fullScreen }: ZoomBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 border-hairline border-t bg-wall px-2 py-1">
      <IconButton icon="minus" label={t`Zoom out`} onClick={() => stepZoom(camera, -1)} />
      <IconButton icon="plus" label={t`Zoom in`} onClick={() => stepZoom(camera, 1)} />
      <Button kind="quiet" onClick={camera.fit}>
        <Trans>Whole picture</Trans>
      </Button>
      <Button kind="quiet" title={t`Actual pixels (1:1)`} onClick={() => showPixels(camera)}>
        1:1
      </Button>
      {trueSize && (
        <Button kind="quiet" ref={trueSize.button} onClick={trueSize.show}>
          <Trans>True size</Trans>
        </Button>
      )}
      {trueSize?.isMeasured && (
        <Button kind="quiet" onClick={trueSize.measure}>
          <Trans>Measure again</Trans>
        </Button>
      )}
      {fullScreen && (
        <Button kind="quiet" aria-pressed={fullScreen.isOn} onClick={fullScreen.toggle}>
          <Trans>Full screen</Trans>
        </Button>
      )}
    </div>
  );
}
