import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { ListLoading } from '#kit/desk/list-states.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { WorkImport } from '../import.contract.ts';
import { importQuery, useImportStep, useRefreshImport } from '../import.queries.ts';
import type { ImportState } from '../import.rules.ts';
import { STATE_WORDS } from '../import.words.ts';
import type { ImportSearch } from '../import-search.rules.ts';
import { BusyPart } from './busy-part.tsx';
import { CheckedPart } from './checked-part.tsx';
import { FinishedPart } from './finished-part.tsx';
import type { ImportActs } from './import-acts.ts';
import { ImportLines } from './import-lines.tsx';
import { addFiles, dropUpload } from './import-sending.ts';
import { ImportStages } from './import-stages.tsx';
import { ReceivingPart } from './receiving-part.tsx';

export function ImportPage({ id, search }: { id: string; search: ImportSearch }) {
  const { options } = useRouter();
  const { data, error, refetch } = useQuery(importQuery(options.context, id));
  if (!data && error)
    return (
      <NotLoaded
        error={error}
        again={() => void refetch()}
        missing={<EmptyState heading="h1" title={<Trans>Import not found</Trans>} />}
      />
    );
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/import" className="text-link">
          <Trans>All imports</Trans>
        </Link>
      </p>
      <DeskPage title={<Trans>Import no. {id}</Trans>}>
        {data ? <OneImport one={data} search={search} /> : <ListLoading />}
      </DeskPage>
    </>
  );
}

interface PartProps {
  one: WorkImport;
  acts: ImportActs;
}

const PARTS: Record<ImportState, ComponentType<PartProps>> = {
  receiving: ReceivingPart,
  checking: BusyPart,
  checked: CheckedPart,
  running: BusyPart,
  paused: BusyPart,
  done: FinishedPart,
  undoing: BusyPart,
  undone: FinishedPart,
};

function OneImport({ one, search }: { one: WorkImport; search: ImportSearch }) {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const time = useShopClock();
  const refresh = useRefreshImport();
  const { mutateAsync, isPending } = useImportStep(one.import_id);
  const [failure, setFailure] = useState<string>();
  const place = useFocusOnNewState(one.state);
  const { import_id: id, state, staff, created_at } = one;
  const Part = PARTS[state];

  async function attempt(act: () => Promise<unknown>) {
    setFailure(undefined);
    try {
      await act();
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(problem.message);
    }
  }
  const step: ImportActs['step'] = (wanted) =>
    attempt(async () => {
      await mutateAsync(wanted);
      if (wanted === 'check') dropUpload(id);
      // The check shows which works go on sale, so it is repeated.
      else if (typeof wanted !== 'string' && state === 'checked') await mutateAsync('check');
    });
  const upload: ImportActs['upload'] = async (files, thenCheck) => {
    setFailure(undefined);
    const sending = addFiles(options.context, id, files);
    void refresh(id);
    const hasArrived = await sending;
    if (hasArrived && thenCheck) await step('check');
    else await refresh(id);
  };

  return (
    <>
      <p ref={place} tabIndex={-1} className="text-ink-soft text-small outline-none">
        <span role="status" className="text-ink">
          {i18n._(STATE_WORDS[state])}
        </span>
        {' · '}
        {time(created_at)}
        {staff && ` · ${staff}`}
      </p>
      <ImportStages state={state} />
      <FormRefusal message={failure} />
      <Part one={one} acts={{ step, upload, busy: isPending }} />
      <ImportLines one={one} search={search} />
    </>
  );
}

/** A new state removes the pressed button; the focus then moves to the text of the state. */
function useFocusOnNewState(state: ImportState) {
  const place = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) place.current?.focus();
    before.current = state;
  }, [state]);
  return place;
}
