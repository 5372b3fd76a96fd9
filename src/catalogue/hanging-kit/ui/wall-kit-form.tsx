import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { WallWish } from '#ground/wall-address/wall-address.ts';
import { useSession } from '#kit/client/session.ts';
import { PaperField } from '#kit/paper-field.tsx';
import { SaveFileButton } from '#kit/save-file-button.tsx';
import { fetchWallKit } from '../hanging-kit.queries.ts';
import { type PaperName, usualPaper } from '../paper.rules.ts';

/** The choice of paper, and the file. */
export function WallKitForm({ wish }: { wish: WallWish }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const currency = useSession((session) => session.currency) ?? 'NTD';
  const [chosen, setChosen] = useState<PaperName>();
  const paper = chosen ?? usualPaper({ currency });
  const select = useRef<HTMLSelectElement>(null);
  // The button that opened the form is gone, and its focus with it.
  useEffect(() => select.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-4">
      <PaperField ref={select} value={paper} onChange={setChosen} />
      <SaveFileButton
        kind="primary"
        name={`${t`Hanging kit`}.pdf`}
        fetchFile={() => fetchWallKit(options.context, wish, paper)}
      >
        <Trans>Download the hanging kit (PDF)</Trans>
      </SaveFileButton>
    </div>
  );
}
