import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { ButtonAnchor, ButtonLink } from '#kit/button-link.tsx';

/** New recovery codes: shown only once, to print or save. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <section className="mt-8 border-hairline-strong border-s-2 bg-wall-deep p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>Your recovery codes</Trans>
      </h2>
      <p className="prose-text mt-2">
        <Trans>
          Each code signs you in once if you lose your phone or passkey. They are shown only now: store them somewhere
          safe.
        </Trans>
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-1 font-mono tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonAnchor icon="download" href={file} download={`${t`recovery-codes`}.txt`}>
          <Trans>Download</Trans>
        </ButtonAnchor>
        <Button onClick={() => window.print()}>
          <Trans>Print the codes</Trans>
        </Button>
        <Button kind="primary" onClick={onSaved}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Leads on to the work; focused, because the pressed button is gone. */
export function CodesSaved() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <section className="mt-8 grid justify-items-start gap-4">
      <p>
        <Trans>All set. You can start working.</Trans>
      </p>
      <ButtonLink ref={link} to="/admin" kind="primary">
        <Trans>Go to Today</Trans>
      </ButtonLink>
    </section>
  );
}
