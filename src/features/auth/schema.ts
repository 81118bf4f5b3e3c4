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

const roleName = v.union([
  v.string(),
  v.pipe(
    v.looseObject({ roleKey: v.string() }),
    v.transform(({ roleKey }) => roleKey),
  ),
]);

/** The signed-in person: `{ user, roles }` from RuoYi, or the person itself with a `role`. */
export const UserInfo = v.pipe(
  v.looseObject({ roles: v.optional(v.array(roleName)) }),
  v.transform(({ roles, ...data }) => {
    const person = [data.user, data.userInfo].find(isRecord) ?? data;
    const named = [...(roles ?? []), person.role].filter((role) => typeof role === 'string');
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

/**
 * Captcha, and the names of the fields that return its id and code: ours, or RuoYi's. Null if the server requires
 * no captcha.
 */
export const Captcha = v.union([
  v.pipe(
    v.nullish(v.looseObject({ captchaEnabled: v.literal(false) })),
    v.transform(() => null),
  ),
  v.pipe(
    v.looseObject({ id: requiredText, image: picture }),
    v.transform(({ id, image }) => ({ id, image, idField: 'captchaId', codeField: 'captcha' })),
  ),
  v.pipe(
    v.looseObject({ uuid: requiredText, img: picture }),
    v.transform(({ uuid, img }) => ({ id: uuid, image: img, idField: 'uuid', codeField: 'code' })),
  ),
]);
export type Captcha = v.InferOutput<typeof Captcha>;
