import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import type { ChoicesView } from '../notice.contract.ts';
import { useLineTest } from '../notice.queries.ts';
import { LINE_PROBLEM_WORDS } from '../notice-choice.rules.ts';

/** Whether notices can reach this person by LINE, what is missing, and a test. */
export function LineNote({ line }: Pick<ChoicesView, 'line'>) {
  const { t, i18n } = useLingui();
  const { mutate, data, error, isPending } = useLineTest();
  if (line === 'missing')
    return (
      <p>
        <Trans>The shop has no LINE channel for notices. An administrator can connect one under “Connections”.</Trans>
      </p>
    );
  if (line === 'unlinked')
    return (
      <p>
        <Trans>
          Your account is not linked to LINE. Link it{' '}
          <Link to="/account" className="text-link">
            on your account page
          </Link>
          , and add the shop’s official account as a friend in LINE.
        </Trans>
      </p>
    );
  return (
    <div>
      <p>
        <Trans>
          Your account is linked to LINE. Messages arrive if you have added the shop’s official account as a friend.
        </Trans>
      </p>
      <Button className="mt-4" busy={isPending} busyText={t`Sending…`} onClick={() => mutate()}>
        <Trans>Send a test to my LINE</Trans>
      </Button>
      <p role="status" className={data?.problem === null ? 'mt-2 text-good' : 'mt-2 text-bad'}>
        {error?.message}
        {data &&
          (data.problem === null ? (
            <Trans>LINE has accepted the message.</Trans>
          ) : (
            i18n._(LINE_PROBLEM_WORDS[data.problem])
          ))}
      </p>
    </div>
  );
}
