import { render, toPlainText } from '@react-email/render'
import type { ReactNode } from 'react'

type PlainTextOptions = NonNullable<Parameters<typeof toPlainText>[1]>

type Node = { children?: Node[] }
type Walk = (nodes: Node[], builder: TextBuilder) => void
type TextBuilder = {
  openBlock(options: { leadingLineBreaks: number }): void
  closeBlock(options: { trailingLineBreaks: number }): void
  addInline(text: string): void
}

const plainText: PlainTextOptions = {
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
    { selector: '[data-fact]', format: 'fact' },
  ],
  formatters: {
    fact(row: Node, walk: Walk, builder: TextBuilder) {
      builder.openBlock({ leadingLineBreaks: 1 })
      row.children?.forEach((cell, index) => {
        if (index > 0) builder.addInline(': ')
        walk(cell.children ?? [], builder)
      })
      builder.closeBlock({ trailingLineBreaks: 1 })
    },
  },
}

export async function renderEmail(element: ReactNode): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, plainText) }
}

const skipped = [
  'head',
  'style',
  'script',
  'img',
  'hr',
  'blockquote',
  '.gmail_quote',
  '.gmail_signature',
  '.moz-signature',
  '#appendonsend',
]

/** Text of a received HTML email, without the email that it quotes. */
export function htmlToText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    selectors: [
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
}
