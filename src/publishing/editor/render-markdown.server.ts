import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { unbroken } from '#platform/text/unbroken.ts'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { pictureAttributes, readPictureAddress } from './pictures/picture.ts'

export type RenderedText = { html: string; contents: readonly { id: string; title: string }[] }

const amount = /^[−–-]?(CHF\s)?[\d’,.]+(\s?%)?$|^–?$|^\d{2}\.\d{2}\.\d{4}$/

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'del', 'a', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    div: ['class', 'role', 'tabindex', 'aria-label'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading'],
    ol: ['start'],
    td: ['class'],
    th: ['scope', 'class'],
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
  },
  allowedClasses: { div: ['scroll-x'], td: ['number'], th: ['number'], table: ['table'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !readPictureAddress(attribs.src ?? ''),
}

/** Safe HTML: escapes raw HTML, replaces external images by their alternative text, removes unsafe links. */
export function renderMarkdown(text: string): RenderedText {
  const contents: { id: string; title: string }[] = []
  const used = new Set<string>()
  const marked = new Marked({ gfm: true }).use({
    walkTokens(token) {
      if (token.type === 'text') token.escaped = false
    },
    renderer: {
      heading({ tokens, depth, text: title }) {
        const id = freeId(title, used)
        const level = Math.max(2, depth)
        if (level === 2) contents.push({ id, title: plain(title) })
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`
      },
      link({ href, title, tokens }) {
        const words = this.parser.parseInline(tokens)
        const hint = title ? ` title="${escaped(title)}"` : ''
        const outbound = /^https?:/.test(href) ? ' rel="noopener"' : ''
        return isLink(href) ? `<a href="${escaped(href)}"${hint}${outbound}>${words}</a>` : words
      },
      table(table) {
        return tableHtml(table, (cell) => this.parser.parseInline(cell.tokens))
      },
      image: ({ href, text: words }) => pictureHtml(href, words),
      html: ({ text: raw }) => escaped(raw),
    },
  })
  const html = marked.parse(unbroken(text), { async: false }).trim()
  return { html: sanitizeHtml(html, allowed), contents }
}

function pictureHtml(address: string, words: string): string {
  const picture = readPictureAddress(address)
  if (!picture || words.trim() === '') return escaped(words)
  const { src, srcSet, sizes, width, height } = pictureAttributes(picture)
  const size = `width="${width}" height="${height}"`
  return `<img src="${src}" srcset="${srcSet}" sizes="${sizes}" ${size} alt="${escaped(words)}" loading="lazy">`
}

function isLink(href: string): boolean {
  return /^(https?:|mailto:|\/(?![/\\])|#)/.test(href)
}

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
  return `<div class="scroll-x" role="region" tabindex="0" aria-label="${escaped(t(publishingTexts.renderMarkdown).table(plain(table.header.map((cell) => cell.text).join(', '))))}"><table class="table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`
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

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
