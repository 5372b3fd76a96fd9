import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import type { SharedList } from '../shared-list.contract.ts';
import { controlOf, focusSoon } from './focus-soon.ts';
import type { OpenList } from './use-shared-list.ts';

interface RemovedWorksProps {
  open: OpenList;
  list: SharedList;
  titleOf: (itemId: number) => string | undefined;
  /** Shown in the list, in its place. */
  except: number | undefined;
}

/** Works that someone has removed: everyone can put them back for a day. */
export function RemovedWorks({ open, list, titleOf, except }: RemovedWorksProps) {
  const { t } = useLingui();
  const shown = list.removed.filter(({ item_id }) => item_id !== except);
  if (shown.length === 0 || list.me === null) return null;
  const nameOf = (person: number) => list.people.find(({ person_id }) => person_id === person)?.name ?? t`Someone`;
  const putBack = async (item_id: number) => {
    if (await open.change({ op: 'restore', item_id })) focusSoon(() => controlOf(item_id));
  };
  return (
    <section className="mt-8">
      <h2 className="font-text font-medium text-body">
        <Trans>Removed works</Trans>
      </h2>
      <ul className="mt-2">
        {shown.map(({ item_id, removed_by }) => {
          const title = titleOf(item_id) ?? t`Unknown work`;
          return (
            <li key={item_id} className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b">
              <span className="min-w-0 py-2 text-small wrap-anywhere">
                {title} <span className="text-ink-soft">· {nameOf(removed_by)}</span>
              </span>
              <Button
                kind="quiet"
                icon="undo"
                aria-label={t`Put “${title}” back`}
                onClick={() => void putBack(item_id)}
              >
                <Trans>Put back</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
