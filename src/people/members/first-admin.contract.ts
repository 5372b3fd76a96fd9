import { z } from 'zod';
import { email, name } from '#shared/fields.ts';
import { newPassword } from './member.fields.ts';
import { linkToken } from './session.contract.ts';

/** Who runs an empty shop from now on, with the secret of the link that its process printed. */
export const firstAdminForm = z
  .strictObject({ token: linkToken, firstname: name, lastname: name, email, password: newPassword })
  .meta({ id: 'FirstAdmin' });
export type FirstAdminForm = z.infer<typeof firstAdminForm>;
