import type { AmountBox } from '../certificate.ts'

/** Text at its place on a page, in points from the top left; `y` is the baseline. */
export type Piece = {
  text: string
  x: number
  right: number
  y: number
  size: number
  /** The box that the name of a form field states. */
  box?: AmountBox
}

/** A form field; `value` of a ticked box is "X". */
export type Field = { name: string; value: string; pieces: Piece[] }
export type Page = { pieces: Piece[]; fields: Field[] }

const sameLine = 3
const boxNumber = /^\d{1,2}(?:\.\d){1,2}$/

/** Lower case without accents and punctuation, to compare words of the form. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function isOnLine(one: Pick<Piece, 'y'>, other: Pick<Piece, 'y'>): boolean {
  return Math.abs(one.y - other.y) <= sameLine
}

/** Joins pieces that stand close together on a line, from the top to the bottom and from left to right. */
export function phrasesOf(pieces: readonly Piece[]): Piece[] {
  const phrases: Piece[] = []
  for (const line of linesOf(pieces)) {
    let before: Piece | undefined
    for (const piece of line) {
      const gap = before ? piece.x - before.right : Number.POSITIVE_INFINITY
      if (before && gap < piece.size && gap > -piece.size && !boxNumber.test(piece.text.trim())) {
        before.text += gap > piece.size * 0.15 ? ` ${piece.text}` : piece.text
        before.right = piece.right
      } else {
        before = { ...piece }
        phrases.push(before)
      }
    }
  }
  return phrases
}

export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line?.[0] && isOnLine(line[0], piece)) line.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

/** Phrases that begin at the same place in lines below each other, such as an address. */
export function blocksOf(phrases: readonly Piece[]): string[][] {
  const blocks: Piece[][] = []
  for (const phrase of phrases) {
    const above = blocks.find((block) => {
      const last = block.at(-1)
      const gap = last ? phrase.y - last.y : 0
      return last !== undefined && Math.abs(last.x - phrase.x) <= 4 && gap > 0 && gap <= 2.4 * phrase.size
    })
    if (above) above.push(phrase)
    else blocks.push([phrase])
  }
  return blocks.map((block) => block.map(({ text }) => text.trim()))
}
