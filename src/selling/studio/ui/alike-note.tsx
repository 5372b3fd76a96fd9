import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Picture } from '#kit/pictures/picture.tsx';
import type { AlikeWork } from '../studio.contract.ts';
import { StageBadge } from './stage-badge.tsx';

/** The seller's similar works: a warning only. */
export function AlikeNote({ alike }: { alike: readonly AlikeWork[] }) {
  const { t } = useLingui();
  if (alike.length === 0) return null;
  return (
    <div role="status" className="mt-6 border-hairline-strong border-s-2 bg-wall-deep px-4 py-3">
      <p className="text-small">
        <Trans>You have works that look nearly the same. Is it the same picture twice?</Trans>
      </p>
      <ul aria-label={t`Works that look nearly the same`} className="mt-3 flex flex-wrap gap-5">
        {alike.map((work) => (
          <li key={work.item_id} className="w-28 text-caption">
            {work.picture && <Picture picture={work.picture} alt="" sizes="7rem" />}
            <Link to="/account/work/$id" params={{ id: String(work.item_id) }} className="text-link mt-1 block">
              {work.title || t`Untitled`}
            </Link>
            <StageBadge stage={work.stage} />
          </li>
        ))}
      </ul>
    </div>
  );
}
