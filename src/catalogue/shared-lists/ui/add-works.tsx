import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useFavorites } from '#catalogue/favorites/favorite.queries.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { loadShop } from '#catalogue/works/works.queries.ts';
import { Button } from '#kit/button.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { SharedList } from '../shared-list.contract.ts';
import type { OpenList } from './use-shared-list.ts';

const SHOWN = 8;

/** Finds works by words; without words it proposes the visitor's favourites, or popular works. */
export function AddWorks({ open, list }: { open: OpenList; list: SharedList }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const favorites = useFavorites().data?.list ?? [];
  const collected = favorites.filter(({ unavailable }) => unavailable !== 'offline').map(({ item }) => item);
  const search = keyword ? { keyword } : { sort: 'popular' as const };
  const found = useQuery({
    queryKey: ['shared-list-proposals', context.locale, keyword],
    queryFn: async () => (await loadShop(context, search)).list,
  });
  const isNew = ({ item_id }: WorkSummary) => !list.works.some((work) => work.item_id === item_id);
  const own = keyword ? [] : collected.filter(isNew);
  const proposed = own.length > 0 ? own : (found.data ?? []).filter(isNew);
  return (
    <section className="mt-14 border-hairline border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>Add works</Trans>
      </h2>
      <form
        noValidate
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setKeyword(typed.trim());
        }}
      >
        <TextField
          type="search"
          label={t`Title, artist, subject or colour`}
          className="min-w-0 grow sm:max-w-md"
          value={typed}
          maxLength={50}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon="search">
          <Trans>Search</Trans>
        </Button>
      </form>
      <p role="status" className="mt-5 mb-3 text-ink-soft text-small">
        {keyword && found.data && proposed.length === 0 && <Trans>No further work matches these words.</Trans>}
        {own.length > 0 && <Trans>From your favourites</Trans>}
      </p>
      <ul className="grid grid-cols-2 items-end gap-x-6 gap-y-8 sm:grid-cols-4">
        {proposed.slice(0, SHOWN).map((work) => (
          <Proposal
            key={work.item_id}
            work={work}
            open={open}
            onAdded={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </section>
  );
}

interface ProposalProps {
  work: WorkSummary;
  open: OpenList;
  /** The pressed button is gone, and the focus with it. */
  onAdded: () => void;
}

function Proposal({ work, open, onAdded }: ProposalProps) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  const { item_id, title, picture, aspect, artist } = work;
  const isSent = open.changing?.op === 'add' && open.changing.item_id === item_id;
  return (
    <li className="min-w-0">
      <div className="bg-wall-deep" style={{ aspectRatio: aspect }}>
        {picture && <Picture picture={picture} alt="" sizes="(max-width: 40rem) 45vw, 14rem" />}
      </div>
      <p lang={langOf(title)} className="mt-2 truncate">
        {title}
      </p>
      <p lang={langOf(artist.name)} className="truncate text-ink-soft text-small">
        {artist.name}
      </p>
      <Button
        kind="quiet"
        icon="plus"
        className="-ms-3"
        aria-label={t`Add ${title}`}
        busy={isSent}
        onClick={() => void open.change({ op: 'add', item_id }).then((isAdded) => isAdded && onAdded())}
      >
        <Trans>Add to the list</Trans>
      </Button>
    </li>
  );
}
