export type Formula =
  | { kind: 'value'; value: number | string }
  | { kind: 'cell'; sheet: string | null; cell: string }
  | { kind: 'range'; sheet: string | null; from: string; to: string }
  | { kind: 'call'; name: string; inputs: Formula[] }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'minus'; of: Formula }

export type Operator = '=' | '<>' | '<' | '<=' | '>' | '>=' | '&' | '+' | '-' | '*' | '/'

const levels: readonly (readonly Operator[])[] = [['=', '<>', '<', '<=', '>', '>='], ['&'], ['+', '-'], ['*', '/']]
const token =
  /\s*("(?:[^"]|"")*"|\d+(?:\.\d+)?|<>|<=|>=|[A-Za-z_]\w*!|\$?[A-Z]{1,2}\$?\d+|[A-Z]+(?=\()|[=<>&+\-*/(),:])/y

/**
 * Parses a formula without its leading '='; throws on syntax outside the supported subset.
 * @example readFormula('IF(B4=0,0,B5/B4)')
 */
export function readFormula(text: string): Formula {
  const tokens = split(text)
  let at = 0
  const next = () => tokens[at]
  const take = (requested?: string): string => {
    const found = tokens[at]
    if (found === undefined || (requested !== undefined && found !== requested)) {
      throw new Error(`Formula ${text}: ${requested ?? 'more'} expected, ${found ?? 'end'} found`)
    }
    at++
    return found
  }

  function level(depth: number): Formula {
    const operators = levels[depth]
    if (!operators) return single()
    let left = level(depth + 1)
    for (;;) {
      const operator = operators.find((each) => each === next())
      if (!operator) return left
      take()
      left = { kind: 'operation', operator, left, right: level(depth + 1) }
    }
  }

  function single(): Formula {
    const found = take()
    if (found === '-') return { kind: 'minus', of: single() }
    if (found === '(') {
      const inner = level(0)
      take(')')
      return inner
    }
    if (found.startsWith('"')) return { kind: 'value', value: found.slice(1, -1).replaceAll('""', '"') }
    if (/^\d/.test(found)) return { kind: 'value', value: Number(found) }
    if (found.endsWith('!')) return place(found.slice(0, -1), take())
    if (next() === '(') return call(found)
    return place(null, found)
  }

  function place(sheet: string | null, first: string): Formula {
    if (!/^\$?[A-Z]{1,2}\$?\d+$/.test(first)) throw new Error(`Formula ${text}: ${first} is no cell`)
    const cell = first.replaceAll('$', '')
    if (next() !== ':') return { kind: 'cell', sheet, cell }
    take(':')
    return { kind: 'range', sheet, from: cell, to: take().replaceAll('$', '') }
  }

  function call(name: string): Formula {
    take('(')
    const inputs: Formula[] = []
    while (next() !== ')') {
      if (inputs.length > 0) take(',')
      inputs.push(level(0))
    }
    take(')')
    return { kind: 'call', name, inputs }
  }

  const whole = level(0)
  if (at < tokens.length) throw new Error(`Formula ${text}: ${next()} is too much`)
  return whole
}

function split(text: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  let done = 0
  for (let found = token.exec(text); found; found = token.exec(text)) {
    tokens.push(found[1] ?? '')
    done = token.lastIndex
  }
  if (text.slice(done).trim()) throw new Error(`Formula ${text}: ${text.slice(done)} is not understood`)
  return tokens
}
