import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a person. What is secret is not shown while it is typed. */
export type Ask = (question: string, isSecret?: boolean) => Promise<string>;

let isMuted = false;
let lines: Interface | undefined;

/** Shows nothing of what is typed while it is muted. */
const output = new Writable({
  write(chunk, _encoding, done) {
    if (!isMuted) process.stdout.write(chunk);
    done();
  },
});

/** One reader for all questions, because each would take all that is piped to the command. */
function reader(): Interface {
  const { isTTY: terminal } = process.stdin;
  lines ??= createInterface({ input: process.stdin, output, terminal });
  return lines;
}

export const askOnTerminal: Ask = async (question, isSecret = false) => {
  const asking = reader().question(question);
  isMuted = isSecret;
  try {
    return (await asking).trim();
  } finally {
    if (isSecret) process.stdout.write('\n');
    isMuted = false;
  }
};

/** Ends the reading of the terminal, without which the command would wait for more. */
export function endAsking(): void {
  lines?.close();
}

/** Writes a captcha into a page that a browser opens, and asks for its code. */
export function askForCode(picture: string, ask: Ask = askOnTerminal): Promise<string> {
  const file = join(tmpdir(), 'captcha.html');
  writeFileSync(file, `<img src="${picture}">`);
  return ask(`The code of the picture in ${file}: `);
}
