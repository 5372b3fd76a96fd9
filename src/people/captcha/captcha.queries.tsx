import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import type { CaptchaForm } from './captcha.contract.ts';
import { CaptchaNote, type CaptchaState } from './ui/captcha-note.tsx';

export interface CaptchaChoice {
  captcha: 'altcha' | 'recaptcha';
  site_key?: string | undefined;
}

interface Captcha {
  state: CaptchaState;
  /** Starts the check in the background when the visitor begins to fill in the form. */
  begin: () => void;
  /** A solution for one attempt; undefined if the check failed, which `note` then says. */
  take: () => Promise<string | undefined>;
  /** The state of the check, shown above the form's button. */
  note: ReactNode;
}

/** Our server accepts an ALTCHA solution for ten minutes and Google a token for two; filling in a form may take longer. */
const GOOD_FOR_MS = { altcha: 9 * 60_000, recaptcha: 100_000 };

/** Checks invisibly that a person fills in the form. */
export function useCaptcha(form: CaptchaForm, { captcha, site_key }: CaptchaChoice): Captcha {
  const { options } = useRouter();
  const [state, setState] = useState<CaptchaState>('idle');
  const running = useRef<{ answer: Promise<string>; until: number }>(undefined);

  async function solve(): Promise<string> {
    if (captcha === 'recaptcha' && site_key) {
      const { askRecaptcha } = await import('./ui/ask-recaptcha.ts');
      return askRecaptcha(site_key, form);
    }
    const { solveAltcha } = await import('./ui/solve-altcha.ts');
    return solveAltcha(options.context, form);
  }

  function work(): Promise<string> {
    const pending = running.current;
    if (pending && pending.until > Date.now()) return pending.answer;
    setState('checking');
    const answer = solve();
    const mine = { answer, until: Date.now() + GOOD_FOR_MS[captcha] };
    running.current = mine;
    answer.then(
      () => running.current === mine && setState('done'),
      () => {
        if (running.current !== mine) return;
        running.current = undefined;
        setState('failed');
      },
    );
    return answer;
  }

  async function take(): Promise<string | undefined> {
    try {
      const answer = await work();
      running.current = undefined;
      setState('idle');
      return answer;
    } catch {
      return undefined;
    }
  }

  const begin = () => void work().catch(() => undefined);
  return { state, begin, take, note: <CaptchaNote state={state} begin={begin} /> };
}
