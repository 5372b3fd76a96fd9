import type { Locale } from '#shared/locale.ts';
import type { MemberType } from '../member.contract.ts';

interface PhoneValues {
  code: string;
  number: string;
}

/** The form's values: every field is a text, and the schema says what is missing. */
export interface RegisterValues {
  type: MemberType;
  email: string;
  password: string;
  captcha: string;
  firstname: string;
  lastname: string;
  mobile: PhoneValues;
  birthday: string;
  gender: string;
  job_title: string;
  address: {
    country_code: string;
    city: string;
    township: string;
    postal_code: string;
    address: string;
    remark: string;
  };
  company: { name: string; phone: PhoneValues; tax_id: string; contact?: string };
  portfolio?: string;
  statement?: string;
  agree?: boolean;
}

/** An empty form. Readers of Traditional Chinese most likely live in Taiwan; we guess no other country. */
export function emptyRegistration(type: MemberType, locale: Locale): RegisterValues {
  const isTaiwan = locale === 'zh-Hant';
  return {
    type,
    email: '',
    password: '',
    captcha: '',
    firstname: '',
    lastname: '',
    mobile: { code: isTaiwan ? '886' : '', number: '' },
    birthday: '',
    gender: '',
    job_title: '',
    address: {
      country_code: isTaiwan ? 'TW' : '',
      city: '',
      township: '',
      postal_code: '',
      address: '',
      remark: '',
    },
    company: { name: '', phone: { code: '', number: '' }, tax_id: '', ...(type === 'gallery' && { contact: '' }) },
    ...(type !== 'basic' && { portfolio: '', statement: '', agree: false }),
  };
}
