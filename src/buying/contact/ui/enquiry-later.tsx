import { later } from '#kit/later.tsx';

/** The server renders the form; the browser hydrates it after the rest of the page. */
export const EnquiryLater = later(async () => (await import('./enquiry-form.tsx')).EnquiryForm);
