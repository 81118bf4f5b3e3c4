import * as v from 'valibot';
import { id, requiredText, text } from '#src/api/fields.ts';
import { statusInput } from '#src/api/input.ts';
import { passwordInput } from '#src/features/user/input.ts';

/** What `/product/simple-list` sends of each product. */
export const ProductName = v.looseObject({ id, name: requiredText, cover: text });

/** What `DELETE /contract/delete` carries (C4). */
export const WithId = v.object({ id });

/** What `PUT /user/update-password` carries. */
export const PasswordChange = v.object({ id, password: passwordInput });

/** What `PUT /user/reset-status` carries. */
export const StatusChange = v.object({ id, status: statusInput });
