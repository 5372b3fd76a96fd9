import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';

/** Mails the link and a new code that verify the address. */
export function ResendVerification({ onSent }: { onSent: () => void }) {
  const { options } = useRouter();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => ask(apiClient(options.context).api.email.send.$post()),
    onSuccess: onSent,
  });
  return (
    <>
      <div role="status">
        {isSuccess && (
          <p className="mt-1 text-good">
            <Trans>A new code is on its way.</Trans>
          </p>
        )}
      </div>
      <Button kind="quiet" className="-ms-3" busy={isPending} onClick={() => mutate()}>
        <Trans>Send a new code</Trans>
      </Button>
    </>
  );
}

// @chunk account
