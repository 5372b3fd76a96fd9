import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { SaveState } from '#kit/use-versioned-form.ts';
import { type Lang, langOf, textIn } from '#shared/locale.ts';
import type { DeskArticle } from '../../article-desk.contract.ts';
import type { ArticleValues } from '../../article-values.rules.ts';
import { LanguageSwitch } from './open-language.tsx';
import { StateBadge } from './state-badge.tsx';
import type { ArticleDraft } from './use-article-draft.ts';

interface EditorHeadProps {
  draft: ArticleDraft;
  article: DeskArticle | undefined;
  isPreviewed: boolean;
  onPreview: (isPreviewed: boolean) => void;
  onLanguage: (lang: Lang) => void;
}

/** Always in view while writing. */
export function EditorHead({ draft, article, isPreviewed, onPreview, onLanguage }: EditorHeadProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const title = useWatch<ArticleValues, 'title'>({ name: 'title' });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-display [overflow-wrap:anywhere]">
          {textIn(title, langOf(locale)) || (article ? t`Untitled` : t`New article`)}
        </h1>
        <StateBadge state={article?.state ?? 'draft'} />
      </div>
      <div
        data-top-bar=""
        className="sticky top-(--header) z-10 -mx-2 my-4 flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-b bg-wall px-2 py-1"
      >
        <LanguageSwitch onOpen={onLanguage} />
        <SaveWords state={draft.state} isKnown={article !== undefined} />
        <div className="flex flex-wrap gap-2">
          {article?.state === 'published' && (
            <ButtonLink
              kind="quiet"
              icon="external"
              className="max-sm:hidden"
              to="/news/$id"
              params={{ id: article.slug }}
            >
              <Trans>View</Trans>
            </ButtonLink>
          )}
          <Button kind="quiet" icon="eye" aria-pressed={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
            <Trans>Preview</Trans>
          </Button>
          <Button type="submit" kind="primary" busy={draft.state === 'saving'}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}

function SaveWords({ state, isKnown }: { state: SaveState; isKnown: boolean }) {
  const { isDirty } = useFormState();
  const quiet = isDirty ? <Trans>Not saved yet; stored in this tab</Trans> : isKnown && <Trans>Saved</Trans>;
  const words: Record<SaveState, ReactNode> = {
    idle: quiet,
    saving: <Trans>Saving…</Trans>,
    saved: quiet,
    refused: <Trans>Not saved: please check the highlighted field.</Trans>,
    unreached: <Trans>Not saved: no connection. Your text is still here.</Trans>,
    conflict: <Trans>Not saved: someone else has changed it.</Trans>,
  };
  const isWell = state === 'idle' || state === 'saving' || state === 'saved';
  return (
    <p role="status" className={`text-small ${isWell ? 'text-ink-soft' : 'text-bad'}`}>
      {words[state]}
    </p>
  );
}
