import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { PasswordStep, showPasswordRefusal } from '#kit/password-step.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import type { ConnectionView } from '../connection.contract.ts';
import { useSaveConnection, useTestConnection } from '../connection.queries.ts';
import { DECLARATIONS } from '../connections.rules.ts';
import { ConnectionFieldInput, type TypedConnection } from './connection-field-input.tsx';
import { TestResult } from './test-result.tsx';

/** Enters or changes a connection. It can be tested before it is saved; nothing typed is lost on a refusal. */
export function ConnectionForm({ connection, onDone }: { connection: ConnectionView; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { name, version, fields: stored } = connection;
  const { fields, test } = DECLARATIONS[name];
  const form = useForm<TypedConnection>({
    defaultValues: {
      password: '',
      values: Object.fromEntries(
        fields.map((field) => [
          field.name,
          stored.find((one) => one.name === field.name)?.value ?? field.options?.[0]?.value ?? '',
        ]),
      ),
    },
  });
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = form.formState;
  const saving = useSaveConnection(name);
  const testing = useTestConnection(name);

  const submit = form.handleSubmit(async (typed) => {
    try {
      await saving.mutateAsync({ version, ...typed });
    } catch (failure) {
      return showPasswordRefusal(
        form,
        failure,
        t`Someone else has changed this connection. If you save again, your entries replace theirs.`,
      );
    }
    showToast('success', t`Saved. All parts of the shop use it within two seconds.`);
    onDone();
  });
  const tryOut = async () => {
    form.clearErrors();
    try {
      await testing.mutateAsync(form.getValues('values'));
    } catch (failure) {
      showPasswordRefusal(form, failure);
    }
  };

  return (
    <form
      method="post"
      noValidate
      aria-label={i18n._(DECLARATIONS[name].name)}
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid max-w-xl grid-cols-1 gap-5"
    >
      <UnsavedGuard when={isDirty && !isSubmitSuccessful} />
      {fields.map((field) => (
        <ConnectionFieldInput
          key={field.name}
          field={field}
          form={form}
          stored={stored.find((one) => one.name === field.name)}
        />
      ))}
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft text-small">{i18n._(test)}</p>
        <Button busy={testing.isPending} busyText={t`Calling the provider…`} onClick={() => void tryOut()}>
          <Trans>Test without saving</Trans>
        </Button>
        <TestResult name={name} result={testing.data} failure={undefined} />
      </div>
      <PasswordStep
        field={form.register('password')}
        errors={errors}
        hint={t`Your password for this shop. We ask for it because keys protect your money and your customers’ data.`}
        action={<Trans>Save</Trans>}
        busy={isSubmitting}
        onCancel={onDone}
      />
    </form>
  );
}
