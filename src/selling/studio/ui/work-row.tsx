import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { PriceFrom } from '#kit/price.tsx';
import type { WorkEntry } from '../studio.contract.ts';
import { NEXT_WORDS, PAUSED_BY_SHOP, STEP_WORDS } from '../studio.words.ts';
import { type SellerStep, stepsOf } from '../studio-steps.rules.ts';
import { StageBadge } from './stage-badge.tsx';
import { type DoneStep, useListStep } from './step-undo.tsx';

/** The steps that do not require opening the work. */
const QUICK_STEPS = ['pause', 'resume', 'remove', 'restore'] as const satisfies readonly SellerStep[];

interface WorkRowProps {
  work: WorkEntry;
  showArtist: boolean;
  onDone: (done: DoneStep) => void;
}

/** One work in its seller's list: picture, stage, next step. */
export function WorkRow({ work, showArtist, onDone }: WorkRowProps) {
  const { t, i18n } = useLingui();
  const { take, busy } = useListStep(onDone);
  const title = work.title || t`Untitled`;
  const isShops = work.stage === 'paused' && work.paused_by === 'shop';
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-hairline border-b py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <WorkThumbnail work={work} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/account/work/$id"
            params={{ id: String(work.item_id) }}
            className="font-display text-[1.125rem] leading-snug underline-offset-4 hover:underline [overflow-wrap:anywhere]"
          >
            {title}
          </Link>
          <StageBadge stage={work.stage} />
        </p>
        <p className="text-ink-soft text-small">
          {showArtist && `${work.artist.name} · `}
          <Sold work={work} />
        </p>
        <p className={`mt-1 text-small ${work.stage === 'needs_changes' ? 'text-bad' : ''}`}>
          {i18n._(isShops ? PAUSED_BY_SHOP : NEXT_WORDS[work.stage])}
        </p>
      </div>
      <div className="-ms-3 col-start-2 flex flex-wrap gap-1 sm:col-start-3 sm:ms-0 sm:flex-col sm:items-end">
        {(work.stage === 'draft' || work.stage === 'needs_changes') && (
          <ButtonLink
            kind="quiet"
            to="/account/work/$id"
            params={{ id: String(work.item_id) }}
            aria-label={t`Continue: ${title}`}
          >
            <Trans>Continue</Trans>
          </ButtonLink>
        )}
        {stepsOf(QUICK_STEPS, { ...work, is_reviewed: true }).map((step) => (
          <Button
            key={step}
            kind="quiet"
            busy={busy}
            aria-label={t`${i18n._(STEP_WORDS[step])}: ${title}`}
            onClick={() => void take({ item_id: work.item_id, title, step })}
          >
            {i18n._(STEP_WORDS[step])}
          </Button>
        ))}
      </div>
    </li>
  );
}

function WorkThumbnail({ work }: { work: WorkEntry }) {
  return (
    <div className="flex items-start justify-center">
      {work.picture ? (
        <div
          className="shadow-[0_1px_2px_var(--shadow),0_6px_14px_-8px_var(--shadow)]"
          style={{ width: `min(100%, ${(6 * work.aspect).toFixed(3)}rem)` }}
        >
          <Picture picture={work.picture} alt="" sizes="6rem" />
        </div>
      ) : (
        <div aria-hidden="true" className="aspect-[4/5] w-14 border border-hairline-strong border-dashed" />
      )}
    </div>
  );
}

function Sold({ work }: { work: WorkEntry }) {
  const { edition_size, edition_sold, sale_mode } = work;
  return (
    <>
      {work.price_from.NTD > 0 && <PriceFrom amounts={work.price_from} />}
      {sale_mode === 'edition' && edition_size !== null && (
        <>
          {work.price_from.NTD > 0 && ' · '}
          <Trans>
            {edition_sold} of {edition_size} sold
          </Trans>
        </>
      )}
    </>
  );
}
