import type { CaptchaForm } from '../captcha.contract.ts';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let script: Promise<Recaptcha> | undefined;

/** The first call loads Google's script. */
export async function askRecaptcha(siteKey: string, form: CaptchaForm): Promise<string> {
  script ??= loadScript(siteKey);
  // Do not cache a failed load, or a retry could never succeed.
  script.catch(() => {
    script = undefined;
  });
  return (await script).execute(siteKey, { action: form });
}

function loadScript(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    element.async = true;
    element.onerror = () => reject(new Error('reCAPTCHA could not be loaded'));
    element.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start'));
    };
    document.head.append(element);
  });
}
