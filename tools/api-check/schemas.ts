import * as v from 'valibot';
import { id } from '#src/api/fields/fields.ts';
import { passwordInput } from '#src/api/fields/input.ts';

/** The body of `DELETE /contract/delete`. */
export const WithId = v.object({ id });

/** The body of `PUT /user/update-password`. */
export const PasswordChange = v.object({ id, password: passwordInput });

/** The body of `PUT /user/reset-status`. */
export const StatusChange = v.object({ id, status: v.picklist([0, 1]) });
