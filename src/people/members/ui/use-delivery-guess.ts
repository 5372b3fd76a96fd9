import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mobileCodes } from '#ground/places/countries.ts';
import { useSession } from '#kit/client/session.ts';
import { readDraft, writeDraft } from '#kit/use-draft.ts';
import { useLocale } from '#kit/use-locale.ts';
import { applicable, type Guess } from './delivery-guess.rules.ts';
import { emptyRegistration, type RegisterValues } from './register-values.ts';
import { useDeliveryCountry } from './use-delivered-cart.ts';

const GUESS = 'register guess';

/**
 * Fills in the country of a buyer's delivery, and its dialling code, until they choose others. The last guess is stored
 * beside the draft, which does not say who filled it in. Returns the function that deletes the guess with the draft.
 */
export function useDeliveryGuess<Sent>(
  { getValues, setValue }: UseFormReturn<RegisterValues, unknown, Sent>,
  { draft, isOrdering }: { draft: string; isOrdering: boolean },
): () => void {
  const locale = useLocale();
  const country = useDeliveryCountry();
  const isReady = useSession((session) => session.ready);
  // Without a draft, what an empty form shows is a guess too. Read before anything is typed.
  const [first] = useState(() => (readDraft(draft) ? undefined : blankGuess(locale)));
  useEffect(() => {
    if (!isReady || !isOrdering) return;
    const { code = '' } = mobileCodes(locale).find(({ country_code }) => country_code === country) ?? {};
    const earlier = (readDraft(GUESS) as Guess | null) ?? first;
    const applied = applicable({ country_code: country, code }, getValues(), earlier);
    if (applied.country_code !== undefined) setValue('address.country_code', applied.country_code);
    if (applied.code !== undefined) setValue('mobile.code', applied.code);
    writeDraft(GUESS, JSON.stringify({ ...earlier, ...applied }));
  }, [isReady, isOrdering, country, locale, first, getValues, setValue]);
  return () => writeDraft(GUESS, undefined);
}

function blankGuess(locale: Parameters<typeof emptyRegistration>[1]): Guess {
  const { address, mobile } = emptyRegistration('basic', locale);
  return { country_code: address.country_code, code: mobile.code };
}
