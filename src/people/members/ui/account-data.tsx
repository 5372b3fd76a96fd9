import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { saveAs } from '#kit/client/save-as.ts';
import { Section } from '#kit/section.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Exports the member's data, or deletes the account. */
export function AccountData() {
  const { options } = useRouter();
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await ask(apiClient(options.context).api.member.export.$get());
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveAs(file, `my-data-${new Date().toISOString().slice(0, 10)}.json`);
    },
  });
  return (
    <Section
      layout="beside"
      title={<Trans>Your data</Trans>}
      note={<Trans>All the data we hold about you, in a machine-readable file.</Trans>}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          <Trans>Download my data</Trans>
        </Button>
        <DeleteAccount />
      </div>
    </Section>
  );
}
