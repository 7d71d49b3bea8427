/** Longest text of an entry, in characters. */
const maxBodyLength = 100_000

/** Far more than any article has: the parser's time grows with the square of them, its stack with the depth. */
const maxMarksOfParagraph = 2_000
const deepestNesting = 20

export type MarkdownError = 'too-long' | 'too-nested'

/**
 * Why a text may not be given to the Markdown parser; null where it may. Checked before parsing: a parser that has begun
 * can neither be asked to stop nor be waited for.
 */
export function findMarkdownError(text: string): MarkdownError | null {
  if (text.length > maxBodyLength) return 'too-long'
  const paragraphs = text.split(/\n[^\S\n]*\n/)
  const isTooNested = paragraphs.some(
    (paragraph) => marksIn(paragraph) > maxMarksOfParagraph || paragraph.split('\n').some(isDeepLine),
  )
  return isTooNested ? 'too-nested' : null
}

/** Runs that may open or close something: emphasis, links, code, raw HTML. */
function marksIn(paragraph: string): number {
  return paragraph.match(/[*_]+|~+|`+|[[\]<]/g)?.length ?? 0
}

/** Quotes and list items that begin on one line are nested in each other. */
function isDeepLine(line: string): boolean {
  const opening = /^(?:[^\S\n]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*/.exec(line)?.[0] ?? ''
  const indent = /^[^\S\n]*/.exec(line)?.[0].length ?? 0
  const openings = opening.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
  return openings > deepestNesting || (openings > 0 && indent > deepestNesting * 4)
}
