const blockEnd = /<\/(?:p|li|h\d|tr|blockquote|pre)>/
/** Marks in the middle of a line: without them no blank is left. */
const inline = /<\/?(?:a|abbr|b|code|del|em|i|s|small|span|strong|sub|sup)\b[^>]*>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * The paragraphs of a rendered text without their marks.
 * @example plainParagraphs('<p>A &amp; <b>B</b></p>\n<p>C</p>') // ['A & B', 'C']
 */
export function plainParagraphs(html: string): string[] {
  return html
    .split(blockEnd)
    .map((part) =>
      part
        .replace(inline, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
        .replace(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
}

const wordsPerMinute = 200

/** How long a text takes to read, in whole minutes and at least one. */
export function readingMinutes(html: string): number {
  const words = plainParagraphs(html).join(' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
