/** Parses Stripe's form encoding: `a[b][0][c]=x` becomes `{ a: { b: [{ c: 'x' }] } }`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

type Branch = { [key: string]: Branch | string }

export function parseForm(body: string): Form {
  const root: Branch = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map((found) => found[1] ?? '')]
    let branch = root
    for (const key of path.slice(0, -1)) {
      const next = branch[key]
      if (typeof next === 'object') branch = next
      else {
        const created: Branch = {}
        branch[key] = created
        branch = created
      }
    }
    branch[path.at(-1) ?? ''] = value
  }
  return settled(root) as Form
}

function settled(value: Branch | string): FormValue {
  if (typeof value === 'string') return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  const entries = Object.entries(value).map(([key, inner]): [string, FormValue] => [key, settled(inner)])
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
