import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FormProvider } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { CaptchaChoice } from '#people/captcha/captcha.queries.tsx';
import { CONTENTS_MAX, type EnquiryKind } from '../enquiry.rules.ts';
import { ChoiceFields, CompanyFields, SenderFields } from './enquiry-fields.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryFormProps {
  /** Without it the sender chooses. */
  kind?: EnquiryKind;
  /** The page of the form: each has its own draft. */
  place: string;
  auth: CaptchaChoice;
}

/** Spec §3 "Contact form". Typed text survives a refresh; without scripts the page offers its other contacts instead. */
export function EnquiryForm({ kind, place, auth }: EnquiryFormProps) {
  const { form, captcha, submit, received, again, isMember } = useEnquiry(kind ?? 'contact', place, auth);
  return (
    <>
      <noscript>
        <p className="border-hairline border-s-2 ps-5">
          <Trans>
            This form needs JavaScript, which is turned off in your browser. Please e-mail or call us instead.
          </Trans>
        </p>
      </noscript>
      {/* Always in the page, so that screen readers announce new content. */}
      <div role="status">{received && <EnquirySent received={received} again={again} />}</div>
      {!received && (
        <FormProvider {...form}>
          <form
            method="post"
            noValidate
            onSubmit={(event) => void submit(event)}
            // Solved while the sender fills in the form, so that they do not wait at the end.
            onFocus={() => captcha.state === 'idle' && captcha.begin()}
            className="grid gap-6 noscript:hidden"
          >
            <ChoiceFields hasKind={kind === undefined} />
            <SenderFields isMember={isMember} />
            <CompanyFields />
            <Contents />
            <div className="grid gap-3">
              {captcha.note}
              <FormRefusal message={form.formState.errors.root?.message} />
              <Send isSending={form.formState.isSubmitting} />
            </div>
          </form>
        </FormProvider>
      )}
    </>
  );
}

function Contents() {
  const { t } = useLingui();
  const field = useFormField();
  return <TextAreaField label={t`Your message`} required rows={7} limit={CONTENTS_MAX} {...field('contents')} />;
}

function Send({ isSending }: { isSending: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-caption text-ink-soft">
        <Trans>
          We use this only to answer you. See our{' '}
          <Link to="/policy" className="text-link">
            privacy statement
          </Link>
          .
        </Trans>
      </p>
      <div>
        <Button type="submit" kind="primary" busy={isSending} busyText={t`Sending…`}>
          <Trans>Send the enquiry</Trans>
        </Button>
      </div>
    </>
  );
}
