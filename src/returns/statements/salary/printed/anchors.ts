import { type AmountBox, amountBoxes } from '../certificate.ts'
import { boxLabels, headings } from './labels.ts'
import { isOnLine, type Piece, plain } from './page.ts'

export type PrintedBox = AmountBox | '14' | '15'
/** A box number on the page. `box` is null if no label of the form stands beside it: then nothing is read there. */
export type Anchor = Pick<Piece, 'x' | 'y' | 'size'> & { box: PrintedBox | null }

const order: readonly string[] = [...amountBoxes, '14', '15']
const known = new Set<string>([...order, ...headings])
const number = /(?:^|\s)(\d{1,2}(?:\.\d){0,2})(\.?)(?=\s|$|\p{L})/gu
const pillar = /^(?:saule|pilier|pilastro)/

/** Box numbers beside their labels, from top to bottom; null if the page is not form 11. */
export function anchorsOf(phrases: readonly Piece[]): Anchor[] | null {
  const found = phrases.flatMap((phrase) => numbersIn(phrase, phrases)).toSorted((a, b) => a.y - b.y || a.x - b.x)
  const first = new Map<string, Anchor>()
  for (const anchor of found) {
    const earlier = anchor.box && first.get(anchor.box)
    if (anchor.box && (!earlier || anchor.x < earlier.x - 20)) first.set(anchor.box, anchor)
  }
  const anchors = found.filter(({ box }, at) => box === null || first.get(box) === found[at])
  const boxes = anchors.flatMap(({ box }) => box ?? [])
  const isForm = boxes.length >= 5 && boxes.includes('8') && boxes.includes('11') && isInOrder(boxes)
  return isForm ? anchors : null
}

function isInOrder(boxes: readonly PrintedBox[]): boolean {
  return boxes.every((box, at) => at === 0 || order.indexOf(boxes[at - 1] ?? '') < order.indexOf(box))
}

function numbersIn(phrase: Piece, phrases: readonly Piece[]): Anchor[] {
  const { text, x, right, y, size } = phrase
  const found = [...text.matchAll(number)].flatMap((match) => {
    const [whole, box = '', dot] = match
    const at = match.index + whole.indexOf(box)
    return known.has(box)
      ? [{ box, at, end: match.index + whole.length, isMarked: dot !== '' || box.includes('.') }]
      : []
  })
  return found.flatMap(({ box, at, end, isMarked }, index): Anchor[] => {
    const next = found.slice(index + 1).find((one) => one.isMarked)
    const rest = text.slice(end, next?.at)
    const place = { x: x + ((right - x) * at) / text.length, y, size }
    const label = plain(`${rest} ${next ? '' : besideOf(phrase, phrases)}`.slice(0, 400))
    if (isBox(box) && (at === 0 || isMarked) && boxLabels[box].test(label)) return [{ ...place, box }]
    return at === 0 && isMarked && !pillar.test(label) ? [{ ...place, box: null }] : []
  })
}

/** Words to the right of a number and in the two lines below, where the other languages stand. */
function besideOf(phrase: Piece, phrases: readonly Piece[]): string {
  const right = phrases.filter((one) => one.x > phrase.x && isOnLine(one, phrase))
  const end = right.find((one) => /^\d{1,2}(?:\.\d)+/.test(one.text))?.x ?? Number.POSITIVE_INFINITY
  const below = phrases.filter(
    (one) => one.x > phrase.x && one.y > phrase.y && one.y <= phrase.y + 1.3 * phrase.size && !/^\d/.test(one.text),
  )
  return [...right, ...below]
    .filter(({ x }) => x < end)
    .slice(0, 12)
    .map(({ text }) => text)
    .join(' ')
}

function isBox(box: string): box is PrintedBox {
  return order.includes(box)
}
