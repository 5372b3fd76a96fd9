import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import { useSecondFactor } from '../second-factor.queries.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import type { ShowsCodes } from './my-app.tsx';

export function MyRecovery({ left, show }: ShowsCodes & { left: number }) {
  const { t } = useLingui();
  const { renew } = useSecondFactor();
  return (
    <Section
      layout="beside"
      title={<Trans>Recovery codes</Trans>}
      note={<Trans>For when you have neither your phone nor your passkey.</Trans>}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <Plural value={left} one="# code is left." other="# codes are left." />
        </p>
        <ConfirmPassword
          title={t`Generate new recovery codes?`}
          description={<Trans>The old codes will stop working.</Trans>}
          trigger={
            <Button>
              <Trans>Generate new codes</Trans>
            </Button>
          }
          confirmLabel={<Trans>Generate new codes</Trans>}
          onConfirm={async (password) => show(await renew(password))}
        />
      </div>
    </Section>
  );
}
