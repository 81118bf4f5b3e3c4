import * as v from 'valibot';
import { id, requiredText } from '#src/api/fields/fields.ts';
import {
  maxCharacters,
  optionalCode,
  optionalEmailInput,
  optionalInput,
  passwordInput,
  requiredCode,
  requiredInput,
} from '#src/api/fields/input.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

const credentials = {
  username: requiredInput(64),
  password: v.pipe(v.string(), v.nonEmpty(), maxCharacters(64)),
};

/** Body of the sign-in; the captcha only if the server requires one. */
export const Credentials = v.object({
  ...credentials,
  captcha: v.optional(requiredCode(16)),
  captchaId: v.optional(v.string()),
});
export type Credentials = v.InferOutput<typeof Credentials>;

export const SignInInput = v.object({ ...credentials, captcha: optionalCode(16) });
export type SignInInput = v.InferOutput<typeof SignInInput>;

/** Input of the sign-in if the server requires a captcha. */
export const CaptchaSignInInput = v.object({ ...credentials, captcha: requiredCode(16) });

export const SignUpInput = v.object({
  username: requiredInput(30),
  password: passwordInput,
  nickname: optionalInput(30),
  email: optionalEmailInput,
});
export type SignUpInput = v.InferOutput<typeof SignUpInput>;

/** Roles of the back office. Somebody with several gets the first. */
const KNOWN_ROLES = ['admin', 'editor'];

/** Fields of a role that may name it; its title comes last. */
const ROLE_NAMES = ['roleKey', 'roleCode', 'code', 'key', 'value', 'roleName', 'name'];

/** What a role is called by the server: the role is a text, or an object. */
function roleName(role: unknown): string[] {
  const name = isRecord(role)
    ? ROLE_NAMES.map((field) => role[field]).find((value) => typeof value === 'string')
    : role;
  if (typeof name !== 'string') return [];
  return [KNOWN_ROLES.find((known) => known === name.toLowerCase()) ?? name];
}

/** The signed-in person: `{ user, roles }` from RuoYi, or the person itself with `role` or `roles`. */
export const UserInfo = v.pipe(
  v.looseObject({}),
  v.transform((data) => {
    const person = [data.user, data.userInfo].find(isRecord) ?? data;
    const roles = [data.roles, person.roles].find(Array.isArray) ?? [];
    const named = [...roles, person.role].flatMap(roleName);
    const info = {
      id: person.id ?? person.userId,
      username: person.username ?? person.userName,
      nickname: person.nickname ?? person.nickName ?? person.realname,
      avatar: person.avatar,
      role: KNOWN_ROLES.find((role) => named.includes(role)) ?? named.find(Boolean),
      ...(dialect.permissions !== null && {
        [dialect.permissions]: data[dialect.permissions] ?? person[dialect.permissions],
      }),
    };
    // An absent field must not overwrite the value from the answer to the sign-in.
    return Object.fromEntries(Object.entries(info).filter(([, value]) => value != null));
  }),
  v.looseObject({
    id: v.optional(id),
    username: v.optional(v.string()),
    nickname: v.optional(v.string()),
    avatar: v.optional(v.string()),
    // Required, because a session without a role counts as an administrator's.
    role: v.string(),
  }),
);

/**
 * Picture of a captcha as a URL for `<img>`. Servers send a data URL, Base64 without a type (browsers detect it), or
 * the text of an SVG, whose scripts do not run in an `<img>`.
 */
const picture = v.pipe(
  v.string(),
  v.trim(),
  v.transform((value) => {
    if (value.startsWith('data:')) return value;
    if (/^<(svg|\?xml)\b/.test(value)) return `data:image/svg+xml,${encodeURIComponent(value)}`;
    return `data:image/png;base64,${value.replaceAll(/\s/g, '')}`;
  }),
  v.regex(/^data:image\/[\w.+-]+(;base64,[\w+/=]+$|[;,](?!base64))/),
);

/** By the name of a captcha's id, the names under which id and code are sent back. */
const SENT_BACK: Record<string, readonly [id: string, code: string]> = {
  id: ['captchaId', 'captcha'],
  uuid: ['uuid', 'code'],
  captchaId: ['captchaId', 'captchaCode'],
  captchaKey: ['captchaKey', 'captchaCode'],
  key: ['key', 'code'],
};
const PICTURES = ['image', 'img', 'captchaBase64', 'captchaImage', 'picPath', 'base64'];

/**
 * Captcha, and the names of the fields that return its id and code: the dialect's, or those that go with the answer's.
 * The id is '' where the answer is the picture alone. Null if the server requires no captcha.
 */
export const Captcha = v.union([
  v.pipe(
    v.nullish(v.looseObject({ captchaEnabled: v.literal(false) })),
    v.transform(() => null),
  ),
  v.pipe(
    v.union([v.string(), v.looseObject({})]),
    v.transform((sent) => {
      const data: Record<string, unknown> =
        typeof sent === 'string' ? { id: '', image: sent } : sent;
      const idName = Object.keys(SENT_BACK).find((name) => name in data) ?? '';
      const [idField = '', codeField = ''] = SENT_BACK[idName] ?? [];
      return {
        id: data[idName],
        image: PICTURES.map((name) => data[name]).find(Boolean),
        idField: dialect.credentials.captchaId ?? idField,
        codeField: dialect.credentials.captcha ?? codeField,
      };
    }),
    v.object({ id: requiredText, image: picture, idField: v.string(), codeField: v.string() }),
  ),
]);
export type Captcha = v.InferOutput<typeof Captcha>;

/** What a person may do: a list, or the object that has it under the dialect's name. */
export const Permissions = v.pipe(
  v.unknown(),
  v.transform((data) =>
    isRecord(data) && dialect.permissions !== null ? data[dialect.permissions] : data,
  ),
  v.array(v.string()),
);
