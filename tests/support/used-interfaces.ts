import { parseAst } from 'vite';
import { isRecord } from '#src/lib/records/is-record.ts';

type Node = Record<string, unknown> & { type: string };
type Visit = (node: Node, parent: Node, key: string) => void;

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string';

function walk(parent: Node, visit: Visit): void {
  for (const key in parent) {
    const child = parent[key];
    if (typeof child !== 'object') continue;
    for (const node of Array.isArray(child) ? child : [child]) {
      if (!isNode(node)) continue;
      visit(node, parent, key);
      walk(node, visit);
    }
  }
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'Identifier') return undefined;
  return String(node.name);
}

/** The name after the dot, also in brackets. */
function memberOf({ property, computed }: Node): string | undefined {
  if (!computed) return nameOf(property);
  return isNode(property) && typeof property.value === 'string' ? property.value : undefined;
}

const GLOBAL_OBJECT = /^(?:window|globalThis|self)$/;
/** Methods of both iterators and arrays, so that the name alone does not tell which one is used. */
const SHARED_WITH_ARRAYS = /^(?:every|filter|find|flatMap|forEach|map|reduce|some)$/;
const GIVES_ITERATOR = /^(?:entries|keys|values|matchAll)$/;

/**
 * What a script uses that would throw if it were missing: variables, members of constructors
 * (`URL.canParse`), and calls of members of any object (`.toSorted`). A `typeof` or `?.` asks first, and does
 * not count.
 */
export function usesIn(code: string): Set<string> {
  const uses = new Set<string>();
  walk(programOf(code), (node, parent, key) => {
    const name = nameOf(node);
    if (name !== undefined && isRead(parent, key)) uses.add(name);
    const member = node.type === 'MemberExpression' ? memberOf(node) : undefined;
    if (member === undefined) return;
    const isCalled = /^(?:Call|New)/.test(parent.type) && key === 'callee' && !parent.optional;
    const { object } = node;
    const owner = nameOf(object) ?? (isNode(object) ? memberOf(object) : undefined);
    if (owner !== undefined && GLOBAL_OBJECT.test(owner)) {
      if (isCalled) uses.add(member);
      return;
    }
    if (owner !== undefined) uses.add(`${owner}.${member}`);
    if (!isCalled) return;
    const isOfIterator = SHARED_WITH_ARRAYS.test(member) && isIterator(object);
    uses.add(isOfIterator ? `Iterator.prototype.${member}` : `.${member}`);
  });
  return uses;
}

function programOf(code: string): Node {
  const program: unknown = parseAst(code);
  if (!isNode(program)) throw new Error('This is no script');
  return program;
}

/** Whether it is the answer of a call such as `map.values()`; `Object.values()` gives an array. */
function isIterator(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { callee } = node;
  if (nameOf(callee.object) === 'Object') return false;
  return GIVES_ITERATOR.test(memberOf(callee) ?? '');
}

/** Whether an identifier at this position is a variable that is read. */
function isRead(parent: Node, key: string): boolean {
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  if (key === 'property' || key === 'key') return parent.computed === true;
  return !/^(?:Import|Export)/.test(parent.type);
}

/** Parts of a script that the oldest browsers of visitors cannot run, and the build leaves as they are. */
export function newerSyntaxIn(code: string): string[] {
  const found: string[] = [];
  walk(programOf(code), (node) => {
    const { type, regex, value } = node;
    // The bundler writes an expression with newer syntax as a text, often as a template.
    if (type === 'Literal' || type === 'TemplateElement') {
      const text = isRecord(value) ? value.raw : value;
      const [pattern, flags] = isRecord(regex) ? [regex.pattern, regex.flags] : [text, ''];
      if (/\(\?<[=!]|\(\?[ims-]+:/.test(String(pattern)) || /v/.test(String(flags))) {
        found.push(String(pattern));
      }
    }
    if (type === 'PropertyDefinition' && isNode(value) && needsSafari16(node)) {
      found.push(code.slice(Number(node.start), Number(node.end)));
    }
  });
  return found;
}

/** Whether a class field's value has brackets and variables of outside (https://webkit.org/b/236843). */
function needsSafari16(field: Node): boolean {
  const own = new Set<string>();
  const read = new Set<string>();
  let hasBrackets = false;
  walk(field, (node, parent, key) => {
    hasBrackets ||= /Function|Call|New/.test(node.type);
    const name = nameOf(node);
    if (name === undefined) return;
    if (key === 'params' || key === 'id') own.add(name);
    else if (isRead(parent, key)) read.add(name);
  });
  return hasBrackets && [...read].some((name) => !own.has(name) && !(name in globalThis));
}
