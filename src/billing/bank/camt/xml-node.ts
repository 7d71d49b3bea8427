export type Node = { readonly [name: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** All elements at a path such as `Refs/AcctSvcrRef`, including those in repeated parent elements. */
export function nodesAt(node: Node, path: string): Node[] {
  const [name = '', ...rest] = path.split('/')
  const found = node[name]
  const nodes = (Array.isArray(found) ? found : [found]).filter(isNode)
  return rest.length === 0 ? nodes : nodes.flatMap((each) => nodesAt(each, rest.join('/')))
}

const written: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of the first element at a path, with XML entities decoded; null if missing or empty. */
export function textAt(node: Node, path: string): string | null {
  const [found] = nodesAt(node, path)
  const text = found && textOf(found)
  return text ? text : null
}

export function textOf(node: Node): string {
  const text = node['#text']
  const raw = typeof text === 'string' ? text : ''
  return raw
    .replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,6})|#x([\da-fA-F]{1,5}));/g, (_, name, decimal, hex) =>
      name ? (written[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .trim()
}

export function attributeAt(node: Node, path: string, name: string): string | null {
  const value = nodesAt(node, path)[0]?.[`@${name}`]
  return typeof value === 'string' ? value : null
}
