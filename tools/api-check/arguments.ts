import process from 'node:process';
import { parseArgs } from 'node:util';
import { onlyArgument, UsageError } from '../command-line.ts';

type Login = { username: string; password: string };

/** As typed: without a password it is asked for. */
type Typed = Omit<ContractOptions, 'login'> & {
  login: (Partial<Login> & Pick<Login, 'username'>) | null;
};

export type ContractOptions = {
  /** Without a trailing slash; calls go to `<host>/api`. */
  host: string;
  login: Login | null;
  /** The token of a session that was started elsewhere. */
  token?: string | undefined;
  /** Whether to ask for the code of the server's captcha. */
  captcha?: boolean;
  write: boolean;
};

export const USAGE = `npm run contract -- <host> [--user <name> [--captcha] | --token <token>] [--write]

Checks a server against the API contract.

  <host>       the server: calls go to <host>, with the prefix of the dialect (VITE_API_DIALECT)
  --user       signs in, to try the calls that need a session; the password is that of API_PASSWORD, or asked for
  --password   instead, where nobody else can see what is typed
  --captcha    writes the picture of the server's captcha to a file, and asks for its code
  --token      goes on with the session of this token, or of API_TOKEN, and does not end it
  --write      also tries the calls that write, on records that it makes and deletes itself

Exit status: 0 where every call that was made fits, 1 where one does not, 2 for a wrong command line.
`;

/**
 * Parses the command line.
 * @throws UsageError, or an error of parseArgs
 */
export function readArguments(args: string[]): Typed {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      password: { type: 'string' },
      captcha: { type: 'boolean', default: false },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { user, password, captcha, write } = values;
  const token = values.token ?? (user === undefined ? process.env.API_TOKEN : undefined);
  const host = onlyArgument(positionals);
  if (host === undefined) throw new UsageError('The host is missing.');
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol)) {
    throw new UsageError(`The host is no address such as https://api.example.com: ${host}`);
  }
  if (user === undefined && password !== undefined)
    throw new UsageError('--password needs --user.');
  if (token !== undefined && user !== undefined) {
    throw new UsageError('--token and --user are two ways to a session: one of them.');
  }
  if (captcha && user === undefined) throw new UsageError('--captcha needs --user.');
  if (write && user === undefined && token === undefined) {
    throw new UsageError('--write needs --user or --token.');
  }
  const secret = password ?? process.env.API_PASSWORD;
  const login =
    user === undefined
      ? null
      : { username: user, ...(secret !== undefined && { password: secret }) };
  return { host: host.replace(/\/+$/, ''), login, token, captcha, write };
}
