import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import type { ApiFailure } from '#kit/client/api-failure.ts';
import { changesSince } from '#kit/desk/use-overtaken.ts';
import { type SaveState, useVersionedForm } from '#kit/use-versioned-form.ts';
import { textIn } from '#shared/locale.ts';
import type { DeskArticleReply } from '../../article-desk.contract.ts';
import { applyArticleStep, deskArticleQuery, sendArticle } from '../../article-desk.queries.ts';
import { type ArticleStep, slugFrom } from '../../article-steps.rules.ts';
import { type ArticleValues, emptyArticle, fieldOf, formOf, valuesOf } from '../../article-values.rules.ts';
import { readTyped, saveTyped } from './typed-article.ts';

export interface ArticleDraft {
  form: UseFormReturn<ArticleValues>;
  state: SaveState;
  /** Unsaved text from before a refresh or a session's end is in the fields again. */
  isRestored: boolean;
  /** What others changed in the meantime, and who; undefined if nobody did. */
  theirs: readonly OvertakenChange[] | undefined;
  /** Returns whether it worked. */
  save: () => Promise<boolean>;
  step: (step: ArticleStep, published_at?: string) => Promise<boolean>;
  /** Ends a conflict: takes the newer article, or lets the next save overwrite it. */
  settle: (whose: 'theirs' | 'mine') => Promise<void>;
}

/** Stores unsaved text in the tab, and never overwrites another person's change unseen. */
export function useArticleDraft(
  id: string,
  reply: DeskArticleReply | undefined,
  onRefused: (field: string) => void,
): ArticleDraft {
  const { options } = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isRestored, setRestored] = useState(false);
  const versioned = useVersionedForm<DeskArticleReply, ArticleValues>({
    first: reply,
    valuesOf: (seen) => (seen ? valuesOf(seen.article) : emptyArticle()),
    latest: () => queryClient.fetchQuery(deskArticleQuery(options.context, id)),
    changesSince: ({ article }) =>
      changesSince(options.context, { subject: 'article', subject_id: id, since: article.updated_at }),
    onSeen: (next) => {
      setRestored(false);
      queryClient.setQueryData(deskArticleQuery(options.context, String(next.article.article_id)).queryKey, next);
      void queryClient.invalidateQueries({ queryKey: ['staff', 'article', 'list'] });
    },
    onRefused: (failure, form) => {
      const field = showRefused(failure, form);
      if (field) onRefused(field);
    },
  });
  const { form, state, setState, seen, see, theirs, meet, refuse } = versioned;

  const restore = useEffectEvent(() => {
    const typed = readTyped(id);
    if (!typed) return;
    form.reset(typed.values, { keepDefaultValues: true });
    setRestored(true);
    if (reply && typed.version !== reply.article.version) void meet(startedFrom(reply, typed), reply);
  });
  const remember = useEffectEvent((values: ArticleValues) => {
    const { version = 0, updated_at: savedAt } = seen.current.thing?.article ?? {};
    saveTyped(id, { version, savedAt, values });
  });
  const { subscribe } = form;
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => remember(values as ArticleValues) });
  }, [subscribe]);

  async function save(): Promise<boolean> {
    form.clearErrors();
    // Fills in the slug, so that editors need not.
    const { slug, title } = form.getValues();
    if (slug.trim() === '') form.setValue('slug', slugFrom(textIn(title, 'en')));
    const saved = await versioned.save(
      (over) => sendArticle(options.context, over && markOf(over), formOf(form.getValues())),
      {
        take: (next, sent) => {
          see(next);
          form.reset(sent, { keepValues: true });
          saveTyped(id, undefined);
        },
      },
    );
    if (saved && !reply) {
      const params = { id: String(saved.article.article_id) };
      await navigate({ to: '/admin/article/$id', params, replace: true, ignoreBlocker: true });
    }
    return saved !== undefined;
  }

  async function step(wanted: ArticleStep, published_at?: string): Promise<boolean> {
    if (!reply || (form.formState.isDirty && !(await save()))) return false;
    const json = { ...markOf(seen.current.thing ?? reply), step: wanted, ...(published_at && { published_at }) };
    try {
      see(await applyArticleStep(options.context, json));
      setState('idle');
      return true;
    } catch (failure) {
      await refuse(failure);
      return false;
    }
  }

  async function settle(whose: 'theirs' | 'mine') {
    if (reply) await versioned.settle(whose);
    else form.reset(emptyArticle());
    if (whose === 'theirs') saveTyped(id, undefined);
    setRestored(false);
  }

  return { form, state, isRestored, theirs: theirs?.changes, save, step, settle };
}

const markOf = ({ article }: DeskArticleReply) => ({ id: article.article_id, version: article.version });

/** The article at the start of typing, if known. */
function startedFrom(
  { article, ...reply }: DeskArticleReply,
  { version, savedAt = '' }: { version: number; savedAt?: string | undefined },
): DeskArticleReply {
  return { ...reply, article: { ...article, version, updated_at: savedAt } };
}

/** Shows a refusal at its fields; returns the first of them. */
function showRefused(failure: ApiFailure, { setError }: UseFormReturn<ArticleValues>): string | undefined {
  const errors = Object.entries(failure.errors).map(([name, message]) => [fieldOf(name), message] as const);
  for (const [name, message] of errors) setError(name as Path<ArticleValues>, { message });
  if (errors.length === 0) setError('root', { message: failure.message });
  return errors[0]?.[0];
}
