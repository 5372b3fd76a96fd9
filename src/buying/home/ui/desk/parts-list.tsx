import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { HOME_PARTS, type HomePart } from '../../home-choice.rules.ts';
import { HOME_PART_WORDS } from '../../home-desk.words.ts';
import { OrderedRow } from './ordered-row.tsx';

interface PartsListProps {
  parts: readonly HomePart[];
  onParts: (parts: HomePart[]) => void;
}

/** The parts below the first screen, from top to bottom; removed ones can be added again. */
export function PartsList({ parts, onParts }: PartsListProps) {
  const { t, i18n } = useLingui();
  const out = HOME_PARTS.filter((part) => !parts.includes(part));
  return (
    <section aria-label={t`Order of the page`}>
      <h2 className="text-title">
        <Trans>Order of the page</Trans>
      </h2>
      <p className="prose-text mt-1 text-ink-soft text-small">
        <Trans>The sections below the first room, from top to bottom.</Trans>
      </p>
      <ol className="mt-4 border-hairline border-t">
        {parts.map((part, at) => (
          <OrderedRow
            key={part}
            at={at}
            count={parts.length}
            name={i18n._(HOME_PART_WORDS[part])}
            onMove={(to) => onParts(parts.toSpliced(at, 1).toSpliced(to, 0, part))}
            onRemove={() => onParts(parts.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {out.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {out.map((part) => (
            <Button key={part} icon="plus" onClick={() => onParts([...parts, part])}>
              {i18n._(HOME_PART_WORDS[part])}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
