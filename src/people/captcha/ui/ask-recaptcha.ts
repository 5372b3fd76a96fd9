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

/** A token of reCAPTCHA v3 for one form; Google's script comes with the first. */
export async function askRecaptcha(siteKey: string, form: CaptchaForm): Promise<string> {
  script ??= loadScript(siteKey);
  // A script that failed to load must not be remembered, or trying again could never help.
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
