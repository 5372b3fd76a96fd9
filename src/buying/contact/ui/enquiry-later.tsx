import { later } from '#kit/later.tsx';

/** The form at the end of a page of words: written by the server, alive once the rest of the page is. */
export const EnquiryLater = later(async () => (await import('./enquiry-form.tsx')).EnquiryForm);
