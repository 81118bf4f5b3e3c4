import { children, declared, isEnd, isNode, isRead, nodes, statements } from './syntax.ts';
import type { Node } from './syntax.ts';
import type { Trim } from './trim.ts';

type Edit = { start: number; end: number; text: string };

/**
 * A file's code without what its table names.
 * @throws where the code has none of it: the package has changed since.
 */
export function trimmed(code: string, table: Trim, program: unknown): string {
  const { unused = [], always = {}, facts = {}, idle = [], kinds = [] } = table;
  const bodies = new Map([
    ...unused.map((name): [string, string] => [name, says(name)]),
    ...Object.entries(always),
  ]);
  const values = new Map(Object.entries(facts));
  const missing = new Set([...bodies.keys(), ...values.keys(), ...idle, ...kinds.map(String)]);
  const edits: Edit[] = [];
  let inClass = '';

  const source = ({ start, end }: Node) => code.slice(start, end);

  function visit(node: Node, parent?: Node): void {
    if (node.type === 'ClassDeclaration' && isNode(node.id)) inClass = source(node.id);
    const edit = body(node, parent) ?? statement(node) ?? kind(node, parent) ?? fact(node, parent);
    if (edit) edits.push(edit);
    else children(node).forEach((child) => visit(child, node));
  }

  function body(node: Node, parent?: Node): Edit | undefined {
    if (!isNode(node.body) || node.body.type !== 'BlockStatement') return undefined;
    const named = functionName(node, parent);
    const text = named && source(named);
    const name = [`${inClass}.${text}`, text].find((one) => one && bodies.has(one));
    if (name === undefined) return undefined;
    missing.delete(name);
    return { start: node.body.start, end: node.body.end, text: `{ ${bodies.get(name)} }` };
  }

  function statement({ type, start, end }: Node): Edit | undefined {
    if (type !== 'ExpressionStatement') return undefined;
    const beginning = idle.find((text) => code.startsWith(text, start));
    if (beginning === undefined) return undefined;
    missing.delete(beginning);
    return { start, end, text: ';' };
  }

  const isKind = ({ test }: Node) => isNode(test) && kinds.some((one) => `${one}` === source(test));

  function kind(node: Node, parent?: Node): Edit | undefined {
    if (node.type !== 'SwitchCase' || !isKind(node) || !parent) return undefined;
    const [first] = statements(node);
    const last = statements(node).at(-1);
    if (!first || !last || !isOnItsOwn(node, parent)) return undefined;
    const name = isNode(node.test) ? source(node.test) : '';
    missing.delete(name);
    // What a case declares with `var`, the others may use.
    const names = statements(node).flatMap(declared).map(source);
    const kept = names.length > 0 ? `var ${[...new Set(names)].join(', ')}; ` : '';
    return { start: first.start, end: last.end, text: kept + says(`Kind ${name}`) };
  }

  /** Whether nothing else in the switch comes to this case. */
  function isOnItsOwn(node: Node, parent: Node): boolean {
    const cases = nodes(parent.cases);
    const before = cases.slice(0, cases.indexOf(node)).toReversed();
    const ending = before.findIndex((one) => statements(one).length > 0);
    const joined = ending < 0 ? before : before.slice(0, ending);
    const last = nodes(before[ending]?.consequent).at(-1);
    return (!last || isEnd(last)) && joined.every(isKind);
  }

  function fact(node: Node, parent?: Node): Edit | undefined {
    if (!/^Identifier$|Expression$/.test(node.type)) return undefined;
    const property = isNode(node.property) ? `.${source(node.property)}` : '';
    const name = values.has(property) ? property : source(node);
    const value = values.get(name);
    if (value === undefined || !isRead(node, parent)) return undefined;
    missing.delete(name);
    const key = parent?.type === 'Property' && parent.shorthand === true ? `${name}: ` : '';
    return { start: node.start, end: node.end, text: `${key}(${value})` };
  }

  if (!isNode(program)) throw new TypeError('This is no program');
  visit(program);
  if (missing.size > 0) throw new Error(`${table.file.source} lacks ${[...missing].join(', ')}`);
  return rewrite(code, edits);
}

/** What a function is called where it stands. */
function functionName(node: Node, parent?: Node): Node | undefined {
  const names = [node.id, parent?.type === 'AssignmentExpression' ? parent.left : parent?.key];
  return names.find(isNode) ?? (isNode(parent?.id) ? parent.id : undefined);
}

const says = (name: string) => `throw Error(${JSON.stringify(`${name} is left out of builds`)});`;

function rewrite(code: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}
