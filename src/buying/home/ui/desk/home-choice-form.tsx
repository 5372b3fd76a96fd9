import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findNamed } from '#catalogue/articles/article-desk.queries.ts';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import type { Named } from '#kit/desk/named-picker.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { changesSince } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { later } from '#kit/later.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useVersionedForm } from '#kit/use-versioned-form.ts';
import { WrongFields } from '#kit/wrong-fields.tsx';
import { type HomeChoice, MOST_CHOSEN } from '../../home-choice.rules.ts';
import type { HomeDeskReply } from '../../home-desk.contract.ts';
import { homeDeskQuery, useSaveHome } from '../../home-desk.queries.ts';
import { CHOICE_WORDS } from '../../home-desk.words.ts';
import { HOME_LOG } from '../../home-log.rules.ts';
import { ChosenList } from './chosen-list.tsx';
import { PartsList } from './parts-list.tsx';

// Loads the front page's code, which an editor who only changes a list does not need.
const HomePreview = later(async () => (await import('./home-preview.tsx')).HomePreview);

const LISTS = [
  { part: 'hero', kind: 'item' },
  { part: 'evening', kind: 'item' },
  { part: 'articles', kind: 'article' },
  { part: 'artists', kind: 'artist' },
] as const;

/** Lists that editors fill and sort; the shop fills an empty one automatically. */
export function HomeChoiceForm({ reply, hangWorks }: { reply: HomeDeskReply; hangWorks: HangWorks }) {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const [isPreviewed, setPreviewed] = useState(false);
  const [learned, setLearned] = useState<readonly (Named & { kind: string })[]>([]);
  const { mutateAsync } = useSaveHome();
  const { form, state, theirs, save, settle } = useVersionedForm<HomeDeskReply, HomeChoice>({
    first: reply,
    valuesOf: (seen = reply) => seen.choice,
    latest: () => queryClient.fetchQuery(homeDeskQuery(options.context)),
    changesSince: ({ updated_at: since }) =>
      changesSince(options.context, { subject: 'home', subject_id: 'home', since }),
    onRefused: (failure, form) => {
      showRefusal(form, failure);
      form.setError('root', { message: failure.message });
    },
  });
  const choice = useWatch({ control: form.control, compute: (values) => values });
  const { errors, isDirty } = form.formState;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.clearErrors();
    void save(({ version } = reply) => mutateAsync({ ...form.getValues(), version }));
  }
  const known = [...learned, ...namesIn(reply)];
  const namedOf = (kind: string) => (id: number) => known.find((one) => one.kind === kind && one.id === id);

  return (
    <form noValidate onSubmit={send} className="grid gap-10">
      {/* Always in the page for the announcement, without a gap while empty. */}
      <div className="-mb-10 has-[p]:mb-0">
        <OvertakenNote
          changes={theirs?.changes}
          log={HOME_LOG}
          onTakeTheirs={() => void settle('theirs')}
          onKeepMine={() => void settle('mine')}
        />
      </div>
      {errors.root && <FormRefusal message={errors.root.message} />}
      <div className={classNames('grid gap-x-10 gap-y-8', isPreviewed && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
        {isPreviewed && (
          <div className="min-w-0 xl:sticky xl:top-24 xl:order-last xl:max-h-[calc(100dvh-12rem)] xl:self-start xl:overflow-y-auto">
            <HomePreview choice={choice} hangWorks={hangWorks} />
          </div>
        )}
        <div className="grid min-w-0 max-w-4xl content-start gap-10">
          <PartsList parts={choice.parts} onParts={(parts) => form.setValue('parts', parts, { shouldDirty: true })} />
          {LISTS.map(({ part, kind }) => (
            <ChosenList
              key={part}
              title={i18n._(CHOICE_WORDS[part].title)}
              about={i18n._(CHOICE_WORDS[part].about)}
              label={i18n._(CHOICE_WORDS[part].label)}
              kind={kind}
              find={(keyword) => findNamed(options.context, kind, keyword)}
              most={MOST_CHOSEN[part]}
              ids={choice[part]}
              nameOf={namedOf(kind)}
              onIds={(ids) => form.setValue(part, ids, { shouldDirty: true })}
              onNamed={(named) => setLearned([{ ...named, kind }, ...learned])}
              error={errors[part]?.message}
            />
          ))}
        </div>
      </div>
      <StickyBar className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" busy={state === 'saving'}>
          <Trans>Save</Trans>
        </Button>
        <Button icon="eye" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? <Trans>Close the preview</Trans> : <Trans>Preview</Trans>}
        </Button>
        <WrongFields>
          {isDirty ? (
            <Trans>Not saved yet</Trans>
          ) : (
            state === 'saved' && <Trans>Saved. The change applies immediately.</Trans>
          )}
        </WrongFields>
      </StickyBar>
      <UnsavedGuard when={isDirty} />
    </form>
  );
}

function namesIn({ works, articles, artists }: HomeDeskReply): (Named & { kind: string })[] {
  return [
    ...works.map(({ item_id, title, artist }) => ({ kind: 'item', id: item_id, title, subtitle: artist.name })),
    ...articles.map(({ id, title }) => ({ kind: 'article', id, title })),
    ...artists.map(({ artist_id, name }) => ({ kind: 'artist', id: artist_id, title: name })),
  ];
}
