import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { saveAs } from './client/save-as.ts';
import { showToast } from './client/toast.ts';

interface SaveFileButtonProps {
  fetchFile: () => Promise<Blob>;
  name: string;
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** Fetches a generated file and saves it, or says why there is none. */
export function SaveFileButton({ fetchFile, name, kind = 'secondary', children }: SaveFileButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      saveAs(await fetchFile(), name);
    } catch (failure) {
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind={kind} icon="download" busy={busy} busyText={t`Preparing the file…`} onClick={() => void save()}>
      {children}
    </Button>
  );
}

// @chunk account
