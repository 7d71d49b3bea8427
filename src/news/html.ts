import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** How deeply elements may be nested. */
const deepest = 200

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

/**
 * HTML made anew from the allowed elements of `html`, and the names of those that were left out. Nothing is left of what is
 * nested so deeply that reading it would take forever.
 */
export function cleanHtml(html: string): { html: string; refused: string[] } {
  const refused = new Set<string>()
  let depth = 0
  const clean = unlessTooDeep(() =>
    sanitizeHtml(html, {
      allowedTags: [...allowed],
      allowedAttributes: {},
      nonTextTags: [...silent],
      onOpenTag(name, attributes) {
        if (++depth > deepest) throw tooDeep
        if (!allowed.has(name)) refused.add(name)
        for (const attribute of Object.keys(attributes)) refused.add(`${name} ${attribute}`)
      },
      onCloseTag() {
        depth--
      },
    }),
  )
  if (clean === null) refused.add('nested too deeply')
  return { html: cleanText(clean ?? '').trim(), refused: [...refused] }
}

/** The words of a piece of HTML, block elements on lines of their own. Of what is nested too deeply, the words before. */
export function plainText(html: string): string {
  let depth = 0
  let hidden = 0
  let text = ''
  const parser = new Parser({
    onopentag(name) {
      if (++depth > deepest) throw tooDeep
      if (silent.has(name)) hidden++
      if (blocks.test(name)) text += '\n'
    },
    ontext(words) {
      if (hidden === 0) text += words
    },
    onclosetag(name) {
      depth--
      if (silent.has(name)) hidden = Math.max(0, hidden - 1)
      if (blocks.test(name)) text += '\n'
    },
  })
  unlessTooDeep(() => parser.end(html))
  return cleanText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const tooDeep = new Error('nested too deeply')

function unlessTooDeep<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error === tooDeep) return null
    throw error
  }
}

/** A text without control characters and halves of characters, which no database takes. */
export function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : '')).toWellFormed()
}
