import { runInThisContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { I18NEXT } from '../../trim/i18next.ts';
import { KY } from '../../trim/ky.ts';
import { REACT_DOM } from '../../trim/react-dom.ts';
import { REACT_ROUTER } from '../../trim/react-router.ts';
import type { Trim } from '../../trim/trim.ts';
import { trimmed } from '../../trim/trimmed.ts';

type Parts = Omit<Trim, 'file'>;

function trim(code: string, parts: Parts): string {
  return trimmed(code, { file: /package/, ...parts }, parseAst(code));
}

/** What `run()` answers once its code is trimmed. */
const answerOf = (code: string, parts: Parts): unknown =>
  runInThisContext(`(() => { ${trim(code, parts)}; return run(); })()`);

it.each<[string, string, Parts, unknown]>([
  [
    'a function',
    'function f() { return 1 } function run() { return f() }',
    { always: { f: 'return 2;' } },
    2,
  ],
  [
    'an arrow',
    'const f = () => { return 1 }; function run() { return f() }',
    { always: { f: 'return 2;' } },
    2,
  ],
  [
    'one class’s method',
    'class A { f() { return 1 } } class B { f() { return 1 } } function run() { return [new A().f(), new B().f()] }',
    { always: { 'B.f': 'return 2;' } },
    [1, 2],
  ],
  [
    'a method that is assigned',
    'function A() {} A.prototype.f = function () { return 1 }; function run() { return new A().f() }',
    { always: { 'A.prototype.f': 'return 2;' } },
    2,
  ],
  [
    'a value where it is read, not where it is set or named',
    'let on = 1; function run(a = { on: 3 }) { on = 4; const { on: b } = a; return { on, b, c: a.on, d: on ? 5 : 6 } }',
    { facts: { on: '0' } },
    { on: 0, b: 3, c: 3, d: 6 },
  ],
  [
    'any object’s property, and a call',
    'const f = () => 1; function run() { const o = { x: { on: 1 } }; return [o.x.on, f(2)] }',
    { facts: { '.on': 'null', 'f(2)': '3' } },
    [null, 3],
  ],
  [
    'a statement',
    'function run() { let a = 1; log.warn("no"); a = 2; return a }',
    { idle: ['log.warn('] },
    2,
  ],
  [
    'a case, but not the names that others use, nor what others fall into',
    'function run() { const out = []; for (const k of [1, 3, 4]) switch (k) { case 2: var x = 1; break; case 3: x = 3; out.push(x); case 2: out.push(9); break; default: out.push(0) } return out }',
    { kinds: [2] },
    [0, 3, 9, 0],
  ],
])('trims %s', (_what, code, parts, answer) => {
  expect(answerOf(code, parts)).toEqual(answer);
});

it('says what is left out when it is called or met after all, and what a package lacks', () => {
  const code =
    'function f() { return 1 } function run(k = 2) { switch (k) { case 2: return f() } }';
  expect(() => answerOf(code, { unused: ['f'] })).toThrow('f is left out of builds');
  expect(() => answerOf(code, { kinds: [2] })).toThrow('Kind 2 is left out of builds');
  expect(() => trim(code, { unused: ['g'], facts: { h: '1' }, idle: ['i('], kinds: [3] })).toThrow(
    'package lacks g, h, i(, 3',
  );
});

it.each([
  [REACT_DOM, "import { hydrateRoot } from 'react-dom/client';"],
  [REACT_DOM, '<style href="a" precedence="low">'],
  [REACT_ROUTER, "import { useFetcher, Link } from 'react-router';"],
  [REACT_ROUTER, '<Link to="/" viewTransition>'],
  [I18NEXT, "t('pages', { count, context: 'male' })"],
  [KY, 'ky.create({ timeout: 1, hooks: {} })'],
])('keeps our code from what is left out: %#', ({ forbids }, code) => {
  expect(code).toMatch(forbids);
});
