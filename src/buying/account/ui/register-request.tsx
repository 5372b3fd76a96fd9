import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { type NewRequest, newRequest } from '../data-request.contract.ts';
import { useRequestAction } from '../data-request.queries.ts';
import { REQUEST_CHANNELS, type RequestKind } from '../data-request.rules.ts';
import { CHANNEL_WORDS, REQUEST_KIND_WORDS } from '../member-desk.words.ts';

interface RegisterRequestProps {
  memberId: number;
  /** Kinds without an open request. */
  kinds: readonly RequestKind[];
}

/** Records a member's request; a mail tells them the due date. */
export function RegisterRequest(props: RegisterRequestProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={t`A request about personal data`}
      description={<Trans>The member gets an e-mail confirming the request and its due date.</Trans>}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>Register a request</Trans>
        </Button>
      }
    >
      <RequestForm {...props} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function RequestForm({ memberId, kinds, onDone }: RegisterRequestProps & { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useRequestAction();
  const today = shopDay(new Date());
  const form = useForm<NewRequest>({
    resolver: schemaResolver(newRequest, i18n),
    defaultValues: { member_id: memberId, kind: kinds[0] ?? 'export', channel: 'mail', received_on: today, note: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (json) => {
    try {
      await mutateAsync({ action: 'register', json });
      onDone();
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <SelectField
        label={t`What they ask for`}
        error={errors.kind?.message}
        options={kinds.map((value) => ({ value, label: i18n._(REQUEST_KIND_WORDS[value]) }))}
        {...form.register('kind')}
      />
      <SelectField
        label={t`How they asked`}
        error={errors.channel?.message}
        options={REQUEST_CHANNELS.map((value) => ({ value, label: i18n._(CHANNEL_WORDS[value]) }))}
        {...form.register('channel')}
      />
      <TextField
        label={t`Received on`}
        type="date"
        max={today}
        required
        error={errors.received_on?.message}
        {...form.register('received_on')}
      />
      <TextAreaField
        label={t`Note`}
        hint={t`How did you verify their identity?`}
        rows={3}
        optional
        error={errors.note?.message}
        {...form.register('note')}
      />
      <FormRefusal message={errors.root?.message} />
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
