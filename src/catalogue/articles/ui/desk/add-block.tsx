import { useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { BLOCK_WORDS } from '../../article-desk.words.ts';
import type { BlockKind } from '../../article-values.rules.ts';

interface AddBlockProps {
  kinds: readonly BlockKind[];
  label: string;
  onAdd: (kind: BlockKind) => void;
}

export function AddBlock({ kinds, label, onAdd }: AddBlockProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-ink-soft text-small">{label}</legend>
      {kinds.map((kind) => (
        <Button key={kind} icon="plus" onClick={() => onAdd(kind)}>
          {i18n._(BLOCK_WORDS[kind])}
        </Button>
      ))}
    </fieldset>
  );
}
