import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Paper, PaperField } from './paper-field.tsx';
import { SaveFileButton } from './save-file-button.tsx';
import { SelectField } from './select-field.tsx';

const ALL = '';

interface HangingKitChoiceProps {
  works: readonly { line_id: number; title: string }[];
  /** Whether all works hang in one kit. */
  together: boolean;
  /** The paper most printers there have. */
  usual: Paper;
  /** The name of the file before its ending. */
  name: string;
  /** `line` for one work only. */
  fetchKit: (wanted: { paper: Paper; line?: number }) => Promise<Blob>;
}

/** The hanging kit of ordered works: all of them in a row, or one. */
export function HangingKitChoice({ works, together, usual, name, fetchKit }: HangingKitChoiceProps) {
  const { t } = useLingui();
  const [paper, setPaper] = useState(usual);
  const [line, setLine] = useState(together ? ALL : String(works[0]?.line_id ?? ALL));
  const isOne = together && works.length === 1;
  const choices = [
    ...(together ? [{ value: ALL, label: t`All works, side by side` }] : []),
    ...works.map(({ line_id, title }) => ({ value: String(line_id), label: title })),
  ];
  return (
    <>
      {!isOne && choices.length > 1 && (
        <SelectField
          label={t`Works in the kit`}
          value={line}
          onChange={(event) => setLine(event.target.value)}
          options={choices}
        />
      )}
      <PaperField value={paper} onChange={setPaper} />
      <SaveFileButton
        kind="primary"
        name={`${name}.pdf`}
        fetchFile={() => fetchKit({ paper, ...(line !== ALL && { line: Number(line) }) })}
      >
        <Trans>Download the hanging kit (PDF)</Trans>
      </SaveFileButton>
    </>
  );
}
