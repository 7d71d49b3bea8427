import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

const deepest = 200

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

/** Security: rebuilds HTML from allowed elements; lists the removed ones. Empty if nested too deeply to parse. */
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

/** Plain text, one line per block element. If the HTML is nested too deeply, only the text before that. */
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

export function cleanText(text: string): string {
  return text.replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : '')).toWellFormed()
}
