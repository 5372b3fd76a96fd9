import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { Section } from '#kit/section.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** What belongs to the member: a copy of everything, and the end of it. */
export function AccountData() {
  const { options } = useRouter();
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await ask(apiClient(options.context).api.member.export.$get());
      saveAs(JSON.stringify(data, null, 2), `cornice-${new Date().toISOString().slice(0, 10)}.json`);
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

function saveAs(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
