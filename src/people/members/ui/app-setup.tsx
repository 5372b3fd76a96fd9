import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { TextField } from '#kit/text-field.tsx';

interface AppSetupProps {
  made: { secret: string; uri: string; qr: { size: number; path: string } };
  confirm: (code: string) => Promise<void>;
  cancel: () => void;
}

/** The secret as a QR code, as a link for a phone that shows this page, and as text; then the first code. */
export function AppSetup({ made, confirm, cancel }: AppSetupProps) {
  const { t } = useLingui();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { size, path } = made.qr;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirm(code);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      form.setError('code', { message: failure.errors.code ?? failure.message }, { shouldFocus: true });
    }
  });
  return (
    <div className="grid gap-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {/* Dark on light in every theme: cameras need it. */}
      <svg
        role="img"
        aria-label={t`QR code for your authenticator app`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-52 max-w-full bg-white"
      >
        <path d={path} fill="#000" />
      </svg>
      <div className="grid content-start gap-5">
        <p>
          <Trans>Scan the picture with an authenticator app, then enter the six digits it shows.</Trans>
        </p>
        <p className="text-small">
          <a href={made.uri} className="text-link">
            <Trans>Open the app on this device</Trans>
          </a>
          <br />
          <Trans>Or type this key into the app:</Trans>{' '}
          <code className="block select-all break-words font-mono">{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xs gap-5">
          <TextField
            label={t`Code from your app`}
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...form.register('code')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" busy={isSubmitting}>
              <Trans>Turn on</Trans>
            </Button>
            <Button kind="quiet" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
