import { useLingui } from '@lingui/react/macro';
import { usePopularWorks } from '../popular.queries.ts';
import { WorksWall } from './works-wall.tsx';

/** Works for a page that has nothing else to show. */
export function PopularWorks() {
  const { t } = useLingui();
  const works = usePopularWorks();
  // They usually come: with their space reserved, the footer does not jump.
  if (!works) return <div className="min-h-dvh" />;
  if (works.length === 0) return null;
  return (
    <section aria-label={t`Saved by others`} className="border-hairline border-t pt-8">
      <h2 className="mb-6 text-title">{t`Saved by others`}</h2>
      <WorksWall items={works} rowHeight={14} />
    </section>
  );
}
