export const formats = ['heading', 'bold', 'italic', 'list', 'numbers', 'quote', 'link', 'table'] as const
export type Format = (typeof formats)[number]

export type Selection = { from: number; to: number }

export type Edit = { from: number; to: number; insert: string; select: Selection }

const emptyTable = '| Column | Column |\n| --- | --- |\n| Entry | Entry |'

/** Toggles bold, italic or line formats. @example editFor('a word', { from: 2, to: 6 }, 'bold').insert // '**word**' */
export function editFor(text: string, selection: Selection, format: Format): Edit {
  switch (format) {
    case 'bold':
      return around(text, selection, '**', 'bold')
    case 'italic':
      return around(text, selection, '*', 'italic')
    case 'heading':
      return lines(text, selection, () => '## ', /^#{1,6} /)
    case 'list':
      return lines(text, selection, () => '- ', /^- /)
    case 'numbers':
      return lines(text, selection, (at) => `${at + 1}. `, /^\d+\. /)
    case 'quote':
      return lines(text, selection, () => '> ', /^> /)
    case 'link':
      return linkOf(text, selection)
    case 'table':
      return insertBlock(text, selection, emptyTable)
  }
}

export function insertWords({ from, to }: Selection, words: string): Edit {
  const end = from + words.length
  return { from, to, insert: words, select: { from: end, to: end } }
}

function around(text: string, { from, to }: Selection, badge: string, sample: string): Edit {
  const size = badge.length
  const isHighlighted = text.slice(from - size, from) === badge && text.slice(to, to + size) === badge && to > from
  if (isHighlighted) {
    const insert = text.slice(from, to)
    return { from: from - size, to: to + size, insert, select: { from: from - size, to: to - size } }
  }
  const words = text.slice(from, to) || sample
  return { from, to, insert: badge + words + badge, select: { from: from + size, to: from + size + words.length } }
}

function lines(text: string, { from, to }: Selection, badge: (at: number) => string, marked: RegExp): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next === -1 ? text.length : next
  const all = text.slice(start, end).split('\n')
  const isHighlighted = all.every((line) => marked.test(line))
  const insert = all
    .map((line, at) => (isHighlighted ? line.replace(marked, '') : badge(at) + line.replace(marked, '')))
    .join('\n')
  return { from: start, to: end, insert, select: { from: start + insert.length, to: start + insert.length } }
}

function linkOf(text: string, { from, to }: Selection): Edit {
  const words = text.slice(from, to) || 'words'
  const insert = `[${words}](https://)`
  const address = from + words.length + 3
  return { from, to, insert, select: { from: address, to: address + 'https://'.length } }
}

function insertBlock(text: string, { from, to }: Selection, block: string): Edit {
  const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : text[from - 1] === '\n' ? '\n' : '\n\n'
  const insert = `${before}${block}\n\n`
  return { from, to, insert, select: { from: from + insert.length, to: from + insert.length } }
}
