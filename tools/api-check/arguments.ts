import { parseArgs } from 'node:util';

export type ContractOptions = {
  /** Without a trailing slash; calls go to `<host>/api`. */
  host: string;
  login: { username: string; password: string } | null;
  write: boolean;
};

export const CONTRACT_USAGE = `npm run contract -- <host> [--user <name> --password <password>] [--write]

  <host>       the server: calls go to <host>/api
  --user       signs in, to try the calls that need a session
  --write      also tries the calls that write, on records that it makes and deletes itself

Exit status: 0 where every call that was made fits, 1 where one does not, 2 for a wrong command line.
`;

/** Parses the command line; returns null if it is invalid. */
export function readArguments(args: string[]): ContractOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        password: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    const { user, password, write } = values;
    const [host, ...more] = positionals;
    if (host === undefined || more.length > 0 || !/^https?:$/.test(new URL(host).protocol)) {
      return null;
    }
    if ((user === undefined) !== (password === undefined)) return null;
    if (write && user === undefined) return null;
    const login =
      user === undefined || password === undefined ? null : { username: user, password };
    return { host: host.replace(/\/+$/, ''), login, write };
  } catch {
    return null;
  }
}
