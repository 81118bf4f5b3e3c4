/** A node of a program's syntax tree, as far as trimming has to know it. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The nodes within a node. */
export function children(node: Node): Node[] {
  const found = Object.values(node).flat().filter(isNode);
  // A pattern's properties name what they declare.
  return node.type === 'ObjectPattern'
    ? found.map((child) => ({ ...child, pattern: true }))
    : found;
}

/** A case's statements. */
export const statements = (node: Node): Node[] => nodes(node.consequent);

/** Whether nothing after a statement is come to from it. */
export function isEnd(node: Node): boolean {
  if (node.type !== 'BlockStatement') return /^(Break|Return|Throw|Continue)/.test(node.type);
  const last = nodes(node.body).at(-1);
  return last !== undefined && isEnd(last);
}

/** The names that a statement declares with `var`. */
export function declared(node: Node): Node[] {
  if (/Function|Class/.test(node.type)) return [];
  const own = node.type === 'VariableDeclarator' && isNode(node.id) ? [node.id] : [];
  return [...own, ...children(node).flatMap(declared)];
}

/** Whether an expression's value is asked for where it stands, and not set or declared. */
export function isRead(node: Node, parent?: Node): boolean {
  if (!parent) return false;
  switch (parent.type) {
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return parent.left !== node;
    case 'VariableDeclarator':
      return parent.id !== node;
    case 'MemberExpression':
      return parent.object === node || parent.computed === true;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node && parent.pattern !== true;
    case 'ArrowFunctionExpression':
      return parent.body === node;
    case 'ForInStatement':
    case 'ForOfStatement':
      return parent.right === node;
    default:
      return !NAMES.test(parent.type);
  }
}

const NAMES =
  /^(Update|Function|Class|ArrayPattern|RestElement|CatchClause|Labeled|Break|Continue|Import|Export)/;
