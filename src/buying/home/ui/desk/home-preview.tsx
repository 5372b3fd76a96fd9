import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { PreviewWindow } from '#kit/desk/preview-window.tsx';
import { WidthChoice, type WindowName } from '#kit/desk/width-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { HomeChoice } from '../../home-choice.rules.ts';
import { homePreviewQuery } from '../../home-desk.queries.ts';
import { HomePage } from '../home-page.tsx';

const WINDOWS: Record<WindowName, { width: number; height: number }> = {
  phone: { width: 390, height: 780 },
  desk: { width: 1440, height: 900 },
};

/** The front page with the unsaved choice. */
export function HomePreview({ choice, hangWorks }: { choice: HomeChoice; hangWorks: HangWorks }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const [wanted, setWanted] = useState<WindowName>('desk');
  const { data, isError, isFetching } = useQuery(homePreviewQuery(options.context, choice));
  return (
    <section aria-label={t`Preview`} aria-busy={isFetching} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-ink-soft text-small">
          {isError ? <Trans>The preview could not be loaded.</Trans> : <Trans>As visitors will see it</Trans>}
        </p>
        <WidthChoice value={wanted} onChange={setWanted} />
      </div>
      {data ? (
        <div className={wanted === 'phone' ? 'max-w-[392px] border border-hairline' : 'border border-hairline'}>
          <PreviewWindow title={t`Front page`} {...WINDOWS[wanted]}>
            <HomePage home={data} hangWorks={hangWorks} />
          </PreviewWindow>
        </div>
      ) : (
        !isError && <Skeleton className="h-96" />
      )}
    </section>
  );
}
