import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { fetchFile } from './client/api-files.ts';
import { saveAs } from './client/save-as.ts';
import { showToast } from './client/toast.ts';

interface FileButtonProps {
  path: string;
  name: string;
  children: ReactNode;
}

/** Fetched with the reader's token, because the address alone opens nothing. */
export function FileButton({ path, name, children }: FileButtonProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      saveAs(await fetchFile(options.context, path), name);
    } catch (failure) {
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}

// @chunk account
