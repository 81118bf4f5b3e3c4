import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { CLASSICS } from './markup.ts';

/** Ligatures of a whole sentence, which cannot wrap and are wider than a phone in some fonts. */
const WIDEST = /[\uFDFA\uFDFD]/;

const LONG = ['W'.repeat(600), '长'.repeat(600), 'Z̴̢̛͉̪̣͔̹̙̠͈̿̉̉͐͋͌̑̍̚a̷̡̧̲͙̼̟̩̞͕̋̌̈́̒̈́̎̒̈͠l̵̨̘̞͎̜̘̣̜̠̐̓̏̿̔̐̈́̌̚g̸̢̛̘̤̲̗̫̬̰̀̉̔̓̾̈́͝o̴̧̡͖̺̰̣̻̰̽̈́̓̊̆̊̕͝'.repeat(4)];

/** Formulas, shell and server code, template and translation placeholders. */
const OTHERS = [
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '+1+1',
  '-2+3+cmd',
  '{{count}} {{- name}} $t(common:action.close) $t(news:title)',
  '../../../etc/passwd',
  'COM1',
  '\u202Egpj.exe',
  '\u2066\u2067\u2068\u202A\u202Bx',
  '\uD800 \uDFFF',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
];

/** Texts that are known to break software; the app must show them as plain text. */
export const NAUGHTY_TEXTS: readonly string[] = [
  ...new Set([...naughtyStrings, ...OTHERS, ...LONG, ...CLASSICS]),
].filter((text) => text.trim() !== '' && !WIDEST.test(text));
