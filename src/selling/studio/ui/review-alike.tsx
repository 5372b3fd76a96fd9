import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Picture } from '#kit/pictures/picture.tsx';
import { Section } from '#kit/section.tsx';
import type { ReviewedWork } from '../studio.contract.ts';
import { StageBadge } from './stage-badge.tsx';

/** The bits of a similarity hash. */
const BITS = 64;

/** Similar works, each next to the reviewed one. */
export function ReviewAlike({ work }: { work: ReviewedWork }) {
  const { t, i18n } = useLingui();
  if (work.alike.length === 0) return null;
  return (
    <Section
      title={<Trans>Looks nearly the same</Trans>}
      note={<Trans>Compare them: the same picture twice, another state of it, or someone else’s?</Trans>}
    >
      <ul className="grid gap-8 xl:grid-cols-2">
        {work.alike.map((other) => {
          const share = i18n.number(1 - other.distance / BITS, { style: 'percent' });
          return (
            <li key={other.item_id}>
              <div className="grid grid-cols-2 items-start gap-3">
                <figure>
                  {work.picture && <Picture picture={work.picture} alt={work.title || t`Untitled`} sizes="20rem" />}
                  <figcaption className="mt-1 text-caption text-ink-soft">
                    <Trans>This work</Trans>
                  </figcaption>
                </figure>
                <figure>
                  {other.picture && <Picture picture={other.picture} alt={other.title || t`Untitled`} sizes="20rem" />}
                  <figcaption className="mt-1 text-caption">
                    <Link to="/admin/review/$id" params={{ id: String(other.item_id) }} className="text-link">
                      {other.title || t`Untitled`}
                    </Link>{' '}
                    · {other.artist} · <Trans>{share} similar</Trans> <StageBadge stage={other.stage} />
                  </figcaption>
                </figure>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
