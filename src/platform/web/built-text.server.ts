import { readFileSync } from 'node:fs'

const read = new Map<string, string | null>()

/** The text of a style sheet of the built product, or of the script of its head, by address; null for any other. */
export function builtText(href: string): string | null {
  const known = read.get(href)
  if (known !== undefined) return known
  const text = /^\/(assets\/[\w.-]+\.css|theme\.js)$/.test(href) ? textAt(`build/client${href}`) : null
  read.set(href, text)
  return text
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
