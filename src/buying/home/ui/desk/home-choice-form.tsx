import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { findNamed } from '#catalogue/articles/article-desk.queries.ts';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { Named } from '#kit/desk/named-picker.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { isOvertaken, useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { later } from '#kit/later.tsx';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { WrongFields } from '#kit/wrong-fields.tsx';
import { type HomeChoice, MOST_CHOSEN } from '../../home-choice.rules.ts';
import type { HomeDeskReply } from '../../home-desk.contract.ts';
import { homeDeskQuery, useSaveHome } from '../../home-desk.queries.ts';
import { CHOICE_WORDS } from '../../home-desk.words.ts';
import { HOME_LOG } from '../../home-log.rules.ts';
import { ChosenList } from './chosen-list.tsx';
import { PartsList } from './parts-list.tsx';

// With the page itself, which nobody needs who only changes a list.
const HomePreview = later(async () => (await import('./home-preview.tsx')).HomePreview);

const LISTS = [
  { part: 'hero', kind: 'item' },
  { part: 'evening', kind: 'item' },
  { part: 'articles', kind: 'article' },
  { part: 'artists', kind: 'artist' },
] as const;

/** The choice of editors as lists that can be filled, ordered and emptied; an empty one is left to the shop. */
export function HomeChoiceForm({ reply, hangWorks }: { reply: HomeDeskReply; hangWorks: HangWorks }) {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState({ version: reply.version, updated_at: reply.updated_at });
  const [saved, setSaved] = useState<HomeChoice>(reply.choice);
  const [choice, setChoice] = useState<HomeChoice>(reply.choice);
  const [isPreviewed, setPreviewed] = useState(false);
  const [learned, setLearned] = useState<readonly (Named & { kind: string })[]>([]);
  const { mutateAsync, error, isPending, isSuccess, reset: forget } = useSaveHome();
  const { changes, meet, settle } = useOvertaken();
  const isDirty = JSON.stringify(choice) !== JSON.stringify(saved);
  const errors = error instanceof ApiFailure ? error.errors : {};

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      const next = await mutateAsync({ ...choice, version: begun.version });
      setBegun(next);
      setSaved(next.choice);
    } catch (failure) {
      const watched = { subject: 'home', subject_id: 'home', since: begun.updated_at } as const;
      if (!(await meet(failure, watched)) && !(failure instanceof ApiFailure)) throw failure;
    }
  }
  async function goOn(whose: 'mine' | 'theirs') {
    const newer = await queryClient.fetchQuery(homeDeskQuery(options.context));
    setBegun(newer);
    setSaved(newer.choice);
    if (whose === 'theirs') setChoice(newer.choice);
    settle();
    forget();
  }
  const known = [...learned, ...namesIn(reply)];
  const namedOf = (kind: string) => (id: number) => known.find((one) => one.kind === kind && one.id === id);

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-10">
      {/* Always there for the announcement, without a gap of its own while empty. */}
      <div className="-mb-10 has-[p]:mb-0">
        <OvertakenNote
          changes={changes}
          log={HOME_LOG}
          onTakeTheirs={() => void goOn('theirs')}
          onKeepMine={() => void goOn('mine')}
        />
      </div>
      {error && !isOvertaken(error) && <FormRefusal message={error.message} />}
      <div className={classNames('grid gap-x-10 gap-y-8', isPreviewed && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
        {isPreviewed && (
          <div className="min-w-0 xl:sticky xl:top-24 xl:order-last xl:max-h-[calc(100dvh-12rem)] xl:self-start xl:overflow-y-auto">
            <HomePreview choice={choice} hangWorks={hangWorks} />
          </div>
        )}
        <div className="grid min-w-0 max-w-4xl content-start gap-10">
          <PartsList parts={choice.parts} onParts={(parts) => setChoice({ ...choice, parts })} />
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
              onIds={(ids) => setChoice({ ...choice, [part]: ids })}
              onNamed={(named) => setLearned([{ ...named, kind }, ...learned])}
              error={errors[part]}
            />
          ))}
        </div>
      </div>
      <StickyBar className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" busy={isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button icon="eye" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? <Trans>Close the preview</Trans> : <Trans>Preview</Trans>}
        </Button>
        <WrongFields>
          {isDirty ? <Trans>Not saved yet</Trans> : isSuccess && <Trans>Saved. Visitors see it now.</Trans>}
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
