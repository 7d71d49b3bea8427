import { Parser } from 'htmlparser2'

/** What a rewritten text may be made of. No attributes, so no addresses, no styles, no scripts. */
const allowed: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br'])
const blocks = /^(p|h[1-6]|ul|ol|li|div|blockquote|br|tr|table|section|article|header|footer)$/
const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
])

type Handler = {
  open?(name: string, attributes: Record<string, string>): void
  text(words: string): void
  close?(name: string): void
}

const deepest = 200

/** Reads markup; false when it is nested so deeply that reading on would take forever. What came before counts. */
export function readMarkup(markup: string, handler: Handler, options: { xmlMode?: boolean } = {}): boolean {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > deepest) throw tooDeep
        handler.open?.(name, attributes)
      },
      ontext: (words) => handler.text(words),
      onclosetag: (name) => {
        depth--
        handler.close?.(name)
      },
    },
    options,
  )
  try {
    parser.end(markup)
    return true
  } catch (error) {
    if (error === tooDeep) return false
    throw error
  }
}

const tooDeep = new Error('nested too deeply')

/** HTML made anew from the allowed elements of `html`, and the names of those that were left out. */
export function cleanHtml(html: string): { html: string; refused: string[] } {
  const refused = new Set<string>()
  const open: string[] = []
  let hidden = 0
  let clean = ''
  const isWhole = readMarkup(html, {
    open(name, attributes) {
      if (silent.has(name)) hidden++
      if (!allowed.has(name)) refused.add(name)
      for (const attribute of Object.keys(attributes)) refused.add(`${name} ${attribute}`)
      if (hidden > 0 || !allowed.has(name)) return
      clean += `<${name}>`
      if (name !== 'br') open.push(name)
    },
    text(words) {
      if (hidden === 0) clean += escaped(words)
    },
    close(name) {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1)
      else if (hidden === 0 && open.at(-1) === name) clean += `</${open.pop()}>`
    },
  })
  if (!isWhole) refused.add('nested too deeply')
  for (const name of open.reverse()) clean += `</${name}>`
  return { html: cleanText(clean).trim(), refused: [...refused] }
}

/** The words of a piece of HTML, block elements on lines of their own. */
export function plainText(html: string): string {
  let hidden = 0
  let text = ''
  const breakLine = (name: string) => {
    if (blocks.test(name)) text += '\n'
  }
  readMarkup(html, {
    open(name) {
      if (silent.has(name)) hidden++
      breakLine(name)
    },
    text(words) {
      if (hidden === 0) text += words
    },
    close(name) {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1)
      breakLine(name)
    },
  })
  return cleanText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

/** A text without control characters and halves of characters, which no database takes. */
export function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : '')).toWellFormed()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
