import { useLingui } from '@lingui/react/macro';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { Picture } from '#kit/pictures/picture.tsx';

const SHOWN = 4;

/** Works that suit those on the wall; one click adds them beside. */
export function AddWork({ cards, onAdd }: { cards: readonly WorkSummary[]; onAdd: (itemId: number) => void }) {
  const { t } = useLingui();
  if (cards.length === 0) return null;
  return (
    <section className="mt-8 border-hairline border-t pt-5" aria-label={t`Hang another beside it`}>
      <h2 className="mb-3 font-text font-medium text-body">{t`Hang another beside it`}</h2>
      <ul className="grid grid-cols-4 items-end gap-3">
        {cards.slice(0, SHOWN).map(({ item_id, title, picture, aspect }) => (
          <li key={item_id}>
            <button
              type="button"
              title={title}
              aria-label={t`Hang ${title}`}
              onClick={() => onAdd(item_id)}
              className="block w-full border border-transparent p-1 hover:border-accent"
            >
              {picture ? (
                <Picture picture={picture} alt="" sizes="6rem" />
              ) : (
                <span className="block bg-wall-deep" style={{ aspectRatio: aspect }} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
