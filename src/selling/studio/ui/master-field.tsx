import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Progress } from '#kit/progress.tsx';
import { useFileSize } from '#kit/use-file-size.ts';
import { fileFault, isSameFile } from '../sending.rules.ts';
import type { Upload } from '../studio.contract.ts';
import { DropZone, FileButton } from './drop-zone.tsx';
import { MasterFault } from './master-fault.tsx';
import { MasterProgress } from './master-progress.tsx';
import { useSending } from './master-sending.ts';
import { rememberedFile } from './remembered-file.ts';

interface MasterFieldProps {
  upload: Upload | undefined;
  /** Starts with another file. */
  onNew: (file: File) => void;
  /** Continues with the same file after the page was closed. */
  onResume: (file: File) => void;
  busy: boolean;
}

type ChosenFault = { name: string; fault: 'type' | 'size' | 'empty' };

/** A master until it can be cropped: chosen, uploading, resumed, being checked, or refused. */
export function MasterField({ upload, onNew, onResume, busy }: MasterFieldProps) {
  const [chosen, setChosen] = useState<ChosenFault>();
  const [other, setOther] = useState<File>();
  const sending = useSending(upload?.upload_id);

  function choose(file: File) {
    const fault = fileFault(file);
    setChosen(fault && { name: file.name, fault });
    setOther(undefined);
    if (fault) return;
    const isBegun = upload?.state === 'receiving' && upload.received > 0;
    if (!isBegun) onNew(file);
    else if (isSameFile(file, rememberedFile(upload))) onResume(file);
    else setOther(file);
  }

  if (upload && upload.state !== 'refused' && upload.state !== 'receiving') return <Looking />;
  if (upload?.state === 'receiving' && sending && sending.state !== 'stopped') {
    return sending.state === 'sent' ? <Looking /> : <MasterProgress upload={upload} sending={sending} />;
  }
  return (
    <div>
      {chosen && <MasterFault {...chosen} />}
      {!chosen && upload?.fault && <MasterFault name={upload.name} fault={upload.fault} />}
      {!chosen && upload && sending?.stop && <MasterFault name={upload.name} fault={sending.stop} />}
      {other && upload && <AnotherFile upload={upload} file={other} onNew={onNew} />}
      {upload?.state === 'receiving' && upload.received > 0 ? (
        <ResumeZone upload={upload} onFile={choose} busy={busy} />
      ) : (
        <DropZone title={<Trans>Drop your picture here</Trans>} onFile={choose} disabled={busy} />
      )}
    </div>
  );
}

function Looking() {
  const { t } = useLingui();
  return (
    <div role="status" className="border border-hairline px-5 py-6">
      <Progress label={t`We are looking at your picture`} />
      <p className="mt-2 text-ink-soft text-small">
        <Trans>
          Upload complete. Large pictures take up to a minute to process; you can fill in the rest while you wait.
        </Trans>
      </p>
    </div>
  );
}

function ResumeZone({ upload, onFile, busy }: { upload: Upload; onFile: (file: File) => void; busy: boolean }) {
  const { t } = useLingui();
  const write = useFileSize();
  const [sent, whole] = [write.size(upload.received), write.size(upload.size)];
  return (
    <DropZone title={<Trans>Choose the same file again to continue</Trans>} onFile={onFile} disabled={busy}>
      <Progress
        label={t`${sent} of ${whole} uploaded`}
        value={upload.received}
        max={upload.size}
        className="mt-4 w-full max-w-md"
      />
      <p className="mt-3 font-medium text-small [overflow-wrap:anywhere]">{upload.name}</p>
    </DropZone>
  );
}

function AnotherFile({ upload, file, onNew }: { upload: Upload; file: File; onNew: (file: File) => void }) {
  const { name } = upload;
  const chosen = file.name;
  return (
    <div role="alert" className="mb-5 border-hairline-strong border-s-2 bg-wall-deep px-4 py-3">
      <p className="text-small [overflow-wrap:anywhere]">
        <Trans>
          “{chosen}” is not the file you were uploading (“{name}”), or it has changed. Choose the original to continue,
          or start again with this one.
        </Trans>
      </p>
      <Button className="mt-3" onClick={() => onNew(file)}>
        <Trans>Start again with this file</Trans>
      </Button>
    </div>
  );
}

/** Offers to replace the master. */
export function ReplaceMaster({ onNew, busy }: { onNew: (file: File) => void; busy: boolean }) {
  const [chosen, setChosen] = useState<ChosenFault>();
  return (
    <div className="mt-8">
      {chosen && <MasterFault {...chosen} />}
      <FileButton
        kind="secondary"
        disabled={busy}
        onFile={(file) => {
          const fault = fileFault(file);
          setChosen(fault && { name: file.name, fault });
          if (!fault) onNew(file);
        }}
      >
        <Trans>Choose another file</Trans>
      </FileButton>
    </div>
  );
}

// @chunk studio
