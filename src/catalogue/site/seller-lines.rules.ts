import { type Lang, type Text, textIn } from '#shared/locale.ts';

interface Seller {
  company: Text;
  address: Text;
  phone: string;
  email: string;
}

/** The seller below its name on documents; what is not entered yet has no line. */
export function sellerLines({ company, address, phone, email }: Seller, lang: Lang, taxId = ''): string[] {
  const reached = [phone, email].filter(Boolean).join(' | ');
  return [textIn(company, lang), taxId, textIn(address, lang), reached].filter(Boolean);
}
