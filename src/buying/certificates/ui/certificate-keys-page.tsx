import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { StaffKey } from '../certificate.contract.ts';
import { staffKeysQuery, useRotateKey } from '../certificate.queries.ts';

/** The keys that sign certificates. */
export function CertificateKeysPage() {
  const { options } = useRouter();
  const query = useQuery(staffKeysQuery(options.context));
  return (
    <DeskPage title={<Trans>Certificate keys</Trans>}>
      <p className="prose-text">
        <Trans>
          Each certificate is signed with the current key. If you change the key, earlier certificates stay genuine: we
          keep publishing the public part of every key, and delete the secret part of the old one.
        </Trans>
      </p>
      <Loaded query={query} skeleton={['h-24', 'h-24']}>
        {({ keys, unsigned }) => (
          <>
            {unsigned > 0 && (
              <p role="status" className="mt-4">
                <Plural
                  value={unsigned}
                  one="# certificate has not been signed yet."
                  other="# certificates have not been signed yet."
                />
              </p>
            )}
            {keys.length === 0 && (
              <EmptyState title={<Trans>No key yet</Trans>}>
                <Trans>The first key is generated with the first certificate.</Trans>
              </EmptyState>
            )}
            <ul className="mt-6 max-w-3xl border-hairline border-t">
              {keys.map((key) => (
                <KeyRow key={key.key_id} row={key} />
              ))}
            </ul>
            <ChangeKey />
          </>
        )}
      </Loaded>
    </DeskPage>
  );
}

function KeyRow({ row }: { row: StaffKey }) {
  const clock = useShopClock();
  const { key_id, since, until, certificates, usable } = row;
  const [from, to] = [clock(since), until && clock(until)];
  return (
    <li className="border-hairline border-b py-4">
      <p className="flex flex-wrap gap-x-4">
        <span className="font-medium tabular-nums">{key_id}</span>
        <span className="text-ink-soft">{until ? <Trans>Former key</Trans> : <Trans>Current key</Trans>}</span>
      </p>
      <p className="text-ink-soft text-small">
        {to ? (
          <Trans>
            {from} to {to}
          </Trans>
        ) : (
          <Trans>Since {from}</Trans>
        )}{' '}
        · <Plural value={certificates} one="# certificate" other="# certificates" />
      </p>
      {!until && !usable && (
        <p className="mt-1 text-bad">
          <Trans>
            The shop cannot open this key, because the key that protects it has changed. Certificates cannot be signed
            until you change the key.
          </Trans>
        </p>
      )}
    </li>
  );
}

function ChangeKey() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useRotateKey();
  return (
    <div className="mt-6">
      <Dialog
        title={<Trans>Change the key?</Trans>}
        description={t`From now on, certificates will be signed with a new key. Verification pages that people saved earlier do not know it; people need to save the page again.`}
        width="narrow"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={<Button>{t`Change the key`}</Button>}
      >
        <Button
          kind="primary"
          busy={isPending}
          onClick={() => mutate(undefined, { onSuccess: () => setIsOpen(false) })}
        >
          <Trans>Generate a new key</Trans>
        </Button>
      </Dialog>
    </div>
  );
}
