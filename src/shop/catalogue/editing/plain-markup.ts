/*
 * Converts descriptions (HTML with a few tags) to and from the text that staff edit: empty lines between paragraphs, `-
 * ` for list items, `### ` for headings, **strong**, *emphasis*. Other HTML is escaped.
 */

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @example toHtml('One **tax** year.') // '<p>One <strong>tax</strong> year.</p>' */
export function toHtml(text: string): string {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)
  return blocks.flatMap((block) => partsOf(block)).join('')
}

function partsOf(block: string): string[] {
  const parts: { tag: 'p' | 'li' | 'h3'; lines: string[] }[] = []
  for (const line of block.split('\n').map((written) => written.trim())) {
    if (line === '') continue
    const tag = line.startsWith('- ') ? 'li' : line.startsWith('### ') ? 'h3' : 'p'
    const before = parts.at(-1)
    if (before?.tag === tag && tag !== 'h3') before.lines.push(line)
    else parts.push({ tag, lines: [line] })
  }
  return parts.map(({ tag, lines }) => {
    if (tag === 'li') return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
    if (tag === 'h3') return `<h3>${inline(lines.join(' ').slice(4))}</h3>`
    return `<p>${inline(lines.join(' '))}</p>`
  })
}

function inline(text: string): string {
  return text
    .trim()
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(\S(?:[^*]*\S)?)\*/g, '<em>$1</em>')
}

export function toText(html: string): string {
  return html
    .replace(/<h3>/g, '### ')
    .replace(/<\/li>\s*(?=<li>)/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<\/(?:p|h3|ul)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&')
    .trim()
}
