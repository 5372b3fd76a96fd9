import { z } from 'zod';
import { captcha } from '#people/captcha/captcha.contract.ts';
import {
  email,
  existingPassword,
  longText,
  name,
  optional,
  optionalLongText,
  optionalName,
  phone,
  required,
  TEXT_MAX,
} from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { STAFF_ROLES, STANDINGS } from '#shared/rights.ts';
import { birthday, GENDERS, hasPostalCode, newPassword, POSTAL_CODE_FAULT, place } from './member.fields.ts';
import { provider } from './oauth.contract.ts';

/** Spec §1: the user's `type`. */
export const MEMBER_TYPES = ['basic', 'artist', 'gallery'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

/** Spec §5: each under 150, the phone digits only; tax id under 150 here, exactly 8 digits only at checkout. */
const company = z.strictObject({
  name: optionalName,
  phone: z
    .strictObject({
      code: z
        .string()
        .trim()
        .max(5)
        .regex(/^\+?[0-9]*$/),
      number: z
        .string()
        .trim()
        .max(TEXT_MAX)
        .regex(/^[0-9]*$/),
    })
    .optional(),
  tax_id: optional,
  contact: optionalName,
});
export type Company = z.infer<typeof company>;

/** The personal data of every member (spec §3). */
const person = {
  firstname: name,
  lastname: name,
  mobile: phone,
  birthday,
  gender: z.enum(GENDERS),
  job_title: optional,
  address: z.strictObject(place).refine(hasPostalCode, POSTAL_CODE_FAULT),
};
/** Beyond the specification: an application without them is accepted and marked as incomplete. */
const seller = { portfolio: optional, statement: optionalLongText };

/** Spec §7 POST /api/member/{type}: the whole profile form, by kind of member. */
export const profileUpdates = {
  basic: z.strictObject({ ...person, company: company.optional() }).meta({ id: 'BasicProfile' }),
  artist: z.strictObject({ ...person, ...seller, company: company.optional() }).meta({ id: 'ArtistProfile' }),
  gallery: z.strictObject({ ...person, ...seller, company: company.optional() }).meta({ id: 'GalleryProfile' }),
} as const;
export type ProfileUpdate = z.infer<(typeof profileUpdates)[MemberType]>;

/** `oauth` names the provider whose sign-in led to the form; it becomes a way to sign in. */
const account = { email, password: newPassword, captcha, oauth: provider.optional() };
const consent = { agree: z.literal(true).optional() };

/** Spec §7 POST /api/member/register. A form without a `type` is a basic member's. */
export const registration = z
  .discriminatedUnion('type', [
    profileUpdates.basic.extend({ ...account, type: z.literal('basic').default('basic') }).meta({}),
    profileUpdates.artist.extend({ ...account, ...consent, type: z.literal('artist') }).meta({}),
    profileUpdates.gallery.extend({ ...account, ...consent, type: z.literal('gallery') }).meta({}),
  ])
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registration>;

/** As our page submits it: artists and galleries submit everything that a review needs. */
const [basicForm, artistForm, galleryForm] = registration.options;
const reviewed = { portfolio: required, statement: longText, agree: z.literal(true) };
export const registrationPage = z.discriminatedUnion('type', [
  basicForm,
  artistForm.extend(reviewed),
  galleryForm.extend({ ...reviewed, company: company.extend({ name, contact: name }) }),
]);

/** The captcha is required only after failures. */
export const credentials = z
  .strictObject({ email, password: existingPassword, captcha: captcha.optional() })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentials>;

/** A new session: its token, and the token of the member's cart, into which the visitor's cart was merged. */
export const signedInReply = successReply({ token: z.string(), cart_token: z.string() }).meta({ id: 'SignedIn' });

/** Spec §7: 'Y' means logged in. */
export const loginCheckReply = successReply({ isLogin: z.enum(['Y', 'N']) }).meta({ id: 'LoginCheck' });

const nullablePhone = z.object({ code: z.string(), number: z.string() });

/** Spec §3 "User state", without the data of other calls. */
export const profile = z.object({
  uid: z.int(),
  type: z.enum(MEMBER_TYPES),
  email: z.string(),
  email_verified: z.boolean(),
  /** The address that replaces `email` once its mailed link has been opened. */
  email_pending: z.string().nullable(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  mobile: nullablePhone,
  /** Empty, like gender and mobile number, if unknown: staff accounts are created without them. */
  birthday: z.string(),
  gender: z.enum([...GENDERS, '']),
  job_title: z.string(),
  company: z
    .object({
      name: z.string(),
      phone: nullablePhone,
      tax_id: z.string(),
      contact: z.string(),
    })
    .partial(),
  portfolio: z.string(),
  statement: z.string(),
  standing: z.enum(STANDINGS),
  staff_role: z.enum(STAFF_ROLES).nullable(),
  /** Further roles of the same person. */
  more_roles: z.array(z.enum(STAFF_ROLES)),
  address: z
    .object({
      country: z.string(),
      city: z.string(),
      township: z.string(),
      postal_code: z.string(),
      address: z.string(),
      remark: z.string(),
    })
    .nullable(),
});
export type Profile = z.infer<typeof profile>;
export const profileReply = successReply(profile.shape).meta({ id: 'Profile' });

export const doneReply = successReply({}).meta({ id: 'Done' });

export const deletion = z.strictObject({ password: existingPassword }).meta({ id: 'AccountDeletion' });
/** All data of a member, for the member. */
export const exportReply = successReply({ data: z.record(z.string(), z.unknown()) }).meta({ id: 'MemberExport' });
