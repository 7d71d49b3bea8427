const maxBodyLength = 100_000

const maxMarksOfParagraph = 2_000
const deepestNesting = 20

export type MarkdownError = 'too-long' | 'too-nested'

/** Checks limits before parsing, because a running parser cannot be stopped. Null if the text may be parsed. */
export function findMarkdownError(text: string): MarkdownError | null {
  if (text.length > maxBodyLength) return 'too-long'
  const paragraphs = text.split(/\n[^\S\n]*\n/)
  const isTooNested = paragraphs.some(
    (paragraph) => marksIn(paragraph) > maxMarksOfParagraph || paragraph.split('\n').some(isDeepLine),
  )
  return isTooNested ? 'too-nested' : null
}

function marksIn(paragraph: string): number {
  return paragraph.match(/[*_]+|~+|`+|[[\]<]/g)?.length ?? 0
}

function isDeepLine(line: string): boolean {
  const opening = /^(?:[^\S\n]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*/.exec(line)?.[0] ?? ''
  const indent = /^[^\S\n]*/.exec(line)?.[0].length ?? 0
  const openings = opening.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
  return openings > deepestNesting || (openings > 0 && indent > deepestNesting * 4)
}
