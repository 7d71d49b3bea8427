import { type AmountBox, amountBoxes, type Certificate } from '../certificate.ts'
import { anchorsOf } from './anchors.ts'
import { isOnLine, type Piece, phrasesOf } from './page.ts'
import { centsOfText, dayOfText } from './values.ts'

type MarkedBox = 'E' | 'F' | 'G' | AmountBox | '15'
export type BoxMark = { box: MarkedBox; at: Pick<Piece, 'x' | 'right' | 'y' | 'size'> }

/** Filled boxes in the order of the form; their numbers from 1 are shown beside the certificate and on it. */
export function numberedBoxes({ amounts, remarks }: Pick<Certificate, 'amounts' | 'remarks'>): MarkedBox[] {
  const filled = amountBoxes.filter((box) => amounts[box] !== undefined)
  return ['E', 'F', 'G', ...filled, ...(remarks.length > 0 ? (['15'] as const) : [])]
}

/** Greatest distance in points between the number of a box and its amount. */
const nearby = 40

/** Where the boxes of a certificate stand on a page with text; empty if the page is not its form 11. */
export function boxMarksOn(pieces: readonly Piece[], certificate: Certificate): BoxMark[] {
  const phrases = phrasesOf(pieces)
  const anchors = anchorsOf(phrases)
  if (!anchors) return []
  const days = (phrase: Piece) =>
    (phrase.text.match(/\d{1,2}[./]\d{1,2}[./]\d{2,4}/g) ?? []).map((text) => dayOfText(text))
  return numberedBoxes(certificate).flatMap((box): BoxMark[] => {
    if (box === 'F' || box === 'G') return []
    if (box === 'E') {
      const found = phrases.find((phrase) => days(phrase).includes(certificate.from))
      return found ? [{ box, at: found }] : []
    }
    const anchor = anchors.find((one) => one.box === box)
    if (!anchor) return []
    const cents = box === '15' ? undefined : certificate.amounts[box]
    const beside = phrases.filter((one) => one.x > anchor.x && Math.abs(one.y - anchor.y) <= nearby)
    const [amount] = beside
      .filter(({ text }) => isAmount(text, cents))
      .toSorted((one, other) => Math.abs(one.y - anchor.y) - Math.abs(other.y - anchor.y))
    // A corrected amount is not what the page states.
    const stated = beside.findLast((one) => isOnLine(one, anchor) && box !== '15' && centsOfText(one.text) !== null)
    const { x, y, size } = anchor
    return [{ box, at: amount ?? stated ?? { x, y, size, right: x + size * 2 } }]
  })
}

/** Amounts that the form subtracts may be printed with a sign. */
function isAmount(text: string, cents: number | undefined): boolean {
  const printed = centsOfText(text)
  return printed !== null && cents !== undefined && Math.abs(printed) === Math.abs(cents)
}
