import { parseArgs } from 'node:util';
import { onlyArgument, UsageError } from '../command-line.ts';

export type ContractOptions = {
  /** Without a trailing slash; calls go to `<host>/api`. */
  host: string;
  login: { username: string; password: string } | null;
  /** The token of a session that was started elsewhere. */
  token?: string | undefined;
  /** Whether to ask for the code of the server's captcha. */
  captcha?: boolean;
  write: boolean;
};

export const USAGE = `npm run contract -- <host> [--user <name> --password <password> [--captcha] | --token <token>] [--write]

Checks a server against the API contract.

  <host>       the server: calls go to <host>, with the prefix of the dialect (VITE_API_DIALECT)
  --user       signs in, to try the calls that need a session
  --captcha    writes the picture of the server's captcha to a file, and asks for its code
  --token      goes on with the session of this token, and does not end it
  --write      also tries the calls that write, on records that it makes and deletes itself

Exit status: 0 where every call that was made fits, 1 where one does not, 2 for a wrong command line.
`;

/**
 * Parses the command line.
 * @throws UsageError, or an error of parseArgs
 */
export function readArguments(args: string[]): ContractOptions {
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
  const { user, password, captcha, token, write } = values;
  const host = onlyArgument(positionals);
  if (host === undefined) throw new UsageError('The host is missing.');
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol)) {
    throw new UsageError(`The host is no address such as https://api.example.com: ${host}`);
  }
  if ((user === undefined) !== (password === undefined)) {
    throw new UsageError('--user and --password belong together.');
  }
  if (token !== undefined && user !== undefined) {
    throw new UsageError('--token and --user are two ways to a session: one of them.');
  }
  if (captcha && user === undefined) throw new UsageError('--captcha needs --user and --password.');
  if (write && user === undefined && token === undefined) {
    throw new UsageError('--write needs --user and --password, or --token.');
  }
  const login = user === undefined || password === undefined ? null : { username: user, password };
  return { host: host.replace(/\/+$/, ''), login, token, captcha, write };
}
