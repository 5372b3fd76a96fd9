import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { PreviewWindow } from '#kit/desk/preview-window.tsx';
import { WidthChoice, type WindowName } from '#kit/desk/width-choice.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import type { PageReply } from '../page.contract.ts';
import { WordsPage } from './words-page.tsx';

const WINDOWS: Record<WindowName, { width: number; height: number }> = {
  phone: { width: 390, height: 780 },
  desk: { width: 1440, height: 900 },
};

interface PagePreviewProps {
  lang: Lang;
  onLang: (lang: Lang) => void;
  /** Undefined while loading. */
  reply: PageReply | undefined;
  isError?: boolean;
  parts: (reply: PageReply) => BlockParts;
}

/** In any language, in the width of a phone or a desktop. */
export function PagePreview({ lang, onLang, reply, isError = false, parts }: PagePreviewProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<WindowName>('desk');
  return (
    <section aria-label={t`Preview`} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={t`Language`}
          className="w-60 max-w-full"
          value={lang}
          onChange={(event) => onLang(event.currentTarget.value as Lang)}
          options={LANGUAGES.map((one) => ({ value: one.lang, label: one.name }))}
        />
        <WidthChoice value={wanted} onChange={setWanted} />
      </div>
      <p role="status" className="text-ink-soft text-small">
        {isError ? <Trans>The preview could not be loaded.</Trans> : <Trans>As visitors will see it</Trans>}
      </p>
      {reply ? (
        <div
          className={
            wanted === 'phone'
              ? 'min-w-0 max-w-[392px] border border-hairline-strong'
              : 'min-w-0 border border-hairline-strong'
          }
        >
          <PreviewWindow title={reply.page.title || t`Preview`} {...WINDOWS[wanted]}>
            <div lang={localeOf(lang)}>
              <WordsPage reply={reply} parts={parts} />
            </div>
          </PreviewWindow>
        </div>
      ) : (
        !isError && <Skeleton className="h-96" />
      )}
    </section>
  );
}
