import { z } from 'zod';
import { email, name, text } from '#shared/fields.ts';
import { newPassword } from './member.fields.ts';
import { linkToken } from './session.contract.ts';

/** The first administrator, with the secret of the link that the process printed. */
export const firstAdminForm = z
  .strictObject({
    token: linkToken,
    /** The shop's name, if the owner has one already; it can be changed at any time. */
    brand: text(60).optional(),
    firstname: name,
    lastname: name,
    email,
    password: newPassword,
  })
  .meta({ id: 'FirstAdmin' });
export type FirstAdminForm = z.infer<typeof firstAdminForm>;
