import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PAPER_NAMES, type PaperName } from '#catalogue/hanging-kit/paper.rules.ts';
import { SaveFileButton } from '#kit/save-file-button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { GiftPage } from '../gift.contract.ts';
import { fetchGiftPaper } from '../gift.queries.ts';

const LABELS: Record<PaperName, string> = { a4: 'A4', letter: 'Letter' };
const ALL = '';

/** The hanging kit for the recipient: all works in a row, or one of them. */
export function GiftKit({ gift: { works, kit }, secret }: { gift: GiftPage; secret: string }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const [paper, setPaper] = useState<PaperName>('a4');
  const hung = works.filter(({ hangs }) => hangs);
  const [line, setLine] = useState(kit ? ALL : String(hung[0]?.line_id ?? ALL));
  const choices = [
    ...(kit ? [{ value: ALL, label: t`All works, side by side` }] : []),
    ...hung.map(({ line_id, title }) => ({ value: String(line_id), label: title })),
  ];
  return (
    <div className="grid max-w-md gap-4">
      {choices.length > 2 && (
        <SelectField
          label={t`Works in the kit`}
          value={line}
          onChange={(event) => setLine(event.target.value)}
          options={choices}
        />
      )}
      <SelectField
        label={t`Paper in your printer`}
        value={paper}
        onChange={(event) => setPaper(event.target.value === 'letter' ? 'letter' : 'a4')}
        options={PAPER_NAMES.map((value) => ({ value, label: LABELS[value] }))}
      />
      <SaveFileButton
        kind="primary"
        name={`${t`Hanging kit`}.pdf`}
        fetchFile={() =>
          fetchGiftPaper(options.context, { secret, kit: { paper, ...(line !== ALL && { line: Number(line) }) } })
        }
      >
        <Trans>Download the hanging kit (PDF)</Trans>
      </SaveFileButton>
    </div>
  );
}
