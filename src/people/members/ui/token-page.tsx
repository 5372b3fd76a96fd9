import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { readFragment } from '#kit/client/secret-fragment.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { EntryFrame } from './entry-frame.tsx';

/** Sends a form with the token of the page's link, and shows a refusal. */
export type SendWithToken = <Values extends FieldValues, Context, Sent>(
  form: Pick<UseFormReturn<Values, Context, Sent>, 'setError'>,
  send: (token: string) => Promise<unknown>,
) => Promise<void>;

interface TokenPageProps {
  title: ReactNode;
  lead: ReactNode;
  /** Shown instead of the form if the token is missing or invalid. */
  expired: ReactNode;
  children: (sendWithToken: SendWithToken) => ReactNode;
}

/**
 * The page that a link with a token opens. The token follows `#`: it survives a refresh, and no server, log or Referer gets
 * it.
 */
export function TokenPage({ title, lead, expired, children }: TokenPageProps) {
  const [token, setToken] = useState<string>();
  const [isExpired, setIsExpired] = useState(false);
  useEffect(() => {
    setToken(readFragment('token'));
    setIsExpired(readFragment('token') === undefined);
  }, []);
  const sendWithToken: SendWithToken = async (form, send) => {
    if (!token) return;
    try {
      await send(token);
    } catch (failure) {
      // A malformed token is refused as a field, which these forms do not have.
      const isLink = failure instanceof ApiFailure && (failure.code === 'link_expired' || 'token' in failure.errors);
      if (isLink) setIsExpired(true);
      else showRefusal(form, failure);
    }
  };
  return (
    <EntryFrame title={title} lead={lead}>
      <div role="status">{isExpired && expired}</div>
      {!isExpired && children(sendWithToken)}
    </EntryFrame>
  );
}
