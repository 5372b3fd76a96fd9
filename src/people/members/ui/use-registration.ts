import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { useDraft } from '#kit/use-draft.ts';
import { useLocale } from '#kit/use-locale.ts';
import { type CaptchaChoice, useCaptcha } from '#people/captcha/captcha.queries.tsx';
import { type MemberType, type Registration, registrationPage } from '../member.contract.ts';
import { enter } from '../member.queries.ts';
import type { Provider } from '../oauth.contract.ts';
import { isOrdering } from './entry-choice.tsx';
import { emptyRegistration, type RegisterValues } from './register-values.ts';
import { useDeliveryGuess } from './use-delivery-guess.ts';

export interface RegistrationProps {
  type: MemberType;
  auth: CaptchaChoice;
  redirect?: string | undefined;
  /** The provider whose sign-in led here: it prefills the form and becomes a way to sign in. */
  provider?: Provider | undefined;
}

const DRAFT = 'register';
/** Secrets do not belong in a browser's storage, and consent is given each time. */
const NOT_SAVED = ['type', 'password', 'captcha', 'agree'];

/** The registration form's state: schema, a draft that survives a refresh, captcha, and submission. */
export function useRegistration({ type, auth, redirect, provider }: RegistrationProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const captcha = useCaptcha('register', auth);
  const form = useForm<RegisterValues, unknown, Registration>({
    // The schema reads the same fields; the form only starts with more empty ones than the schema allows.
    resolver: schemaResolver(registrationPage as unknown as z.ZodType<Registration, RegisterValues>, i18n),
    defaultValues: emptyRegistration(type, locale),
    mode: 'onTouched',
  });
  const forgetDraft = useDraft(form, DRAFT, NOT_SAVED);
  // After the draft, which contains what the visitor has typed.
  const forgetGuess = useDeliveryGuess(form, { draft: DRAFT, isOrdering: isOrdering(redirect) });
  const { setValue } = form;
  useEffect(() => {
    if (!provider) return;
    ask(apiClient(router.options.context).api.oauth.pending.$get()).then(
      ({ firstname, lastname, email }) => {
        for (const [name, value] of Object.entries({ firstname, lastname, email })) {
          if (value) setValue(name as 'firstname' | 'lastname' | 'email', value);
        }
      },
      () => undefined,
    );
  }, [provider, router, setValue]);

  const submit = form.handleSubmit(async (values) => {
    const solution = await captcha.take();
    if (!solution) return;
    const json = { ...values, captcha: solution, ...(provider && { oauth: provider }) };
    try {
      const tokens = await ask(apiClient(router.options.context).api.member.register.$post({ json }));
      forgetDraft();
      forgetGuess();
      // Artists and galleries immediately see the state of their application.
      await enter(router, tokens, redirect ?? (type === 'basic' ? undefined : '/account'));
    } catch (failure) {
      showRefusal(form, besideEmail(failure));
    }
  });

  return { form, captcha, submit };
}

/** An existing account is an error of the e-mail field. */
function besideEmail(failure: unknown): unknown {
  if (!(failure instanceof ApiFailure) || failure.code !== 'email_taken') return failure;
  return new ApiFailure(failure.status, failure.code, failure.message, { email: failure.message });
}
