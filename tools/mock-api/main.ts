import process from 'node:process';
import { startHttpMock } from '#src/mocks/http.ts';
import { runCommand } from '../command-line.ts';
import { readArguments, USAGE } from './arguments.ts';

await runCommand(USAGE, async (args) => {
  const { address, close } = await startHttpMock(readArguments(args));
  // The origin itself has no answer, so the address of a call is printed.
  process.stdout.write(`Mocked API, for example ${address}/links/get\n`);
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
});
