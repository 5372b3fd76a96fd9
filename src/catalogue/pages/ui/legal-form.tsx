import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { LegalReply } from '../legal.contract.ts';
import { type LegalChange, legalQuery, useChangeLegal } from '../legal.queries.ts';
import { LegalActions } from './legal-actions.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { PageEditor } from './page-editor.tsx';
import { VersionDifference } from './version-difference.tsx';
import { VersionList } from './version-list.tsx';

/** The next version of a document: written in all languages, seen as visitors will, compared with the others. */
export function LegalForm({ document }: { document: LegalReply }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useChangeLegal(document.page);
  return (
    <PageEditor<LegalReply, LegalChange>
      document={document}
      label={t`The next version`}
      change={mutateAsync}
      reload={() => queryClient.fetchQuery(legalQuery(options.context, document.page))}
      actions={(send, seen) => <LegalActions document={seen} send={send} busy={isPending} />}
      views={[
        { value: 'see', label: t`Preview`, show: () => <LegalPreview document={document} /> },
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
