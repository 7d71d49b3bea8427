export type Formula = (amount: number) => number

/**
 * Parses a tariff formula of numbers, `$wert$` (the amount), `log` (natural), + - * / and brackets. Throws on anything
 * else; the formula is never executed as code.
 * @example readFormula('0.5 * $wert$ + log $wert$')(1) // 0.5
 */
export function readFormula(text: string): Formula {
  const tokens = text.match(/\$wert\$|log|\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? []
  let at = 0

  function take(...requested: string[]): string | undefined {
    const token = tokens[at]
    if (token === undefined || !requested.includes(token)) return undefined
    at += 1
    return token
  }

  function sum(): Formula {
    let left = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const [a, b] = [left, product()]
      left = sign === '+' ? (x) => a(x) + b(x) : (x) => a(x) - b(x)
    }
    return left
  }

  function product(): Formula {
    let left = factor()
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      const [a, b] = [left, factor()]
      left = sign === '*' ? (x) => a(x) * b(x) : (x) => a(x) / b(x)
    }
    return left
  }

  function factor(): Formula {
    if (take('-')) {
      const inner = factor()
      return (x) => -inner(x)
    }
    if (take('log')) {
      const inner = factor()
      return (x) => Math.log(inner(x))
    }
    if (take('(')) {
      const inner = sum()
      if (!take(')')) throw new SyntaxError(`Formula without closing bracket: ${text}`)
      return inner
    }
    if (take('$wert$')) return (x) => x
    const token = tokens[at]
    if (token === undefined || !/^\d/.test(token))
      throw new SyntaxError(`Formula not understood at '${token}': ${text}`)
    at += 1
    const value = Number(token)
    return () => value
  }

  const formula = sum()
  if (at < tokens.length) throw new SyntaxError(`Formula not understood at '${tokens[at]}': ${text}`)
  return formula
}
