import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { Progress } from '#kit/progress.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { MASTER_FILES } from '#selling/studio/studio.rules.ts';
import { listOf } from '#shared/list-of.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { WithdrawnSizes } from '../picture-desk.contract.ts';
import type { DeskWork } from '../work-desk.contract.ts';
import { FileButton } from './file-button.tsx';
import { FormerPicture } from './former-picture.tsx';
import { useReplacing } from './use-replacing.ts';

/** Where links to a missing picture lead. */
export const PICTURE_ID = 'work-picture';

interface WorkPictureProps {
  work: DeskWork;
  disabled: boolean;
  onReplaced: () => void;
}

/** The picture of a work, and the button that replaces it. */
export function WorkPicture({ work, disabled, onReplaced }: WorkPictureProps) {
  const { t, i18n } = useLingui();
  const lang = langOf(useLocale());
  const headingId = useId();
  const { replacing, send, restore, stop } = useReplacing(work, onReplaced);
  const [w, h] = [i18n.number(work.original.w_px), i18n.number(work.original.h_px)];
  const state = replacing?.state;
  return (
    <section
      id={PICTURE_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={headingId} className="sr-only">
        <Trans>Picture</Trans>
      </h2>
      {work.picture && (
        <div className="max-w-48">
          <Picture picture={work.picture} alt={textIn(work.texts.alt, lang)} sizes="12rem" />
        </div>
      )}
      <div className="grid content-start gap-3">
        {work.picture && (
          <p className="text-ink-soft text-small tabular-nums">
            <Trans>
              Print master: {w} × {h} pixels
            </Trans>
          </p>
        )}
        {replacing?.state === 'sending' && <Sending {...replacing} />}
        {state === 'hanging' && <Progress label={t`Replacing the picture`} />}
        {replacing?.state === 'asking' && (
          <Withdrawing sizes={replacing.sizes} onAgree={replacing.agree} onStop={stop} />
        )}
        {replacing?.state === 'failed' && <FormRefusal message={replacing.message} />}
        {(state === undefined || state === 'failed') && (
          <div>
            <FileButton accept={MASTER_FILES} disabled={disabled} onFile={(file) => void send(file)}>
              {work.picture ? <Trans>Replace the picture</Trans> : <Trans>Upload the picture</Trans>}
            </FileButton>
            <p className="prose-text mt-2 text-caption text-ink-soft">
              {disabled ? (
                <Trans>Save what you have typed first.</Trans>
              ) : work.picture ? (
                <Trans>
                  Buyers see the new picture immediately. Links to the old one keep working, and existing orders keep
                  it.
                </Trans>
              ) : (
                <Trans>
                  The file we print from: JPEG, PNG, TIFF or WebP. Its pixels determine the sizes on offer; they start
                  with the shop’s standard prices, which you can change.
                </Trans>
              )}
            </p>
          </div>
        )}
        {work.former && (state === undefined || state === 'failed') && (
          <FormerPicture former={work.former} disabled={disabled} onPutBack={() => void restore()} />
        )}
        {state === 'sending' && (
          <Button kind="quiet" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** After the upload, the time of the check is unknown. */
function Sending({ share, isWaiting }: { share: number; isWaiting?: true }) {
  const { t } = useLingui();
  if (share < 1) {
    return (
      <>
        <Progress label={t`Uploading and checking the picture`} value={share} />
        <p role="status" className="text-bad text-small">
          {isWaiting && (
            <Trans>Connection lost. The uploaded part is saved; the upload continues when you are back online.</Trans>
          )}
        </p>
      </>
    );
  }
  return <Progress label={t`We are looking at your picture`} />;
}

interface WithdrawingProps {
  sizes: WithdrawnSizes;
  onAgree: () => void;
  onStop: () => void;
}

function Withdrawing({ sizes, onAgree, onStop }: WithdrawingProps) {
  const locale = useLocale();
  const gone = listOf(sizes.withdrawn, locale);
  const instead = listOf(sizes.instead, locale);
  return (
    <div role="alert" className="border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p>
        <Trans>That picture cannot be printed in these sizes, which would no longer be offered: {gone}.</Trans>
      </p>
      {instead && (
        <p className="mt-1">
          <Trans>The work would be offered in these instead, at the shop’s standard prices: {instead}.</Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onAgree}>
          <Trans>Replace anyway</Trans>
        </Button>
        <Button kind="quiet" onClick={onStop}>
          <Trans>Keep the current picture</Trans>
        </Button>
      </div>
    </div>
  );
}
