import process from 'node:process';

/** A command line that the command cannot follow. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs a command of package.json. `--help` prints how to use it. The exit status is 1 for a failure, and 2
 * for a wrong command line: a `UsageError`, or an error of `parseArgs`.
 */
export async function runCommand(
  usage: string,
  run: (args: string[]) => void | Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    await run(args);
  } catch (error) {
    const isUsage = error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS_');
    process.stderr.write(isUsage ? `${messageOf(error)}\n\n${usage}` : `${messageOf(error)}\n`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** @throws UsageError if the text is no whole number from `least` to `most` */
export function wholeNumber(
  name: string,
  text: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER } = {},
): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) {
    return number;
  }
  throw new UsageError(`${name}: not a whole number from ${least} to ${most}: ${text}`);
}

/** @throws UsageError if the text is no port */
export function portNumber(text: string): number {
  return wholeNumber('--port', text, { most: 65_535 });
}

/** @throws UsageError if the text is no address of a web server */
export function origin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`${name}: not an address such as https://www.example.com: ${text}`);
}

/**
 * Returns the only argument without a name, if there is one.
 * @throws UsageError if there are more
 */
export function onlyArgument(positionals: string[]): string | undefined {
  const [first, second] = positionals;
  if (second !== undefined) throw new UsageError(`One argument too many: ${second}`);
  return first;
}

function messageOf(error: unknown): string {
  if (codeOf(error) === 'EADDRINUSE' && error instanceof Error && 'port' in error) {
    return `Port ${String(error.port)} is taken. Choose another one: --port <number>`;
  }
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
