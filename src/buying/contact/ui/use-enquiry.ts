import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { useSession } from '#kit/client/session.ts';
import { newKey } from '#kit/new-key.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { useDraft } from '#kit/use-draft.ts';
import { useLocale } from '#kit/use-locale.ts';
import { type CaptchaChoice, useCaptcha } from '#people/captcha/captcha.queries.tsx';
import { type Lang, langOf } from '#shared/locale.ts';
import { contactForm, type EnquiryReceived } from '../contact.contract.ts';
import type { EnquiryKind } from '../enquiry.rules.ts';

/** The form's values and the key, which is the same for every retry of one letter. */
const enquiryValues = contactForm.extend({ key: z.string() });
type EnquiryForm = z.infer<typeof enquiryValues>;
/** The sender chooses a title, so it starts empty. */
type EnquiryValues = Omit<z.input<typeof enquiryValues>, 'title'> & { title: EnquiryForm['title'] | '' };

const NOT_SAVED = ['captcha'];

function emptyEnquiry(kind: EnquiryKind, language: Lang): EnquiryValues {
  return {
    kind,
    language,
    title: '',
    firstname: '',
    lastname: '',
    email: '',
    phone: { code: '', number: '' },
    company_name: '',
    company_phone: '',
    contents: '',
    captcha: '',
    key: newKey(),
  };
}

export function useEnquiry(kind: EnquiryKind, place: string, auth: CaptchaChoice) {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const empty = emptyEnquiry(kind, langOf(useLocale()));
  const captcha = useCaptcha('contact', auth);
  const [received, setReceived] = useState<EnquiryReceived & { email: string }>();
  const form = useForm<EnquiryValues, unknown, EnquiryForm>({
    // The schema reads the same fields; only the initial empty title is not valid.
    resolver: schemaResolver(enquiryValues as unknown as z.ZodType<EnquiryForm, EnquiryValues>, i18n),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const forgetDraft = useDraft(form, `enquiry ${place}`, NOT_SAVED);
  const isMember = usePrefill(form);

  const submit = form.handleSubmit(async ({ key, ...values }) => {
    const solution = await captcha.take();
    if (!solution) return;
    try {
      const reply = await ask(
        apiClient(options.context).api.contact.$post({
          json: { ...values, captcha: solution },
          header: { 'idempotency-key': key },
        }),
      );
      forgetDraft();
      setReceived({ enquiry_id: reply.enquiry_id, thread_id: reply.thread_id, email: values.email });
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  /** For another letter by the same person: only the text and the key are new. */
  const again = () => {
    form.reset({ ...form.getValues(), contents: '', key: newKey() });
    setReceived(undefined);
  };

  return { form, captcha, submit, received, again, isMember };
}

type Filled = Pick<ReturnType<typeof useForm<EnquiryValues, unknown, EnquiryForm>>, 'getValues' | 'setValue'>;

/** Fills empty fields from the member's account; returns whether someone is signed in. */
function usePrefill({ getValues, setValue }: Filled): boolean {
  const { options } = useRouter();
  const token = useSession((session) => session.token);
  const [isMember, setIsMember] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setIsMember(false);
    if (!token) return;
    ask(apiClient(options.context).api.member.profile.$get()).then(
      ({ firstname, lastname, email, mobile, company }) => {
        if (!isCurrent) return;
        const known = { firstname, lastname, 'phone.code': mobile.code, 'phone.number': mobile.number } as const;
        for (const [name, value] of Object.entries({ ...known, company_name: company?.name ?? '' })) {
          const field = name as keyof typeof known;
          if (!getValues(field) && value) setValue(field, value);
        }
        setValue('email', email);
        setIsMember(true);
      },
      // If the call fails, the sender fills in the form by hand.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [token, options.context, getValues, setValue]);
  return isMember;
}
