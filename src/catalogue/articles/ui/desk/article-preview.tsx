import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { type Lang, localeOf } from '#shared/locale.ts';
import { previewQuery } from '../../article-desk.queries.ts';
import { type ArticleValues, shownForm } from '../../article-values.rules.ts';
import { ArticlePage } from '../article-page.tsx';

const PAUSE_MS = 350;

interface ArticlePreviewProps {
  lang: Lang;
  published_at: string | null;
  onClose: () => void;
}

export function ArticlePreview({ lang, published_at, onClose }: ArticlePreviewProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const values = usePausedValues();
  const asker = { ...options.context, locale: localeOf(lang) };
  const { data, error } = useQuery(previewQuery(asker, { ...shownForm(values), published_at }));
  return (
    <section
      aria-label={t`Preview`}
      className="min-w-0 xl:sticky xl:top-32 xl:max-h-[calc(100dvh-9rem)] xl:self-start xl:overflow-y-auto xl:border-hairline xl:border-s xl:ps-4"
    >
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-ink-soft text-small">
          {error ? <Failed error={error} /> : <Trans>As readers will see it</Trans>}
        </p>
        <Button kind="quiet" icon="close" onClick={onClose}>
          <Trans>Close the preview</Trans>
        </Button>
      </div>
      {data ? (
        <div
          lang={localeOf(lang)}
          onClickCapture={preventNavigation}
          className="overflow-hidden border border-hairline xl:[zoom:0.62]"
        >
          <ArticlePage reply={data} />
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  );
}

function Failed({ error }: { error: Error }) {
  const isRefused = error instanceof ApiFailure && error.code === 'invalid_input';
  return isRefused ? (
    <Trans>Some texts are too long to be shown.</Trans>
  ) : (
    <Trans>The preview could not be loaded.</Trans>
  );
}

/** Links in the preview do nothing, so that a click cannot lose unsaved text. */
function preventNavigation(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}

/** The field values, debounced. */
function usePausedValues(): ArticleValues {
  const { getValues, subscribe } = useFormContext<ArticleValues>();
  const [paused, setPaused] = useState<ArticleValues>(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setPaused(structuredClone(getValues())), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [getValues, subscribe]);
  return paused;
}
