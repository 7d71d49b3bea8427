import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node

/** Parses a TypeScript file; throws on errors of syntax. */
export function parseFile(file: string, text: string) {
  const parsed = parseSync(file, text)
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors.map(({ message }) => message).join('; ')}`)
  return parsed
}

/** Visits a node and what it contains, each with its ancestors, the nearest first. `false` skips the content of a node. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: Node[]) => boolean | undefined,
  ancestors: Node[] = [],
): void {
  if (visit(node, ancestors) === false) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, [node, ...ancestors])
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
