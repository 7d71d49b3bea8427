import { Marked } from 'marked'

/** Inline styles by element: required in emails, not needed on pages, which have a style sheet. */
export type TextStyles = Partial<Record<'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'a', string>>

/** Renders some Markdown without external content: escapes raw HTML, replaces images by alternative text. */
export function introductionHtml(text: string, styles: TextStyles = {}): string {
  const open = (tag: keyof TextStyles, more = '') =>
    `<${tag}${more}${styles[tag] ? ` style="${escaped(styles[tag])}"` : ''}>`
  const marked = new Marked({ gfm: true }).use({
    renderer: {
      html: ({ text: raw }) => escaped(raw),
      image: ({ text: words }) => escaped(words),
      hr: () => '',
      paragraph({ tokens }) {
        return `${open('p')}${this.parser.parseInline(tokens)}</p>\n`
      },
      heading({ tokens, depth }) {
        const tag = depth <= 2 ? 'h2' : 'h3'
        return `${open(tag)}${this.parser.parseInline(tokens)}</${tag}>\n`
      },
      list({ items, ordered }) {
        const tag = ordered ? 'ol' : 'ul'
        const rows = items.map(({ tokens }) => `${open('li')}${this.parser.parse(tokens)}</li>`)
        return `${open(tag)}${rows.join('')}</${tag}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        return /^(https?:\/\/|mailto:)/.test(href) ? `${open('a', ` href="${escaped(href)}"`)}${words}</a>` : words
      },
    },
  })
  return marked.parse(text, { async: false }).trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
