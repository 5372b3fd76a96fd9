import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';

/** Has the link that proves the member's address mailed once more. */
export function ProofAgain() {
  const { options } = useRouter();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => ask(apiClient(options.context).api.email.send.$post()),
  });
  return (
    <>
      <div role="status">
        {isSuccess && (
          <p className="mt-1 text-good">
            <Trans>A new link is on its way.</Trans>
          </p>
        )}
      </div>
      {!isSuccess && (
        <Button kind="quiet" className="-ms-3" busy={isPending} onClick={() => mutate()}>
          <Trans>Send the link again</Trans>
        </Button>
      )}
    </>
  );
}
