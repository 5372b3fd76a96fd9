import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import type { LegalReply } from '../legal.contract.ts';
import { type LegalChange, legalQuery, useChangeLegal } from '../legal.queries.ts';
import type { PageReply } from '../page.contract.ts';
import { LegalActions } from './legal-actions.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { PageEditor } from './page-editor.tsx';
import { type UploadPicture, useUploaded } from './use-uploaded.tsx';
import { VersionDifference } from './version-difference.tsx';
import { VersionList } from './version-list.tsx';

interface LegalFormProps {
  document: LegalReply;
  parts: (reply: PageReply) => BlockParts;
  upload: UploadPicture;
}

export function LegalForm({ document, parts, upload }: LegalFormProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useChangeLegal(document.page);
  const { pictures, onShow, pictureField } = useUploaded(document.pictures, upload);
  return (
    <PageEditor<LegalReply, LegalChange>
      document={document}
      label={t`The next version`}
      change={mutateAsync}
      reload={() => queryClient.fetchQuery(legalQuery(options.context, document.page))}
      actions={(send, seen) => <LegalActions document={seen} send={send} busy={isPending} />}
      onShow={onShow}
      pictureField={pictureField}
      views={[
        {
          value: 'see',
          label: t`Preview`,
          show: () => <LegalPreview document={{ ...document, pictures }} parts={parts} />,
        },
        {
          value: 'compare',
          label: t`Versions`,
          show: () => (
            <div className="grid gap-8">
              <VersionList page={document.page} versions={document.versions} />
              <VersionDifference document={document} />
            </div>
          ),
        },
      ]}
    />
  );
}
