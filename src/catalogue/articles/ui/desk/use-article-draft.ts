import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { textIn } from '#shared/locale.ts';
import type { DeskArticleReply } from '../../article-desk.contract.ts';
import { applyArticleStep, deskArticleQuery, sendArticle } from '../../article-desk.queries.ts';
import { type ArticleStep, slugFrom } from '../../article-steps.rules.ts';
import { type ArticleValues, emptyArticle, fieldOf, formOf, valuesOf } from '../../article-values.rules.ts';
import { readTyped, saveTyped } from './typed-article.ts';

/** How what is typed stands with the shop. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'refused' | 'offline' | 'conflict';

export interface ArticleDraft {
  form: UseFormReturn<ArticleValues>;
  state: SaveState;
  /** What was typed before a refresh or a session's end stands in the fields again. */
  isRestored: boolean;
  /** Who changed it meanwhile, and what; undefined while nobody was faster. */
  theirs: readonly OvertakenChange[] | undefined;
  /** Saves; answers the version that is with the shop now, or nothing if it was refused. */
  save: () => Promise<number | undefined>;
  step: (step: ArticleStep, published_at?: string) => Promise<boolean>;
  /** Ends a conflict with the newer article, or with what stands here, which the next save puts over it. */
  settle: (whose: 'theirs' | 'mine') => Promise<void>;
}

/** Keeps an article's fields: what is typed stays in the tab until it is saved, and nobody's change is written over unseen. */
export function useArticleDraft(
  id: string,
  reply: DeskArticleReply | undefined,
  onRefused: (field: string) => void,
): ArticleDraft {
  const { options } = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const base = reply ? valuesOf(reply.article) : emptyArticle();
  const form = useForm<ArticleValues>({ defaultValues: base, shouldFocusError: false });
  const [state, setState] = useState<SaveState>('idle');
  const [isRestored, setRestored] = useState(false);
  const { changes: theirs, showOvertaken, meet, settle: letGo } = useOvertaken();
  const version = useRef(reply?.article.version ?? 0);
  const savedAt = useRef(reply?.article.updated_at);
  const query = deskArticleQuery(options.context, id);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const typed = readTyped(id);
    if (typed) {
      reset(typed.values, { keepDefaultValues: true });
      setRestored(true);
      if (typed.version !== version.current) {
        version.current = typed.version;
        savedAt.current = typed.savedAt;
        setState('conflict');
        void showOvertaken({ subject: 'article', subject_id: id, since: typed.savedAt });
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const begun = { version: version.current, savedAt: savedAt.current };
        saveTyped(id, { ...begun, values: values as ArticleValues });
      },
    });
  }, [id, reset, subscribe, showOvertaken]);

  function adopt(next: DeskArticleReply, values?: ArticleValues) {
    version.current = next.article.version;
    savedAt.current = next.article.updated_at;
    if (values) {
      reset(values, { keepValues: true });
      saveTyped(id, undefined);
    }
    setRestored(false);
    queryClient.setQueryData(deskArticleQuery(options.context, String(next.article.article_id)).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: ['staff', 'article', 'list'] });
  }

  async function refused(failure: unknown): Promise<undefined> {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (await meet(failure, { subject: 'article', subject_id: id, since: savedAt.current })) {
      setState('conflict');
      return undefined;
    }
    setState(failure.status === 0 ? 'offline' : 'refused');
    const names = Object.entries(failure.errors).map(([name, message]) => [fieldOf(name), message] as const);
    for (const [name, message] of names) form.setError(name as Path<ArticleValues>, { message });
    if (names[0]) onRefused(names[0][0]);
    else form.setError('root', { message: failure.message });
    return undefined;
  }

  async function save(): Promise<number | undefined> {
    form.clearErrors();
    setState('saving');
    // Nobody has to think of an address.
    if (getValues('slug').trim() === '') form.setValue('slug', slugFrom(textIn(getValues('title'), 'en')));
    const values = structuredClone(getValues());
    try {
      const saved = reply && { id: reply.article.article_id, version: version.current };
      const next = await sendArticle(options.context, saved, formOf(values));
      adopt(next, values);
      setState('saved');
      if (!reply) {
        const params = { id: String(next.article.article_id) };
        await navigate({ to: '/admin/article/$id', params, replace: true, ignoreBlocker: true });
      }
      return next.article.version;
    } catch (failure) {
      return refused(failure);
    }
  }

  async function step(wanted: ArticleStep, published_at?: string): Promise<boolean> {
    if (!reply) return false;
    const isSaved = !form.formState.isDirty || (await save()) !== undefined;
    if (!isSaved) return false;
    const json = { id: reply.article.article_id, step: wanted, version: version.current };
    try {
      adopt(await applyArticleStep(options.context, { ...json, ...(published_at && { published_at }) }));
      setState('idle');
      return true;
    } catch (failure) {
      await refused(failure);
      return false;
    }
  }

  async function settle(whose: 'theirs' | 'mine') {
    if (!reply) {
      reset(emptyArticle());
      saveTyped(id, undefined);
      setRestored(false);
      return;
    }
    const newer = await queryClient.fetchQuery(query);
    version.current = newer.article.version;
    savedAt.current = newer.article.updated_at;
    reset(valuesOf(newer.article), { keepValues: whose === 'mine' });
    if (whose === 'theirs') saveTyped(id, undefined);
    letGo();
    setRestored(false);
    setState('idle');
  }

  return { form, state, isRestored, theirs, save, step, settle };
}
