import { Marked, type Tokens } from 'marked'
import { unbroken } from '#platform/text/unbroken.ts'
import type { Article, ArticleHead } from './article.ts'
import { readArticle } from './read-article.ts'

const amount = /^[−–-]?(CHF\s)?[\d’.]+(\s?%)?$|^–?$|^\d{2}\.\d{2}\.\d{4}$/

/** Turns an article file into a finished article. Raw HTML in the file is shown as text. */
export function renderArticle(text: string): Article {
  const { head, body } = readArticle(text)
  const { article, sources } = splitSources(unbroken(body))
  const contents: { id: string; title: string }[] = []
  const used = new Set<string>()
  const marked = new Marked({ gfm: true }).use({
    renderer: {
      heading({ tokens, depth, text: title }) {
        const id = freeId(title, used)
        if (depth === 2) contents.push({ id, title: plain(title) })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, title, tokens }) {
        const words = this.parser.parseInline(tokens)
        const hint = title ? ` title="${escaped(title)}"` : ''
        const outside = /^https?:/.test(href) ? ' rel="noopener"' : ''
        return /^(https?:|mailto:|\/|#)/.test(href) ? `<a href="${escaped(href)}"${hint}${outside}>${words}</a>` : words
      },
      table(table) {
        return tableHtml(table, (cell) => this.parser.parseInline(cell.tokens))
      },
      html: ({ text: raw }) => escaped(raw),
    },
  })
  return { ...head, html: htmlOf(marked, article), contents, sourcesHtml: htmlOf(marked, sources) }
}

/** Newest first; of one day by title. */
export function inOrder<A extends ArticleHead>(articles: readonly A[]): A[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'))
}

/** The list under the last heading 'Sources' stands apart from the text. */
function splitSources(body: string): { article: string; sources: string } {
  const [article = '', sources = ''] = body.split(/^## Sources\s*$/m)
  return { article, sources }
}

function htmlOf(marked: Marked, text: string): string {
  return marked.parse(text, { async: false }).trim()
}

/** Columns of amounts stand at the right; a wide table scrolls in its own frame, which the keyboard can reach. */
function tableHtml(table: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const isAmounts = table.header.map((_, at) =>
    table.rows.every((row) => amount.test(row[at]?.text.replaceAll('*', '') ?? '')),
  )
  const mark = (at: number) => (isAmounts[at] ? ' class="number"' : '')
  const head = table.header.map((cell, at) => `<th scope="col"${mark(at)}>${inline(cell)}</th>`).join('')
  const rows = table.rows.map((row) => {
    const cells = row.map((cell, at) =>
      at === 0 ? `<th scope="row">${inline(cell)}</th>` : `<td${mark(at)}>${inline(cell)}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  return `<div class="scroll-x" role="region" tabindex="0" aria-label="Table: ${escaped(plain(table.header.map((cell) => cell.text).join(', ')))}"><table class="table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`
}

function freeId(title: string, used: Set<string>): string {
  const base =
    plain(title)
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'part'
  let id = base
  for (let next = 2; used.has(id); next++) id = `${base}-${next}`
  used.add(id)
  return id
}

function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
